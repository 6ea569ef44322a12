"""What a seat has seen last: from one decision to the next most of it stays, and only the rest is read and written.

This is done at every step of every game of a learner, so it is compiled, and leaves everything else of numpy to others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import attrgetter, ne
from typing import Any, Protocol

from mypy_extensions import mypyc_attr

from meadhall.kernel.observation import AMOUNT, NOBODIES, SET, Angle, Column, ReadNumbers
from meadhall.kernel.view import View

AGENDA = ("asked", "agenda")
"""What is being decided is another thing at every decision, so it is not compared."""


class KeptColumn:
    """A column whose numbers are read again only if they may have changed."""

    __slots__ = ("amounts", "found", "low", "name", "scale", "sets", "size", "turned")

    def __init__(self, column: Column, scale: float) -> None:
        self.name: str = column.name
        self.found: ReadNumbers | None = column.read
        self.amounts: bool = column.kind == AMOUNT
        self.sets: bool = column.kind == SET
        self.low: int = column.low
        self.size: int = column.size
        self.scale = scale
        self.turned: bool = column.names_seats

    def read(self, position: Any, angle: Angle) -> list[int]:
        """The numbers, in a list that nobody else has."""
        found = self.found
        if found is not None:
            return list(found(position, angle))
        value = getattr(position, self.name)
        return [value] if isinstance(value, int) else list(value)

    def write(self, cells: Any, starts: list[int], names: list[int], new: list[int], old: list[int]) -> None:
        """Write those numbers that differ; ``names`` tells what becomes of the name of a seat."""
        for entry in compress(range(len(new)), map(ne, new, old)):
            number, before, start = new[entry], old[entry], starts[entry]
            if self.amounts:
                value = (number - self.low) * self.scale
                cells[start] = 0.0 if value < 0.0 else min(value, 1.0)
            elif self.sets:
                flip(cells, start, number ^ before, number)
            else:
                if self.turned:
                    number, before = names[number + NOBODIES], names[before + NOBODIES]
                self.flag(cells, start, before - self.low, 0.0)
                self.flag(cells, start, number - self.low, 1.0)

    def flag(self, cells: Any, start: int, chosen: int, value: float) -> None:
        """Set or clear the flag of one of several things, unless it is none of them."""
        if 0 <= chosen < self.size:
            cells[start + chosen] = value


def flip(cells: Any, start: int, changed: int, members: int) -> None:
    """Set or clear the flags of those that have come to a set or left it."""
    while changed:
        lowest = changed & -changed
        cells[start + lowest.bit_length() - 1] = 1.0 if members & lowest else 0.0
        changed ^= lowest


@mypyc_attr(allow_interpreted_subclasses=True)
class KeptColumns:
    """From which attributes of a position the columns of a tensor are read."""

    def __init__(self, columns: Sequence[Column], scales: list[float]) -> None:
        told = [column.sources for column in columns]
        names = sorted({name for sources in told for name in sources if name not in AGENDA})
        # The first name is only there because a getter of a single name would give no tuple.
        self.seen: Callable[[Any], tuple[Any, ...]] = attrgetter("players", *names)
        self.read_from: list[list[int]] = [
            [n for n, sources in enumerate(told) if name in sources] for name in ("", *names)
        ]
        """For each attribute, the columns that are read from it."""
        self.always: list[int] = [n for n, sources in enumerate(told) if set(sources) & set(AGENDA)]
        self.columns = [KeptColumn(column, scale) for column, scale in zip(columns, scales, strict=True)]


class Layout(Protocol):
    """Where the numbers stand in a row."""

    kept: KeptColumns

    def angle(self, position: Any, viewer: int) -> Angle: ...

    def empty(self) -> Any:
        """A row."""

    def write(self, view: View, row: Any) -> None:
        """Write a whole row."""

    def places(self, angle: Angle) -> tuple[list[list[int]], list[int]]:
        """Where each entry of each column begins, and what the name of a seat becomes."""


class CurrentRow:
    """The row of a view, kept up to date. It belongs to one seat at one table."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.kept: KeptColumns = layout.kept
        self._angle: Angle | None = None
        self._row: Any = layout.empty()
        # Single numbers are written faster this way.
        self._cells: Any = self._row.data
        self._seen: tuple[Any, ...] = ()
        self._values: list[list[int]] = []
        self._starts: list[list[int]] = []
        self._names: list[int] = []

    def row(self, view: View) -> Any:
        """The numbers of a view. The next look writes over them. The view must stay as it is from now on."""
        position, kept, old = view.position, self.kept, self._seen
        angle = self.layout.angle(position, view.seat or 0)
        seen = kept.seen(position)
        if angle != self._angle:
            self._begin(view, angle)
        else:
            for n in kept.always:
                self._update(n, position, angle)
            for attribute in compress(range(len(seen)), map(ne, seen, old)):
                for n in kept.read_from[attribute]:
                    self._update(n, position, angle)
        self._seen = seen
        return self._row

    def _begin(self, view: View, angle: Angle) -> None:
        self._angle = angle
        self._starts, self._names = self.layout.places(angle)
        self._values = [column.read(view.position, angle) for column in self.kept.columns]
        self.layout.write(view, self._row)

    def _update(self, n: int, position: Any, angle: Angle) -> None:
        column, old = self.kept.columns[n], self._values[n]
        new = column.read(position, angle)
        if new != old:
            self._values[n] = new
            column.write(self._cells, self._starts[n], self._names, new, old)
