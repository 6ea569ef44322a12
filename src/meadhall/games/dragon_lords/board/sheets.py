"""The pictures of the world: the whole of it on a desk, one continent each on a phone."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.draw.markup import Box, Point

Parts = dict[str, str]
"""The parts of a picture by their ids, in drawing order."""


class WorldSheet(NamedTuple):
    """A picture of the world: where it lies, what it shows, and how large everything is."""

    prefix: str
    size: Point
    """Of the whole picture."""
    frame: Box
    columns: tuple[float, float]
    rows: tuple[float, float]
    beyond: float
    name: float
    """The size of names."""
    scale: float
    """Of pieces."""
    oval: tuple[float, float, float] | None
    """Half the width and height of the ring road, and how far the waste reaches around it. None shows no road."""
    continent: str = ""
    """The one that it shows; all of the world if empty."""

    @property
    def world(self) -> bool:
        return not self.continent


WORLD = WorldSheet("map-", (1046, 612), (27, 27, 992, 558), (0.5, 17.5), (0, 12), 19, 12, 1.0, (172, 52, 17))
TALL = 668.0
PHONE: Box = (0, 0, 390, TALL)
WEST = WorldSheet("west-", (390, TALL), PHONE, (0.5, 6.9), (4.4, 16.4), 20, 14, 1.12, None, "west")
CENTRE = WorldSheet("centre-", (390, TALL), PHONE, (6.4, 11.6), (4.4, 16.4), 20, 14, 1.12, (163, 54, 20), "centre")
EAST = WorldSheet("east-", (390, TALL), PHONE, (11.1, 17.5), (4.4, 16.4), 20, 14, 1.12, None, "east")
