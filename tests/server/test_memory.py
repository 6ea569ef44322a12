"""What a worker keeps of tables that nobody is at any more: never more than it has room for."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from weakref import ref

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.testing import TestClient

from meadhall.kernel.state import State
from meadhall.server.drawing.page_cache import PAGE
from meadhall.server.house import House
from meadhall.server.live.socket import Socket
from meadhall.server.live.watchers import Room, Watchers
from meadhall.server.settings import Settings
from meadhall.server.tables.cache import MATCH, AtHand
from meadhall.server.tables.journal import TableMatch
from tests.server.web import Guest, opened

ROOM = 3
HEAVY = (State, TableMatch, Socket, Room)


@pytest.fixture
def client(sqlite_template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    # There is little room, so that it is full soon.
    monkeypatch.setattr("meadhall.server.tables.drafts.AT_HAND", ROOM)
    monkeypatch.setattr("meadhall.server.drawing.page_cache.OTHERS", ROOM * 3 * PAGE)
    monkeypatch.setattr("meadhall.server.tables.cache.OTHER_MATCHES", ROOM * 2 * MATCH)
    with opened(sqlite_template, tmp_path) as client:
        yield client


def heavy() -> Counter[str]:
    """How many things there are of which a table has one or more."""
    gc.collect()
    found = Counter(kind.__name__ for thing in gc.get_objects() for kind in HEAVY if isinstance(thing, kind))
    return Counter({kind.__name__: found[kind.__name__] for kind in HEAVY})


def test_tables_that_were_left_are_forgotten(client: TestClient[Any]) -> None:
    ann = Guest(client)
    rng = Random(3)
    counts = []
    for _ in range(2):
        for _ in range(2 * ROOM):
            with ann.live(ann.table("hot", "hot"), fine=1) as page:
                page.next("table")
                for _ in range(6):
                    page.play(rng)
        counts.append(heavy())
    assert counts[-1]["Socket"] == counts[-1]["Room"] == 0
    assert counts[-1]["TableMatch"] <= counts[0]["TableMatch"]
    # A match remembers some positions itself; how many, depends on what was played.
    assert counts[-1]["State"] <= counts[0]["State"] + 3 * ROOM
    house = client.app.state.house
    assert not house._bots
    assert not house._again
    assert not house.watchers.rooms()


def test_what_is_looked_at_is_kept_first() -> None:
    """There is little room for tables that nobody looks at, and none of them drives out one that is looked at."""
    watched = {f"seen-{n}" for n in range(4)}
    kept = AtHand[bytes](60, 25, len, lambda table: table in watched)
    for n in range(4):
        kept.keep(f"seen-{n}", bytes(10))
        kept.keep(f"left-{n}", bytes(10))
    assert [bool(kept.find(f"left-{n}")) for n in range(4)] == [False, False, True, True]
    assert all(kept.find(table) for table in watched)
    watched.remove("seen-0")
    kept.left("seen-0")
    kept.keep("left-4", bytes(10))
    assert [bool(kept.find(f"left-{n}")) for n in range(5)] == [False, False, False, False, True]
    assert kept.find("seen-0")
    # What grows takes the room of what was not asked for longest.
    kept.keep("seen-3", bytes(45))
    assert [bool(kept.find(f"seen-{n}")) for n in range(1, 4)] == [False, True, True]


class Loop:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.mark.anyio
async def test_what_is_old_is_tidied_up_now_and_then(tmp_path: Path) -> None:
    house = House(
        Settings(database=f"sqlite:///{tmp_path / 'hall.sqlite'}"),
        Watchers(ChannelsPlugin(MemoryChannelsBackend(), channels=["tests"]), True),
    )
    loop = Loop()
    gone = ref(loop)
    gc.collect()
    del loop
    tidying = asyncio.create_task(house._tidy(0.0))
    while gone() is not None:
        await asyncio.sleep(0)
    tidying.cancel()
