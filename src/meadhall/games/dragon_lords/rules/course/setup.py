"""Chapter 2, the set-up: peoples by lot, the Chosen One, claiming the world, first ships, hidden counters.

With two peoples for each of two players (chapter 21) all of it is done people by people, as with four players.
"""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.common.aside import NOT_YET, Aside
from meadhall.games.dragon_lords.rules.common.cards import DrawScrolls
from meadhall.games.dragon_lords.rules.common.dice import Crystal
from meadhall.games.dragon_lords.rules.course.initiative import Initiative
from meadhall.games.dragon_lords.rules.course.turn import NextTurn
from meadhall.games.dragon_lords.rules.sea import shipyard
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import NEUTRAL, NOBODY, Table
from meadhall.games.dragon_lords.words import (
    BLESSED,
    DECOY_1,
    DECOY_2,
    KING,
    PEOPLES,
    PER_REALM,
    WIZARD_1,
    do_claim,
    do_dock,
    do_hide,
    do_people,
    do_post,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Chance, Choice, Step

CLAIM_KINGDOM, CLAIM_GOLD, CLAIM_LAND, POST = range(4)
"""What is claimed, one after the other; at last units are posted in territories that are claimed already."""

RULES = ("DL-2.5", "DL-2.7", "DL-2.10", "DL-2.12")


def set_up(s: World) -> None:
    """Put the whole set-up on the agenda."""
    s.then(
        DealPeoples(),
        ConsultTheGods(0),
        Claims(CLAIM_KINGDOM, NOBODY),
        Garrison(CLAIM_KINGDOM),
        Claims(CLAIM_GOLD, NOBODY),
        Garrison(CLAIM_GOLD),
        Claims(CLAIM_LAND, NOBODY),
        FirstShips(),
        HideCounters((NOT_YET,) * (PEOPLES * len(hidden_counters(s)))),
        Furnish(),
        Initiative(),
        NextTurn(),
    )


def from_chosen_one(s: World) -> list[int]:
    """The peoples clockwise from the Chosen One, who is noted as the first until the first turn is given."""
    return [s.first, *s.clockwise(s.first)]


# --- peoples --------------------------------------------------------------------------------------


class DealPeoples(Step):
    """Once around the table, or twice if two players lead two peoples each."""

    rule = "DL-2.1"

    def run(self, s: World) -> None:
        if len(s.peoples) < s.players * s.table.peoples_each:
            s.then(DealPeople(len(s.peoples) % s.players), self)


class DealPeople(Chance):
    to: int
    rule = "DL-2.1"
    kind = "people"

    def outcomes(self, s: World) -> list[tuple[Action, int]]:
        return [(do_people[people], 1) for people in range(PEOPLES) if people not in s.peoples]

    def take(self, s: World, action: Action) -> None:
        people = action.arg
        s.peoples = (*s.peoples, people)
        s.leader = (*s.leader[:people], self.to, *s.leader[people + 1 :])
        s.tell(says.PEOPLE_DEALT, self.to + 1, people)


class ConsultTheGods(Crystal):
    """The peoples roll in turn until one of them is blessed."""

    turn: int
    rule = "DL-2.4"

    def rolled(self, s: World, face: int) -> None:
        people = s.peoples[self.turn]
        s.tell(says.GODS_CONSULTED, people, face)
        if face == BLESSED:
            s.first = people
            s.tell(says.CHOSEN_ONE, people)
        else:
            s.then(ConsultTheGods((self.turn + 1) % len(s.peoples)))


# --- claiming the world ---------------------------------------------------------------------------


def ground(table: Table, kind: int) -> int:
    """The territories that are claimed in a stage of the set-up, as a set; never an island."""
    return (table.kingdoms, table.mines | table.portals, table.land)[kind]


def units_left(s: World, people: int) -> int:
    """Starting units that a people has not placed yet."""
    return s.table.start_units - sum([s.units[land] for land in bits(s.held(people))])


def open_to(s: World, people: int, kind: int) -> int:
    """Where a people can put a unit, or the first five, as a set."""
    if not units_left(s, people):
        return 0
    if kind == POST:
        return s.held(people)
    claimed = (s.held(people) & ground(s.table, kind)).bit_count()
    if (kind == CLAIM_KINGDOM and claimed) or (kind == CLAIM_GOLD and claimed == s.table.gold_each):
        return 0
    return ground(s.table, kind) & s.vacant()


class Claims(Step):
    """One claim after the other, clockwise, as long as anybody can make one; ``turn`` is the people whose turn it is.

    A stage begins with the Chosen One. Only the last goes on with whoever comes next.
    """

    kind: int
    turn: int
    rule = "DL-2.5"

    def cites(self, s: World) -> str:
        return RULES[self.kind]

    def run(self, s: World) -> None:
        turn = s.first if self.turn == NOBODY else self.turn
        for people in (turn, *s.clockwise(turn)):
            if open_to(s, people, self.kind):
                s.then(Claim(s.leader[people], people, self.kind), Claims(self.kind, s.clockwise(people)[0]))
                return
        if self.kind == CLAIM_LAND:
            s.then(Claims(POST, turn))


class Claim(Choice):
    people: int
    kind: int
    rule = "DL-2.5"
    verbs = (do_claim, do_post)

    def cites(self, s: World) -> str:
        return RULES[self.kind]

    def prompt(self, s: World) -> Message:
        if self.kind == POST:
            return Message(says.ASK_POST, (self.people, units_left(s, self.people)))
        asks = (says.ASK_CLAIM_KINGDOM, says.ASK_CLAIM_GOLD, says.ASK_CLAIM)
        return Message(asks[self.kind], (self.people,))

    def options(self, s: World) -> list[Action]:
        verb = do_post if self.kind == POST else do_claim
        return [verb[land] for land in bits(open_to(s, self.people, self.kind))]

    def take(self, s: World, action: Action) -> None:
        s.add_units(self.people, action.arg, s.table.parts.start.kingdom if self.kind == CLAIM_KINGDOM else 1)
        s.tell(says.POSTED if self.kind == POST else says.CLAIMED, self.people, action.arg)

    def refusal(self, s: World, action: Action) -> str:
        if action.verb not in self.verbs:
            return self.cites(s)
        land = action.arg
        if s.table.islands >> land & 1:
            return "DL-2.9"
        if not s.table.in_play >> land & 1:
            return "DL-21.6"
        return self.cites(s)


class Garrison(Step):
    """Neutral units hold what nobody has claimed."""

    kind: int
    rule = "DL-2.6"

    def cites(self, s: World) -> str:
        return "DL-2.6" if self.kind == CLAIM_KINGDOM else "DL-2.8"

    def run(self, s: World) -> None:
        count = s.table.parts.neutral.garrison
        for land in bits(ground(s.table, self.kind) & s.vacant()):
            s.add_units(NEUTRAL, land, count)
            s.tell(says.GARRISONED, land, count)


# --- ships ----------------------------------------------------------------------------------------


class FirstShips(Step):
    rule = "DL-2.14"

    def run(self, s: World) -> None:
        s.then(*(FirstShip(people) for people in from_chosen_one(s) for _ in range(s.table.parts.start.ships)))


class FirstShip(Step):
    people: int
    rule = "DL-2.15"

    def run(self, s: World) -> None:
        if not s.ask(DockFirstShip(s.leader[self.people], self.people)):
            s.tell(says.NO_HARBOUR, self.people)


class DockFirstShip(Choice):
    people: int
    rule = "DL-2.14"
    verbs = (do_dock,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_FIRST_SHIP, (self.people,))

    def options(self, s: World) -> list[Action]:
        return [do_dock[land] for land in shipyard.harbours_in(s, s.held(self.people))]

    def take(self, s: World, action: Action) -> None:
        shipyard.deliver(s, self.people, action.arg)


# --- counters, gold and scrolls -------------------------------------------------------------------


def hidden_counters(s: World) -> tuple[int, ...]:
    """The counters that each people hides."""
    return (KING, WIZARD_1, DECOY_1, DECOY_2)[: 2 + s.table.parts.bank.decoys]


class HideCounters(Aside):
    """Each people puts its counters under different units."""

    rule = "DL-2.16"

    def possible(self, s: World, at: int) -> list[int]:
        each = self.each(s)
        people = at // each
        taken = self.aside[people * each : at]
        return [land for land in s.lands_of(people) if s.units[land] > taken.count(land)]

    def prompt(self, s: World, seat: int) -> Message:
        people, n = divmod(self.next_of(s, seat), self.each(s))
        return Message(says.ASK_HIDE, (people, hidden_counters(s)[n]))

    def options(self, s: World, seat: int) -> list[Action]:
        return [do_hide[land] for land in self.possible(s, self.next_of(s, seat))]

    def take(self, s: World, seat: int, action: Action) -> None:
        people, n = divmod(self.next_of(s, seat), self.each(s))
        s.whisper((seat,), says.COUNTER_HIDDEN, people, hidden_counters(s)[n], action.arg)
        self.choose(s, seat, action.arg)

    def reveal(self, s: World) -> None:
        s.tell(says.ALL_HAVE_HIDDEN)
        each = self.each(s)
        for people in s.peoples:
            lands = self.aside[people * each : (people + 1) * each]
            for counter, land in zip(hidden_counters(s), lands, strict=True):
                s.mark(people, counter, land)
            # Told by place: the order of the counters would give them away.
            for land in sorted(lands):
                s.tell(says.UNIT_MARKED, people, land)


class Furnish(Step):
    """Gold in the Kingdom, mana, the first Wizard's spells, and scrolls."""

    rule = "DL-2.18"

    def run(self, s: World) -> None:
        start = s.table.parts.start
        for people in s.peoples:
            s.gold[s.kingdoms_of(people)[0] // PER_REALM] = start.gold
            s.mana[people] = start.mana
            s.spells[people * 3] = sum(1 << (number - 1) for number in start.spells)
            s.tell(says.FURNISHED, people, start.gold, start.mana)
        s.then(*(DrawScrolls(people, start.scrolls) for people in s.peoples))
