"""The sheet of Influence: one or two markers in regions where the seat is, for population."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.draw.sheet import Drafted, Move, Part, Row, Sheet, Trials, Value, notation
from meadhall.draw.trial import tried
from meadhall.games.ice_garden.board.figures import cube_icon
from meadhall.games.ice_garden.board.foresight import against, place
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.board.sheet_words import (
    at,
    ghost,
    goods,
    grows,
    listed_places,
    outlook,
    told,
    total,
)
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import MARKER, POPULATION, do_influence, do_influence_two
from meadhall.kernel.action import Action

QUESTION = "ask-influence"
MOST = 2
Regions = tuple[int, ...]
"""Where markers are placed, in the order in which they were chosen."""


class Placing(NamedTuple):
    """What can be changed about an Influence."""

    scribe: Scribe
    seat: int
    start: IceGardenState
    before: tuple[Action, ...]
    placed: Regions

    @property
    def able(self) -> int:
        return min(MOST, self.start.has(self.seat, POPULATION), self.start.stock[self.seat])

    @property
    def open(self) -> list[int]:
        """Where markers can be placed."""
        return [region for region in self.start.open if self.start.present(self.seat, region)]

    def after(self, regions: Regions) -> IceGardenState:
        return tried(self.start, action_of(regions)) if regions else self.start

    def draft(self, regions: Regions) -> tuple[str, ...]:
        return notation((*self.before, *([action_of(regions)] if regions else ())))

    def with_one_more(self, region: int) -> Regions:
        """One more marker there; where no more can be paid, instead of the one that was chosen first."""
        return (*self.placed, region)[-self.able :]

    def with_count(self, region: int, count: int) -> Regions:
        others = tuple(other for other in self.placed if other != region)
        kept = self.able - count
        return (*(others[-kept:] if kept else ()), *(region,) * count)


def action_of(regions: Regions) -> Action:
    return do_influence[regions[0]] if len(regions) == 1 else do_influence_two[min(regions)][max(regions)]


def influence_sheet(draft: Drafted, scribe: Scribe) -> Sheet:
    # Each Influence is one answer: what lies before the last one belongs to another marker.
    last = draft.actions[-1:] if draft.questions[-1:] == (QUESTION,) else ()
    before = draft.actions[: len(draft.actions) - len(last)]
    placed = last[0].args if last and not last[0].verb.ends else ()
    p = Placing(scribe, draft.seat, Trials(draft, before).after(), before, placed)
    now = p.after(placed)
    name = scribe.name("influence")
    what = f"{name}: {listed_places(scribe, placed)}" if placed else ""
    return Sheet(
        title=name,
        under=scribe.write("sheet-influence-under"),
        rule="IG-6.8",
        parts=(Part("where", scribe.write("sheet-influence-where"), tuple(region_row(p, r) for r in p.open),
                    scribe.write("sheet-influence-price", count=len(placed), have=p.start.has(p.seat, POPULATION))),),
        totals=(*goods(scribe, p.seat, p.start, now, POPULATION),
                total(scribe.write("sheet-stock"), p.start.stock[p.seat], now.stock[p.seat])),
        sentence=told(scribe, p.seat, p.start, now, what) if placed else "",
        consequence=outlook(scribe, p.seat, p.start, now),
        chips=tuple(chip(p, n) for n in range(len(placed))),
        missing=scribe.write("sheet-influence-missing"),
        outcome=against(scribe, now, p.seat, placed[-1]) if placed else "",
        place=at(placed[-1]) if placed else "",
        ghosts=tuple(ghost(scribe, p.seat, MARKER, r, placed.count(r)) for r in dict.fromkeys(placed) if draft.held),
        moves=tuple(click(p, region) for region in p.open) if p.able else (),
        at_once=(room := len(placed) < p.able),
        room=room,
    )  # fmt: skip


def region_row(p: Placing, region: int) -> Row:
    scribe, count = p.scribe, p.placed.count(region)
    values = [Value(n, actions=p.draft(p.with_count(region, n))) for n in range(p.able + 1)]
    if p.able < MOST:
        values.append(Value(p.able + 1, refusal=why_no_more(p)))
    facts = grows(scribe, p.seat, p.start, p.after(p.placed), region)
    picture = cube_icon(scribe.colour(p.seat), 22)
    return Row(at(region), place(scribe, region), "steps", tuple(values), count, facts, picture)


def why_no_more(p: Placing) -> str:
    have = p.start.has(p.seat, POPULATION)
    if have < MOST:
        return p.scribe.write("sheet-influence-dear", need=p.able + 1, have=have)
    return p.scribe.write("sheet-influence-stock", have=p.start.stock[p.seat])


def chip(p: Placing, n: int) -> Value:
    return Value(n, place(p.scribe, p.placed[n]), p.draft((*p.placed[:n], *p.placed[n + 1 :])), part="where")


def click(p: Placing, region: int) -> Move:
    regions = p.with_one_more(region)
    label = f"{p.scribe.name('influence')}: {listed_places(p.scribe, regions)}"
    costs = p.scribe.write("sheet-costs", count=len(regions), have=p.start.has(p.seat, POPULATION))
    note = told(p.scribe, p.seat, p.start, p.after(regions), costs)
    return Move(p.draft(regions), label, (at(region),), note)
