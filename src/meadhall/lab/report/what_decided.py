"""The parts of the page about what may have made the difference, and where to look at it."""

from __future__ import annotations

from functools import partial
from html import escape

from meadhall.lab import plots, tally
from meadhall.lab.markup import card, cards, figure, section, table
from meadhall.lab.plots import Bar, Dot
from meadhall.lab.ratings import Interval
from meadhall.lab.records import Record, Swing
from meadhall.lab.report.data import ReportData, Seen
from meadhall.lab.tally import Lift
from meadhall.lab.words import use

CHOSEN = 7
SHOWN = 12
"""How many rows of a long list are shown; the rest is behind a line."""
LISTED = 250
"""How many rows there are behind that line at most."""
SWINGS = 10
HIGHEST = 3.0
"""Where the axis for multiples of the usual wins ends; what is beyond lies at its end."""


def what_decided(report: ReportData) -> str:
    kinds = [one for one in tally.deciding(report.records) if one.game > 0]
    if not kinds:
        return ""
    top = kinds[:SHOWN]
    title = report.say("plot-sways")
    bars = [plain_bar(report, one.verb, report.percent(one.game), one.game, 3) for one in top]
    head = [report.say(f"head-{name}") for name in ("action", "times", "once", "in-game")]
    numbers = table(
        head,
        [
            [
                escape(use(report.game, one.verb, report.lang)),
                report.decimal(one.times),
                report.percent(one.once, places=2),
                report.percent(one.game),
            ]
            for one in kinds
        ],
    )
    drawn = figure(
        title,
        lambda width: plots.bars(title, bars, width, (0, top[0].game)),
        report.say("note-sways"),
        numbers,
        report.say("numbers"),
    )
    return section("swings", report.say("report-swings"), report.say("lead-swings"), cards(drawn, largest(report)))


def largest(report: ReportData) -> str:
    """The single choices after which chances changed most."""
    found = [(abs(swing.after - swing.before), one, swing) for one in report.games for swing in one.record.swings]
    found.sort(key=lambda entry: (-entry[0], entry[1].record.number, entry[2].entry))
    rows = [swing_row(report, one, swing) for _, one, swing in found[:SWINGS]]
    head = [report.say(f"head-{name}") for name in ("action", "chance", "replay")]
    return card(report.say("plot-swings"), table(head, rows))


def swing_row(report: ReportData, one: Seen, swing: Swing) -> list[str]:
    action = report.game.texts.action(report.game.vocabulary.parse(swing.do), report.lang, swing.asked)
    who = one.record.bots[swing.seat]
    return [
        f'{escape(action)}<br><small class="soft">{escape(who)}</small>',
        f"{escape(report.percent_round(swing.before))} → {escape(report.percent_round(swing.after))}",
        f'{to_replay(report, one)}<br><small class="soft">{escape(report.say("entry", number=swing.entry))}</small>',
    ]


def to_replay(report: ReportData, one: Seen) -> str:
    return f'<a href="{escape(one.link)}">{escape(report.say("game", number=str(one.record.number)))}</a>'


def what_was_used(report: ReportData) -> str:
    found = tally.lifts(report.records)
    if not found:
        return ""
    shown = found if len(found) <= 2 * SHOWN else tally.surest(found, SHOWN)
    listed = sorted(found, key=lambda one: -one.seats)[:LISTED]
    rest = lift_table(report, sorted(listed, key=lambda one: -one.lift.value)) if len(found) > len(shown) else ""
    dots = [dot(report, one) for one in listed]
    title = report.say("plot-uses")
    drawn = figure(
        title,
        lambda width: plots.scatter(title, dots, width, report.percent_round, partial(times, report), 1.0),
        report.say("note-uses"),
    )
    more = f"<details><summary>{escape(report.say('all-of-them'))}</summary>{rest}</details>" if rest else ""
    table_card = card(report.say("plot-lifts"), lift_table(report, shown) + more)
    return section(
        "uses", report.say("report-uses"), report.say("lead-uses"), table_card, cards(drawn, most_chosen(report))
    )


def dot(report: ReportData, one: Lift) -> Dot:
    colour = lift_colour(one)
    return Dot(one.part, min(one.lift.value, HIGHEST), use(report.game, one.key, report.lang), colour, colour != 4)


