"""The part of the page about cards, tiles, Champions and the like: how often each is used, and what that goes with."""

from __future__ import annotations

from html import escape

from meadhall.lab import plots
from meadhall.lab.markup import card, section, table
from meadhall.lab.ratings import Interval
from meadhall.lab.words import decimal
from meadhall.lab.workbench.comparison import Comparison, Row
from meadhall.lab.workbench.naming import Names


def things(comparison: Comparison, names: Names) -> str:
    """A table for each kind of thing, and each side that is compared with the first."""
    made = []
    for side in range(1, len(comparison.sides)):
        used = {row.key.name: row for row in comparison.of("used", side)}
        worth = {row.key.name: row for row in comparison.of("worth", side)}
        for kind in names.game.uses.kinds:
            rows = [row for thing, row in used.items() if thing.partition(" ")[0] == kind]
            if rows:
                title = names.game.uses.kind(kind, names.lang)
                if len(comparison.sides) > 2:
                    title = f"{title} ({names.side(comparison.sides[side])})"
                made.append(kind_table(comparison, names, title, rows, worth))
    if not made:
        return ""
    return section("things", names.say("section-things"), names.say("lead-things"), *made)


def kind_table(comparison: Comparison, names: Names, title: str, rows: list[Row], worth: dict[str, Row]) -> str:
    """First what goes with the most wins on the second side."""
    ordered = sorted(rows, key=lambda row: -value_of(worth.get(row.key.name)))
    reach = max([abs(bound) for row in worth.values() for bound in (row.b.low, row.b.high)], default=1.0)
    head = [names.say(f"head-{name}") for name in ("thing", "used-a", "used-b", "used-change")]
    head += [names.say("head-worth-a"), names.say("head-worth-b"), "wider|" + names.say("head-worth-drawn")]
    head += [names.say("head-worth-change"), "wider|" + names.say("head-worth-points")]
    body = [thing_cells(comparison, names, row, worth.get(row.key.name), reach) for row in ordered]
    return card(title, table(head, body))


def value_of(row: Row | None) -> float:
    return row.b.value if row else float("-inf")


def thing_cells(comparison: Comparison, names: Names, used: Row, worth: Row | None, reach: float) -> list[str]:
    key = used.key
    cells = [
        escape(names.key(key)),
        escape(names.value(key, used.a.value)),
        escape(names.value(key, used.b.value)),
        marked(names.signed(key, used.difference.interval.value), used.sure),
    ]
    if worth is None:
        return [*cells, "–", "–", "wider|", "–", "wider|–"]
    points = comparison.points(worth.side, key.name)
    return [
        *cells,
        escape(names.between(worth.key, worth.a)),
        escape(names.between(worth.key, worth.b)),
        f"wider|{plots.small_whisker(worth.b, (-reach, reach), 0.0, colour(worth.b))}",
        marked(names.between(worth.key, worth.difference.interval, True), worth.sure),
        f"wider|{escape(points_words(names, points.interval)) if points else '–'}",
    ]


def marked(said: str, sure: bool) -> str:
    return f'<span class="sure">{escape(said)}</span>' if sure else escape(said)


def points_words(names: Names, interval: Interval) -> str:
    value, low, high = (decimal(bound, names.lang) for bound in interval)
    return f"{'+' if interval.value > 0 else ''}{value} ({low} – {high})"


def colour(interval: Interval) -> int:
    return 2 if interval.low > 0 else 1 if interval.high < 0 else 4
