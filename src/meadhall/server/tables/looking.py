"""Looking at tables and their matches, and finding tables. Nothing is changed."""

from __future__ import annotations

from functools import partial
from typing import Any

import sqlalchemy as sa

from meadhall.kernel.message import shown_to
from meadhall.kernel.state import State
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables.cache import MatchCache
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import OPEN, OVER, LogLine, Person, Table
from meadhall.server.tables.stored import StoredTable, read_all
from meadhall.server.tables.transactions import Transactions


class Looking:
    """One table: as it is, as it was, and what has happened at it."""

    def __init__(self, transactions: Transactions, matches: MatchCache) -> None:
        self._transactions = transactions
        self._matches = matches

    async def table(self, table_id: str) -> Table:
        """The table with its seats and the length of its journal."""
        return await self._transactions.look(table_id, lambda stored: stored.table)

    async def match(self, table_id: str) -> TableMatch:
        """The match as it is now, from the newest snapshot and what came after; yours to change.

        ``match.head`` is the journal's length. Entries before ``match.events_from`` have no events; ``log`` has those.
        """
        return (await self.table_and_match(table_id))[1]

    async def table_and_match(self, table_id: str, whole: bool = False) -> tuple[Table, TableMatch]:
        """Both, of the same moment; ``whole``: every entry of the match with its events."""
        return await self._transactions.look(table_id, partial(self._newest, whole=whole))

    async def history(self, table_id: str, moment: int) -> State:
        """The position after so many rows of the journal. Show only its ``view``."""
        state: State = (
            await self._transactions.look(table_id, lambda stored: self._matches.moment(stored, moment))
        ).state
        return state

    async def log(self, table_id: str, viewer: int | None, since: int = 0, until: int | None = None) -> list[LogLine]:
        """The rows from ``since`` to ``until`` that still count, as a seat (None: a spectator) may know them."""

        def work(stored: StoredTable) -> TableMatch:
            match = self._newest(stored)[1]
            if match.events_from and match.rows[match.events_from - 1] >= since:
                match = self._newest(stored, whole=True)[1]
            return match

        match = await self._transactions.look(table_id, work)
        end = match.head if until is None else until
        return [
            LogLine(n, entry.by, at, entry.action_for(viewer), tuple(shown_to(entry.events, viewer)))
            for n, at, entry in zip(match.rows, match.times, match.journal, strict=True)
            if since <= n < end
        ]

    def _newest(self, stored: StoredTable, whole: bool = False) -> tuple[Table, TableMatch]:
        match = self._matches.match(stored, whole)
        self._matches.keep(stored.table.id, match)
        return stored.table, match.copy()


class Listing:
    """Which tables there are."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, limit: int = 50) -> list[Table]:
        """Tables that anybody may join, the newest first."""
        t = db.game_tables.c
        return await self._list(t.created, limit, t.status == OPEN, t.private.is_(False))

    async def mine(self, person: Person, limit: int = 100) -> list[Table]:
        """The tables of a person that are not over: first where it is their turn, then by the last change."""
        t = db.game_tables.c
        tables = await self._list(t.updated, limit, t.status != OVER, _at(person))
        return sorted(tables, key=lambda table: not table.asks(person))

    async def finished(self, person: Person | None = None, limit: int = 50) -> list[Table]:
        """Games that are over: a person's, or all that are not private; the newest first, and no lessons."""
        t = db.game_tables.c
        whose = t.private.is_(False) if person is None else _at(person)
        return await self._list(t.updated, limit, t.status == OVER, t.lesson == "", whose)

    async def lessons(self, person: Person) -> list[Table]:
        """The lessons that a person has begun and not finished, the newest first."""
        t = db.game_tables.c
        return await self._list(t.created, 100, t.status != OVER, t.lesson != "", t.owner == person.id)

    async def learnt(self, person: Person) -> list[Table]:
        """The lessons that a person has finished, the newest first."""
        t = db.game_tables.c
        return await self._list(t.created, 100, t.status == OVER, t.lesson != "", t.owner == person.id)

    async def _list(self, by: sa.ColumnElement[Any], limit: int, *where: sa.ColumnElement[bool]) -> list[Table]:
        query = sa.select(db.game_tables).where(*where).order_by(by.desc()).limit(limit)
        return await self._database.read(lambda c: [stored.table for stored in read_all(c, query)])


def _at(person: Person) -> sa.ColumnElement[bool]:
    """Whether a person sits at a table or opened it."""
    mine = sa.select(db.seats.c.table_id).where(db.seats.c.person_id == person.id)
    return sa.or_(db.game_tables.c.id.in_(mine), db.game_tables.c.owner == person.id)
