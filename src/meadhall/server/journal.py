"""The journal of a table and the match that it tells.

The journal only grows: row ``n`` is an action of a seat or of fate, or a marker that leads back (``by`` is ``HOUSE``,
the action ``undo to N``): after it the position is what it was after the first N rows. A *moment* is a number of rows,
so a link to a moment stays good whatever is taken back later.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Self

from meadhall.kernel.game import Game
from meadhall.kernel.match import Entry, Line, Match
from meadhall.kernel.state import State

HOUSE = -2
"""Who writes the markers that lead back."""
OFTEN = 50
"""After so many rows a snapshot is due."""


class Row(NamedTuple):
    n: int
    by: int
    action: str
    at: float


class Snapshot(NamedTuple):
    """The position after the first ``n`` rows."""

    n: int
    state: str


def marker(to: int) -> str:
    return f"undo to {to}"


def target(action: str) -> int:
    """Where a marker leads."""
    return int(action.removeprefix("undo to "))


def effective(rows: Iterable[Row]) -> list[Row]:
    """The rows that still count, in order."""
    counting: list[Row] = []
    for row in rows:
        if row.by == HOUSE:
            to = target(row.action)
            while counting and counting[-1].n >= to:
                counting.pop()
        else:
            counting.append(row)
    return counting


class TableMatch(Match[Any]):
    """A match with the numbers and times of its rows. Entries before ``told`` have no events: nobody replayed them."""

    rows: list[int]
    times: list[float]
    head: int
    told: int
    kept: int
    """Where the last snapshot was taken."""

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        first: State,
        start: dict[str, Any] | None,
        seed: int,
        rows: Sequence[Row],
        snapshot: Snapshot | None = None,
    ) -> Self:
        """The match after these rows; what came before the snapshot is taken as it is, the rest is played again."""
        match = cls(game, first, seed)
        match._start = start
        counting = effective(rows)
        match.rows = [row.n for row in counting]
        match.times = [row.at for row in counting]
        match.head = len(rows)
        match.told = match.kept = 0
        if snapshot is not None:
            match.kept = snapshot.n
            match.told = sum(row.n < snapshot.n for row in counting)
            # Who may know an old action is not known without its position: nobody, to be safe.
            parse = game.vocabulary.parse
            match.journal = [Entry(row.by, parse(row.action), [], ()) for row in counting[: match.told]]
            match.state = game.from_json(snapshot.state)
        for row in counting[match.told :]:
            match._replay(Line(row.by, row.action), f"journal[{row.n}]")
        return match

    @classmethod
    def beginning(cls, match: Match[Any], now: float) -> Self:
        """A new or imported match, as the journal of its table will tell it."""
        made = cls(match.game, match._first, match.seed)
        made._start = match._start
        made.state = match.state
        made.journal = list(match.journal)
        made._past = list(match._past)
        made.rows = []
        made.times = []
        made.head = 0
        made.told = made.kept = 0
        made.number(now)
        return made

    @property
    def start(self) -> dict[str, Any] | None:
        """The position that the match went on from; None if it began at the beginning."""
        return self._start

    def reseeded(self, seed: int) -> Self:
        """A copy whose fate answers from another seed from now on."""
        other = self.copy()
        other.seed = seed
        other._answer_fate()
        return other

    def all_rows(self) -> list[Row]:
        """All entries as rows."""
        return [
            Row(n, entry.by, str(entry.action), at)
            for n, at, entry in zip(self.rows, self.times, self.journal, strict=True)
        ]

    def copy(self) -> Self:
        """A match that goes its own way."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.journal = self.journal[:]
        other.notes = dict(self.notes)
        other._past = self._past[:]
        other.rows = self.rows[:]
        other.times = self.times[:]
        return other

    def number(self, now: float) -> list[Row]:
        """The entries that have no row yet, as rows; the head moves behind them."""
        new = [
            Row(self.head + i, entry.by, str(entry.action), now)
            for i, entry in enumerate(self.journal[len(self.rows) :])
        ]
        self.rows += [row.n for row in new]
        self.times += [now] * len(new)
        self.head += len(new)
        return new

    def follow(self, rows: Sequence[Row]) -> None:
        """Play on with rows that somebody else wrote; there must be no marker among them."""
        for row in rows:
            self._replay(Line(row.by, row.action), f"journal[{row.n}]")
            self.rows.append(row.n)
            self.times.append(row.at)
            self.head = row.n + 1

    def take_back(self, now: float) -> Row:
        """Undo the last action; the row that says so."""
        to = self.rows[-1] if self.rows else 0
        self.undo()
        # The past is shared with other copies of the match.
        self.state = self.state.copy()
        self.rows.pop()
        self.times.pop()
        row = Row(self.head, HOUSE, marker(to), now)
        self.head += 1
        return row

    def settled(self, moment: int) -> int:
        """The first moment from this one on at which fate has answered all.

        For a moment that was taken back it is the last one before that still counts.
        """
        kept = sum(n < moment for n in self.rows)
        while kept < len(self.journal) and self.journal[kept].by < 0:
            kept += 1
        return self.rows[kept - 1] + 1 if kept else 0


def snapshot_due(match: TableMatch, round_before: object) -> bool:
    """Whether the position should be kept: every so often, when a round begins, and at the end.

    Only at a moment from which nothing can be taken back, so that a match from a snapshot knows what can be undone.
    """
    if match.can_undo or match.head == match.kept:
        return False
    return match.state.over or match.head - match.kept >= OFTEN or round_of(match.state) != round_before


def round_of(state: State) -> object:
    """The round, in games that count them."""
    return getattr(state, "round", None)
