"""The sheet of an attack: every target in reach, how many points it gets, and what they bring."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.draw.sheet import Drafted, Move, Part, Row, Sheet, Trials, Value, notation
from meadhall.draw.trial import reached
from meadhall.games.ice_garden.board.foresight import against, label, place, snapshot
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.board.sheet_words import at, goods, told, total
from meadhall.games.ice_garden.rules.combat import attack_by_region, blows_to_beat, strikes, target_figure
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import GOLD, MARKER, do_attack, do_strike, do_strike_neutral
from meadhall.kernel.action import Action

QUESTIONS = ("ask-attack", "ask-strike")


def strike_sheet(draft: Drafted, scribe: Scribe) -> Sheet:
    before, move = draft.part(*QUESTIONS)
    trials, seat = Trials(draft, before), draft.seat
    start: IceGardenState = trials.after()
    begun = [do_attack] if start.decision and start.decision.prompt.key == QUESTIONS[0] else []
    hits = [action for action in move if action.verb in (do_strike, do_strike_neutral)]
    now = reached(start, [*begun, *hits]) if hits else start
    pool = attack_by_region(start, seat)
    parts = tuple(
        region_part(scribe, trials, seat, start, begun, hits, region, n) for region, n in enumerate(pool) if n
    )
    what = scribe.write("sheet-hits", count=len(hits))
    last = hits[-1].args[0] if hits else None
    return Sheet(
        title=scribe.name("attack"),
        under=scribe.write("sheet-attack-under", have=start.has(seat, GOLD)),
        rule="IG-9.11",
        verb=scribe.name("attack"),
        parts=tuple(part for part in parts if part.rows),
        totals=(
            *goods(scribe, seat, start, now, GOLD),
            total(scribe.write("points"), snapshot(start, seat).score, snapshot(now, seat).score),
        ),
        sentence=told(scribe, seat, start, now, what) if hits else "",
        chips=tuple(
            Value(n, label(scribe, seat, hit), notation((*before, *without(trials, begun, hits, n))))
            for n, hit in enumerate(hits)
        ),
        missing=scribe.write("sheet-attack-missing"),
        outcome=against(scribe, now, seat, last) if last is not None else "",
        place=at(last) if last is not None else "",
        moves=clicks(scribe, trials, draft, start, begun, hits),
    )


def without(trials: Trials, begun: Sequence[Action], hits: Sequence[Action], n: int) -> list[Action]:
    """The attack without one hit; without any it is none."""
    rest = fitting(trials, begun, [*hits[:n], *hits[n + 1 :]])
    return rest if len(rest) > len(begun) else []


def fitting(trials: Trials, begun: Sequence[Action], hits: Sequence[Action]) -> list[Action]:
    kept = list(begun)
    for hit in hits:
        if trials.after([*kept, hit]) is not None:
            kept.append(hit)
    return kept


def region_part(
    scribe: Scribe, trials: Trials, seat: int, start: IceGardenState, begun: Sequence[Action], hits: Sequence[Action],
    region: int, points: int,
) -> Part:  # fmt: skip
    used = sum(hit.args[0] == region for hit in hits)
    pool = tuple(points if here == region else 0 for here in range(len(start.tiles)))
    targets = dict.fromkeys([*strikes(start, seat, pool), *(hit for hit in hits if hit.args[0] == region)])
    rows = tuple(target_row(scribe, trials, seat, start, begun, hits, target) for target in targets)
    return Part(at(region), place(scribe, region), rows, scribe.write("sheet-hits-used", used=used, points=points))


def target_row(
    scribe: Scribe, trials: Trials, seat: int, start: IceGardenState, begun: Sequence[Action], hits: Sequence[Action],
    target: Action,
) -> Row:  # fmt: skip
    count = hits.count(target)
    others = [hit for hit in hits if hit is not target]
    values = []
    for n in range(count + 1):
        kept = fitting(trials, begun, [*others, *[target] * n])
        values.append(Value(n, actions=notation((*trials.before, *(kept if len(kept) > len(begun) else ())))))
    more = [*begun, *others, *[target] * (count + 1)]
    value = trials.value(count + 1, more, refusal=scribe.write("sheet-hits-none"))
    values.append(value)
    return Row(str(target), label(scribe, seat, target), "steps", tuple(values), count, worth(scribe, start, target))


def worth(scribe: Scribe, s: IceGardenState, target: Action) -> str:
    """How many hits it takes, and what that brings."""
    if target.verb is do_strike_neutral or target.args[2] == MARKER:
        return scribe.write("sheet-hit-marker")
    region, character, kind = target.args
    victim = s.seat_of[character]
    figure = target_figure(s, victim, region, kind)
    level = kind if kind <= 3 else kind - 3
    return scribe.write("sheet-hit-unit", hits=blows_to_beat(s, victim, figure), points=level)


def clicks(
    scribe: Scribe, trials: Trials, draft: Drafted, start: IceGardenState, begun: Sequence[Action],
    hits: Sequence[Action],
) -> tuple[Move, ...]:  # fmt: skip
    """A click on a region hits what a hit brings most of there."""
    done = [*begun, *hits] if hits else []
    world = trials.after(done or begun)
    decision = None if world is None else world.decision_of(draft.seat)
    if decision is None or decision.prompt.key != QUESTIONS[1]:
        return ()
    now = reached(start, [*begun, *hits])
    best: dict[int, tuple[int, Action]] = {}
    for action in decision.options:
        if action.verb.ends or action.verb.finishes:
            continue
        gain = reached(now, [action]).score[draft.seat]
        if action.args[0] not in best or gain > best[action.args[0]][0]:
            best[action.args[0]] = gain, action
    return tuple(
        Move(notation([*trials.before, *(done or begun), action]), label(scribe, draft.seat, action), (at(region),))
        for region, (_, action) in best.items()
    )
