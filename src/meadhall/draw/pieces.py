"""Every piece is drawn around its own middle, 0, 0; whoever uses it moves it.

Kind is told by construction, seat by colour and emblem, level by silhouette and dots. Nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.draw.markup import Point, circle, number, rect, shift, text, width_of

EMBLEMS = {
    "B": "M0-1L.87-.5V.5L0 1L-.87 .5V-.5Z",
    "R": "M0-1.05L1 .78H-1Z",
    "K": "M-.78-.78H.78V.78H-.78Z",
    "G": "M-.92 0a.92 .92 0 1 0 1.84 0a.92 .92 0 1 0-1.84 0zM-.36 0a.36 .36 0 1 1 .72 0a.36 .36 0 1 1-.72 0z",
    "A": "M0-1.1L.3-.33L1.05-.33L.45 .15L.68 .95L0 .48L-.68 .95L-.45 .15L-1.05-.33L-.3-.33Z",
}
"""Hexagon, triangle, square, ring, star: one for each seat letter. N is neutral and has none."""

GLYPHS = {
    "volcano": "M-8 6L-3-3.5H3L8 6ZM-1.5-6q2-2 0-4.5M2-6q2-1.5 1-4",
    "drakkar": "M-8.5 1.5q8.5 4 17 0l-2.5 5q-6 2.5-12 0zM0 1V-8.5M-5-7.5h10q-1.8 3.2 0 6.4h-10q1.8-3.2 0-6.4z",
    "tree": "M0 8.5V-8.5M0-3l-4.5-4.5M0-3l4.5-4.5M0 2.5l-6-5M0 2.5l6-5",
    "crab": "M-5.5 3a5.5 5 0 0 1 11 0zM-5.5-1q-4-2-2-7l2.5 3.5M5.5-1q4-2 2-7l-2.5 3.5M-4 4l-3 3.5M4 4l3 3.5",
    "piper": "M-7 5.5L5-6.5l2.5 2.5L-4.5 8zM-1 2l2.5-2.5M2-1l2.5-2.5",
    "wyvern": "M-9 4Q-5-8 0-4Q5-9 9-6Q6-3 6 2Q3-1 .5 4Q-4 0-9 4z",
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
    "recruit": "M-6 6a3.5 4 0 0 1 7 0M-2.5-5.5a2.5 2.5 0 1 0 .01 0M2.5 0h6M6-2.5l2.5 2.5L6 2.5",
    "waves": "M-7-3q3.5-3 7 0t7 0M-7 2.5q3.5-3 7 0t7 0",
}
"""Line drawings about 18 px wide, for units and abilities."""

STANDEES = {
    1: "M-11.5 8.5V-1a11.5 11.5 0 0 1 23 0V8.5z",
    2: "M-12 8.5V-10q0-2.5 2.5-2.5q5 0 9.5-2.5q4.5 2.5 9.5 2.5q2.5 0 2.5 2.5V8.5z",
    3: "M-13 8.5V-9L-6.5-11.5L0-18L6.5-11.5L13-9V8.5z",
}
"""Level 1 a round standee, level 2 a shield, level 3 a stone with a peak."""

UNIT_WIDTH = {1: 24.0, 2: 26.0, 3: 28.0}


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

RESOURCES = {
    "population": (
        '<path class="small-thing f-population" d="M-5.5 6q0-5.5 5.5-5.5t5.5 5.5zM0-6.5a3.2 3.2 0 1 1-.01 0z"/>'
    ),
    "gold": (
        '<circle class="small-thing f-gold" r="6"/><path class="scratch dark" d="M-2.2-2.5h4.4M-2.2 2.5h4.4M0-2.5v5"/>'
    ),
    "crystal": (
        '<path class="small-thing f-violet" d="M0-7.5L4.6-2.5L2.6 6.5H-2.6L-4.6-2.5Z"/>'
        '<path class="scratch" d="M-4.6-2.5L0-.8L4.6-2.5M0-.8V6.5"/>'
    ),
    "chevron": '<circle class="small-thing f-slate" r="6.5"/><path class="scratch bold" d="M-3.2-3L0 3.5L3.2-3"/>',
}
"""Small things for stocks and prices, about 13 px."""

SPOTS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "035268"}


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
    """A standee of level 1 to 3 with a glyph, and as many dots on its foot."""
    dots = "".join(circle("dot", (k - (level - 1) / 2) * 6, 11.3, 1.7) for k in range(level))
    grow = 0.95 if level == 3 else 0.88
    body = (
        f'<path class="face" d="{STANDEES[level]}"/><rect class="rim" x="-13" y="8" width="26" height="6.6" rx="2"/>'
        f'<path class="glyph" transform="translate(0 {-level}) scale({grow})" d="{GLYPHS[glyph]}"/>{dots}'
    )
    return f'<g class="p-{seat}"{_grow(scale)}>{body}</g>'


def unit_width(level: int, scale: float = 1.0) -> float:
    return UNIT_WIDTH[level] * scale


def token(kind: str, scale: float = 1.0) -> str:
    """One of TOKENS, about 24 px high."""
    return f"<g{_grow(scale)}>{TOKENS[kind]}</g>"


def token_width(kind: str, scale: float = 1.0) -> float:
    return TOKEN_WIDTH.get(kind, 22.0) * scale


def resource(kind: str, scale: float = 1.0) -> str:
    """One of RESOURCES."""
    return f"<g{_grow(scale)}>{RESOURCES[kind]}</g>"


def glyph(kind: str, cls: str = "lean", scale: float = 1.0) -> str:
    """A bare line drawing."""
    return f'<path class="{cls}"{_grow(scale)} d="{GLYPHS[kind]}"/>'


def _grow(scale: float) -> str:
    return f' transform="scale({scale:g})"' if scale != 1 else ""


def slip_size(offers: int, small: bool = False) -> tuple[float, float]:
    """Width and height of a slip with so many things on offer."""
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


def die(spots: int, size: float = 28) -> str:
    """A die with 1 to 6 pips."""
    a, gap = size / 2, size * 0.268
    pips = "".join(circle("f-ink", (int(q) % 3 - 1) * gap, (int(q) // 3 - 1) * gap, size * 0.093) for q in SPOTS[spots])
    return rect("die", -a, -a, size, size, size * 0.18) + pips


def card(title: str, picture: str = "", costs: Sequence[tuple[str, int]] = ()) -> str:
    """A card of 58 by 78: title, picture window (drawn around 0, 0), costs at the foot."""
    out = '<rect class="card" x="-29" y="-39" width="58" height="78" rx="5"/>' + text(0, -24, title, "title")
    out += '<rect class="slip" x="-24" y="-19" width="48" height="30" rx="2"/>' + shift(picture, 0, -4)
    for k, (kind, count) in enumerate(costs):
        x = (k - (len(costs) - 1) / 2) * 24
        out += shift(RESOURCES[kind], x - 4, 24) + text(x + 4, 28.5, count, "offer", "start")
    return out


def card_back() -> str:
    lines = "".join(f"M{-23 + q * 7} -33L-23 {-33 + q * 7}" for q in range(1, 7))
    lines += "".join(f"M23 {number(q * 8.5 - 31)}L{number(q * 8.5 - 23)} 33" for q in range(6))
    return (
        '<rect class="card back" x="-29" y="-39" width="58" height="78" rx="5"/>'
        f'<path class="scratch" d="{lines}"/><rect class="scratch" x="-24" y="-34" width="48" height="68" rx="3"/>'
    )


def deck(count: int) -> str:
    """A long stack of cards or tiles: at most three sheets, and a number."""
    sheets = min(3, count)
    out = "".join(rect("slip", (q - sheets) * 4 - 25, (sheets - q) * 4 - 37, 58, 66, 4) for q in range(sheets))
    return out + text(0, 4, count, "big")


def stack(drawings: Sequence[str], lean: float = 16, most: int = 4) -> str:
    """Things on top of each other, bottom first: they lean right and the top is last.

    At most so many are shown; then a count says how many there are.
    """
    shown = list(drawings[-most:])
    first = -(len(shown) - 1) / 2 * lean
    out = "".join(shift(body, first + k * lean, -2 * k) for k, body in enumerate(shown))
    return out + (text(first + len(shown) * lean, 6, len(drawings), "count", "start") if len(drawings) > most else "")


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
