"""The pace of a table: how it is written, what it counts, and what happens when time runs out."""

from __future__ import annotations

import pytest

from meadhall.kernel.errors import BadField
from meadhall.server.errors import ConflictError, ForbiddenError
from meadhall.server.tables.clock import GRACE, LONGEST, Pace, read_pace, tick
from meadhall.server.tables.records import Person, Table
from tests.server.houses import House

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("text", ["none", "live:600", "day:86400"])
def test_a_pace_is_written_as_it_is_read(text: str) -> None:
    assert str(read_pace(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "none:",
        "none:3",
        "live",
        "live:",
        "live:0",
        "live:-3",
        "live:1.5",
        "day:x",
        "live:٣",
        "fast:3",
        "day:1 ",
        "day:9999999999",
    ],
)
def test_a_wrong_pace_is_refused(text: str) -> None:
    with pytest.raises(BadField) as refused:
        read_pace(text)
    assert refused.value.field == "pace"


def test_a_pace_has_an_end() -> None:
    assert read_pace(f"day:{LONGEST}").seconds == LONGEST
    with pytest.raises(BadField):
        read_pace(f"day:{LONGEST + 1}")


def test_what_is_left() -> None:
    assert Pace("live", 100).left(asked=None, used=30, now=50) == 70
    assert Pace("live", 100).left(asked=40, used=30, now=50) == 60
    assert Pace("day", 100).left(asked=40, used=30, now=50) == 90
    assert Pace("day", 100).left(asked=None, used=30, now=50) is None
    assert Pace().left(asked=40, used=30, now=5000) is None
    assert Pace("day", 100).ran_out(asked=0, used=0, now=100)
    assert not Pace("day", 100).ran_out(asked=1, used=500, now=100)
    assert not Pace("live", 100).ran_out(asked=None, used=100, now=100)


def test_a_clock_counts_while_its_seat_is_asked() -> None:
    assert tick(None, 5, 10, acted=False, is_asked=True) == (10, 5)
    assert tick(None, 5, 10, acted=False, is_asked=False) == (None, 5)
    assert tick(7, 5, 10, acted=True, is_asked=True) == (10, 8)
    assert tick(7, 5, 10, acted=False, is_asked=True) == (7, 5)
    assert tick(7, 5, 10, acted=False, is_asked=False) == (None, 8)
    assert tick(12, 5, 10, acted=True, is_asked=False) == (None, 5)


async def duel(house: House, pace: str, away: str = "bot") -> tuple[Table, list[Person]]:
    """A table for two people that has begun."""
    people = [await house.people.guest() for _ in range(2)]
    table = await house.tables.opening.create(people[0], "ice-garden", {}, ["me", "open"], pace, away=away)
    await house.tables.seating.join(people[1], table.id, 1)
    return await house.tables.looking.table(table.id), people


async def play_first(house: House, table: Table, people: list[Person]) -> int:
    """The first option of whoever is asked; the seat."""
    match = await house.tables.looking.match(table.id)
    decision = match.state.decision
    assert decision is not None
    await house.tables.playing.play(
        people[decision.seat], table.id, decision.seat, match.head, str(decision.options[0])
    )
    seat: int = decision.seat
    return seat


