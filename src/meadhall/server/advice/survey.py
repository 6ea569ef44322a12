"""How a game went: each seat's chance to win over its course, and the decisions that changed most.

Runs in a process of ``thinkers``. A long game is looked at now and then, and closely where much has changed. Only
where somebody really had to choose: a forced move changes nothing, and while a game is set up or a round opens chances
mean little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from meadhall.bots.chances import Course, Shown
from meadhall.draw.telling import NOTED, Telling
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.message import Event, Kind
from meadhall.kernel.state import State
from meadhall.server.advice.bot_tasks import InLanguages
from meadhall.server.advice.mine import MyLook, MySide
from meadhall.server.drawing import options as options_of

PLAIN = Telling()
SAMPLES = 200
"""How many moments of a long game are looked at first, besides those with a heading."""
CLOSER = 10
"""How many stretches in which much has changed are looked at closely."""
MOST_CLOSE = 40
"""How many moments of one such stretch at most."""
DECISIVE = 8
NOTEWORTHY = 0.02
"""A decision that changes nobody's chance by more is not decisive."""
MOST_TOLD = 3
"""So much of what happened after a decision is told."""
ROUTINE = 0.2
"""What happens after more than this share of all moves is not worth telling."""
OFTEN = 10
"""After so many moments the survey tells how far it is."""


class FinishedGame(NamedTuple):
    """The moves of a finished game. ``moments[i]`` is the table's moment before move ``i``; the last is the end.

    ``begun`` is the moment at which all is set up.
    """

    first: State
    moves: list[tuple[int, Action]]
    moments: list[int]
    headings: list[int]
    begun: int = 0
    people: tuple[int, ...] = ()
    """The seats of people, who look back on what they did themselves."""


class Chances(NamedTuple):
    """The seats' chances at a moment: for one who knows all, and for each seat with what it knew."""

    moment: int
    all: list[float]
    own: list[float]


class DecisiveMove(NamedTuple):
    """A choice, and how the chances were before it and before the next: fate and forced moves belong to it.

    ``told`` is what happened then, as far as it is worth telling.
    """

    moment: int
    by: int
    words: InLanguages
    told: InLanguages
    before: Chances
    after: Chances


class Asked(NamedTuple):
    """A question to a seat in the course of a game."""

    at: int
    seat: int
    question: str
    forced: bool


class Survey(NamedTuple):
    points: list[Chances]
    swings: list[DecisiveMove]
    mine: dict[int, MySide]
    """By seat, for people."""


def survey(game: FinishedGame) -> Generator[float, None, Survey]:
    """Yields the share that is done."""
    return (yield from Surveyor(game).work())


