"""E-mail addresses and how they are confirmed.

``people.email`` holds only an address that its owner has confirmed; one that is new waits in ``addresses``.
"""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from meadhall.server.errors import ConflictError, NotFoundError
from meadhall.server.people import throttle as tries
from meadhall.server.people.inputs import read_ways
from meadhall.server.people.stored import digest, find_person, get_person
from meadhall.server.people.throttle import Try
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables.records import Person

addresses = sa.Table(
    "addresses",
    db.metadata,
    sa.Column("person_id", db.Id, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("email", sa.String(254), nullable=False),
    sa.Column("due", db.Time, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),  # waiting, sent, failed
    sa.Index("ix_addresses_status_due", "status", "due"),
)


def email_claim(person_id: str, email: str) -> str:
    """What a link for confirming says, before it is signed: who, and for which address."""
    return f"{person_id}:{digest(email)}"


class Addresses:
    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now

    def wish(self, c: sa.Connection, person_id: str, email: str) -> None:
        """Somebody wants this address, or none. A new one gets one mail, and counts when that is answered."""
        a, now = addresses.c, self._now()
        known = get_person(c, person_id).email
        if email and email == c.scalar(sa.select(a.email).where(a.person_id == person_id)):
            return
        c.execute(addresses.delete().where(a.person_id == person_id))
        if not email:
            c.execute(db.people.update().where(db.people.c.id == person_id).values(email=""))
        elif email != known:
            self._count_mail(c, person_id, email)
            values = {"person_id": person_id, "email": email, "due": now, "tries": 0, "status": "waiting"}
            c.execute(addresses.insert().values(**values))

    def _count_mail(self, c: sa.Connection, person_id: str, email: str) -> None:
        mails = [Try("mail-to", email.lower(), tries.MAIL_TO), Try("mail-by", person_id, tries.MAIL_BY)]
        tries.count(c, self._now(), "email", mails)

    async def ask_again(self, person: Person) -> None:
        """Send the mail once more with which the address is confirmed."""
        mine = addresses.c.person_id == person.id

        def work(c: sa.Connection) -> None:
            email = c.scalar(sa.select(addresses.c.email).where(mine))
            if email is None:
                raise ConflictError("refused-no-email", "email")
            self._count_mail(c, person.id, email)
            c.execute(addresses.update().where(mine).values(due=self._now(), tries=0, status="waiting"))

        await self._database.write(work)

    async def unconfirmed(self, person: Person) -> str:
        """The address that the person still has to confirm; empty if there is none."""
        query = sa.select(addresses.c.email).where(addresses.c.person_id == person.id)
        return await self._database.read(lambda c: c.scalar(query) or "")

    async def confirm(self, claim: str) -> Person:
        """An address is its owner's: whoever has the link from the mail has read it. ``claim`` is ``email_claim``."""
        person_id, _, mark = claim.partition(":")

        def work(c: sa.Connection) -> Person:
            a = addresses.c
            email = c.scalar(sa.select(a.email).where(a.person_id == person_id))
            person = find_person(c, person_id)
            if person is not None and person.email and mark == digest(person.email):
                return person
            if email is None or mark != digest(email):
                raise NotFoundError("refused-link", "link")
            c.execute(addresses.delete().where(a.person_id == person_id))
            c.execute(db.people.update().where(db.people.c.id == person_id).values(email=email))
            return get_person(c, person_id)

        return await self._database.write(work)

    async def stop_mail(self, person_id: str) -> Person:
        """No more mails to this person, until they want them again."""

        def work(c: sa.Connection) -> Person:
            person = get_person(c, person_id)
            ways = read_ways([way for way in person.notify if way != "email"])
            c.execute(db.people.update().where(db.people.c.id == person_id).values(notify=ways))
            return get_person(c, person_id)

        return await self._database.write(work)
