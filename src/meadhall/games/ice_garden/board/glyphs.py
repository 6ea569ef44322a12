"""The shapes of this game on units, tokens and slips, each drawn around 0, 0."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.draw import pieces
from meadhall.draw.markup import circle, number, rect, shift, text
from meadhall.draw.pieces import grow

GLYPHS = pieces.GLYPHS | {
    "volcano": "M-8 6L-3-3.5H3L8 6ZM-1.5-6q2-2 0-4.5M2-6q2-1.5 1-4",
    "tree": "M0 8.5V-8.5M0-3l-4.5-4.5M0-3l4.5-4.5M0 2.5l-6-5M0 2.5l6-5",
    "crab": "M-5.5 3a5.5 5 0 0 1 11 0zM-5.5-1q-4-2-2-7l2.5 3.5M5.5-1q4-2 2-7l-2.5 3.5M-4 4l-3 3.5M4 4l3 3.5",
    "piper": "M-7 5.5L5-6.5l2.5 2.5L-4.5 8zM-1 2l2.5-2.5M2-1l2.5-2.5",
    "moons": "M-1-6a6.5 6.5 0 1 0 0 12a7.5 7.5 0 0 1 0-12zM5.5-5a5 5 0 0 0 0 9a6 6 0 0 1 0-9z",
    "mask": "M-6.5-7.5h13v6q0 7-6.5 9.5q-6.5-2.5-6.5-9.5zM-4-2.5h2.5M1.5-2.5h2.5M-1.5 3h3",
    "eye": "M-9 0Q0-8.5 9 0Q0 8.5-9 0zM-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z",
    "leaf": "M0-8.5Q8-2 0 8.5Q-8-2 0-8.5M0-4V8.5M0 1l3-3M0 3.5l-3-3",
    "horns": "M-3 7.5q-1-4.5 0-6q-7-1.5-5.5-9.5q1.5 5.5 5.5 5.5h6q4 0 5.5-5.5q1.5 8-5.5 9.5q1 1.5 0 6z",
    "spiral": "M0 .5q2.5-2.5 3.5 .5q.5 4.5-4 4q-6-1.5-3-7.5q5-6 10 0q3 6-3 9.5",
    "attack": "M-6 6L5-5M5-5l-4 .5M5-5l-.5 4M-6.5 2.5l4 4",
    "shield": "M-5.5-6h11v5q0 5.5-5.5 8q-5.5-2.5-5.5-8z",
    "speed": "M-7 5L-1 0L-7-5M0 5L6 0L0-5",
    "crown": "M-6.5 5V-4l3.5 4L0-6l3 6l3.5-4v9z",
}
"""Line drawings about 18 px wide, for units and abilities."""


def _thing(fill: str, d: str, scratch: str = "", cls: str = "scratch") -> str:
    inner = f'<path class="{cls}" d="{scratch}"/>' if scratch else ""
    return f'<path class="thing f-{fill}" d="{d}"/>{inner}'


TOKENS = {
    "crystal": _thing("violet", "M0-12L7-4L4 11H-4L-7-4Z", "M-7-4L0-1L7-4M0-1V11M0-12V-1"),
    "back": (
        '<circle class="thing f-back" r="10.5"/><circle class="scratch" r="7"/>'
        '<path class="scratch" d="M0-4.5L2.6-1.5L1.5 4.5H-1.5L-2.6-1.5Z"/>'
    ),
    "tower": _thing(
        "seal",
        "M-7 11V-6H-9V-12H-5.5V-9.5H-2V-12H2V-9.5H5.5V-12H9V-6H7V11Z",
        "M-2 11V5a2 2.5 0 0 1 4 0V11M-7-5.5H7M0-3V0",
    ),
    "spire": _thing(
        "thorn",
        "M-9 12Q-4 4-5-3Q-5-10 0-17Q2-9 5-5Q8 2 9 12Z",
        "M-6 8Q2 6 6 3M-5 1Q1 0 4-4M-3-6Q0-7 1-10",
    ),
    "hood": (
        _thing("slate", "M-8 12Q-8-1-5-5Q-5-13 0-14Q5-13 5-5Q8-1 8 12Z")
        + '<path class="f-bone" d="M-3-6Q0-10 3-6Q2-2 0-1Q-2-2-3-6Z"/>'
        + '<path class="spear" d="M11 12V-9M8.6-9L11-16L13.4-9Z"/>'
    ),
    "eye": (
        '<circle class="thing f-dream" r="11"/><path class="scratch bold" '
        'd="M-6-2Q0 4 6-2M-4 .5l-1.5 3M0 1.8v3.2M4 .5l1.5 3M-4-6.5q2-1.5 3 0M4-6.5q-2-1.5-3 0"/>'
    ),
    "lock": (
        '<path class="lean" style="stroke-width:2.6" d="M-4.5-2V-6a4.5 4.5 0 0 1 9 0V-2"/>'
        + _thing("gold", "M-8-2.5H8V9.5H-8Z", "M0 2V6", "scratch dark bold")
    ),
    "balance": (
        '<circle class="f-raised" r="8"/><path class="f-ink" d="M0-8a8 8 0 0 1 0 16a4 4 0 0 1 0-8a4 4 0 0 0 0-8z"/>'
        '<circle class="lean" r="8"/>'
    ),
    "flake": (
        '<circle class="flake" r="10"/>'
        '<path class="flake-l" d="M0-7V7M-6-3.5L6 3.5M-6 3.5L6-3.5M-2-6L0-4L2-6M-2 6L0 4L2 6"/>'
    ),
}
"""Crystal and its face-down back, tower, spire, hooded figure with a spear, closed eye, lock, balance, snowflake."""

TOKEN_WIDTH = {"hood": 27.0, "spire": 24.0}

RESOURCES = pieces.RESOURCES | {
    "population": (
        '<path class="small-thing f-population" d="M-5.5 6q0-5.5 5.5-5.5t5.5 5.5zM0-6.5a3.2 3.2 0 1 1-.01 0z"/>'
    ),
    "chevron": '<circle class="small-thing f-slate" r="6.5"/><path class="scratch bold" d="M-3.2-3L0 3.5L3.2-3"/>',
}
"""Small things for stocks and prices, about 13 px."""


def token(kind: str, scale: float = 1.0) -> str:
    """One of TOKENS, about 24 px high."""
    return f"<g{grow(scale)}>{TOKENS[kind]}</g>"


def token_width(kind: str, scale: float = 1.0) -> float:
    return TOKEN_WIDTH.get(kind, 22.0) * scale


def resource(kind: str, scale: float = 1.0) -> str:
    """One of RESOURCES."""
    return f"<g{grow(scale)}>{RESOURCES[kind]}</g>"


def glyph(kind: str, cls: str = "lean", scale: float = 1.0) -> str:
    """A bare line drawing."""
    return f'<path class="{cls}"{grow(scale)} d="{GLYPHS[kind]}"/>'


def slip_size(offers: int, small: bool = False) -> tuple[float, float]:
    """Width and height of a slip that offers this number of resources."""
    return (24.0 * max(3, offers) + 10, 35.0) if small else (67.0 + 25 * offers, 22.0)


def slip(seal: object, worth: str, offers: Sequence[tuple[str, int]], small: bool = False) -> str:
    """A paper strip: a red seal, what it is worth, resources on offer. Small ones take two short lines."""
    w, h = slip_size(len(offers), small)
    left = -w / 2
    out = rect("slip", left, -h / 2, w, h, 4 if small else 3)
    sx, sy, r = (left + 4, -9.0, 10.0) if small else (left + 6, 0.0, 12.0)
    if str(seal):
        out += circle("seal", sx, sy, r) + text(sx, sy + 4.5, seal, "seal-n")
    if small:
        out += f'<path class="hair" d="M{number(left + 8)} .5h{number(w - 16)}"/>' + text(4, -4, worth, "vp")
        for k, (kind, count) in enumerate(offers):
            x = (k - (len(offers) - 1) / 2) * 24
            out += shift(RESOURCES[kind], x - 4, 9.5, 0.78) + text(x + 3, 13.5, count, "offer", "start")
        return out
    out += text(left + 41, 4.5, worth, "vp")
    for k, (kind, count) in enumerate(offers):
        x = left + 64 + 25 * k
        out += shift(RESOURCES[kind], x + 6, 0, 0.95) + text(x + 12.5, 4.5, count, "offer", "start")
    return out
