"""Closing a table before its end: one that cannot go on under the rules that are there, or one that must not."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from meadhall.server.errors import ConflictError, ForbiddenError, UnplayableError
from meadhall.server.storage import database as db
from meadhall.server.tables.cache import MatchCache
from meadhall.server.tables.records import CLOSED_BY_RULES, OVER, Person
from meadhall.server.tables.stored import StoredTable, set_table
from meadhall.server.tables.transactions import Outcome, Transactions

LONGEST_WORDS = 500


class Closing:
    def __init__(self, transactions: Transactions, matches: MatchCache, now: Callable[[], float]) -> None:
        self._transactions = transactions
        self._matches = matches
        self._now = now

    async def close(
        self, table_id: str, person: Person | None = None, words: str = "", any_table: bool = False
    ) -> None:
        """Close a table: nobody is asked any more, nobody has won, and all of it can be saved.

        A person may do so with a table of theirs that cannot be played; whoever runs the house (None) with any table.
        """

        def work(stored: StoredTable) -> Outcome[None]:
            table = stored.table
            if person is not None and table.owner != person.id:
                raise ForbiddenError("refused-only-owner", "table")
            if table.status == OVER:
                raise ConflictError("refused-over", "table")
            if not any_table and self._plays(stored):
                raise ConflictError("refused-plays", "table")
            set_table(stored, status=OVER, closed=words or CLOSED_BY_RULES, updated=self._now())
            stored.c.execute(
                db.seats.update().where(db.seats.c.table_id == table.id).values(asked=sa.null(), invitation=sa.null())
            )
            return Outcome(None, "seats")

        await self._transactions.change(table_id, work)

    def _plays(self, stored: StoredTable) -> bool:
        try:
            self._matches.match(stored)
        except UnplayableError:
            return False
        return True
