"""The parts of the page about what may have made the difference, and where to look at it."""

from __future__ import annotations

from functools import partial
from html import escape

from meadhall.lab import plots, tally
from meadhall.lab.markup import card, cards, figure, section, table
from meadhall.lab.plots import Bar, Dot
from meadhall.lab.ratings import Interval
from meadhall.lab.records import Record, Swing
from meadhall.lab.sheet import Seen, Sheet
from meadhall.lab.tally import Lift
from meadhall.lab.words import use

CHOSEN = 7
SHOWN = 12
"""So many rows of a long list are shown; the rest is behind a line."""
LISTED = 250
"""So many rows there are behind that line at most."""
SWINGS = 10
HIGHEST = 3.0
"""Where the axis for multiples of the usual wins ends; what is beyond lies at its end."""


def what_decided(sheet: Sheet) -> str:
    kinds = [one for one in tally.deciding(sheet.records) if one.game > 0]
    if not kinds:
        return ""
    top = kinds[:SHOWN]
    title = sheet.say("plot-sways")
    bars = [plain_bar(sheet, one.verb, sheet.percent(one.game), one.game, 3) for one in top]
    head = [sheet.say(f"head-{name}") for name in ("action", "times", "once", "in-game")]
    numbers = table(
        head,
        [
            [
                escape(use(sheet.game, one.verb, sheet.lang)),
                sheet.decimal(one.times),
                sheet.percent(one.once, places=2),
                sheet.percent(one.game),
            ]
            for one in kinds
        ],
    )
    drawn = figure(
        title,
        lambda width: plots.bars(title, bars, width, (0, top[0].game)),
        sheet.say("note-sways"),
        numbers,
        sheet.say("numbers"),
    )
    return section("swings", sheet.say("report-swings"), sheet.say("lead-swings"), cards(drawn, largest(sheet)))


def largest(sheet: Sheet) -> str:
    """The single choices after which chances changed most."""
    found = [(abs(swing.after - swing.before), one, swing) for one in sheet.games for swing in one.record.swings]
    found.sort(key=lambda entry: (-entry[0], entry[1].record.number, entry[2].entry))
    rows = [swing_row(sheet, one, swing) for _, one, swing in found[:SWINGS]]
    head = [sheet.say(f"head-{name}") for name in ("action", "chance", "replay")]
    return card(sheet.say("plot-swings"), table(head, rows))


def swing_row(sheet: Sheet, one: Seen, swing: Swing) -> list[str]:
    action = sheet.game.texts.action(sheet.game.vocabulary.parse(swing.do), sheet.lang, swing.asked)
    who = one.record.bots[swing.seat]
    return [
        f'{escape(action)}<br><small class="soft">{escape(who)}</small>',
        f"{escape(sheet.percent_round(swing.before))} → {escape(sheet.percent_round(swing.after))}",
        f'{to_replay(sheet, one)}<br><small class="soft">{escape(sheet.say("entry", number=swing.entry))}</small>',
    ]


def to_replay(sheet: Sheet, one: Seen) -> str:
    return f'<a href="{escape(one.link)}">{escape(sheet.say("game", number=str(one.record.number)))}</a>'


def what_was_used(sheet: Sheet) -> str:
    found = tally.lifts(sheet.records)
    if not found:
        return ""
    shown = found if len(found) <= 2 * SHOWN else tally.surest(found, SHOWN)
    listed = sorted(found, key=lambda one: -one.seats)[:LISTED]
    rest = lift_table(sheet, sorted(listed, key=lambda one: -one.lift.value)) if len(found) > len(shown) else ""
    dots = [dot(sheet, one) for one in listed]
    title = sheet.say("plot-uses")
    drawn = figure(
        title,
        lambda width: plots.scatter(title, dots, width, sheet.percent_round, partial(times, sheet), 1.0),
        sheet.say("note-uses"),
    )
    more = f"<details><summary>{escape(sheet.say('all-of-them'))}</summary>{rest}</details>" if rest else ""
    table_card = card(sheet.say("plot-lifts"), lift_table(sheet, shown) + more)
    return section(
        "uses", sheet.say("report-uses"), sheet.say("lead-uses"), table_card, cards(drawn, most_chosen(sheet))
    )


def dot(sheet: Sheet, one: Lift) -> Dot:
    colour = lift_colour(one)
    return Dot(one.part, min(one.lift.value, HIGHEST), use(sheet.game, one.key, sheet.lang), colour, colour != 4)


