"""The journal of a table and the match that it tells.

The journal only grows: row ``n`` is an action of a seat or of fate, or a marker that leads elsewhere (``by`` is
``HOUSE``): after it the position is what it was after the first N rows. ``undo to N`` is one seat's, ``back to N`` was
agreed upon, and ``on to N`` leads forward again to where the table was before it went back. A *moment* is a number of
rows, so a link to a moment stays good whatever is taken back later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Reversible, Sequence
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Any, NamedTuple, Self

from meadhall.kernel.action import Action
from meadhall.kernel.game import Game
from meadhall.kernel.match import Entry, Match
from meadhall.kernel.message import Event
from meadhall.kernel.state import State
from meadhall.server.tables import fair_dice

HOUSE = -2
"""Who writes the markers that lead elsewhere."""
UNDO, BACK, ON = "undo", "back", "on"
OFTEN = 50
"""After so many rows a snapshot is due."""


class JournalRow(NamedTuple):
    n: int
    by: int
    action: str
    at: float


class Snapshot(NamedTuple):
    """The position after the first ``n`` rows."""

    n: int
    state: str


def marker(to: int, way: str = UNDO) -> str:
    return f"{way} to {to}"


def way_of(action: str) -> str:
    return action.partition(" ")[0]


def target(action: str) -> int:
    """Where a marker leads."""
    return int(action.rpartition(" ")[2])


def counting_rows(rows: Sequence[JournalRow]) -> list[JournalRow]:
    """The rows that still count, in order; ``rows`` are all from the first on."""
    counting: list[JournalRow] = []
    for row in rows:
        if row.by != HOUSE:
            counting.append(row)
        elif way_of(row.action) == ON:
            counting = counting_rows(rows[: target(row.action)])
        else:
            to = target(row.action)
            while counting and counting[-1].n >= to:
                counting.pop()
    return counting


def last_rewound_from(rows: Sequence[JournalRow]) -> int | None:
    """The moment before the table went back by agreement, unless another marker came after that."""
    last = next((row for row in reversed(rows) if row.by == HOUSE), None)
    return None if last is None or way_of(last.action) != BACK else last.n


Gaps = tuple[tuple[int, int], ...]
"""Stretches of rows that do not count any more, each from a row up to another one that it does not contain."""


def gaps_between(rows: Sequence[int], head: int) -> Gaps:
    """The stretches between the rows that count."""
    if len(rows) == head:
        return ()
    edges = zip((-1, *rows), (*rows, head), strict=True)
    return tuple([(before + 1, after) for before, after in edges if before + 1 < after])


def counted(gaps: Gaps, moment: int) -> int:
    """How many rows before a moment count."""
    return moment - sum(min(moment, end) - start for start, end in gaps if start < moment)


class Numbered(Reversible[tuple[int, Entry]]):
    """The entries before a moment, each with the moment after it, read from the end without copying them all."""

    def __init__(self, rows: Sequence[int], entries: Sequence[Entry], until: int) -> None:
        self._rows = rows
        self._entries = entries
        self._until = until

    def __iter__(self) -> Iterator[tuple[int, Entry]]:
        return ((n + 1, entry) for n, entry in zip(self._rows, self._entries, strict=True) if n < self._until)

    def __reversed__(self) -> Iterator[tuple[int, Entry]]:
        pairs = zip(reversed(self._rows), reversed(self._entries), strict=True)
        return ((n + 1, entry) for n, entry in pairs if n < self._until)


@dataclass(frozen=True, eq=False, slots=True)
class Headings:
    """Where new stretches of the game begin: each moment, and the event that says so.

    They equal only themselves. Most moves add none; then they stay the same object, and so does what was made of it.
    """

    events: tuple[tuple[int, Event], ...] = ()

    def with_those_of(self, rows: Iterable[int], entries: Iterable[Entry]) -> Headings:
        """With those of new entries."""
        numbered = zip(rows, entries, strict=True)
        new = [(n + 1, event) for n, entry in numbered for event in entry.events if event.kind.heading]
        return Headings((*self.events, *new)) if new else self

    def until(self, moment: int) -> Headings:
        """Those that are left when all after a moment is taken back."""
        left = tuple([(n, event) for n, event in self.events if n <= moment])
        return self if len(left) == len(self.events) else Headings(left)


class LastDecision(NamedTuple):
    """The last time a seat had something to decide: how many entries there were afterwards, and both positions."""

    entries: int
    before: State
    after: State


class TableMatch(Match[Any]):
    """A match with the numbers and times of its rows."""

    rows: list[int]
    times: list[float]
    headings: Headings
    head: int
    """The length of the table's journal."""
    events_from: int
    """The first entry that has its events: those before it were taken from a snapshot and not replayed."""
    snapshot_at: int
    """The moment of the last snapshot."""
    rewound_from: int | None
    """The moment before the table last went back by agreement, if no marker came after that."""
    decided: dict[int, LastDecision]
    """By seat, its last decision; only what was played here."""
    luck: fair_dice.Numbers = ()
    """The numbers of the people at the table, which fate's answers follow from too."""

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        first: State,
        start: dict[str, Any] | None,
        seed: int,
        rows: Sequence[JournalRow],
        snapshot: Snapshot | None = None,
    ) -> Self:
        """The match after these rows; what came before the snapshot is taken as it is, the rest is played again."""
        match = cls(game, first, seed, start)
        counting = counting_rows(rows)
        match.rows = [row.n for row in counting]
        match.times = [row.at for row in counting]
        match.head = len(rows)
        match.rewound_from = last_rewound_from(rows)
        match.events_from = match.snapshot_at = 0
        match.decided = {}
        if snapshot is not None:
            match.snapshot_at = snapshot.n
            match.events_from = sum(row.n < snapshot.n for row in counting)
            # Who may know an old action is not known without its position: nobody, to be safe.
            parse = game.vocabulary.parse
            entries = [Entry(row.by, parse(row.action), [], ()) for row in counting[: match.events_from]]
            match.skip(entries, game.from_json(snapshot.state))
        for row in counting[match.events_from :]:
            match.replay(row.by, row.action, f"journal[{row.n}].do")
        match.headings = Headings().with_those_of(match.rows, match.journal)
        return match

    @classmethod
    def beginning(cls, match: Match[Any], now: float) -> Self:
        """A new or imported match, as the journal of its table will tell it."""
        made = cls.after(match)
        made.rows = []
        made.times = []
        made.headings = Headings()
        made.head = 0
        made.rewound_from = None
        made.events_from = made.snapshot_at = 0
        made.decided = {}
        made.number(now)
        return made

    def all_rows(self) -> list[JournalRow]:
        """All entries as rows."""
        return [
            JournalRow(n, entry.by, str(entry.action), at)
            for n, at, entry in zip(self.rows, self.times, self.journal, strict=True)
        ]

    def copy(self) -> Self:
        other = super().copy()
        other.rows = self.rows[:]
        other.times = self.times[:]
        other.decided = dict(self.decided)
        return other

    def _dice(self) -> Random:
        return fair_dice.dice(self.seed, self.luck, len(self.journal))

    def _enter(self, by: int, action: Action) -> Entry:
        before = self.state
        real = by >= 0 and chooses(before, by)
        entry = super()._enter(by, action)
        if real:
            self.decided[by] = LastDecision(len(self.journal), before, self.state)
        return entry

    def last_decision(self, seat: int) -> LastDecision | None:
        """The last time this seat had something to decide. After going back it is looked for from the beginning."""
        known = self.decided.get(seat)
        if known is None and any(entry.by == seat for entry in self.journal):
            state = self._first
            for n, entry in enumerate(self.journal):
                before, state = state, state.copy()
                real = entry.by == seat and chooses(before, seat)
                state.apply(entry.action, entry.by)
                if real:
                    known = self.decided[seat] = LastDecision(n + 1, before, state)
        return known

    def oldest_decision(self, within: int) -> LastDecision | None:
        """Of the last decisions of all seats the oldest that is no more than so many entries ago."""
        after = len(self.journal) - within
        recent = [last for last in self.decided.values() if last.entries >= after]
        return min(recent, key=lambda last: last.entries, default=None)

    def number(self, now: float) -> list[JournalRow]:
        """The entries that have no row yet, as rows; the head moves behind them."""
        new = [
            JournalRow(self.head + i, entry.by, str(entry.action), now)
            for i, entry in enumerate(self.journal[len(self.rows) :])
        ]
        self.headings = self.headings.with_those_of([row.n for row in new], self.journal[len(self.rows) :])
        self.rows += [row.n for row in new]
        self.times += [now] * len(new)
        self.head += len(new)
        return new

    def follow(self, rows: Sequence[JournalRow]) -> None:
        """Play on with rows that somebody else wrote; there must be no marker among them."""
        for row in rows:
            self.replay(row.by, row.action, f"journal[{row.n}].do")
            self.headings = self.headings.with_those_of([row.n], self.journal[-1:])
            self.rows.append(row.n)
            self.times.append(row.at)
            self.head = row.n + 1

    def take_back(self, now: float) -> JournalRow:
        """Undo the last action; the row that says so."""
        to = self.rows[-1] if self.rows else 0
        self.undo()
        self.rows.pop()
        self.times.pop()
        self.decided = {seat: last for seat, last in self.decided.items() if last.entries <= len(self.journal)}
        self.headings = self.headings.until(to)
        row = JournalRow(self.head, HOUSE, marker(to), now)
        self.head += 1
        self.rewound_from = None
        return row

    def numbered(self, until: int | None = None) -> Numbered:
        """The entries, or those before a moment, with the moments after them."""
        return Numbered(self.rows, self.journal, self.head if until is None else until)

    @property
    def gaps(self) -> Gaps:
        """The rows that do not count any more."""
        return gaps_between(self.rows, self.head)

    @property
    def went(self) -> bool:
        """Whether the last that happened was to go back, or forward again."""
        return self.head > (self.rows[-1] + 1 if self.rows else 0)

    def since(self, moment: int) -> list[Entry]:
        """The entries from a moment on, the newest first."""
        pairs = zip(reversed(self.rows), reversed(self.journal), strict=True)
        return [entry for _, entry in takewhile(lambda pair: pair[0] >= moment, pairs)]

    def after_fate(self, moment: int) -> int:
        """The first moment from this one on at which fate has answered all.

        For a moment that was taken back it is the last one before that still counts.
        """
        kept = sum(n < moment for n in self.rows)
        while kept < len(self.journal) and self.journal[kept].by < 0:
            kept += 1
        return self.rows[kept - 1] + 1 if kept else 0


def chooses(state: State, seat: int) -> bool:
    """Whether a seat has something to decide now, rather than one answer or one that goes without saying.

    Where somebody leads it, one answer is a decision too.
    """
    decision = state.decision_of(seat)
    if decision is None or decision.empty:
        return False
    return len(decision.options) > 1 or (state.guide is not None and state.guide.speaks(state, seat))


def snapshot_due(match: TableMatch, round_before: object) -> bool:
    """Whether the position should be kept: every so often, when a round begins, and at the end.

    Only at a moment from which nothing can be taken back, so that a match from a snapshot knows what can be undone.
    """
    if match.head == match.snapshot_at:
        return False
    due = match.state.over or match.head - match.snapshot_at >= OFTEN or match.state.current_round() != round_before
    return due and not match.can_undo
