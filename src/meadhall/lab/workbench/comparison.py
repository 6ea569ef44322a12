"""What differs between sides: a row for each number that was looked at, corrected for having looked at so many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from meadhall.lab.ratings import Interval, wilson
from meadhall.lab.records import Record
from meadhall.lab.tally import LEAST, LEAST_PART
from meadhall.lab.workbench.contrast import Found, Series, contrast, corrected, ratio
from meadhall.lab.workbench.measures import SHARES, Blocks, Key, Measured, blocks_of
from meadhall.lab.workbench.sides import Side
from meadhall.lab.workbench.worth import SCORED, WON, Worth, known

SURE = 0.05
"""What chance alone does more rarely than this is called different."""
THEMES = ("factions", "seats", "points", "sources", "length", "endings", "used", "worth")


class Row(NamedTuple):
    """A number on the first side, ``a``, and on another one, ``b``. ``side`` is the place of that one among all sides,
    ``adjusted`` how often chance leads so far once so many rows are looked at."""

    key: Key
    side: int
    a: Interval
    b: Interval
    difference: Found
    adjusted: float = 1.0

    @property
    def sure(self) -> bool:
        return self.adjusted < SURE


class Comparison:
    """``sides`` has the one that others are compared with at first."""

    def __init__(self, sides: Sequence[Side], records: Sequence[list[Record]]) -> None:
        self.sides = list(sides)
        self.players = len(sides[0].plan.bots)
        blocks = blocks_of(list(records), self.players)
        self.records = [[record for block in side for record in block] for side in blocks]
        self.blocks = len(blocks[0])
        self.measured = [Measured(side) for side in blocks]
        self.by_seat = seats_tell_more(blocks)
        found = [row for n in range(1, len(self.sides)) for row in self._rows(n)]
        adjusted = corrected(row.difference.p for row in found)
        self.rows = [row._replace(adjusted=p) for row, p in zip(found, adjusted, strict=True)]

    @property
    def games(self) -> int:
        """How many games each side has played."""
        return self.blocks * self.players

    def of(self, theme: str, side: int = 1) -> list[Row]:
        return [row for row in self.rows if row.key.theme == theme and row.side == side]

    @property
    def who(self) -> str:
        """Wins are told by whom seats play, or where they play nobody in particular, by seat."""
        return "factions" if any(row.key.theme == "factions" for row in self.rows) else "seats"

    def surest(self) -> list[Row]:
        """All rows that are more than chance, the surest first."""
        return sorted((row for row in self.rows if row.sure), key=lambda row: row.difference.p)

    def points(self, side: int, thing: str) -> Found | None:
        """What the use of a thing goes with in points."""
        return contrast((1, self.measured[side].worth.estimate(thing, SCORED)))

    def _rows(self, n: int) -> Iterator[Row]:
        a, b = self.measured[0], self.measured[n]
        for key in sorted({*a.keys, *b.keys}, key=lambda key: (THEMES.index(key.theme), key.name)):
            if key.theme != "seats" or self.by_seat:
                yield from row_of(key, n, a.series(key), b.series(key))
        least = max(LEAST, LEAST_PART * (a.seats + b.seats) / 2)
        for thing in sorted({*a.worth.things, *b.worth.things}):
            used = a.used(thing), b.used(thing)
            if sum(share[0] for series in used for share in series) >= least:
                yield from row_of(Key("used", thing), n, *used)
                yield from worth_row(Key("worth", thing), n, a.worth, b.worth)


def row_of(key: Key, side: int, a: Series, b: Series) -> Iterator[Row]:
    """The row, if enough blocks know both numbers."""
    one, other = ratio(a), ratio(b)
    own, theirs, difference = contrast((1, one)), contrast((1, other)), contrast((1, other), (-1, one))
    if own and theirs and difference:
        difference = difference._replace(interval=not_too_sure(key, difference.interval, min(one.known, other.known)))
        yield Row(key, side, shown(key, own.interval, a), shown(key, theirs.interval, b), difference)


def worth_row(key: Key, side: int, a: Worth, b: Worth) -> Iterator[Row]:
    one, other = (each.estimate(key.name, WON) for each in (a, b))
    own, theirs, difference = contrast((1, one)), contrast((1, other)), contrast((1, other), (-1, one))
    if own and theirs and difference:
        yield Row(key, side, own.interval, theirs.interval, difference)


def shown(key: Key, found: Interval, series: Series) -> Interval:
    """A share is never below nought or above one; where all or nobody has it, blocks say nothing of how sure it is."""
    if key.theme not in SHARES:
        return found
    if found.low == found.high:
        return wilson(sum(share[0] for share in series), round(sum(share[1] for share in series)))
    return Interval(found.value, max(0.0, found.low), min(1.0, found.high))


def not_too_sure(key: Key, found: Interval, blocks: int) -> Interval:
    """Shares that differ in no block may do so in the next: in so many of all blocks at most, 95 times in 100."""
    if key.theme not in SHARES or found.low != 0 or found.high != 0:
        return found
    most = 1 - SURE ** (1 / blocks)
    return Interval(0.0, -most, most)


def seats_tell_more(blocks: list[Blocks]) -> bool:
    """Whether the seat is something else than whom it plays: not where each seat always plays the same."""
    played: dict[int, set[str]] = {}
    for record in (record for side in blocks for block in side for record in block):
        for seat, faction in enumerate(record.factions):
            played.setdefault(seat, set()).add(faction)
    return any(len(names) > 1 or not all(map(known, names)) for names in played.values())


def widest(comparison: Comparison) -> float:
    """Half of the widest interval of any share of wins, on a side or of the difference; 1 while too little is known."""
    rows = [row for row in comparison.rows if row.key.theme == comparison.who]
    told = {row.key.name for row in rows}
    if any(known(name) and name not in told for game in comparison.records[0] for name in game.factions):
        return 1.0
    bounds = [interval for row in rows for interval in (row.a, row.b, row.difference.interval)]
    return max(((each.high - each.low) / 2 for each in bounds), default=1.0)
