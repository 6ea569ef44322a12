"""Tables that rest, because the rules that are there would make another game of them: their clocks stand.

Rules change only when a worker starts. So it looks at the tables with clocks, one after the other, and notes since when
one rests. When the table can be played again, that time counts against nobody.
"""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from meadhall.server.errors import UnplayableError
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables.cache import MatchCache
from meadhall.server.tables.records import RUNNING
from meadhall.server.tables.stored import StoredTable, set_seat, set_table
from meadhall.server.tables.transactions import Outcome, Transactions


class Resting:
    """``now`` tells the time. What was found out about a table holds as long as the worker lives."""

    def __init__(
        self, database: Database, transactions: Transactions, matches: MatchCache, now: Callable[[], float]
    ) -> None:
        self._database = database
        self._transactions = transactions
        self._matches = matches
        self._now = now
        self._begun = now()
        self._found: dict[str, bool] = {}
        self._waiting: list[str] | None = None

    async def look(self) -> None:
        """At first look at all tables that rested when the worker began, and then at one more each time."""
        if self._waiting is None:
            t = db.game_tables.c
            clocked = sa.select(t.id, t.rests).where(t.status == RUNNING, t.pace != "none").order_by(t.updated)
            tables = await self._database.read(lambda c: c.execute(clocked).all())
            for table in tables:
                if table.rests is not None:
                    await self.rests(table.id)
            self._waiting = [table.id for table in tables]
        while self._waiting:
            if (table_id := self._waiting.pop()) not in self._found:
                await self.rests(table_id)
                return

    async def rests(self, table_id: str) -> bool:
        """Whether a table rests. If that is new, its clocks stand from now on, or go on."""
        if table_id not in self._found:
            rests, noted = await self._transactions.look(table_id, self._look)
            if rests != noted:
                await self._transactions.change(table_id, lambda stored: self._note(stored, rests))
            self._found[table_id] = rests
        return self._found[table_id]

    def _look(self, stored: StoredTable) -> tuple[bool, bool]:
        """Whether it rests, and whether that is noted."""
        noted = stored.table.rests is not None
        try:
            self._matches.match(stored)
        except UnplayableError:
            return stored.table.status == RUNNING, noted
        return False, noted

    def _note(self, stored: StoredTable, rests: bool) -> Outcome[None]:
        since = stored.table.rests
        if rests and since is None:
            set_table(stored, rests=self._begun)
        if not rests and since is not None:
            set_table(stored, rests=None)
            for seat in stored.table.seats:
                if seat.asked is not None:
                    now = self._now()
                    set_seat(stored, seat.seat, asked=min(now, seat.asked + now - since))
        return Outcome(None, "seats")
