"""Answers that can stand in the turns of others, while Gnomes invade, and while Champions are awarded."""

from __future__ import annotations

from importlib.resources import files

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.facts import NOBODY
from meadhall.games.mountain_king.rules.award import Console, PlacePawn, SwapPawn
from meadhall.games.mountain_king.rules.invasions import HoldBack, easiest
from meadhall.games.mountain_king.rules.turns import Turns
from meadhall.games.mountain_king.rules.votes import ChooseClan
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import HONOUR, VOTE, do_fall, do_pass, do_reward
from meadhall.kernel.standing import HOUSE, Condition, Standing, StandingQuestion, declines, says
from meadhall.kernel.state import Decision
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

AWARDS = (Console, ChooseClan, PlacePawn, SwapPawn)
NO = declines(do_pass)


def is_own_turn(s: MountainKingState, seat: int) -> bool:
    """After the battle it is nobody's turn, except for the action that a new Champion grants."""
    if not s.wave or any(isinstance(step, Turns) for step in s.agenda):
        return s.active in (NOBODY, seat)
    return s.active == seat and not isinstance(s.agenda[-1], AWARDS)


def threatened(view: View, decision: Decision) -> bool:
    """Whether a Gnome of this invasion would go where I have Trolls."""
    s = view.position
    assert isinstance(s, MountainKingState)
    step = s.agenda[-1]
    return isinstance(step, HoldBack) and bool(easiest(s, step.clan) & s.present[decision.seat])


def concerned(view: View, decision: Decision) -> bool:
    """Whether the Gnome may come to a cavern where I have Trolls."""
    s = view.position
    assert isinstance(s, MountainKingState)
    return any(s.present[decision.seat] >> action.args[0] & 1 for action in decision.options)


def is_crowded(view: View, decision: Decision) -> bool:
    """Whether I have three Trolls or more there, so that the draw would probably hit one of mine."""
    s = view.position
    assert isinstance(s, MountainKingState)
    (cavern,) = decision.prompt.args
    return s.units(decision.seat, cavern) >= 3


def pays_well(view: View, decision: Decision) -> bool:
    """Whether three Honour or more stand against one Vote."""
    _, honour = decision.prompt.args
    return honour >= 3


def is_last_troll(view: View, decision: Decision) -> bool:
    """Whether I have no more than two units there, so that the cavern is soon lost."""
    s = view.position
    assert isinstance(s, MountainKingState)
    (cavern,) = decision.prompt.args
    return s.units(decision.seat, cavern) <= 2


STANDING = Standing(
    Texts(
        [files("meadhall.kernel") / "text" / "standing", files("meadhall.games.mountain_king") / "text" / "standing"]
    ),
    [
        StandingQuestion(messages.ASK_HOLD_BACK.key, (NO,), (Condition("threatened", threatened),)),
        StandingQuestion(messages.ASK_DIRECT.key, (HOUSE,), (Condition("concerned", concerned),)),
        StandingQuestion(messages.ASK_VOLUNTEER.key, (NO,), (Condition("crowded", is_crowded),)),
        StandingQuestion(messages.ASK_FALLEN.key, (says("troll", do_fall), HOUSE), (Condition("last", is_last_troll),)),
        StandingQuestion(messages.ASK_CARRY_HOME.key, (HOUSE,)),
        StandingQuestion(
            messages.ASK_REWARD.key,
            (says("vote", do_reward[VOTE]), says("honour", do_reward[HONOUR]), HOUSE),
            (Condition("pays-well", pays_well),),
        ),
        StandingQuestion(messages.ASK_VOTE.key, (HOUSE,)),
        StandingQuestion(messages.ASK_PAWN.key, (HOUSE,)),
        StandingQuestion(messages.ASK_SWAP.key, (NO, HOUSE)),
        StandingQuestion(messages.ASK_QUICK_STEP.key, (NO,)),
    ],
)
