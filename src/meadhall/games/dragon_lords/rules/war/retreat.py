"""Chapter 7, retreat: only attackers on land, only after a round, all to one place; the Raven Banner for defenders."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, NOBODY
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, LAND, Fight
from meadhall.games.dragon_lords.rules.common import guesses, later
from meadhall.games.dragon_lords.rules.common.lands import friendly_neighbours
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import offer
from meadhall.games.dragon_lords.rules.peoples.treasures import pick_up_dropped, show
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.sorcery import portals
from meadhall.games.dragon_lords.rules.war.combat_steps import CombatStep, UseTreasure
from meadhall.games.dragon_lords.rules.war.escapes import Withdraw
from meadhall.games.dragon_lords.state import FOUGHT, DragonLordsState
from meadhall.games.dragon_lords.words import (
    FIRST_SEA,
    FIRST_SHIP,
    RAVEN_BANNER,
    do_again,
    do_pass,
    do_retreat,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Step


class Banner(CombatStep):
    """A defender with the Raven Banner may withdraw after any round."""

    rule = "DL-20.20"

    def act(self, s: DragonLordsState, fight: Fight) -> None:
        people = fight.defender
        if fight.kind == LAND and s.plays(people) and friendly_neighbours(s, people, fight.zone):
            might = guesses.might_bring(s, fight, DEFENDER, RAVEN_BANNER)
            offer(s, RaiseBanner(s.leader[people], people), people, fight.zone, might)


class RaiseBanner(UseTreasure):
    rule = "DL-20.20"
    asks = messages.ASK_BANNER
    treasure = RAVEN_BANNER

    def own_side(self) -> int:
        return DEFENDER

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is not do_pass:
            show(s, self.people, RAVEN_BANNER)
            s.then(Withdraw(self.seat, self.people, False))


# --- the attacker ---------------------------------------------------------------------------------


def walked_in(s: DragonLordsState, fight: Fight) -> int:
    """Attackers who came on foot or by ship."""
    return s.guests.get(fight.zone, (0, 0))[0]


def retreat_goals(s: DragonLordsState, fight: Fight) -> list[int]:
    """Where attackers could go: adjacent friendly territories, and the sea if a ship of theirs lies in the harbour."""
    people, zone = fight.attacker, fight.zone
    found = friendly_neighbours(s, people, zone)
    on_foot = s.dragonlords_at(people, zone) & ~s.beamed
    crew = walked_in(s, fight) - on_foot.bit_count()
    if crew and any(s.ship_owner[ship] == people and not s.ship_units[ship] for ship in s.ships_at(zone)):
        open_sea = s.facts.harbour[zone] & ~s.blockaded(people)
        found += [FIRST_SEA + sea for sea in bits(open_sea)]
    return found


class Onward(CombatStep):
    """Another round, unless the attacker may and wants to retreat."""

    rule = "DL-6.23"

    def act(self, s: DragonLordsState, fight: Fight) -> None:
        if not s.force(fight, DEFENDER) or not s.force(fight, ATTACKER):
            s.then(later.after_round(s))
        elif fight.kind == LAND and s.plays(fight.attacker) and walked_in(s, fight) and retreat_goals(s, fight):
            s.then(Retreat(s.leader[fight.attacker], fight.attacker))
        else:
            s.then(later.another_round(s))


class Retreat(PeopleChoice):
    """All attackers who may retreat go together; those who came by magic fight on."""

    rule = "DL-7.1"
    verbs = (do_again.verb, do_retreat)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_RETREAT, (s.current_fight().zone,))

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_again, *(do_retreat[zone] for zone in retreat_goals(s, s.current_fight()))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_again:
            s.then(later.another_round(s))
            return
        s.then(Away(action.arg), later.after_round(s))
        pick_up_dropped(s, s.current_fight(), ATTACKER)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is not do_retreat:
            return self.rule
        zone, goal = s.current_fight().zone, action.arg
        if goal >= FIRST_SEA:
            return "DL-7.10" if s.blockader(self.people, goal) != NOBODY else "DL-7.9"
        return "DL-7.4" if s.facts.parted(zone, goal) or portals.are_linked(s, zone, goal) else "DL-7.2"


class Away(Step):
    """The attackers leave, aboard or ashore."""

    goal: int
    rule = "DL-7.2"

    def run(self, s: DragonLordsState) -> None:
        fight = s.current_fight()
        if self.goal >= FIRST_SEA:
            to_ships(s, fight, self.goal)
        else:
            go_back(s, fight.attacker, fight.zone, self.goal)


def go_back(s: DragonLordsState, people: int, zone: int, goal: int) -> None:
    """All who came on foot or by ship go to one territory."""
    pieces = s.pieces_at(people, zone) & ~s.beamed
    plain = s.guests[zone][0] - pieces.bit_count()
    for piece in bits(pieces):
        s.put_piece(people, piece, goal)
        s.wear_piece(piece, FOUGHT)
    if plain:
        s.lift_units(people, zone, plain)
        s.add_units(people, goal, plain, FOUGHT)
    s.tell(messages.RETREATED, people, plain + pieces.bit_count(), goal)


def to_ships(s: DragonLordsState, fight: Fight, sea: int) -> None:
    """Attackers board their docked ships, as far as there is room. The ships then lie before the harbour."""
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
    s.tell(messages.RETREATED, people, gone, sea)
