"""People: guests who play at once, and accounts that carry their seats to another device.

``people.email`` holds only an address that its owner has confirmed; one that is new waits in ``addresses``.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
import uuid
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from urllib.parse import urlsplit

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.server.errors import ConflictError, ForbiddenError, NotFoundError, WrongField
from meadhall.server.people import throttle as tries
from meadhall.server.people.throttle import Try
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables.records import Person, Token

SHORTEST_PASSPHRASE = 10
LONGEST_PASSPHRASE = 200
SHORTEST_NAME = 2
LONGEST_NAME = 30
MOST_TOKENS = 20
WAYS = ("browser", "email", "webhook")
"""How a person can be told that it is their turn."""
GONE = "Anonymous"
"""The name of those who have deleted their account."""

doors = sa.Table(
    "doors",
    db.metadata,
    sa.Column("person_id", db.Id, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # cookies with a smaller one open nothing; without a row: 0
)

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

FIRST_NAMES = (
    "Alva", "Arne", "Asta", "Birk", "Bodil", "Brand", "Dagny", "Eldar", "Embla", "Erik", "Falka", "Finn", "Freya",
    "Gerda", "Halvar", "Hedda", "Idun", "Ingmar", "Jorun", "Kari", "Knut", "Leif", "Liv", "Magni", "Maren", "Nils",
    "Odda", "Olaf", "Ragna", "Rolf", "Runa", "Saga", "Signe", "Sindri", "Sven", "Thora", "Tilda", "Torsten", "Yrsa",
)  # fmt: skip
LAST_NAMES = (
    "Adler", "Alder", "Berg", "Birk", "Brand", "Dorn", "Eider", "Falk", "Fjord", "Frost", "Hagel", "Halm", "Hammer",
    "Heim", "Holm", "Horn", "Iver", "Land", "Lind", "Moor", "Nord", "Otter", "Rabe", "Reif", "Sand", "Skald", "Steen",
    "Storm", "Strand", "Sund", "Tor", "Wald", "Warg", "Wind", "Winter",
)  # fmt: skip


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

    # --- guests ---------------------------------------------------------------------------------

    async def guest(self, lang: str = "") -> Person:
        """Somebody new, with a random id and a friendly name."""
        name = f"{secrets.choice(FIRST_NAMES)} {secrets.choice(LAST_NAMES)}"
        now = self.now()
        person = Person(uuid.uuid4().hex, name, lang=lang if lang in LANGUAGES else "", seen=now)
        values = {"id": person.id, "name": name, "created": now, "seen": now, "lang": person.lang}
        query = db.people.insert().values(**values, email="", webhook="", notify="browser")
        await self.database.write(lambda c: c.execute(query))
        return person

    async def find(self, door: str) -> Person | None:
        """Whom a door leads to (see ``door``): nobody, if that person has signed out everywhere since."""
        person_id, _, number = door.partition(":")

        def work(c: sa.Connection) -> Person | None:
            return _find(c, person_id) if str(_door(c, person_id) or "") == number else None

        return await self.database.read(work)

    async def door(self, person: Person) -> str:
        """What the cookie of a person says: the id, and a number that grows when they sign out everywhere."""
        number = await self.database.read(lambda c: _door(c, person.id))
        return f"{person.id}:{number}" if number else person.id

    async def sign_out_everywhere(self, person: Person) -> None:
        """From now on no cookie that the person has opens anything. Keys for programs stay."""
        await self.database.write(lambda c: _new_door(c, person.id))
        await self._dismissed(person)

    async def _dismissed(self, person: Person) -> None:
        if self._dismiss is not None:
            await self._dismiss(person.id)

    async def get(self, person_id: str) -> Person:
        """The person with this id; ``NotFoundError`` if there is none."""
        return await self.database.read(lambda c: _get(c, person_id))

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

        A new e-mail address gets one mail, and counts when its owner has answered that (``confirm_email``).
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
                a = db.accounts.c
                owner = c.scalar(sa.select(a.person_id).where(a.key == name_key(values["name"])))
                if owner not in (None, person.id):
                    raise WrongField("name", "refused-name-taken")
            if wish is not None:
                self._wish_email(c, person.id, wish)
            if values:
                c.execute(db.people.update().where(db.people.c.id == person.id).values(**values))
            return _get(c, person.id)

        return await self.database.write(work)

    # --- an e-mail address ----------------------------------------------------------------------

    def _wish_email(self, c: sa.Connection, person_id: str, email: str) -> None:
        a, now = addresses.c, self.now()
        known = _get(c, person_id).email
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
        tries.count(c, self.now(), "email", mails)

    async def mail_again(self, person: Person) -> None:
        """Send the mail once more with which the address is confirmed."""
        mine = addresses.c.person_id == person.id

        def work(c: sa.Connection) -> None:
            email = c.scalar(sa.select(addresses.c.email).where(mine))
            if email is None:
                raise ConflictError("refused-no-email", "email")
            self._count_mail(c, person.id, email)
            c.execute(addresses.update().where(mine).values(due=self.now(), tries=0, status="waiting"))

        await self.database.write(work)

    async def unconfirmed_email(self, person: Person) -> str:
        """The address that the person still has to confirm; empty if there is none."""
        query = sa.select(addresses.c.email).where(addresses.c.person_id == person.id)
        return await self.database.read(lambda c: c.scalar(query) or "")

    async def confirm_email(self, claim: str) -> Person:
        """An address is its owner's: whoever has the link from the mail has read it. ``claim`` is ``email_claim``."""
        person_id, _, mark = claim.partition(":")

        def work(c: sa.Connection) -> Person:
            a = addresses.c
            email = c.scalar(sa.select(a.email).where(a.person_id == person_id))
            person = _find(c, person_id)
            if person is not None and person.email and mark == digest(person.email):
                return person
            if email is None or mark != digest(email):
                raise NotFoundError("refused-link", "link")
            c.execute(addresses.delete().where(a.person_id == person_id))
            c.execute(db.people.update().where(db.people.c.id == person_id).values(email=email))
            return _get(c, person_id)

        return await self.database.write(work)

    async def stop_mail(self, person_id: str) -> Person:
        """No more mails to this person, until they want them again."""

        def work(c: sa.Connection) -> Person:
            person = _get(c, person_id)
            ways = read_ways([way for way in person.notify if way != "email"])
            c.execute(db.people.update().where(db.people.c.id == person_id).values(notify=ways))
            return _get(c, person_id)

        return await self.database.write(work)

    # --- accounts -------------------------------------------------------------------------------

    async def register(self, person: Person, name: str, passphrase: str) -> Person:
        """Give a guest an account: name and passphrase. All seats stay theirs."""
        name = read_name(name)
        hash = await asyncio.to_thread(self._hasher.hash, read_passphrase(passphrase))

        def work(c: sa.Connection) -> Person:
            if _get(c, person.id).account:
                raise ConflictError("refused-has-account", "name")
            values = {"person_id": person.id, "key": name_key(name), "hash": hash, "created": self.now()}
            c.execute(db.accounts.insert().values(**values))
            c.execute(db.people.update().where(db.people.c.id == person.id).values(name=name))
            return _get(c, person.id)

        try:
            return await self.database.write(work)
        except IntegrityError:
            raise WrongField("name", "refused-name-taken") from None

    async def sign_in(self, name: str, passphrase: str, address: str = "") -> Person:
        """The person with this account. A wrong name and a wrong passphrase get the same answer after the same work.

        Wrong tries are counted for the name and for the address they come from; see ``tries``.
        """
        a = db.accounts.c
        by_name = Try("name", name_key(name), tries.BY_NAME)
        by_address = [Try("address", tries.network(address), tries.BY_ADDRESS)] if address else []
        await self.database.write(lambda c: tries.count(c, self.now(), "passphrase", [by_name, *by_address]))
        query = sa.select(a.person_id, a.hash).where(a.key == name_key(name))
        found = await self.database.read(lambda c: c.execute(query).first())
        right = await asyncio.to_thread(self._check, None if found is None else found.hash, passphrase)
        if found is None or not right:
            raise ForbiddenError("refused-sign-in", "passphrase")

        def work(c: sa.Connection) -> Person:
            tries.forget(c, by_name)
            tries.forgive(c, self.now(), by_address)
            return _get(c, found.person_id)

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
            _new_door(c, person.id)

        await self.database.write(work)
        await self._dismissed(person)

    async def shut_out(self, person: Person) -> None:
        """Before somebody is forgotten: neither a cookie nor a key acts for them any more."""

        def work(c: sa.Connection) -> None:
            _new_door(c, person.id)
            c.execute(db.tokens.delete().where(db.tokens.c.person_id == person.id))

        await self.database.write(work)
        await self._dismissed(person)

    async def forget(self, person: Person) -> None:
        """Delete all that is known of a person. Of games that others played too, only the moves stay.

        First give their seats away: ``Seating.give_up``.
        """

        def work(c: sa.Connection) -> None:
            for table in (db.accounts, db.tokens, db.outbox, db.notes, db.chat, addresses):
                c.execute(table.delete().where(table.c.person_id == person.id))
            r = db.rewinds.c
            mine = db.rewinds.update().where(r.person_id == person.id, r.status == "open")
            c.execute(mine.values(status="withdrawn"))
            _new_door(c, person.id)
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
        """Move all that a guest has (seats, tables, notes, chat) to an account, after signing in."""

        def work(c: sa.Connection) -> None:
            if _get(c, guest.id).account or not _get(c, account.id).account:
                raise ForbiddenError("refused-claim", "name")
            for column in (db.seats.c.person_id, db.chat.c.person_id, db.rewinds.c.person_id, db.game_tables.c.owner):
                move = sa.update(column.table).where(column == guest.id).values({column.name: account.id})
                c.execute(move)
            n = db.notes.c
            kept = sa.select(n.table_id).where(n.person_id == account.id)
            mine = db.notes.update().where(n.person_id == guest.id, n.table_id.not_in(kept))
            c.execute(mine.values(person_id=account.id))

        if guest.id != account.id:
            await self.database.write(work)

    # --- keys for programs ----------------------------------------------------------------------

    async def new_token(self, person: Person, name: str) -> str:
        """A new key with which a program acts for this person. Only its hash is kept: it cannot be shown again."""
        name = read_name(name)
        key = f"mh_{secrets.token_urlsafe(32)}"
        k = db.tokens.c

        def work(c: sa.Connection) -> None:
            count = sa.select(sa.func.count()).select_from(db.tokens).where(k.person_id == person.id)
            if (c.scalar(count) or 0) >= MOST_TOKENS:
                raise ConflictError("refused-many-keys", "name", most=MOST_TOKENS)
            values = {"id": uuid.uuid4().hex, "person_id": person.id, "name": name, "hash": digest(key)}
            c.execute(db.tokens.insert().values(**values, created=self.now()))

        await self.database.write(work)
        return key

    async def tokens(self, person: Person) -> list[Token]:
        """The keys of a person, oldest first."""
        query = sa.select(db.tokens).where(db.tokens.c.person_id == person.id).order_by(db.tokens.c.created)
        return await self.database.read(lambda c: [Token(row.id, row.name, row.created) for row in c.execute(query)])

    async def drop_token(self, person: Person, token_id: str) -> None:
        """Make a key open nothing any more."""
        query = db.tokens.delete().where(db.tokens.c.id == token_id, db.tokens.c.person_id == person.id)
        await self.database.write(lambda c: c.execute(query))
        await self._dismissed(person)

    async def by_token(self, key: str) -> Person | None:
        """Whom a key belongs to."""
        query = sa.select(db.tokens.c.person_id).where(db.tokens.c.hash == digest(key))

        def work(c: sa.Connection) -> Person | None:
            person_id = c.scalar(query)
            return None if person_id is None else _find(c, person_id)

        return await self.database.read(work)

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


