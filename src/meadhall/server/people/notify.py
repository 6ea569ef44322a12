"""Telling people who are away that it is their turn: by e-mail, and by calling a webhook of theirs.

The service writes a row into the outbox in the transaction of the move. The courier sends it a little later, unless the
person has been seen since, or there is nothing to tell any more. A row is claimed before it is sent, so that several
workers may deliver; what fails is tried again, later and later, and then given up.

Mails go only to addresses that are confirmed, and each has a link to stop them. The one exception is the mail that asks
for the confirmation; it is sent once for each address that somebody gives.
"""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import socket
import ssl
import time
from collections.abc import Callable
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import unquote, urlsplit

import httpx
import sqlalchemy as sa

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import BadField, MeadhallError
from meadhall.server.notices import NOTICES
from meadhall.server.people.accounts import People
from meadhall.server.people.addresses import addresses, email_claim
from meadhall.server.settings import Settings
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables.records import OVER, RUNNING
from meadhall.server.web.rows import title_of_slug
from meadhall.server.web.security import confirming, stopping

TRIES = 5
"""How often a message is tried."""
PATIENCE = 60.0
"""Seconds until the second try; each further one waits four times as long."""
AT_ONCE = 20
"""How many messages one round sends."""
TIMEOUT = 10.0
KEPT = 7 * 24 * 60 * 60
"""Seconds for which we remember what was sent."""


class DeliveryError(MeadhallError):
    """A message could not be sent."""


@dataclass(frozen=True, slots=True)
class Letter:
    """One message on its way."""

    id: int
    kind: str
    way: str
    tries: int
    person_id: str
    lang: str
    email: str
    webhook: str
    table_id: str
    title: str
    game: str
    needed: bool
    """False if the person has been here since, does not want it, or it is not true any more."""

    def words(self, address: str) -> tuple[str, str]:
        """Subject and text."""
        title = self.title or title_of_slug(self.game, spoken(self.lang))
        told = {"title": title, "link": self.link(address)}
        return say(f"{self.kind}-subject", self.lang, **told), say(f"{self.kind}-text", self.lang, **told)

    def link(self, address: str) -> str:
        return f"{address}/table/{self.table_id}"


@dataclass(frozen=True, slots=True)
class ConfirmationMail:
    """A mail that asks whether an address is somebody's own."""

    person_id: str
    lang: str
    email: str
    tries: int


def say(id: str, lang: str, **told: str) -> str:
    return NOTICES.say(id, spoken(lang), **told)


def spoken(lang: str) -> str:
    return lang if lang in LANGUAGES else LANGUAGES[0]


