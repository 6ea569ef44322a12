"""The set-up: which Kingdom and territories to claim, where to post the first army, and where to hide the King."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import NEUTRAL, NOBODY, is_kingdom, kingdom_of
from meadhall.games.dragon_lords.mind.campaign import Campaign
from meadhall.games.dragon_lords.mind.geography import FAR
from meadhall.games.dragon_lords.rules.course.initiative import Bid
from meadhall.games.dragon_lords.rules.course.setup import (
    CLAIM_GOLD,
    CLAIM_KINGDOM,
    CLAIM_LAND,
    Claim,
    DockFirstShip,
    HideCounters,
    hidden_counters,
)
from meadhall.games.dragon_lords.words import DWARVES, FIRST_ISLAND, KING, PEOPLES, TERRITORIES, WIZARD_1
from meadhall.kernel.action import Action
from meadhall.kernel.sets import has


def weigh_claim(c: Campaign, step: Claim, action: Action) -> float:
    if step.kind == CLAIM_KINGDOM:
        return kingdom_claim(c, action.arg)
    if step.kind == CLAIM_GOLD:
        return gold_claim(c, action.arg)
    return land_claim(c, action.arg) if step.kind == CLAIM_LAND else post_value(c, action.arg)


def kingdom_claim(c: Campaign, home: int) -> float:
    """Kingdoms near unclaimed ones, away from rivals, and with few neighbours are best."""
    s = c.s
    value = -0.4 * len(c.geo.near[home])
    for other in c.geo.kingdoms:
        if other == home:
            continue
        near = 1.5 if c.ways[home][other] <= 5 else 0.4
        owner = s.owner[other]
        if owner == NOBODY:
            value += near
        elif s.hostile(c.people, owner):
            value -= near
    return value


def gold_claim(c: Campaign, land: int) -> float:
    """Territories near home are best; Dwarves like mines."""
    home = min((c.ways[own][land] for own in c.s.kingdoms_of(c.people)), default=float(FAR))
    return -0.7 * home + (1.5 if c.people == DWARVES and has(c.s.facts.mines, land) else 0.0)


def land_claim(c: Campaign, land: int) -> float:
    """Territories around the own Kingdom are best, then those next to Kingdoms that can be taken."""
    s = c.s
    value = 0.0
    if s.owner[kingdom_of(land)] == c.people:
        value += 1.5
    for one in c.geo.near[land]:
        if is_kingdom(one):
            owner = s.owner[one]
            if owner == c.people:
                value += 2.5
            elif owner == NEUTRAL:
                value += 1.6 if not others_beside(c, one) else 1.0
            elif owner < PEOPLES and s.hostile(c.people, owner):
                value += 1.0
        elif s.owner[one] == c.people:
            value += 0.25
    return value


def others_beside(c: Campaign, home: int) -> bool:
    """Whether this people has a territory next to a Kingdom already."""
    return any(c.s.owner[one] == c.people for one in c.geo.near[home])


def post_value(c: Campaign, land: int) -> float:
    """The own Kingdom first if it is threatened, then one army next to the Kingdom that falls most easily."""
    s = c.s
    if is_kingdom(land):
        lack = c.to_keep(land) - s.units[land]
        if lack > 0:
            return 5.0 + 0.2 * lack
    best = -4.0
    for one in c.geo.near[land]:
        if is_kingdom(one) and has(c.enemies, one):
            need = c.attackers_needed(min(s.units[one], 20), one, 0.8)
            short = max(need + 1 - s.units[land], 0)
            neutral = 1.0 if s.owner[one] == NEUTRAL else 0.0
            best = max(best, 3.0 + neutral - 0.25 * short if short else 0.5)
    return best + 0.02 * s.units[land]


def weigh_dock(c: Campaign, step: DockFirstShip, action: Action) -> float:
    """Harbours with many units near islands are best."""
    s = c.s
    islands = [land for land in range(FIRST_ISLAND, TERRITORIES) if has(s.facts.islands, land)]
    return 0.3 * min(s.units[action.arg], 10) - 0.2 * min((c.geo.shore[action.arg][one] for one in islands), default=0)


def weigh_hide(c: Campaign, step: HideCounters, action: Action) -> float:
    s, land = c.s, action.arg
    counter = hidden_counters(s)[step.next_of(s, c.seat) % step.each(s)]
    units = min(s.units[land], 12)
    if counter == KING:
        return 0.3 * units + (3.0 if is_kingdom(land) else 0.0)
    if counter == WIZARD_1:
        return 0.4 * units + (0.0 if is_kingdom(land) else 1.0)
    return 0.25 * units


def weigh_bid(c: Campaign, step: Bid, action: Action) -> float:
    """To begin is worth about the price of two units."""
    return -0.4 * abs(action.arg - 4)
