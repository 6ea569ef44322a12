"""Which games are played: the same four players everywhere, and more tables for whoever wants to know."""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.kernel import registry
from meadhall.kernel.game import Game
from meadhall.kernel.state import State

TEN_ROUNDS = {"turn_limit": "10"}
"""At random DragonLords finds no end by itself."""


class Case(msgspec.Struct, frozen=True):
    """A game with its number of players and its options, as ``meadhall simulate`` would play it."""

    name: str
    label: str
    slug: str
    players: int
    options: dict[str, str] = {}

    @property
    def game(self) -> Game[Any]:
        return registry.load(self.slug)

    def new(self) -> State:
        first: State = self.game.new(self.players, **self.options)
        return first


ICE_GARDEN = Case("ice-garden-4", "Ice Garden", "ice-garden", 4)
USUAL = (
    ICE_GARDEN,
    Case("mountain-king-4", "Mountain King", "mountain-king", 4),
    Case("dragon-lords-4", "DragonLords", "dragon-lords", 4, TEN_ROUNDS),
)
OTHERS = (
    *(Case(f"ice-garden-{n}", f"Ice Garden, {n}", "ice-garden", n) for n in (2, 3)),
    Case("ice-garden-4-advanced", "Ice Garden, 4, advanced", "ice-garden", 4, {"edition": "first", "mode": "advanced"}),
    Case("ice-garden-solo", "Ice Garden, solo", "ice-garden", 1, {"difficulty": "hard"}),
    *(Case(f"mountain-king-{n}", f"Mountain King, {n}", "mountain-king", n) for n in (2, 3, 5)),
    *(Case(f"dragon-lords-{n}", f"DragonLords, {n}", "dragon-lords", n, TEN_ROUNDS) for n in (2, 3)),
)
CASES = {case.name: case for case in (*USUAL, *OTHERS)}
