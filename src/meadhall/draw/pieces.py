"""Every piece is drawn around its own middle, 0, 0; whoever uses it moves it.

Kind is told by construction, seat by colour and emblem, level by silhouette and dots. Nothing is told by colour alone.
"""

from __future__ import annotations

from meadhall.draw.markup import Point, circle, number, rect, text, width_of

EMBLEMS = {
    "B": "M0-1L.87-.5V.5L0 1L-.87 .5V-.5Z",
    "R": "M0-1.05L1 .78H-1Z",
    "K": "M-.78-.78H.78V.78H-.78Z",
    "G": "M-.92 0a.92 .92 0 1 0 1.84 0a.92 .92 0 1 0-1.84 0zM-.36 0a.36 .36 0 1 1 .72 0a.36 .36 0 1 1-.72 0z",
    "A": "M0-1.1L.3-.33L1.05-.33L.45 .15L.68 .95L0 .48L-.68 .95L-.45 .15L-1.05-.33L-.3-.33Z",
}
"""Hexagon, triangle, square, ring, star: one for each seat letter. N is neutral and has none."""

GLYPHS = {
    "drakkar": "M-8.5 1.5q8.5 4 17 0l-2.5 5q-6 2.5-12 0zM0 1V-8.5M-5-7.5h10q-1.8 3.2 0 6.4h-10q1.8-3.2 0-6.4z",
    "wyvern": "M-9 4Q-5-8 0-4Q5-9 9-6Q6-3 6 2Q3-1 .5 4Q-4 0-9 4z",
}
"""Line drawings about 18 px wide, for units. A game has more of its own."""

STANDEES = {
    1: "M-11.5 8.5V-1a11.5 11.5 0 0 1 23 0V8.5z",
    2: "M-12 8.5V-10q0-2.5 2.5-2.5q5 0 9.5-2.5q4.5 2.5 9.5 2.5q2.5 0 2.5 2.5V8.5z",
    3: "M-13 8.5V-9L-6.5-11.5L0-18L6.5-11.5L13-9V8.5z",
}
"""Level 1 a round standee, level 2 a shield, level 3 a stone with a peak."""

RESOURCES = {
    "gold": (
        '<circle class="small-thing f-gold" r="6"/><path class="scratch dark" d="M-2.2-2.5h4.4M-2.2 2.5h4.4M0-2.5v5"/>'
    ),
    "crystal": (
        '<path class="small-thing f-violet" d="M0-7.5L4.6-2.5L2.6 6.5H-2.6L-4.6-2.5Z"/>'
        '<path class="scratch" d="M-4.6-2.5L0-.8L4.6-2.5M0-.8V6.5"/>'
    ),
}
"""Small things for stocks and prices, about 13 px."""

UNIT_WIDTH = {1: 24.0, 2: 26.0, 3: 28.0}


def emblem(seat: str, r: float, y: float = 0.0, cls: str = "em") -> str:
    """The sign of a seat; nothing for the neutral one."""
    if seat not in EMBLEMS:
        return ""
    return f'<path class="{cls}" transform="translate(0 {number(y)}) scale({r:.2f})" d="{EMBLEMS[seat]}"/>'


def cube(seat: str, size: float = 17, count: int = 1) -> str:
    """A marker. From two on it is one cube and a number at its right."""
    a, d = size / 2, size * 0.26
    many = text(a + 2, 6, count, "count", "start") if count > 1 else ""
    return (
        f'<g class="p-{seat}"><path class="top" d="M{number(-a)} {number(d - a)}l{number(d)} {number(-d)}'
        f'h{number(size - 2 * d)}l{number(d)} {number(d)}z"/>'
        f"{rect('face', -a, d - a, size, size - d * 0.6, 1.6)}{emblem(seat, size * 0.29, d * 0.55)}</g>{many}"
    )


def cube_width(count: int = 1, size: float = 17) -> float:
    return size + (2 + width_of(str(count), 14) if count > 1 else 0)


def ghost(seat: str, size: float = 17) -> str:
    """A marker stood here and is resolved."""
    outline = rect("ghost", -size / 2, 1 - size / 2, size, size - 1, 2)
    return outline + emblem(seat, size * 0.22, 0.5, "ghost-em")


def disc(seat: str, r: float = 10.5) -> str:
    """A round marker with a rim, for tracks and names."""
    x = number(r)
    return (
        f'<g class="p-{seat}"><path class="rim" d="M-{x} 0v2.6a{x} {x} 0 0 0 {number(2 * r)} 0v-2.6z"/>'
        f'<circle class="face" r="{x}"/>{emblem(seat, r * 0.52)}</g>'
    )


def unit(seat: str, level: int, glyph: str, scale: float = 1.0) -> str:
    """A standee of level 1 to 3 with a line drawing of about 18 px (its ``d``), and as many dots on its foot."""
    dots = "".join(circle("dot", (k - (level - 1) / 2) * 6, 11.3, 1.7) for k in range(level))
    share = 0.95 if level == 3 else 0.88
    body = (
        f'<path class="face" d="{STANDEES[level]}"/><rect class="rim" x="-13" y="8" width="26" height="6.6" rx="2"/>'
        f'<path class="glyph" transform="translate(0 {-level}) scale({share})" d="{glyph}"/>{dots}'
    )
    return f'<g class="p-{seat}"{grow(scale)}>{body}</g>'


def unit_width(level: int, scale: float = 1.0) -> float:
    return UNIT_WIDTH[level] * scale


def resource(kind: str, scale: float = 1.0) -> str:
    """One of RESOURCES."""
    return f"<g{grow(scale)}>{RESOURCES[kind]}</g>"


def grow(scale: float) -> str:
    """The attribute of a group that makes it larger or smaller."""
    return f' transform="scale({scale:g})"' if scale != 1 else ""


def slot(size: float = 17, words: object = "") -> str:
    """An empty place for a marker, with its number."""
    out = rect("slot", -size / 2, -size / 2, size, size, 2.5)
    return out + (text(0, 4, words, "slot-n") if str(words) else "")


def ring(width: float, height: float | None = None, at: Point = (0, 0)) -> str:
    """The line that shows a state around a piece or a cell; invisible at rest. A circle if only one size is given.

    It belongs right into the group that bears the place, not into one that is shifted: the page would lend another.
    """
    x, y = at
    if height is None:
        return circle("ring", x, y, width / 2)
    return rect("ring", x - width / 2, y - height / 2, width, height, 5)
