"""A position of Sunken Gold, as flat columns: a number for each seat or reef; ``gold`` has ``seat * REEFS + reef``."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from meadhall.kernel.state import State
from meadhall.new_game.sunken_gold.components import Components
from meadhall.new_game.sunken_gold.words import REEF, REEFS

if TYPE_CHECKING:
    from meadhall.new_game.sunken_gold import SunkenGold

NOT_DEALT, HIDDEN = -1, -2
"""A chart that nobody has yet, and one that the viewer may not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sea(State):
    parts: Components
    rounds: int
    round: int
    boat: list[int]
    """The reef where each boat lies."""
    air: list[int]
    chart: list[int]
    gold: list[int]
    coins: list[int]
    """How many lie at each reef."""
    bag: list[int]
    """How many coins of each worth are still to be found."""

    def __init__(self, game: SunkenGold, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        parts = game.components
        self.parts = parts
        self.rounds = getattr(parts.rounds, options["length"])
        self.round = 0
        self.boat = [REEF.find(parts.boat.start)] * players
        self.air = [parts.boat.air] * players
        self.chart = [NOT_DEALT] * players
        self.gold = [0] * (players * REEFS)
        self.coins = [parts.gold.coins] * REEFS
        self.bag = list(parts.gold.bag)

    def current_round(self) -> int:
        return self.round

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
