"""Chapters 1 and 4, ships and harbours: room aboard, docking, sinking, and who mans what is left."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.course import ending
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    FIRST_SEA,
    FIRST_SHIP,
    FIRST_SPACE,
    PARTY,
    SKIDBLADNIR,
    SPACE,
    TERRITORIES,
    VILLAGE,
)
from meadhall.kernel.sets import bits, has, only
from meadhall.kernel.step import Step

VILLAGE_SPACES = tuple(SPACE.find(word) for word in VILLAGE.words)
"""By village, its space."""
VILLAGE_AT = {space: village for village, space in enumerate(VILLAGE_SPACES)}

STOPPED = 99
"""In ``sailed``: the ship has run into an enemy blockade and does nothing more in this turn."""


# --- where a ship is ------------------------------------------------------------------------------


def at_sea(s: DragonLordsState, ship: int) -> bool:
    return FIRST_SEA <= s.ship_at[ship] < FIRST_SPACE


def waters_of(s: DragonLordsState, ship: int) -> int:
    """The sea zones that a ship lies in or can cast off into, as a set."""
    at = s.ship_at[ship]
    if at < TERRITORIES:
        return s.facts.harbour[at]
    if at < FIRST_SPACE:
        return only(at - FIRST_SEA)
    return s.facts.haven[at - FIRST_SPACE]


def docked(s: DragonLordsState, territory: int) -> list[int]:
    """Ships without a crew in a harbour. They belong to the holder of the territory."""
    return [ship for ship, at in enumerate(s.ship_at) if at == territory and not s.ship_units[ship]]


def blockaders(s: DragonLordsState, people: int, zone: int) -> list[int]:
    """The enemies whose blockades lie in a sea zone, each named once."""
    return sorted({
        s.ship_owner[ship]
        for ship in s.ships_at(zone)
        if s.ship_units[ship] and s.hostile(people, s.ship_owner[ship])
    })  # fmt: skip


# --- room -----------------------------------------------------------------------------------------


def is_skidbladnir(s: DragonLordsState, people: int, ship: int) -> bool:
    return s.bears(people, SKIDBLADNIR, FIRST_SHIP + ship)


def capacity(s: DragonLordsState, people: int, ship: int) -> int:
    """How many units a ship carries."""
    if is_skidbladnir(s, people, ship):
        return s.facts.treasure_parts[SKIDBLADNIR].room
    return s.facts.parts.limits.ship


def room(s: DragonLordsState, people: int, ship: int) -> int:
    """How many more units can come aboard."""
    return max(0, capacity(s, people, ship) - s.ship_units[ship])


def might_have_room(s: DragonLordsState, people: int, ship: int) -> int:
    """How many more units may come aboard, as far as others can see: any marked unit there may bear Skidbladnir."""
    if guesses.might_bear(s, people, (SKIDBLADNIR,), (FIRST_SHIP + ship,)):
        return max(0, s.facts.treasure_parts[SKIDBLADNIR].room - s.ship_units[ship])
    return room(s, people, ship)


def allowance(s: DragonLordsState, people: int, ship: int) -> int:
    """How many sea zones a ship may enter in a turn."""
    zones = s.facts.zones[people]
    if is_skidbladnir(s, people, ship):
        zones += s.facts.treasure_parts[SKIDBLADNIR].zones
    return zones


def roomiest(s: DragonLordsState, people: int, zone: int) -> int:
    """The ship of a people in a sea zone that has the most room; nobody's if all are full."""
    found, most = NOBODY, 0
    for ship in s.fleet(people, zone):
        free = room(s, people, ship)
        if free > most:
            found, most = ship, free
    return found


def party_room(s: DragonLordsState, people: int) -> int:
    return s.facts.parts.limits.party - s.party_units[people]


# --- ships come and go ----------------------------------------------------------------------------


def launch(s: DragonLordsState, people: int, place: int) -> int:
    """A new ship comes out of the box."""
    ship = s.ship_at.index(NOWHERE)
    s.ship_at[ship] = place
    s.ship_owner[ship] = people
    s.ship_units[ship] = s.sailed[ship] = 0
    return ship


