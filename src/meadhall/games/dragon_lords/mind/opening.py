"""The set-up: which Kingdom and territories to claim, where to post the first army, and where to hide the King."""

from __future__ import annotations

from meadhall.games.dragon_lords.mind.campaign import Campaign
from meadhall.games.dragon_lords.mind.chances import enough
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
from meadhall.games.dragon_lords.table import NEUTRAL, NOBODY, is_kingdom
from meadhall.games.dragon_lords.words import DWARVES, FIRST_ISLAND, KING, PEOPLES, PER_REALM, TERRITORIES, WIZARD_1
from meadhall.kernel.action import Action


def weigh_claim(c: Campaign, step: Claim, options: list[Action]) -> list[float]:
    value = {CLAIM_KINGDOM: kingdom_claim, CLAIM_GOLD: gold_claim, CLAIM_LAND: land_claim}.get(step.kind, post)
    return [value(c, action.arg) for action in options]


def kingdom_claim(c: Campaign, home: int) -> float:
    """Near Kingdoms that nobody has claimed, away from rivals, behind mountains."""
    s = c.s
    value = -0.4 * len(c.geo.near[home])
    for other in c.geo.kingdoms:
        if other == home:
            continue
        near = 1.5 if c.way[home][other] <= 5 else 0.4
        owner = s.owner[other]
        if owner == NOBODY:
            value += near
        elif s.hostile(c.people, owner):
            value -= near
    return value


def gold_claim(c: Campaign, land: int) -> float:
    """Near home; mines are for Dwarves."""
    home = min((c.way[own][land] for own in c.s.kingdoms_of(c.people)), default=float(FAR))
    return -0.7 * home + (1.5 if c.people == DWARVES and c.s.table.mines >> land & 1 else 0.0)


def land_claim(c: Campaign, land: int) -> float:
    """Round the own Kingdom first, then next to Kingdoms that can be taken."""
    s = c.s
    value = 0.0
    home = land - land % PER_REALM
    if s.owner[home] == c.people:
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


def post(c: Campaign, land: int) -> float:
    """The own Kingdom first if it is threatened, then one army next to the Kingdom that falls most easily."""
    s = c.s
    if is_kingdom(land):
        lack = c.keep(land) - s.units[land]
        if lack > 0:
            return 5.0 + 0.2 * lack
    best = -4.0
    for one in c.geo.near[land]:
        if is_kingdom(one) and c.enemies >> one & 1:
            need = enough(min(s.units[one], 20), max(c.storm(one), 1), min(c.guard(one), 6), 0.8)
            short = max(need + 1 - s.units[land], 0)
            neutral = 1.0 if s.owner[one] == NEUTRAL else 0.0
            best = max(best, 3.0 + neutral - 0.25 * short if short else 0.5)
    return best + 0.02 * s.units[land]


def weigh_dock(c: Campaign, step: DockFirstShip, options: list[Action]) -> list[float]:
    """Where there are units to sail, and islands to sail to."""
    s = c.s
    islands = [land for land in range(FIRST_ISLAND, TERRITORIES) if s.table.islands >> land & 1]
    return [
        0.3 * min(s.units[action.arg], 10) - 0.2 * min((c.geo.shore[action.arg][one] for one in islands), default=0)
        for action in options
    ]


def weigh_hide(c: Campaign, step: HideCounters, options: list[Action]) -> list[float]:
    s = c.s
    at = step.next_of(s, c.seat)
    counter = hidden_counters(s)[at % step.each(s)]
    weights: list[float] = []
    for action in options:
        land = action.arg
        units = min(s.units[land], 12)
        if counter == KING:
            weights.append(0.3 * units + (3.0 if is_kingdom(land) else 0.0))
        elif counter == WIZARD_1:
            weights.append(0.4 * units + (0.0 if is_kingdom(land) else 1.0))
        else:
            weights.append(0.25 * units)
    return weights


def weigh_bid(c: Campaign, step: Bid, options: list[Action]) -> list[float]:
    """To begin is worth a unit or two."""
    return [-0.4 * abs(action.arg - 4) for action in options]
