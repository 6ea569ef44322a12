"""The page about a comparison: what differs, the curves of a sweep, and every number that was looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from html import escape

from meadhall.lab import plots
from meadhall.lab.markup import card, cards, facts, figure, section, table, whole_page
from meadhall.lab.packs import told
from meadhall.lab.plots import Bar
from meadhall.lab.words import say
from meadhall.lab.workbench.comparison import Comparison, Row, widest
from meadhall.lab.workbench.curves import curves
from meadhall.lab.workbench.naming import Names
from meadhall.lab.workbench.things import things

SHOWN = 25
"""How many of the rows that differ are shown; the rest is behind a line."""
TABLES = ("seats", "points", "sources", "length", "endings")


def page(comparison: Comparison, lang: str, looks: int = 1) -> str:
    """``looks`` is how often somebody has looked whether the intervals are narrow enough."""
    names = Names(comparison, lang)
    made = {
        "found": verdict(comparison, names),
        "curves": curves(comparison, names),
        "won": who_won(comparison, names),
        **{theme: by_theme(comparison, names, theme) for theme in TABLES},
        "things": things(comparison, names),
        "method": method(comparison, names, looks),
    }
    shown = {id: text for id, text in made.items() if text}
    links = {id: names.say(f"section-{id}") for id in shown}
    title = names.say("title", title=names.game.title)
    top = about(comparison, names) + large(comparison, names)
    foot = names.say("foot")
    return whole_page(title, lang, top, say("report-contents", lang), links, "".join(shown.values()), foot)


def about(comparison: Comparison, names: Names) -> str:
    plan = comparison.sides[0].plan
    bots = ", ".join(dict.fromkeys(plan.bots))
    who = say("report-about", names.lang, bots=bots, players=comparison.players, seed=str(plan.seed))
    sides = "<br>".join(escape(names.side(side)) for side in comparison.sides)
    packs = ""
    if plan.pack:
        packs = f'<p class="soft">{escape(say("pack", names.lang, fields=told(plan.pack)))}</p>'
    return f'<p>{sides}</p><p class="soft">{escape(who)}</p>{packs}'


def large(comparison: Comparison, names: Names) -> str:
    sure = len(comparison.surest())
    return facts([
        (names.say("fact-games"), str(comparison.games), names.say("fact-blocks", blocks=comparison.blocks)),
        (names.say("fact-looked"), str(len(comparison.rows)), ""),
        (names.say("fact-different"), str(sure), ""),
        (names.say("fact-widest"), f"± {names.half(widest(comparison))}", names.say("percent-points")),
    ])  # fmt: skip


# --- what differs -----------------------------------------------------------------------------------


def verdict(comparison: Comparison, names: Names) -> str:
    found = comparison.surest()
    heading, looked = names.say("section-found"), len(comparison.rows)
    if not found:
        return section("found", heading, names.say("found-none", looked=looked))
    shown = rows_table(comparison, names, found[:SHOWN], True)
    rest = found[SHOWN:]
    more = rows_table(comparison, names, rest, True) if rest else ""
    if more:
        more = f"<details><summary>{escape(say('all-of-them', names.lang))}</summary>{more}</details>"
    lead = names.say("found-some", found=len(found), looked=looked)
    return section("found", heading, lead, card("", shown + more))


def rows_table(comparison: Comparison, names: Names, rows: Sequence[Row], full: bool = False) -> str:
    """A row for each number: on both sides, the difference with its interval, and how likely chance is."""
    several = len(comparison.sides) > 2
    widths: dict[str, float] = {}
    for row in rows:
        reach = max(abs(row.difference.interval.low), abs(row.difference.interval.high))
        widths[row.key.theme] = max(widths.get(row.key.theme, 0.0), reach)
    head = [names.say("head-what"), *([names.say("head-side")] if several else [])]
    head += [names.say("head-a"), names.say("head-b"), names.say("head-difference")]
    head += ["wider|" + say("head-plot", names.lang), names.say("head-chance")]
    return table(head, [cells(comparison, names, row, full, several, widths[row.key.theme]) for row in rows])


def cells(comparison: Comparison, names: Names, row: Row, full: bool, several: bool, reach: float) -> list[str]:
    name = escape(names.full(row.key) if full else names.key(row.key))
    side = comparison.sides[row.side]
    ends = (-reach, reach) if reach else (-1.0, 1.0)
    return [
        f'<span class="sure">{name}</span>' if row.sure else name,
        *([escape(side.value or side.name)] if several else []),
        escape(names.between(row.key, row.a)),
        escape(names.between(row.key, row.b)),
        escape(names.between(row.key, row.difference.interval, True)),
        f"wider|{plots.small_whisker(row.difference.interval, ends, 0.0, colour(row))}",
        escape(names.chance(row.adjusted)),
    ]


def colour(row: Row) -> int:
    """Green for more and red for less, if that is no chance; else grey."""
    return 4 if not row.sure else 2 if row.difference.interval.value > 0 else 1


# --- theme by theme ---------------------------------------------------------------------------------


def who_won(comparison: Comparison, names: Names) -> str:
    """The shares of wins as bars, and as numbers."""
    theme = comparison.who
    rows = [row for row in comparison.rows if row.key.theme == theme]
    if not rows:
        return ""
    title = names.theme(theme)
    fair = 1 / comparison.players
    drawn = ""
    if len(comparison.sides) == 2:
        bars = [bar for row in rows for bar in pair(names, row)]
        draw: Callable[[float], str] = partial(drawn_bars, title, bars, fair)
        drawn = cards(figure(title, draw, names.say("note-won")))
    numbers = card("", rows_table(comparison, names, rows))
    return section("won", names.say("section-won"), names.say("lead-won"), drawn, numbers)


def pair(names: Names, row: Row) -> Iterable[Bar]:
    name = names.key(row.key)
    for side, interval, shade in (("A", row.a, 4), ("B", row.b, 0)):
        yield Bar(f"{name}, {side}", names.value(row.key, interval.value), interval, shade)


def drawn_bars(title: str, bars: list[Bar], fair: float, width: float) -> str:
    most = max([fair, *(bar.interval.high for bar in bars)])
    return plots.bars(title, bars, width, (0, min(1.0, 1.1 * most)), fair)


def by_theme(comparison: Comparison, names: Names, theme: str) -> str:
    rows = [row for row in comparison.rows if row.key.theme == theme]
    if not rows or theme == comparison.who:
        return ""
    return section(theme, names.theme(theme), "", card("", rows_table(comparison, names, rows)))


def method(comparison: Comparison, names: Names, looks: int) -> str:
    told = [names.say("method-fate"), names.say("method-intervals"), names.say("method-many")]
    if looks > 1:
        told.append(names.say("method-looks", looks=looks))
    told.append(names.say("method-worth"))
    return section("method", names.say("section-method"), "", "".join(f"<p>{escape(text)}</p>" for text in told))
