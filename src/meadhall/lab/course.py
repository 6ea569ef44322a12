"""The parts of the page about how games went: how long they were, and how chances and scores developed."""

from __future__ import annotations

from html import escape

from meadhall.lab import plots, tally
from meadhall.lab.markup import cards, figure, section, table
from meadhall.lab.plots import Line
from meadhall.lab.ratings import Interval
from meadhall.lab.sheet import Sheet


def lengths(sheet: Sheet) -> str:
    kinds: list[tuple[str, list[float]]] = [
        ("rounds", [float(record.rounds) for record in sheet.records]),
        ("decisions", [float(record.decisions) for record in sheet.records]),
        ("seconds", [record.clock.seconds for record in sheet.records]),
    ]
    drawn = [length(sheet, name, values) for name, values in kinds]
    return section("lengths", sheet.say("report-lengths"), "", cards(*drawn, thirds=True))


def length(sheet: Sheet, name: str, values: list[float]) -> str:
    title = sheet.say(f"plot-{name}")
    middle = tally.middle(values[:])
    places = 1 if name == "seconds" else 0
    note = sheet.say(
        "note-lengths",
        mean=sheet.decimal(middle.value),
        low=sheet.decimal(middle.low, places=places),
        high=sheet.decimal(middle.high, places=places),
    )

    def draw(_: float) -> str:
        return plots.histogram(title, values, plots.NARROW - 22, lambda tick: f"{tick:g}")

    return figure(title, draw, note)


def curves(sheet: Sheet) -> str:
    drawn = [curve(sheet, "outlook", [record.outlook for record in sheet.records], sheet.percent_round)]
    if all(record.score for record in sheet.records):
        drawn.append(curve(sheet, "score", [record.score for record in sheet.records], lambda level: f"{level:g}"))
    return section("curves", sheet.say("report-curves"), sheet.say("lead-curves"), cards(*drawn))


def curve(sheet: Sheet, name: str, curves: list[tuple[tuple[float, ...], ...]], written: plots.Written) -> str:
    of: dict[str, list[tuple[float, ...]]] = {bot: [] for bot in sheet.bots}
    for record, seats in zip(sheet.records, curves, strict=True):
        for bot, curve in zip(record.bots, seats, strict=True):
            of[bot].append(curve)
    series = [Line(bot, tally.band(found), sheet.colour[bot]) for bot, found in of.items()]
    title = sheet.say(f"plot-{name}")
    quarters = [0, 5, 10, 15, 20]
    numbers = table(
        [sheet.say("head-bot"), *(sheet.percent_round(n / 20) for n in quarters)],
        [[escape(one.label), *(escape(short(sheet, name, one.band[n])) for n in quarters)] for one in series],
    )
    legend = "".join(
        f'<li><svg width="22" height="12" viewBox="0 0 22 12" aria-hidden="true">'
        f"{plots.shape(11, 6, one.colour)}</svg>{escape(one.label)}</li>"
        for one in series
    )
    made = figure(
        title,
        lambda width: plots.lines(title, series, width, sheet.percent_round, written),
        sheet.say("note-curves"),
        numbers,
        sheet.say("numbers"),
    )
    return made.replace("</h3>", f'</h3><ul class="legend">{legend}</ul>', 1)


def short(sheet: Sheet, name: str, point: Interval) -> str:
    return sheet.percent_round(point.value) if name == "outlook" else sheet.decimal(point.value)
