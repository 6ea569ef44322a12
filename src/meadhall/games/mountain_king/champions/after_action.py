"""Jorunn Quickstep, who may move on when an action is done."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.facts import NOWHERE
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import JORUNN, do_pass, do_pawn, each
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice, Step


class AfterAction(Step):
    """MK-15.27: Jorunn may move to a neighbour, as part of any action of her holder."""

    who: int
    rule = "MK-15.27"

    def run(self, s: MountainKingState) -> None:
        if s.claw_left(self.who, JORUNN) and s.pawn[JORUNN] != NOWHERE:
            s.ask(QuickStep(self.who), idle=do_pass)


class QuickStep(Choice):
    rule = "MK-15.27"
    verbs = (do_pawn, do_pass.verb)
    asks = messages.ASK_QUICK_STEP

    def options(self, s: MountainKingState) -> list[Action]:
        free = s.facts.near[s.pawn[JORUNN]] & ~s.overrun & ~s.foreign_lairs(self.seat)
        return [do_pass, *each(do_pawn, bits(free))]

    def take(self, s: MountainKingState, action: Action) -> None:
        if action is do_pass:
            return
        origin = s.pawn[JORUNN]
        s.spend_claw(JORUNN)
        s.put_pawn(JORUNN, action.arg)
        s.tell(messages.PAWN_MOVED, self.seat, JORUNN, origin, action.arg)
