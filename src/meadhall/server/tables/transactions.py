"""The transactions of tables: looking without locking, two ways of changing, and telling of what was committed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Generic, Literal, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from meadhall.server.errors import StaleError
from meadhall.server.logs import moves
from meadhall.server.storage.database import Database
from meadhall.server.tables.cache import MatchCache, RecentCache
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import Table
from meadhall.server.tables.stored import StoredTable, read

RECENT = 2048
"""Of so many tables it is known how their last moves left them; each takes a few kilobytes."""

T = TypeVar("T")
R = TypeVar("R", covariant=True)

OtherChange = Literal["seats", "chat", "rewind", "draft", "standing"]


@dataclass(frozen=True, slots=True)
class Advance:
    """A table after new rows of its journal, with its match."""

    stored: StoredTable
    match: TableMatch


@dataclass(frozen=True, slots=True)
class Outcome(Generic[R]):
    """What work at a table came to: its result, and what everybody hears of it after the commit."""

    result: R
    news: OtherChange | None = None
    """What else there is to look at again."""
    advance: Advance | None = None
    """Where the journal has led, if the work has added to it."""


Work = Callable[[StoredTable], Outcome[T]]


@dataclass(frozen=True, slots=True)
class Change:
    """Something at a table was committed. ``what`` is ``journal``, ``seats``, ``chat``, ``rewind``, ``draft`` or
    ``standing``.

    With a new row of the journal comes all that it led to, so that nobody has to look; only look at it.
    """

    table_id: str
    what: str
    head: int
    table: Table | None = None
    match: TableMatch | None = None


class Transactions:
    """Work on one table in one transaction. ``listen`` hears of every change after its commit."""

    def __init__(
        self, database: Database, matches: MatchCache, listen: Callable[[Change], Awaitable[None]] | None = None
    ) -> None:
        self._database = database
        self._matches = matches
        self._listen = listen
        # Tables as their last moves left them, each with the stamp that the database had then.
        self._recent: RecentCache[str, tuple[int, StoredTable]] = RecentCache(RECENT)

    async def look(self, table_id: str, work: Callable[[StoredTable], T]) -> T:
        """Look at a table as it is at one moment."""
        return await self._database.read(lambda c: work(read(c, table_id)))

    async def change(self, table_id: str, work: Work[T]) -> T:
        """Change a table, with the table locked."""

        def locked(c: sa.Connection) -> tuple[Outcome[T], int]:
            self._recent.take(table_id)
            stored = read(c, table_id, lock=True)
            return work(stored), stored.table.head

        outcome, head = await self._write(table_id, locked)
        return await self._tell(table_id, outcome, head)

    async def play(self, table_id: str, work: Work[T]) -> T:
        """Make a move, with the table locked.

        What playing changes of a table is known, so the next move need not read it if nothing else was written since.
        """

        def locked(c: sa.Connection) -> tuple[Outcome[T], int, int | None]:
            stamp = self._database.untracked_changes
            stored = self._take_recent(c, table_id, stamp) or read(c, table_id, lock=True)
            return work(stored), stored.table.head, stamp

        outcome, head, stamp = await self._write(table_id, locked, tracked=True)
        if stamp is not None and outcome.advance is not None:
            self._recent.keep(table_id, (stamp, outcome.advance.stored))
        return await self._tell(table_id, outcome, head)

    def _take_recent(self, c: sa.Connection, table_id: str, stamp: int | None) -> StoredTable | None:
        """The table as the last move left it, if the database has the same stamp as then."""
        left = self._recent.take(table_id)
        return None if left is None or left[0] != stamp else replace(left[1], c=c)

    async def _write(self, table_id: str, locked: Callable[[sa.Connection], T], tracked: bool = False) -> T:
        try:
            return await self._database.write(locked, tracked)
        except IntegrityError as error:
            # The table was locked, so this is the last line of defence, not the usual way to lose a race.
            raise StaleError(await self.look(table_id, lambda stored: stored.table.head)) from error

    async def _tell(self, table_id: str, outcome: Outcome[T], head: int) -> T:
        """Everybody hears of what was committed."""
        if outcome.advance is not None:
            table, match = outcome.advance.stored.table, outcome.advance.match
            self._matches.keep(table_id, match)
            rows, head = match.head - head, match.head
            moves.info("written", extra={"table": table_id, "head": head, "rows": rows})
            await self._announce(Change(table_id, "journal", head, table, match))
            moves.info("told", extra={"table": table_id, "head": head, "rows": rows})
        if outcome.news is not None:
            await self._announce(Change(table_id, outcome.news, head))
        return outcome.result

    async def _announce(self, change: Change) -> None:
        if self._listen is not None:
            await self._listen(change)
