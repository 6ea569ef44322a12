"""People: guests who play at once, and accounts that carry their seats to another device."""

from __future__ import annotations

import asyncio
import secrets
import time
import uuid
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.server.errors import ConflictError, ForbiddenError, WrongField
from meadhall.server.people import throttle as tries
from meadhall.server.people.addresses import Addresses, addresses
from meadhall.server.people.guest_names import guest_name
from meadhall.server.people.inputs import (
    LONGEST_PASSPHRASE,
    name_key,
    read_email,
    read_lang,
    read_name,
    read_passphrase,
    read_ways,
    read_webhook,
)
from meadhall.server.people.lookalikes import skeleton
from meadhall.server.people.stored import (
    check_name,
    cookie_number,
    end_session,
    find_person,
    get_person,
    is_signed_out,
    void_cookies,
    void_keys,
)
from meadhall.server.people.throttle import Try
from meadhall.server.people.tokens import Tokens
from meadhall.server.puzzles import stored as puzzles
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables.records import Person

GONE = "Anonymous"
"""The name of those who have deleted their account."""


class CookieText(NamedTuple):
    """What a cookie says: who it is, a number that grows when they sign out everywhere, and which session it is of."""

    person_id: str
    number: int
    session: str

    @classmethod
    def read(cls, text: str) -> CookieText:
        person_id, number, session = [*text.split(":", 2), "", ""][:3]
        return cls(person_id, int(number) if number.isascii() and number.isdecimal() else 0, session)

    def __str__(self) -> str:
        return f"{self.person_id}:{self.number}:{self.session}"


