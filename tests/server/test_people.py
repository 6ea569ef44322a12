"""People: guests, accounts, moving from a guest to an account, keys for programs, and wrong input."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from meadhall.kernel.errors import BadField
from meadhall.server.errors import ConflictError, ForbiddenError, NotFoundError, TooManyError, WrongField
from meadhall.server.people.accounts import GONE
from meadhall.server.people.addresses import email_claim
from meadhall.server.people.tokens import MOST_TOKENS
from meadhall.server.storage import database as db
from meadhall.server.tables.records import Person
from tests.server.houses import House, opened

pytestmark = pytest.mark.anyio

PASSPHRASE = "four words by the fire"


async def test_a_guest_is_somebody_at_once(house: House) -> None:
    one, two = await house.people.guest("de"), await house.people.guest("xx")
    assert one.id != two.id
    assert (one.account, one.lang, two.lang) == (False, "de", "")
    assert 2 <= len(one.name) <= 30
    assert await house.people.by_cookie(one.id) == one
    assert await house.people.by_cookie("nobody") is None
    with pytest.raises(NotFoundError):
        await house.people.get("nobody")


async def test_an_account_opens_on_another_device(url: str, house: House) -> None:
    guest = await house.people.guest()
    account = await house.people.register(guest, "  Åsa   Berg ", PASSPHRASE)
    assert (account.id, account.name, account.account) == (guest.id, "Åsa Berg", True)
    async with opened(url) as elsewhere:
        for name in ("Åsa Berg", "åsa berg", "A\u030asa  BERG"):
            assert (await elsewhere.people.sign_in(name, PASSPHRASE)).id == guest.id


@pytest.mark.parametrize(("name", "passphrase"), [("Olaf", "wrong words by the fire"), ("Ulf", PASSPHRASE), ("", "")])
async def test_a_wrong_name_and_a_wrong_passphrase_sound_the_same(house: House, name: str, passphrase: str) -> None:
    await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)
    with pytest.raises(ForbiddenError, match=r"^Name or passphrase is wrong\.$"):
        await house.people.sign_in(name, passphrase)


async def test_a_passphrase_is_kept_as_a_hash_only(house: House) -> None:
    await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)
    stored = await house.database.read(lambda c: c.execute(sa.select(db.accounts.c.hash)).scalar_one())
    assert stored.startswith("$argon2id$")
    assert PASSPHRASE not in stored


async def test_a_passphrase_can_be_changed(house: House) -> None:
    olaf = await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)
    with pytest.raises(ForbiddenError):
        await house.people.change_passphrase(olaf, "not the old one", "another set of words")
    await house.people.change_passphrase(olaf, PASSPHRASE, "another set of words")
    assert (await house.people.sign_in("Olaf", "another set of words")).id == olaf.id
    with pytest.raises(ForbiddenError):
        await house.people.sign_in("Olaf", PASSPHRASE)
    with pytest.raises(ForbiddenError):
        await house.people.change_passphrase(await house.people.guest(), PASSPHRASE, "another set of words")


async def test_names_of_accounts_are_unique_whatever_their_case(house: House) -> None:
    await house.people.register(await house.people.guest(), "Straße", PASSPHRASE)
    guest = await house.people.guest()
    for name in ("STRASSE", "strasse", "Straße"):
        with pytest.raises(BadField, match="has this name"):
            await house.people.register(guest, name, PASSPHRASE)
        with pytest.raises(BadField, match="has this name"):
            await house.people.change(guest, name=name)
    assert not (await house.people.get(guest.id)).account


async def test_of_two_who_want_a_name_at_once_one_gets_it(house: House) -> None:
    guests = [await house.people.guest() for _ in range(2)]
    results = await asyncio.gather(
        *(house.people.register(guest, "Olaf", PASSPHRASE) for guest in guests), return_exceptions=True
    )
    assert [type(result) for result in results if not isinstance(result, Person)] == [WrongField]


async def test_nobody_has_two_accounts(house: House) -> None:
    olaf = await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)
    with pytest.raises(ConflictError):
        await house.people.register(olaf, "Ulf", PASSPHRASE)
    with pytest.raises(NotFoundError):
        await house.people.register(Person("nobody", "Ulf"), "Ulf", PASSPHRASE)


@pytest.mark.parametrize(
    ("name", "passphrase", "field"),
    [
        ("O", PASSPHRASE, "name"),
        (" " * 9, PASSPHRASE, "name"),
        ("x" * 31, PASSPHRASE, "name"),
        ("Ol\x00af", PASSPHRASE, "name"),
        ("Ol\u202eaf", PASSPHRASE, "name"),
        ("Olaf", "short", "passphrase"),
        ("Olaf", "x" * 201, "passphrase"),
    ],
)
async def test_an_account_needs_a_name_and_a_passphrase(house: House, name: str, passphrase: str, field: str) -> None:
    guest = await house.people.guest()
    with pytest.raises(BadField) as refused:
        await house.people.register(guest, name, passphrase)
    assert refused.value.field == field


async def test_claiming_moves_what_the_guest_had(house: House) -> None:
    olaf = await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)
    guest = await house.people.guest()
    table = await house.tables.opening.create(guest, "ice-garden", {}, ["me", "bot:random"])
    other = await house.tables.opening.create(olaf, "ice-garden", {}, ["me", "bot:random"])
    await house.tables.talking.write_note(guest, table.id, "hold the north")
    await house.tables.talking.write_note(guest, other.id, "the guest's")
    await house.tables.talking.write_note(olaf, other.id, "mine")
    await house.tables.talking.say(guest, table.id, "hello")
    await house.people.claim(guest, olaf)
    moved = await house.tables.looking.table(table.id)
    assert (moved.owner, moved.seats[0].person_id, moved.seats[0].name) == (olaf.id, olaf.id, "Olaf")
    assert {mine.id for mine in await house.tables.listing.mine(olaf)} == {table.id, other.id}
    assert await house.tables.listing.mine(guest) == []
    assert await house.tables.talking.note(olaf, table.id) == "hold the north"
    assert await house.tables.talking.note(olaf, other.id) == "mine"
    assert [line.name for line in await house.tables.talking.lines(table.id)] == ["Olaf"]


async def test_only_a_guest_can_be_claimed_and_only_for_an_account(house: House) -> None:
    olaf = await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)
    ulf = await house.people.register(await house.people.guest(), "Ulf", PASSPHRASE)
    guest = await house.people.guest()
    for whose, to in ((ulf, olaf), (olaf, guest), (guest, await house.people.guest())):
        with pytest.raises(ForbiddenError):
            await house.people.claim(whose, to)
    with pytest.raises(NotFoundError):
        await house.people.claim(Person("nobody", "x"), olaf)
    await house.people.claim(olaf, olaf)


async def test_settings_of_a_person(house: House) -> None:
    guest = await house.people.guest()
    changed = await house.people.change(
        guest, name="Runa", lang="de", email="runa@example.org", webhook="https://example.org/x?y=1",
        notify=["webhook", "email"],
    )  # fmt: skip
    assert (changed.name, changed.lang, changed.email) == ("Runa", "de", "")
    assert await house.people.addresses.unconfirmed(changed) == "runa@example.org"
    assert (changed.webhook, changed.notify) == ("https://example.org/x?y=1", ("email", "webhook"))
    assert await house.people.change(changed) == changed
    emptied = await house.people.change(changed, email="", webhook=" ", notify=[])
    assert (emptied.name, emptied.email, emptied.webhook, emptied.notify) == ("Runa", "", "", ())
    with pytest.raises(NotFoundError):
        await house.people.change(Person("nobody", "x"), name="Runa")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("lang", "klingon"),
        ("email", "runa"),
        ("email", "runa@localhost"),
        ("email", "a@b@example.org"),
        ("email", "runa@example.org\nBcc: all@example.org"),
        ("email", "runa@example.org, all@example.org"),
        ("email", "x" * 250 + "@example.org"),
        ("webhook", "ftp://example.org/"),
        ("webhook", "https://"),
        ("webhook", "https://user:word@example.org/"),
        ("webhook", "https://example.org:port/"),
        ("webhook", "https://example.org/a b"),
        ("webhook", "https://example.org/" + "x" * 500),
        ("webhook", "javascript:alert(1)"),
        ("notify", ["pigeon"]),
    ],
)
async def test_wrong_settings_are_named(house: House, field: str, value: str) -> None:
    guest = await house.people.guest()
    with pytest.raises(BadField) as refused:
        await house.people.change(guest, **{field: value})
    assert refused.value.field == field
    assert await house.people.get(guest.id) == guest


async def test_a_sign_of_life_is_noted(house: House) -> None:
    one, two, three = [await house.people.guest() for _ in range(3)]
    house.time.now += 50
    await house.people.touch(one.id, two.id)
    await house.people.touch()
    seen = [(await house.people.get(person.id)).seen for person in (one, two, three)]
    assert seen == [house.time.now, house.time.now, house.time.now - 50]


async def test_a_key_acts_for_its_person_until_it_is_dropped(house: House) -> None:
    guest, other = await house.people.guest(), await house.people.guest()
    key = await house.people.tokens.make(guest, "my bot")
    found = await house.people.tokens.owner(key)
    assert found is not None
    assert found.id == guest.id
    assert await house.people.tokens.owner("mh_wrong") is None
    (token,) = await house.people.tokens.of(guest)
    assert (token.name, token.made) == ("my bot", house.time.now)
    stored = await house.database.read(lambda c: c.execute(sa.select(db.tokens)).one())
    assert key not in [*stored]
    await house.people.tokens.drop(other, token.id)
    assert await house.people.tokens.owner(key) is not None
    await house.people.tokens.drop(guest, token.id)
    assert await house.people.tokens.owner(key) is None


async def test_nobody_has_too_many_keys(house: House) -> None:
    guest = await house.people.guest()
    for n in range(MOST_TOKENS):
        await house.people.tokens.make(guest, f"bot {n}")
    with pytest.raises(ConflictError):
        await house.people.tokens.make(guest, "one more")


async def test_all_workers_share_one_secret(url: str, house: House) -> None:
    async with opened(url) as other:
        secrets = await asyncio.gather(
            house.people.house_secret(), other.people.house_secret(), house.people.house_secret()
        )
    assert len(set(secrets)) == 1
    assert len(secrets[0]) == 64


# --- cookies ----------------------------------------------------------------------------------------------


async def test_signing_out_everywhere_closes_every_door(url: str, house: House) -> None:
    olaf = await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)
    ulf = await house.people.guest()
    first = await house.people.cookie(olaf)
    number = int(first.split(":")[1])
    for n in range(number + 1, number + 4):
        key = await house.people.tokens.make(olaf, "my bot")
        await house.people.sign_out_everywhere(olaf)
        assert await house.people.tokens.owner(key) is None
        async with opened(url) as elsewhere:
            assert await elsewhere.people.by_cookie(first) is None
            assert await elsewhere.people.by_cookie(f"{olaf.id}:{n - 1}") is None
            assert await elsewhere.people.by_cookie(f"{olaf.id}:{n + 1}:session") is None
            new = await elsewhere.people.cookie(olaf)
            assert await elsewhere.people.by_cookie(new) == olaf
    assert await house.people.by_cookie(await house.people.cookie(ulf)) == ulf


async def test_a_cookie_of_before_is_let_in_until_it_is_handed_back(house: House) -> None:
    ulf = await house.people.guest()
    assert await house.people.by_cookie(ulf.id) == ulf
    other = await house.people.cookie(ulf)
    await house.people.sign_out(ulf, ulf.id)
    assert await house.people.by_cookie(ulf.id) is None
    assert await house.people.by_cookie(other) is None


@pytest.mark.parametrize(
    "name", ["Olaf Lind", "olaf lind", "O l a f Lind", "Оlаf Lind", "0laf L1nd", "Ólaf Lind", "OIaf LInd", "olaf_lind"]
)
async def test_nobody_has_a_name_that_looks_like_anothers(house: House, name: str) -> None:
    olaf = await house.people.register(await house.people.guest(), "Olaf Lind", PASSPHRASE)
    other = await house.people.guest()
    with pytest.raises(WrongField) as refused:
        await house.people.register(other, name, PASSPHRASE)
    assert refused.value.id == "refused-name-taken"
    with pytest.raises(WrongField):
        await house.people.change(other, name=name)
    assert (await house.people.change(olaf, name=name)).name == name
    assert (await house.people.register(other, "Olaf Linde", PASSPHRASE)).name == "Olaf Linde"


async def test_a_new_passphrase_closes_every_door(house: House) -> None:
    olaf = await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)
    key = await house.people.tokens.make(olaf, "my bot")
    old = await house.people.cookie(olaf)
    with pytest.raises(ForbiddenError):
        await house.people.change_passphrase(olaf, "not the old one", "another set of words")
    assert await house.people.by_cookie(old) == olaf
    with pytest.raises(WrongField) as refused:
        await house.people.change_passphrase(olaf, PASSPHRASE, "short")
    assert refused.value.field == "new"
    assert await house.people.tokens.owner(key) == olaf
    await house.people.change_passphrase(olaf, PASSPHRASE, "another set of words")
    assert await house.people.by_cookie(old) is None
    assert await house.people.tokens.owner(key) is None
    assert await house.people.by_cookie(await house.people.cookie(olaf)) == olaf


# --- tries ------------------------------------------------------------------------------------------------


async def guess(house: House, name: str = "Olaf", address: str = "") -> None:
    with pytest.raises(ForbiddenError):
        await house.people.sign_in(name, "a wrong guess of mine", address)


async def test_guessing_for_a_name_gets_slower_and_slower(url: str, house: House) -> None:
    await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)
    for _ in range(5):
        await guess(house, "olaf ")
    waits = []
    async with opened(url, house.time) as other:
        for _ in range(9):
            # Another worker counts on, and the right passphrase does not help either.
            with pytest.raises(TooManyError) as refused:
                await other.people.sign_in("Olaf", PASSPHRASE)
            waits.append(refused.value.wait)
            house.time.now += waits[-1] - 2
            with pytest.raises(TooManyError):
                await house.people.sign_in("Olaf", PASSPHRASE)
            house.time.now += 2
            await guess(house)
    assert waits == sorted(waits)
    assert waits[0] < 20 < 60 < waits[-1] <= 15 * 60 + 1
    # Others are not held up.
    await guess(house, "Ulf")
    house.time.now += 15 * 60 + 1
    await house.people.sign_in("Olaf", PASSPHRASE)
    for _ in range(5):
        await guess(house)


async def test_guessing_many_names_from_one_address_gets_slower(house: House) -> None:
    ulf = await house.people.register(await house.people.guest(), "Ulf", PASSPHRASE)
    for n in range(19):
        await guess(house, f"Olaf {n}", f"2001:db8::{n:x}")
        # Signing in oneself in between does not wipe out what was counted.
        await house.people.sign_in("Ulf", PASSPHRASE, "2001:db8::1")
    await guess(house, "Olaf", "2001:db8::1")
    with pytest.raises(TooManyError):
        await house.people.sign_in("Ulf", PASSPHRASE, "2001:db8::ffff")
    assert (await house.people.sign_in("Ulf", PASSPHRASE, "2001:db8:0:1::1")).id == ulf.id
    house.time.now += 20
    assert (await house.people.sign_in("Ulf", PASSPHRASE, "2001:db8::1")).id == ulf.id


async def test_guesses_from_many_networks_are_held_up_too(house: House) -> None:
    await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)
    for n in range(50):
        await guess(house, "Olaf", f"192.0.{n}.1")
    with pytest.raises(TooManyError) as refused:
        await house.people.sign_in("Olaf", PASSPHRASE, "198.51.100.1")
    assert refused.value.wait <= 61


async def test_many_guesses_at_once_count_as_many(house: House) -> None:
    await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)
    results = await asyncio.gather(
        *(house.people.sign_in("Olaf", f"guess number {n}", "192.0.2.1") for n in range(12)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["ForbiddenError"] * 5 + ["TooManyError"] * 7


async def test_a_stolen_device_cannot_guess_the_passphrase(house: House) -> None:
    olaf = await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)
    for n in range(5):
        with pytest.raises(ForbiddenError):
            await house.people.prove(olaf, f"guess number {n}")
    with pytest.raises(TooManyError):
        await house.people.change_passphrase(olaf, PASSPHRASE, "another set of words")
    house.time.now += 20
    await house.people.prove(olaf, PASSPHRASE)


async def test_tries_are_forgotten(house: House) -> None:
    await guess(house)
    house.time.now += 4 * 24 * 3600
    await guess(house, "Ulf")
    count = sa.select(sa.func.count()).select_from(db.metadata.tables["tries"])
    # Those of Ulf: from here, and from anywhere.
    assert await house.database.read(lambda c: c.scalar(count)) == 2


# --- an e-mail address ------------------------------------------------------------------------------------


async def test_an_address_counts_when_it_is_confirmed(house: House) -> None:
    runa = await house.people.guest()
    await house.people.change(runa, email="runa@example.org")
    for wrong in (email_claim(runa.id, "other@example.org"), email_claim("nobody", "runa@example.org"), runa.id, ""):
        with pytest.raises(NotFoundError):
            await house.people.addresses.confirm(wrong)
    claim = email_claim(runa.id, "runa@example.org")
    for _ in range(2):
        assert (await house.people.addresses.confirm(claim)).email == "runa@example.org"
    assert await house.people.addresses.unconfirmed(runa) == ""
    # Another address waits; until it is confirmed the first one stays.
    changed = await house.people.change(runa, email="runa@example.net")
    assert changed.email == "runa@example.org"
    await house.people.addresses.confirm(email_claim(runa.id, "runa@example.net"))
    with pytest.raises(NotFoundError):
        await house.people.addresses.confirm(claim)
    assert (await house.people.change(runa, email="")).email == ""


async def test_nobody_can_have_many_mails_sent_to_a_stranger(house: House) -> None:
    await house.people.change(await house.people.guest(), email="victim@example.org")
    await house.people.change(await house.people.guest(), email="Victim@example.org")
    another = await house.people.guest()
    with pytest.raises(TooManyError) as refused:
        await house.people.change(another, email="victim@example.org", name="Runa")
    assert refused.value.field == "email"
    assert await house.people.get(another.id) == another


async def test_the_same_address_again_sends_no_mail(house: House) -> None:
    runa = await house.people.guest()
    for _ in range(9):
        await house.people.change(runa, email="runa@example.org")
    await house.people.addresses.ask_again(runa)
    with pytest.raises(TooManyError):
        await house.people.addresses.ask_again(runa)
    with pytest.raises(ConflictError):
        await house.people.addresses.ask_again(await house.people.guest())


async def test_mails_can_be_stopped(house: House) -> None:
    runa = await house.people.change(await house.people.guest(), notify=["email", "webhook"])
    assert (await house.people.addresses.stop_mail(runa.id)).notify == ("webhook",)
    with pytest.raises(NotFoundError):
        await house.people.addresses.stop_mail("nobody")


# --- leaving for ever -------------------------------------------------------------------------------------


async def test_whoever_goes_for_ever_leaves_bots_and_no_traces(house: House) -> None:
    olaf = await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)
    ulf = await house.people.guest()
    await house.people.change(olaf, email="olaf@example.org", webhook="https://example.org/x", notify=["webhook"])
    key = await house.people.tokens.make(olaf, "my bot")
    door = await house.people.cookie(olaf)
    running = await house.tables.opening.create(olaf, "ice-garden", {}, ["me", "open"])
    await house.tables.seating.join(ulf, running.id)
    waiting = await house.tables.opening.create(olaf, "ice-garden", {}, ["me", "open"])
    theirs = await house.tables.opening.create(ulf, "ice-garden", {}, ["me", "open", "open"])
    await house.tables.seating.join(olaf, theirs.id)
    await house.tables.talking.say(olaf, running.id, "hello")
    await house.tables.talking.write_note(olaf, running.id, "hold the north")

    await house.people.shut_out(olaf)
    await house.tables.seating.give_up(olaf)
    await house.people.forget(olaf)

    table = await house.tables.looking.table(running.id)
    assert (table.owner, table.seats[0].kind, table.seats[0].bot) == (ulf.id, "bot", "adept")
    assert table.seats[1].person_id == ulf.id
    assert [seat.kind for seat in (await house.tables.looking.table(theirs.id)).seats] == ["person", "open", "open"]
    assert (await house.tables.looking.table(waiting.id)).seats[0].kind == "open"
    assert waiting.id not in [one.id for one in await house.tables.listing.open()]
    assert await house.people.by_cookie(door) is None
    assert await house.people.tokens.owner(key) is None
    left = await house.people.get(olaf.id)
    assert (left.name, left.account, left.email, left.webhook, left.notify) == (GONE, False, "", "", ())
    assert await house.people.addresses.unconfirmed(olaf) == ""
    assert await house.tables.talking.lines(running.id) == []
    assert await house.tables.talking.note(olaf, running.id) == ""
    with pytest.raises(ForbiddenError):
        await house.people.sign_in("Olaf", PASSPHRASE)
    assert (await house.people.register(await house.people.guest(), "Olaf", PASSPHRASE)).id != olaf.id
