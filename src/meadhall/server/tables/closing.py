"""Closing a table before its end: one that cannot go on under the rules that are there, or one that must not."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from meadhall.server.errors import ConflictError, ForbiddenError, UnplayableError
from meadhall.server.storage import database as db
from meadhall.server.tables.cache import MatchCache
from meadhall.server.tables.records import CLOSED_BY_RULES, OVER, Person
from meadhall.server.tables.stored import StoredTable, set_seat, set_table
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

        A person may do so with a table that cannot be played: whoever opened it at once, the others when all who sit
        there have said so. Whoever runs the house (None) may close any table.
        """

        def work(stored: StoredTable) -> Outcome[None]:
            table = stored.table
            if person is not None and person.id not in (table.owner, *table.people()):
                raise ForbiddenError("refused-only-table", "table")
            if table.status == OVER:
                raise ConflictError("refused-over", "table")
            if not any_table and self._plays(stored):
                raise ConflictError("refused-plays", "table")
            if person is not None and table.owner != person.id and not self._all_agree(stored, person):
                return Outcome(None, "seats")
            set_table(stored, status=OVER, closed=words or CLOSED_BY_RULES, updated=self._now())
            stored.c.execute(
                db.seats.update().where(db.seats.c.table_id == table.id).values(asked=sa.null(), invitation=sa.null())
            )
            return Outcome(None, "seats")

        await self._transactions.change(table_id, work)

    def _all_agree(self, stored: StoredTable, person: Person) -> bool:
        """Note that a person would close the table; whether all do who have not left it."""
        for seat in stored.table.seats_of(person):
            set_seat(stored, seat, closes=True)
        there = [seat for seat in stored.table.seats if seat.person_id is not None and not seat.gone]
        return all(seat.closes or seat.person_id == person.id for seat in there)

    def _plays(self, stored: StoredTable) -> bool:
        try:
            self._matches.match(stored)
        except UnplayableError:
            return False
        return True