async def test_the_clock_begins_when_everybody_sits(house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(me, "ice-garden", {}, ["me", "open"], "live:60")
    assert table.asked() == []
    house.time.now += 1000
    assert await house.tables.seating.expire() == []
    await house.tables.seating.join(await house.people.guest(), table.id)
    table = await house.tables.looking.table(table.id)
    assert [table.seats[seat].asked for seat in table.asked()] == [house.time.now]


async def test_a_live_clock_adds_up(house: House) -> None:
    table, people = await duel(house, "live:100")
    seat = table.asked()[0]
    house.time.now += 30
    assert await play_first(house, table, people) == seat
    table = await house.tables.looking.table(table.id)
    assert table.seats[seat].used == 30
    assert table.seats[1 - seat].used == 0


async def test_whoever_has_no_time_left_gives_the_seat_to_a_bot_until_they_return(house: House) -> None:
    table, people = await duel(house, "live:100")
    (seat,) = table.asked()
    house.time.now += 99
    assert await house.tables.seating.expire() == []
    house.time.now += 1
    assert await house.tables.seating.expire() == [(table.id, seat)]
    assert await house.tables.seating.expire() == []
    assert (await house.tables.looking.table(table.id)).seats[seat].bot == "adept"
    assert await house.tables.bots.waiting_tables() == [table.id]
    assert await house.tables.bots.play_on(table.id) > 0
    await house.tables.seating.return_to_seat(people[seat], table.id, seat)
    back = (await house.tables.looking.table(table.id)).seats[seat]
    assert (back.bot, back.used) == ("", 100 - GRACE)
    assert await house.tables.seating.expire() == []


async def test_whoever_acts_has_come_back(house: House) -> None:
    table, people = await duel(house, "live:100")
    (seat,) = table.asked()
    house.time.now += 500
    await house.tables.seating.expire()
    assert await play_first(house, table, people) == seat
    back = (await house.tables.looking.table(table.id)).seats[seat]
    assert (back.bot, back.used) == ("", 100 - GRACE)


async def test_a_time_for_each_decision_begins_anew(house: House) -> None:
    table, people = await duel(house, "day:100")
    for _ in range(5):
        house.time.now += 90
        assert await house.tables.seating.expire() == []
        await play_first(house, table, people)
    house.time.now += 100
    assert await house.tables.seating.expire(house.time.now - 1) == []
    assert len(await house.tables.seating.expire(house.time.now)) == 1


async def test_without_a_pace_nobody_is_late(house: House) -> None:
    table, _ = await duel(house, "none")
    house.time.now += 10**9
    assert await house.tables.seating.expire() == []
    assert await house.tables.bots.waiting_tables() == []
    assert (await house.tables.looking.table(table.id)).pace == Pace()


async def test_a_table_that_waits_lets_the_others_decide(house: House) -> None:
    table, people = await duel(house, "day:100", away="wait")
    (seat,) = table.asked()
    other = 1 - seat
    with pytest.raises(ConflictError, match="time left"):
        await house.tables.seating.hand_over(people[other], table.id, seat)
    house.time.now += 101
    assert await house.tables.seating.expire() == []
    for nobody in (people[seat], await house.people.guest()):
        with pytest.raises(ForbiddenError):
            await house.tables.seating.hand_over(nobody, table.id, seat)
    await house.tables.seating.hand_over(people[other], table.id, seat)
    assert (await house.tables.looking.table(table.id)).seats[seat].bot == "adept"
    with pytest.raises(ConflictError, match="needs no bot"):
        await house.tables.seating.hand_over(people[other], table.id, seat)


async def test_whoever_leaves_is_replaced_until_they_return(house: House) -> None:
    table, people = await duel(house, "none")
    await house.tables.seating.leave(people[1], table.id, 1)
    left = (await house.tables.looking.table(table.id)).seats[1]
    assert (left.bot, left.gone, left.person_id) == ("adept", True, people[1].id)
    await house.tables.seating.return_to_seat(people[1], table.id, 1)
    back = (await house.tables.looking.table(table.id)).seats[1]
    assert (back.bot, back.gone) == ("", False)
    with pytest.raises(ForbiddenError):
        await house.tables.seating.return_to_seat(people[0], table.id, 1)


async def test_whoever_leaves_a_table_that_waits_can_be_replaced_by_the_others(house: House) -> None:
    table, people = await duel(house, "none", away="wait")
    await house.tables.seating.leave(people[1], table.id, 1)
    assert (await house.tables.looking.table(table.id)).seats[1].bot == ""
    await house.tables.seating.hand_over(people[0], table.id, 1)
    assert (await house.tables.looking.table(table.id)).seats[1].bot == "adept"


# --- while somebody reads ---------------------------------------------------------------------------


async def asked_again(house: House, pace: str) -> tuple[Table, list[Person], int]:
    """A game in which somebody is asked after a move."""
    table, people = await duel(house, pace)
    await play_first(house, table, people)
    table = await house.tables.looking.table(table.id)
    return table, people, table.asked()[0]


async def used_after(house: House, table: Table, people: list[Person], seat: int) -> float:
    """What the clock of a seat counts when it answers now."""
    assert await play_first(house, table, people) == seat
    return (await house.tables.looking.table(table.id)).seats[seat].used


async def test_a_clock_stands_while_its_seat_reads(house: House) -> None:
    table, people, seat = await asked_again(house, "live:100")
    before, grace = table.seats[seat].used, house.tables.grace
    assert await grace.lend(people[seat], table.id, seat) == 20
    house.time.now += 6
    await grace.give_back(people[seat], table.id, seat, 14)
    house.time.now += 10
    assert await used_after(house, table, people, seat) == before + 10


async def test_nobody_reads_for_longer_than_twenty_seconds_or_twice(house: House) -> None:
    table, people, seat = await asked_again(house, "live:100")
    before, grace = table.seats[seat].used, house.tables.grace
    await grace.lend(people[seat], table.id, seat)
    assert await grace.lend(people[seat], table.id, seat) == 0
    house.time.now += 6
    await grace.give_back(people[seat], table.id, seat, 14)
    # Whoever has looked away once has read it.
    assert await grace.lend(people[seat], table.id, seat) == 0
    house.time.now += 44
    assert await used_after(house, table, people, seat) == before + 44


async def test_who_answers_while_reading_owes_nothing(house: House) -> None:
    table, people, seat = await asked_again(house, "live:100")
    before, grace = table.seats[seat].used, house.tables.grace
    await grace.lend(people[seat], table.id, seat)
    house.time.now += 6
    assert await used_after(house, table, people, seat) == before
    asked = [place.asked for place in (await house.tables.looking.table(table.id)).seats]
    await grace.give_back(people[seat], table.id, seat, 14)
    assert [place.asked for place in (await house.tables.looking.table(table.id)).seats] == asked


@pytest.mark.parametrize("pace", ["none", "day:100"])
async def test_only_a_live_clock_stands(house: House, pace: str) -> None:
    table, people, seat = await asked_again(house, pace)
    assert await house.tables.grace.lend(people[seat], table.id, seat) == 0
    with pytest.raises(ForbiddenError):
        await house.tables.grace.lend(people[1 - seat], table.id, seat)
