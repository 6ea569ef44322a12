"""Chapter 7, retreat: only attackers on land, only after a round, all to one place; the Raven Banner for defenders."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, LAND, Fight
from meadhall.games.dragon_lords.rules.common import guesses, later
from meadhall.games.dragon_lords.rules.common.reactions import offer
from meadhall.games.dragon_lords.rules.peoples.treasures import in_fight, pick_up, show
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.war.escapes import Withdraw, neighbours
from meadhall.games.dragon_lords.state import FOUGHT, World
from meadhall.games.dragon_lords.table import ALL_DRAGONLORDS, NOBODY
from meadhall.games.dragon_lords.words import (
    FIRST_SEA,
    FIRST_SHIP,
    RAVEN_BANNER,
    do_again,
    do_pass,
    do_retreat,
    do_use,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice, Step


class Banner(Step):
    """A defender with the Raven Banner may withdraw after any round."""

    rule = "DL-20.20"

    def run(self, s: World) -> None:
        fight = s.fight
        if fight is None or fight.kind != LAND or not s.plays(fight.defender):
            return
        people = fight.defender
        if neighbours(s, people, fight.zone):
            might = guesses.brings(s, fight, DEFENDER, RAVEN_BANNER)
            offer(s, RaiseBanner(s.leader[people], people), people, fight.zone, might)


class RaiseBanner(Choice):
    people: int
    rule = "DL-20.20"
    verbs = (do_use, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_BANNER)

    def options(self, s: World) -> list[Action]:
        able = in_fight(s, s.current_fight(), DEFENDER, RAVEN_BANNER)
        return [do_pass, do_use[RAVEN_BANNER]] if able else [do_pass]

    def take(self, s: World, action: Action) -> None:
        if action is not do_pass:
            show(s, self.people, RAVEN_BANNER)
            s.then(Withdraw(self.seat, self.people, False))


# --- the attacker ---------------------------------------------------------------------------------


def walked(s: World, fight: Fight) -> int:
    """Attackers who came on foot or by ship."""
    return s.guests.get(fight.zone, (0, 0))[0]


def havens(s: World, fight: Fight) -> list[int]:
    """Where attackers could go: adjacent friendly territories, and the sea if a ship of theirs lies in the harbour."""
    people, zone = fight.attacker, fight.zone
    found = neighbours(s, people, zone)
    on_foot = s.dragonlords_at(people, zone) & ~s.beamed
    crew = walked(s, fight) - on_foot.bit_count()
    if crew and any(s.ship_owner[ship] == people and not s.ship_units[ship] for ship in s.ships_at(zone)):
        open_sea = s.table.harbour[zone] & ~s.blockaded(people)
        found += [FIRST_SEA + sea for sea in bits(open_sea)]
    return found


class Onward(Step):
    """Another round, unless the attacker may and wants to retreat."""

    rule = "DL-6.23"

    def run(self, s: World) -> None:
        fight = s.fight
        if fight is None:
            return
        if not s.force(fight, DEFENDER) or not s.force(fight, ATTACKER):
            s.then(later.after_round(s))
        elif fight.kind == LAND and s.plays(fight.attacker) and walked(s, fight) and havens(s, fight):
            s.then(Retreat(s.leader[fight.attacker], fight.attacker))
        else:
            s.then(later.another_round(s))


class Retreat(Choice):
    """All who may go, go together; whoever came by magic fights on."""

    people: int
    rule = "DL-7.1"
    verbs = (do_again.verb, do_retreat)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_RETREAT, (s.current_fight().zone,))

    def options(self, s: World) -> list[Action]:
        return [do_again, *(do_retreat[zone] for zone in havens(s, s.current_fight()))]

    def take(self, s: World, action: Action) -> None:
        if action is do_again:
            s.then(later.another_round(s))
            return
        s.then(Away(action.arg), later.after_round(s))
        pick_up(s, s.current_fight(), ATTACKER)

    def refusal(self, s: World, action: Action) -> str:
        if action.verb is not do_retreat:
            return self.rule
        zone, goal = s.current_fight().zone, action.arg
        if goal >= FIRST_SEA:
            return "DL-7.10" if s.blockader(self.people, goal) != NOBODY else "DL-7.9"
        gates = s.table.portals
        return "DL-7.4" if s.table.parted(zone, goal) or gates >> zone & gates >> goal & 1 else "DL-7.2"


class Away(Step):
    """The attackers leave, aboard or ashore."""

    goal: int
    rule = "DL-7.2"

    def run(self, s: World) -> None:
        fight = s.current_fight()
        if self.goal >= FIRST_SEA:
            to_ships(s, fight, self.goal)
        else:
            go_back(s, fight.attacker, fight.zone, self.goal)


def go_back(s: World, people: int, zone: int, goal: int) -> None:
    """Everybody who walked or landed leaves for one territory."""
    pieces = s.pieces_at(people, zone) & ~s.beamed
    plain = s.guests[zone][0] - pieces.bit_count()
    for piece in bits(pieces):
        s.put_piece(people, piece, goal)
        s.wear_piece(piece, FOUGHT)
    if plain:
        s.lift_units(people, zone, plain)
        s.add_units(people, goal, plain, FOUGHT)
    s.tell(says.RETREATED, people, plain + pieces.bit_count(), goal)


def to_ships(s: World, fight: Fight, sea: int) -> None:
    """Onto the ships docked there, as far as there is room; the ships lie before the harbour then."""
    people, zone = fight.attacker, fight.zone
    ships = [ship for ship in s.ships_at(zone) if s.ship_owner[ship] == people and not s.ship_units[ship]]
    walking = s.pieces_at(people, zone) & ~s.beamed
    pieces = list(bits(walking & ~ALL_DRAGONLORDS))
    plain = s.guests[zone][0] - walking.bit_count()
    gone = 0
    for ship in ships:
        room = harbours.room(s, people, ship)
        aboard, pieces = pieces[:room], pieces[room:]
        units = min(plain, room - len(aboard))
        if not aboard and not units:
            break
        s.ship_at[ship] = sea
        for piece in aboard:
            s.put_piece(people, piece, FIRST_SHIP + ship)
            s.wear_piece(piece, FOUGHT)
        if units:
            s.lift_units(people, zone, units)
            s.add_units(people, FIRST_SHIP + ship, units, FOUGHT)
        plain -= units
        gone += len(aboard) + units
    s.tell(says.RETREATED, people, gone, sea)
