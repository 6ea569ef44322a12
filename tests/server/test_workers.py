"""Several workers at one table, and workers that are killed: nothing is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from meadhall.kernel.state import FATE
from meadhall.server.errors import StaleError, StorageFault
from meadhall.server.tables.journal import JournalRow
from meadhall.server.tables.records import Played
from meadhall.server.tables.stored import read_rows
from tests.server.houses import House, opened

pytestmark = pytest.mark.anyio

GAME = "ice-garden"
ROOT = Path(__file__).parents[2]
KILLS = 5
MOVES_A_LIFE = 30


async def rows_of(house: House, table_id: str) -> list[JournalRow]:
    return await house.database.read(lambda c: read_rows(c, table_id, 1_000_000))


async def test_of_two_workers_who_act_at_once_exactly_one_wins(url: str, house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(me, GAME, {}, ["hot", "hot", "hot"])
    rng = Random(1)
    won: list[tuple[int, int, str]] = []
    winners: Counter[int] = Counter()
    async with opened(url) as other:
        workers = [house.tables.playing, other.tables.playing]
        for _ in range(80):
            match = await house.tables.looking.match(table.id)
            seat, options = match.state.decision.seat, match.state.decision.options
            tries = [str(rng.choice(options)) for _ in workers]
            order = [0, 1] if rng.random() < 0.5 else [1, 0]
            results = await asyncio.gather(
                *(workers[n].play(me, table.id, seat, match.head, tries[n]) for n in order), return_exceptions=True
            )
            good = [(n, result) for n, result in zip(order, results, strict=True) if isinstance(result, Played)]
            bad = [result for result in results if not isinstance(result, Played)]
            assert [type(error) for error in bad] == [StaleError]
            ((winner, played),) = good
            assert isinstance(bad[0], StaleError)
            assert bad[0].head == played.head > match.head
            winners[winner] += 1
            won.append((match.head, seat, tries[winner]))
        here, there = await house.tables.looking.match(table.id), await other.tables.looking.match(table.id)
        assert here.state == there.state
    rows = await rows_of(house, table.id)
    assert [row.n for row in rows] == list(range(len(rows)))
    assert [(row.n, row.by, row.action) for row in rows if row.by != FATE] == won
    assert here.state == here.at(len(here.journal))
    assert set(winners) <= {0, 1}


async def test_what_could_not_be_committed_never_happened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(me, GAME, {}, ["hot", "hot"])
    before = await house.tables.looking.match(table.id)
    options = [str(option) for option in before.state.decision.options]
    seat = before.state.decision.seat

    def full(self: sa.Connection) -> None:
        raise sa.exc.OperationalError("COMMIT", {}, Exception("the disk is full"))

    with monkeypatch.context() as patched:
        patched.setattr(sa.Connection, "commit", full)
        results = await asyncio.gather(
            *(house.tables.playing.play(me, table.id, seat, before.head, option) for option in options[:2]),
            return_exceptions=True,
        )
    assert any(isinstance(result, StorageFault) for result in results)
    assert not any(isinstance(result, Played) for result in results)
    after = await house.tables.looking.match(table.id)
    assert (after.head, after.state) == (before.head, before.state)
    await house.tables.playing.play(me, table.id, seat, before.head, options[1])
    assert [row.action for row in await rows_of(house, table.id)][before.head] == options[1]


async def test_two_workers_move_the_bots_of_one_table(url: str, house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(me, GAME, {}, ["bot:random"] * 3)
    async with opened(url) as other:
        moves = await asyncio.gather(
            *(tables.bots.play_on(table.id) for tables in (house.tables, other.tables, house.tables))
        )
    rows = await rows_of(house, table.id)
    assert sum(moves) == sum(row.by != FATE for row in rows)
    assert [row.n for row in rows] == list(range(len(rows)))
    assert (await house.tables.looking.table(table.id)).status == "over"


async def test_two_people_on_two_workers_play_a_whole_game(url: str, house: House) -> None:
    me, you = [await house.people.guest() for _ in range(2)]
    table = await house.tables.opening.create(me, GAME, {}, ["me", "open", "bot:random"])
    acknowledged: list[tuple[int, str]] = []

    async def player(at: House, mine: int, seed: int) -> None:
        person = (me, you)[mine]
        rng = Random(seed)
        while True:
            seen, match = await at.tables.looking.table_and_match(table.id)
            if seen.status == "over":
                return
            await at.tables.bots.play_on(table.id)
            decision = match.state.decision_of(mine)
            if decision is None:
                continue
            action = str(rng.choice(decision.options))
            try:
                await at.tables.playing.play(person, table.id, mine, match.head, action)
            except StaleError:
                continue
            acknowledged.append((match.head, action))

    async with opened(url) as other:
        await other.tables.seating.join(you, table.id, 1)
        await asyncio.gather(player(house, 0, 1), player(other, 1, 2))
    rows = await rows_of(house, table.id)
    assert sorted((row.n, row.action) for row in rows if row.by in (0, 1)) == sorted(acknowledged)


def live(url: str, table_id: str, person_id: str, seed: int, acknowledge: int) -> list[tuple[int, int, str]]:
    """Let a worker play until it has acknowledged so many moves, and kill it; the moves it acknowledged."""
    worker = subprocess.Popen(
        [sys.executable, "-m", "tests.server.worker", url, table_id, person_id, str(seed)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert worker.stdout is not None
    said: list[tuple[int, int, str]] = []
    with worker.stdout:
        for line in worker.stdout:
            head, seat, action = line.rstrip("\n").split(" ", 2)
            said.append((int(head), int(seat), action))
            if len(said) == acknowledge:
                worker.kill()
        # What it said before it died, but we had not read yet, was acknowledged too.
    worker.wait()
    return said


async def test_a_worker_may_be_killed_at_any_moment(url: str, house: House) -> None:
    me = await house.people.guest()
    rng = Random(6)
    table = await house.tables.opening.create(me, GAME, {}, ["hot"] * 4)
    acknowledged: list[tuple[int, int, str]] = []
    for life in range(KILLS):
        said = await asyncio.to_thread(live, url, table.id, me.id, life, rng.randrange(MOVES_A_LIFE // 2, MOVES_A_LIFE))
        assert said
        acknowledged += said
    rows = await rows_of(house, table.id)
    assert [row.n for row in rows] == list(range(len(rows)))
    written = Counter((row.n, row.by, row.action) for row in rows)
    assert all(written[move] == 1 for move in acknowledged)
    # A worker can die between commit and acknowledgement: one move a life is there that nobody heard of.
    assert len(acknowledged) <= sum(row.by != FATE for row in rows) <= len(acknowledged) + KILLS
    assert len(acknowledged) >= KILLS * MOVES_A_LIFE // 2
    match = await house.tables.looking.match(table.id)
    assert match.head == len(rows) == (await house.tables.looking.table(table.id)).head
    assert match.state == match.at(len(match.journal))
