"""The kinds of values that a pack gives, with their bounds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Few = Annotated[int, Meta(ge=0, le=12)]
Some = Annotated[int, Meta(ge=1, le=99)]
Gold = Annotated[int, Meta(ge=0, le=99)]
Mana = Annotated[int, Meta(ge=0, le=5)]
Attack = Annotated[int, Meta(ge=0, le=12)]
HitPoints = Annotated[int, Meta(ge=1, le=9)]
Die = Literal[4, 6, 8, 10, 12]
Plain = Literal[6]
"""The Defence of everybody but monsters: their dice, saving throws and odds are all of six faces."""
Throw = Annotated[str, Meta(pattern=r"^[1-9]d(4|6|8|10|12)$")]
Roll = Annotated[str, Meta(pattern=r"^[1-9]d(4|6|8|10|12)(\+[1-9])?$")]
Hits = Annotated[int, Meta(ge=0, le=99)] | Throw
"""A number, or the dice that tell it, as in ``1d4``; nothing is added to them."""
Amount = Annotated[int, Meta(ge=0, le=99)] | Roll
"""A number, or the dice that tell it, as in ``1d4`` or ``1d6+2``."""
Cell = tuple[Annotated[int, Meta(ge=1, le=40)], Annotated[int, Meta(ge=0, le=39)]]
"""Column from 1 and row from 0; odd columns lie half a hexagon lower."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Names = tuple[str, ...]
Element = Literal["", "fire", "cold", "lightning"]
Trait = Literal[
    "poison", "magical", "dragon-fire", "charmable", "missile", "cold", "fire", "immune-fire", "immune-poison"
]
