"""The parts of the page about who won: bots, what they played, seats, rules, and endings."""

from __future__ import annotations

from collections import Counter
from html import escape

from meadhall.lab import plots, tally
from meadhall.lab.markup import card, cards, figure, heat_cell, section, table
from meadhall.lab.plots import Bar
from meadhall.lab.ratings import wilson
from meadhall.lab.report.data import ReportData
from meadhall.lab.tally import Sitting
from meadhall.lab.words import ending, faction


def who_won(report: ReportData) -> str:
    rows = [Bar(one.bot, report.percent(one.wins.value), one.wins, report.colour[one.bot]) for one in report.standings]
    ms = report.say("unit-ms")
    head = [report.say(f"head-{name}") for name in ("bot", "seats", "wins", "rating", "score", "thinking", "longest")]
    numbers = table(
        head,
        [
            [
                escape(one.bot),
                str(one.seats),
                report.between(one.wins, report.percent),
                report.between(one.rating, report.decimal) if one.rating else "–",
                report.decimal(one.score),
                f"{report.decimal(1000 * one.mean, places=2)} {ms}",
                f"{report.decimal(1000 * one.longest, places=0)} {ms}",
            ]
            for one in report.standings
        ],
    )
    title = report.say("plot-wins")
    drawn = figure(
        title,
        lambda width: plots.bars(title, rows, width, (0, 1), report.fair),
        report.say("note-wins", fair=report.percent(report.fair, places=0)),
    )
    return section("won", report.say("report-won"), "", cards(drawn, ratings(report)), card("", numbers))


def ratings(report: ReportData) -> str:
    rated = [(one.bot, one.rating) for one in report.standings if one.rating]
    if not rated:
        return ""
    rows = [Bar(bot, report.decimal(rating.value), rating, report.colour[bot]) for bot, rating in rated]
    ends = min(rating.low for _, rating in rated) - 1, max(rating.high for _, rating in rated) + 1
    title = report.say("plot-ratings")
    return figure(title, lambda width: plots.bars(title, rows, width, ends, grow=False), report.say("note-ratings"))


def by_faction(report: ReportData) -> str:
    known = [one for one in tally.sittings(report.records) if not one.faction.startswith("player-")]
    groups = tally.grouped(known, lambda one: one.faction)
    named = {faction(report.game, word, report.lang): seats for word, seats in groups.items()}
    return by_group(report, "factions", "head-faction", named) if len(named) > 1 else ""


def by_seat(report: ReportData) -> str:
    groups = tally.grouped(tally.sittings(report.records), lambda one: str(one.seat + 1))
    named = {report.say("seat", number=number): seats for number, seats in groups.items()}
    return by_group(report, "seats", "head-seat", named) if len(named) > 1 else ""


def by_rules(reports: list[ReportData], named: list[str]) -> str:
    """How often each bot won by which rules."""
    everything = ReportData(reports[0].game, [one for report in reports for one in report.games], [], reports[0].lang)
    groups = {name: list(tally.sittings(report.records)) for name, report in zip(named, reports, strict=True)}
    made = card("", heat_table(everything, "head-rules", groups))
    return section("groups", everything.say("report-groups"), everything.say("lead-groups"), made)


def by_group(report: ReportData, id: str, head: str, groups: dict[str, list[Sitting]]) -> str:
    """How often seats of each group won, and each bot among them."""
    shares = {name: tally.share(seats) for name, seats in groups.items()}
    rows = [Bar(name, report.percent(wins.value), wins) for name, wins in shares.items()]
    title = report.say(f"report-{id}")
    numbers = table(
        [report.say(head), report.say("head-seats"), report.say("head-wins")],
        [[escape(name), str(len(groups[name])), report.between(wins, report.percent)] for name, wins in shares.items()],
    )
    together = report.say("plot-together")
    drawn = figure(
        together,
        lambda width: plots.bars(f"{title}: {together}", rows, width, (0, 1), report.fair),
        report.say(f"note-{id}"),
        numbers,
        report.say("numbers"),
    )
    heat = card(report.say("plot-heat"), heat_table(report, head, groups))
    return section(id, title, "", cards(drawn, heat))


def heat_table(report: ReportData, head: str, groups: dict[str, list[Sitting]]) -> str:
    rows = []
    for name, seats in groups.items():
        cells = [escape(name)]
        for bot in report.bots:
            own = [one for one in seats if one.bot == bot]
            wins = tally.share(own)
            games = report.say("games", games=len(own))
            cells.append(heat_cell(wins.value, report.percent(wins.value, places=0), games) if own else "–")
        rows.append(cells)
    return table([report.say(head), *map(escape, report.bots)], rows, cls="heat")


def endings(report: ReportData) -> str:
    games = len(report.records)
    counts = Counter(record.ending for record in report.records)
    bars = []
    for word, count in counts.most_common():
        said = report.say("of-games", count=count, share=report.percent(count / games))
        bars.append(Bar(ending(report.game, word, report.lang), said, wilson(count, games), 2))
    title = report.say("report-endings")
    drawn = figure(
        report.say("plot-together"), lambda width: plots.bars(title, bars, width, (0, 1)), report.say("note-endings")
    )
    return section("endings", title, "", cards(drawn, endings_by_bot(report, list(counts))))


def endings_by_bot(report: ReportData, endings: list[str]) -> str:
    """What part of its wins each bot has by which ending."""
    rows = []
    for word in endings:
        cells = [escape(ending(report.game, word, report.lang))]
        for bot in report.bots:
            won = [one for one in tally.sittings(report.records) if one.bot == bot and one.share]
            count = sum(one.record.ending == word for one in won)
            part = count / max(len(won), 1)
            cells.append(heat_cell(part, report.percent_round(part), report.say("wins", wins=count)))
        rows.append(cells)
    made = table([report.say("head-ending"), *map(escape, report.bots)], rows, cls="heat")
    return card(report.say("plot-endings"), made)
