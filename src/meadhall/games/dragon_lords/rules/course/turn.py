"""Chapter 3, the turn: seven phases, clockwise from people to people."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOBODY
from meadhall.games.dragon_lords.rules.course import elimination, ending, income, purchase, reinforcement, transfer
from meadhall.games.dragon_lords.rules.sea import naval
from meadhall.games.dragon_lords.rules.war import combat_phase
from meadhall.games.dragon_lords.rules.wastes import quest_phase
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import SHIPS
from meadhall.kernel.sets import without
from meadhall.kernel.step import Step

PHASES: tuple[Callable[[DragonLordsState, int], None], ...] = (
    purchase.begin,
    naval.begin,
    quest_phase.begin,
    combat_phase.begin,
    transfer.begin,
    income.begin,
    reinforcement.begin,
)
"""How each phase begins, in the order of the turn."""


class NextTurn(Step):
    """A turn or the set-up is over: the next people clockwise has its turn. With the first people a round begins."""

    rule = "DL-3.3"

    def run(self, s: DragonLordsState) -> None:
        if ending.ends_with_turn(s):
            return
        lost = [people for people in s.in_play() if elimination.has_no_units(s, people)]
        if lost:
            s.then(*(elimination.Leave(people) for people in lost), self)
            return
        start = s.peoples.index(s.first)
        order = (*s.peoples[start:], *s.peoples[:start])
        had_turn = order.index(s.active) + 1 if s.active != NOBODY else len(order)
        later = [people for people in order[had_turn:] if s.plays(people)]
        if not later:
            if s.facts.turn_limit and s.round == s.facts.turn_limit:
                ending.time_is_up(s)
                return
            s.round += 1
            s.tell(messages.ROUND, s.round)
            later = [people for people in order if s.plays(people)]
        s.then(Turn(later[0]), self)


class Turn(Step):
    """All seven phases of one people. What was noted for a turn is forgotten."""

    people: int
    rule = "DL-3.1"

    def run(self, s: DragonLordsState) -> None:
        s.active = self.people
        s.bought = s.bought_ships = s.surplus = s.purse = s.forged = 0
        s.done = ()
        s.sneaked = 0
        s.walls = ()
        s.sailed = [0] * SHIPS
        s.lost = without(s.lost, self.people)
        s.entering = False
        s.end_turn_marks()
        s.tell(messages.TURN, self.people)
        s.then(*(Phase(self.people, phase) for phase in range(len(PHASES))))


class Phase(Step):
    people: int
    phase: int
    rule = "DL-3.1"

    def run(self, s: DragonLordsState) -> None:
        s.phase = self.phase
        PHASES[self.phase](s, self.people)
