"""Value noise on a lattice. The same seed gives the same coast for ever."""

from __future__ import annotations

from math import floor
from random import Random


class Noise:
    """A smooth random surface between -1 and 1."""

    __slots__ = ("_order", "_value")

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self._value = [rng.uniform(-1, 1) for _ in range(256)]
        order = list(range(256))
        rng.shuffle(order)
        # Written twice so that a sum of two entries needs no wrapping round.
        self._order = order + order

    def at(self, x: float, y: float) -> float:
        """The height of the surface at a point."""
        return self.sum(x, y, 1)

    def sum(self, x: float, y: float, octaves: int, fall: float = 0.5) -> float:
        """Several octaves on top of each other, each twice as fine and ``fall`` as strong as the one before."""
        order, value = self._order, self._value
        total, strength = 0.0, 1.0
        for _ in range(octaves):
            column, row = floor(x), floor(y)
            u, v = x - column, y - row
            u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
            column &= 255
            row &= 255
            left, right = order[column], order[column + 1]
            top = value[order[left + row]]
            top += (value[order[right + row]] - top) * u
            low = value[order[left + row + 1 & 255]]
            low += (value[order[right + row + 1 & 255]] - low) * u
            total += strength * (top + (low - top) * v)
            x, y, strength = x * 2 + 17.3, y * 2 + 5.1, strength * fall
        return total
