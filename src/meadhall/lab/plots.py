"""Small plots as SVG, drawn for a width: letters keep their size on a desk and on a phone.

Colours come from the classes ``c0`` to ``c5`` of the page, and each of them has a shape too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, cos, floor, log10, pi, sin
from typing import NamedTuple

from meadhall.draw.markup import Point, circle, line, number, rect, text, width_of
from meadhall.lab.ratings import Interval

COLOURS = 6
TEXT = 13
WIDE, NARROW = 470.0, 318.0
"""How wide a plot is beside another one, and how wide on a phone."""

Written = Callable[[float], str]


class Bar(NamedTuple):
    """A row of a bar chart; ``value`` says in words what the bar shows."""

    label: str
    value: str
    interval: Interval
    colour: int = 0


class PlotLine(NamedTuple):
    """A curve with the band around it."""

    label: str
    band: Sequence[Interval]
    colour: int = 0


class Dot(NamedTuple):
    """A dot of a scatter plot; one that is not ``strong`` stays in the background."""

    x: float
    y: float
    label: str
    colour: int
    strong: bool


def svg(width: float, height: float, title: str, description: str, body: Sequence[str]) -> str:
    return (
        f'<svg role="img" width="{number(width)}" height="{number(height)}" '
        f'viewBox="0 0 {number(width)} {number(height)}"><title>{escape(title)}</title>'
        f"<desc>{escape(description)}</desc>{''.join(body)}</svg>"
    )


class Scale:
    """Where a value lies between two ends of a plot."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low = low
        self.span = high - low or 1.0
        self.start = start
        self.length = end - start

    def __call__(self, value: float) -> float:
        return self.start + self.length * min(1.0, max(0.0, (value - self.low) / self.span))


def steps(low: float, high: float, about: int = 4, least: float = 0.0) -> list[float]:
    """Round numbers for an axis, ``least`` apart or further; the first and the last hold everything between them."""
    rough = max(least, (high - low or 1.0) / about)
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 2.5, 5, 10) if unit * factor >= rough)
    first = floor(low / step + 1e-9)
    return [step * n for n in range(first, ceil(high / step - 1e-9) + 1)]


def stroke(cls: str, points: Sequence[Point], close: bool = False) -> str:
    return f'<path class="{cls}" d="{line(points, close)}"/>'


# --- bars -------------------------------------------------------------------------------------------

ROW = 42.0


def bars(
    title: str,
    rows: Sequence[Bar],
    width: float,
    ends: tuple[float, float],
    mark: float | None = None,
    grow: bool = True,
) -> str:
    """A bar for each row with its interval as a whisker; where bars do not ``grow`` from nought, a dot.

    ``mark`` is where all rows would end if nothing made a difference.
    """
    at = Scale(*ends, 1, width - 1)
    body: list[str] = []
    for n, row in enumerate(rows):
        top = n * ROW
        room = width - width_of(row.value, TEXT) - 14
        body += [
            text(0, top + 15, shortened(row.label, room), "label", "start"),
            text(width, top + 15, row.value, "value", "end"),
            rect("rail", 0, top + 22, width, 12, 3),
        ]
        if grow:
            body.append(rect(f"fill c{row.colour % COLOURS}", 0, top + 22, max(2, at(row.interval.value)), 12, 3))
        if row.interval.low < row.interval.high:
            body.append(whisker(row.interval, at, top + 28))
        if not grow:
            body.append(shape(at(row.interval.value), top + 28, row.colour))
    if mark is not None:
        body.append(stroke("mark", [(at(mark), 19), (at(mark), len(rows) * ROW - 5)]))
    said = "; ".join(f"{row.label}: {row.value}" for row in rows)
    return svg(width, len(rows) * ROW, title, said, body)


def whisker(interval: Interval, at: Scale, y: float) -> str:
    low, high = at(interval.low), at(interval.high)
    ends = [stroke("whisker", [(x, y - 4), (x, y + 4)]) for x in (low, high)]
    return stroke("whisker", [(low, y), (high, y)]) + "".join(ends)


def shortened(label: str, room: float) -> str:
    if width_of(label, TEXT) <= room:
        return label
    while label and width_of(label + "…", TEXT) > room:
        label = label[:-1]
    return label.rstrip() + "…"


