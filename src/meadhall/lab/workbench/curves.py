"""The curves of a sweep: what each value that was tried does to wins, points and length."""

from __future__ import annotations

from functools import partial
from html import escape

from meadhall.lab import plots
from meadhall.lab.markup import cards, figure, section, table
from meadhall.lab.plots import PlotLine
from meadhall.lab.ratings import Interval
from meadhall.lab.words import say
from meadhall.lab.workbench.comparison import Comparison
from meadhall.lab.workbench.measures import Key
from meadhall.lab.workbench.naming import Names

LENGTHS = ("rounds", "decisions", "best")


class Tried:
    """The values of a sweep in their order, each with the place of its side. Words stand as far apart as each other."""

    def __init__(self, comparison: Comparison) -> None:
        values = [(side.value, n) for n, side in enumerate(comparison.sides)]
        numbers = [number(value) for value, _ in values]
        self.numeric = all(each is not None for each in numbers)
        if self.numeric:
            values = [pair for _, pair in sorted(zip(numbers, values, strict=True), key=lambda each: each[0] or 0.0)]
        self.names = [value for value, _ in values]
        self.sides = [side for _, side in values]
        self.at = sorted(each for each in numbers if each is not None) if self.numeric else list(map(float, self.sides))


def number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def curves(comparison: Comparison, names: Names) -> str:
    """One plot for each theme; nothing where no sweep was made."""
    if not comparison.sides[0].value:
        return ""
    tried = Tried(comparison)
    themes = {
        comparison.who: lines_of(comparison, names, tried, comparison.who),
        "points": lines_of(comparison, names, tried, "points"),
        **{f"length-{name}": lines_of(comparison, names, tried, "length", name) for name in LENGTHS},
    }
    drawn = [plot(names, tried, theme, lines) for theme, lines in themes.items() if any(map(moves, lines))]
    return section("curves", names.say("section-curves"), names.say("lead-curves"), cards(*drawn)) if drawn else ""


def lines_of(
    comparison: Comparison, names: Names, tried: Tried, theme: str, only: str | None = None
) -> list[tuple[Key, PlotLine]]:
    """A curve for each number that is known for every value."""
    found: dict[Key, dict[int, Interval]] = {}
    for row in comparison.rows:
        if row.key.theme == theme and only in (None, row.key.name):
            found.setdefault(row.key, {})[0] = row.a
            found[row.key][row.side] = row.b
    whole = {key: by_side for key, by_side in found.items() if len(by_side) == len(comparison.sides)}
    return [
        (key, PlotLine(names.key(key), [by_side[side] for side in tried.sides], n))
        for n, (key, by_side) in enumerate(whole.items())
    ]


def moves(line: tuple[Key, PlotLine]) -> bool:
    """Whether there is anything to see: some games always take as many rounds."""
    return len({bound for interval in line[1].band for bound in interval}) > 1


def plot(names: Names, tried: Tried, theme: str, lines: list[tuple[Key, PlotLine]]) -> str:
    key = lines[0][0]
    series = [line for _, line in lines]
    title = names.theme(theme) if not theme.startswith("length-") else names.key(key)
    numbers = table(
        [names.say("head-value"), *(escape(line.label) for line in series)],
        [
            [escape(value), *(escape(names.between(key, line.band[n])) for line in series)]
            for n, value in enumerate(tried.names)
        ],
    )
    made = figure(
        title,
        lambda width: plots.tried(title, series, tried.at, tried.names, width, partial(names.value, key)),
        names.say("note-curves"),
        numbers,
        say("numbers", names.lang),
    )
    return made.replace("</h3>", f"</h3>{plots.legend(series)}", 1)
