"""An option tried out on a copy, to see what would come of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from meadhall.kernel.action import Action
from meadhall.kernel.state import State
from meadhall.kernel.step import Choice

S = TypeVar("S", bound=State)


def tried(s: S, action: Action) -> S:
    """The position after an answer to the question that is asked, and after all that follows from it by itself.

    Neither fate nor anybody else has answered, and what was to come after the question in any case has not come.
    """
    return reached(s, [action])


def reached(s: S, actions: Iterable[Action]) -> S:
    """The same of several answers to the question that is asked and to those that come of it."""
    after = s.copy()
    rest = len(after.agenda) - 1
    for action in actions:
        if len(after.agenda) <= rest:
            break
        step = after.agenda.pop()
        assert isinstance(step, Choice)
        step.take(after, action)
        while len(after.agenda) > rest and not after.agenda[-1].waits():
            after.agenda.pop().run(after)
    return after
