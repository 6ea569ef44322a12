"""Whose values a pack has: packs do not name their game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from meadhall.kernel import registry
from meadhall.kernel.errors import BadField
from meadhall.lab.packs import fields


def game_of(pack: Mapping[str, Any]) -> str:
    """The game that knows the most of these fields."""
    known = {slug: sum(knows(slug, field) for field, _ in fields(pack)) for slug in registry.games()}
    most = max(known.values())
    best = [slug for slug, count in known.items() if count == most]
    if most == 0 or len(best) > 1:
        games = ", ".join(best if most else known)
        raise BadField("game", f"is needed: by its fields the pack may belong to {games}")
    return best[0]


def knows(slug: str, field: str) -> bool:
    """Whether a game has such a field, or one above it."""
    origins = registry.load(slug).pack.origins
    return any(above in origins for above in ways_up(field))


def ways_up(field: str) -> Iterator[str]:
    """The field and all groups that it is in, the nearest first."""
    while field:
        yield field
        field = field.rpartition(".")[0]
