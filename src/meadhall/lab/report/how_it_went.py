"""The parts of the page about how games went: how long they were, and how chances and scores developed."""

from __future__ import annotations

from html import escape

from meadhall.lab import plots, tally
from meadhall.lab.markup import cards, figure, section, table
from meadhall.lab.plots import PlotLine
from meadhall.lab.ratings import Interval
from meadhall.lab.report.data import ReportData


def lengths(report: ReportData) -> str:
    kinds: list[tuple[str, list[float]]] = [
        ("rounds", [float(record.rounds) for record in report.records]),
        ("decisions", [float(record.decisions) for record in report.records]),
        ("seconds", [record.clock.seconds for record in report.records]),
    ]
    drawn = [length(report, name, values) for name, values in kinds]
    return section("lengths", report.say("report-lengths"), "", cards(*drawn, thirds=True))


def length(report: ReportData, name: str, values: list[float]) -> str:
    title = report.say(f"plot-{name}")
    middle = tally.middle(values[:])
    places = 1 if name == "seconds" else 0
    note = report.say(
        "note-lengths",
        mean=report.decimal(middle.value),
        low=report.decimal(middle.low, places=places),
        high=report.decimal(middle.high, places=places),
    )

    def draw(_: float) -> str:
        return plots.histogram(title, values, plots.NARROW - 22, lambda tick: f"{tick:g}")

    return figure(title, draw, note)


def curves(report: ReportData) -> str:
    drawn = [curve(report, "outlook", [record.outlook for record in report.records], report.percent_round)]
    if all(record.score for record in report.records):
        drawn.append(curve(report, "score", [record.score for record in report.records], lambda level: f"{level:g}"))
    return section("curves", report.say("report-curves"), report.say("lead-curves"), cards(*drawn))


def curve(report: ReportData, name: str, curves: list[tuple[tuple[float, ...], ...]], written: plots.Written) -> str:
    of: dict[str, list[tuple[float, ...]]] = {bot: [] for bot in report.bots}
    for record, seats in zip(report.records, curves, strict=True):
        for bot, curve in zip(record.bots, seats, strict=True):
            of[bot].append(curve)
    series = [PlotLine(bot, tally.band(found), report.colour[bot]) for bot, found in of.items()]
    title = report.say(f"plot-{name}")
    quarters = [0, 5, 10, 15, 20]
    numbers = table(
        [report.say("head-bot"), *(report.percent_round(n / 20) for n in quarters)],
        [[escape(one.label), *(escape(short(report, name, one.band[n])) for n in quarters)] for one in series],
    )
    made = figure(
        title,
        lambda width: plots.lines(title, series, width, report.percent_round, written),
        report.say("note-curves"),
        numbers,
        report.say("numbers"),
    )
    return made.replace("</h3>", f"</h3>{plots.legend(series)}", 1)


def short(report: ReportData, name: str, point: Interval) -> str:
    return report.percent_round(point.value) if name == "outlook" else report.decimal(point.value)