class People:
    """Everybody who ever came by. ``now`` tells the time, ``hasher`` makes and checks the hashes of passphrases.

    ``dismiss`` is told whose cookie or key opens nothing any more, so that what is open already is closed too.
    """

    def __init__(
        self,
        database: Database,
        now: Callable[[], float] = time.time,
        hasher: PasswordHasher | None = None,
        dismiss: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        self.database = database
        self._dismiss = dismiss
        self.now = now
        self._hasher = hasher or PasswordHasher()
        self._nobody: str | None = None
        self.addresses = Addresses(database, now)
        self.tokens = Tokens(database, now, self._dismissed)

    # --- guests ---------------------------------------------------------------------------------

    async def guest(self, lang: str = "") -> Person:
        """Somebody new, with a random id and a friendly name."""
        name = guest_name()
        now = self.now()
        person = Person(uuid.uuid4().hex, name, lang=lang if lang in LANGUAGES else "", seen=now)
        values = {"id": person.id, "name": name, "created": now, "seen": now, "lang": person.lang}
        query = db.people.insert().values(**values, email="", webhook="", notify="browser")
        await self.database.write(lambda c: c.execute(query))
        return person

    async def by_cookie(self, cookie: str) -> Person | None:
        """Whose cookie this is (see ``cookie``): nobody's, if that person has signed out since, here or everywhere."""
        said = CookieText.read(cookie)

        def work(c: sa.Connection) -> Person | None:
            if cookie_number(c, said.person_id) != said.number or is_signed_out(c, said.session):
                return None
            return find_person(c, said.person_id)

        return await self.database.read(work)

    async def cookie(self, person: Person) -> str:
        """What a new cookie of a person says."""
        number = await self.database.read(lambda c: cookie_number(c, person.id))
        return str(CookieText(person.id, number, secrets.token_urlsafe(15)))

    async def sign_out(self, person: Person, cookie: str) -> None:
        """From now on this cookie opens nothing, wherever it was copied to."""
        session, now = CookieText.read(cookie).session, self.now()

        def work(c: sa.Connection) -> None:
            if session:
                end_session(c, session, now)
            else:
                # Cookies had no session once: such a one cannot be told from the others.
                void_cookies(c, person.id)

        await self.database.write(work)
        await self._dismissed(person)

    async def sign_out_everywhere(self, person: Person) -> None:
        """From now on neither a cookie nor a key for programs that the person has opens anything."""
        await self.database.write(lambda c: void_keys(c, person.id))
        await self._dismissed(person)

    async def _dismissed(self, person: Person) -> None:
        if self._dismiss is not None:
            await self._dismiss(person.id)

    async def get(self, person_id: str) -> Person:
        """The person with this id; ``NotFoundError`` if there is none."""
        return await self.database.read(lambda c: get_person(c, person_id))

    async def touch(self, *person_ids: str) -> None:
        """Note a sign of life: whoever is here needs no message. Call it now and then while a page is open."""
        query = db.people.update().where(db.people.c.id.in_(person_ids)).values(seen=self.now())
        if person_ids:
            await self.database.write(lambda c: c.execute(query))

    async def change(
        self,
        person: Person,
        *,
        name: str | None = None,
        lang: str | None = None,
        email: str | None = None,
        webhook: str | None = None,
        notify: Sequence[str] | None = None,
    ) -> Person:
        """Change what is given; the rest stays. Nobody can take the name of somebody else's account.

        A new e-mail address gets one mail, and counts when its owner has answered that (``Addresses.confirm``).
        """
        values: dict[str, str] = {}
        if lang is not None:
            values["lang"] = read_lang(lang)
        wish = None if email is None else read_email(email)
        if webhook is not None:
            values["webhook"] = read_webhook(webhook)
        if notify is not None:
            values["notify"] = read_ways(notify)
        if name is not None:
            values["name"] = read_name(name)

        def work(c: sa.Connection) -> Person:
            if "name" in values:
                check_name(c, values["name"], person)
            if wish is not None:
                self.addresses.wish(c, person.id, wish)
            if values:
                c.execute(db.people.update().where(db.people.c.id == person.id).values(**values))
            return get_person(c, person.id)

        return await self.database.write(work)

    # --- accounts -------------------------------------------------------------------------------

    async def register(self, person: Person, name: str, passphrase: str) -> Person:
        """Give a guest an account: name and passphrase. All seats stay theirs, and older cookies open nothing."""
        name = read_name(name)
        hash = await asyncio.to_thread(self._hasher.hash, read_passphrase(passphrase))

        def work(c: sa.Connection) -> Person:
            if get_person(c, person.id).account:
                raise ConflictError("refused-has-account", "name")
            check_name(c, name, person)
            values = {"person_id": person.id, "key": name_key(name), "hash": hash, "created": self.now()}
            c.execute(db.accounts.insert().values(**values, look=skeleton(name)))
            void_cookies(c, person.id)
            c.execute(db.people.update().where(db.people.c.id == person.id).values(name=name))
            return get_person(c, person.id)

        try:
            registered = await self.database.write(work)
        except IntegrityError:
            raise WrongField("name", "refused-name-taken") from None
        await self._dismissed(person)
        return registered

    async def sign_in(self, name: str, passphrase: str, address: str = "", device: str = "") -> Person:
        """The person with this account. A wrong name and a wrong passphrase get the same answer after the same work.

        Wrong tries are counted for the name at the network they come from, for the name anywhere, and for the network
        (see ``tries``). On a device that has been let in before they are counted for that device instead, so that
        strangers cannot keep its owner out.
        """
        a = db.accounts.c
        query = sa.select(a.person_id, a.hash).where(a.key == name_key(name))
        found = await self.database.read(lambda c: c.execute(query).first())
        here = tries.network(address)
        by_address = [Try("address", here, tries.BY_ADDRESS)] if address else []
        if found is not None and device.partition(":")[0] == found.person_id:
            by_name = [Try("device", device, tries.BY_NAME)]
        else:
            by_name = [
                Try("name", f"{name_key(name)}@{here}", tries.BY_NAME),
                Try("name", name_key(name), tries.BY_NAME_ANYWHERE),
            ]
        await self.database.write(lambda c: tries.count(c, self.now(), "passphrase", [*by_name, *by_address]))
        right = await asyncio.to_thread(self._check, None if found is None else found.hash, passphrase)
        if found is None or not right:
            raise ForbiddenError("refused-sign-in", "passphrase")

        def work(c: sa.Connection) -> Person:
            for one in by_name:
                tries.forget(c, one)
            tries.forgive(c, self.now(), by_address)
            return get_person(c, found.person_id)

        return await self.database.write(work)

    async def prove(self, person: Person, passphrase: str, field: str = "passphrase") -> str:
        """Whether it is really they who ask: ``ForbiddenError`` if the passphrase is wrong, else its hash."""
        a = db.accounts.c
        mine = Try("person", person.id, tries.BY_PERSON)
        await self.database.write(lambda c: tries.count(c, self.now(), field, [mine]))
        known = await self.database.read(lambda c: c.scalar(sa.select(a.hash).where(a.person_id == person.id)))
        if known is None or not await asyncio.to_thread(self._check, known, passphrase):
            raise ForbiddenError("refused-passphrase", field)
        await self.database.write(lambda c: tries.forget(c, mine))
        return str(known)

    async def change_passphrase(self, person: Person, old: str, new: str) -> None:
        """Take another passphrase. It signs out everywhere: whoever knew the old one is out."""
        a = db.accounts.c
        hash = await asyncio.to_thread(self._hasher.hash, read_passphrase(new, "new"))
        known = await self.prove(person, old, "old")

        def work(c: sa.Connection) -> None:
            c.execute(db.accounts.update().where(a.person_id == person.id, a.hash == known).values(hash=hash))
            void_keys(c, person.id)

        await self.database.write(work)
        await self._dismissed(person)

    async def shut_out(self, person: Person) -> None:
        """Before somebody is forgotten: neither a cookie nor a key acts for them any more."""
        await self.database.write(lambda c: void_keys(c, person.id))
        await self._dismissed(person)

    async def forget(self, person: Person) -> None:
        """Delete all that is known of a person. Of games that others played too, only the moves stay.

        First give their seats away: ``Seating.give_up``.
        """

        def work(c: sa.Connection) -> None:
            for table in (db.accounts, db.tokens, db.outbox, db.notes, db.chat, addresses):
                c.execute(table.delete().where(table.c.person_id == person.id))
            puzzles.forget(c, person.id)
            r = db.rewinds.c
            mine = db.rewinds.update().where(r.person_id == person.id, r.status == "open")
            c.execute(mine.values(status="withdrawn"))
            void_cookies(c, person.id)
            nobody = {"name": GONE, "lang": "", "email": "", "webhook": "", "notify": ""}
            c.execute(db.people.update().where(db.people.c.id == person.id).values(**nobody))

        await self.database.write(work)

    def _check(self, hash: str | None, passphrase: str) -> bool:
        if self._nobody is None:
            self._nobody = self._hasher.hash(secrets.token_hex())
        try:
            return self._hasher.verify(hash or self._nobody, passphrase[: LONGEST_PASSPHRASE + 1]) and hash is not None
        except (VerificationError, InvalidHashError):
            return False

    async def claim(self, guest: Person, account: Person) -> None:
        """Move all that a guest has (seats, tables, notes, chat, puzzles) to an account, after signing in."""

        def work(c: sa.Connection) -> None:
            if get_person(c, guest.id).account or not get_person(c, account.id).account:
                raise ForbiddenError("refused-claim", "name")
            for column in (db.seats.c.person_id, db.chat.c.person_id, db.rewinds.c.person_id, db.game_tables.c.owner):
                move = sa.update(column.table).where(column == guest.id).values({column.name: account.id})
                c.execute(move)
            n = db.notes.c
            kept = sa.select(n.table_id).where(n.person_id == account.id)
            mine = db.notes.update().where(n.person_id == guest.id, n.table_id.not_in(kept))
            c.execute(mine.values(person_id=account.id))
            puzzles.move(c, guest.id, account.id)

        if guest.id != account.id:
            await self.database.write(work)

    # --- the house ------------------------------------------------------------------------------

    async def house_secret(self) -> str:
        """The secret of this house, the same for all workers: made once, and kept in the database."""
        query = sa.select(db.house.c.value).where(db.house.c.key == "secret")
        new = db.house.insert().values(key="secret", value=secrets.token_hex(32))
        found = await self.database.read(lambda c: c.scalar(query))
        if found is None:
            # If another worker is quicker, its secret counts.
            with suppress(IntegrityError):
                await self.database.write(lambda c: c.execute(new))
            found = await self.database.read(lambda c: c.execute(query).scalar_one())
        return str(found)
