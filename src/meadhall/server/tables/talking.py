"""Talking at a table, and the private notes of those who see it."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from meadhall.server.errors import ForbiddenError, WrongField
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables.checks import check_text
from meadhall.server.tables.records import ChatLine, Person
from meadhall.server.tables.stored import StoredTable, read
from meadhall.server.tables.transactions import Outcome, Transactions

LONGEST_CHAT = 1000
LONGEST_NOTE = 20_000


class Talking:
    def __init__(self, database: Database, transactions: Transactions, now: Callable[[], float]) -> None:
        self._database = database
        self._transactions = transactions
        self._now = now

    async def say(self, person: Person, table_id: str, text: str) -> ChatLine:
        """Say something to all who see the table. For those who sit there."""
        said = text.strip()
        check_text(said)
        if not 1 <= len(said) <= LONGEST_CHAT:
            raise WrongField("text", "refused-chat", longest=LONGEST_CHAT)
        now = self._now()

        def work(stored: StoredTable) -> Outcome[ChatLine]:
            mine = stored.table.seats_of(person)
            if not mine and stored.table.owner != person.id:
                raise ForbiddenError("refused-only-table", "table")
            values = {"table_id": table_id, "person_id": person.id, "text": said, "at": now}
            n = stored.c.execute(db.chat.insert().values(**values).returning(db.chat.c.id)).scalar_one()
            line = ChatLine(n, person.id, person.name, mine[0] if mine else None, said, now)
            return Outcome(line, "chat")

        return await self._transactions.change(table_id, work)

    async def lines(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """What was said: the last lines after number ``after``, in order."""
        query = (
            sa.select(db.chat, db.people.c.name)
            .join(db.people, db.people.c.id == db.chat.c.person_id)
            .where(db.chat.c.table_id == table_id, db.chat.c.id > after)
            .order_by(db.chat.c.id.desc())
            .limit(limit)
        )
        table, rows = await self._transactions.look(
            table_id, lambda stored: (stored.table, stored.c.execute(query).all())
        )
        seat_of = {seat.person_id: seat.seat for seat in reversed(table.seats)}
        return [
            ChatLine(row.id, row.person_id, row.name, seat_of.get(row.person_id), row.text, row.at)
            for row in reversed(rows)
        ]

    async def note(self, person: Person, table_id: str) -> str:
        """My private notes about a table."""
        n = db.notes.c
        query = sa.select(n.text).where(n.table_id == table_id, n.person_id == person.id)
        return await self._database.read(lambda c: c.scalar(query) or "")

    async def write_note(self, person: Person, table_id: str, text: str) -> None:
        """Replace my private notes about a table."""
        check_text(text)
        if len(text) > LONGEST_NOTE:
            raise WrongField("text", "refused-too-long", longest=LONGEST_NOTE)
        n = db.notes.c

        def work(c: sa.Connection) -> None:
            read(c, table_id, lock=True)
            c.execute(db.notes.delete().where(n.table_id == table_id, n.person_id == person.id))
            if text:
                c.execute(db.notes.insert().values(table_id=table_id, person_id=person.id, text=text))

        await self._database.write(work)