def _find(c: sa.Connection, person_id: str) -> Person | None:
    p, a = db.people, db.accounts
    row = c.execute(sa.select(p, a.c.key).outerjoin(a, a.c.person_id == p.c.id).where(p.c.id == person_id)).first()
    if row is None:
        return None
    notify = tuple(row.notify.split())
    return Person(row.id, row.name, row.key is not None, row.lang, row.email, row.webhook, notify, row.seen)


def _get(c: sa.Connection, person_id: str) -> Person:
    person = _find(c, person_id)
    if person is None:
        raise NotFoundError("refused-nobody", "person")
    return person


def _door(c: sa.Connection, person_id: str) -> int:
    return c.scalar(sa.select(doors.c.number).where(doors.c.person_id == person_id)) or 0


def _new_door(c: sa.Connection, person_id: str) -> None:
    tries.add_missing(c, doors, person_id=person_id, number=0)
    c.execute(doors.update().where(doors.c.person_id == person_id).values(number=doors.c.number + 1))


def email_claim(person_id: str, email: str) -> str:
    """What a link for confirming says, before it is signed: who, and for which address."""
    return f"{person_id}:{digest(email)}"


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def read_name(name: str) -> str:
    """A name as it is kept: compatible characters made one, spaces tidied."""
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if not SHORTEST_NAME <= len(tidy) <= LONGEST_NAME:
        raise WrongField("name", "refused-name-length", shortest=SHORTEST_NAME, longest=LONGEST_NAME)
    if not tidy.isprintable():
        raise WrongField("name", "refused-name-signs")
    return tidy


