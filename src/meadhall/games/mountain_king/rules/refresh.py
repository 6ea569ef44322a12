"""Chapter 13, the refresh: what is laid out anew for the next Wave, as it was for the first."""

from __future__ import annotations

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.state import SHOWN, Mountain, replaced
from meadhall.games.mountain_king.table import UNKNOWN, WAVES
from meadhall.games.mountain_king.words import CHAMPIONS, do_draw
from meadhall.kernel.action import Action
from meadhall.kernel.step import Chance, Step

STARTERS, EARLY, LATE = range(3)
"""The decks: starting Champions, those of Waves I and II, those of Wave III."""


class Refresh(Step):
    """New Gate cards and Champions, cubes and Claws back, and the next start player."""

    rule = "MK-13.9"

    def run(self, s: Mountain) -> None:
        s.covered = [0] * s.players
        s.claws = (0,) * CHAMPIONS
        s.desperation = [0] * s.players
        s.start = (s.start + 1) % s.players
        s.tell(says.START_PLAYER, s.start)
        s.then(LayGateCards(), ShowChampions(LATE if s.wave + 1 == WAVES else EARLY))


class LayGateCards(Step):
    """Face down, so their Domains are open until somebody looks."""

    rule = "MK-2.10"

    def run(self, s: Mountain) -> None:
        s.gates = ((UNKNOWN, 0),) * s.table.gate_cards
        s.tell(says.GATES_LAID, len(s.gates))


class ShowChampions(Step):
    """Fill the display from the deck of a Wave: I and II share one."""

    deck: int
    rule = "MK-2.5"

    def run(self, s: Mountain) -> None:
        if len(s.display) < s.table.display:
            s.then(ShowChampion(self.deck), self)


class ShowChampion(Chance):
    deck: int
    rule = "MK-2.5"
    kind = "champion"

    def outcomes(self, s: Mountain) -> list[tuple[Action, int]]:
        return [(do_draw[champion], 1) for champion in s.unseen_champions(self.deck)]

    def take(self, s: Mountain, action: Action) -> None:
        s.display = (*s.display, action.arg)
        s.holder = replaced(s.holder, action.arg, SHOWN)
        s.tell(says.CHAMPION_SHOWN, action.arg)
