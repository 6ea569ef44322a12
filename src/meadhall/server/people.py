"""People: guests who play at once, and accounts that carry their seats to another device."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
import uuid
from collections.abc import Callable, Sequence
from contextlib import suppress
from urllib.parse import urlsplit

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import BadField
from meadhall.server import storage as db
from meadhall.server.errors import ConflictError, ForbiddenError, NotFoundError
from meadhall.server.records import Person, Token
from meadhall.server.storage import Database

SHORTEST_PASSPHRASE = 10
LONGEST_PASSPHRASE = 200
SHORTEST_NAME = 2
LONGEST_NAME = 30
MOST_TOKENS = 20
WAYS = ("browser", "email", "webhook")
"""How a person can be told that it is their turn."""
NAME_TAKEN = "an account has this name; please take another"

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
    """Everybody who ever came by. ``now`` tells the time, ``hasher`` makes and checks the hashes of passphrases."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], float] = time.time,
        hasher: PasswordHasher | None = None,
    ) -> None:
        self.database = database
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

    async def find(self, person_id: str) -> Person | None:
        """The person with this id, if there is one."""
        return await self.database.read(lambda c: _find(c, person_id))

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
        """Change what is given; the rest stays. Nobody can take the name of somebody else's account."""
        values: dict[str, str] = {}
        if lang is not None:
            values["lang"] = read_lang(lang)
        if email is not None:
            values["email"] = read_email(email)
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
                    raise BadField("name", NAME_TAKEN)
            if values:
                c.execute(db.people.update().where(db.people.c.id == person.id).values(**values))
            return _get(c, person.id)

        return await self.database.write(work)

    # --- accounts -------------------------------------------------------------------------------

    async def register(self, person: Person, name: str, passphrase: str) -> Person:
        """Give a guest an account: name and passphrase. All seats stay theirs."""
        name = read_name(name)
        hash = await asyncio.to_thread(self._hasher.hash, read_passphrase(passphrase))

        def work(c: sa.Connection) -> Person:
            if _get(c, person.id).account:
                raise ConflictError("this person has an account already")
            values = {"person_id": person.id, "key": name_key(name), "hash": hash, "created": self.now()}
            c.execute(db.accounts.insert().values(**values))
            c.execute(db.people.update().where(db.people.c.id == person.id).values(name=name))
            return _get(c, person.id)

        try:
            return await self.database.write(work)
        except IntegrityError:
            raise BadField("name", NAME_TAKEN) from None

    async def sign_in(self, name: str, passphrase: str) -> Person:
        """The person with this account. A wrong name and a wrong passphrase get the same answer after the same work."""
        a = db.accounts.c
        query = sa.select(a.person_id, a.hash).where(a.key == name_key(name))
        found = await self.database.read(lambda c: c.execute(query).first())
        right = await asyncio.to_thread(self._check, None if found is None else found.hash, passphrase)
        if found is None or not right:
            raise ForbiddenError("name or passphrase is wrong")
        return await self.get(found.person_id)

    async def change_passphrase(self, person: Person, old: str, new: str) -> None:
        """Take another passphrase."""
        a = db.accounts.c
        hash = await asyncio.to_thread(self._hasher.hash, read_passphrase(new))
        known = await self.database.read(lambda c: c.scalar(sa.select(a.hash).where(a.person_id == person.id)))
        if not await asyncio.to_thread(self._check, known, old):
            raise ForbiddenError("the passphrase is wrong")
        query = db.accounts.update().where(a.person_id == person.id, a.hash == known).values(hash=hash)
        await self.database.write(lambda c: c.execute(query))

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
                raise ForbiddenError("only what a guest has can be moved, and only to an account")
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
                raise ConflictError(f"nobody needs more than {MOST_TOKENS} keys; drop one first")
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
        raise NotFoundError("nobody has this id")
    return person


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def read_name(name: str) -> str:
    """A name as it is kept: compatible characters made one, spaces tidied."""
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if not SHORTEST_NAME <= len(tidy) <= LONGEST_NAME:
        raise BadField("name", f"a name has {SHORTEST_NAME} to {LONGEST_NAME} characters")
    if not tidy.isprintable():
        raise BadField("name", "a name has only letters, digits, signs and spaces")
    return tidy


def name_key(name: str) -> str:
    """What two names must differ in."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())[:120]


def read_lang(lang: str) -> str:
    if lang not in ("", *LANGUAGES):
        raise BadField("lang", f"{lang!r} is none of {', '.join(LANGUAGES)}")
    return lang


def read_ways(ways: Sequence[str]) -> str:
    for way in ways:
        if way not in WAYS:
            raise BadField("notify", f"{way!r} is none of {', '.join(WAYS)}")
    return " ".join(way for way in WAYS if way in ways)


def read_passphrase(passphrase: str) -> str:
    if len(passphrase) < SHORTEST_PASSPHRASE:
        raise BadField("passphrase", f"at least {SHORTEST_PASSPHRASE} characters are needed; a few words are best")
    if len(passphrase) > LONGEST_PASSPHRASE:
        raise BadField("passphrase", f"more than {LONGEST_PASSPHRASE} characters are too many")
    return passphrase


def read_email(email: str) -> str:
    """An address as it is kept; empty means none."""
    email = email.strip()
    name, at, host = email.rpartition("@")
    plain = email.isascii() and email.isprintable() and not any(sign in email for sign in ' ,;:<>()[]"\\')
    if email and not (at and name and "@" not in name and "." in host.strip(".") and plain and len(email) <= 254):
        raise BadField("email", f"{email[:80]!r} is not an e-mail address")
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
        raise BadField("webhook", f"{webhook[:80]!r} is not an address such as https://example.org/hook")
    return webhook
