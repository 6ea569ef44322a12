"""The Gnome Wheel with its tripwires and its pawn, the angry Gnomes, and the Boost track."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, tau
from typing import NamedTuple

from meadhall.draw import tracks
from meadhall.draw.markup import Box, Point, circle, number, part, rect, scaled, shift, text
from meadhall.games.mountain_king.board import describe, figures
from meadhall.games.mountain_king.board.discs import disc, pile
from meadhall.games.mountain_king.board.scribe import Parts, Scribe, colour
from meadhall.games.mountain_king.components import Wheel
from meadhall.games.mountain_king.rules.breach import gnomes_coming
from meadhall.games.mountain_king.words import STEPS

HUB = 0.54
"""The radius of the hub, as a share of the Wheel's."""


class WheelPlace(NamedTuple):
    """Where the Wheel and the Boost track lie."""

    box: Box
    radius: float
    slot: float
    """From one space of the Boost track to the next."""
    boosts: int
    """Spaces of the Boost track."""

    @property
    def middle(self) -> Point:
        x, y, wide, tall = self.box
        return x + wide / 2, y + (tall - 34) / 2 + 14

    def ray(self, turn: float, far: float) -> Point:
        """A point of the Wheel: a share of the whole turn clockwise from the top, and a distance from the middle."""
        x, y = self.middle
        return x + cos(turn * tau - pi / 2) * far, y + sin(turn * tau - pi / 2) * far

    def boost(self, space: int) -> Point:
        x, y, wide, tall = self.box
        return x + wide - 19 - self.slot * (self.boosts - 1 - space), y + tall - 19


def ground(place: WheelPlace, wheel: Wheel, words: tuple[str, str, str, str]) -> str:
    """``words``: the title, and what the Boost track and the two tripwires are called."""
    title, boost, boost_wire, breach_wire = words
    x, y, _, tall = place.box
    (mx, my), r, spaces = place.middle, place.radius, len(wheel.spaces)
    out = tracks.label(*place.box) + text(x + 10, y + 18, title, "title", "start")
    out += circle("wheel", mx, my, r) + circle("hub", mx, my, r * HUB)
    for k in range(spaces):
        turn = (k - 0.5) / spaces
        if k in (wheel.boost, wheel.breach):
            continue
        out += stroke("spoke", place.ray(turn, r * HUB), place.ray(turn, r))
    for space, cls, said in ((wheel.boost, "wire", boost_wire), (wheel.breach, "wire alarm", breach_wire)):
        turn = (space - 0.5) / spaces % 1
        out += stroke(cls, place.ray(turn, r * HUB - 3), place.ray(turn, r + 8))
        u, v = place.ray(turn, r + 12)
        out += text(u + (2 if turn <= 0.5 else -2), v + 4, said, "alarm-n" if "alarm" in cls else "tiny",
                    "start" if turn <= 0.5 else "end")  # fmt: skip
    out += text(x + 10, y + tall - 15, boost, "tiny", "start")
    for k, value in enumerate(wheel.boosts):
        u, v = place.boost(k)
        out += rect("slot", u - 10, v - 10, 20, 20, 3) + text(u, v + 4, f"+{value}" if value else "0", "slot-n")
    return out


def stroke(cls: str, one: Point, other: Point) -> str:
    return f'<path class="{cls}" d="M{number(one[0])} {number(one[1])}L{number(other[0])} {number(other[1])}"/>'


def draw_wheel(scribe: Scribe, place: WheelPlace, prefix: str) -> Parts:
    s = scribe.s
    spaces = s.facts.parts.wheel.spaces
    parts = Parts()
    for k, kind in enumerate(spaces):
        steps = (k - s.wheel - 1) % len(spaces)
        key = f"{prefix}space-{k + 1}"
        label = describe.steps_line(scribe, steps + 1)
        parts[key] = draw_space(place, key, k, len(spaces), kind, f"steps:{STEPS.words[steps]}", label)
    angry = s.gnomes_by_wheel()
    key = f"{prefix}angry"
    parts[key] = draw_hub(place, key, angry, scribe.write("breach-size", count=gnomes_coming(s)))
    key = f"{prefix}wheel-pawn"
    pawn = f'<g pointer-events="none">{scaled(figures.PEG, 0.85)}</g>'
    parts[key] = part(key, pawn, place.ray(s.wheel / len(spaces), place.radius + 2))
    return parts | draw_boosts(scribe, place, prefix)


@lru_cache(maxsize=512)
def draw_space(place: WheelPlace, key: str, k: int, spaces: int, kind: str, steps: str, label: str) -> str:
    r, turn = place.radius, k / spaces
    (a, b), (c, d) = (place.ray(turn + side / spaces, r) for side in (-0.46, 0.46))
    (e, f), (g, h) = (place.ray(turn + side / spaces, r * HUB) for side in (0.42, -0.42))
    n = number
    wedge = (
        f'd="M{n(a)} {n(b)}A{n(r)} {n(r)} 0 0 1 {n(c)} {n(d)}L{n(e)} {n(f)}'
        f'A{n(r * HUB)} {n(r * HUB)} 0 0 0 {n(g)} {n(h)}Z"'
    )
    u, v = place.ray(turn, r * (1 + HUB) / 2 - 1)
    body = f'<path class="ring" {wedge}/>{shift(figures.space(kind), u, v)}<path class="shape" {wedge}/>'
    return part(key, body, place=steps, label=label, button=True)


@lru_cache(maxsize=128)
def draw_hub(place: WheelPlace, key: str, angry: int, words: str) -> str:
    # What is said of the Wheel is said of all of it, and hides none of its spaces.
    body = circle("outline", 0, 0, place.radius + 3)
    body += circle("shape", 0, 0, place.radius * HUB) + shift(figures.gnome(0, False, 0.8), -8, -6)
    body += text(4, 0, angry, "order-n", "start") + text(0, 16, words, "tiny")
    return part(key, body, place.middle, place="track:wheel")


def draw_boosts(scribe: Scribe, place: WheelPlace, prefix: str) -> Parts:
    s, parts = scribe.s, Parts()
    for seat, space in enumerate(s.boost):
        same = [other for other in range(s.players) if s.boost[other] == space]
        x, y = place.boost(space)
        r, places = pile(len(same), 7.5, place.slot - 1, 20)
        u, v = places[same.index(seat)]
        key = f"{prefix}boost-{seat}"
        parts[key] = disc(key, colour(seat), r, (round(x + u, 1), round(y + 8 + v, 1)), place="track:boost")
    return parts
