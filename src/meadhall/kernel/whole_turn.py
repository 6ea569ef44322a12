"""Puzzles after a whole turn: everything that a seat can do until it is over is tried, with all that fate may bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.puzzle import EXACT, Answer, Line, Posed, Subject, Theme

OFFERED = 5
MOST_TRIED = 900
"""A turn with more ways through it is not asked about."""

Value = Callable[[Any, int], float]


class Outcome(NamedTuple):
    """What the best way through a turn is worth, on average over fate, and how it ends if fate has no say."""

    worth: float
    end: Any


class TooMuchError(Exception):
    """There are more ways than can be tried."""


class Turn:
    """All ways through what is left of a turn. ``ended`` tells whether it is over, ``value`` what that is worth."""

    def __init__(self, seat: int, ended: Callable[[Any], bool], value: Value) -> None:
        self.seat = seat
        self.ended = ended
        self.value = value
        self.tried = 0

    def best(self, s: Any) -> Outcome:
        if s.over or (s.fate is None and (s.decision.seat != self.seat or self.ended(s))):
            return Outcome(self.value(s, self.seat), s)
        if s.fate is not None:
            outcomes = s.fate.outcomes
            total = sum(weight for _, weight in outcomes)
            after = [(self.after(s, action, -1).worth, weight) for action, weight in outcomes]
            return Outcome(sum(worth * weight for worth, weight in after) / total, None)
        found = [self.after(s, action, self.seat) for action in s.decision.options]
        return max(found, key=lambda one: one.worth)

    def after(self, s: Any, action: Action, seat: int) -> Outcome:
        self.tried += 1
        if self.tried > MOST_TRIED:
            raise TooMuchError
        after = s.copy()
        after.apply(action, seat)
        return self.best(after)


class WholeTurn(Theme):
    """With which answer does the best way through the whole turn begin?"""

    kind = EXACT
    asks: ClassVar[Kind]

    def begins(self, s: Any) -> bool:
        """Whether a whole turn lies ahead of whoever is asked."""
        raise NotImplementedError

    def ended(self, s: Any) -> bool:
        """Whether the turn is over although the same seat is asked again."""
        raise NotImplementedError

    def value(self, s: Any, seat: int) -> float:
        """What a position is worth to a seat, reckoned."""
        raise NotImplementedError

    def scored(self, s: Any, seat: int) -> float:
        """The same, by letting it be scored."""
        raise NotImplementedError

    def told(self, before: Any, after: Any, seat: int) -> list[Line]:
        """What has changed when the turn is over."""
        raise NotImplementedError

    def place(self, action: Action) -> str:
        return ""

    def subjects(self, s: Any) -> Sequence[Subject]:
        return [()] if s.fate is None and self.begins(s) else []

    def pose(self, s: Any, seat: int, subject: Subject) -> Posed | None:
        try:
            found = self.ways(s, seat)
            known = self.ways(s.view(seat).position, seat)
        except TooMuchError:
            return None
        if [(one.worth, action) for one, action in found] != [(one.worth, action) for one, action in known]:
            # Something that others know would tell another answer.
            return None
        found.sort(key=lambda one: -one[0].worth)
        best = found[0][0]
        right = sum(one.worth >= best.worth - self.slack - 1e-9 for one, _ in found)
        if len(found) < 4 or right > 2 or best.end is None or best.worth <= self.value(s, seat):
            return None
        offered = sorted(found[:OFFERED], key=lambda one: s.game.vocabulary.encode(one[1]))
        # What looks best at once and is not is what there is to overlook.
        at_once = max(found, key=lambda one: self.value(played(s, one[1], seat), seat))[0]
        difficulty = 3 + (at_once.worth < best.worth) + (found[right][0].worth > best.worth - 2)
        answers = tuple(Answer(action, self.place(action)) for _, action in offered)
        worth = tuple(one.worth for one, _ in offered)
        return Posed(Message(self.asks, (seat,)), answers, worth, tuple(self.told(s, best.end, seat)), difficulty)

    def ways(self, s: Any, seat: int) -> list[tuple[Outcome, Action]]:
        turn = Turn(seat, self.ended, self.value)
        return [(turn.after(s, action, seat), action) for action in s.decision.options]

    def prove(self, s: Any, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        """Play every way through each answer, and let the end of each be scored."""
        turn = Turn(seat, self.ended, self.scored)
        return [turn.after(s, answer.says, seat).worth for answer in answers if isinstance(answer.says, Action)]


def played(s: Any, action: Action, seat: int) -> Any:
    after = s.copy()
    after.apply(action, seat)
    return after
