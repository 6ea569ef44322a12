"""Chapter 2, the set-up: peoples by lot, the Chosen One, claiming the world, first ships, hidden counters.

With two peoples for each of two players (chapter 21) all of it is done people by people, as with four players.
"""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NEUTRAL, NOBODY, Facts
from meadhall.games.dragon_lords.rules.common.aside import NOT_YET, Aside
from meadhall.games.dragon_lords.rules.common.cards import DrawScrolls
from meadhall.games.dragon_lords.rules.common.dice import Crystal
from meadhall.games.dragon_lords.rules.common.pieces import set_book
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.course.initiative import Initiative
from meadhall.games.dragon_lords.rules.course.turn import NextTurn
from meadhall.games.dragon_lords.rules.sea import shipyard
from meadhall.games.dragon_lords.state import DragonLordsState
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
from meadhall.kernel.sets import bits, has, mask_of
from meadhall.kernel.step import Chance, Step

CLAIM_KINGDOM, CLAIM_GOLD, CLAIM_LAND, POST = range(4)
"""The stages of claiming the world. In the last one units are posted in territories that are claimed already."""

RULES = ("DL-2.5", "DL-2.7", "DL-2.10", "DL-2.12")


def set_up(s: DragonLordsState) -> None:
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


def from_chosen_one(s: DragonLordsState) -> list[int]:
    """The peoples clockwise from the Chosen One, who is noted in ``first`` until it is decided who begins."""
    return [s.first, *s.clockwise(s.first)]


# --- peoples --------------------------------------------------------------------------------------


class DealPeoples(Step):
    """Once around the table, or twice if two players lead two peoples each."""

    rule = "DL-2.1"

    def run(self, s: DragonLordsState) -> None:
        if len(s.peoples) < s.players * s.facts.peoples_each:
            s.then(DealPeople(len(s.peoples) % s.players), self)


class DealPeople(Chance):
    to: int
    rule = "DL-2.1"
    kind = "people"

    def outcomes(self, s: DragonLordsState) -> list[tuple[Action, int]]:
        return [(do_people[people], 1) for people in range(PEOPLES) if people not in s.peoples]

    def take(self, s: DragonLordsState, action: Action) -> None:
        people = action.arg
        s.peoples = (*s.peoples, people)
        s.leader = (*s.leader[:people], self.to, *s.leader[people + 1 :])
        s.tell(messages.PEOPLE_DEALT, self.to + 1, people)


class ConsultTheGods(Crystal):
    """The peoples roll in turn until one of them is blessed."""

    turn: int
    rule = "DL-2.4"

    def rolled(self, s: DragonLordsState, face: int) -> None:
        people = s.peoples[self.turn]
        s.tell(messages.GODS_CONSULTED, people, face)
        if face == BLESSED:
            s.first = people
            s.tell(messages.CHOSEN_ONE, people)
        else:
            s.then(ConsultTheGods((self.turn + 1) % len(s.peoples)))


# --- claiming the world ---------------------------------------------------------------------------


def lands_of_stage(facts: Facts, kind: int) -> int:
    """The territories that are claimed in a stage of the set-up, as a set; never an island."""
    return (facts.kingdoms, facts.mines | facts.portals, facts.land)[kind]


def units_left(s: DragonLordsState, people: int) -> int:
    """Starting units that a people has not placed yet."""
    left = s.facts.start_units
    for land in bits(s.held(people)):
        left -= s.units[land]
    return left


def lands_open_to(s: DragonLordsState, people: int, kind: int) -> int:
    """The territories where a people can put units in a stage of the set-up, as a set."""
    if not units_left(s, people):
        return 0
    if kind == POST:
        return s.held(people)
    claimed = (s.held(people) & lands_of_stage(s.facts, kind)).bit_count()
    if (kind == CLAIM_KINGDOM and claimed) or (kind == CLAIM_GOLD and claimed == s.facts.gold_each):
        return 0
    return lands_of_stage(s.facts, kind) & s.vacant()


class Claims(Step):
    """One claim after the other, clockwise, as long as anybody can make one; ``turn`` is the people whose turn it is.

    A stage begins with the Chosen One. Only the last goes on with whoever comes next.
    """

    kind: int
    turn: int
    rule = "DL-2.5"

    def cites(self, s: DragonLordsState) -> str:
        return RULES[self.kind]

    def run(self, s: DragonLordsState) -> None:
        turn = s.first if self.turn == NOBODY else self.turn
        for people in (turn, *s.clockwise(turn)):
            if lands_open_to(s, people, self.kind):
                s.then(Claim(s.leader[people], people, self.kind), Claims(self.kind, s.clockwise(people)[0]))
                return
        if self.kind == CLAIM_LAND:
            s.then(Claims(POST, turn))


