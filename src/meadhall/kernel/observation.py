"""Columns of a position as a learner gets them: which numbers, how many, and what they mean.

Everybody sees the table from their own seat: whoever looks comes first, the others follow in the order of play. A
column only says where its numbers belong to seats or name seats; all are turned at once (``lab/observing``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

AMOUNT, ONE_OF, SET = "amount", "one of", "set"
"""An amount becomes one number between 0 and 1; one of several things, or a set, becomes a flag for each thing."""

NOBODIES = 4
"""Below 0 stand nobody, nowhere and the like, at most so many; they are what they are from every seat."""
PART = 60
"""How many members of a set go into one number of the machine."""


class Angle(NamedTuple):
    """From where the table is seen: who looks, and everybody at the table, the viewer first."""

    viewer: int
    order: tuple[int, ...]


ReadNumbers = Callable[[Any, Angle], Iterable[int]]


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
    help: str
    read: ReadNumbers | None = None
    """Where the numbers come from; without it, from the attribute of that name."""
    each: int = 0
    """How many numbers belong to each seat, seat by seat; 0 if they belong to none."""
    groups: int = 1
    """So often all seats come one after the other."""
    names_seats: bool = False
    """Whether the numbers themselves name seats."""
    also: tuple[str, ...] = ()
    """What else of the position the numbers depend on."""

    @property
    def width(self) -> int:
        return self.entries if self.kind == AMOUNT else self.entries * self.size

    @property
    def sources(self) -> tuple[str, ...]:
        """The attributes of the position that the numbers are read from."""
        return self.name.partition(".")[0], *self.also

    @property
    def parts(self) -> int:
        """How many numbers of the machine an entry takes."""
        return -(-self.size // PART) if self.kind == SET else 1


def amount(name: str, most: int, help: str, read: ReadNumbers | None = None, entries: int = 1, low: int = 0,
           each: int = 0, groups: int = 1) -> Column:  # fmt: skip
    """Numbers of something, of which there are at most so many; more look like the most."""
    return Column(name, AMOUNT, entries, max(1, most - low), low, help, read, each, groups)


def one_of(name: str, size: int, help: str, read: ReadNumbers | None = None, entries: int = 1, low: int = 0,
           each: int = 0, groups: int = 1, names_seats: bool = False) -> Column:  # fmt: skip
    """One of so many things, or none of them."""
    return Column(name, ONE_OF, entries, size, low, help, read, each, groups, names_seats)


def set_of(name: str, size: int, help: str, read: ReadNumbers | None = None, entries: int = 1, each: int = 0,
           also: tuple[str, ...] = ()) -> Column:  # fmt: skip
    """Some of so many things, as a whole number with one bit for each."""
    return Column(name, SET, entries, size, 0, help, read, each, also=also)


# --- how columns are read ----------------------------------------------------------------------------


def places_in(name: str) -> ReadNumbers:
    """For each seat, its place in a list of seats; -1 if it is not there."""

    def read(s: Any, angle: Angle) -> Iterable[int]:
        values = getattr(s, name)
        return [values.index(seat) if seat in values else -1 for seat in range(len(angle.order))]

    return read


def gathered(name: str, members: int) -> ReadNumbers:
    """Lists of things as sets, one for each seat."""

    def read(s: Any, angle: Angle) -> Iterable[int]:
        return [as_set(things, members) for things in getattr(s, name)]

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


@lru_cache(maxsize=64)
def turned_sets(order: tuple[int, ...]) -> tuple[int, ...]:
    """For each set of those at the table, the same set with its members counted in this order."""
    return tuple(
        sum(1 << place for place, who in enumerate(order) if members >> who & 1) for members in range(1 << len(order))
    )


def padded(values: Sequence[int], length: int, blank: int = -1) -> list[int]:
    """Exactly so many numbers: the first of those that there are, and blanks."""
    return [*values[:length], *[blank] * (length - len(values))]