def sink(s: DragonLordsState, ship: int) -> None:
    s.tell(messages.SHIP_SUNK, ship)
    s.ship_at[ship] = NOWHERE
    s.ship_owner[ship] = NOBODY
    s.ship_units[ship] = s.sailed[ship] = 0


def dock(s: DragonLordsState, ship: int, place: int) -> None:
    """An empty ship is docked. At a village it belongs to nobody; among enemies the battle decides who gets it."""
    s.ship_at[ship] = place
    s.tell(messages.SHIP_DOCKED, s.ship_owner[ship], ship, place)
    if place >= FIRST_SPACE:
        s.ship_owner[ship] = NOBODY


def sails_left(s: DragonLordsState, people: int) -> int:
    """How many more ships a people can have. Ships that it has ordered count already."""
    ordered = s.bought_ships if people == s.active else 0
    return s.facts.parts.bank.sails - len(s.ships_of(people)) - ordered


def may_man(s: DragonLordsState, people: int, ship: int) -> bool:
    """Whether a ship is a people's, or there is a sail for it."""
    return s.ship_owner[ship] == people or sails_left(s, people) > 0


def take_docked(s: DragonLordsState, territory: int) -> None:
    """The docked ships of a territory pass to whoever holds it now, as many as there are sails for."""
    owner = s.owner[territory]
    for ship in docked(s, territory):
        if s.ship_owner[ship] == owner:
            continue
        if sails_left(s, owner) > 0:
            s.ship_owner[ship] = owner
            s.tell(messages.SHIP_CLAIMED, owner, ship)
        else:
            sink(s, ship)


def take_vacant(s: DragonLordsState, territory: int) -> None:
    """Somebody has taken a vacant territory, with the ships in its harbour. A Kingdom may decide the game."""
    take_docked(s, territory)
    if has(s.facts.kingdoms, territory):
        ending.check_victory(s)


def taking_hold(s: DragonLordsState, territory: int) -> tuple[Step, ...]:
    """What has to follow when units come to a friendly or vacant territory on foot."""
    return (TakeHold(territory),) if s.owner[territory] == NOBODY else ()


class TakeHold(Step):
    """Units have come on foot to a territory that was vacant."""

    territory: int
    rule = "DL-5.21"

    def run(self, s: DragonLordsState) -> None:
        take_vacant(s, self.territory)


def man_fleet(s: DragonLordsState, people: int, zone: int) -> None:
    """Units are shared out so that every ship of a people in a sea zone has a crew; ships that get none sink."""
    ships = [ship for ship in s.ships_at(zone) if s.ship_owner[ship] == people]
    for ship in ships:
        if s.ship_units[ship]:
            continue
        fullest = max(ships, key=lambda one: s.ship_units[one])
        if s.ship_units[fullest] > 1:
            change_ships(s, people, fullest, ship)
        else:
            sink(s, ship)


def change_ships(s: DragonLordsState, people: int, origin: int, goal: int) -> None:
    """One unit goes over to another ship, a plain one if possible."""
    if s.plain(people, FIRST_SHIP + origin):
        s.lift_units(people, FIRST_SHIP + origin, 1)
        s.add_units(people, FIRST_SHIP + goal, 1)
    else:
        piece = bits(s.pieces_at(people, FIRST_SHIP + origin))[-1]
        s.put_piece(people, piece, FIRST_SHIP + goal)


# --- going ashore and aboard ----------------------------------------------------------------------


def is_overloaded(s: DragonLordsState, people: int, ship: int) -> bool:
    return s.ship_units[ship] > capacity(s, people, ship)


def places_in(s: DragonLordsState, people: int, zone: int) -> list[int]:
    """The places of a zone where a people's units can be."""
    if zone < TERRITORIES:
        return [zone]
    if zone >= FIRST_SPACE:
        return [PARTY]
    return [FIRST_SHIP + ship for ship in s.ships_at(zone) if s.ship_owner[ship] == people]
