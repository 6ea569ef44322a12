"""Messages to people who are away: when they are due, what they say, how they are sent, and when they are not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.policy import default

import pytest
import sqlalchemy as sa

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import BadField
from meadhall.server.notices import NOTICES
from meadhall.server.people.addresses import email_claim
from meadhall.server.people.notify import KEPT, TRIES, Courier, MailServer, read_smtp
from meadhall.server.settings import Settings
from meadhall.server.storage import database as db
from meadhall.server.tables.records import Person, Table
from meadhall.server.web.security import confirming, stopping
from tests.server.houses import House, opened

pytestmark = pytest.mark.anyio

GAME = "ice-garden"
AFTER = 60.0


class Sink:
    """A server on this machine that keeps what it is sent."""

    def __init__(self) -> None:
        self.port = 0
        self.got: list[bytes] = []
        self.status = "204 No Content"
        self.refuse = False

    @property
    def webhook(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?x=1"

    @property
    def smtp(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def http(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-l"))
        self.got.append(head + await reader.readexactly(length))
        writer.write(f"HTTP/1.1 {self.status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await finish(writer)

    async def mail(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := await reader.readline():
            word = line.split()[0].upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                self.got.append(text[:-3])
            if word == b"RCPT" and self.refuse:
                writer.write(b"550 nobody here\r\n")
            else:
                writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
            if word == b"QUIT":
                break
        await finish(writer)


async def finish(writer: asyncio.StreamWriter) -> None:
    await writer.drain()
    writer.close()
    await writer.wait_closed()


@asynccontextmanager
async def sink(kind: str) -> AsyncIterator[Sink]:
    made = Sink()
    server = await asyncio.start_server(made.http if kind == "http" else made.mail, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


def courier(house: House, smtp: str = "", private: bool = True, webhooks: bool = True) -> Courier:
    settings = Settings(
        database="", url="https://hall.example/", smtp=smtp, mail_from="hall@hall.example",
        webhooks=webhooks, private_webhooks=private,
    )  # fmt: skip
    return Courier(house.database, settings, house.time)


async def statuses(house: House) -> list[str]:
    query = sa.select(db.outbox.c.status).order_by(db.outbox.c.id)
    return await house.database.read(lambda c: list(c.execute(query).scalars()))


async def make_turn(house: House, **how: object) -> tuple[Table, Person, Person]:
    """A table at which it has just become the turn of somebody who can be told; the table, they, the other."""
    people = [await house.people.guest() for _ in range(2)]
    table = await house.tables.opening.create(people[0], GAME, {}, ["me", "open"], title="Evening")
    for person in people:
        await house.people.change(person, **how)  # type: ignore[arg-type]
        if "email" in how:
            await house.people.addresses.confirm(email_claim(person.id, str(how["email"])))
    await house.tables.seating.join(people[1], table.id)
    await house.database.write(lambda c: c.execute(db.outbox.delete()))
    (asked,) = (await house.tables.looking.table(table.id)).asked()
    house.time.now += 10
    while (await house.tables.looking.table(table.id)).asked() == [asked]:
        await act(house, table, people[asked], asked)
    house.time.now += AFTER
    return table, people[1 - asked], people[asked]


async def act(house: House, table: Table, person: Person, seat: int) -> None:
    match = await house.tables.looking.match(table.id)
    await house.tables.playing.play(person, table.id, seat, match.head, str(match.state.decision_of(seat).options[0]))


async def test_a_mail_tells_whose_turn_it_is(house: House) -> None:
    table, they, _ = await make_turn(house, email="runa@example.org", notify=["email"], lang="de")
    async with sink("mail") as mail:
        assert await courier(house, mail.smtp).deliver() == 1
        assert await courier(house, mail.smtp).deliver() == 0
    (text,) = mail.got
    message = message_from_bytes(text, policy=default)
    assert (message["to"], message["from"]) == ("runa@example.org", "hall@hall.example")
    assert message["subject"] == "Du bist am Zug: Evening"
    assert f"https://hall.example/table/{table.id}" in message.get_content()
    assert message["auto-submitted"] == "auto-generated"
    assert await statuses(house) == ["sent"]
    # The button of the mail program and the link in the text stop the mails of this person.
    stop = message["list-unsubscribe"].strip("<>")
    assert message["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert stop in message.get_content()
    signer = stopping(await house.people.house_secret())
    assert stop.startswith("https://hall.example/mail/stop/")
    assert signer.read(stop.rpartition("/")[2], house.time.now) == they.id


async def test_a_new_address_gets_one_question_and_nothing_else(house: House) -> None:
    runa = await house.people.change(await house.people.guest(), email="runa@example.org", notify=["email"], lang="de")
    async with sink("mail") as mail:
        assert await courier(house, mail.smtp).deliver() == 1
        assert await courier(house, mail.smtp).deliver() == 0
    message = message_from_bytes(mail.got[0], policy=default)
    assert (message["to"], message["subject"]) == ("runa@example.org", "Ist das deine Adresse?")
    # What a stranger wrote must not reach somebody who never asked.
    assert runa.name not in message.get_content()
    link = next(word for word in message.get_content().split() if word.startswith("https://"))
    assert link.startswith("https://hall.example/mail/confirm/")
    signed = link.rpartition("/")[2]
    signer = confirming(await house.people.house_secret())
    claim = signer.read(signed, house.time.now)
    assert claim == email_claim(runa.id, "runa@example.org")
    assert signer.read(signed, house.time.now + 3 * 24 * 3600) is None
    assert stopping(await house.people.house_secret()).read(signed, house.time.now) is None
    assert (await house.people.addresses.confirm(claim)).email == "runa@example.org"


async def test_no_mail_goes_to_an_address_that_is_not_confirmed(house: House) -> None:
    people = [await house.people.guest() for _ in range(2)]
    table = await house.tables.opening.create(people[0], GAME, {}, ["me", "open"])
    for person in people:
        await house.people.change(person, email="runa@example.org", notify=["email"])
    await house.tables.seating.join(people[1], table.id)
    assert await statuses(house) == []


async def test_a_question_that_fails_is_asked_again_and_then_given_up(house: House) -> None:
    runa = await house.people.change(await house.people.guest(), email="runa@example.org")
    async with sink("mail") as mail:
        mail.refuse = True
        for _ in range(TRIES):
            assert await courier(house, mail.smtp).deliver() == 0
            house.time.now += 100_000
        mail.refuse = False
        assert await courier(house, mail.smtp).deliver() == 0
        await house.people.addresses.ask_again(runa)
        assert await courier(house, mail.smtp).deliver() == 1
    assert len(mail.got) == 1


async def test_two_workers_ask_once(url: str, house: House) -> None:
    await house.people.change(await house.people.guest(), email="runa@example.org")
    async with sink("mail") as mail, opened(url, house.time) as other:
        sent = await asyncio.gather(*(courier(worker, mail.smtp).deliver() for worker in (house, other, house, other)))
    assert sum(sent) == len(mail.got) == 1


async def test_a_webhook_is_called(house: House) -> None:
    async with sink("http") as hook:
        table, _, _ = await make_turn(house, webhook=hook.webhook, notify=["webhook", "browser"])
        assert await courier(house).deliver() == 1
    (request,) = hook.got
    head, _, body = request.partition(b"\r\n\r\n")
    assert head.startswith(b"POST /hook?x=1 HTTP/1.1")
    assert f"127.0.0.1:{hook.port}".encode() in head
    said = json.loads(body)
    assert (said["event"], said["table"], said["game"], said["title"]) == ("turn", table.id, GAME, "Evening")
    assert said["link"] == f"https://hall.example/table/{table.id}"
    assert said["subject"] == "Your turn: Evening"


async def test_nothing_is_sent_too_early(house: House) -> None:
    async with sink("http") as hook:
        await make_turn(house, webhook=hook.webhook, notify=["webhook"])
        house.time.now -= 1
        assert await courier(house).deliver() == 0
        assert await statuses(house) == ["waiting"]
        house.time.now += 1
        assert await courier(house).deliver() == 1


async def test_whoever_was_seen_since_needs_no_message(house: House) -> None:
    _, they, _ = await make_turn(house, webhook="http://127.0.0.1:9/", notify=["webhook"])
    await house.people.touch(they.id)
    assert await courier(house).deliver() == 0
    assert await statuses(house) == ["dropped"]


async def test_a_turn_that_has_passed_is_not_told(house: House) -> None:
    table, they, _ = await make_turn(house, webhook="http://127.0.0.1:9/", notify=["webhook"])
    await house.tables.seating.leave(they, table.id, (await house.tables.looking.table(table.id)).asked()[0])
    assert await courier(house).deliver() == 0
    assert await statuses(house) == ["dropped"]


@pytest.mark.parametrize("change", [{"notify": ["browser"]}, {"webhook": ""}])
async def test_whoever_does_not_want_messages_gets_none(house: House, change: dict[str, str]) -> None:
    _, they, _ = await make_turn(house, webhook="http://127.0.0.1:9/", notify=["webhook"])
    await house.people.change(they, **change)
    assert await courier(house).deliver() == 0
    assert await statuses(house) == ["dropped"]


async def test_without_contact_nothing_waits(house: House) -> None:
    await make_turn(house, notify=["browser", "email", "webhook"])
    assert await statuses(house) == []


@pytest.mark.parametrize("way", ["email", "webhook"])
async def test_a_house_may_have_no_mail_and_no_webhooks(house: House, way: str) -> None:
    await make_turn(house, email="runa@example.org", webhook="http://127.0.0.1:9/", notify=[way])
    assert await courier(house, webhooks=False).deliver() == 0
    assert await statuses(house) == ["dropped"]


async def test_the_same_message_does_not_wait_twice(house: House) -> None:
    async with sink("http") as hook:
        table, they, other = await make_turn(house, webhook=hook.webhook, notify=["webhook"])
        seats = {person_id: seat.seat for seat in (await house.tables.looking.table(table.id)).seats
                 if (person_id := seat.person_id)}  # fmt: skip
        for person in (they, other, they):
            while (await house.tables.looking.table(table.id)).asks(person):
                await act(house, table, person, seats[person.id])
        assert len(await statuses(house)) <= 2
        house.time.now += AFTER
        assert await courier(house).deliver() == 1


async def test_what_fails_is_tried_again_later_and_then_given_up(house: House) -> None:
    async with sink("http") as hook:
        hook.status = "500 Oh dear"
        await make_turn(house, webhook=hook.webhook, notify=["webhook"])
        for tried in range(1, TRIES + 1):
            assert await courier(house).deliver() == 0
            assert await courier(house).deliver() == 0
            assert len(hook.got) == tried
            house.time.now += 100_000
        assert await statuses(house) == ["failed"]
        problem = await house.database.read(lambda c: c.execute(sa.select(db.outbox.c.problem)).scalar_one())
        assert "500" in problem
        assert await courier(house).deliver() == 0
        assert len(hook.got) == TRIES


async def test_what_fails_once_may_arrive_the_second_time(house: House) -> None:
    async with sink("mail") as mail:
        mail.refuse = True
        await make_turn(house, email="runa@example.org", notify=["email"])
        assert await courier(house, mail.smtp).deliver() == 0
        mail.refuse = False
        house.time.now += 100
        assert await courier(house, mail.smtp).deliver() == 1
    assert await statuses(house) == ["sent"]


@pytest.mark.parametrize("webhook", ["http://127.0.0.1:9/", "http://localhost:9/", "http://169.254.169.254/latest/"])
async def test_a_webhook_does_not_lead_into_the_house(house: House, webhook: str) -> None:
    await make_turn(house, webhook=webhook, notify=["webhook"])
    assert await courier(house, private=False).deliver() == 0
    problem = await house.database.read(lambda c: c.execute(sa.select(db.outbox.c.problem)).scalar_one())
    assert problem == "the webhook leads to a private network"


async def test_two_workers_send_a_message_once(url: str, house: House) -> None:
    async with sink("http") as hook, opened(url, house.time) as other:
        await make_turn(house, webhook=hook.webhook, notify=["webhook"])
        sent = await asyncio.gather(*(courier(worker).deliver() for worker in (house, other, house, other)))
    assert sum(sent) == len(hook.got) == 1


async def test_the_others_hear_of_a_proposal_and_of_the_end(house: House) -> None:
    async with sink("http") as hook:
        table, they, other = await make_turn(house, webhook=hook.webhook, notify=["webhook"])
        await house.tables.rewinding.propose(they, table.id, 0)
        house.time.now += AFTER
        await courier(house).deliver()
        for seat in (await house.tables.looking.table(table.id)).seats:
            person = they if seat.person_id == they.id else other
            await house.tables.seating.leave(person, table.id, seat.seat)
        await house.tables.bots.play_on(table.id)
        house.time.now += AFTER
        await courier(house).deliver()
    events = [json.loads(request.partition(b"\r\n\r\n")[2])["event"] for request in hook.got]
    assert sorted(events) == ["over", "over", "rewind", "turn"]


async def test_old_rows_are_forgotten(house: House) -> None:
    await make_turn(house, webhook="http://127.0.0.1:9/", notify=["webhook"])
    await courier(house, webhooks=False).deliver()
    assert await statuses(house) == ["dropped"]
    house.time.now += KEPT + 1
    await courier(house).deliver()
    assert await statuses(house) == []


def test_mail_servers_are_named_by_address() -> None:
    assert read_smtp("smtp://mail.example") == MailServer("mail.example", 25, False, "", "")
    assert read_smtp("smtps://me%40x:a%2Fb@mail.example") == MailServer("mail.example", 465, True, "me@x", "a/b")
    assert read_smtp("smtp://me:word@mail.example:2525").port == 2525
    for wrong in ("mail.example", "http://mail.example", "smtp://", "smtp://mail.example:port"):
        with pytest.raises(BadField):
            read_smtp(wrong)


async def test_a_password_is_not_sent_in_the_clear(house: House) -> None:
    await make_turn(house, email="runa@example.org", notify=["email"])
    async with sink("mail") as mail:
        assert await courier(house, mail.smtp.replace("//", "//me:word@")).deliver() == 0
        assert mail.got == []
    problem = await house.database.read(lambda c: c.execute(sa.select(db.outbox.c.problem)).scalar_one())
    assert "no encryption" in problem


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["turn", "rewind", "over"])
def test_every_message_has_words(lang: str, kind: str) -> None:
    assert "Evening" in NOTICES.say(f"{kind}-subject", lang, title="Evening")
    text = NOTICES.say(f"{kind}-text", lang, title="Evening", link="https://x")
    assert "Evening" in text
    assert text.endswith("https://x")
