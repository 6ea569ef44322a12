"""The plans that bots can name."""

from __future__ import annotations

from meadhall.games.ice_garden.mind.races import task
from meadhall.games.ice_garden.rules.making import Appear
from meadhall.games.ice_garden.rules.ranking import ranking
from meadhall.games.ice_garden.state import NOBODY, Midgaard
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
    do_advance,
    do_appear,
    do_attack,
    do_carry,
    do_cross,
    do_enchant,
    do_evict,
    do_gain,
    do_improve,
    do_influence,
    do_influence_two,
    do_mountain,
    do_move,
    do_pillage,
    do_plan,
    do_raven,
    do_recruit,
    do_settle,
    do_shift,
    do_start,
    do_strike,
    do_strike_neutral,
    do_summon,
    do_trade,
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
WORK = (
    Kind("plan-dwellers", region=REGION),
    Kind("plan-reserves", region=REGION),
    Kind("plan-tower", region=REGION),
    Kind("plan-nightmare", region=REGION),
)
"""What brings each character's goal nearer in a region."""
PLANS = (
    TAKE_REGION, SECURE_REGION, SPREAD, REGROUP, STOCK_UP, SUMMON, IMPROVE, MEND_NAME, WEAKEN, HUNT_POINTS, SAIL_FAST,
    SAIL_SLOWLY, END_IN_SNOW, *WORK,
)  # fmt: skip
BY_FIELD = {GORGE: STOCK_UP, INFLUENCE: SPREAD, MOVE: REGROUP, MOUNTAIN: REGROUP, RAVEN: MEND_NAME, MAKING: SUMMON}
BY_VERB = {
    do_gain: STOCK_UP,
    do_trade: STOCK_UP,
    do_raven: MEND_NAME,
    do_attack.verb: HUNT_POINTS,
    do_strike_neutral: HUNT_POINTS,
    do_carry: REGROUP,
}
INTO = (do_start, do_settle, do_influence, do_influence_two, do_evict)
ACROSS = (do_mountain, do_cross)
AGAINST = (do_strike, do_pillage, do_recruit, do_enchant)
MAKE = (do_shift.verb, do_improve, do_summon)


def plan(s: Midgaard, seat: int, action: Action) -> Message | None:
    """The plan that an action serves; None where there is nothing to tell."""
    verb = action.verb
    if verb is do_plan:
        return Message(BY_FIELD[action.arg])
    if verb in BY_VERB:
        return Message(BY_VERB[verb])
    if verb in INTO:
        return _for_region(s, seat, MARKER, action.arg)
    if verb in ACROSS:
        return _for_region(s, seat, MARKER, action.args[1])
    if verb is do_move:
        piece, _, goal = action.args
        return _for_region(s, seat, piece, goal)
    if verb is do_appear:
        step = s.agenda[-1]
        return _for_region(s, seat, step.level if isinstance(step, Appear) else MARKER, action.arg)
    if verb in AGAINST:
        return Message(WEAKEN, (action.args[1] if verb is do_strike else action.arg,))
    if verb in MAKE:
        if s.snow + 1 >= s.table.snow_limit:
            return Message(END_IN_SNOW)
        return Message(IMPROVE if verb is do_improve else SUMMON)
    if verb is do_advance:
        return Message(SAIL_FAST if action.arg else SAIL_SLOWLY)
    return None


def _for_region(s: Midgaard, seat: int, piece: int, region: int) -> Message:
    """The goal comes first, then whose region it is."""
    character = s.character[seat]
    if piece != MARKER and character != NOBODY and task(s, character, seat, piece, region):
        return Message(WORK[character], (region,))
    return Message(SECURE_REGION if ranking(s, region)[:1] == [seat] else TAKE_REGION, (region,))
