"""Chapter 7, capture: what falls to the winner of a battle on land or at sea."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, NOBODY, is_kingdom
from meadhall.games.dragon_lords.fight import AT_SEA, ATTACKER, DEFENDER, LAND, QUEST, SWUNG, Fight
from meadhall.games.dragon_lords.rules.common.mana import gain_mana
from meadhall.games.dragon_lords.rules.common.pieces import bearing_people, bearing_piece
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.course.elimination import Aftermath
from meadhall.games.dragon_lords.rules.peoples.commanders import lose_piece
from meadhall.games.dragon_lords.rules.peoples.treasures import hand_out_loot
from meadhall.games.dragon_lords.rules.sea.harbours import man_fleet, places_in, room, sails_left, sink, take_docked
from meadhall.games.dragon_lords.rules.war.losses import remove_plain
from meadhall.games.dragon_lords.rules.wastes import monsters, party
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    FIRST_SHIP,
    PEOPLES,
    PER_REALM,
    TYRFING,
    do_lose,
    do_lose_units,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Step

CONQUEST = "conquest"


class Conclude(Step):
    """The combat is over: who is left takes what there is."""

    rule = "DL-6.24"

    def run(self, s: DragonLordsState) -> None:
        fight = s.current_fight()
        s.fight = None
        attackers, defenders = s.force(fight, ATTACKER), s.force(fight, DEFENDER)
        winner = fight.attacker if attackers and not defenders else fight.defender if defenders else NOBODY
        if winner == NOBODY:
            s.tell(messages.NOBODY_LEFT, fight.zone)
        else:
            s.tell(messages.COMBAT_WON, winner, fight.zone)
        s.then(Aftermath())
        if fight.kind == LAND:
            if winner == fight.attacker and s.plays(winner):
                take_territory(s, fight.zone)
            elif winner == fight.defender and winner < PEOPLES:
                take_docked(s, fight.zone)
        elif fight.kind == AT_SEA:
            take_ships(s, fight, winner)
        elif fight.kind == QUEST:
            monsters.conclude(s, fight, winner)
        else:
            party.conclude_clash(s, fight, winner)
        hand_out_loot(s, fight, winner)
        pay_for_tyrfing(s, fight)


# --- land -----------------------------------------------------------------------------------------


def take_territory(s: DragonLordsState, zone: int) -> None:
    """The guests take a territory: gold, ships and mana are theirs."""
    people = s.active
    s.settle(zone)
    mark_as_fought(s, zone)
    s.tell(messages.CAPTURED, people, zone)
    take_docked(s, zone)
    if CONQUEST not in s.done:
        s.done = (*s.done, CONQUEST)
        gain_mana(s, people, s.facts.parts.income.conquest)
    if is_kingdom(zone):
        gold = s.gold[zone // PER_REALM]
        if gold:
            s.tell(messages.GOLD_CAPTURED, people, gold)


def mark_as_fought(s: DragonLordsState, zone: int) -> None:
    """All units of the active people in a territory have fought."""
    plain = s.plain(s.active, zone)
    if plain:
        s.worn[zone] = (0, plain, 0)
    s.pieces_fought |= s.pieces_at(s.active, zone)


# --- the sea --------------------------------------------------------------------------------------


def take_ships(s: DragonLordsState, fight: Fight, winner: int) -> None:
    """The winner keeps the ships that it has units and sails for, its own first; the rest sink."""
    zone = fight.zone
    sides = (fight.attacker, fight.defender)
    ships = [ship for ship in s.ships_at(zone) if s.ship_owner[ship] in sides]
    if winner == NOBODY:
        for ship in ships:
            sink(s, ship)
        return
    ships.sort(key=lambda ship: (s.ship_owner[ship] != winner, -s.ship_units[ship], ship))
    own = sum(s.ship_owner[ship] == winner for ship in ships)
    survivors = sum(s.ship_units[ship] for ship in ships) + boarders(s, zone, winner)
    most = min(survivors, own + sails_left(s, winner))
    kept, sunk = ships[:most], ships[most:]
    for ship in kept:
        if s.ship_owner[ship] != winner:
            s.ship_owner[ship] = winner
            s.tell(messages.SHIP_CAPTURED, winner, ship)
    if winner == s.active:
        board_ships(s, zone, kept)
    for ship in sunk:
        sink(s, ship)
    man_fleet(s, winner, zone)


def boarders(s: DragonLordsState, zone: int, people: int) -> int:
    """Units that were teleported onto a blockade, without the DragonLord that brought them."""
    if people != s.active:
        return 0
    return s.guests_in(zone) - s.dragonlords_at(people, zone).bit_count()


def board_ships(s: DragonLordsState, zone: int, ships: list[int]) -> None:
    """Units that fought without a ship need room on one; those that find none are lost."""
    people = s.active
    for ship in ships:
        free = room(s, people, ship)
        for piece in bits(s.pieces_at(people, zone) & ~ALL_DRAGONLORDS):
            if free > 0:
                s.put_piece(people, piece, FIRST_SHIP + ship)
                free -= 1
        plain = min(free, s.plain(people, zone))
        if plain > 0:
            s.lift_units(people, zone, plain, beamed=True)
            s.add_units(people, FIRST_SHIP + ship, plain)
    drowned = s.plain(people, zone)
    if drowned > 0:
        remove_plain(s, people, (zone,), drowned)
    for piece in bits(s.pieces_at(people, zone) & ~ALL_DRAGONLORDS):
        lose_piece(s, people, piece, NOBODY)


# --- the price of Tyrfing -------------------------------------------------------------------------


def pay_for_tyrfing(s: DragonLordsState, fight: Fight) -> None:
    """After a combat in which Tyrfing was drawn, its owner removes another unit from the zone."""
    for side in (ATTACKER, DEFENDER):
        people = fight.people(side)
        if fight.cursed[side] == SWUNG and s.plays(people) and bearing_people(s, TYRFING) == people:
            s.ask(TyrfingPrice(s.leader[people], people, fight.zone))


class TyrfingPrice(PeopleChoice):
    zone: int
    rule = "DL-20.16"
    asks = messages.ASK_TYRFING
    verbs = (do_lose, do_lose_units.verb)

    def options(self, s: DragonLordsState) -> list[Action]:
        bearer = bearing_piece(s, TYRFING)
        places = places_in(s, self.people, self.zone)
        pieces = [piece for place in places for piece in bits(s.pieces_at(self.people, place)) if piece != bearer]
        options = [do_lose[piece] for piece in pieces]
        if any(s.plain(self.people, place) for place in places):
            options.append(do_lose_units)
        return options

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_lose_units:
            place = next(one for one in places_in(s, self.people, self.zone) if s.plain(self.people, one))
            remove_plain(s, self.people, (place,), 1)
        else:
            lose_piece(s, self.people, action.arg, NOBODY)