def name_key(name: str) -> str:
    """What two names must differ in."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())[:120]


def read_lang(lang: str) -> str:
    if lang not in ("", *LANGUAGES):
        raise WrongField("lang", "refused-choice", choices=", ".join(LANGUAGES))
    return lang


def read_ways(ways: Sequence[str]) -> str:
    for way in ways:
        if way not in WAYS:
            raise WrongField("notify", "refused-choice", choices=", ".join(WAYS))
    return " ".join(way for way in WAYS if way in ways)


def read_passphrase(passphrase: str, field: str = "passphrase") -> str:
    if len(passphrase) < SHORTEST_PASSPHRASE:
        raise WrongField(field, "refused-passphrase-short", shortest=SHORTEST_PASSPHRASE)
    if len(passphrase) > LONGEST_PASSPHRASE:
        raise WrongField(field, "refused-passphrase-long", longest=LONGEST_PASSPHRASE)
    return passphrase


def read_email(email: str) -> str:
    """An address as it is kept; empty means none."""
    email = email.strip()
    name, at, host = email.rpartition("@")
    plain = email.isascii() and email.isprintable() and not any(sign in email for sign in ' ,;:<>()[]"\\')
    if email and not (at and name and "@" not in name and "." in host.strip(".") and plain and len(email) <= 254):
        raise WrongField("email", "refused-email", email=email[:80])
    return email


def read_webhook(webhook: str) -> str:
    """An address that is called; empty means none."""
    webhook = webhook.strip()
    if not webhook:
        return ""
    try:
        parts = urlsplit(webhook)
        wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None
        wrong = wrong or not ((parts.port or 80) > 0)
    except ValueError:
        wrong = True
    if wrong or len(webhook) > 500 or not (webhook.isascii() and webhook.isprintable()) or " " in webhook:
        raise WrongField("webhook", "refused-webhook", webhook=webhook[:80])
    return webhook
