"""How a game went: each seat's chance to win over its course, and the decisions that changed most.

Runs in a process of ``thinkers``. A long game is looked at now and then, and closely where much has changed. Only
where somebody really had to choose: a forced move changes nothing, and while a round opens chances mean little.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import pairwise
from typing import NamedTuple

from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.mind import Mind
from meadhall.kernel.state import State
from meadhall.server.thoughts import Words

SAMPLES = 200
"""So many moments of a long game are looked at first, besides those with a heading."""
CLOSER = 10
"""So many stretches in which much has changed are looked at closely."""
MOST_CLOSE = 40
"""So many moments of one such stretch at most."""
DECISIVE = 8
NOTEWORTHY = 0.02
"""A decision that changes nobody's chance by more is not decisive."""
OFTEN = 10
"""After so many moments the survey tells how far it is."""


class Course(NamedTuple):
    """The moves of a finished game. ``moments[i]`` is the table's moment before move ``i``; the last is the end."""

    first: State
    moves: list[tuple[int, Action]]
    moments: list[int]
    headings: list[int]


class Point(NamedTuple):
    """The seats' chances at a moment: for one who knows all, and for each seat with what it knew."""

    moment: int
    all: list[float]
    own: list[float]


class Swing(NamedTuple):
    """A choice, and how the chances were before it and before the next: fate and forced moves belong to it."""

    moment: int
    by: int
    words: Words
    before: Point
    after: Point


class Asked(NamedTuple):
    """A question to a seat in the course of a game."""

    at: int
    seat: int
    question: str
    forced: bool


class Survey(NamedTuple):
    points: list[Point]
    swings: list[Swing]


def survey(course: Course) -> Generator[float, None, Survey]:
    """Yields the share that is done."""
    return (yield from Surveyor(course).work())


class Surveyor:
    def __init__(self, course: Course) -> None:
        self.course = course
        self.mind: Mind = course.first.game.mind()
        opening = self.openings(asked := self.asked())
        # Where fate is still to answer, or a round has only begun, nobody's chances mean much.
        self.stops = [each.at for each in asked if not each.forced and each.at not in opening] + [len(course.moves)]
        self.start = asked[0].at if asked else self.stops[0]
        self.points: dict[int, Point] = {}

    def asked(self) -> list[Asked]:
        """All that the seats were asked."""
        found: list[Asked] = []
        state = self.course.first.copy()
        for at, (by, action) in enumerate(self.course.moves):
            decision = state.decision_of(by)
            if decision is not None:
                found.append(Asked(at, by, decision.prompt.key, len(decision.options) == 1))
            state.apply(action, by)
        return found

    def openings(self, asked: Sequence[Asked]) -> set[int]:
        """Where a round opens: from its heading on as long as one seat after the other is asked the same."""
        found: set[int] = set()
        for heading in self.course.headings:
            seats: set[int] = set()
            begun = [each for each in asked if self.course.moments[each.at] >= heading][: self.course.first.players]
            for each in begun:
                if each.question != begun[0].question or each.seat in seats:
                    break
                seats.add(each.seat)
                found.add(each.at)
        return found

    def work(self) -> Generator[float, None, Survey]:
        sampled = self.sampled()
        closest = min(CLOSER, len(sampled)) * min(MOST_CLOSE, len(self.stops) // max(1, len(sampled)))
        total = len(sampled) + closest
        kept: dict[int, State] = {}
        for i, state in self.walk(self.course.first.copy(), 0, sampled):
            kept[i] = state.copy()
            self.look(i, state)
            if len(kept) % OFTEN == 0:
                yield len(kept) / total
        for begin, end in self.changeable(sampled):
            inside = [i for i in self.stops if begin < i < end][:MOST_CLOSE]
            for i, state in self.walk(kept[begin], begin, inside):
                self.look(i, state)
            yield min(1.0, len(self.points) / total)
        return Survey([self.points[i] for i in sorted(self.points)], self.swings())

    def sampled(self) -> list[int]:
        """The places in the course to look at first."""
        stops = self.stops
        every = max(1.0, len(stops) / SAMPLES)
        evenly = {stops[int(n * every)] for n in range(int(len(stops) / every))}
        headed = [i for a, i in pairwise(stops) if self.new_round(a, i)][:SAMPLES]
        return sorted({*evenly, *headed, self.start, stops[-1]})

    def walk(self, state: State, at: int, wanted: Sequence[int]) -> Generator[tuple[int, State], None, None]:
        """Play on from a place, and stop at each of those that are wanted."""
        for stop in wanted:
            for by, action in self.course.moves[at:stop]:
                state.apply(action, by)
            at = stop
            yield stop, state

    def look(self, i: int, state: State) -> None:
        everything = self.mind.outlook(state)
        own = everything
        if state.secrets():
            own = [self.mind.outlook(state.view(seat).position)[seat] for seat in range(state.players)]
        self.points[i] = Point(self.course.moments[i], everything, own)

    def changeable(self, sampled: list[int]) -> list[tuple[int, int]]:
        """The stretches between looks that hide the greatest changes."""
        pairs = [(a, b) for a, b in pairwise(sampled) if any(a < i < b for i in self.stops)]
        return sorted(pairs, key=lambda pair: -change(self.points[pair[0]], self.points[pair[1]]))[:CLOSER]

    def swings(self) -> list[Swing]:
        """The decisive moments in their order."""
        found: list[Swing] = []
        for a, b in pairwise(self.stops):
            # What a new round changes is nobody's doing.
            if a in self.points and b in self.points and not self.new_round(a, b):
                by, action = self.course.moves[a]
                before, after = self.points[a], self.points[b]
                found.append(Swing(before.moment, by, self.words(action), before, after))
        found.sort(key=lambda swing: -change(swing.before, swing.after))
        decisive = [swing for swing in found[:DECISIVE] if change(swing.before, swing.after) >= NOTEWORTHY]
        return sorted(decisive, key=lambda swing: swing.moment)

    def new_round(self, before: int, after: int) -> bool:
        """Whether a heading lies between two places."""
        first, last = self.course.moments[before], self.course.moments[after]
        return any(first < heading <= last for heading in self.course.headings)

    def words(self, action: Action) -> Words:
        texts = self.course.first.game.texts
        said = {lang: texts.action(action, lang) for lang in LANGUAGES}
        return {lang: text[:1].upper() + text[1:] for lang, text in said.items()}


def change(before: Point, after: Point) -> float:
    """By how much the chances of the seat that won or lost most have changed."""
    return max(abs(b - a) for a, b in zip(before.all, after.all, strict=True))
