"""What an enemy can bring against a territory in one turn: on foot, by ship, and with a DragonLord."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import NOWHERE
from meadhall.games.dragon_lords.mind.chances import losses_on_the_way
from meadhall.games.dragon_lords.mind.geography import Geography
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    FIRST_BEARER,
    FIRST_DRAGONLORD,
    FIRST_SEA,
    FIRST_SPACE,
    SHIPS,
    TERRITORIES,
)

PASSING = 1.0
"""The unit that stays in each territory on the way."""


def assault(s: DragonLordsState, geo: Geography, foe: int, land: int, deep: bool = False) -> int:
    """How many units of a people could attack a territory after they have fought their way to it.

    ``deep`` also counts armies that have two territories to cross.
    """
    return int(on_foot(s, geo, foe, land, deep) + by_sea(s, geo, foe, land) + by_air(s, foe))


def on_foot(s: DragonLordsState, geo: Geography, foe: int, land: int, deep: bool) -> float:
    """Armies next door, and those that have territories of others to cross."""
    owner, units, near = s.owner, s.units, geo.near
    total = 0.0
    beside = near[land]
    seen = 1 << land | geo.beside[land]
    for one in beside:
        if owner[one] == foe:
            total += units[one] - 1
            continue
        behind = 0.0
        for other in near[one]:
            if seen >> other & 1:
                continue
            if owner[other] == foe:
                seen |= 1 << other
                behind += units[other] - 1
            elif deep:
                farther = 0
                for third in near[other]:
                    if owner[third] == foe and units[third] > 3 and not seen >> third & 1:
                        seen |= 1 << third
                        farther += units[third] - 1
                if farther:
                    behind += max(farther - losses_on_the_way(units[other]) - PASSING, 0.0)
        if behind > 1:
            total += max(behind - losses_on_the_way(units[one]) - PASSING, 0.0)
    return total


def by_sea(s: DragonLordsState, geo: Geography, foe: int, land: int) -> float:
    """Crews that can land next door; a harbour in the way has to be taken first."""
    harbours = geo.landings[land]
    if not harbours:
        return 0.0
    total = 0.0
    room, zones = s.facts.parts.limits.ship, s.facts.zones[foe]
    for ship in range(SHIPS):
        at = s.ship_at[ship]
        if at == NOWHERE or s.ship_owner[ship] != foe or at >= FIRST_SPACE:
            continue
        if at < TERRITORIES:
            crew, reach = min(s.units[at] - 1, room), geo.shore[at]
        else:
            crew, reach = s.ship_units[ship], geo.coast[at - FIRST_SEA]
        if crew < 2:
            continue
        best = 0.0
        for harbour in harbours:
            if reach[harbour] <= zones and at != harbour and s.owner[harbour] != foe:
                best = max(best, crew - losses_on_the_way(s.units[harbour]) - PASSING)
        total += best
    return total


def by_air(s: DragonLordsState, foe: int) -> float:
    """A DragonLord and whoever stands with it; everybody can see it."""
    total = 0.0
    for at in s.place[foe][FIRST_DRAGONLORD:FIRST_BEARER]:
        if 0 <= at < TERRITORIES and s.owner[at] == foe:
            # Its fire and the strength that enemies lose are worth two more units.
            total += min(s.units[at] - 1, s.facts.passengers + 1) + 2
    return total
