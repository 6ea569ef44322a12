"""Plots show what they are given, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from meadhall.draw.style import THEMES
from meadhall.lab import plots
from meadhall.lab.markup import MARGIN, alone
from meadhall.lab.plots import NARROW, WIDE, Bar, Dot, PlotLine, Scale
from meadhall.lab.ratings import Interval

ROWS = [Bar("<adept> & co", "60 %", Interval(0.6, 0.5, 0.7), 0), Bar("novice", "40 %", Interval(0.4, 0.3, 0.5), 1)]
SERIES = [PlotLine(f"bot {n}", [Interval(0.1 * n, 0.0, 0.1 * n + 0.2)] * 21, n) for n in range(6)]
DOTS = [Dot(n / 10, n / 5, f"card {n}", n % 3, n > 5) for n in range(10)]

DRAWN: dict[str, Callable[[float], str]] = {
    "bars": lambda width: plots.bars("title", ROWS, width, (0, 1), 0.5),
    "dots": lambda width: plots.bars("title", ROWS, width, (0, 1), grow=False),
    "lines": lambda width: plots.lines("title", SERIES, width, str, str),
    "histogram": lambda width: plots.histogram("title", [1.0, 2.0, 2.0, 5.0], width, str),
    "one value": lambda width: plots.histogram("title", [0.25, 0.25], width, str),
    "scatter": lambda width: plots.scatter("title", DOTS, width, str, str, 1.0),
}


@pytest.mark.parametrize("width", [WIDE, NARROW])
@pytest.mark.parametrize("draw", DRAWN.values(), ids=DRAWN)
def test_a_plot_is_an_image_with_a_title_that_stays_within_its_width(
    draw: Callable[[float], str], width: float
) -> None:
    svg = ElementTree.fromstring(draw(width))
    assert svg.get("role") == "img"
    assert svg.findtext("title") == "title"
    assert svg.findtext("desc")
    assert svg.get("width") == f"{width:g}"
    for rect in svg.iter("rect"):
        assert float(rect.get("x", "")) + float(rect.get("width", "")) <= width + 0.1
        assert float(rect.get("height", "")) >= 0
    for text in svg.iter("text"):
        assert 0 <= float(text.get("x", "")) <= width


def test_bars_are_as_long_as_their_values() -> None:
    svg = ElementTree.fromstring(plots.bars("", ROWS, 401, (0, 1)))
    long, short = (float(rect.get("width", "")) for rect in svg.iter("rect") if "fill" in rect.get("class", ""))
    assert long / short == pytest.approx(1.5, abs=0.02)


def test_a_long_label_is_cut() -> None:
    assert plots.shortened("short", 100) == "short"
    cut = plots.shortened("a label that is much too long for this", 100)
    assert cut.endswith("…")
    assert cut.startswith("a label")


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 1, [0, 0.25, 0.5, 0.75, 1]), (0, 40, [0, 10, 20, 30, 40]), (-3, 7, [-5, -2.5, 0, 2.5, 5, 7.5])],
)
def test_an_axis_has_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert plots.steps(low, high) == pytest.approx(expected)


def test_an_axis_needs_no_range() -> None:
    assert len(plots.steps(3, 3)) >= 1


def test_a_scale_ends_where_the_plot_does() -> None:
    at = Scale(0, 10, 100, 200)
    assert [at(value) for value in (-5, 0, 5, 10, 15)] == [100, 100, 150, 200, 200]


def test_every_value_is_in_one_bar() -> None:
    svg = ElementTree.fromstring(plots.histogram("", [1, 1, 1, 2, 4], 300, str))
    heights = [float(rect.get("height", "")) for rect in svg.iter("rect")]
    assert len(heights) == 3
    assert heights[0] / heights[1] == pytest.approx(3, abs=0.02)


def test_each_colour_has_a_shape_of_its_own() -> None:
    drawn = {plots.shape(0, 0, colour).replace(f"c{colour}", "") for colour in range(plots.COLOURS)}
    assert len(drawn) == plots.COLOURS


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("draw", DRAWN.values(), ids=DRAWN)
def test_a_plot_that_stands_alone_brings_all_it_needs(draw: Callable[[float], str], theme: str) -> None:
    svg = ElementTree.fromstring(alone(draw(WIDE), theme))
    assert svg.tag == "{http://www.w3.org/2000/svg}svg"
    assert svg.get("width") == f"{WIDE + 2 * MARGIN:g}"
    sheet = svg.findtext("{*}style") or ""
    assert set(re.findall(r"var\((--[\w-]+)", sheet)) <= set(re.findall(r"(--[\w-]+):", sheet))
    used = {word for element in svg.iter() for word in element.get("class", "").split()}
    assert {f".{word}" for word in used} <= set(re.findall(r"\.[a-z][\w-]*", sheet))
