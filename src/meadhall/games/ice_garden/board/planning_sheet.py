"""The sheet of planning: all fields in the order in which they happen, what each would do, and all markers at once.

The first marker is laid now; the others are kept and laid when the seat is asked again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from meadhall.draw.sheet import Drafted, Move, Part, Row, Sheet, Trials, Value, notation
from meadhall.draw.writing import capital
from meadhall.games.ice_garden.board.foresight import rank, snapshot
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.board.sheet_words import total
from meadhall.games.ice_garden.board.snow import snow_words
from meadhall.games.ice_garden.facts import SAFE
from meadhall.games.ice_garden.rules.ending import is_last_round
from meadhall.games.ice_garden.rules.voracious_mountain import price
from meadhall.games.ice_garden.rules.vuko import expected_visit
from meadhall.games.ice_garden.state import NOBODY, IceGardenState
from meadhall.games.ice_garden.words import (
    FIELD,
    GOLD,
    GORGE,
    INFLUENCE,
    M_FACTOR,
    MAKING,
    MOUNTAIN,
    MOVE,
    POPULATION,
    RAVEN,
    do_plan,
)
from meadhall.kernel.action import Action

QUESTION = "ask-plan"
FIELDS = "fields"
"""The part of the sheet that has them all."""
SPENDS = {
    GORGE: ("stock",),
    INFLUENCE: ("population", "stock"),
    MOVE: ("gold",),
    MOUNTAIN: ("population",),
}
"""What fields cost, as it is called in a ``Purse``."""


class Planning(NamedTuple):
    scribe: Scribe
    seat: int
    start: IceGardenState
    trials: Trials
    plan: tuple[int, ...]
    """The fields, in the order in which markers are laid."""

    @property
    def markers(self) -> int:
        return self.start.actions[self.seat]

    def parted(self, plan: Sequence[int]) -> tuple[list[Action], list[Action]]:
        """What is laid at once, and what waits until the seat is asked again after the others."""
        now: list[Action] = []
        for n, field in enumerate(plan):
            now.append(do_plan[field])
            if not self.asked_again(now):
                return now, [do_plan[later] for later in plan[n + 1 :]]
        return now, []

    def asked_again(self, now: Sequence[Action]) -> bool:
        """Whether the seat lays its next marker before anybody else does something."""
        after = self.trials.after(now)
        decision = None if after is None else after.decision_of(self.seat)
        return decision is not None and decision.prompt.key == QUESTION

    def value(self, n: int, plan: Sequence[int], label: str) -> Value:
        now, later = self.parted(plan)
        return Value(n, label, notation((*self.trials.before, *now)), later=notation(later))

    def with_one_more(self, field: int) -> tuple[int, ...]:
        """One more marker there; after the last one, instead of that."""
        return (*self.plan[: self.markers - 1], field)

    def why_not(self, field: int) -> str:
        """Why no further marker of the seat fits on a field; "" if one does."""
        s, count = self.start, self.with_one_more(field).count(field) - 1
        if field == GORGE:
            left = s.stock[self.seat] - count
            return "" if left > 0 else self.scribe.write("sheet-plan-no-stock", have=s.stock[self.seat])
        slots = s.facts.slots[field]
        if len(s.fields[field]) + count < slots:
            return ""
        return self.scribe.write("sheet-plan-full", slots=slots)


def planning_sheet(draft: Drafted, scribe: Scribe) -> Sheet:
    before, move = draft.part(QUESTION)
    trials = Trials(draft, before)
    start = trials.after()
    plan = tuple(action.arg for action in (*move, *draft.later) if action.verb is do_plan)[: start.actions[draft.seat]]
    p = Planning(scribe, draft.seat, start, trials, plan)
    order = (GORGE, *(field for field in start.sequence if field))
    purse = purses(start, p.seat, (*laid_before(start, p.seat), *plan))
    rows = [field_row(p, field, purse[field]) for field in order]
    then = purse[order[-1]]
    left = p.markers - len(plan)
    return Sheet(
        title=scribe.write("phase-planning"),
        under=scribe.write("sheet-plan-under", count=p.markers),
        rule="IG-5.1",
        verb=scribe.write("sheet-plan-verb"),
        parts=(
            Part(FIELDS, scribe.write("sheet-plan-order"), tuple(rows)),
            Part("after", scribe.write("sheet-plan-after"), (), note=afterwards(p)),
        ),
        totals=(
            total(scribe.write("sheet-plan-markers"), p.markers, left),
            total(scribe.word("population"), start.has(p.seat, POPULATION), then.population),
            total(scribe.word("gold"), start.has(p.seat, GOLD), then.gold),
            total(scribe.write("sheet-stock"), start.stock[p.seat], then.stock),
        ),
        sentence=sentence(scribe, plan),
        consequence=scribe.write("sheet-plan-later") if len(plan) > 1 else "",
        chips=tuple(chip(p, n) for n in range(len(plan))),
        swaps=tuple(swap(p, n) for n in range(len(plan) - 1)),
        missing=scribe.write("sheet-plan-missing", count=left),
        moves=tuple(click(p, field) for field in order if not p.why_not(field)),
        at_once=left > 0,
        room=left > 0,
    )


def sentence(scribe: Scribe, plan: Sequence[int]) -> str:
    if not plan:
        return ""
    names = [scribe.word(FIELD.words[field]) for field in plan]
    then = scribe.write("sheet-plan-then")
    return scribe.write("sheet-plan-sentence", fields=f", {then} ".join(names))


def ordinal(scribe: Scribe, n: int) -> str:
    return scribe.write("sheet-ordinal", n=n + 1)


def chip(p: Planning, n: int) -> Value:
    label = f"{ordinal(p.scribe, n)} {p.scribe.word(FIELD.words[p.plan[n]])}"
    return replace(p.value(n, (*p.plan[:n], *p.plan[n + 1 :]), label), part=FIELDS)


def swap(p: Planning, n: int) -> Value:
    """The plan with a marker and the next one exchanged."""
    return p.value(n, (*p.plan[:n], p.plan[n + 1], p.plan[n], *p.plan[n + 2 :]), "")


def click(p: Planning, field: int) -> Move:
    """A click on a field plans the next marker there."""
    plan = p.with_one_more(field)
    now, later = p.parted(plan)
    word = FIELD.words[field]
    label = capital(p.scribe.write("sheet-plan-click", field=p.scribe.word(word)))
    draft = notation((*p.trials.before, *now))
    return Move(draft, label, (f"field:{word}",), later=notation(later))


def field_row(p: Planning, field: int, after: Purse) -> Row:
    scribe, count = p.scribe, p.plan.count(field)
    laid = p.start.fields[field].count(p.seat)
    mine = ["✓"] * laid + [ordinal(scribe, n) for n, planned in enumerate(p.plan) if planned == field]
    values = [p.value(count, p.plan, ", ".join(mine) or "–")]
    if count:
        last = max(n for n, planned in enumerate(p.plan) if planned == field)
        values.insert(0, p.value(count - 1, (*p.plan[:last], *p.plan[last + 1 :]), ", ".join(mine[:-1]) or "–"))
    why = p.why_not(field)
    if why:
        values.append(Value(count + 1, refusal=why))
    elif (more := p.with_one_more(field)).count(field) > count:
        values.append(p.value(count + 1, more, ", ".join([*mine, ordinal(scribe, len(more) - 1)])))
    taken = len(p.start.fields[field]) + count
    slots = scribe.write("sheet-plan-slots", taken=taken, slots=p.start.facts.slots[field]) if field != GORGE else ""
    own = scribe.write("sheet-plan-mine", count=laid) if laid else ""
    facts = " · ".join(filter(None, (effect(p, field), slots, own, left_after(scribe, field, after))))
    full = why if not count else ""
    name = scribe.name(FIELD.words[field])
    return Row(FIELD.words[field], name, "steps", tuple(values), count, facts, refusal=full)


# --- what each field would do -------------------------------------------------------------------------------


class Purse(NamedTuple):
    """What a seat would have, if it does as much as it can."""

    population: int
    gold: int
    stock: int

    def after(self, s: IceGardenState, field: int) -> Purse:
        """After one marker on a field."""
        if field == GORGE:
            return self._replace(stock=max(0, self.stock - 1))
        if field == INFLUENCE:
            placed = min(2, self.population, self.stock)
            return self._replace(population=self.population - placed, stock=self.stock - placed)
        if field == MOVE:
            return self._replace(gold=self.gold - min(2, self.gold))
        if field == MOUNTAIN and self.population >= price(s):
            return self._replace(population=self.population - price(s))
        return self


def laid_before(s: IceGardenState, seat: int) -> tuple[int, ...]:
    """The fields of the markers that a seat has planned already and that are still to be paid: Viper Gorge is."""
    fields = [field for field in s.sequence if field not in (0, GORGE)]
    return tuple([field for field in fields for _ in range(s.fields[field].count(seat))])


def purses(s: IceGardenState, seat: int, plan: Sequence[int]) -> dict[int, Purse]:
    """What a seat would have after each field, in the order in which they happen."""
    now = Purse(s.has(seat, POPULATION), s.has(seat, GOLD), s.stock[seat])
    found = {}
    for field in (GORGE, *(field for field in s.sequence if field)):
        for _ in range(plan.count(field)):
            now = now.after(s, field)
        found[field] = now
    return found


def left_after(scribe: Scribe, field: int, after: Purse) -> str:
    """What one has left of what a field costs: there from the beginning, so that no row grows while one plans."""
    names = {"population": scribe.word("population"), "gold": scribe.word("gold"), "stock": scribe.write("sheet-stock")}
    left = [f"{getattr(after, kind)} {names[kind]}" for kind in SPENDS.get(field, ())]
    return scribe.write("sheet-plan-left", left=", ".join(left)) if left else ""


def effect(p: Planning, field: int) -> str:
    s, seat, write = p.start, p.seat, p.scribe.write
    population, gold = s.has(seat, POPULATION), s.has(seat, GOLD)
    if field == GORGE:
        return write("sheet-plan-gorge", stock=s.stock[seat])
    if field == INFLUENCE:
        stock = s.stock[seat] - p.plan.count(GORGE)
        return write("sheet-plan-influence", count=max(0, min(2, population, stock)), have=population)
    if field == MOVE:
        return write("sheet-plan-move", count=min(2, gold), have=gold)
    if field == MOUNTAIN:
        enough = "yes" if population >= price(s) else "no"
        return write("sheet-plan-mountain", price=price(s), have=population, enough=enough)
    if field == RAVEN:
        return raven(p)
    assert field == MAKING
    return write("sheet-plan-making", count=sum(s.layers(seat)))


def raven(p: Planning) -> str:
    s, seat, write = p.start, p.seat, p.scribe.write
    said = []
    if s.reputation[seat] < 0 and s.reputation[seat] != SAFE and not s.facts.solo:
        now = snapshot(s, seat)
        better = now._replace(reputation=min(0, now.reputation + 2))
        said.append(write("change-reputation", now=rank(p.scribe, now), then=rank(p.scribe, better)))
    if s.tokens[seat]:
        said.append(write("sheet-plan-token", have=s.has(seat, M_FACTOR)))
    return ", ".join(said) or write("sheet-plan-raven-nothing")


def afterwards(p: Planning) -> str:
    """Activation and Vuko, which come by themselves, and what may end the game."""
    s = p.start
    levels = [level for level, _ in s.units_in_play(p.seat)]
    speed, attack = (sum(has(p.seat, level) > 0 for level in levels) for has in (s.speed_of, s.attack_of))
    visited = expected_visit(s)
    who = "nobody" if visited == NOBODY else "you" if visited == p.seat else p.scribe.seat(visited)
    value = rank(p.scribe, snapshot(s, visited)) if visited != NOBODY else ""
    said = (
        p.scribe.write("sheet-plan-units", count=len(levels), speed=speed, attack=attack),
        p.scribe.write("sheet-plan-vuko", who=who, rank=value),
        snow_words(p.scribe, p.seat, s),
        p.scribe.write("sheet-plan-last") if is_last_round(s) else "",
    )
    return " ".join(filter(None, said))
