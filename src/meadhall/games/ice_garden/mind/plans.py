"""The plans that bots can name."""

from __future__ import annotations

from meadhall.games.ice_garden import words
from meadhall.games.ice_garden.mind.races import share_waiting
from meadhall.games.ice_garden.rules.making import Appear
from meadhall.games.ice_garden.rules.ranking import dominator
from meadhall.games.ice_garden.state import NOBODY, IceGardenState
from meadhall.games.ice_garden.words import (
    CHARACTER,
    GORGE,
    INFLUENCE,
    MAKING,
    MARKER,
    MOUNTAIN,
    MOVE,
    RAVEN,
    REGION,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message

TAKE_REGION = Kind("plan-take-region", region=REGION)
SECURE_REGION = Kind("plan-secure-region", region=REGION)
SPREAD = Kind("plan-spread")
REGROUP = Kind("plan-regroup")
STOCK_UP = Kind("plan-stock-up")
SUMMON = Kind("plan-summon")
IMPROVE = Kind("plan-improve")
MEND_NAME = Kind("plan-mend-name")
WEAKEN = Kind("plan-weaken", character=CHARACTER)
HUNT_POINTS = Kind("plan-hunt-points")
SAIL_FAST = Kind("plan-sail-fast")
SAIL_SLOWLY = Kind("plan-sail-slowly")
END_IN_SNOW = Kind("plan-end-in-snow")
GOAL_PLANS = (
    Kind("plan-dwellers", region=REGION),
    Kind("plan-reserves", region=REGION),
    Kind("plan-tower", region=REGION),
    Kind("plan-nightmare", region=REGION),
)
"""What brings each character's goal nearer in a region."""
PLANS = (
    TAKE_REGION, SECURE_REGION, SPREAD, REGROUP, STOCK_UP, SUMMON, IMPROVE, MEND_NAME, WEAKEN, HUNT_POINTS, SAIL_FAST,
    SAIL_SLOWLY, END_IN_SNOW, *GOAL_PLANS,
)  # fmt: skip
BY_FIELD = {GORGE: STOCK_UP, INFLUENCE: SPREAD, MOVE: REGROUP, MOUNTAIN: REGROUP, RAVEN: MEND_NAME, MAKING: SUMMON}
BY_VERB = {
    words.do_gain: STOCK_UP,
    words.do_trade: STOCK_UP,
    words.do_raven: MEND_NAME,
    words.do_attack.verb: HUNT_POINTS,
    words.do_strike_neutral: HUNT_POINTS,
    words.do_carry: REGROUP,
}
INTO = (words.do_start, words.do_settle, words.do_influence, words.do_influence_two, words.do_evict)
ACROSS = (words.do_mountain, words.do_cross)
AGAINST = (words.do_strike, words.do_pillage, words.do_recruit, words.do_enchant)
MAKE = (words.do_shift.verb, words.do_improve, words.do_summon)


def plan(s: IceGardenState, seat: int, action: Action) -> Message | None:
    """The plan that an action serves; None where there is nothing to tell."""
    verb = action.verb
    if verb is words.do_plan:
        return Message(BY_FIELD[action.arg])
    if verb in BY_VERB:
        return Message(BY_VERB[verb])
    if verb in INTO:
        return _for_region(s, seat, MARKER, action.arg)
    if verb in ACROSS:
        return _for_region(s, seat, MARKER, action.args[1])
    if verb is words.do_move:
        piece, _, goal = action.args
        return _for_region(s, seat, piece, goal)
    if verb is words.do_appear:
        step = s.agenda[-1]
        return _for_region(s, seat, step.level if isinstance(step, Appear) else MARKER, action.arg)
    if verb in AGAINST:
        return Message(WEAKEN, (action.args[1] if verb is words.do_strike else action.arg,))
    if verb in MAKE:
        if s.snow + 1 >= s.facts.snow_limit:
            return Message(END_IN_SNOW)
        return Message(IMPROVE if verb is words.do_improve else SUMMON)
    if verb is words.do_advance:
        return Message(SAIL_FAST if action.arg else SAIL_SLOWLY)
    return None


def _for_region(s: IceGardenState, seat: int, piece: int, region: int) -> Message:
    """A plan for the goal if the piece works for it there, else for taking or securing the region."""
    character = s.character[seat]
    if piece != MARKER and character != NOBODY and share_waiting(s, character, seat, piece, region):
        return Message(GOAL_PLANS[character], (region,))
    return Message(SECURE_REGION if dominator(s, region) == seat else TAKE_REGION, (region,))
