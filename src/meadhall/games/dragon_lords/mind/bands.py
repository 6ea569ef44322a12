"""How many units a move takes, of whatever kind it is, and which of the marked units."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE, is_kingdom
from meadhall.games.dragon_lords.mind.campaign import Campaign
from meadhall.games.dragon_lords.mind.errands import errand
from meadhall.games.dragon_lords.mind.voyages import best_landing, goes_back
from meadhall.games.dragon_lords.rules.common.pieces import is_dragonlord, is_wizard
from meadhall.games.dragon_lords.rules.war.band import (
    ATTACK,
    HASTE,
    MARCH,
    PORTAL_ATTACK,
    QUEST,
    SAIL,
    SNEAK,
    TELEPORT,
    TRANSFER,
    Band,
)
from meadhall.games.dragon_lords.rules.war.escapes import FleeBand
from meadhall.games.dragon_lords.words import (
    FIRST_SHIP,
    KING,
    PARTY,
    TERRITORIES,
    do_bring,
    do_send,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import has, only

STEEP = (1.0, 2.0, 1.5, 1.0, 1.0, 12.0, 1.5, 2.0, 1.5)
"""By kind of move, how much one unit more or fewer matters. Crews must be exact, or they would come and go for ever."""
EXPLORERS = 3
"""How many units sail to vacant islands."""
COMPANY = 5
"""How many units make a good quest party, besides a Wizard."""


def weigh_band(c: Campaign, step: Band, options: list[Action]) -> list[float]:
    wanted = size(c, step) - step.sent
    room = sum(action.verb is do_send for action in options)
    best = min(wanted, room)
    steep = STEEP[step.move]
    weights: list[float] = []
    for action in options:
        if action.verb is do_send:
            count = action.arg + 1
            off = abs(count - best)
            weights.append(2.0 - steep * off if off < 9 else -6.0 - 0.05 * off)
        elif action.verb is do_bring:
            weights.append(weigh_bring(c, step, action.arg, wanted, room))
        else:
            weights.append(2.5 if wanted <= 0 else -3.0)
    return weights


def size(c: Campaign, step: Band) -> int:
    """How many should go all together, those who have gone already included."""
    s, move, origin, goal = c.s, step.move, step.origin, step.goal
    ashore = origin < TERRITORIES and s.owner[origin] == c.people
    # Units that have gone no longer count towards the garrison.
    free = (c.surplus(origin) + step.sent) if ashore else s.count(c.people, origin) + step.sent
    free = max(free, 1)
    if move in (ATTACK, PORTAL_ATTACK, HASTE):
        there = s.guests_in(goal) - step.sent
        others = c.attackers_beside(goal, only(origin)) if move == ATTACK else 0
        if others:
            total = there + others + free
            wanted = c.units_wanted(total, goal)
            return max(min(free, wanted - there), 1)
        return max(min(free, c.units_wanted(there + free, goal) - there), 1)
    if move in (MARCH, TRANSFER):
        return transfer_size(c, goal, free)
    if move == SAIL:
        return landing_size(c, step, free)
    if move == QUEST:
        return min(free, COMPANY + 1)
    return free


def transfer_size(c: Campaign, goal: int, free: int) -> int:
    if goal < TERRITORIES and is_kingdom(goal) and c.s.owner[goal] == c.people:
        lack = c.to_keep(goal) - c.s.units[goal]
        if 0 < lack < free:
            return lack
    return free


def landing_size(c: Campaign, step: Band, free: int) -> int:
    """A vacant island takes one unit, and the others bring the ship home; everything else takes all there are."""
    s = c.s
    if step.goal == PARTY or step.origin == PARTY:
        return free
    if step.goal >= FIRST_SHIP:
        _, goal = best_landing(c, step.goal - FIRST_SHIP, free)
        if goal == NOWHERE:
            return free
        if s.owner[goal] == NOBODY:
            return min(free, EXPLORERS)
        return 1 if goes_back(c, step.origin, goal) else free
    if s.owner[step.goal] == c.people and free > EXPLORERS:
        # Somebody has to sail the ship back.
        return free - 1
    return 1 if s.owner[step.goal] == NOBODY else free


def weigh_bring(c: Campaign, step: Band, piece: int, wanted: int, room: int) -> float:
    """How much a marked unit is wanted: where it is of use, or where there are too few others."""
    short = 1.2 if wanted > room else -1.5
    if step.move in (MARCH, TRANSFER) and step.origin < TERRITORIES and piece == errand(c).piece:
        return 4.0
    if piece == KING:
        return -5.0 if step.origin < TERRITORIES else 2.5
    if step.origin >= FIRST_SHIP and step.goal != PARTY:
        return 3.0
    if is_dragonlord(piece):
        return 3.5 if wanted >= 4 and step.move in (ATTACK, TELEPORT, HASTE, PORTAL_ATTACK) else -2.0
    if is_wizard(piece):
        if step.move == QUEST:
            return 3.5
        if step.move in (ATTACK, SAIL, PORTAL_ATTACK, TELEPORT):
            return 2.6 if wanted >= 6 and is_important(c, step.goal) else -2.0
        if step.goal < TERRITORIES and has(c.s.facts.portals, step.goal) and step.move in (MARCH, TRANSFER):
            return 3.0
        if step.move == TRANSFER and step.goal < TERRITORIES:
            return 2.3 if wanted >= 5 and not is_kingdom(step.goal) else -1.5
        return 2.2 if step.move == MARCH and wanted >= 5 else -2.0
    if step.move == SNEAK:
        return short
    return short - 0.3


def is_important(c: Campaign, goal: int) -> bool:
    """Whether a band sets out for something where a Wizard matters."""
    return goal >= FIRST_SHIP or is_kingdom(goal) or c.s.units[goal] >= 4 or any(map(is_kingdom, c.geo.near[goal]))


def weigh_flight(c: Campaign, step: FleeBand, action: Action) -> float:
    """Everybody who can goes, commanders first."""
    return 3.0 if action.verb is do_bring else 0.3 * action.arg if action.verb is do_send else -2.0
