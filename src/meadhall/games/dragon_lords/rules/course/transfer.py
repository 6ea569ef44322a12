"""Chapter 8, transfer: units move one step among friends, aboard, ashore or through a portal, or teleport home."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.lands import friendly_or_vacant
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import pause
from meadhall.games.dragon_lords.rules.peoples.commanders import lose_piece
from meadhall.games.dragon_lords.rules.sea import harbours, naval
from meadhall.games.dragon_lords.rules.sea.naval import Aboard, Ashore
from meadhall.games.dragon_lords.rules.sorcery import magic, portals, teleport
from meadhall.games.dragon_lords.rules.war.band import MOST, TRANSFER, Band, lands_to_leave, spare
from meadhall.games.dragon_lords.rules.wastes import party
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    FIRST_SEA,
    FIRST_SHIP,
    FIRST_SPACE,
    PARTY,
    SKIDBLADNIR,
    TERRITORIES,
    do_cast,
    do_done,
    do_embark,
    do_spell,
    do_teleport,
    do_to,
    do_transfer,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.sets import bits, has, without
from meadhall.kernel.step import Step


def begin(s: DragonLordsState, people: int) -> None:
    s.end_turn_marks()
    s.then(Regroup(people))


# --- where units can go ---------------------------------------------------------------------------


def goals(s: DragonLordsState, people: int, origin: int) -> list[int]:
    """The zones that somebody from a place can be transferred to."""
    if origin < TERRITORIES:
        return goals_on_foot(s, people, origin) + goals_aboard(s, people, origin, s.facts.harbour[origin])
    if origin == PARTY:
        return goals_aboard(s, people, origin, s.facts.haven[s.party_at[people]])
    shores = s.facts.harbours_on[s.ship_at[origin - FIRST_SHIP] - FIRST_SEA]
    if shores:
        shores &= friendly_or_vacant(s, people)
    return [shore for shore in bits(shores) if spare(s, people, origin, TRANSFER, shore)]


def goals_on_foot(s: DragonLordsState, people: int, origin: int) -> list[int]:
    ways = s.facts.near[origin] & friendly_or_vacant(s, people) | portals.exits(s, people, origin)
    if not ways or not spare(s, people, origin, TRANSFER, origin):
        return []
    return list(bits(ways))


def goals_aboard(s: DragonLordsState, people: int, origin: int, waters: int) -> list[int]:
    """The sea zones before a harbour where a ship has room."""
    if origin not in s.ship_at and not waters & s.patrolled(people):
        return []
    waters &= ~s.blockaded(people)
    if not waters or not spare(s, people, origin, TRANSFER, FIRST_SHIP):
        return []
    return [FIRST_SEA + sea for sea in bits(waters) if ships_for(s, people, origin, FIRST_SEA + sea)]


def ships_for(s: DragonLordsState, people: int, origin: int, zone: int) -> list[int]:
    """Ships with room that units in a harbour can board: those docked there, and their own before the harbour."""
    ships = s.fleet(people, zone)
    if origin < TERRITORIES:
        ships += [ship for ship in harbours.docked(s, origin) if harbours.may_man(s, people, ship)]
    return [ship for ship in ships if harbours.room(s, people, ship)]


def origins(s: DragonLordsState, people: int) -> list[int]:
    """The places that somebody can be transferred from."""
    found: list[int] = []
    friendly = friendly_or_vacant(s, people)
    near, harbour = s.facts.near, s.facts.harbour
    on_foot = lands_to_leave(s, people, TRANSFER)
    gates = portals.open_portals(s, people)
    for land in bits(s.held(people) & s.crowded):
        here = 1 << land
        walks = on_foot & here and (near[land] & friendly or (gates & here and portals.exits(s, people, land)))
        if walks or (harbour[land] and goals_aboard(s, people, land, harbour[land])):
            found.append(land)
    ships = [FIRST_SHIP + ship for ship in s.ships_of(people) if s.ship_units[ship]]
    found += [ship for ship in ships if goals(s, people, ship)]
    if s.party_at[people] != NOWHERE and goals(s, people, PARTY):
        found.append(PARTY)
    return found


def might_transfer(s: DragonLordsState, people: int) -> bool:
    """Whether somebody may be transferred, as far as others can see: they cannot tell which of several marked units has
    moved already, nor which ship is Skidbladnir and has room for more."""
    if s.camps[people] & s.held(people) & s.crowded or guesses.might_bear(s, people, (SKIDBLADNIR,)):
        return True
    friendly = friendly_or_vacant(s, people)
    for ship in s.ships_of(people):
        shores = s.facts.harbours_on[s.ship_at[ship] - FIRST_SEA] if harbours.at_sea(s, ship) else 0
        if shores & friendly and guesses.might_have_counter(s, people, (FIRST_SHIP + ship,)):
            return True
    at = s.party_at[people]
    near_ships = at != NOWHERE and bool(s.facts.haven[at] & s.patrolled(people))
    return near_ships and guesses.might_have_counter(s, people, (PARTY,))


def might_have_several_goals(s: DragonLordsState, people: int, origin: int) -> bool:
    """Whether there may be several goals, as far as others can see: a marked unit may keep a teleportal open, may have
    moved already, and may bear Skidbladnir. Units that can leave a ship can go to any shore."""
    if FIRST_SHIP <= origin < PARTY:
        return False
    hidden = guesses.might_have_counter(s, people, (origin,))
    if not hidden and not guesses.might_bear(s, people, (SKIDBLADNIR,)):
        return False
    ways, free = 0, ~s.blockaded(people)
    if origin == PARTY:
        waters = s.facts.haven[s.party_at[people]] & s.patrolled(people) & free
    else:
        ways = s.facts.near[origin] & friendly_or_vacant(s, people)
        if has(portals.working(s), origin):
            ways |= without(portals.working(s) & friendly_or_vacant(s, people), origin)
        waters = s.facts.harbour[origin] & free & (-1 if harbours.docked(s, origin) else s.patrolled(people))
    # Without a hidden counter only Skidbladnir is left to guess at, and that needs water.
    return ways.bit_count() + waters.bit_count() > 1 and (hidden or waters != 0)


def dragonlords_abroad(s: DragonLordsState, people: int) -> list[int]:
    """DragonLords that are not in a friendly territory."""
    row = s.place[people]
    return [
        lord
        for lord in s.dragonlords(people)
        if row[lord] != CAPTIVE and not (row[lord] < TERRITORIES and s.owner[row[lord]] == people)
    ]


# --- the phase ------------------------------------------------------------------------------------


class Regroup(Step):
    """Ask for the next move of the phase, as long as there is something to do."""

    people: int
    rule = "DL-3.5"

    def run(self, s: DragonLordsState) -> None:
        people = self.people
        if not s.plays(people):
            return
        step = TransferPhase(s.leader[people], people)
        if not s.ask(step) and not pause(s, step, might_go_on(s, people)):
            end_phase(s, people)


def might_go_on(s: DragonLordsState, people: int) -> bool:
    """Whether there may be anything to do in the phase, as far as others can see."""
    return might_transfer(s, people) or guesses.might_use_magic(s, people) or teleport.might_teleport(s, people)


def end_phase(s: DragonLordsState, people: int) -> None:
    """The phase ends: DragonLords that have not come home are lost, and units that have no room aboard."""
    for lord in dragonlords_abroad(s, people):
        s.tell(messages.DRAGONLORD_STRANDED, people)
        lose_piece(s, people, lord, NOBODY)
    party.end_if_empty(s, people)
    naval.lose_units_without_room(s, people)


class TransferPhase(PeopleChoice):
    """From where units are transferred, or who teleports. A DragonLord that can come home has to."""

    rule = "DL-8.1"
    asks = messages.ASK_TRANSFER
    about = ("people",)
    verbs = (do_transfer, do_teleport, do_cast, do_spell, do_done.verb)
    idle = (do_done,)

    def must_come_home(self, s: DragonLordsState, leaping: list[Action]) -> bool:
        return any(do_teleport[lord] in leaping for lord in dragonlords_abroad(s, self.people))

    def options(self, s: DragonLordsState) -> list[Action]:
        leaping = teleport.options(s, self.people)
        options = [] if leaping and self.must_come_home(s, leaping) else [do_done]
        options += [do_transfer[place] for place in origins(s, self.people)]
        return options + in_order(magic.any_time(s, self.people) + leaping)

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_done:
            end_phase(s, self.people)
            return
        s.then(Regroup(self.people))
        if action.verb is do_transfer:
            choose_goal(s, WhereTo(self.seat, self.people, action.arg))
        elif action.verb is do_teleport:
            teleport.depart(s, self.people, action.arg)
        else:
            magic.cast(s, self.people, action)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action is do_done:
            lord_in_party = any(s.where(self.people, lord) == PARTY for lord in dragonlords_abroad(s, self.people))
            return "DL-16.51" if lord_in_party else "DL-11.14"
        if action.verb is do_transfer:
            return self.why_not_from(s, action.arg)
        if action.verb is do_teleport:
            return teleport.why_not(s, self.people, action.arg)
        return magic.why_not(s, self.people, action) if action.verb in (do_cast, do_spell) else self.rule

    def why_not_from(self, s: DragonLordsState, origin: int) -> str:
        people = self.people
        if origin >= PARTY:
            return "DL-16.56"
        if origin >= FIRST_SHIP:
            at = s.ship_at[origin - FIRST_SHIP]
            shores = s.facts.harbours_on[at - FIRST_SEA] if s.count(people, origin) else 0
            if not shores:
                return "DL-8.11"
            return "DL-8.14" if shores & friendly_or_vacant(s, people) else "DL-8.3"
        if origin >= FIRST_SEA or s.owner[origin] != people:
            return self.rule
        if s.units[origin] == 1:
            return "DL-8.6"
        return self.rule if s.facts.near[origin] & friendly_or_vacant(s, people) else "DL-8.3"


def choose_goal(s: DragonLordsState, step: WhereTo) -> None:
    """With a single goal there is no need to name it, unless there may be others."""
    if s.facts.always_pause and might_have_several_goals(s, step.people, step.origin):
        s.then(step)
    else:
        s.ask_or_take(step)


class WhereTo(PeopleChoice):
    """Where the transfer leads; a sea zone means going aboard there."""

    origin: int
    rule = "DL-8.1"
    asks = messages.ASK_TRANSFER_TO
    about = ("origin",)
    verbs = (do_to,)
    idle = tuple(do_to.actions)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_to[zone] for zone in goals(s, self.people, self.origin)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        move_units(s, self.people, self.origin, action.arg)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb not in self.verbs:
            return self.cites(s)
        zone, origin = action.arg, self.origin
        if origin == PARTY:
            return "DL-16.56"
        if zone >= FIRST_SPACE:
            return self.rule
        if zone >= FIRST_SEA:
            return self.why_not_aboard(s, zone)
        if not has(s.facts.in_play, zone):
            return "DL-21.6"
        if s.owner[zone] not in (self.people, NOBODY):
            return "DL-8.3" if s.hostile(self.people, s.owner[zone]) else "DL-21.4"
        if origin >= FIRST_SHIP:
            return "DL-8.11"
        if portals.are_linked(s, origin, zone):
            return "DL-14.28" if {origin, zone} & set(s.collapsed) else "DL-14.20"
        return "DL-8.5" if s.facts.parted(origin, zone) else self.rule

    def why_not_aboard(self, s: DragonLordsState, zone: int) -> str:
        if self.origin >= FIRST_SHIP:
            return "DL-8.13"
        if not has(s.facts.harbour[self.origin], zone - FIRST_SEA):
            return "DL-8.8"
        if s.blockader(self.people, zone) != NOBODY:
            return "DL-8.10"
        ships = s.fleet(self.people, zone) + harbours.docked(s, self.origin)
        return "DL-8.9" if ships else "DL-8.7"


def move_units(s: DragonLordsState, people: int, origin: int, zone: int) -> None:
    """Ask how many go, and on the water on which ship."""
    if zone < TERRITORIES:
        step = Band(s.leader[people], people, origin, zone, TRANSFER, s.count(people, origin))
        if origin >= FIRST_SHIP:
            s.then(step, Ashore(people, origin - FIRST_SHIP, zone))
        else:
            s.then(step, *harbours.taking_hold(s, zone))
        return
    which = WhichShip(s.leader[people], people, origin, zone)
    # Others cannot see which of several full ships has room for more.
    if s.facts.always_pause and guesses.might_bear(s, people, (SKIDBLADNIR,)) and len(s.fleet(people, zone)) > 1:
        s.then(which)
    else:
        s.ask_or_take(which)


class WhichShip(PeopleChoice):
    origin: int
    zone: int
    rule = "DL-8.7"
    asks = messages.ASK_ABOARD
    about = ("zone",)
    verbs = (do_embark,)
    idle = tuple(do_embark.actions)

    def options(self, s: DragonLordsState) -> list[Action]:
        return in_order([do_embark[ship] for ship in ships_for(s, self.people, self.origin, self.zone)])

    def take(self, s: DragonLordsState, action: Action) -> None:
        board_ship(s, self.people, self.origin, self.zone, action.arg)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb not in self.verbs:
            return self.cites(s)
        return "DL-8.9" if s.ship_at[action.arg] in (self.origin, self.zone) else self.rule


def board_ship(s: DragonLordsState, people: int, origin: int, zone: int, ship: int) -> None:
    """Units go aboard. A docked ship leaves the harbour for it and lies before it as a blockade."""
    if s.ship_at[ship] != zone:
        s.ship_at[ship] = zone
        s.ship_owner[ship] = people
        s.tell(messages.SAILED, people, ship, zone)
    s.then(Band(s.leader[people], people, origin, FIRST_SHIP + ship, TRANSFER, MOST), Aboard(people, ship))
