"""Dead Snow: a ring of as many steps as the number of players allows."""

from __future__ import annotations

from math import pi

from meadhall.draw import pieces, tracks
from meadhall.draw.markup import Point, number, part, shift, text
from meadhall.games.ice_garden.board.scribe import Scribe

Parts = dict[str, str]
ROUND = 0.94
"""How much of the circle the way takes; the gap parts its end from its beginning."""


class Snow:
    def __init__(self, middle: Point, radius: float, limit: int) -> None:
        self.middle, self.radius, self.limit = middle, radius, limit
        self.ring = tracks.Ring(radius, limit, ROUND, 1.0)

    def ground(self) -> str:
        return shift(self.ring.draw(), *self.middle)

    def draw(self, scribe: Scribe, prefix: str) -> Parts:
        s = scribe.s
        value = min(s.snow, self.limit)
        x, y = self.ring.at(value)
        r = number(self.radius)
        large = int(value / self.limit * ROUND > 0.5)
        gone = f'<path class="way past" d="M0-{r}A{r} {r} 0 {large} 1 {number(x)} {number(y)}"/>' if value else ""
        words = text(0, 3, s.snow, "big") + text(0, 17, scribe.write("of", limit=self.limit), "tiny")
        way, flake = f"{prefix}snow-way", f"{prefix}snow"
        here = (self.middle[0] + x, self.middle[1] + y)
        return {
            way: part(way, gone + words + self._touch(), self.middle, place="track:snow"),
            flake: part(flake, pieces.token("flake", 0.9), here),
        }

    def _touch(self) -> str:
        """All of the ring answers when it is pointed at."""
        return f'<circle class="shape" r="{number(self.radius + pi)}"/>'