def shape(x: float, y: float, colour: int) -> str:
    """A small emblem, another one for each colour: disc, triangle, square, diamond, ring, star."""
    cls, kind = f"dot c{colour % COLOURS}", colour % COLOURS
    if kind == 0:
        return circle(cls, x, y, 4.5)
    if kind == 2:
        return rect(cls, x - 4, y - 4, 8, 8)
    if kind == 4:
        return circle(f"ring c{kind}", x, y, 4)
    corners, inner = {1: (3, 0.0), 3: (4, 0.0), 5: (5, 2.4)}[kind]
    points: list[Point] = []
    for corner in range(corners):
        turn = 2 * pi * corner / corners
        points.append((x + 5.4 * sin(turn), y - 5.4 * cos(turn)))
        if inner:
            points.append((x + inner * sin(turn + pi / corners), y - inner * cos(turn + pi / corners)))
    return stroke(cls, points, True)


def small_whisker(interval: Interval, ends: tuple[float, float], mark: float, colour: int) -> str:
    """An interval in a row of a table that says the numbers itself."""
    at = Scale(*ends, 6, 134)
    body = [stroke("mark", [(at(mark), 1), (at(mark), 19)]), whisker(interval, at, 10)]
    body.append(circle(f"dot c{colour}", at(interval.value), 10, 4))
    return f'<svg class="inline" aria-hidden="true" width="140" height="20" viewBox="0 0 140 20">{"".join(body)}</svg>'


# --- axes -------------------------------------------------------------------------------------------


class Axes:
    """The axes of a plot, and where values lie between them."""

    def __init__(
        self,
        width: float,
        height: float,
        x: tuple[float, float],
        y: tuple[float, float],
        x_written: Written,
        y_written: Written,
        x_ticks: Sequence[float],
        least: float = 0.0,
    ) -> None:
        levels = steps(*y, least=least)
        left = 10 + max(width_of(y_written(level), 12) for level in levels)
        self.width, self.height = width, height
        self.x = Scale(*x, left, width - 10)
        self.y = Scale(levels[0], levels[-1], height - 24, 8)
        self.lines: list[str] = []
        for level in levels:
            self.lines.append(stroke("grid", [(left, self.y(level)), (width - 10, self.y(level))]))
            self.lines.append(text(left - 6, self.y(level) + 4, y_written(level), "tick", "end"))
        for tick in x_ticks:
            # The last one would stand over the edge.
            anchor = "end" if self.x(tick) > width - 24 else "middle"
            self.lines.append(text(self.x(tick), height - 6, x_written(tick), "tick", anchor))

    @property
    def foot(self) -> float:
        return self.height - 24


def lines(title: str, series: Sequence[PlotLine], width: float, x_written: Written, y_written: Written) -> str:
    """Curves over the game with bands; the horizontal axis goes from nought to one."""
    low = min(0.0, *(point.low for one in series for point in one.band))
    high = max(point.high for one in series for point in one.band)
    frame = Axes(width, 250, (0, 1), (low, high or 1.0), x_written, y_written, (0, 0.25, 0.5, 0.75, 1))
    body = frame.lines[:]
    for one in series:
        body.append(stroke(f"band c{one.colour % COLOURS}", outline(one.band, frame), True))
    for n, one in enumerate(series):
        points = [(frame.x(at), frame.y(point.value)) for at, point in along(one.band)]
        body.append(stroke(f"curve c{one.colour % COLOURS}", points))
        # Not all at the same places, so that curves which run together can be told apart.
        body += [shape(x, y, one.colour) for x, y in points[2 + n % 4 :: 6]]
    said = "; ".join(f"{one.label}: {y_written(one.band[0].value)} → {y_written(one.band[-1].value)}" for one in series)
    return svg(width, 250, title, said, body)


def along(band: Sequence[Interval]) -> list[tuple[float, Interval]]:
    return [(n / (len(band) - 1), point) for n, point in enumerate(band)]


def outline(band: Sequence[Interval], frame: Axes) -> list[Point]:
    there = [(frame.x(at), frame.y(point.high)) for at, point in along(band)]
    back = [(frame.x(at), frame.y(point.low)) for at, point in along(band)]
    return there + back[::-1]


def legend(series: Sequence[PlotLine]) -> str:
    """Which mark belongs to which curve."""
    marks = "".join(
        f'<li><svg width="22" height="12" viewBox="0 0 22 12" aria-hidden="true">'
        f"{shape(11, 6, one.colour)}</svg>{escape(one.label)}</li>"
        for one in series
    )
    return f'<ul class="legend">{marks}</ul>'


