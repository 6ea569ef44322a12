"""Tracks and frames: the furniture of a board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import atan2, cos, dist, sin

from meadhall.draw.markup import Point, circle, number, rect, text
from meadhall.draw.pieces import ring


def label(x: float, y: float, w: float, h: float, title: str = "", cls: str = "title") -> str:
    """A framed label on the sea, with a title at its top. Put it into a group of class ``on`` to light its frame."""
    return rect("cart", x, y, w, h, 4) + (text(x + w / 2, y + 17, title, cls) if title else "")


def hair(x: float, y: float, w: float) -> str:
    """A thin line under a title."""
    return f'<path class="hair" d="M{number(x)} {number(y)}h{number(w)}"/>'


class Frame:
    """The graduated border of a picture as a track: clockwise from the upper left corner."""

    def __init__(self, width: float, height: float, steps: int = 50, margin: float = 7, thick: float = 20) -> None:
        self.width, self.height, self.steps, self.margin, self.thick = width, height, steps, margin, thick
        self.inset = margin + thick / 2
        self.across, self.down = width - 2 * self.inset, height - 2 * self.inset
        self.unit = 2 * (self.across + self.down) / steps

    def at(self, value: int) -> Point:
        """The middle of a degree. Values beyond the end go round again."""
        s, a = (value % self.steps + 0.5) * self.unit, self.inset
        if s <= self.across:
            return a + s, a
        s -= self.across
        if s <= self.down:
            return a + self.across, a + s
        s -= self.down
        if s <= self.across:
            return a + self.across - s, a + self.down
        return a, a + self.down - (s - self.across)

    def draw(self, every: int = 5, hidden: Iterable[int] = ()) -> str:
        """The border with a number on each ``every``-th degree."""
        m, t, a = self.margin, self.thick, number(self.inset)
        d = f"M{a} {a}h{number(self.across)}v{number(self.down)}h{number(-self.across)}z"
        out = f'<path class="frame-0" d="{d}" stroke-width="{number(t)}"/>'
        out += f'<path class="frame-1" d="{d}" stroke-width="{number(t)}" stroke-dasharray="{self.unit:.3f}"/>'
        for cls, inset in (("frame-line", m), ("frame-line", m + t), ("frame-hair", m - 4)):
            out += rect(cls, inset, inset, self.width - 2 * inset, self.height - 2 * inset)
        skip = set(hidden)
        for value in range(0, self.steps, every):
            if value not in skip:
                x, y = self.at(value)
                out += text(x, y + 4, value, "degree")
        return out


def ladder(x: float, y: float, w: float, row: float, labels: Sequence[object]) -> str:
    """Rows of cells from top to bottom, every other one striped, with a label at the left of each."""
    out = ""
    for k, words in enumerate(labels):
        if k % 2:
            out += rect("stripe", x, y + row * k, w, row, 2)
        if str(words):
            out += text(x + 13, y + row * (k + 0.5) + 4.5, words, "figure")
    return out


def cells(x: float, y: float, w: float, h: float, labels: Sequence[object], gap: float = 2) -> str:
    """Cells from left to right with a label in each."""
    out = ""
    for k, words in enumerate(labels):
        left = x + k * (w + gap)
        out += rect("slot", left, y, w, h, 3)
        if str(words):
            out += text(left + w / 2, y + h / 2 + 4.5, words, "figure")
    return out


def turn(place: int, said: str) -> str:
    """A place in the turn order, for the panel of a player: its number inside an arrow that goes round."""
    arrow = '<path class="columns" d="M5.7-6.8A8.9 8.9 0 1 0 8.9 0M5.7-11V-6.4H1.2"/>'
    body = arrow + text(0, 4.1, place, "offer")
    icon = f'<svg class="icon picture" width="21" height="22" viewBox="-11 -12 22 23" aria-hidden="true">{body}</svg>'
    return f'<span class="turn" role="img" title="{escape(said)}" aria-label="{escape(said)}">{icon}</span>'


def order(figure: object, r: float = 11.5) -> str:
    """A round seal that says when something happens."""
    return circle("order", 0, 0, r) + text(0, 5, figure, "order-n")


def field(w: float, h: float, figure: object, name: str, note: str = "") -> str:
    """An action field with its upper left corner at 0, 0: seal, name, a note at the right. Group class: on, done."""
    return (
        label(0, 0, w, h)
        + ring(w - 4, h - 4, (w / 2, h / 2))
        + circle("order", 18, h / 2, 11.5)
        + text(18, h / 2 + 5, figure, "order-n")
        + text(38, 17, name, "field-name", "start")
        + (text(w - 9, 17, note, "note", "end") if note else "")
    )


def trail(a: Point, b: Point, bend: float = 24) -> str:
    """The last move: a dotted way with an arrow head."""
    mx, my, long = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, dist(a, b) or 1.0
    cx, cy = mx - (b[1] - a[1]) / long * bend, my + (b[0] - a[0]) / long * bend
    t = atan2(b[1] - cy, b[0] - cx)
    (hx, hy), (kx, ky) = ((b[0] - 9 * cos(t + q), b[1] - 9 * sin(t + q)) for q in (0.5, -0.5))
    tip = f"{number(b[0])} {number(b[1])}"
    return (
        f'<path class="trail" d="M{number(a[0])} {number(a[1])}Q{number(cx)} {number(cy)} {tip}"/>'
        f'<path class="trail-head" d="M{number(hx)} {number(hy)}L{tip}L{number(kx)} {number(ky)}"/>'
    )
