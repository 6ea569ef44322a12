"""The parts of the page about who won: bots, what they played, seats, rules, and endings."""

from __future__ import annotations

from collections import Counter
from html import escape

from meadhall.lab import plots, tally
from meadhall.lab.markup import card, cards, figure, heat_cell, section, table
from meadhall.lab.plots import Bar
from meadhall.lab.ratings import wilson
from meadhall.lab.sheet import Sheet
from meadhall.lab.tally import Sitting
from meadhall.lab.words import ending, faction


def who_won(sheet: Sheet) -> str:
    rows = [Bar(one.bot, sheet.percent(one.wins.value), one.wins, sheet.colour[one.bot]) for one in sheet.standings]
    ms = sheet.say("unit-ms")
    head = [sheet.say(f"head-{name}") for name in ("bot", "seats", "wins", "rating", "score", "thinking", "longest")]
    numbers = table(
        head,
        [
            [
                escape(one.bot),
                str(one.seats),
                sheet.between(one.wins, sheet.percent),
                sheet.between(one.rating, sheet.decimal) if one.rating else "–",
                sheet.decimal(one.score),
                f"{sheet.decimal(1000 * one.mean, places=2)} {ms}",
                f"{sheet.decimal(1000 * one.longest, places=0)} {ms}",
            ]
            for one in sheet.standings
        ],
    )
    title = sheet.say("plot-wins")
    drawn = figure(
        title,
        lambda width: plots.bars(title, rows, width, (0, 1), sheet.fair),
        sheet.say("note-wins", fair=sheet.percent(sheet.fair, places=0)),
    )
    return section("won", sheet.say("report-won"), "", cards(drawn, ratings(sheet)), card("", numbers))


def ratings(sheet: Sheet) -> str:
    rated = [(one.bot, one.rating) for one in sheet.standings if one.rating]
    if not rated:
        return ""
    rows = [Bar(bot, sheet.decimal(rating.value), rating, sheet.colour[bot]) for bot, rating in rated]
    ends = min(rating.low for _, rating in rated) - 1, max(rating.high for _, rating in rated) + 1
    title = sheet.say("plot-ratings")
    return figure(title, lambda width: plots.bars(title, rows, width, ends, grow=False), sheet.say("note-ratings"))


def by_faction(sheet: Sheet) -> str:
    known = [one for one in tally.sittings(sheet.records) if not one.faction.startswith("player-")]
    groups = tally.grouped(known, lambda one: one.faction)
    named = {faction(sheet.game, word, sheet.lang): seats for word, seats in groups.items()}
    return by_group(sheet, "factions", "head-faction", named) if len(named) > 1 else ""


def by_seat(sheet: Sheet) -> str:
    groups = tally.grouped(tally.sittings(sheet.records), lambda one: str(one.seat + 1))
    named = {sheet.say("seat", number=number): seats for number, seats in groups.items()}
    return by_group(sheet, "seats", "head-seat", named) if len(named) > 1 else ""


def by_rules(sheets: list[Sheet], named: list[str]) -> str:
    """How often each bot won by which rules."""
    everything = Sheet(sheets[0].game, [one for sheet in sheets for one in sheet.games], [], sheets[0].lang)
    groups = {name: list(tally.sittings(sheet.records)) for name, sheet in zip(named, sheets, strict=True)}
    made = card("", heat_table(everything, "head-rules", groups))
    return section("groups", everything.say("report-groups"), everything.say("lead-groups"), made)


def by_group(sheet: Sheet, id: str, head: str, groups: dict[str, list[Sitting]]) -> str:
    """How often seats of each group won, and each bot among them."""
    shares = {name: tally.share(seats) for name, seats in groups.items()}
    rows = [Bar(name, sheet.percent(wins.value), wins) for name, wins in shares.items()]
    title = sheet.say(f"report-{id}")
    numbers = table(
        [sheet.say(head), sheet.say("head-seats"), sheet.say("head-wins")],
        [[escape(name), str(len(groups[name])), sheet.between(wins, sheet.percent)] for name, wins in shares.items()],
    )
    together = sheet.say("plot-together")
    drawn = figure(
        together,
        lambda width: plots.bars(f"{title}: {together}", rows, width, (0, 1), sheet.fair),
        sheet.say(f"note-{id}"),
        numbers,
        sheet.say("numbers"),
    )
    heat = card(sheet.say("plot-heat"), heat_table(sheet, head, groups))
    return section(id, title, "", cards(drawn, heat))


def heat_table(sheet: Sheet, head: str, groups: dict[str, list[Sitting]]) -> str:
    rows = []
    for name, seats in groups.items():
        cells = [escape(name)]
        for bot in sheet.bots:
            own = [one for one in seats if one.bot == bot]
            wins = tally.share(own)
            games = sheet.say("games", games=len(own))
            cells.append(heat_cell(wins.value, sheet.percent(wins.value, places=0), games) if own else "–")
        rows.append(cells)
    return table([sheet.say(head), *map(escape, sheet.bots)], rows, cls="heat")


def endings(sheet: Sheet) -> str:
    games = len(sheet.records)
    counts = Counter(record.ending for record in sheet.records)
    bars = []
    for word, count in counts.most_common():
        said = sheet.say("of-games", count=count, share=sheet.percent(count / games))
        bars.append(Bar(ending(sheet.game, word, sheet.lang), said, wilson(count, games), 2))
    title = sheet.say("report-endings")
    drawn = figure(
        sheet.say("plot-together"), lambda width: plots.bars(title, bars, width, (0, 1)), sheet.say("note-endings")
    )
    return section("endings", title, "", cards(drawn, endings_by_bot(sheet, list(counts))))


def endings_by_bot(sheet: Sheet, endings: list[str]) -> str:
    """What part of its wins each bot has by which ending."""
    rows = []
    for word in endings:
        cells = [escape(ending(sheet.game, word, sheet.lang))]
        for bot in sheet.bots:
            won = [one for one in tally.sittings(sheet.records) if one.bot == bot and one.share]
            count = sum(one.record.ending == word for one in won)
            part = count / max(len(won), 1)
            cells.append(heat_cell(part, sheet.percent_round(part), sheet.say("wins", wins=count)))
        rows.append(cells)
    made = table([sheet.say("head-ending"), *map(escape, sheet.bots)], rows, cls="heat")
    return card(sheet.say("plot-endings"), made)
