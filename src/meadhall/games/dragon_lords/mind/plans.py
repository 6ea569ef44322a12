"""The plan behind an action, in words."""

from __future__ import annotations

from typing import Any

from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE, is_kingdom
from meadhall.games.dragon_lords.mind.campaign import VICTORY, Campaign
from meadhall.games.dragon_lords.mind.styles import Style
from meadhall.games.dragon_lords.mind.voyages import best_landing, crew_for
from meadhall.games.dragon_lords.rules.war.attack import Muster
from meadhall.games.dragon_lords.rules.war.band import ATTACK, Band
from meadhall.games.dragon_lords.rules.war.combat_phase import CombatPhase
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    DRAGON_ORB,
    FIRST_GOLD,
    SCROLL,
    TERRITORIES,
    TERRITORY,
    do_again,
    do_attack,
    do_buy,
    do_buy_ship,
    do_buy_tool,
    do_cast,
    do_charm,
    do_claim,
    do_embark,
    do_fight,
    do_hide,
    do_land,
    do_march,
    do_place,
    do_post,
    do_retreat,
    do_send,
    do_set_out,
    do_sneak,
    do_teleport,
    do_to,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.sets import has

WIN = Kind("plan-win", territory=TERRITORY)
TAKE_KINGDOM = Kind("plan-take-kingdom", territory=TERRITORY)
DENY = Kind("plan-deny", territory=TERRITORY)
TAKE_LAND = Kind("plan-take-land", territory=TERRITORY)
ON_THE_WAY = Kind("plan-on-the-way", territory=TERRITORY)
GARRISON = Kind("plan-garrison", territory=TERRITORY)
GATHER = Kind("plan-gather", territory=TERRITORY)
LANDING = Kind("plan-landing", territory=TERRITORY)
LEAP = Kind("plan-leap", territory=TERRITORY)
SAVE_ARMY = Kind("plan-save-army")
AMBUSH = Kind("plan-ambush", territory=TERRITORY)
QUEST = Kind("plan-quest")
CHARM = Kind("plan-charm")
FLEET = Kind("plan-fleet")
ARM = Kind("plan-arm")
HIDE = Kind("plan-hide")
MAGIC = Kind("plan-magic", scroll=SCROLL)
SETTLE = Kind("plan-settle", territory=TERRITORY)
SURROUND = Kind("plan-surround", territory=TERRITORY)
LIE_IN_WAIT = Kind("plan-lie-in-wait", territory=TERRITORY)

PLANS: tuple[Kind, ...] = (
    WIN, TAKE_KINGDOM, DENY, TAKE_LAND, ON_THE_WAY, GARRISON, GATHER, LANDING, LEAP, SAVE_ARMY, AMBUSH, QUEST,
    CHARM, FLEET, ARM, HIDE, MAGIC, SETTLE, SURROUND, LIE_IN_WAIT,
)  # fmt: skip

SIMPLE = {
    do_retreat: SAVE_ARMY, do_set_out: QUEST, do_charm.verb: CHARM, do_buy_ship.verb: FLEET, do_buy: ARM, do_hide: HIDE,
}  # fmt: skip
"""By verb, the plan that needs no further look."""


def plan(s: DragonLordsState, action: Action, style: Style) -> Message | None:
    simple = SIMPLE.get(action.verb)
    if simple is not None:
        return Message(simple)
    if action.verb is do_cast:
        return Message(MAGIC, (action.arg,))
    if action.verb is do_buy_tool:
        return Message(CHARM) if action.arg == DRAGON_ORB else None
    step: Any = s.agenda[-1]
    people = getattr(step, "people", NOBODY)
    if not 0 <= people < len(s.leader):
        return None
    return of_war(Campaign(s, people, style), step, action)


def of_war(c: Campaign, step: Any, action: Action) -> Message | None:
    verb = action.verb
    if verb is do_claim or verb is do_post:
        return of_settlers(c, action.arg)
    if verb is do_attack or (verb is do_fight and action.arg < TERRITORIES):
        return conquest(c, action.arg)
    if verb is do_sneak:
        return Message(AMBUSH, (action.arg,))
    if verb is do_send and isinstance(step, Band) and step.move == ATTACK:
        return conquest(c, step.goal)
    if verb is do_place:
        lacking = is_kingdom(action.args[0]) and c.to_keep(action.args[0]) > c.s.units[action.args[0]]
        return Message(GARRISON if lacking else GATHER, (action.args[0],))
    if action is do_again and c.s.fight is not None and c.s.fight.zone < TERRITORIES:
        return conquest(c, c.s.fight.zone)
    return of_travel(c, step, action)


def of_settlers(c: Campaign, land: int) -> Message | None:
    """Why a people begins in a territory."""
    s = c.s
    if is_kingdom(land):
        return Message(GARRISON if s.owner[land] == c.people else SETTLE, (land,))
    if land >= FIRST_GOLD:
        return Message(TAKE_LAND, (land,))
    beside = [one for one in c.geo.near[land] if is_kingdom(one)]
    for home in beside:
        if s.owner[home] != c.people:
            return Message(LIE_IN_WAIT, (home,))
    return Message(SURROUND, (beside[0],)) if beside else None


def of_travel(c: Campaign, step: Any, action: Action) -> Message | None:
    verb = action.verb
    if verb is do_land:
        return Message(LANDING, (action.arg,))
    if verb is do_embark:
        crew = crew_for(c, action.arg)
        goal = best_landing(c, action.arg, crew)[1] if crew > 0 else NOWHERE
        return Message(LANDING, (goal,)) if goal != NOWHERE else None
    if verb is do_to and action.arg < TERRITORIES and not isinstance(step, Muster | CombatPhase):
        held = c.s.owner[action.arg] == c.people
        return Message(GATHER if held else LEAP, (action.arg,))
    if verb in (do_march, do_teleport) and c.aim() != NOWHERE:
        return Message(GATHER, (c.aim(),)) if verb is do_march else Message(LEAP, (c.aim(),))
    return None


def conquest(c: Campaign, land: int) -> Message:
    """Why a territory is attacked."""
    s = c.s
    if is_kingdom(land):
        if c.value(land) >= VICTORY:
            return Message(WIN, (land,))
        owner = s.owner[land]
        near = s.plays(owner) and s.facts.goal - s.kingdoms_led(s.leader[owner]) <= 1
        return Message(DENY if near else TAKE_KINGDOM, (land,))
    force = c.attackers_beside(land) + s.guests_in(land)
    if force > 0 and c.leads_on(force, land):
        beyond = [one for one in c.geo.near[land] if is_kingdom(one) and has(c.enemies, one)]
        if beyond:
            return Message(ON_THE_WAY, (beyond[0],))
    return Message(TAKE_LAND, (land,))
