"""What a seat has seen last: from one decision to the next most of it stays, and only the rest is read and written."""

from __future__ import annotations

from itertools import compress
from operator import attrgetter, ne
from typing import Any

import numpy as np

from meadhall.kernel.view import View
from meadhall.lab.sight.columns import AMOUNT, ONE_OF, Angle, Column
from meadhall.lab.sight.tensor import NOBODIES, Row, Tensor

AGENDA = ("asked", "agenda")
"""What is being decided is another thing at every decision, so it is not compared."""


class Lookout:
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
        self.scales = [float(np.float32(1 / column.size)) for column in tensor.columns]
        self._places: dict[tuple[int, ...], Places] = {}

    def places(self, order: tuple[int, ...]) -> Places:
        """Where things stand for this order of seats."""
        if order not in self._places:
            self._places[order] = Places(self.tensor, order)
        return self._places[order]


class Places:
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


class Glance:
    """The row of a view, kept up to date. It belongs to one seat at one table."""

    def __init__(self, lookout: Lookout) -> None:
        self.lookout = lookout
        self._angle: Angle | None = None
        self._row = np.empty(lookout.tensor.size, np.float32)
        # Single numbers are written faster this way.
        self._cells: Any = self._row.data
        self._seen: tuple[Any, ...] = ()
        self._values: list[list[int]] = []
        self._places: Places | None = None

    def row(self, view: View) -> Row:
        """The numbers of a view. The next look writes over them. The view must stay as it is from now on."""
        lookout = self.lookout
        angle = lookout.tensor.angle(view.position, view.seat or 0)
        seen = lookout.read(view.position)
        if angle != self._angle:
            self._begin(view, angle)
        else:
            changed = dict.fromkeys(lookout.always)
            for attribute in compress(range(len(seen)), map(ne, seen, self._seen)):
                changed.update(dict.fromkeys(lookout.columns[attribute]))
            for n in changed:
                self._update(n, view, angle)
        self._seen = seen
        return self._row

    def _begin(self, view: View, angle: Angle) -> None:
        self._angle = angle
        self._places = self.lookout.places(angle.order)
        self._values = [numbers_of(column, view, angle) for column in self.lookout.tensor.columns]
        self.lookout.tensor.write(view, self._row)

    def _update(self, n: int, view: View, angle: Angle) -> None:
        column = self.lookout.tensor.columns[n]
        new, old = numbers_of(column, view, angle), self._values[n]
        if new == old:
            return
        self._values[n] = new
        assert self._places is not None
        starts = self._places.starts[n]
        entries = compress(range(len(new)), map(ne, new, old))
        if column.kind == AMOUNT:
            low, scale = column.low, self.lookout.scales[n]
            for entry in entries:
                self._cells[starts[entry]] = min(max((new[entry] - low) * scale, 0.0), 1.0)
        elif column.kind == ONE_OF:
            for entry in entries:
                self._flag(column, starts[entry], old[entry], 0.0)
                self._flag(column, starts[entry], new[entry], 1.0)
        else:
            for entry in entries:
                self._flip(starts[entry], old[entry] ^ new[entry], new[entry])

    def _flag(self, column: Column, start: int, number: int, value: float) -> None:
        """Set or clear the flag of one of several things, unless it is none of them."""
        assert self._places is not None
        chosen = (self._places.names[number + NOBODIES] if column.names_seats else number) - column.low
        if 0 <= chosen < column.size:
            self._cells[start + chosen] = value

    def _flip(self, start: int, changed: int, members: int) -> None:
        """Set or clear the flags of those that have come to a set or left it."""
        while changed:
            lowest = changed & -changed
            self._cells[start + lowest.bit_length() - 1] = 1.0 if members & lowest else 0.0
            changed ^= lowest


def numbers_of(column: Column, view: View, angle: Angle) -> list[int]:
    if column.read is not None:
        return list(column.read(view.position, angle))
    found = getattr(view.position, column.name)
    return [found] if column.entries == 1 and isinstance(found, int) else list(found)
