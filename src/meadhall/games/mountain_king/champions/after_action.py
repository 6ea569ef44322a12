"""Jorunn Quickstep, who steps on when an action is done."""

from __future__ import annotations

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import NOWHERE
from meadhall.games.mountain_king.words import JORUNN, do_pass, do_pawn
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice, Step


class AfterAction(Step):
    """MK-15.27: Jorunn may step on, as part of any action of her holder."""

    who: int
    rule = "MK-15.27"

    def run(self, s: Mountain) -> None:
        if s.claw_left(self.who, JORUNN) and s.pawn[JORUNN] != NOWHERE:
            s.ask(QuickStep(self.who), idle=do_pass)


class QuickStep(Choice):
    rule = "MK-15.27"
    verbs = (do_pawn, do_pass.verb)
    asks = says.ASK_QUICK_STEP

    def options(self, s: Mountain) -> list[Action]:
        free = s.table.near[s.pawn[JORUNN]] & ~s.overrun & ~s.foreign_lairs(self.seat)
        return [do_pass, *(do_pawn[cavern] for cavern in bits(free))]

    def take(self, s: Mountain, action: Action) -> None:
        if action is do_pass:
            return
        origin = s.pawn[JORUNN]
        s.cover_claw(JORUNN)
        s.tell(says.CLAW, self.seat, JORUNN)
        s.put_pawn(JORUNN, action.arg)
        s.tell(says.PAWN_MOVED, self.seat, JORUNN, origin, action.arg)
