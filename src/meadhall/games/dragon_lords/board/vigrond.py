"""The Wastelands: where their spaces lie in an oval of any size, and the roads between them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from math import atan2, copysign, cos, dist, hypot, sin, tau

from meadhall.draw.markup import Point
from meadhall.games.dragon_lords.components import Components, Space
from meadhall.games.dragon_lords.words import SPACE

RING = 0.46
"""How far from the middle of the unit square the ring road lies."""
POWER = 2.35
FINE = 720


def spaces(parts: Components, middle: Point, wide: float, tall: float) -> dict[int, Point]:
    """The middle of every space. Equal steps on the ring road stay equal, however long the oval is."""
    found = {}
    for space, word in enumerate(SPACE.words):
        x, y = parts.wastelands[word].site
        dx, dy = x - 0.5, y - 0.5
        u, v = _on_oval(atan2(dx, -dy) / tau % 1.0, wide, tall)
        share = hypot(dx, dy) / RING
        found[space] = (round(middle[0] + u * share, 1), round(middle[1] + v * share, 1))
    return found


@lru_cache(maxsize=32)
def _oval(wide: float, tall: float) -> tuple[list[Point], list[float]]:
    """Points of the oval, clockwise from the north, and how far each is on the way round."""
    points = []
    for k in range(FINE + 1):
        s, c = sin(k / FINE * tau), cos(k / FINE * tau)
        points.append((copysign(abs(s) ** (2 / POWER), s) * wide, -copysign(abs(c) ** (2 / POWER), c) * tall))
    runs = [0.0]
    for one, other in pairwise(points):
        runs.append(runs[-1] + dist(one, other))
    return points, runs


def _on_oval(share: float, wide: float, tall: float) -> Point:
    points, runs = _oval(wide, tall)
    return points[min(bisect_left(runs, share * runs[-1] - 1e-6), FINE)]


def ways(parts: Components, at: Mapping[int, Point]) -> list[tuple[Point, Point]]:
    """The roads, each once."""
    return [
        (at[SPACE.find(word)], at[SPACE.find(other)])
        for word, space in parts.wastelands.items()
        for other in space.borders
        if word < other
    ]


def ring(parts: Components, at: Mapping[int, Point]) -> list[Point]:
    """The spaces of the ring road in order, clockwise."""

    def outer(space: Space) -> bool:
        return hypot(space.site[0] - 0.5, space.site[1] - 0.5) > RING * 0.9

    def turn(space: Space) -> float:
        return atan2(space.site[0] - 0.5, 0.5 - space.site[1]) % tau

    on = [word for word, space in parts.wastelands.items() if outer(space)]
    return [at[SPACE.find(word)] for word in sorted(on, key=lambda word: turn(parts.wastelands[word]))]
