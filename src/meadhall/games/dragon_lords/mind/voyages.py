"""The naval phase: where crews can land with profit, and where commanders teleport to."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE, is_kingdom
from meadhall.games.dragon_lords.mind.campaign import ABROAD, NEVER, Campaign
from meadhall.games.dragon_lords.mind.scrolls import weigh_any_time, weigh_deep
from meadhall.games.dragon_lords.rules.common.pieces import is_dragonlord
from meadhall.games.dragon_lords.rules.sea import harbours, naval
from meadhall.games.dragon_lords.rules.sea.naval import NavalPhase, Voyage
from meadhall.games.dragon_lords.rules.sorcery.teleport import Flight, Leap
from meadhall.games.dragon_lords.rules.war.escapes import EscapeTo
from meadhall.games.dragon_lords.words import (
    FIRST_SEA,
    FIRST_SPACE,
    NAVAL,
    SUMMON_KRAKEN,
    SUMMON_SIRENS,
    TERRITORIES,
    do_cast,
    do_done,
    do_embark,
    do_land,
    do_sail,
    do_teleport,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits, has, only

TROOP = 4
"""How many units make a voyage to an own territory worthwhile."""
PROFIT = 0.6
"""What a voyage or teleport must promise at least."""


# --- voyages --------------------------------------------------------------------------------------


def weigh_naval(c: Campaign, step: NavalPhase, action: Action) -> float:
    if action is do_done:
        return 0.0
    if action.verb is do_embark:
        return weigh_embark(c, action.arg)
    if action.verb is do_teleport:
        return weigh_teleport(c, action.arg)
    if action.verb is do_cast and action.arg in (SUMMON_KRAKEN, SUMMON_SIRENS):
        return weigh_deep(c, action.arg)
    return weigh_any_time(c, action)


def weigh_embark(c: Campaign, ship: int) -> float:
    s = c.s
    crew = crew_for(c, ship)
    # A ship that has come to a harbour in this turn stays there.
    if crew <= 0 or (s.sailed[ship] and not harbours.at_sea(s, ship)):
        return NEVER
    value, goal = best_landing(c, ship, crew)
    if value > PROFIT:
        return 2.0 + min(value, 10.0) * 0.6
    # A crew at sea without a goal goes home.
    return 1.0 if harbours.at_sea(s, ship) and goal != NOWHERE else NEVER


def crew_for(c: Campaign, ship: int) -> int:
    """How many would sail."""
    s = c.s
    at = s.ship_at[ship]
    if at < TERRITORIES:
        return min(c.surplus(at), harbours.room(s, c.people, ship))
    return s.ship_units[ship]


def best_landing(c: Campaign, ship: int, crew: int) -> tuple[float, int]:
    """The harbour that promises most to a crew, with what it promises."""
    s = c.s
    reached = 0
    for ring in naval.reach(s, c.people, ship):
        reached |= ring
    if harbours.at_sea(s, ship):
        reached |= only(s.ship_at[ship] - FIRST_SEA)
    reached &= ~s.blockaded(c.people)
    best, found = -99.0, NOWHERE
    harbour, here = s.facts.harbour, s.ship_at[ship]
    for land in c.geo.harbours:
        if not harbour[land] & reached or land == here:
            continue
        owner = s.owner[land]
        if owner == c.people:
            value = ferry(c, here, land, crew)
        elif owner != NOBODY and not has(c.enemies, land):
            continue
        else:
            value = landing(c, here, land, crew)
        if value > best:
            best, found = value, land
    return best, found


def landing(c: Campaign, here: int, land: int, crew: int) -> float:
    """What it promises to set a crew ashore in a territory of nobody or of an enemy."""
    s = c.s
    if s.owner[land] == NOBODY:
        return c.value(land) + c.style.sea + 0.3 if crew > 1 else -1.0
    landed = sum(s.guests.get(land, (0, 0)))
    others = others_landing(c, here, land)
    value = c.prospect(crew + landed + others, land) + c.style.sea - 0.5
    return value - c.prospect(landed, land) if landed else value


def others_landing(c: Campaign, here: int, land: int) -> int:
    """How many others could land at the same harbour in this turn."""
    s = c.s
    room, zones = s.facts.parts.limits.ship, s.facts.zones[c.people]
    free = {here: c.surplus(here) - room} if here < TERRITORIES else {}
    total = 0
    skipped = False
    for ship in s.ships_of(c.people):
        at = s.ship_at[ship]
        if at == here and not skipped:
            # The ship itself.
            skipped = True
        elif s.sailed[ship] or at == land:
            continue
        elif at >= TERRITORIES:
            if at < FIRST_SPACE and c.geo.coast[at - FIRST_SEA][land] <= zones:
                total += s.ship_units[ship]
        elif c.geo.shore[at][land] <= zones:
            left = free.get(at, c.surplus(at))
            total += max(min(left, room), 0)
            free[at] = left - room
    return total


def ferry(c: Campaign, here: int, land: int, crew: int) -> float:
    """What it promises to bring a crew to an own territory: nearer to the aim, or the ship back to the army."""
    port = c.front()
    if here >= TERRITORIES:
        return 0.1 + 0.01 * min(c.s.units[land], 30) + (0.3 if land == port else 0.0)
    if c.distance(land) < ABROAD <= c.distance(here):
        return 0.8 + 0.1 * crew if crew >= TROOP else -1.0
    # A shipload of others who wait is worth the way back, even if it takes several turns.
    nearer = zones_nearer_to_port(c, here, land)
    return 0.7 + 0.05 * nearer if nearer > 0 and c.surplus(port) >= c.s.facts.parts.limits.ship else -1.0


def zones_nearer_to_port(c: Campaign, here: int, land: int) -> int:
    """How many zones nearer a ship comes to the port where others wait."""
    port = c.front()
    if port == NOWHERE or c.s.owner[port] != c.people or here >= TERRITORIES:
        return 0
    to_port = c.geo.shore[port]
    return to_port[here] - to_port[land]


def goes_back(c: Campaign, here: int, land: int) -> bool:
    """Whether a ship sails only to fetch others."""
    return c.s.owner[land] == c.people and zones_nearer_to_port(c, here, land) > 0


def weigh_voyage(c: Campaign, step: Voyage, options: list[Action]) -> list[float]:
    s, ship = c.s, step.ship
    crew = s.ship_units[ship]
    value, goal = best_landing(c, ship, crew)
    zones = s.facts.harbour[goal] if goal != NOWHERE else 0
    ashore = not harbours.at_sea(s, ship)
    weights: list[float] = []
    for action in options:
        verb = action.verb
        if action is do_done:
            weights.append(0.0 if value < 0.0 else -2.0)
        elif verb is do_land:
            weights.append(weigh_land(c, action.arg, s.sailed[ship], goal))
        elif verb is do_sail:
            weights.append(2.0 if has(zones, action.arg) else -3.0 - (0.0 if ashore else 1.0))
        else:
            weights.append(NEVER)
    return weights


def weigh_land(c: Campaign, land: int, sailed: int, goal: int) -> float:
    owner = c.s.owner[land]
    if owner == c.people and (land != goal or not sailed):
        return NEVER
    if land == goal:
        return 4.0
    if owner == NOBODY:
        return 2.5
    return -3.0


# --- teleports ------------------------------------------------------------------------------------


def teleporting_units(c: Campaign, piece: int) -> int:
    """How many would appear with a commander, itself included."""
    s = c.s
    at = s.place[c.people][piece]
    most = s.facts.passengers if is_dragonlord(piece) else s.facts.parts.limits.wizard_passengers
    if at < TERRITORIES:
        return min(c.surplus(at), most + 1)
    return min(s.count(c.people, at), most + 1)


def weigh_teleport(c: Campaign, piece: int) -> float:
    """Whether to teleport into a battle, from which nobody can retreat."""
    force = teleporting_units(c, piece)
    if force < 3:
        return -3.0
    lord = int(is_dragonlord(piece))
    best = max((teleport_value(c, land, force, lord) for land in bits(c.enemies)), default=0.0)
    cost = 0.0 if lord else 1.0
    return 2.0 + 0.6 * min(best, 10.0) if best - cost > 3.0 else -3.0


def teleport_value(c: Campaign, land: int, force: int, lords: int) -> float:
    if lords and c.s.facts.weak and is_kingdom(land):
        return -9.0
    landed = sum(c.s.guests.get(land, (0, 0)))
    value = c.prospect(force + landed, land, 1, 0, lords) - 0.5
    return value - c.prospect(landed, land, 1) if landed else value


def weigh_leap(c: Campaign, step: Leap, options: list[Action]) -> list[float]:
    s = c.s
    force = max(teleporting_units(c, step.piece), 1)
    lord = int(is_dragonlord(step.piece))
    weights: list[float] = []
    for action in options:
        zone = action.arg
        if zone < TERRITORIES and s.owner[zone] == c.people:
            weights.append(safety_in(c, zone) - (2.0 if s.phase == NAVAL else 0.0))
        elif zone < TERRITORIES:
            weights.append(min(teleport_value(c, zone, force, lord), 14.0))
        else:
            weights.append(-4.0)
    return weights


def safety_in(c: Campaign, land: int) -> float:
    """How safe a commander is in a territory of his people."""
    s = c.s
    return 0.25 * min(s.units[land], 20) + (1.0 if is_kingdom(land) else 0.0)


def weigh_refuge(c: Campaign, step: EscapeTo | Flight, action: Action) -> float:
    return safety_in(c, action.arg)