class Courier:
    """Delivers what waits in the outbox. Call ``deliver`` every few seconds."""

    def __init__(self, database: Database, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.database = database
        self.settings = settings
        self.now = now
        self._secret = settings.secret

    async def deliver(self) -> int:
        """Send what is due; how many messages were sent."""
        letters = await self.database.write(self._claim)
        questions = await self.database.write(self._claim_questions) if self.settings.smtp else []
        if (letters or questions) and not self._secret:
            self._secret = await People(self.database).house_secret()
        sent = await asyncio.gather(*map(self._deliver, letters), *map(self._ask, questions))
        return sum(sent)

    def _claim(self, c: sa.Connection) -> list[Letter]:
        """Take what is due; until the next try is due it is ours."""
        o = db.outbox.c
        now = self.now()
        c.execute(db.outbox.delete().where(o.status != "waiting", o.created < now - KEPT))
        due = sa.select(o.id).where(o.status == "waiting", o.due <= now).order_by(o.due).limit(AT_ONCE)
        ids = list(c.execute(due.with_for_update(skip_locked=True)).scalars())
        if not ids:
            return []
        letters = [self._letter(row) for row in c.execute(_LETTERS, {"ids": ids})]
        for letter in letters:
            again = now + PATIENCE * 4**letter.tries
            c.execute(db.outbox.update().where(o.id == letter.id).values(tries=letter.tries + 1, due=again))
        return letters

    def _letter(self, row: Any) -> Letter:
        true = {
            "turn": row.table_status == RUNNING and row.asked is not None and row.stand_in == "",
            "rewind": row.proposed is not None,
            "over": row.table_status == OVER,
        }
        possible = self.settings.webhooks if row.way == "webhook" else bool(self.settings.smtp)
        wanted = row.way in row.notify.split() and bool(getattr(row, row.way)) and possible
        needed = true[row.kind] and wanted and row.seen < row.created
        return Letter(
            row.id, row.kind, row.way, row.tries, row.person_id, row.lang, row.email, row.webhook, row.table_id,
            row.title, row.game, needed,
        )  # fmt: skip

    async def _deliver(self, letter: Letter) -> bool:
        if not letter.needed:
            await self._note(letter, "dropped")
            return False
        try:
            if letter.way == "email":
                await asyncio.to_thread(self._mail, letter)
            else:
                await self._call(letter)
        except (OSError, smtplib.SMTPException, httpx.HTTPError, httpx.InvalidURL, DeliveryError) as error:
            await self._note(letter, "waiting" if letter.tries + 1 < TRIES else "failed", str(error)[:500])
            return False
        await self._note(letter, "sent")
        return True

    async def _note(self, letter: Letter, status: str, problem: str = "") -> None:
        query = db.outbox.update().where(db.outbox.c.id == letter.id).values(status=status, problem=problem)
        await self.database.write(lambda c: c.execute(query))

    def _mail(self, letter: Letter) -> None:
        subject, text = letter.words(self.settings.address)
        stop = f"{self.settings.address}/mail/stop/{stopping(self._secret).sign(letter.person_id, self.now())}"
        text = f"{text}\n\n-- \n{say('mail-foot', letter.lang, link=stop)}"
        # Mail programs show a button for this (RFC 8058).
        headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        self._send(letter.email, subject, text, headers)

    def _claim_questions(self, c: sa.Connection) -> list[ConfirmationMail]:
        """Take the questions that are due; until the next try is due they are ours."""
        a, p = addresses.c, db.people.c
        now = self.now()
        due = sa.select(a.person_id, a.email, a.tries, p.lang).join(db.people, p.id == a.person_id)
        due = due.where(a.status == "waiting", a.due <= now).order_by(a.due).limit(AT_ONCE)
        rows = c.execute(due.with_for_update(skip_locked=True, of=addresses)).all()
        for row in rows:
            again = now + PATIENCE * 4**row.tries
            mine = addresses.update().where(a.person_id == row.person_id)
            c.execute(mine.values(tries=row.tries + 1, due=again))
        return [ConfirmationMail(row.person_id, row.lang, row.email, row.tries) for row in rows]

    async def _ask(self, question: ConfirmationMail) -> bool:
        try:
            await asyncio.to_thread(self._mail_question, question)
        except (OSError, smtplib.SMTPException, DeliveryError):
            status = "waiting" if question.tries + 1 < TRIES else "failed"
        else:
            status = "sent"
        a = addresses.c
        mine = addresses.update().where(a.person_id == question.person_id, a.email == question.email)
        await self.database.write(lambda c: c.execute(mine.values(status=status)))
        return status == "sent"

    def _mail_question(self, question: ConfirmationMail) -> None:
        claim = email_claim(question.person_id, question.email)
        link = f"{self.settings.address}/mail/confirm/{confirming(self._secret).sign(claim, self.now())}"
        text = say("confirm-text", question.lang, link=link)
        self._send(question.email, say("confirm-subject", question.lang), text, {})

    def _send(self, to: str, subject: str, text: str, headers: dict[str, str]) -> None:
        message = EmailMessage()
        message["From"] = self.settings.mail_from
        message["To"] = to
        message["Subject"] = subject
        for name, value in headers.items():
            message[name] = value
        message["Date"] = formatdate(self.now())
        message["Message-ID"] = make_msgid(domain="meadhall")
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        server = read_smtp(self.settings.smtp)
        with server.connect() as smtp:
            smtp.send_message(message)

    async def _call(self, letter: Letter) -> None:
        subject, text = letter.words(self.settings.address)
        url = httpx.URL(letter.webhook)
        address = await self._resolve(url)
        said = {
            "event": letter.kind,
            "table": letter.table_id,
            "game": letter.game,
            "title": letter.title,
            "subject": subject,
            "text": text,
            "link": letter.link(self.settings.address),
        }
        async with httpx.AsyncClient(timeout=TIMEOUT, trust_env=False) as client:
            # To the very address that was checked: a name may lead elsewhere a moment later.
            request = client.build_request(
                "POST",
                url.copy_with(host=address),
                json=said,
                headers={"host": url.netloc.decode("ascii"), "user-agent": "meadhall"},
                extensions={"sni_hostname": url.host},
            )
            answer = await client.send(request, stream=True)
            await answer.aclose()
        if not answer.is_success:
            raise DeliveryError(f"the webhook answered {answer.status_code}")

    async def _resolve(self, url: httpx.URL) -> str:
        """An address of the webhook's host; only public ones, unless the settings say otherwise."""
        port = url.port or {"http": 80, "https": 443}[url.scheme]
        found = await asyncio.get_running_loop().getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
        address = str(found[0][4][0]).partition("%")[0]
        if not self.settings.private_webhooks and not ipaddress.ip_address(address).is_global:
            raise DeliveryError("the webhook leads to a private network")
        return address


_LETTERS = (
    sa.select(
        *(db.outbox.c[name] for name in ("id", "kind", "way", "tries", "created", "table_id", "person_id")),
        *(db.people.c[name] for name in ("lang", "email", "webhook", "notify", "seen")),
        db.game_tables.c.title,
        db.game_tables.c.game,
        db.game_tables.c.status.label("table_status"),
        db.seats.c.asked,
        db.seats.c.stand_in,
        db.rewinds.c.id.label("proposed"),
    )
    .join(db.people, db.people.c.id == db.outbox.c.person_id)
    .join(db.game_tables, db.game_tables.c.id == db.outbox.c.table_id)
    .join(db.seats, sa.and_(db.seats.c.table_id == db.outbox.c.table_id, db.seats.c.seat == db.outbox.c.seat))
    .outerjoin(db.rewinds, sa.and_(db.rewinds.c.table_id == db.outbox.c.table_id, db.rewinds.c.status == "open"))
    .where(db.outbox.c.id.in_(sa.bindparam("ids", expanding=True)))
    .order_by(db.outbox.c.id)
)


@dataclass(frozen=True, slots=True)
class MailServer:
    host: str
    port: int
    tls: bool
    user: str
    word: str

    def connect(self) -> smtplib.SMTP:
        """A connection that is encrypted if the server can do that, and always if there is a password to tell."""
        context = ssl.create_default_context()
        if self.tls:
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT, context=context)
        else:
            smtp = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
        try:
            smtp.ehlo()
            safe = self.tls
            if not safe and smtp.has_extn("starttls"):
                smtp.starttls(context=context)
                safe = True
            if self.user:
                if not safe:
                    raise DeliveryError("the mail server offers no encryption; the password is not sent")
                smtp.login(self.user, self.word)
        except BaseException:
            smtp.close()
            raise
        return smtp


def read_smtp(text: str) -> MailServer:
    """``smtp://user:word@host:port`` or ``smtps://...``."""
    parts = urlsplit(text)
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == -1:
        raise BadField("smtp", f"{text!r} is not smtp://user:word@host:port")
    tls = parts.scheme == "smtps"
    usual = 465 if tls else 587 if parts.username else 25
    return MailServer(parts.hostname, port or usual, tls, unquote(parts.username or ""), unquote(parts.password or ""))
