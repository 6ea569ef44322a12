"""Whose values a pack has: its first line may name the schema of its game, and its fields tell as well."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from meadhall.kernel import registry
from meadhall.kernel.errors import BadField
from meadhall.lab.packs import fields

SCHEMA = re.compile(r"#:schema\s+(?:\S*/)?([\w-]+)\.schema\.json\s*")


def game_of_file(file: Path, pack: Mapping[str, Any], wanted: str | None) -> str:
    """The game of the pack in a file: the one that is wanted or that it names, else the one that its fields are of."""
    named = named_in(file.read_text("utf-8"))
    if named and wanted and named != wanted:
        raise BadField("game", f"{wanted} is asked for, but {file} says that it is a pack of {named}")
    slug = wanted or named
    if slug is None:
        return game_of(pack)
    known = known_fields(pack)
    other = max(known, key=known.__getitem__)
    if not known.get(slug) and known[other]:
        said = f"{slug} is asked for, but" if wanted else f"its first line names {slug}, but"
        raise BadField("game", f"{said} all that {file} tells is of {other}")
    return slug


def named_in(text: str) -> str | None:
    """The game whose schema the first line names, as templates do."""
    found = SCHEMA.fullmatch(text.partition("\n")[0])
    return found[1] if found and found[1] in registry.games() else None


def game_of(pack: Mapping[str, Any]) -> str:
    """The game that knows the most of these fields."""
    known = known_fields(pack)
    most = max(known.values())
    best = [slug for slug, count in known.items() if count == most]
    if most == 0 or len(best) > 1:
        games = ", ".join(best if most else known)
        raise BadField("game", f"is needed: by its fields the pack may belong to {games}")
    return best[0]


def known_fields(pack: Mapping[str, Any]) -> dict[str, int]:
    """By game, how many of these fields it knows."""
    return {slug: sum(knows(slug, field) for field, _ in fields(pack)) for slug in registry.games()}


def knows(slug: str, field: str) -> bool:
    """Whether a game has such a field, or one above it."""
    origins = registry.load(slug).pack.origins
    return any(above in origins for above in ways_up(field))


def ways_up(field: str) -> Iterator[str]:
    """The field and all groups that it is in, the nearest first."""
    while field:
        yield field
        field = field.rpartition(".")[0]
