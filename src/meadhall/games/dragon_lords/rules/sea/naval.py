"""Chapter 4, naval movement: crews, voyages from zone to zone, landings, and blockades that bar the way."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE, Facts
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask, pause
from meadhall.games.dragon_lords.rules.peoples.treasures import show
from meadhall.games.dragon_lords.rules.sea import harbours, sea_magic
from meadhall.games.dragon_lords.rules.sea.harbours import STOPPED, VILLAGE_AT, VILLAGE_SPACES
from meadhall.games.dragon_lords.rules.sorcery import magic, teleport
from meadhall.games.dragon_lords.rules.war import losses
from meadhall.games.dragon_lords.rules.war.band import MOST, SAIL, Band, spare
from meadhall.games.dragon_lords.rules.wastes import party
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    BARBARIANS,
    FIRST_SEA,
    FIRST_SHIP,
    FIRST_SPACE,
    PARTY,
    SHIPS,
    SKIDBLADNIR,
    TERRITORIES,
    do_cast,
    do_done,
    do_embark,
    do_land,
    do_land_party,
    do_load,
    do_load_party,
    do_sail,
    do_spell,
    do_teleport,
    do_transfer,
    do_use,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits, has, union_of
from meadhall.kernel.step import Step


def begin(s: DragonLordsState, people: int) -> None:
    s.then(AtSea(people))


class AtSea(Step):
    """Ask for the next move of the phase, as long as there is something to do."""

    people: int
    rule = "DL-3.5"

    def run(self, s: DragonLordsState) -> None:
        people = self.people
        if not s.plays(people):
            return
        step = NavalPhase(s.leader[people], people)
        if not s.ask(step) and not pause(s, step, might_go_on(s, people)):
            lose_units_without_room(s, people)


def might_go_on(s: DragonLordsState, people: int) -> bool:
    """Whether there may be anything to do in the phase, as far as others can see."""
    might = guesses.might_use_magic(s, people) or teleport.might_teleport(s, people)
    return might or guesses.might_bear(s, people, (SKIDBLADNIR,))


class NavalPhase(PeopleChoice):
    """A ship to sail with, a commander to teleport, or magic."""

    rule = "DL-4.1"
    asks = messages.ASK_NAVAL
    verbs = (do_embark, do_teleport, do_use, do_cast, do_spell, do_done.verb)
    idle = (do_done,)

    def prompt(self, s: DragonLordsState) -> Message:
        ships = sum(seems_ready(s, self.people, ship) for ship in range(SHIPS))
        return Message(self.asks, (self.people, ships))

    def options(self, s: DragonLordsState) -> list[Action]:
        people = self.people
        options = [do_done]
        options += [do_embark[ship] for ship in range(SHIPS) if can_embark(s, people, ship)]
        options += teleport.options(s, people)
        options += teleport.cloak_options(s, people)
        options += sea_magic.options(s, people)
        options += magic.any_time(s, people)
        return in_order(options)

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_done:
            lose_units_without_room(s, self.people)
            return
        s.then(AtSea(self.people))
        if action.verb is do_embark:
            embark(s, self.people, action.arg)
        elif action.verb is do_teleport:
            teleport.depart(s, self.people, action.arg)
        elif action.verb is do_use:
            teleport.use_cloak(s, self.people)
        elif action.verb is do_cast and action.arg in sea_magic.FROM_THE_DEEP:
            sea_magic.cast(s, self.people, action.arg)
        else:
            magic.cast(s, self.people, action)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is do_embark:
            return why_not_embark(s, self.people, action.arg)
        if action.verb is do_teleport:
            return teleport.why_not(s, self.people, action.arg)
        if action.verb is do_use:
            return "DL-20.18"
        return magic.why_not(s, self.people, action) if action.verb in (do_cast, do_spell) else self.rule


# --- manning a ship -------------------------------------------------------------------------------


def is_stopped(s: DragonLordsState, people: int, ship: int) -> bool:
    """Whether a ship has met an enemy blockade."""
    return s.sailed[ship] == STOPPED or s.blockader(people, s.ship_at[ship]) != NOBODY


def can_embark(s: DragonLordsState, people: int, ship: int) -> bool:
    """Whether a ship is manned, or can be."""
    at = s.ship_at[ship]
    if at == NOWHERE:
        return False
    if at < TERRITORIES:
        free = s.owner[at] == people and harbours.may_man(s, people, ship)
        return free and spare(s, people, at, SAIL, FIRST_SHIP + ship) > 0
    if at >= FIRST_SPACE:
        return bool(possible_crews(s, people, ship))
    if s.ship_owner[ship] != people or not s.ship_units[ship] or is_stopped(s, people, ship):
        return False
    sea = at - FIRST_SEA
    near_land = s.facts.harbours_on[sea] | s.facts.havens_on[sea]
    return bool(near_land) or s.sailed[ship] < harbours.allowance(s, people, ship)


def seems_ready(s: DragonLordsState, people: int, ship: int) -> bool:
    """Whether a ship could sail, as far as everybody can see: a question tells nothing of what is hidden."""
    at = s.ship_at[ship]
    if not 0 <= at < TERRITORIES:
        return can_embark(s, people, ship)
    return s.owner[at] == people and s.count(people, at) > 1 and harbours.may_man(s, people, ship)


def possible_crews(s: DragonLordsState, people: int, ship: int) -> list[Action]:
    """Who can take over an empty ship at a village: the party there, or part of the crew of a ship before it."""
    space = s.ship_at[ship] - FIRST_SPACE
    found: list[Action] = []
    if not harbours.may_man(s, people, ship):
        return found
    if party_waits(s, people, space):
        found.append(do_load_party[VILLAGE_AT[space]])
    for sea in bits(s.facts.haven[space]):
        found += [do_transfer[FIRST_SHIP + other] for other in s.fleet(people, FIRST_SEA + sea)
                  if s.ship_units[other] > 1 and not is_stopped(s, people, other)]  # fmt: skip
    return found


def party_waits(s: DragonLordsState, people: int, space: int) -> bool:
    """Whether a party has begun the turn in this village and can be fetched."""
    return s.party_at[people] == space and not s.entering


def why_not_embark(s: DragonLordsState, people: int, ship: int) -> str:
    at = s.ship_at[ship]
    if at == NOWHERE:
        return "DL-4.1"
    if at < TERRITORIES and s.owner[at] != people:
        return "DL-4.24"
    if at < TERRITORIES:
        return "DL-4.11" if harbours.may_man(s, people, ship) else "DL-1.13"
    if at >= FIRST_SPACE:
        return "DL-4.30" if harbours.may_man(s, people, ship) else "DL-1.13"
    if s.ship_owner[ship] != people:
        return "DL-4.1"
    return "DL-4.19" if is_stopped(s, people, ship) else why_no_farther(people)


def why_no_farther(people: int) -> str:
    return "DL-15.5" if people == BARBARIANS else "DL-4.3"


def embark(s: DragonLordsState, people: int, ship: int) -> None:
    """A docked ship is manned first."""
    seat, at = s.leader[people], s.ship_at[ship]
    if at < TERRITORIES:
        s.ship_owner[ship] = people
        s.then(*boarding_steps(s, people, at, ship), SailOn(people, ship))
    elif at >= FIRST_SPACE:
        s.then(TakeOver(seat, people, ship))
    else:
        s.then(Voyage(seat, people, ship))


def boarding_steps(s: DragonLordsState, people: int, origin: int, ship: int, most: int = MOST) -> tuple[Step, ...]:
    """The steps by which units go aboard a ship."""
    return Band(s.leader[people], people, origin, FIRST_SHIP + ship, SAIL, most), Aboard(people, ship)


class TakeOver(PeopleChoice):
    """An ownerless ship gets a crew."""

    ship: int
    rule = "DL-4.30"
    asks = messages.ASK_TAKE_OVER
    about = ("ship",)
    verbs = (do_load_party, do_transfer)

    def options(self, s: DragonLordsState) -> list[Action]:
        return possible_crews(s, self.people, self.ship)

    def take(self, s: DragonLordsState, action: Action) -> None:
        s.ship_owner[self.ship] = self.people
        s.tell(messages.SHIP_CLAIMED, self.people, self.ship)
        if action.verb is do_load_party:
            steps = boarding_steps(s, self.people, PARTY, self.ship)
        else:
            steps = boarding_steps(s, self.people, action.arg, self.ship, s.count(self.people, action.arg) - 1)
        s.then(*steps, SailOn(self.people, self.ship))


# --- the voyage -----------------------------------------------------------------------------------


def reach(s: DragonLordsState, people: int, ship: int, barred: bool = True) -> list[int]:
    """The sea zones that a ship can sail to: first those at no cost, then by the number of zones entered.

    An enemy blockade can be entered, but not left, unless the way is not ``barred`` by any.
    """
    start = harbours.waters_of(s, ship)
    most = harbours.allowance(s, people, ship) - s.sailed[ship]
    closed = s.blockaded(people) if barred else 0
    first, *rings = seas_by_steps(s.facts, start, 0, most)
    # Most blockades lie far away, and what is reached without any has been worked out before.
    if closed and any(closed & ring for ring in (first, *rings)):
        first, *rings = seas_by_steps(s.facts, start, closed, most)
    return [0 if harbours.at_sea(s, ship) else first, *rings]


@lru_cache(maxsize=1 << 12)
def seas_by_steps(facts: Facts, start: int, closed: int, most: int) -> tuple[int, ...]:
    """The sea zones where a voyage begins, and those reached by entering one zone, two zones and so on, as sets."""
    seen = ring = start
    rings = [start]
    for _ in range(most):
        ring = union_of(facts.sea_near, ring & ~closed) & ~seen
        if not ring:
            break
        seen |= ring
        rings.append(ring)
    return tuple(rings)


class SailOn(Step):
    """Ask how the voyage goes on, unless the ship is lost or stopped."""

    people: int
    ship: int
    rule = "DL-4.10"

    def run(self, s: DragonLordsState) -> None:
        people, ship = self.people, self.ship
        if not s.plays(people) or s.ship_owner[ship] != people or not s.ship_units[ship]:
            return
        if not is_stopped(s, people, ship):
            might = guesses.might_bear(s, people, (SKIDBLADNIR,)) or might_land_party(s, people, ship)
            ask(s, Voyage(s.leader[people], people, ship, True), might)


def might_land_party(s: DragonLordsState, people: int, ship: int) -> bool:
    """Whether somebody aboard may go ashore at a village, as far as others can see: any marked unit may be no King."""
    if not harbours.at_sea(s, ship) or not guesses.might_have_counter(s, people, (FIRST_SHIP + ship,)):
        return False
    spaces = bits(s.facts.havens_on[s.ship_at[ship] - FIRST_SEA])
    return any(not why_no_party(s, people, space) for space in spaces)


def why_no_party(s: DragonLordsState, people: int, space: int) -> str:
    """The rule by which a people cannot have a party at a village; "" if it can."""
    if has(s.lost, people):
        return "DL-16.3"
    if s.party_at[people] not in (NOWHERE, space):
        return "DL-16.2"
    return "DL-16.4" if harbours.party_room(s, people) <= 0 else ""


class Voyage(PeopleChoice):
    """One ship sails, takes units on and sets them ashore. With a crew aboard it cannot stay docked."""

    ship: int
    begun: bool = False
    rule = "DL-4.3"
    verbs = (do_sail, do_load, do_land, do_load_party, do_land_party, do_done.verb)
    idle = (do_done,)

    def prompt(self, s: DragonLordsState) -> Message:
        left = harbours.allowance(s, self.people, self.ship) - s.sailed[self.ship]
        return Message(messages.ASK_VOYAGE, (self.ship, s.ship_at[self.ship], max(0, left)))

    def options(self, s: DragonLordsState) -> list[Action]:
        people, ship = self.people, self.ship
        at = s.ship_at[ship]
        room = harbours.room(s, people, ship)
        if not harbours.at_sea(s, ship):
            options = self.courses(s)
            if room and at < TERRITORIES and spare(s, people, at, SAIL, FIRST_SHIP + ship):
                options.append(do_load[at])
            return options
        options = [do_done] if self.begun else []
        if not harbours.is_overloaded(s, people, ship):
            options += self.courses(s)
        options += in_order(self.shores(s, at - FIRST_SEA, room) + self.villages(s, at - FIRST_SEA, room))
        return options or [do_done]

    def courses(self, s: DragonLordsState) -> list[Action]:
        reached = 0
        for ring in reach(s, self.people, self.ship):
            reached |= ring
        return [do_sail[zone] for zone in bits(reached)]

    def shores(self, s: DragonLordsState, zone: int, room: int) -> list[Action]:
        options: list[Action] = []
        for territory in bits(s.facts.harbours_on[zone]):
            owner = s.owner[territory]
            if owner == self.people:
                options.append(do_land[territory])
                if room and spare(s, self.people, territory, SAIL, FIRST_SHIP + self.ship):
                    options.append(do_load[territory])
            elif owner == NOBODY or s.hostile(self.people, owner):
                options.append(do_land[territory])
        return options

    def villages(self, s: DragonLordsState, zone: int, room: int) -> list[Action]:
        options: list[Action] = []
        for space in bits(s.facts.havens_on[zone]):
            village = VILLAGE_AT[space]
            if room and party_waits(s, self.people, space):
                options.append(do_load_party[village])
            if not self.why_not_land_party(s, space):
                options.append(do_land_party[village])
        return options

    def why_not_land_party(self, s: DragonLordsState, space: int) -> str:
        """The rule by which nobody can go ashore at a village; "" if somebody can."""
        if why := why_no_party(s, self.people, space):
            return why
        return "" if spare(s, self.people, FIRST_SHIP + self.ship, SAIL, PARTY) else "DL-16.6"

    def take(self, s: DragonLordsState, action: Action) -> None:
        people, ship = self.people, self.ship
        if action is do_done:
            return
        s.then(SailOn(people, ship))
        if action.verb is do_sail:
            self.sail(s, action.arg)
        elif action.verb in (do_load, do_load_party):
            origin = action.arg if action.verb is do_load else PARTY
            s.then(*boarding_steps(s, people, origin, ship))
        elif action.verb is do_land_party:
            self.land_party(s, VILLAGE_SPACES[action.arg])
        else:
            self.land(s, action.arg)

    def sail(self, s: DragonLordsState, sea: int) -> None:
        people, ship, zone = self.people, self.ship, FIRST_SEA + sea
        cost = next(n for n, ring in enumerate(reach(s, people, ship)) if has(ring, sea))
        s.sailed[ship] += cost
        if s.sailed[ship] > s.facts.zones[people]:
            show(s, people, SKIDBLADNIR)
        s.ship_at[ship] = zone
        s.tell(messages.SAILED, people, ship, zone)
        foes = harbours.blockaders(s, people, zone)
        if foes:
            s.sailed[ship] = STOPPED
            s.tell(messages.BLOCKADE_MET, people, ship, zone)
            s.then(*(sea_magic.Threat(foe, ship, zone) for foe in foes))

    def land(self, s: DragonLordsState, territory: int) -> None:
        owner = s.owner[territory]
        s.then(Landing(self.people, self.ship, territory))
        if owner != self.people and s.plays(owner):
            s.then(sea_magic.Threat(owner, self.ship, territory))

    def land_party(self, s: DragonLordsState, space: int) -> None:
        people, ship = self.people, self.ship
        if s.party_at[people] == NOWHERE:
            s.party_at[people] = space
            s.entering = True
        s.then(
            Band(self.seat, people, FIRST_SHIP + ship, PARTY, SAIL, harbours.party_room(s, people)),
            Ashore(people, ship, FIRST_SPACE + space),
        )

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb not in self.verbs:
            return self.cites(s)
        sea = s.ship_at[self.ship] - FIRST_SEA if harbours.at_sea(s, self.ship) else NOWHERE
        if action.verb is do_sail:
            near = any(has(ring, action.arg) for ring in reach(s, self.people, self.ship, barred=False))
            return "DL-4.19" if near else why_no_farther(self.people)
        if action is do_done:
            return "DL-4.10" if sea != NOWHERE else "DL-4.24"
        if action.verb in (do_load_party, do_land_party):
            return self.why_not_village(s, action, sea)
        if not has(s.facts.in_play, action.arg):
            return "DL-21.6"
        if sea == NOWHERE or not has(s.facts.harbours_on[sea], action.arg):
            return "DL-4.9"
        if action.verb is do_land:
            return "DL-21.4"
        if s.owner[action.arg] != self.people:
            return "DL-1.16"
        return "DL-4.11" if harbours.room(s, self.people, self.ship) else "DL-4.2"

    def why_not_village(self, s: DragonLordsState, action: Action, sea: int) -> str:
        space = VILLAGE_SPACES[action.arg]
        if sea == NOWHERE or not has(s.facts.havens_on[sea], space):
            return "DL-4.9"
        if action.verb is do_land_party:
            return self.why_not_land_party(s, space) or "DL-16.11"
        return "DL-16.55" if harbours.room(s, self.people, self.ship) else "DL-4.2"


# --- ashore ---------------------------------------------------------------------------------------


class Landing(Step):
    """Units that are still aboard go ashore, as many as their player wants."""

    people: int
    ship: int
    territory: int
    rule = "DL-4.9"

    def run(self, s: DragonLordsState) -> None:
        people, ship = self.people, self.ship
        if s.plays(people) and s.ship_owner[ship] == people and s.ship_units[ship]:
            s.then(
                Band(s.leader[people], people, FIRST_SHIP + ship, self.territory, SAIL, s.ship_units[ship]),
                Ashore(people, ship, self.territory),
            )


class Ashore(Step):
    """After a landing: an empty ship is docked, and vacant land has a new holder."""

    people: int
    ship: int
    place: int
    rule = "DL-4.25"

    def run(self, s: DragonLordsState) -> None:
        if not s.ship_units[self.ship]:
            harbours.dock(s, self.ship, self.place)
        if self.place < TERRITORIES and s.owner[self.place] == self.people:
            harbours.take_vacant(s, self.place)


class Aboard(Step):
    """Units have come aboard. If the whole party did, it has left the Wastelands."""

    people: int
    ship: int
    rule = "DL-16.55"

    def run(self, s: DragonLordsState) -> None:
        party.end_if_empty(s, self.people)
        if s.ship_units[self.ship] > s.facts.parts.limits.ship:
            show(s, self.people, SKIDBLADNIR)


# --- too many aboard ------------------------------------------------------------------------------


def lose_units_without_room(s: DragonLordsState, people: int) -> None:
    """Units for which a ship has no room are lost: the bearer of Skidbladnir may have left it."""
    for ship in range(SHIPS):
        if s.ship_owner[ship] == people:
            surplus = s.ship_units[ship] - harbours.capacity(s, people, ship)
            if surplus > 0:
                losses.lose(s, people, (FIRST_SHIP + ship,), surplus, NOBODY)