class Claim(PeopleChoice):
    kind: int
    rule = "DL-2.5"
    verbs = (do_claim, do_post)

    def cites(self, s: DragonLordsState) -> str:
        return RULES[self.kind]

    def prompt(self, s: DragonLordsState) -> Message:
        if self.kind == POST:
            return Message(messages.ASK_POST, (self.people, units_left(s, self.people)))
        asks = (messages.ASK_CLAIM_KINGDOM, messages.ASK_CLAIM_GOLD, messages.ASK_CLAIM)
        return Message(asks[self.kind], (self.people,))

    def options(self, s: DragonLordsState) -> list[Action]:
        verb = do_post if self.kind == POST else do_claim
        return [verb[land] for land in bits(lands_open_to(s, self.people, self.kind))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        s.add_units(self.people, action.arg, s.facts.parts.start.kingdom if self.kind == CLAIM_KINGDOM else 1)
        s.tell(messages.POSTED if self.kind == POST else messages.CLAIMED, self.people, action.arg)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb not in self.verbs:
            return self.cites(s)
        land = action.arg
        if has(s.facts.islands, land):
            return "DL-2.9"
        if not has(s.facts.in_play, land):
            return "DL-21.6"
        return self.cites(s)


class Garrison(Step):
    """Neutral units hold what nobody has claimed."""

    kind: int
    rule = "DL-2.6"

    def cites(self, s: DragonLordsState) -> str:
        return "DL-2.6" if self.kind == CLAIM_KINGDOM else "DL-2.8"

    def run(self, s: DragonLordsState) -> None:
        count = s.facts.parts.neutral.garrison
        for land in bits(lands_of_stage(s.facts, self.kind) & s.vacant()):
            s.add_units(NEUTRAL, land, count)
            s.tell(messages.GARRISONED, land, count)


# --- ships ----------------------------------------------------------------------------------------


class FirstShips(Step):
    rule = "DL-2.14"

    def run(self, s: DragonLordsState) -> None:
        s.then(*(FirstShip(people) for people in from_chosen_one(s) for _ in range(s.facts.parts.start.ships)))


class FirstShip(Step):
    people: int
    rule = "DL-2.15"

    def run(self, s: DragonLordsState) -> None:
        if not s.ask(DockFirstShip(s.leader[self.people], self.people)):
            s.tell(messages.NO_HARBOUR, self.people)


class DockFirstShip(PeopleChoice):
    rule = "DL-2.14"
    asks = messages.ASK_FIRST_SHIP
    about = ("people",)
    verbs = (do_dock,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_dock[land] for land in shipyard.harbours_in(s, s.held(self.people))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        shipyard.deliver(s, self.people, action.arg)


# --- counters, gold and scrolls -------------------------------------------------------------------


def hidden_counters(s: DragonLordsState) -> tuple[int, ...]:
    """The counters that each people hides."""
    return (KING, WIZARD_1, DECOY_1, DECOY_2)[: 2 + s.facts.parts.bank.decoys]


class HideCounters(Aside):
    """Each people puts its counters under different units."""

    rule = "DL-2.16"

    def possible(self, s: DragonLordsState, at: int) -> list[int]:
        each = self.each(s)
        people = at // each
        taken = self.aside[people * each : at]
        return [land for land in s.lands_of(people) if s.units[land] > taken.count(land)]

    def prompt(self, s: DragonLordsState, seat: int) -> Message:
        people, n = divmod(self.next_of(s, seat), self.each(s))
        return Message(messages.ASK_HIDE, (people, hidden_counters(s)[n]))

    def options(self, s: DragonLordsState, seat: int) -> list[Action]:
        return [do_hide[land] for land in self.possible(s, self.next_of(s, seat))]

    def take(self, s: DragonLordsState, seat: int, action: Action) -> None:
        people, n = divmod(self.next_of(s, seat), self.each(s))
        s.whisper((seat,), messages.COUNTER_HIDDEN, people, hidden_counters(s)[n], action.arg)
        self.choose(s, seat, action.arg)

    def reveal(self, s: DragonLordsState) -> None:
        s.tell(messages.ALL_HAVE_HIDDEN)
        each = self.each(s)
        for people in s.peoples:
            lands = self.aside[people * each : (people + 1) * each]
            for counter, land in zip(hidden_counters(s), lands, strict=True):
                s.mark(people, counter, land)
            # Told by place: the order of the counters would give them away.
            for land in sorted(lands):
                s.tell(messages.UNIT_MARKED, people, land)


class Furnish(Step):
    """Gold in the Kingdom, mana, the first Wizard's spells, and scrolls."""

    rule = "DL-2.18"

    def run(self, s: DragonLordsState) -> None:
        start = s.facts.parts.start
        for people in s.peoples:
            s.gold[s.kingdoms_of(people)[0] // PER_REALM] = start.gold
            s.mana[people] = start.mana
            set_book(s, people, WIZARD_1, mask_of(number - 1 for number in start.spells))
            s.tell(messages.FURNISHED, people, start.gold, start.mana)
        s.then(*(DrawScrolls(people, start.scrolls) for people in s.peoples))
