"""The sheet of an action that a Champion or the Wheel grants: where it aims, who goes, and to whom it is owed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from meadhall.draw.sheet import Drafted, Part, Sheet, Value, notation
from meadhall.games.mountain_king.board.action_sheet import Composer
from meadhall.games.mountain_king.board.deeds import Deed, Plan
from meadhall.games.mountain_king.board.scribe import Scribe
from meadhall.games.mountain_king.facts import NOWHERE
from meadhall.games.mountain_king.rules.actions import TakeGranted, may_be_idle
from meadhall.games.mountain_king.words import GNOME, TYPE, do_pass
from meadhall.kernel.action import Action

QUESTIONS = frozenset({"ask-advance", "ask-bolster", "ask-influence"})
IDLE = -1
"""The number of the value that does nothing, beside those of the targets."""


def granted_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    """The sheet of a granted action that is asked for or that the draft has begun; None for anything else."""
    decision = draft.view.decision
    asked = (*draft.questions, "" if decision is None else decision.prompt.key)
    begun = next((n for n, question in enumerate(asked) if question in QUESTIONS), None)
    if begun is None:
        return None
    plan = GrantedPlan.of(draft, draft.actions[:begun])
    if plan is None:
        return None
    rest = draft.actions[begun:]
    deed = Deed.read(plan.step.kind, False, (), [one for one in rest if one is not do_pass])
    return None if deed is None else GrantedComposer(draft, scribe, plan, deed, do_pass in rest).sheet()


class GrantedPlan(Plan):
    """What can be changed about an action whose power is given."""

    step: TakeGranted

    @classmethod
    def of(cls, draft: Drafted, before: Sequence[Action]) -> GrantedPlan | None:
        """None if the action is one of a turn, or a turn of the Wheel, which has more to say."""
        plan = cls(draft, before, strong=False)
        step = plan.start.agenda[-1] if plan.start is not None else None
        if not isinstance(step, TakeGranted) or step.kind == GNOME:
            return None
        plan.step = step
        return plan

    def options(self, kind: int) -> dict[int, Deed]:
        return {self.step.power: Deed(kind, False, ())}

    def power(self, deed: Deed) -> int:
        return self.step.power + deed.claw

    def ready(self, deed: Deed) -> bool:
        return True


class GrantedComposer(Composer):
    """The sheet of a granted action; ``idle`` if it is to do nothing."""

    plan: GrantedPlan

    def __init__(self, draft: Drafted, scribe: Scribe, plan: GrantedPlan, deed: Deed, idle: bool) -> None:
        super().__init__(draft, scribe, plan, deed, done=False)
        self.idle = idle

    def origin_words(self) -> str:
        step, scribe = self.plan.step, self.scribe
        if step.giver == NOWHERE:
            return scribe.write("sheet-granted-wheel", power=step.power)
        return scribe.write("sheet-granted", champion=scribe.champion(step.giver), power=step.power)

    def said(self) -> str:
        giver = self.plan.step.giver
        words = super().said()
        return words if giver == NOWHERE else f"{self.scribe.champion(giver)}: {words}"

    def price_parts(self) -> list[Part]:
        """It covers nothing; a Claw may still make it stronger."""
        claw = tuple(self.claw_row())
        return [Part("power", self.scribe.write("sheet-power"), claw)] if claw else []

    def aim_part(self) -> Part:
        part = super().aim_part()
        if not may_be_idle(self.deed.kind):
            return part
        (row,) = part.rows
        words = self.scribe.write(f"sheet-idle-{TYPE.words[self.deed.kind]}")
        nothing = Value(IDLE, words, notation((*self.plan.trials.before, do_pass)))
        return replace(
            part, rows=(replace(row, values=(*row.values, nothing), value=IDLE if self.idle else row.value),)
        )
