"""The sheet of a visit to Viper Gorge: what is taken, and every trade with how often."""

from __future__ import annotations

from meadhall.draw.sheet import Drafted, Part, Row, Sheet, Total, Trials, Value
from meadhall.games.ice_garden.board.foresight import listed
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import RESOURCE, do_gain, do_trade
from meadhall.kernel.action import Action

QUESTION = "ask-gorge"
MOST_TRADES = 5
"""How often the same trade is offered in one visit."""


def gorge_sheet(draft: Drafted, scribe: Scribe) -> Sheet:
    before, move = draft.part(QUESTION)
    # What was ended before the last answer is another visit.
    ended = max((n + 1 for n, action in enumerate(move[:-1]) if action.verb.ends), default=0)
    before, move = (*before, *move[:ended]), move[ended:]
    chosen = [action for action in move if not action.verb.ends]
    trials = Trials(draft, before)
    start, now = trials.after(), trials.after(chosen)
    gains = [action for action in chosen if action.verb is do_gain]
    trades = [action for action in chosen if action.verb is do_trade]
    name = scribe.write("sheet-gorge")
    chips = parts_of(scribe, trials, chosen)
    trading = trade_rows(scribe, trials, gains, trades)
    none = "" if trading else scribe.write("sheet-gorge-no-trade")
    return Sheet(
        title=name,
        under=scribe.write("sheet-gorge-under"),
        rule="IG-6.5",
        parts=(
            Part("take", scribe.write("sheet-gorge-take"), (take_row(scribe, trials, gains, trades),)),
            Part("trade", scribe.write("sheet-gorge-trade"), trading, note=none),
        ),
        totals=tuple(totals(scribe, draft.seat, start, now)),
        sentence=": ".join([name, ", ".join(chip.label for chip in chips)]) if chips else "",
        chips=chips,
    )


def parts_of(scribe: Scribe, trials: Trials, chosen: list[Action]) -> tuple[Value, ...]:
    """What is taken, and each trade with how often; without one of them goes what it paid for."""
    found = []
    for n, action in enumerate(dict.fromkeys(chosen)):
        label = taken(scribe, action.arg) if action.verb is do_gain else traded(scribe, action)
        count = chosen.count(action)
        others = [other for other in chosen if other is not action]
        found.append(trials.value(n, fitting(trials, others), f"{count} × {label}" if count > 1 else label))
    return tuple(found)


def taken(scribe: Scribe, resource: int) -> str:
    return scribe.write("sheet-take", resource=scribe.word(RESOURCE.words[resource]))


def take_row(scribe: Scribe, trials: Trials, gains: list[Action], trades: list[Action]) -> Row:
    """One resource for nothing. Trades that were paid with another one are left out."""
    values = [trials.value(0, fitting(trials, trades), scribe.write("sheet-nothing"))]
    for resource in range(len(RESOURCE)):
        gain = do_gain[resource]
        label = scribe.write("sheet-one-more", resource=scribe.word(RESOURCE.words[resource]))
        if trials.after([gain]) is None:
            why = "sheet-gorge-taken" if trials.after().bank[resource] else "sheet-bank-empty"
            values.append(Value(resource + 1, label, refusal=scribe.write(why)))
        else:
            values.append(trials.value(resource + 1, fitting(trials, [gain, *trades]), label))
    return Row("take", "", "segments", tuple(values), gains[0].args[0] + 1 if gains else 0)


def trade_rows(scribe: Scribe, trials: Trials, gains: list[Action], trades: list[Action]) -> tuple[Row, ...]:
    """Each trade that is possible or chosen, with how often."""
    rows: list[Row] = []
    for trade in do_trade.actions:
        count = trades.count(trade)
        others = [other for other in trades if other is not trade]
        values = [trials.value(n, fitting(trials, [*gains, *others, *[trade] * n])) for n in range(count + 1)]
        more = [*gains, *trades, trade]
        while len(values) <= MOST_TRADES and trials.after(more) is not None:
            values.append(trials.value(len(values), more))
            more.append(trade)
        if len(values) > 1:
            owned = have(scribe, trials, [*gains, *others], trade)
            rows.append(Row(str(trade), traded(scribe, trade), "segments", tuple(values), count, owned))
    return tuple(rows)


def traded(scribe: Scribe, trade: Action) -> str:
    give, also, want = (scribe.word(RESOURCE.words[resource]) for resource in trade.args)
    return scribe.write("sheet-trade", give=give, also=also, want=want, same="yes" if give == also else "no")


def have(scribe: Scribe, trials: Trials, before: list[Action], trade: Action) -> str:
    """What the seat has of all that is given, before it trades so."""
    now = trials.after(fitting(trials, before))
    owned = [
        scribe.write("note-then", have=now.has(trials.seat, kind), thing=scribe.word(RESOURCE.words[kind]))
        for kind in dict.fromkeys(trade.args[:2])
    ]
    return scribe.write("sheet-trade-have", goods=listed(scribe, owned))


def fitting(trials: Trials, actions: list[Action]) -> list[Action]:
    """The actions without those that cannot be paid any more."""
    kept: list[Action] = []
    for action in actions:
        if trials.after([*kept, action]) is not None:
            kept.append(action)
    return kept


def totals(scribe: Scribe, seat: int, start: IceGardenState, now: IceGardenState) -> list[Total]:
    """What the seat has of each resource, before and after."""
    found: list[Total] = []
    for resource in range(len(RESOURCE)):
        had, has = start.has(seat, resource), now.has(seat, resource)
        name = scribe.word(RESOURCE.words[resource])
        found.append(Total(name[:1].upper() + name[1:], str(has), str(had) if had != has else ""))
    return found
