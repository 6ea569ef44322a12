"""A worker that stops: moves under way are finished and told, bots rest, and pages hear that it will be back."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from meadhall.server.leaving import Leaving
from meadhall.server.storage import database as db
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.service import Tables
from tests.server.web import Guest, closing_code, live, opened


@pytest.fixture
def client(sqlite_template: Path, tmp_path: Path) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path) as client:
        yield client


@pytest.mark.parametrize(("lang", "words"), [("en", "back in a minute"), ("de", "In einer Minute wieder da")])
def test_a_move_under_way_is_finished_and_told(client: TestClient[Any], lang: str, words: str) -> None:
    house, portal = client.app.state.house, client.blocking_portal
    ann = Guest(client)
    table = ann.table("hot", "hot")
    busy, go_on = Event(), Event()

    def hold(_: object) -> None:
        busy.set()
        go_on.wait()

    with ann.live(table, lang=lang) as player, live(client, table, lang=lang) as watcher:
        head = player.next("table")["head"]
        watcher.next("table")
        held = portal.start_task_soon(house.database.write, hold)
        assert busy.wait(20)
        player.say(do="play", head=head, action=player.table["options"][0]["action"])
        while house.database._jobs.empty():
            # The move is on its way to the disk.
            portal.call(asyncio.sleep, 0)
        left = portal.start_task_soon(house.leave)
        while not house.leaving:
            portal.call(asyncio.sleep, 0)
        with live(client, table) as late:
            assert closing_code(late) == 1012
        go_on.set()
        for future in (held, left):
            future.result(20)
        for page in (player, watcher):
            assert closing_code(page) == 1012
            assert page.heard[-1]["is"] == "away"
            assert words in page.heard[-1]["text"]
        assert player.table["head"] > head
        assert watcher.table["head"] == player.table["head"]
    assert ann.get(f"/api/tables/{table}").json()["head"] == player.table["head"]


def test_what_others_begin_to_write_is_not_waited_for(client: TestClient[Any]) -> None:
    database, portal = client.app.state.house.database, client.blocking_portal
    busy, first, second = Event(), Event(), Event()

    def hold(_: object) -> None:
        busy.set()
        first.wait(20)

    begun = portal.start_task_soon(database.write, hold)
    # From here on nothing joins it in its commit.
    assert busy.wait(20)
    settled = portal.start_task_soon(database.settle)
    portal.call(asyncio.sleep, 0)
    later = portal.start_task_soon(database.write, lambda _: second.wait(20))
    while len(database._writing) < 2:
        portal.call(asyncio.sleep, 0)
    assert not settled.done()
    first.set()
    settled.result(20)
    begun.result(20)
    assert not later.done()
    second.set()
    later.result(20)


def test_whoever_comes_next_plays_nothing_again(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    house, portal = client.app.state.house, client.blocking_portal
    ann = Guest(client)
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        page.next("table")
        for n in range(40):
            page.play(Random(n))
            if n > 5 and not portal.call(house.tables.looking.match, table).can_undo:
                break
        head = page.table["head"]
        portal.call(house.leave)
    kept = portal.call(house.database.read, lambda c: c.execute(sa.select(db.snapshots)).all())
    assert (table, head) in [(row.table_id, row.n) for row in kept]
    # Once more there is nothing to keep.
    portal.call(house.tables.playing.keep_position, table)
    monkeypatch.setattr(TableMatch, "replay", lambda *_: pytest.fail("a row is played again"))
    assert portal.call(Tables(house.database).looking.match, table).head == head


def test_bots_stop(client: TestClient[Any]) -> None:
    house, portal = client.app.state.house, client.blocking_portal
    ann = Guest(client)
    table = ann.table("me", "bot:random")
    portal.call(house.leave)
    with ann.live(table) as late:
        assert closing_code(late) == 1012
    before = ann.get(f"/api/tables/{table}").json()["head"]
    portal.call(house.start_bots, table)
    portal.call(house._sweep)
    assert not house._bots
    assert ann.get(f"/api/tables/{table}").json()["head"] == before


@pytest.fixture
def heard() -> Iterator[list[int]]:
    """What reaches the server's own handler of signals."""
    heard: list[int] = []
    before = {sig: signal.signal(sig, lambda sig, _: heard.append(sig)) for sig in (signal.SIGTERM, signal.SIGINT)}
    yield heard
    for sig, handler in before.items():
        signal.signal(sig, handler)


async def until(what: Any) -> None:
    while not what():
        await asyncio.sleep(0.001)


def test_the_server_hears_of_a_signal_when_the_house_has_left(heard: list[int]) -> None:
    async def run() -> None:
        gone = asyncio.Event()
        with Leaving(gone.wait).in_front():
            os.kill(os.getpid(), signal.SIGTERM)
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.sleep(0)
            assert heard == []
            gone.set()
            await until(lambda: heard)
        assert heard == [signal.SIGTERM]
        os.kill(os.getpid(), signal.SIGTERM)
        await until(lambda: len(heard) == 2)

    asyncio.run(run())


def test_whoever_interrupts_twice_means_at_once(heard: list[int]) -> None:
    async def run() -> None:
        with Leaving(asyncio.Event().wait).in_front():
            os.kill(os.getpid(), signal.SIGINT)
            os.kill(os.getpid(), signal.SIGINT)
            await until(lambda: heard == [signal.SIGINT])

    asyncio.run(run())


def test_a_house_that_cannot_leave_stops_all_the_same(heard: list[int]) -> None:
    async def broken() -> None:
        raise RuntimeError("stuck")

    async def run() -> None:
        with Leaving(broken).in_front():
            os.kill(os.getpid(), signal.SIGTERM)
            await until(lambda: heard == [signal.SIGTERM])

    asyncio.run(run())