class Surveyor:
    def __init__(self, game: FinishedGame) -> None:
        self.game = game
        self.last = game.first.copy()
        self.events: list[list[Event]] = []
        opening = self.openings(asked := self.asked())
        self.questions = {each.at: each.question for each in asked}
        free = [each.at for each in asked if not each.forced and game.moments[each.at] >= game.begun]
        # Where fate is still to answer, or a round has only begun, nobody's chances mean much.
        self.stops = [at for at in free if at not in opening] + [len(game.moves)]
        self.start = asked[0].at if asked else self.stops[0]
        self.begun = next((i for i, moment in enumerate(game.moments) if moment >= game.begun), 0)
        self.course = Course()

    def asked(self) -> list[Asked]:
        """All that the seats were asked; on the way it is noted what happened, and how the game ended."""
        found: list[Asked] = []
        state = self.last
        for at, (by, action) in enumerate(self.game.moves):
            decision = state.decision_of(by)
            if decision is not None:
                found.append(Asked(at, by, decision.prompt.key, len(decision.options) == 1))
            self.events.append(state.apply(action, by))
        return found

    def openings(self, asked: Sequence[Asked]) -> set[int]:
        """Where a round opens: from its heading on as long as one seat after the other is asked the same."""
        found: set[int] = set()
        for heading in self.game.headings:
            seats: set[int] = set()
            begun = [each for each in asked if self.game.moments[each.at] >= heading][: self.game.first.players]
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
        seen = self.course.shown
        for _ in self.look(sampled):
            if len(seen) % OFTEN == 0:
                yield len(seen) / total
        self.course.settle()
        for begin, end in self.changeable(sampled):
            for _ in self.look([i for i in self.stops if begin < i < end][:MOST_CLOSE]):
                pass
            yield min(1.0, len(seen) / total)
        mine: dict[int, MySide] = {}
        decided = self.course.decided
        for seat in self.game.people:
            look = MyLook(self.game.first, self.game.moves, self.begun, seat, decided)
            first, last = seen[min(seen)].all[seat], seen[max(seen)].all[seat]
            mine[seat] = yield from heard(look.work(first, last))
            # What the moments tell is read off the same curve.
            for _ in self.look([i for one in mine[seat].moments for i in (one.at, one.until)]):
                yield 1.0
        found = self.course.settle()
        self.points = {i: Chances(self.game.moments[i], shown.all, shown.own) for i, shown in found.items()}
        mine = {seat: told_by(found, seat, side) for seat, side in mine.items()}
        return Survey(list(self.points.values()), self.swings(), mine)

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
            for by, action in self.game.moves[at:stop]:
                state.apply(action, by)
            at = stop
            yield stop, state

    def look(self, places: Sequence[int]) -> Iterator[int]:
        """Reckon the chances at these places too, if they are not known."""
        new = sorted({*places} - {*self.course.states})
        if not new:
            return
        at = max((i for i in self.course.states if i < new[0]), default=0)
        first = self.course.states.get(at, self.game.first)
        states = {i: state.copy() for i, state in self.walk(first.copy(), at, new)}
        for i in new:
            self.course.look(i, states[i])
            yield i

    def changeable(self, sampled: list[int]) -> list[tuple[int, int]]:
        """The stretches between looks that hide the greatest changes."""
        seen = self.course.shown
        pairs = [(a, b) for a, b in pairwise(sampled) if any(a < i < b for i in self.stops)]
        return sorted(pairs, key=lambda pair: -change(seen[pair[0]], seen[pair[1]]))[:CLOSER]

    def swings(self) -> list[DecisiveMove]:
        """The decisive moments in their order."""
        found: list[tuple[int, int]] = []
        for a, b in pairwise(self.stops):
            # What a new round changes is nobody's doing.
            if a in self.points and b in self.points and not self.new_round(a, b):
                found.append((a, b))
        found.sort(key=lambda pair: -self.change(*pair))
        return [self.swing(a, b) for a, b in sorted(found[:DECISIVE]) if self.change(a, b) >= NOTEWORTHY]

    def change(self, a: int, b: int) -> float:
        return change(self.points[a], self.points[b])

    def swing(self, a: int, b: int) -> DecisiveMove:
        by, action = self.game.moves[a]
        before, after = self.points[a], self.points[b]
        words = self.words(a, by, action)
        return DecisiveMove(before.moment, by, words, self.told(self.events[a:b]), before, after)

    def new_round(self, before: int, after: int) -> bool:
        """Whether a heading lies between two places."""
        first, last = self.game.moments[before], self.game.moments[after]
        return any(first < heading <= last for heading in self.game.headings)

    def words(self, at: int, by: int, action: Action) -> InLanguages:
        """What was done at a place, as whoever did it was asked."""
        view = self.course.states[at].view(by)
        return {lang: options_of.called_option(view, action, lang, self.questions[at]) for lang in LANGUAGES}

    def told(self, events: Iterable[Iterable[Event]]) -> InLanguages:
        """What is worth telling of what happened: the last of it, and of each kind only the last."""
        found: dict[Kind, Event] = {}
        board = self.game.first.game.board
        telling = PLAIN if board is None else board.telling
        for event in (each for told in events for each in told):
            if weighty(event, telling) and event.kind not in self.usual:
                found.pop(event.kind, None)
                found[event.kind] = event
        chosen = list(found.values())[-MOST_TOLD:]
        texts = self.game.first.game.texts
        return {lang: " ".join(texts.message(event, self.last, lang) for event in chosen) for lang in LANGUAGES}

    @cached_property
    def usual(self) -> set[Kind]:
        """The kinds of events of which this game was full."""
        counts = Counter(kind for events in self.events for kind in {event.kind for event in events})
        return {kind for kind, count in counts.items() if count > ROUTINE * len(self.events)}


def told_by(course: Mapping[int, Shown], seat: int, side: MySide) -> MySide:
    """A player's moments with the chances of the curve; none of a game that was decided already."""
    moments = [one._replace(before=course[one.at].own[seat]) for one in side.moments if not course[one.at].decided]
    return side._replace(moments=moments)


def heard(work: Generator[None, None, MySide]) -> Generator[float, None, MySide]:
    """What work gives; while it goes on it is told that something is done."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: MySide = end.value
            return found
        yield 1.0


def weighty(event: Event, telling: Telling = PLAIN) -> bool:
    """Whether an event may have turned the game: what counts something (dice, gold, points) only keeps the books, and
    what its game tells nobody in short, such as whose turn is next, is nothing that came of a decision."""
    return None not in event.kind.domains and not event.kind.heading and telling.weight(event.key) >= NOTED


def change(before: Chances | Shown, after: Chances | Shown) -> float:
    """By how much the chances of the seat that won or lost most have changed."""
    return max(abs(b - a) for a, b in zip(before.all, after.all, strict=True))
