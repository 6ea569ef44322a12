"""Where things stand in a row that is kept up to date."""

from __future__ import annotations

from typing import Any

import numpy as np

from meadhall.kernel.observation import Angle
from meadhall.kernel.view import View
from meadhall.lab.observing.current_row import KeptColumns
from meadhall.lab.observing.tensor import Floats, Tensor

Places = tuple[list[list[int]], list[int]]


class RowLayout:
    """The layout of the rows of a tensor."""

    def __init__(self, tensor: Tensor) -> None:
        self.tensor = tensor
        self.kept = KeptColumns(tensor.columns, [float(np.float32(1 / column.size)) for column in tensor.columns])
        self._places: dict[tuple[int, ...], Places] = {}

    def angle(self, position: Any, viewer: int) -> Angle:
        return self.tensor.angle(position, viewer)

    def empty(self) -> Floats:
        return np.empty(self.tensor.size, np.float32)

    def write(self, view: View, row: Floats) -> None:
        self.tensor.write(view, row)

    def places(self, angle: Angle) -> Places:
        """Where each entry of each column begins for this order of seats, and what the name of a seat becomes."""
        found = self._places.get(angle.order)
        if found is None:
            found = self._places[angle.order] = places_of(self.tensor, angle.order)
        return found


def places_of(tensor: Tensor, order: tuple[int, ...]) -> Places:
    source, names = tensor.turn(order)
    starts: list[list[int]] = []
    at = done = 0
    for column, first in zip(tensor.columns, tensor.where, strict=True):
        numbers = column.entries * column.parts
        width = column.width // column.entries
        turned = (source[done : done + numbers : column.parts] - first) // column.parts
        starts.append([int(at + place * width) for place in np.argsort(turned)])
        done += numbers
        at += column.width
    return starts, [int(name) for name in names]
