"""How people stand in the database, within a transaction."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa

from meadhall.server.errors import NotFoundError
from meadhall.server.people import throttle as tries
from meadhall.server.storage import database as db
from meadhall.server.tables.records import Person

cookie_numbers = sa.Table(
    "doors",
    db.metadata,
    sa.Column("person_id", db.Id, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # cookies with a smaller one open nothing; without a row: 0
)


def find_person(c: sa.Connection, person_id: str) -> Person | None:
    p, a = db.people, db.accounts
    row = c.execute(sa.select(p, a.c.key).outerjoin(a, a.c.person_id == p.c.id).where(p.c.id == person_id)).first()
    if row is None:
        return None
    notify = tuple(row.notify.split())
    return Person(row.id, row.name, row.key is not None, row.lang, row.email, row.webhook, notify, row.seen)


def get_person(c: sa.Connection, person_id: str) -> Person:
    person = find_person(c, person_id)
    if person is None:
        raise NotFoundError("refused-nobody", "person")
    return person


def cookie_number(c: sa.Connection, person_id: str) -> int:
    """The number that a cookie of this person must have to open anything."""
    return c.scalar(sa.select(cookie_numbers.c.number).where(cookie_numbers.c.person_id == person_id)) or 0


def void_cookies(c: sa.Connection, person_id: str) -> None:
    """From now on no cookie that the person has opens anything."""
    tries.add_missing(c, cookie_numbers, person_id=person_id, number=0)
    c.execute(
        cookie_numbers.update()
        .where(cookie_numbers.c.person_id == person_id)
        .values(number=cookie_numbers.c.number + 1)
    )


def digest(key: str) -> str:
    """What is kept of a key, or stands for an address where it must not be read."""
    return hashlib.sha256(key.encode()).hexdigest()
