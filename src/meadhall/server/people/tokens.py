"""Keys with which programs act for people."""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Awaitable, Callable

import sqlalchemy as sa

from meadhall.server.errors import ConflictError
from meadhall.server.people.inputs import read_name
from meadhall.server.people.stored import digest, find_person
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables.records import Person, Token

MOST_TOKENS = 20


class Tokens:
    """``dismiss`` is told whose key opens nothing any more."""

    def __init__(
        self, database: Database, now: Callable[[], float], dismiss: Callable[[Person], Awaitable[None]]
    ) -> None:
        self._database = database
        self._now = now
        self._dismiss = dismiss

    async def make(self, person: Person, name: str) -> str:
        """A new key with which a program acts for this person. Only its hash is kept: it cannot be shown again."""
        name = read_name(name)
        key = f"mh_{secrets.token_urlsafe(32)}"
        k = db.tokens.c

        def work(c: sa.Connection) -> None:
            count = sa.select(sa.func.count()).select_from(db.tokens).where(k.person_id == person.id)
            if (c.scalar(count) or 0) >= MOST_TOKENS:
                raise ConflictError("refused-many-keys", "name", most=MOST_TOKENS)
            values = {"id": uuid.uuid4().hex, "person_id": person.id, "name": name, "hash": digest(key)}
            c.execute(db.tokens.insert().values(**values, created=self._now()))

        await self._database.write(work)
        return key

    async def of(self, person: Person) -> list[Token]:
        """The keys of a person, oldest first."""
        query = sa.select(db.tokens).where(db.tokens.c.person_id == person.id).order_by(db.tokens.c.created)
        return await self._database.read(lambda c: [Token(row.id, row.name, row.created) for row in c.execute(query)])

    async def drop(self, person: Person, token_id: str) -> None:
        """Make a key open nothing any more."""
        query = db.tokens.delete().where(db.tokens.c.id == token_id, db.tokens.c.person_id == person.id)
        await self._database.write(lambda c: c.execute(query))
        await self._dismiss(person)

    async def owner(self, key: str) -> Person | None:
        """Whom a key belongs to."""
        query = sa.select(db.tokens.c.person_id).where(db.tokens.c.hash == digest(key))

        def work(c: sa.Connection) -> Person | None:
            person_id = c.scalar(query)
            return None if person_id is None else find_person(c, person_id)

        return await self._database.read(work)
