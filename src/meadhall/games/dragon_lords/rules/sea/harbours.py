"""Chapters 1 and 4, ships and harbours: room aboard, docking, sinking, and who mans what is left."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.course import ending
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import NOBODY, NOWHERE
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
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Step

VILLAGE_SPACES = tuple(SPACE.find(word) for word in VILLAGE.words)
"""By village, its space."""
VILLAGE_AT = {space: village for village, space in enumerate(VILLAGE_SPACES)}

STOPPED = 99
"""In ``sailed``: the ship has run into an enemy blockade and does nothing more in this turn."""


# --- where a ship is ------------------------------------------------------------------------------


def at_sea(s: World, ship: int) -> bool:
    return FIRST_SEA <= s.ship_at[ship] < FIRST_SPACE


def waters(s: World, ship: int) -> int:
    """The sea zones that a ship lies in or can cast off into, as a set."""
    at = s.ship_at[ship]
    if at < TERRITORIES:
        return s.table.harbour[at]
    if at < FIRST_SPACE:
        return 1 << (at - FIRST_SEA)
    return s.table.haven[at - FIRST_SPACE]


def docked(s: World, territory: int) -> list[int]:
    """Ships without a crew in a harbour: whoever holds the territory has them."""
    return [ship for ship, at in enumerate(s.ship_at) if at == territory and not s.ship_units[ship]]


def blockaders(s: World, people: int, zone: int) -> list[int]:
    """The enemies whose blockades lie in a sea zone, each named once."""
    return sorted({
        s.ship_owner[ship]
        for ship in s.ships_at(zone)
        if s.ship_units[ship] and s.hostile(people, s.ship_owner[ship])
    })  # fmt: skip


# --- room -----------------------------------------------------------------------------------------


def is_skidbladnir(s: World, people: int, ship: int) -> bool:
    return s.bears(people, SKIDBLADNIR, FIRST_SHIP + ship)


def capacity(s: World, people: int, ship: int) -> int:
    """How many units a ship carries."""
    if is_skidbladnir(s, people, ship):
        return s.table.treasure_parts[SKIDBLADNIR].room
    return s.table.parts.limits.ship


def room(s: World, people: int, ship: int) -> int:
    """How many more units can come aboard."""
    return max(0, capacity(s, people, ship) - s.ship_units[ship])


def room_for_all_one_sees(s: World, people: int, ship: int) -> int:
    """The same, as others must reckon with it: any marked unit aboard may be the bearer of Skidbladnir."""
    if guesses.bears(s, people, (SKIDBLADNIR,), (FIRST_SHIP + ship,)):
        return max(0, s.table.treasure_parts[SKIDBLADNIR].room - s.ship_units[ship])
    return room(s, people, ship)


def allowance(s: World, people: int, ship: int) -> int:
    """How many sea zones a ship may enter in a turn."""
    zones = s.table.zones[people]
    if is_skidbladnir(s, people, ship):
        zones += s.table.treasure_parts[SKIDBLADNIR].zones
    return zones


def roomiest(s: World, people: int, zone: int) -> int:
    """The ship with the most room in an own blockade; nobody's if all are full."""
    found, most = NOBODY, 0
    for ship in s.fleet(people, zone):
        free = room(s, people, ship)
        if free > most:
            found, most = ship, free
    return found


def party_room(s: World, people: int) -> int:
    return s.table.parts.limits.party - s.party_units[people]


# --- ships come and go ----------------------------------------------------------------------------


def launch(s: World, people: int, place: int) -> int:
    """A new ship comes out of the box."""
    ship = s.ship_at.index(NOWHERE)
    s.ship_at[ship] = place
    s.ship_owner[ship] = people
    s.ship_units[ship] = s.sailed[ship] = 0
    return ship


def sink(s: World, ship: int) -> None:
    s.tell(says.SHIP_SUNK, ship)
    s.ship_at[ship] = NOWHERE
    s.ship_owner[ship] = NOBODY
    s.ship_units[ship] = s.sailed[ship] = 0


def dock(s: World, ship: int, place: int) -> None:
    """An empty ship is made fast. At a village it is nobody's; among enemies its fate hangs on the battle."""
    s.ship_at[ship] = place
    s.tell(says.SHIP_DOCKED, s.ship_owner[ship], ship, place)
    if place >= FIRST_SPACE:
        s.ship_owner[ship] = NOBODY


def sails_left(s: World, people: int) -> int:
    """How many more ships a people can have; those that it has ordered have their sails already."""
    ordered = s.bought_ships if people == s.active else 0
    return s.table.parts.bank.sails - len(s.ships_of(people)) - ordered


def may_man(s: World, people: int, ship: int) -> bool:
    """Whether a ship is a people's, or there is a sail for it."""
    return s.ship_owner[ship] == people or sails_left(s, people) > 0


def take_docked(s: World, territory: int) -> None:
    """The docked ships of a territory pass to whoever holds it now, as many as there are sails for."""
    owner = s.owner[territory]
    for ship in docked(s, territory):
        if s.ship_owner[ship] == owner:
            continue
        if sails_left(s, owner) > 0:
            s.ship_owner[ship] = owner
            s.tell(says.SHIP_CLAIMED, owner, ship)
        else:
            sink(s, ship)


def claim(s: World, territory: int) -> None:
    """Vacant land has been taken, with the ships in its harbour; a Kingdom may decide the game."""
    take_docked(s, territory)
    if s.table.kingdoms >> territory & 1:
        ending.look(s)


class TakeHold(Step):
    """Units have come to a territory on foot, which may have been vacant."""

    territory: int
    rule = "DL-5.21"

    def run(self, s: World) -> None:
        claim(s, self.territory)


def man_fleet(s: World, people: int, zone: int) -> None:
    """As many ships of a people stay in a sea zone as there are units to man them; the rest sink."""
    ships = [ship for ship in s.ships_at(zone) if s.ship_owner[ship] == people]
    for ship in ships:
        if s.ship_units[ship]:
            continue
        fullest = max(ships, key=lambda one: s.ship_units[one])
        if s.ship_units[fullest] > 1:
            change_ships(s, people, fullest, ship)
        else:
            sink(s, ship)


def change_ships(s: World, people: int, origin: int, goal: int) -> None:
    """One unit goes over to another ship, a plain one if possible."""
    if s.plain(people, FIRST_SHIP + origin):
        s.lift_units(people, FIRST_SHIP + origin, 1)
        s.add_units(people, FIRST_SHIP + goal, 1)
    else:
        piece = bits(s.pieces_at(people, FIRST_SHIP + origin))[-1]
        s.put_piece(people, piece, FIRST_SHIP + goal)


# --- going ashore and aboard ----------------------------------------------------------------------


def is_overloaded(s: World, people: int, ship: int) -> bool:
    return s.ship_units[ship] > capacity(s, people, ship)


def places_in(s: World, people: int, zone: int) -> list[int]:
    """The places of a zone where a people's units can be."""
    if zone < TERRITORIES:
        return [zone]
    if zone >= FIRST_SPACE:
        return [PARTY]
    return [FIRST_SHIP + ship for ship in s.ships_at(zone) if s.ship_owner[ship] == people]
