"""Answers that can stand while Vuko acts and regions are dominated: then it is nobody's turn, and all are asked."""

from __future__ import annotations

from importlib.resources import files

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.rules.vuko import VukoAction
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import (
    GOLD,
    M_FACTOR,
    POPULATION,
    REGIONS,
    do_lose,
    do_pass,
    do_take,
    do_use,
)
from meadhall.kernel.standing import (
    HOUSE,
    Condition,
    Standing,
    StandingQuestion,
    declines,
    first_of,
    prefers,
)
from meadhall.kernel.state import Decision
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

NO = declines(do_pass)
WEAKEST = first_of("weakest", do_lose)
USE = first_of("use", do_use)
TAKE = tuple(
    prefers(key, do_take[kind]) for key, kind in (("population", POPULATION), ("gold", GOLD), ("m-factor", M_FACTOR))
)


def is_own_turn(s: IceGardenState, seat: int) -> bool:
    """Until Vuko acts everything goes by turns."""
    return not s.round or any(isinstance(step, VukoAction) for step in s.agenda)


def loses_strongest(view: View, decision: Decision) -> bool:
    """Whether a unit of level 3 is among those that may have to go."""
    return do_lose[2] in decision.options


def is_scoring(view: View, decision: Decision) -> bool:
    s = view.position
    assert isinstance(s, IceGardenState)
    return s.scorings > 0


def has_choice_of_rivals(view: View, decision: Decision) -> bool:
    """Whether more than one rival can be chosen."""
    return len({action.args[0] for action in decision.options if action is not do_pass}) > 1


def hosts_many(view: View, decision: Decision) -> bool:
    """Whether some neighbouring region holds three markers of mine or more already."""
    s = view.position
    assert isinstance(s, IceGardenState)
    return any(s.markers[decision.seat * REGIONS + action.args[0]] >= 3 for action in decision.options)


SCORING = Condition("scoring", is_scoring)
RIVALS = Condition("rivals", has_choice_of_rivals)

STANDING = Standing(
    Texts([files("meadhall.kernel") / "text" / "standing", files("meadhall.games.ice_garden") / "text" / "standing"]),
    [
        StandingQuestion(messages.ASK_TAKE.key, (*TAKE, HOUSE)),
        StandingQuestion(messages.ASK_LOSE.key, (WEAKEST, HOUSE), (Condition("strongest", loses_strongest),)),
        StandingQuestion(messages.ASK_USE.key, (USE, NO), (SCORING,)),
        StandingQuestion(messages.ASK_RECRUIT.key, (HOUSE, NO), (RIVALS,)),
        StandingQuestion(messages.ASK_PILLAGE.key, (HOUSE, NO), (RIVALS,)),
        StandingQuestion(messages.ASK_ENCHANT.key, (HOUSE, NO), (RIVALS,)),
        StandingQuestion(messages.ASK_EVICT.key, (HOUSE,), (Condition("hosts", hosts_many),)),
    ],
)
