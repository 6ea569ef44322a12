"""Seats that change hands in the middle of a game, seats filled one by one, and a pace that changes."""

from __future__ import annotations

import pytest

from meadhall.server.errors import ConflictError, ForbiddenError, NotFoundError, WrongField
from meadhall.server.tables.records import Person, Table
from tests.server.houses import House, play_on

pytestmark = pytest.mark.anyio

GAME = "ice-garden"


async def begun(house: House, *seats: str, pace: str = "none") -> tuple[Table, Person, Person]:
    """A running table of two people: the one who opened it, and the one in the first open seat."""
    owner, other = await house.people.guest(), await house.people.guest()
    table = await house.tables.opening.create(owner, GAME, {}, seats, pace)
    await house.tables.seating.join(other, table.id)
    return await house.tables.looking.table(table.id), owner, other


async def test_a_seat_is_handed_to_somebody_by_invitation(house: House) -> None:
    table, _, other = await begun(house, "me", "open")
    new = await house.people.guest()
    token = await house.tables.seating.offer(other, table.id, 1)
    assert await house.tables.seating.offer(other, table.id, 1) == token
    found, seat = await house.tables.seating.by_invitation(token)
    assert (found.id, seat) == (table.id, 1)
    assert found.seats[1].person_id == other.id
    assert await house.tables.seating.join(new, table.id, None, token) == 1
    taken = await house.tables.looking.table(table.id)
    assert (taken.seats[1].kind, taken.seats[1].person_id) == ("person", new.id)
    assert (taken.status, taken.head) == ("running", table.head)
    with pytest.raises(NotFoundError):
        await house.tables.seating.by_invitation(token)
    with pytest.raises(ForbiddenError):
        await house.tables.seating.leave(other, table.id, 1)


async def test_the_invitation_to_a_seat_is_known_to_those_who_may_offer_it(house: House) -> None:
    table, owner, other = await begun(house, "me", "open", "bot:random")
    token = await house.tables.seating.offer(other, table.id, 1)
    assert await house.tables.seating.invitations(other, table.id) == {1: token}
    assert await house.tables.seating.invitations(owner, table.id) == {}
    await house.tables.seating.withdraw_offer(other, table.id, 1)
    with pytest.raises(ConflictError):
        await house.tables.seating.join(await house.people.guest(), table.id, 1, token)
    with pytest.raises(ForbiddenError):
        await house.tables.seating.invitations(await house.people.guest(), table.id)


async def test_nobody_offers_what_is_not_theirs(house: House) -> None:
    table, owner, other = await begun(house, "me", "open", "bot:random")
    for person, seat in ((owner, 1), (other, 0), (other, 2), (await house.people.guest(), 2)):
        for act in (house.tables.seating.offer, house.tables.seating.withdraw_offer):
            with pytest.raises(ForbiddenError) as refused:
                await act(person, table.id, seat)
            assert refused.value.field == "seat"
    waiting = await house.tables.opening.create(owner, GAME, {}, ["me", "open"])
    with pytest.raises(ConflictError):
        await house.tables.seating.offer(owner, waiting.id, 0)


async def test_a_person_takes_the_seat_of_a_bot(house: House) -> None:
    table, owner, _ = await begun(house, "me", "open", "bot:random")
    new = await house.people.guest()
    await house.tables.seating.join(new, table.id, None, await house.tables.seating.offer(owner, table.id, 2))
    seat = (await house.tables.looking.table(table.id)).seats[2]
    assert (seat.kind, seat.bot, seat.person_id) == ("person", "", new.id)


async def test_a_seat_that_was_left_can_be_offered_by_the_others(house: House) -> None:
    table, owner, other = await begun(house, "me", "open")
    await house.tables.seating.leave(other, table.id, 1)
    new = await house.people.guest()
    await house.tables.seating.join(new, table.id, None, await house.tables.seating.offer(owner, table.id, 1))
    seat = (await house.tables.looking.table(table.id)).seats[1]
    assert (seat.person_id, seat.gone, seat.stand_in) == (new.id, False, "")


async def test_nobody_gets_a_second_seat_with_its_secrets(house: House) -> None:
    table, owner, other = await begun(house, "me", "open", "bot:random")
    token = await house.tables.seating.offer(owner, table.id, 2)
    for person in (owner, other):
        with pytest.raises(ConflictError):
            await house.tables.seating.join(person, table.id, None, token)
    assert (await house.tables.looking.table(table.id)).seats[2].kind == "bot"


async def test_open_seats_are_filled_one_by_one(house: House) -> None:
    owner = await house.people.guest()
    table = await house.tables.opening.create(owner, GAME, {}, ["me", "open", "open"])
    await house.tables.seating.fill(owner, table.id, "bot:random", 2)
    half = await house.tables.looking.table(table.id)
    assert ([seat.kind for seat in half.seats], half.status) == (["person", "open", "bot"], "open")
    for seat in (0, 2):
        with pytest.raises(ConflictError):
            await house.tables.seating.fill(owner, table.id, "bot:random", seat)
    with pytest.raises(WrongField):
        await house.tables.seating.fill(owner, table.id, "open", 1)
    with pytest.raises(ForbiddenError):
        await house.tables.seating.fill(await house.people.guest(), table.id, "bot:random", 1)
    await house.tables.seating.fill(owner, table.id, "hot", 1)
    full = await house.tables.looking.table(table.id)
    assert ([seat.kind for seat in full.seats], full.status) == (["person", "hot", "bot"], "running")


async def test_the_pace_is_changed_by_who_opened_the_table(house: House) -> None:
    owner = await house.people.guest()
    table = await house.tables.opening.create(owner, GAME, {}, ["hot", "hot"], "live:600")
    house.time.now += 500
    await play_on(house, owner, table.id, 3)
    await house.tables.seating.set_pace(owner, table.id, "day:86400")
    changed = await house.tables.looking.table(table.id)
    assert str(changed.pace) == "day:86400"
    # All clocks begin anew.
    assert {seat.used for seat in changed.seats} == {0.0}
    assert [changed.seats[seat].asked for seat in changed.asked()] == [house.time.now]
    with pytest.raises(ForbiddenError):
        await house.tables.seating.set_pace(await house.people.guest(), table.id, "none")


async def test_the_pace_does_not_tighten_for_others(house: House) -> None:
    table, owner, other = await begun(house, "me", "open", pace="day:86400")
    with pytest.raises(ConflictError) as refused:
        await house.tables.seating.set_pace(owner, table.id, "live:60")
    assert refused.value.field == "pace"
    with pytest.raises(ForbiddenError):
        await house.tables.seating.set_pace(other, table.id, "none")
    await house.tables.seating.set_pace(owner, table.id, "none")
    assert str((await house.tables.looking.table(table.id)).pace) == "none"


async def test_a_table_that_waits_takes_any_pace(house: House) -> None:
    owner = await house.people.guest()
    table = await house.tables.opening.create(owner, GAME, {}, ["me", "open", "open"])
    await house.tables.seating.join(await house.people.guest(), table.id)
    await house.tables.seating.set_pace(owner, table.id, "live:600")
    waiting = await house.tables.looking.table(table.id)
    assert (str(waiting.pace), waiting.status, waiting.asked()) == ("live:600", "open", [])
