"""Columns of a position as a learner gets them: which numbers, how many, and what they mean.

Everybody sees the table from their own seat: whoever looks comes first, the others follow in the order of play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

AMOUNT, ONE_OF, SET = "amount", "one of", "set"
"""An amount becomes one number between 0 and 1; one of several things, or a set, becomes a flag for each thing."""


class Angle(NamedTuple):
    """From where the table is seen."""

    viewer: int
    order: tuple[int, ...]
    """Everybody at the table, the viewer first."""
    place: tuple[int, ...]
    """Where each stands in that order. Negative numbers (nobody, nowhere) stay what they are."""

    @classmethod
    def of(cls, viewer: int, order: Sequence[int], others: int = 0) -> Angle:
        """``others`` are kinds of owners without a seat, numbered after the seats; they stay where they are."""
        seats = len(order)
        place = [0] * seats
        for position, who in enumerate(order):
            place[who] = position
        return cls(viewer, tuple(order), (*place, *range(seats, seats + others), -4, -3, -2, -1))


Reading = Callable[[Any, Angle], Iterable[int]]


class Column(NamedTuple):
    """Some whole numbers of a position. ``name`` begins with the name that the position itself gives them."""

    name: str
    kind: str
    entries: int
    """How many whole numbers there are."""
    size: int
    """The span of an amount; how many things one of which, or a set of which, is told."""
    low: int
    """The whole number that becomes 0, or the first flag."""
    read: Reading
    help: str

    @property
    def width(self) -> int:
        return self.entries if self.kind == AMOUNT else self.entries * self.size


def amount(name: str, most: int, help: str, read: Reading | None = None, entries: int = 1, low: int = 0) -> Column:
    """Numbers of something, of which there are at most so many; more look like the most."""
    return Column(name, AMOUNT, entries, max(1, most - low), low, read or column(name), help)


def one_of(name: str, size: int, help: str, read: Reading | None = None, entries: int = 1, low: int = 0) -> Column:
    """One of so many things, or none of them."""
    return Column(name, ONE_OF, entries, size, low, read or column(name), help)


def set_of(name: str, size: int, help: str, read: Reading | None = None, entries: int = 1) -> Column:
    """Some of so many things, as a whole number with one bit for each."""
    return Column(name, SET, entries, size, 0, read or column(name), help)


# --- how columns are read ----------------------------------------------------------------------------


def column(name: str) -> Reading:
    """The numbers as they stand in the position."""

    def read(s: Any, angle: Angle) -> Iterable[int]:
        value = getattr(s, name)
        return (value,) if isinstance(value, int) else value

    return read


def by_seat(name: str, each: int = 1) -> Reading:
    """A column with so many numbers for each seat."""

    def read(s: Any, angle: Angle) -> Iterable[int]:
        values = getattr(s, name)
        if each == 1:
            return [values[who] for who in angle.order]
        return [value for who in angle.order for value in values[who * each : who * each + each]]

    return read


def seats_in(name: str) -> Reading:
    """A column that names seats."""

    def read(s: Any, angle: Angle) -> Iterable[int]:
        values = getattr(s, name)
        return [angle.place[value] for value in ((values,) if isinstance(values, int) else values)]

    return read


def places_in(name: str) -> Reading:
    """For each seat, its place in a list of seats; -1 if it is not there."""

    def read(s: Any, angle: Angle) -> Iterable[int]:
        values = getattr(s, name)
        return [values.index(who) if who in values else -1 for who in angle.order]

    return read


def gathered(name: str, members: int) -> Reading:
    """Lists of things as sets, one for each seat."""

    def read(s: Any, angle: Angle) -> Iterable[int]:
        values = getattr(s, name)
        return [as_set(values[who], members) for who in angle.order]

    return read


def as_set(things: Iterable[int], members: int) -> int:
    """Things as a whole number with one bit for each; what is unknown is not among them."""
    found = 0
    for thing in things:
        if 0 <= thing < members:
            found |= 1 << thing
    return found


def counted(things: Iterable[int], kinds: int) -> list[int]:
    """How many there are of each kind, then how many of unknown kind."""
    counts = [0] * (kinds + 1)
    for thing in things:
        counts[thing if thing >= 0 else kinds] += 1
    return counts


def padded(values: Sequence[int], length: int, blank: int = -1) -> list[int]:
    """Exactly so many numbers: the first of those that there are, and blanks."""
    return [*values[:length], *[blank] * (length - len(values))]