def times(report: ReportData, factor: float) -> str:
    return f"×\N{NO-BREAK SPACE}{report.decimal(factor, places=2)}"


def most_chosen(report: ReportData) -> str:
    kinds = sorted(tally.deciding(report.records), key=lambda one: (-one.times, one.verb))
    bars = [plain_bar(report, one.verb, report.decimal(one.times), one.times, 5) for one in kinds[:CHOSEN]]
    title = report.say("plot-chosen")
    numbers = table(
        [report.say("head-action"), report.say("head-times")],
        [[escape(use(report.game, one.verb, report.lang)), report.decimal(one.times, places=2)] for one in kinds],
    )
    return figure(
        title,
        lambda width: plots.bars(title, bars, width, (0, kinds[0].times)),
        report.say("note-chosen"),
        numbers,
        report.say("all-of-them"),
    )


def plain_bar(report: ReportData, verb: str, said: str, value: float, colour: int) -> Bar:
    """A bar for a kind of action, without an interval."""
    return Bar(use(report.game, verb, report.lang), said, Interval(value, value, value), colour)


def lift_colour(one: Lift) -> int:
    """Green with more wins and red with fewer, if that is no chance; else grey."""
    return 2 if one.lift.low > 1 else 1 if one.lift.high < 1 else 4


def example(report: ReportData, lift: Lift) -> Seen:
    """A game in which it was chosen, if possible by a winner if it goes with more wins, and else by a loser."""
    found = [
        (one, one.record.share(seat) > 0)
        for one in report.games
        for seat, uses in enumerate(one.record.uses)
        if lift.key in uses
    ]
    return next((one for one, won in found if won == (lift.lift.value > 1)), found[0][0])


def lift_name(report: ReportData, one: Lift) -> str:
    """Bold where it is more than luck."""
    name = escape(use(report.game, one.key, report.lang))
    return name if one.lift.low <= 1 <= one.lift.high else f'<span class="sure">{name}</span>'


def lift_table(report: ReportData, shown: list[Lift]) -> str:
    most = max(2.0, *(min(one.lift.high, HIGHEST) for one in shown))
    rows = [
        [
            lift_name(report, one),
            escape(times(report, one.lift.value)),
            f"wider|{plots.small_whisker(one.lift, (0, most), 1.0, lift_colour(one))}",
            f"{report.decimal(one.lift.low, places=2)} – {report.decimal(one.lift.high, places=2)}",
            report.percent_round(one.part),
            f"wider|{report.decimal(one.times)}",
            to_replay(report, example(report, one)),
        ]
        for one in shown
    ]
    head = [report.say("head-action"), report.say("head-lift"), "wider|" + report.say("head-plot")]
    head += [report.say("head-interval"), report.say("head-part"), "wider|" + report.say("head-times-each")]
    head.append(report.say("head-replay"))
    return table(head, rows, cls="lifts")


def replays(report: ReportData) -> str:
    several = [one for one in report.games if len(one.record.bots) > 1 and one.record.winners]
    chosen = [
        ("shortest", min(report.games, key=lambda one: one.record.decisions)),
        ("longest", max(report.games, key=lambda one: one.record.decisions)),
    ]
    if several:
        chosen += [
            ("closest", min(several, key=lambda one: tally.margin(one.record))),
            ("clearest", max(several, key=lambda one: tally.margin(one.record))),
            ("comeback", min(several, key=lambda one: tally.darkest_hour(one.record))),
        ]
    rows = [
        [
            escape(report.say(f"notable-{name}")),
            to_replay(report, one),
            f"words|{escape(result(one.record))}",
            f"words|<code>meadhall replay {escape(one.file)}</code>",
        ]
        for name, one in chosen
    ]
    head = [report.say("head-why"), report.say("head-replay")]
    head += [f"words|{report.say(f'head-{name}')}" for name in ("result", "command")]
    lead = report.say("lead-replays")
    return section("replays", report.say("report-replays"), lead, card("", table(head, rows)))


def result(record: Record) -> str:
    """Who had how many points, the winners with a mark."""
    marks = [" ✓" if seat in record.winners else "" for seat in range(len(record.bots))]
    seats = zip(record.bots, record.scores, marks, strict=False)
    return " · ".join(f"{bot} {score}{mark}" for bot, score, mark in seats)
