"""Dead Snow: a ring of as many steps as the number of players allows, and the words when it is about to fall."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, tau

from meadhall.draw.markup import Point, circle, number, part, shift, text
from meadhall.games.ice_garden.board import glyphs
from meadhall.games.ice_garden.board.scribe import Parts, Scribe
from meadhall.games.ice_garden.rules.ending import DEAD_SNOW, would_win_in_snow
from meadhall.games.ice_garden.state import IceGardenState

NEAR = 6
"""With so few steps left it is said wherever it matters that Dead Snow is about to fall: two Makings can bring it."""
ROUND = 0.94
"""The share of the circle that the track takes; the gap separates its end from its beginning."""


def snow_is_near(s: IceGardenState) -> bool:
    return s.facts.snow_limit - s.snow <= NEAR


def snow_words(scribe: Scribe, seat: int, now: IceGardenState) -> str:
    """That Dead Snow would fall, or soon will, and who would win then; "" while it is far."""
    if not snow_is_near(now):
        return ""
    falls = now.result is not None and now.result.ending == DEAD_SNOW
    winner = now.result.winners[0] if now.result is not None and falls else would_win_in_snow(now, seat)
    who = "you" if winner == seat else "alone" if now.facts.solo else scribe.seat(winner)
    if falls:
        return scribe.write("sheet-snow-falls", who=who)
    return scribe.write("sheet-snow-near", steps=now.facts.snow_limit - now.snow, who=who)


class SnowRing:
    def __init__(self, middle: Point, radius: float, limit: int) -> None:
        self.middle, self.radius, self.limit = middle, radius, limit

    def at(self, value: float) -> Point:
        """Where a step lies, around the middle."""
        turn = value / self.limit * tau * ROUND - pi / 2
        return cos(turn) * self.radius, sin(turn) * self.radius

    def ground(self) -> str:
        """The whole track, and a bead for each step."""
        points = "L".join(f"{number(x)} {number(y)}" for x, y in (self.at(k / 4) for k in range(self.limit * 4 + 1)))
        beads = "".join(
            circle("bead" if k else "bead past", *self.at(k), 1.9 if k % 5 else 3) for k in range(self.limit + 1)
        )
        return shift(f'<path class="way" d="M{points}"/>{beads}', *self.middle)

    def draw(self, scribe: Scribe, prefix: str) -> Parts:
        way, flake = f"{prefix}snow-way", f"{prefix}snow"
        value = scribe.s.snow
        x, y = self.at(min(value, self.limit))
        here = (self.middle[0] + x, self.middle[1] + y)
        return {way: draw_way(self, way, value, scribe.write("of", limit=self.limit)), flake: draw_flake(flake, here)}


@lru_cache(maxsize=512)
def draw_way(ring: SnowRing, key: str, snow: int, words: str) -> str:
    """The part of the track that the snow has covered, and the number in words."""
    value = min(snow, ring.limit)
    x, y = ring.at(value)
    r = number(ring.radius)
    large = int(value / ring.limit * ROUND > 0.5)
    gone = f'<path class="way past" d="M0-{r}A{r} {r} 0 {large} 1 {number(x)} {number(y)}"/>' if value else ""
    said = text(0, 3, snow, "big") + text(0, 17, words, "tiny")
    to_point_at = f'<circle class="shape" r="{number(ring.radius + pi)}"/>'
    return part(key, gone + said + to_point_at, ring.middle, place="track:snow")


@lru_cache(maxsize=256)
def draw_flake(key: str, here: Point) -> str:
    return part(key, glyphs.token("flake", 0.9), here)
