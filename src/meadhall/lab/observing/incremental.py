"""What a seat has seen last: from one decision to the next most of it stays, and only the rest is read and written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import compress
from operator import attrgetter, ne
from typing import Any

import numpy as np

from meadhall.kernel.observation import AMOUNT, ONE_OF, SET, Angle, Column
from meadhall.kernel.state import State
from meadhall.kernel.view import View
from meadhall.lab.observing.tensor import NOBODIES, Floats, Tensor

AGENDA = ("asked", "agenda")
"""What is being decided is another thing at every decision, so it is not compared."""


class RowLayout:
    """Which attributes of a position the columns of a tensor are read from, and where their numbers stand in a row."""

    def __init__(self, tensor: Tensor) -> None:
        self.tensor = tensor
        told = [column.sources for column in tensor.columns]
        names = sorted({name for sources in told for name in sources if name not in AGENDA})
        # The first name is only there because a getter of a single name would give no tuple.
        self.read = attrgetter("players", *names)
        self.columns = [[], *([n for n, sources in enumerate(told) if name in sources] for name in names)]
        """For each attribute, the columns that are read from it."""
        self.always = [n for n, sources in enumerate(told) if set(sources) & set(AGENDA)]
        self.readings = [reading(column) for column in tensor.columns]
        self.scales = [float(np.float32(1 / column.size)) for column in tensor.columns]
        self._places: dict[tuple[int, ...], EntryPositions] = {}

    def places(self, order: tuple[int, ...]) -> EntryPositions:
        """Where things stand for this order of seats."""
        if order not in self._places:
            self._places[order] = EntryPositions(self.tensor, order)
        return self._places[order]


class EntryPositions:
    """Where each whole number of each column stands in a row, and what the name of a seat becomes."""

    def __init__(self, tensor: Tensor, order: tuple[int, ...]) -> None:
        source, names = tensor.turn(order)
        self.names = [int(name) for name in names]
        self.starts: list[list[int]] = []
        at = done = 0
        for column, first in zip(tensor.columns, tensor.where, strict=True):
            numbers = column.entries * column.parts
            width = column.width // column.entries
            turned = (source[done : done + numbers : column.parts] - first) // column.parts
            self.starts.append([int(at + place * width) for place in np.argsort(turned)])
            done += numbers
            at += column.width


class CurrentRow:
    """The row of a view, kept up to date. It belongs to one seat at one table."""

    def __init__(self, layout: RowLayout) -> None:
        self.layout = layout
        self._angle: Angle | None = None
        self._row = np.empty(layout.tensor.size, np.float32)
        # Single numbers are written faster this way.
        self._cells: Any = self._row.data
        self._seen: tuple[Any, ...] = ()
        self._values: list[list[int]] = []
        self._starts: list[list[int]] = []
        self._names: list[int] = []

    def row(self, view: View) -> Floats:
        """The numbers of a view. The next look writes over them. The view must stay as it is from now on."""
        layout = self.layout
        angle = layout.tensor.angle(view.position, view.seat or 0)
        seen = layout.read(view.position)
        if angle != self._angle:
            self._begin(view, angle)
        else:
            for n in layout.always:
                self._update(n, view.position, angle)
            for attribute in compress(range(len(seen)), map(ne, seen, self._seen)):
                for n in layout.columns[attribute]:
                    self._update(n, view.position, angle)
        self._seen = seen
        return self._row

    def _begin(self, view: View, angle: Angle) -> None:
        self._angle = angle
        places = self.layout.places(angle.order)
        self._starts, self._names = places.starts, places.names
        self._values = [read(view.position, angle) for read in self.layout.readings]
        self.layout.tensor.write(view, self._row)

    def _update(self, n: int, position: State, angle: Angle) -> None:
        new, old = self.layout.readings[n](position, angle), self._values[n]
        if new == old:
            return
        self._values[n] = new
        column, starts, cells = self.layout.tensor.columns[n], self._starts[n], self._cells
        entries = compress(range(len(new)), map(ne, new, old))
        if column.kind == AMOUNT:
            low, scale = column.low, self.layout.scales[n]
            for entry in entries:
                value = (new[entry] - low) * scale
                cells[starts[entry]] = 0.0 if value < 0.0 else min(value, 1.0)
        elif column.kind == ONE_OF:
            for entry in entries:
                self._flag(column, starts[entry], old[entry], 0.0)
                self._flag(column, starts[entry], new[entry], 1.0)
        else:
            for entry in entries:
                self._flip(starts[entry], old[entry] ^ new[entry], new[entry])

    def _flag(self, column: Column, start: int, number: int, value: float) -> None:
        """Set or clear the flag of one of several things, unless it is none of them."""
        chosen = (self._names[number + NOBODIES] if column.names_seats else number) - column.low
        if 0 <= chosen < column.size:
            self._cells[start + chosen] = value

    def _flip(self, start: int, changed: int, members: int) -> None:
        """Set or clear the flags of those that have come to a set or left it."""
        while changed:
            lowest = changed & -changed
            self._cells[start + lowest.bit_length() - 1] = 1.0 if members & lowest else 0.0
            changed ^= lowest


def reading(column: Column) -> Callable[[State, Angle], list[int]]:
    """How the numbers of a column are read from a position, as a list that nobody else has."""
    read, name = column.read, column.name
    if read is not None:
        found = read
        return lambda position, angle: [*found(position, angle)]
    if column.entries == 1 and column.kind != SET:
        return lambda position, angle: [getattr(position, name)]
    return lambda position, angle: numbers_in(getattr(position, name))


def numbers_in(value: int | Iterable[int]) -> list[int]:
    return [value] if isinstance(value, int) else [*value]