def times(sheet: Sheet, factor: float) -> str:
    return f"×\N{NO-BREAK SPACE}{sheet.decimal(factor, places=2)}"


def most_chosen(sheet: Sheet) -> str:
    kinds = sorted(tally.deciding(sheet.records), key=lambda one: (-one.times, one.verb))
    bars = [plain_bar(sheet, one.verb, sheet.decimal(one.times), one.times, 5) for one in kinds[:CHOSEN]]
    title = sheet.say("plot-chosen")
    numbers = table(
        [sheet.say("head-action"), sheet.say("head-times")],
        [[escape(use(sheet.game, one.verb, sheet.lang)), sheet.decimal(one.times, places=2)] for one in kinds],
    )
    return figure(
        title,
        lambda width: plots.bars(title, bars, width, (0, kinds[0].times)),
        sheet.say("note-chosen"),
        numbers,
        sheet.say("all-of-them"),
    )


def plain_bar(sheet: Sheet, verb: str, said: str, value: float, colour: int) -> Bar:
    """A bar for a kind of action, without an interval."""
    return Bar(use(sheet.game, verb, sheet.lang), said, Interval(value, value, value), colour)


def lift_colour(one: Lift) -> int:
    """Green with more wins and red with fewer, if that is no chance; else grey."""
    return 2 if one.lift.low > 1 else 1 if one.lift.high < 1 else 4


def example(sheet: Sheet, lift: Lift) -> Seen:
    """A game in which it was chosen, if possible by a winner if it goes with more wins, and else by a loser."""
    found = [
        (one, one.record.share(seat) > 0)
        for one in sheet.games
        for seat, uses in enumerate(one.record.uses)
        if lift.key in uses
    ]
    return next((one for one, won in found if won == (lift.lift.value > 1)), found[0][0])


def lift_name(sheet: Sheet, one: Lift) -> str:
    """Bold where it is more than luck."""
    name = escape(use(sheet.game, one.key, sheet.lang))
    return name if one.lift.low <= 1 <= one.lift.high else f'<span class="sure">{name}</span>'


def lift_table(sheet: Sheet, shown: list[Lift]) -> str:
    most = max(2.0, *(min(one.lift.high, HIGHEST) for one in shown))
    rows = [
        [
            lift_name(sheet, one),
            escape(times(sheet, one.lift.value)),
            f"wider|{plots.small_whisker(one.lift, (0, most), 1.0, lift_colour(one))}",
            f"{sheet.decimal(one.lift.low, places=2)} – {sheet.decimal(one.lift.high, places=2)}",
            sheet.percent_round(one.part),
            f"wider|{sheet.decimal(one.times)}",
            to_replay(sheet, example(sheet, one)),
        ]
        for one in shown
    ]
    head = [sheet.say("head-action"), sheet.say("head-lift"), "wider|" + sheet.say("head-plot")]
    head += [sheet.say("head-interval"), sheet.say("head-part"), "wider|" + sheet.say("head-times-each")]
    head.append(sheet.say("head-replay"))
    return table(head, rows, cls="lifts")


def replays(sheet: Sheet) -> str:
    several = [one for one in sheet.games if len(one.record.bots) > 1 and one.record.winners]
    chosen = [
        ("shortest", min(sheet.games, key=lambda one: one.record.decisions)),
        ("longest", max(sheet.games, key=lambda one: one.record.decisions)),
    ]
    if several:
        chosen += [
            ("closest", min(several, key=lambda one: tally.margin(one.record))),
            ("clearest", max(several, key=lambda one: tally.margin(one.record))),
            ("comeback", min(several, key=lambda one: tally.darkest_hour(one.record))),
        ]
    rows = [
        [
            escape(sheet.say(f"notable-{name}")),
            to_replay(sheet, one),
            f"words|{escape(result(one.record))}",
            f"words|<code>meadhall replay {escape(one.file)}</code>",
        ]
        for name, one in chosen
    ]
    head = [sheet.say("head-why"), sheet.say("head-replay")]
    head += [f"words|{sheet.say(f'head-{name}')}" for name in ("result", "command")]
    lead = sheet.say("lead-replays")
    return section("replays", sheet.say("report-replays"), lead, card("", table(head, rows)))


def result(record: Record) -> str:
    """Who had how many points, the winners with a mark."""
    marks = [" ✓" if seat in record.winners else "" for seat in range(len(record.bots))]
    seats = zip(record.bots, record.scores, marks, strict=False)
    return " · ".join(f"{bot} {score}{mark}" for bot, score, mark in seats)
