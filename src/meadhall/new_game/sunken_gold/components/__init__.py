"""The components of the game: typed, checked, read from ``pack.toml`` and what an owner lays over it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from meadhall.kernel.errors import PackError
from meadhall.kernel.pack import Pack
from meadhall.new_game.sunken_gold.words import REEF, REEFS, WORTH

Some = Annotated[int, Meta(ge=1, le=20)]
Count = Annotated[int, Meta(ge=0, le=99)]


class Boat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: str
    reach: Annotated[int, Meta(ge=1, le=4)]
    air: Some


class Gold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: Some
    """How many lie at each reef."""
    bag: Annotated[tuple[Count, ...], Meta(min_length=4, max_length=4)]
    """How many coins of each worth there are."""


class Rounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    short: Some
    long: Some


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    boat: Boat
    gold: Gold
    rounds: Rounds


def furnish(pack: Pack) -> Components:
    """The components of a pack, or ``PackError`` naming what is wrong."""
    parts = pack.read(Components)
    if parts.boat.start not in REEF.words:
        raise PackError("boat.start", f"{parts.boat.start!r} is none of {', '.join(REEF.words)}")
    if sum(parts.gold.bag) != REEFS * parts.gold.coins:
        raise PackError("gold.bag", f"must have a coin for each of the {REEFS * parts.gold.coins} at the reefs")
    assert len(parts.gold.bag) == len(WORTH)
    return parts
