"""The undo barrier: whether all that an action showed followed from what was known before it."""

from __future__ import annotations

from collections.abc import MutableSequence
from functools import lru_cache
from random import Random
from typing import Any

from meadhall.kernel.action import Action
from meadhall.kernel.message import Event, shown_to
from meadhall.kernel.state import State
from meadhall.kernel.step import Choice, Together
from meadhall.kernel.view import View

WORLDS = 73
"""How many worlds an action is tried in: as many as the largest deck has cards, so that each card comes everywhere. A
prime, so that every stride leads through all of them."""
WORLDS_OF_ALL, WORLDS_OF_OTHERS = 37, 7
"""How many worlds it is tried in for a spectator, who knows the least, and for each seat that only looks on: a seat's
worlds are among those of a spectator, and it sees little that a spectator does not."""
FLEETING = ("_events", "_options")
"""What a position holds only for a moment."""


class StratifiedRandom(Random):
    """The dice of one of several worlds, which together bring everything about.

    Whatever is drawn, each world draws from another part of what is possible, and shuffled cards are cut at another
    place in each: so a card that may be in a hand is in that hand in some world, and not only by luck.
    """

    def __init__(self, world: int, worlds: int = WORLDS) -> None:
        super().__init__(world)
        self.world = world
        self.worlds = worlds
        self.draws = 0

    def part(self) -> int:
        """Which part of what is possible this world has in the next draw; the others have the others."""
        self.draws += 1
        stride = 1 + self.draws * 7919 % (self.worlds - 1)
        return self.world * stride % self.worlds

    def random(self) -> float:
        return (self.part() + super().random()) / self.worlds

    def shuffle(self, x: MutableSequence[Any]) -> None:
        cut = self.part() * len(x) // self.worlds
        order = shuffled(self.draws, len(x))
        x[:] = [x[place] for place in order[cut:] + order[:cut]]


@lru_cache(maxsize=1024)
def shuffled(seed: int, count: int) -> tuple[int, ...]:
    """The same order in all worlds, each of which cuts it at another place."""
    order = list(range(count))
    Random(seed).shuffle(order)
    return tuple(order)


def may_be_undone(before: State, action: Action, by: int, after: State, events: list[Event]) -> bool:
    """Whether a seat may take its action back: it has learnt nothing by it, and nobody else has.

    The action is done again in worlds that fit all that the seat knew. If these do not all look to it as the real one
    does now, the difference is what it has learnt. The same is asked for whoever else saw the action: that it was
    possible at all may tell them something.
    """
    if revealed(before, after) or not could_be_foreseen(before, action, by, after, events, by, WORLDS):
        return False
    if is_secret(before):
        return True
    if not could_be_foreseen(before, action, by, after, events, None, WORLDS_OF_ALL):
        return False
    seats = [seat for seat in range(before.players) if seat != by]
    return all(could_be_foreseen(before, action, by, after, events, seat, WORLDS_OF_OTHERS) for seat in seats)


def revealed(before: State, after: State) -> bool:
    """Whether anybody knows now what was hidden from them: a secret gained a knower or is a secret no more."""
    hidden = before.secrets()
    still = after.secrets() if hidden else {}
    return any(fact not in still or still[fact] - knowers for fact, knowers in hidden.items())


def is_secret(before: State) -> bool:
    """Whether nobody else sees what a seat does now."""
    step = before.agenda[-1]
    return isinstance(step, (Choice, Together)) and step.secret


def could_be_foreseen(
    before: State, action: Action, by: int, after: State, events: list[Event], viewer: int | None, worlds: int
) -> bool:
    """Whether all that a viewer sees of an action followed from what the viewer knew before it."""
    view = before.view(viewer)
    if has_columns(view.position, lasting_columns(before)):
        return True
    seen, told = after.view(viewer), shown_to(events, viewer)
    if follows_from_blanks(view, action, by, seen, told):
        return True
    columns = lasting_columns(seen.position)
    for number in range(worlds):
        try:
            world: State = view.sample(StratifiedRandom(number, worlds))
            same = shown_to(world.apply(action, by), viewer) == told and look_alike(world.view(viewer), seen, columns)
        except (LookupError, AssertionError, TypeError, ValueError, AttributeError):
            return False
        if not same:
            return False
    return True


def follows_from_blanks(view: View, action: Action, by: int, seen: View, told: list[Event]) -> bool:
    """Whether the action leads to what a viewer sees though all that the viewer did not know is blank.

    Then nobody has looked at any of that, and it would have led there in whatever world. If it does not, nothing is
    said: something was looked at, but perhaps to no effect.
    """
    world, expected = view.position.copy(), seen.position.copy()
    try:
        if not (world.blank() and expected.blank()):
            return False
        same = shown_to(world.apply(action, by), view.seat) == told
        return same and look_alike(View(world, view.seat), seen, lasting_columns(expected))
    except (LookupError, AssertionError, TypeError, ValueError, AttributeError):
        return False


def look_alike(one: View, other: View, columns: dict[str, Any]) -> bool:
    """Whether two views show the same: the position, who is asked, and what the viewer is asked and may do.

    ``columns`` are the lasting ones of the other.
    """
    mine, theirs = one.decision, other.decision
    if mine is None or theirs is None:
        asked = mine is theirs
    else:
        asked = mine.prompt == theirs.prompt and mine.options == theirs.options
    # Part by part it is quicker to see than by what the positions would be written as.
    return asked and (has_columns(one.position, columns) or one.position == other.position)


def lasting_columns(state: State) -> dict[str, Any]:
    """All that a position is made of, but for what it holds only for a moment."""
    return {name: column for name, column in state.columns().items() if name not in FLEETING}


def has_columns(state: State, columns: dict[str, Any]) -> bool:
    return all(getattr(state, name) == column for name, column in columns.items())
