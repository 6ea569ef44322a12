"""Chapter 13, the refresh: what is laid out anew for the next Wave, as it was for the first."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.draws import EvenDraw
from meadhall.games.mountain_king.facts import EARLY, LATE, UNKNOWN, WAVES
from meadhall.games.mountain_king.state import SHOWN, MountainKingState, replaced
from meadhall.games.mountain_king.words import CHAMPIONS, do_draw, each
from meadhall.kernel.action import Action
from meadhall.kernel.step import Step


class Refresh(Step):
    """New Gate cards and Champions, cubes and Claws back, and the next start player."""

    rule = "MK-13.9"

    def run(self, s: MountainKingState) -> None:
        s.covered = [0] * s.players
        s.claws = (0,) * CHAMPIONS
        s.desperation = [0] * s.players
        s.start = (s.start + 1) % s.players
        s.tell(messages.START_PLAYER, s.start)
        s.then(LayGateCards(), ShowChampions(LATE if s.wave + 1 == WAVES else EARLY))


class LayGateCards(Step):
    """They lie face down, so that their Clans are drawn when somebody looks."""

    rule = "MK-2.10"

    def run(self, s: MountainKingState) -> None:
        s.gates = ((UNKNOWN, 0),) * s.facts.gate_cards
        s.tell(messages.GATES_LAID, len(s.gates))


class ShowChampions(Step):
    """Fill the display from the deck of a Wave: I and II share one."""

    deck: int
    rule = "MK-2.5"

    def run(self, s: MountainKingState) -> None:
        if len(s.display) < s.facts.display:
            s.then(ShowChampion(self.deck), self)


class ShowChampion(EvenDraw):
    deck: int
    rule = "MK-2.5"
    kind = "champion"

    def things(self, s: MountainKingState) -> list[Action]:
        return each(do_draw, s.unseen_champions(self.deck))

    def take(self, s: MountainKingState, action: Action) -> None:
        s.display = (*s.display, action.arg)
        s.holder = replaced(s.holder, action.arg, SHOWN)
        s.tell(messages.CHAMPION_SHOWN, action.arg)
