"""Small helpers that write SVG."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape

from meadhall.draw.style import LETTERS, SMALLEST

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""x, y, width, height"""

# Average advance in parts of the size, for kinds of letters: points, narrow, wide, capitals, digits, the rest.
POINTS, NARROW, WIDE = frozenset(".,:;'’·|!() "), frozenset("fijlrtIJ"), frozenset("mwMW→—")
ADVANCES = {
    "serif": (0.27, 0.37, 0.92, 0.69, 0.55, 0.55),
    "sans": (0.23, 0.29, 0.86, 0.64, 0.55, 0.51),
    "caps": (0.27, 0.57, 0.93, 0.70, 0.52, 0.68),
}


@lru_cache(maxsize=8192)
def number(value: float) -> str:
    """A coordinate with at most one decimal, as short as it can be written: ``.5`` and not ``0.5``."""
    # Adding nought turns a minus nought into a plain one.
    said = f"{round(value, 1) + 0.0:.1f}"
    if said.endswith(".0"):
        return said[:-2]
    return said.replace("0.", ".", 1) if said.startswith(("0.", "-0.")) else said


def width_of(words: str, size: float, face: str = "sans", spacing: float = 0.0) -> float:
    """About how wide a line of text is.

    ``face`` is serif, sans or caps (small capitals); ``spacing`` between letters is in parts of the size.
    """
    point, narrow, wide, capital, digit, rest = ADVANCES[face]
    total = 0.0
    for letter in words:
        if letter in POINTS:
            total += point
        elif letter in NARROW:
            total += narrow
        elif letter in WIDE:
            total += wide
        elif letter.isdigit():
            total += digit
        elif letter.isupper():
            total += capital
        else:
            total += rest
    return (total + spacing * len(words)) * size


class Element(str):
    """The markup of an element that knows its children, so that nobody has to read it to find them."""

    __slots__ = ("children",)

    children: tuple[str, ...]

    @classmethod
    def of(cls, opening: str, children: Iterable[str], closing: str) -> Element:
        """``children`` are whole elements, with no words between them."""
        inside = tuple(children)
        made = cls(opening + "".join(inside) + closing)
        made.children = inside
        return made

    @classmethod
    def whole(cls, markup: str) -> Element:
        """One that stays as it is, so that nobody needs to know its children."""
        made = cls(markup)
        made.children = ()
        return made


def signed(value: int) -> str:
    """A number with a true minus."""
    return f"−{-value}" if value < 0 else str(value)


def rect(cls: str, x: float, y: float, w: float, h: float, round_by: float = 0) -> str:
    corner = f' rx="{number(round_by)}"' if round_by else ""
    return f'<rect class="{cls}" x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"{corner}/>'


def circle(cls: str, x: float, y: float, r: float) -> str:
    return f'<circle class="{cls}" cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>'


def text(x: float, y: float, words: object, cls: str, anchor: str = "middle") -> str:
    """A line of words. In a picture they are centred unless an anchor says otherwise.

    A bare number is only to be seen: who hears the picture hears it with its noun, in the label of its place.
    """
    hangs = "" if anchor == "middle" else f' text-anchor="{anchor}"'
    said = str(words)
    heard = "" if said.upper() != said.lower() else ' aria-hidden="true"'
    return f'<text x="{number(x)}" y="{number(y)}"{heard} class="{cls}"{hangs}>{escape(said, False)}</text>'


def shift(body: str, x: float, y: float, scale: float = 1.0) -> str:
    """Moves a drawing made around 0, 0 to its place inside a larger one."""
    grow = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){grow}">{legible(body, scale)}</g>'


def scaled(body: str, scale: float) -> str:
    """A drawing made smaller or larger. Its letters can still be read."""
    return body if scale == 1 else f'<g transform="scale({scale:g})">{legible(body, scale)}</g>'


WRITTEN = re.compile(r'<text [^>]*?class="([\w-]+)[^"]*"(?! style)')


def legible(body: str, scale: float) -> str:
    """A drawing for a scale: letters that would become too small are written larger."""
    least = SMALLEST / scale

    def written(found: re.Match[str]) -> str:
        small = LETTERS.get(found[1], least) < least
        return f'{found[0]} style="font-size:{least:.1f}px"' if small else found[0]

    return WRITTEN.sub(written, body) if scale < 1 else body


def part(
    key: str,
    body: str,
    at: Point | None = None,
    *,
    place: str = "",
    cls: str = "part",
    label: str = "",
    button: bool = False,
) -> str:
    """One element of the moving layer.

    ``at`` is where it stands: a part that only moves changes only that. ``place`` is what a click on it means.
    """
    out = [f'<g id="{escape(key)}" class="{cls}"']
    if at is not None:
        out.append(f' style="transform:translate({number(at[0])}px,{number(at[1])}px)"')
    if place:
        out.append(f' data-at="{escape(place)}"')
    if button:
        out.append(' role="button" tabindex="0"')
    elif label:
        # Without a role a group bears no name.
        out.append(' role="img"')
    if label:
        out.append(f' aria-label="{escape(label)}"')
    return "".join(out) + f">{body}</g>"


def marked(svg: str, places: Iterable[str], state: str = "last") -> str:
    """The same picture with some places in a state: "may", "chosen" or "last", as the page would show them."""
    wanted = {escape(place) for place in places}

    def mark(tag: re.Match[str]) -> str:
        if tag[1] not in wanted:
            return tag[0]
        if 'class="' in tag[0]:
            return tag[0].replace('class="', f'class="{state} ', 1)
        return tag[0].replace("<g", f'<g class="{state}"', 1)

    return re.sub(r'<g [^>]*?data-at="([^"]*)"[^>]*>', mark, svg)


def line(points: Iterable[Point], close: bool = False) -> str:
    """The ``d`` of a polyline, in short relative steps."""
    rest = list(points)
    if close and rest[0] == rest[-1]:
        rest.pop()
    # Whole tenths, so that rounding does not add up along the way.
    tenths = [(round(x * 10), round(y * 10)) for x, y in rest]
    x, y = tenths[0]
    steps: list[str] = []
    for u, v in tenths[1:]:
        if u != x or v != y:
            steps += [number((u - x) / 10), number((v - y) / 10)]
            x, y = u, v
    start = f"M{number(tenths[0][0] / 10)} {number(tenths[0][1] / 10)}"
    return start + (f"l{spaced(steps)}" if steps else "") + ("z" if close else "")


def spaced(numbers: Iterable[str]) -> str:
    """Numbers in a row; a minus parts them as well as a blank does."""
    return " ".join(numbers).replace(" -", "-")


def rings(closed: Iterable[Iterable[Point]]) -> str:
    """The ``d`` of several closed lines."""
    return "".join(line(ring, True) for ring in closed)


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def shared(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    if not overlap(one, other):
        return 0.0
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    tall = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return wide * tall


def beside(at: Point, one: Point, other: Point) -> tuple[float, float, float]:
    """How far along a straight line a point lies (0 to 1), and the way to it from there."""
    (x, y), (u, v) = one, other
    long = (u - x) ** 2 + (v - y) ** 2 or 1.0
    along = min(max(((at[0] - x) * (u - x) + (at[1] - y) * (v - y)) / long, 0.0), 1.0)
    return along, at[0] - x - along * (u - x), at[1] - y - along * (v - y)
