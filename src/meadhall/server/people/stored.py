"""How people stand in the database, within a transaction."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa

from meadhall.server.errors import NotFoundError, WrongField
from meadhall.server.people.lookalikes import skeleton
from meadhall.server.storage import database as db
from meadhall.server.storage.rows import add_missing
from meadhall.server.tables.records import Person

LONGEST_COOKIE = 366 * 24 * 3600
"""Seconds after which a cookie has expired in any case."""

cookie_numbers = sa.Table(
    "doors",
    db.metadata,
    sa.Column("person_id", db.Id, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # cookies with a smaller one open nothing; without a row: 0
)


signed_out = sa.Table(
    "signed_out",
    db.metadata,
    sa.Column("session", sa.String(24), primary_key=True),  # cookies of this session open nothing
    sa.Column("at", db.Time, nullable=False, index=True),
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


def check_name(c: sa.Connection, name: str, person: Person) -> None:
    """Nobody takes the name of somebody else's account, nor one that looks like it."""
    a = db.accounts.c
    others = sa.select(a.person_id).where(a.look == skeleton(name), a.person_id != person.id)
    if c.execute(others).first() is not None:
        raise WrongField("name", "refused-name-taken")


def is_signed_out(c: sa.Connection, session: str) -> bool:
    return bool(session) and c.scalar(sa.select(signed_out.c.at).where(signed_out.c.session == session)) is not None


def end_session(c: sa.Connection, session: str, now: float) -> None:
    """Cookies of this session open nothing. What is older than any cookie lives need not be known any more."""
    c.execute(signed_out.delete().where(signed_out.c.at < now - LONGEST_COOKIE))
    add_missing(c, signed_out, session=session, at=now)


def cookie_number(c: sa.Connection, person_id: str) -> int:
    """The number that a cookie of this person must have to open anything."""
    return c.scalar(sa.select(cookie_numbers.c.number).where(cookie_numbers.c.person_id == person_id)) or 0


def void_cookies(c: sa.Connection, person_id: str) -> None:
    """From now on no cookie that the person has opens anything."""
    add_missing(c, cookie_numbers, person_id=person_id, number=0)
    c.execute(
        cookie_numbers.update()
        .where(cookie_numbers.c.person_id == person_id)
        .values(number=cookie_numbers.c.number + 1)
    )


def void_keys(c: sa.Connection, person_id: str) -> None:
    """From now on neither a cookie nor a key of a program acts for the person."""
    void_cookies(c, person_id)
    c.execute(db.tokens.delete().where(db.tokens.c.person_id == person_id))


def digest(key: str) -> str:
    """What is kept of a key, or stands for an address where it must not be read."""
    return hashlib.sha256(key.encode()).hexdigest()
