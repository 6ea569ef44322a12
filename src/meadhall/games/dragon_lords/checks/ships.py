"""Ships, fleets, and units among enemies."""

from __future__ import annotations

from meadhall.games.dragon_lords.checks.pending import fought_over
from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE
from meadhall.games.dragon_lords.rules.sea.harbours import STOPPED, sails_left
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import FIRST_SEA, FIRST_SPACE, PEOPLE, SHIP, SKIDBLADNIR, TERRITORIES, ZONE
from meadhall.kernel.errors import SaveError
from meadhall.kernel.sets import has


def check_guests(s: DragonLordsState) -> None:
    for zone, guests in s.guests.items():
        at = f"position.guests.{ZONE.words[zone]}"
        if s.active == NOBODY:
            raise SaveError(at, "it is nobody's turn")
        if not sum(guests):
            raise SaveError(at, "are nobody")
        if zone >= FIRST_SPACE:
            raise SaveError(at, "units in the Wastelands are a party")
        if zone < TERRITORIES and not has(s.facts.in_play, zone):
            raise SaveError(at, "is out of play (DL-21.6)")
        if zone < TERRITORIES and not s.hostile(s.active, s.owner[zone]) and not fought_over(s, zone):
            raise SaveError(at, "guests are among enemies, and nowhere else (DL-1.16)")
        deserted = zone >= FIRST_SEA and s.blockader(s.active, zone) == NOBODY and not fought_over(s, zone)
        if deserted and sum(guests) > s.dragonlords_at(s.active, zone).bit_count():
            raise SaveError(at, "nobody is at sea without a ship (DL-1.10)")


def check_ships(s: DragonLordsState) -> None:
    facts = s.facts
    room = max(facts.parts.limits.ship, facts.treasure_parts[SKIDBLADNIR].room)
    for ship, zone in enumerate(s.ship_at):
        at = f"position.ships.{SHIP.words[ship]}"
        if zone == NOWHERE:
            if s.ship_units[ship] or s.ship_owner[ship] != NOBODY:
                raise SaveError(at, "is in the box, but not empty")
            continue
        if zone < TERRITORIES and not has(facts.in_play, zone):
            raise SaveError(f"{at}.at", f"{ZONE.words[zone]} is out of play (DL-21.6)")
        if zone < TERRITORIES and not facts.harbour[zone]:
            raise SaveError(f"{at}.at", f"{ZONE.words[zone]} has no harbour (DL-1.9)")
        if s.sailed[ship] > max(facts.zones) + facts.treasure_parts[SKIDBLADNIR].zones and s.sailed[ship] != STOPPED:
            raise SaveError(f"{at}.sailed", "is farther than any ship sails in a turn (DL-4.3)")
        if zone >= FIRST_SPACE and not facts.haven[zone - FIRST_SPACE]:
            raise SaveError(f"{at}.at", f"{ZONE.words[zone]} has no harbour (DL-16.11)")
        if s.ship_owner[ship] == NOBODY and (zone < FIRST_SPACE or s.ship_units[ship]):
            raise SaveError(f"{at}.owner", "only an empty ship at a village is nobody's (DL-4.30)")
        if s.ship_units[ship] > room:
            raise SaveError(f"{at}.units", f"are more than there is room for, {room} (DL-4.2)")
    if s.ships_left() < 0:
        raise SaveError("position.ships", f"there are {facts.parts.bank.ships} (DL-1.12)")


def check_fleets(s: DragonLordsState) -> None:
    """Sails of a colour, crews at sea and in harbour, and no two enemies in one sea zone unless they are to fight."""
    for people in s.peoples:
        if sails_left(s, people) < 0:
            raise SaveError("position.ships", f"{PEOPLE.words[people]} have {s.facts.parts.bank.sails} sails (DL-1.13)")
    for ship, zone in enumerate(s.ship_at):
        at = f"position.ships.{SHIP.words[ship]}"
        if zone == NOWHERE or not s.agenda or fought_over(s, zone):
            continue
        busy = any(getattr(step, "ship", None) == ship or getattr(step, "zone", None) == zone for step in s.agenda)
        moored = not FIRST_SEA <= zone < FIRST_SPACE
        if s.ship_units[ship] and moored and not busy:
            raise SaveError(f"{at}.units", "a ship with a crew does not stay in harbour (DL-4.24)")
        if not s.ship_units[ship] and not moored and not busy:
            raise SaveError(f"{at}.units", "no ship is at sea without a crew (DL-4.25)")
        for other in s.ships_at(zone):
            owners = {s.ship_owner[ship], s.ship_owner[other]}
            strangers = len({s.leader[owner] for owner in owners}) > 1 and s.active not in owners
            if strangers and s.ship_units[ship] and s.ship_units[other]:
                raise SaveError(f"{at}.at", f"ship {SHIP.words[other]} of an enemy lies there (DL-4.19)")
