"""When the storage fails: a clear word, nothing half done, and all works again by itself once the fault is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient
from sqlalchemy import event

from meadhall.server.app import create_app
from meadhall.server.live import socket
from meadhall.server.settings import Settings
from tests.server.web import PATIENT, Guest, closing_code, live

Fault = Callable[[], AbstractContextManager[None]]
FULL, READ_ONLY = "PRAGMA max_page_count=1", "PRAGMA query_only=ON"


@pytest.fixture
def client(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    monkeypatch.setattr(socket, "RETRY", 0.05)
    monkeypatch.setattr("meadhall.server.tables.heartbeat.FRESH", 0.0)
    with TestClient(create_app(Settings(database=url), PATIENT, bot_pause=0, strict=True)) as client:
        yield client


@contextmanager
def spoilt(client: TestClient[Any], pragma: str) -> Iterator[None]:
    """SQLite with connections that bear this; those that are open bear it until they are dropped."""
    database = client.app.state.house.database

    def spoil(line: Any, _: object) -> None:
        line.execute(pragma)

    event.listen(database.engine, "connect", spoil)
    client.blocking_portal.call(database.write, lambda c: c.exec_driver_sql(pragma))
    yield
    event.remove(database.engine, "connect", spoil)


@contextmanager
def altered(url: str, postgres: sa.Engine, how: str, back: str) -> Iterator[None]:
    """PostgreSQL with a database that is different for every connection from now on."""
    name = sa.make_url(url).database

    def alter(words: str) -> None:
        with postgres.connect() as c:
            c.execute(sa.text(f"ALTER DATABASE {name} {words}"))
            c.execute(sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"))

    alter(how)
    yield
    alter(back)


@pytest.fixture
def read_only(url: str, client: TestClient[Any], request: pytest.FixtureRequest) -> Fault:
    if url.startswith("sqlite"):
        return lambda: spoilt(client, READ_ONLY)
    word = "SET default_transaction_read_only = "
    return lambda: altered(url, request.getfixturevalue("postgres"), f"{word} on", f"{word} off")


def test_a_database_that_can_only_be_read(client: TestClient[Any], read_only: Fault) -> None:
    ann = Guest(client)
    table = ann.table("hot", "hot")
    rng = Random(1)
    with ann.live(table) as player, live(client, table) as watcher:
        player.next("table")
        watcher.next("table")
        with read_only():
            assert client.get("/health").status_code == 503
            told = player.ask(do="play", head=player.table["head"], action=player.table["options"][0]["action"])
            assert (told["is"], told["code"]) == ("error", "storage")
            assert "try again" in told["text"]
            # Whoever looks goes on looking, and may come in.
            watcher.quiet()
            with live(client, table) as other:
                assert other.next("table")["head"] == player.table["head"]
            refused = ann.post("/api/tables", {"game": "ice-garden", "seats": ["me", "open"]})
            assert (refused.status_code, refused.json()["code"]) == (503, "storage")
            assert int(refused.headers["retry-after"]) > 0
            assert client.get("/metrics").status_code == 200
        before = player.table["head"]
        for _ in range(3):
            player.play(rng)
        assert watcher.reach(player.table["head"])["head"] > before
        assert client.get("/health").json() == {"status": "ok"}


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_full_disk(client: TestClient[Any]) -> None:
    ann = Guest(client)
    table = ann.table("hot", "hot")
    rng = Random(1)
    with ann.live(table) as player:
        player.next("table")
        with spoilt(client, FULL):
            # Somewhere in the file there is room for a few more lines.
            player.say(do="chat", text="x" * 400)
            while (told := player.hear())["is"] != "error":
                if told["is"] == "chat":
                    player.say(do="chat", text="x" * 400)
            assert told["code"] == "storage"
            assert client.get("/").status_code == 200
        player.play(rng)
        player.say(do="chat", text="There is room again")
        assert player.next("chat")["lines"][-1]["text"] == "There is room again"


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_postgresql_gone_and_back(client: TestClient[Any], url: str, postgres: sa.Engine) -> None:
    ann = Guest(client)
    table = ann.table("hot", "hot")
    rng = Random(1)
    house = client.app.state.house
    with ann.live(table) as player, live(client, table) as watcher:
        player.next("table")
        watcher.next("table")
        with altered(url, postgres, "ALLOW_CONNECTIONS false", "ALLOW_CONNECTIONS true"):
            assert client.get("/health").status_code == 503
            assert client.get("/metrics").status_code == 200
            for lang, word in (("en", "try again"), ("de", "versuch es")):
                told = client.get("/", headers={"accept-language": lang})
                assert told.status_code == 503
                assert word in told.text
                assert "retry-after" in told.headers
            with live(client, table) as late:
                assert closing_code(late) == 1013
            # Something has happened, and the watcher cannot be told what: only that, and that once.
            client.blocking_portal.call(house.watchers.wake, table, "seats")
            for page in (player, watcher):
                assert page.next("error")["code"] == "storage"
                page.quiet()
        for page in (player, watcher):
            assert page.next("seats")
            assert [one["is"] for one in page.heard].count("error") == 1
        player.play(rng)
        assert watcher.reach(player.table["head"])


def test_whatever_else_goes_wrong_has_a_known_code(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    table = Guest(client).table("hot", "hot")

    async def broken(_: str) -> None:
        raise RuntimeError("not foreseen")

    monkeypatch.setattr(client.app.state.house.tables.looking, "table", broken)
    with live(client, table) as page:
        assert closing_code(page) == 1011