def tried(
    title: str, series: Sequence[PlotLine], at: Sequence[float], names: Sequence[str], width: float, written: Written
) -> str:
    """Curves over values that were tried: a mark for each, with its interval. ``at`` is where they stand."""
    low = min(point.low for one in series for point in one.band)
    high = max(point.high for one in series for point in one.band)
    room = (at[-1] - at[0]) * 0.04 or 1.0
    every = ceil(len(at) * width_of(max(names, key=len), 12) * 1.4 / (width - 60))
    named = dict(zip(at, names, strict=True))
    frame = Axes(width, 250, (at[0] - room, at[-1] + room), (low, high), named.__getitem__, written, at[::every])
    body = frame.lines[:]
    for n, one in enumerate(series):
        # A little beside each other, so that no interval hides another.
        aside = (n - (len(series) - 1) / 2) * 5
        points = [(frame.x(x) + aside, point) for x, point in zip(at, one.band, strict=True)]
        body.append(stroke(f"curve c{one.colour % COLOURS}", [(x, frame.y(point.value)) for x, point in points]))
        for x, point in points:
            body.append(stroke("whisker", [(x, frame.y(point.low)), (x, frame.y(point.high))]))
            body.append(shape(x, frame.y(point.value), one.colour))
    ends = (f"{one.label}: {written(one.band[0].value)} → {written(one.band[-1].value)}" for one in series)
    return svg(width, 250, title, "; ".join(ends), body)


# --- distributions ----------------------------------------------------------------------------------

BINS = 16
FEW = 5


def histogram(title: str, values: Sequence[float], width: float, x_written: Written) -> str:
    """How often which values came up; whole numbers get a bar each as long as there is room."""
    low, high = min(values), max(values)
    whole = all(value == int(value) for value in values) and high - low < 2 * BINS
    edges = around(int(low), int(high)) if whole else even(low, high)
    counts = [0] * (len(edges) - 1)
    for value in values:
        place = int((value - edges[0]) / (edges[1] - edges[0]))
        counts[min(place, len(counts) - 1)] += 1
    ticks = [tick for tick in steps(edges[0], edges[-1], 5, float(whole)) if edges[0] <= tick <= edges[-1]]
    frame = Axes(width, 170, (edges[0], edges[-1]), (0, max(counts)), x_written, "{:g}".format, ticks, 1.0)
    body = frame.lines[:]
    for n, count in enumerate(counts):
        left, right = frame.x(edges[n]) + 1, frame.x(edges[n + 1]) - 1
        top = frame.y(count)
        if count:
            body.append(rect("fill c0", left, top, max(1, right - left), frame.foot - top, 1.5))
    return svg(width, 170, title, f"{x_written(low)} – {x_written(high)}", body)


def around(low: int, high: int) -> list[float]:
    """Edges with a whole number between each two, and some room around where there are few."""
    room = max(0, (FEW - (high - low)) // 2)
    return [number - 0.5 for number in range(low - room, high + room + 2)]


def even(low: float, high: float) -> list[float]:
    step = (high - low or 1.0) / BINS
    return [low + step * n for n in range(BINS + 1)]


def scatter(title: str, dots: Sequence[Dot], width: float, x_written: Written, y_written: Written, mark: float) -> str:
    """Dots with their names as tooltips; the furthest from the mark are named in the plot, where there is room."""
    high = max(dot.y for dot in dots)
    frame = Axes(width, 320, (0, 1), (0, high), x_written, y_written, (0, 0.25, 0.5, 0.75, 1))
    body = [*frame.lines, stroke("mark", [(frame.x(0), frame.y(mark)), (frame.x(1), frame.y(mark))])]
    for dot in sorted(dots, key=lambda dot: dot.strong):
        x, y = frame.x(dot.x), frame.y(dot.y)
        drawn = shape(x, y, dot.colour) if dot.strong else circle("faint c4", x, y, 3)
        body.append(f"<g><title>{escape(dot.label)}</title>{drawn}</g>")
    taken: list[float] = []
    for dot in sorted(dots, key=lambda dot: (not dot.strong, -abs(dot.y - mark))):
        x, y = frame.x(dot.x), frame.y(dot.y)
        if len(taken) < 6 and all(abs(y - other) > 16 for other in taken):
            taken.append(y)
            right = x < width / 2
            room = (width - x if right else x) - 12
            anchor = "start" if right else "end"
            body.append(text(x + (8 if right else -8), y + 4, shortened(dot.label, room), "tick name", anchor))
    return svg(width, 320, title, f"{len(dots)}", body)
