"""The games of the house, each in a folder with the same rooms: rules, components, texts."""

from __future__ import annotations

from pathlib import Path

FIRST = ("ice-garden", "mountain-king", "dragon-lords")
"""These come first wherever games are listed."""


def found() -> dict[str, str]:
    """The module of each game, by slug: a folder is a game, and its name is the slug with other dashes."""
    folders = sorted(file.parent.name for file in Path(__file__).parent.glob("*/__init__.py"))
    modules = {name.replace("_", "-"): f"{__name__}.{name}" for name in folders}
    return {slug: modules[slug] for slug in (*FIRST, *(slug for slug in modules if slug not in FIRST))}
