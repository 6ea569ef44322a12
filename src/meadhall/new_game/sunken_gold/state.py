"""A position of Sunken Gold, as flat columns: a number for each seat or reef; ``gold`` has ``seat * REEFS + reef``."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import TYPE_CHECKING, Any, Self

from mypy_extensions import mypyc_attr

from meadhall.kernel.state import State
from meadhall.new_game.sunken_gold.words import REEF, REEFS

if TYPE_CHECKING:
    from meadhall.new_game.sunken_gold import SunkenGold

NOT_DEALT, HIDDEN = -1, -2
"""A chart that nobody has yet, and one that the viewer may not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sea(State):
    __slots__ = ("air", "bag", "boat", "chart", "coins", "gold", "parts", "round", "rounds")

    def __init__(self, game: SunkenGold, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        parts = game.components
        self.parts = parts
        self.rounds: int = getattr(parts.rounds, options["length"])
        self.round = 0
        self.boat = [REEF.find(parts.boat.start)] * players
        self.air = [parts.boat.air] * players
        self.chart = [NOT_DEALT] * players
        self.gold = [0] * (players * REEFS)
        self.coins = [parts.gold.coins] * REEFS
        self.bag = list(parts.gold.bag)

    def copy_columns_to(self, other: Self) -> None:
        other.parts = self.parts
        other.rounds = self.rounds
        other.round = self.round
        other.boat = self.boat[:]
        other.air = self.air[:]
        other.chart = self.chart[:]
        other.gold = self.gold[:]
        other.coins = self.coins[:]
        other.bag = self.bag[:]

    def position(self) -> dict[str, Any]:
        # Only here: a document knows the state.
        from meadhall.new_game.sunken_gold.document import write

        return write(self)

    def check(self) -> None:
        from meadhall.new_game.sunken_gold.checks import check

        check(self)

    # --- what is counted ------------------------------------------------------------------------

    def haul(self, seat: int) -> list[int]:
        """The gold of a seat, reef by reef."""
        return self.gold[seat * REEFS : (seat + 1) * REEFS]

    def bonus(self, seat: int) -> int:
        """What a seat's chart adds at the end; nothing while it is not known here."""
        chart = self.chart[seat]
        return self.gold[seat * REEFS + chart] if chart >= 0 else 0

    # --- what is hidden -------------------------------------------------------------------------

    def secrets(self) -> dict[Hashable, frozenset[int]]:
        if self.over:
            return {}
        return {("chart", seat): frozenset((seat,)) for seat, reef in enumerate(self.chart) if reef != NOT_DEALT}

    def conceal(self, viewer: int | None) -> None:
        for seat, reef in enumerate(self.chart):
            if seat != viewer and reef != NOT_DEALT and not self.over:
                self.chart[seat] = HIDDEN

    def imagine(self, viewer: int | None, rng: Random) -> None:
        unseen = [reef for reef in range(REEFS) if reef not in self.chart]
        rng.shuffle(unseen)
        self.chart = [unseen.pop() if reef == HIDDEN else reef for reef in self.chart]
