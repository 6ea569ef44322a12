"""Time without the house counts against nobody, and a clock that jumps takes nothing from anybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

import meadhall
from meadhall.server.errors import StorageFault, TooManyError
from meadhall.server.people.throttle import Try, TryLimit, count
from meadhall.server.storage import database as db
from meadhall.server.tables.heartbeat import BEAT, SILENCE, Heartbeat, HouseTime
from meadhall.server.tables.records import Person, Table
from tests.server.houses import House, Time, opened

pytestmark = pytest.mark.anyio


class Clocks:
    """The clock of a machine, which can be set, and its steady one, which cannot."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.wall = now
        self.steady = 5.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def time(self) -> HouseTime:
        return HouseTime(lambda: self.wall, lambda: self.steady)


class Following(Time):
    """The time that a heartbeat keeps."""

    def __init__(self, now: HouseTime) -> None:
        self._now = now

    def __call__(self) -> float:
        return self._now()


class Worker:
    """A house with a heartbeat on these clocks."""

    def __init__(self, house: House, now: HouseTime, alone: bool) -> None:
        self.house = house
        self.now = now
        self.heart = Heartbeat(house.database, now, alone)


@asynccontextmanager
async def working(url: str, clocks: Clocks, alone: bool = True) -> AsyncIterator[Worker]:
    now = clocks.time()
    async with opened(url, Following(now)) as house:
        yield Worker(house, now, alone)


async def duel(house: House, pace: str) -> tuple[Table, int]:
    """A table that has begun, and the seat that is asked."""
    people: list[Person] = [await house.people.guest() for _ in range(2)]
    table = await house.tables.opening.create(people[0], "ice-garden", {}, ["me", "open"], pace)
    await house.tables.seating.join(people[1], table.id, 1)
    table = await house.tables.looking.table(table.id)
    return table, table.asked()[0]


async def left(worker: Worker, table: Table, seat: int) -> float:
    now = await worker.house.tables.looking.table(table.id)
    seconds = now.pace.left(now.seats[seat].asked, now.seats[seat].used, worker.now())
    assert seconds is not None
    return seconds


@pytest.mark.parametrize("pace", ["live:40", "day:40"])
async def test_an_outage_does_not_count(url: str, pace: str) -> None:
    clocks = Clocks()
    async with working(url, clocks) as worker:
        await worker.heart.begin()
        table, seat = await duel(worker.house, pace)
        clocks.pass_by(10)
        assert await worker.heart.beat() == 0
        assert await left(worker, table, seat) == 30
    clocks.pass_by(45)
    async with working(url, clocks) as worker:
        assert await worker.heart.begin() == 45
        assert await left(worker, table, seat) == 30
        assert await worker.house.tables.seating.expire() == []
        clocks.pass_by(BEAT)
        assert await worker.heart.beat() == 0
        assert await left(worker, table, seat) == 30 - BEAT


