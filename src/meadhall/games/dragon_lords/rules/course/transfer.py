"""Chapter 8, transfer: one step for each unit among friends, aboard and ashore, through portals, and teleports home."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.peoples.commanders import fall
from meadhall.games.dragon_lords.rules.sea import harbours, naval
from meadhall.games.dragon_lords.rules.sea.naval import Aboard, Ashore
from meadhall.games.dragon_lords.rules.sorcery import magic, portals, teleport
from meadhall.games.dragon_lords.rules.war.band import MOST, TRANSFER, Band, leaving, spare
from meadhall.games.dragon_lords.rules.wastes import party
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import NOBODY, NOWHERE
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
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice, Step


def begin(s: World, people: int) -> None:
    s.end_turn_marks()
    s.then(Regroup(people))


# --- where units can go ---------------------------------------------------------------------------


def goals(s: World, people: int, origin: int) -> list[int]:
    """The zones that somebody from a place can be transferred to."""
    if origin < TERRITORIES:
        return goals_on_foot(s, people, origin) + goals_aboard(s, people, origin, s.table.harbour[origin])
    if origin == PARTY:
        return goals_aboard(s, people, origin, s.table.haven[s.party_at[people]])
    shores = s.table.harbours_on[s.ship_at[origin - FIRST_SHIP] - FIRST_SEA]
    if shores:
        shores &= s.held(people) | s.vacant()
    return [shore for shore in bits(shores) if spare(s, people, origin, TRANSFER, shore)]


def goals_on_foot(s: World, people: int, origin: int) -> list[int]:
    ways = s.table.near[origin] & (s.held(people) | s.vacant()) | portals.exits(s, people, origin)
    if not ways or not spare(s, people, origin, TRANSFER, origin):
        return []
    return list(bits(ways))


def goals_aboard(s: World, people: int, origin: int, waters: int) -> list[int]:
    """The sea zones before a harbour where a ship has room."""
    if origin not in s.ship_at and not waters & s.patrolled(people):
        return []
    waters &= ~s.blockaded(people)
    if not waters or not spare(s, people, origin, TRANSFER, FIRST_SHIP):
        return []
    return [FIRST_SEA + sea for sea in bits(waters) if ships_for(s, people, origin, FIRST_SEA + sea)]


def ships_for(s: World, people: int, origin: int, zone: int) -> list[int]:
    """Ships that units in a harbour can board: those docked there, and an own blockade before it."""
    ships = s.fleet(people, zone)
    if origin < TERRITORIES:
        ships += [ship for ship in harbours.docked(s, origin) if harbours.may_man(s, people, ship)]
    return [ship for ship in ships if harbours.room(s, people, ship)]


def origins(s: World, people: int) -> list[int]:
    """The places that somebody can be transferred from."""
    found: list[int] = []
    friendly = s.held(people) | s.vacant()
    near, harbour = s.table.near, s.table.harbour
    on_foot = leaving(s, people, TRANSFER)
    gates = portals.doors(s, people)
    for land in bits(s.held(people) & s.crowded):
        ways = near[land] & friendly or (gates >> land & 1 and portals.exits(s, people, land))
        if (ways and on_foot >> land & 1) or (harbour[land] and goals_aboard(s, people, land, harbour[land])):
            found.append(land)
    ships = [FIRST_SHIP + ship for ship in s.ships_of(people) if s.ship_units[ship]]
    found += [ship for ship in ships if goals(s, people, ship)]
    if s.party_at[people] != NOWHERE and goals(s, people, PARTY):
        found.append(PARTY)
    return found


def might_go(s: World, people: int) -> bool:
    """Whether somebody may be transferred, for all that others can see: which of several marked units has moved already
    is hidden, and so is Skidbladnir, which has room for more."""
    if s.camps[people] & s.held(people) & s.crowded or guesses.bears(s, people, (SKIDBLADNIR,)):
        return True
    friendly = s.held(people) | s.vacant()
    for ship in s.ships_of(people):
        shores = s.table.harbours_on[s.ship_at[ship] - FIRST_SEA] if harbours.at_sea(s, ship) else 0
        if shores & friendly and guesses.masked(s, people, (FIRST_SHIP + ship,)):
            return True
    at = s.party_at[people]
    return at != NOWHERE and bool(s.table.haven[at] & s.patrolled(people)) and guesses.masked(s, people, (PARTY,))


def might_reach(s: World, people: int, origin: int) -> bool:
    """Whether there may be several goals, for all that others can see: a marked unit may keep a teleportal open, may
    have moved already, and may bear Skidbladnir. Whoever can leave a ship can go to any shore."""
    if FIRST_SHIP <= origin < PARTY:
        return False
    ways, free = 0, ~s.blockaded(people)
    if origin == PARTY:
        waters = s.table.haven[s.party_at[people]] & s.patrolled(people) & free
    else:
        ways = s.table.near[origin] & (s.held(people) | s.vacant())
        if portals.working(s) >> origin & 1:
            ways |= portals.working(s) & (s.held(people) | s.vacant()) & ~(1 << origin)
        waters = s.table.harbour[origin] & free & (-1 if harbours.docked(s, origin) else s.patrolled(people))
    hidden = guesses.masked(s, people, (origin,)) or (bool(waters) and guesses.bears(s, people, (SKIDBLADNIR,)))
    return hidden and ways.bit_count() + waters.bit_count() > 1


def homeless(s: World, people: int) -> list[int]:
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

    def run(self, s: World) -> None:
        people = self.people
        if not s.plays(people):
            return
        might = might_go(s, people) or guesses.conjures(s, people) or teleport.might_leap(s, people)
        if not ask(s, TransferPhase(s.leader[people], people), might):
            finish(s, people)


def finish(s: World, people: int) -> None:
    """A DragonLord that has not come home is lost, and so is whoever has no room aboard."""
    for lord in homeless(s, people):
        s.tell(says.DRAGONLORD_STRANDED, people)
        fall(s, people, lord, NOBODY)
    party.left_party(s, people)
    naval.spill(s, people)


class TransferPhase(Choice):
    """From where units are transferred, or who teleports. A DragonLord that can come home has to."""

    people: int
    rule = "DL-8.1"
    verbs = (do_transfer, do_teleport, do_cast, do_spell, do_done.verb)
    idle = (do_done,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_TRANSFER, (self.people,))

    def must_come_home(self, s: World, leaping: list[Action]) -> bool:
        return any(do_teleport[lord] in leaping for lord in homeless(s, self.people))

    def options(self, s: World) -> list[Action]:
        leaping = teleport.options(s, self.people)
        options = [] if leaping and self.must_come_home(s, leaping) else [do_done]
        options += [do_transfer[place] for place in origins(s, self.people)]
        return options + in_order(magic.any_time(s, self.people) + leaping)

    def take(self, s: World, action: Action) -> None:
        if action is do_done:
            finish(s, self.people)
            return
        s.then(Regroup(self.people))
        if action.verb is do_transfer:
            choose_goal(s, WhereTo(self.seat, self.people, action.arg))
        elif action.verb is do_teleport:
            teleport.depart(s, self.people, action.arg)
        else:
            magic.cast(s, self.people, action)

    def refusal(self, s: World, action: Action) -> str:
        if action is do_done:
            lord_in_party = any(s.where(self.people, lord) == PARTY for lord in homeless(s, self.people))
            return "DL-16.51" if lord_in_party else "DL-11.14"
        if action.verb is do_transfer:
            return self.why_not_from(s, action.arg)
        if action.verb is do_teleport:
            return teleport.why_not(s, self.people, action.arg)
        return magic.why_not(s, self.people, action) if action.verb in (do_cast, do_spell) else self.rule

    def why_not_from(self, s: World, origin: int) -> str:
        people = self.people
        if origin >= PARTY:
            return "DL-16.56"
        if origin >= FIRST_SHIP:
            at = s.ship_at[origin - FIRST_SHIP]
            shores = s.table.harbours_on[at - FIRST_SEA] if s.count(people, origin) else 0
            if not shores:
                return "DL-8.11"
            return "DL-8.14" if shores & (s.held(people) | s.vacant()) else "DL-8.3"
        if origin >= FIRST_SEA or s.owner[origin] != people:
            return self.rule
        if s.units[origin] == 1:
            return "DL-8.6"
        return self.rule if s.table.near[origin] & (s.held(people) | s.vacant()) else "DL-8.3"


def choose_goal(s: World, step: WhereTo) -> None:
    """With a single goal there is no need to name it, unless there may be others."""
    if s.table.always_pause and might_reach(s, step.people, step.origin):
        s.then(step)
    else:
        s.ask_or_take(step)


class WhereTo(Choice):
    """Where the transfer leads; a sea zone means going aboard there."""

    people: int
    origin: int
    rule = "DL-8.1"
    verbs = (do_to,)
    idle = tuple(do_to.actions)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_TRANSFER_TO, (self.origin,))

    def options(self, s: World) -> list[Action]:
        return [do_to[zone] for zone in goals(s, self.people, self.origin)]

    def take(self, s: World, action: Action) -> None:
        go(s, self.people, self.origin, action.arg)

    def refusal(self, s: World, action: Action) -> str:
        if action.verb not in self.verbs:
            return self.cites(s)
        zone, origin = action.arg, self.origin
        if origin == PARTY:
            return "DL-16.56"
        if zone >= FIRST_SPACE:
            return self.rule
        if zone >= FIRST_SEA:
            return self.why_not_aboard(s, zone)
        if not s.table.in_play >> zone & 1:
            return "DL-21.6"
        if s.owner[zone] not in (self.people, NOBODY):
            return "DL-8.3" if s.hostile(self.people, s.owner[zone]) else "DL-21.4"
        if origin >= FIRST_SHIP:
            return "DL-8.11"
        if s.table.portals >> origin & s.table.portals >> zone & 1:
            return "DL-14.28" if {origin, zone} & set(s.collapsed) else "DL-14.20"
        return "DL-8.5" if s.table.parted(origin, zone) else self.rule

    def why_not_aboard(self, s: World, zone: int) -> str:
        if self.origin >= FIRST_SHIP:
            return "DL-8.13"
        if not s.table.harbour[self.origin] >> (zone - FIRST_SEA) & 1:
            return "DL-8.8"
        if s.blockader(self.people, zone) != NOBODY:
            return "DL-8.10"
        ships = s.fleet(self.people, zone) + harbours.docked(s, self.origin)
        return "DL-8.9" if ships else "DL-8.7"


def go(s: World, people: int, origin: int, zone: int) -> None:
    """Ask how many go, and on the water on which ship."""
    if zone < TERRITORIES:
        step = Band(s.leader[people], people, origin, zone, TRANSFER, s.count(people, origin))
        if origin >= FIRST_SHIP:
            s.then(step, Ashore(people, origin - FIRST_SHIP, zone))
        else:
            s.then(step, harbours.TakeHold(zone))
        return
    which = WhichShip(s.leader[people], people, origin, zone)
    # Others cannot see which of several full ships has room for more.
    if s.table.always_pause and guesses.bears(s, people, (SKIDBLADNIR,)) and len(s.fleet(people, zone)) > 1:
        s.then(which)
    else:
        s.ask_or_take(which)


class WhichShip(Choice):
    people: int
    origin: int
    zone: int
    rule = "DL-8.7"
    verbs = (do_embark,)
    idle = tuple(do_embark.actions)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_ABOARD, (self.zone,))

    def options(self, s: World) -> list[Action]:
        return in_order([do_embark[ship] for ship in ships_for(s, self.people, self.origin, self.zone)])

    def take(self, s: World, action: Action) -> None:
        board(s, self.people, self.origin, self.zone, action.arg)

    def refusal(self, s: World, action: Action) -> str:
        if action.verb not in self.verbs:
            return self.cites(s)
        return "DL-8.9" if s.ship_at[action.arg] in (self.origin, self.zone) else self.rule


def board(s: World, people: int, origin: int, zone: int, ship: int) -> None:
    """A docked ship moves out before the harbour and is a blockade there."""
    if s.ship_at[ship] != zone:
        s.ship_at[ship] = zone
        s.ship_owner[ship] = people
        s.tell(says.SAILED, people, ship, zone)
    s.then(Band(s.leader[people], people, origin, FIRST_SHIP + ship, TRANSFER, MOST), Aboard(people, ship))
