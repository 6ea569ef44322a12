"""What a move is: where it begins, what a person wants, what must be true afterwards, and how it is clicked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import meadhall
from bench.moves.hall import SEATS
from bench.moves.hand import Hand
from meadhall.kernel.match import Match
from meadhall.kernel.state import State

Way = Callable[[Hand], None]
"""How a person clicks a move on one kind of page."""


@dataclass(frozen=True)
class Move:
    name: str
    game: str
    intention: str
    """What the person thinks, in words."""
    scenario: Mapping[str, Any]
    """The position, as ``game.scenario`` takes it."""
    outcome: str
    """What must be true afterwards, in words."""
    holds: Callable[[Any, Any], bool]
    """The same, of the position before and the one after."""
    before: Way
    """The fewest clicks on the page that asks small questions."""
    after: Way
    """The fewest on the page that takes whole moves, as it is set for everybody."""
    me: int = 0
    """The seat of the person. Bots sit on the others."""
    seed: int = 1

    def match(self) -> Match[Any]:
        """The game that the table goes on with."""
        state: State = meadhall.load(self.game).scenario(**self.scenario)
        match = Match.of(state, self.seed)
        match.notes[SEATS] = ",".join("me" if seat == self.me else "bot:random" for seat in range(state.players))
        return match


def at_rest(s: State) -> bool:
    """Whether the part of the game that a scenario shows alone is over."""
    return type(s.agenda[-1]).__name__ == "Rest"
