"""Tracks and frames: the furniture of a board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import atan2, cos, dist, pi, sin, tau

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


class Ring:
    """A track that winds inward around 0, 0."""

    def __init__(self, radius: float, steps: int, turns: float = 2.25, inner: float = 0.46) -> None:
        self.radius, self.steps, self.turns, self.inner = radius, steps, turns, inner

    def at(self, value: float) -> Point:
        t = value / self.steps
        a, q = t * tau * self.turns - pi / 2, self.radius * (1 - (1 - self.inner) * t)
        return cos(a) * q, sin(a) * q

    def _curve(self, end: int) -> str:
        return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in (self.at(k / 4) for k in range(end * 4 + 1)))

    def draw(self, now: int = 0, every: int = 5) -> str:
        """The whole way, the way gone so far, and a bead for each step."""
        out = f'<path class="way" d="{self._curve(self.steps)}"/>'
        if now:
            out += f'<path class="way past" d="{self._curve(now)}"/>'
        for k in range(self.steps + 1):
            x, y = self.at(k)
            past = " past" if k <= now else ""
            out += circle(f"bead{past}", x, y, 3 if k % every == 0 else 1.9)
        return out


def ship(figure: object, shields: int, red: bool = False) -> str:
    """A longship around 0, 0 (its deck), a number on the sail and shields along the side."""
    out = '<path class="sail" d="M-12-15h24q-3 6.5 0 13h-24q3-6.5 0-13z"/>' + text(0, -3.5, figure, "ship-n")
    out += (
        '<path class="ship" d="M-31-7q2 8 11 9.5h40q9-1.5 11-9.5q1 13-11 18h-40q-12-5-11-18z"/>'
        '<path class="curl" d="M31-7q1-5 5-4q2 2-1 3.5M-31-7q-1-4-4-3.5"/>'
    )
    out += "".join(circle("shield", (k - (shields - 1) / 2) * 9.5, 5, 3.5) for k in range(shields))
    return f'<g class="red">{out}</g>' if red else f"<g>{out}</g>"


def helm() -> str:
    """An empty place on a ship's track: a helmet around 0, 0."""
    return '<path class="helm" d="M-10 9.5v-8a10 11 0 0 1 20 0v8zM-10 2.5h20M0-9.5v12M-2.5 2.5v7h5v-7"/>'


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