@pytest.mark.parametrize("pace", ["live:40", "day:40"])
async def test_at_a_table_that_rests_clocks_stand(url: str, pace: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = Clocks()
    async with working(url, clocks) as worker:
        await worker.heart.begin()
        table, seat = await duel(worker.house, pace)
        clocks.pass_by(10)
        await worker.heart.beat()
    for _ in range(2):
        # A release that does not play it, which is itself restarted once.
        with monkeypatch.context() as patched:
            patched.setattr(type(meadhall.load("ice-garden")), "version", "9.0")
            clocks.pass_by(100)
            async with working(url, clocks) as worker:
                await worker.heart.begin()
                for _ in range(12):
                    clocks.pass_by(BEAT)
                    await worker.heart.beat()
                    assert await worker.house.tables.seating.expire() == []
    async with working(url, clocks) as worker:
        await worker.heart.begin()
        await worker.house.tables.resting.look()
        assert await left(worker, table, seat) == 30
        assert (await worker.house.tables.looking.table(table.id)).rests is None
        clocks.pass_by(40)
        assert await worker.house.tables.seating.expire() == [(table.id, seat)]


async def test_one_table_after_the_other_is_looked_at(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = Clocks()
    async with working(url, clocks) as worker:
        tables = [(await duel(worker.house, "day:40"))[0].id for _ in range(3)]
    monkeypatch.setattr(type(meadhall.load("ice-garden")), "version", "9.0")
    async with working(url, clocks) as worker:
        for done in range(4):
            found = [(await worker.house.tables.looking.table(table)).rests for table in tables]
            assert sum(rests is not None for rests in found) == done
            await worker.house.tables.resting.look()


async def test_while_another_worker_is_there_time_counts(url: str) -> None:
    clocks = Clocks()
    async with working(url, clocks, alone=False) as first, working(url, clocks, alone=False) as second:
        await first.heart.begin()
        table, seat = await duel(first.house, "live:100")
        clocks.pass_by(BEAT)
        assert await second.heart.begin() == 0
        # The first is gone, and the second beats on.
        for _ in range(4):
            clocks.pass_by(BEAT)
            assert await second.heart.beat() == 0
        assert await left(second, table, seat) == 100 - 5 * BEAT
        # What nobody was there for is given back once, not by each of them.
        clocks.pass_by(60)
        assert [await second.heart.beat(), await first.heart.beat()] == [60, 0]
        assert await left(second, table, seat) == 100 - 5 * BEAT


@pytest.mark.parametrize("jump", [7200.0, -7200.0])
async def test_a_clock_that_is_set_takes_nothing_from_anybody(url: str, jump: float) -> None:
    clocks = Clocks()
    async with working(url, clocks) as worker:
        await worker.heart.begin()
        table, seat = await duel(worker.house, "live:40")
        clocks.wall += jump
        assert await left(worker, table, seat) == 40
        assert await worker.heart.beat() == jump
        assert worker.now() == clocks.wall
        assert await left(worker, table, seat) == 40
        clocks.pass_by(BEAT)
        assert await worker.heart.beat() == 0
        assert await left(worker, table, seat) == 40 - BEAT
        # A small step is no reason for anything.
        clocks.wall += SILENCE / 2
        assert await worker.heart.beat() == 0
        assert await left(worker, table, seat) == 40 - BEAT


async def test_a_storage_that_fails_stops_the_clocks(url: str) -> None:
    def gone(c: sa.Connection) -> None:
        raise sa.exc.OperationalError("", {}, OSError("gone"))

    clocks = Clocks()
    async with working(url, clocks) as worker:
        await worker.heart.begin()
        table, seat = await duel(worker.house, "live:40")
        database = worker.house.database
        with pytest.raises(StorageFault):
            await database.write(gone)
        clocks.pass_by(300)
        # The first thing that can be written again is what gives the time back, whatever it was meant to be.
        await database.write(lambda c: c.execute(db.house.delete().where(db.house.c.key == "nothing")))
        assert await left(worker, table, seat) == 40


async def test_whoever_asks_for_health_shares_a_beat(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    heart = Heartbeat(house.database, HouseTime(), alone=True)
    await heart.begin()
    writes: list[Any] = []
    write = house.database.write

    async def counted(work: Any, tracked: bool = False) -> Any:
        writes.append(work)
        return await write(work, tracked)

    monkeypatch.setattr(house.database, "write", counted)
    await asyncio.gather(*(heart.probe() for _ in range(20)))
    assert len(writes) == 1


async def test_a_clock_that_is_set_back_locks_nobody_out(house: House) -> None:
    limit = TryLimit(2, 60, 900)

    async def attempt(now: float) -> None:
        await house.database.write(lambda c: count(c, now, "name", [Try("name", "ann", limit)]))

    now = 1_000_000.0
    for _ in range(2):
        await attempt(now)
    with pytest.raises(TooManyError):
        await attempt(now + 30)
    # Set back by five hours: the wait was for a minute, and is over soon; and it is still a wait.
    back = now - 5 * 3600
    await attempt(back)
    with pytest.raises(TooManyError) as refused:
        await attempt(back + 30)
    assert refused.value.wait <= 2 * 60
    await attempt(back + 130)
