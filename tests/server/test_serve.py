"""The server as it really runs: uvicorn, WebSockets over the network, several workers on one PostgreSQL."""

from __future__ import annotations

import json
import runpy
import shutil
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import uvicorn
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meadhall.kernel.errors import BadField
from meadhall.server import serve
from meadhall.server.app import create_app
from meadhall.server.door import Door
from meadhall.server.live.channels import PostgresChannels, backend_for
from meadhall.server.settings import Settings
from tests.server.web import PATIENT, Guest

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


@contextmanager
def running(database: str) -> Iterator[tuple[str, uvicorn.Server]]:
    """The application behind uvicorn, in a thread."""
    app = create_app(Settings(database=database), PATIENT, bot_pause=0, strict=True)
    config = uvicorn.Config(app, http=Door, ws="websockets-sansio", ws_max_size=serve.LARGEST_MESSAGE, log_config=None,
                            access_log=False, timeout_graceful_shutdown=5)  # fmt: skip
    server = uvicorn.Server(config)
    listener = serve.bind("127.0.0.1", 0, or_any=False)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", server
    finally:
        server.should_exit = True
        thread.join(20)
        listener.close()
    assert not thread.is_alive()


@pytest.fixture
def database(sqlite_template: Path, tmp_path: Path) -> str:
    shutil.copy(sqlite_template, tmp_path / "meadhall.sqlite")
    return f"sqlite:///{tmp_path / 'meadhall.sqlite'}"


def person(house: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {httpx.post(f'{house}/api/guests').json()['token']}"}


def new_table(house: str, headers: dict[str, str], *seats: str) -> str:
    made = httpx.post(f"{house}/api/tables", json={"game": "ice-garden", "seats": seats}, headers=headers)
    return str(made.json()["id"])


def live(house: str, table: str, headers: dict[str, str]) -> Any:
    return connect(f"{house.replace('http', 'ws')}/live/{table}", additional_headers=headers, max_size=None)


def next_table(page: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(page.recv(timeout=20))
        if message["is"] == "table":
            return message


def closing_code(page: Any) -> int | None:
    try:
        while True:
            page.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_the_example_plays_a_whole_game(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with running(database) as (house, _):
        main = runpy.run_path(str(EXAMPLE))["main"]
        main(house)
        first, last = capsys.readouterr().out.splitlines()
        table = first.rpartition("/")[2]
        told = httpx.get(f"{house}/api/tables/{table}").json()
        assert told["status"] == "over"
        assert any(str(score) in last for score in told["scores"])


def test_the_example_joins_a_table(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with running(database) as (house, _):
        table = new_table(house, person(house), "open", "bot:random")
        runpy.run_path(str(EXAMPLE))["main"](house, table)
        assert httpx.get(f"{house}/api/tables/{table}").json()["status"] == "over"
        assert table in capsys.readouterr().out


def test_a_restart_loses_nothing(database: str) -> None:
    with running(database) as (house, server):
        headers = person(house)
        table = new_table(house, headers, "hot", "hot")
        with live(house, table, headers) as page:
            now = next_table(page)
            for _ in range(5):
                action = Random(1).choice(now["options"])["action"]
                page.send(json.dumps({"do": "play", "head": now["head"], "action": action, "seat": now["seat"]}))
                now = next_table(page)
            server.should_exit = True
            assert closing_code(page) == 1012
    with running(database) as (house, _), live(house, table, headers) as page:
        again = next_table(page)
        assert (again["head"], again["options"]) == (now["head"], now["options"])


def test_far_too_long_a_message_closes_only_its_page(database: str) -> None:
    with running(database) as (house, _):
        headers = person(house)
        table = new_table(house, headers, "hot", "hot")
        with live(house, table, headers) as rude, live(house, table, headers) as page:
            next_table(rude)
            now = next_table(page)
            rude.send("x" * (serve.LARGEST_MESSAGE + 1))
            assert closing_code(rude) == 1009
            action = now["options"][0]["action"]
            page.send(json.dumps({"do": "play", "head": now["head"], "action": action, "seat": now["seat"]}))
            assert next_table(page)["head"] > now["head"]


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_two_workers_at_one_table(url: str) -> None:
    def worker() -> TestClient[Any]:
        return TestClient(create_app(Settings(database=url), PATIENT, bot_pause=0, strict=True))

    with worker() as here, worker() as there:
        ann, bo = Guest(here), Guest(there)
        table = ann.table("me", "open")
        assert bo.post(f"/api/tables/{table}/join", {}).json() == {"seat": 1}
        rng = Random(3)
        with ann.live(table) as first, bo.live(table) as second:
            first.next("table")
            second.next("table")
            for _ in range(12):
                mover, other = (first, second) if first.table["prompt"]["mine"] else (second, first)
                other.reach(mover.play(rng)["head"])
            first.say(do="chat", text="Hello over there")
            assert second.next("chat")["lines"][0]["text"] == "Hello over there"
            # The line between them breaks, and they find each other again.
            engine = sa.create_engine(sa.make_url(url).set(drivername="postgresql+psycopg"))
            with engine.connect() as c:
                c.execute(sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"))
            engine.dispose()
            second.say(do="chat", text="Are you still there?")
            first.until(lambda message: message["is"] == "chat" and "still there" in message["lines"][-1]["text"])
            # Who is here is known on both sides.
            for page in (first, second):
                assert any(message["is"] == "here" and message["count"] == 2 for message in page.heard)


def test_the_channels_follow_the_database() -> None:
    assert isinstance(backend_for("postgresql://user:word@host/hall"), PostgresChannels)
    assert not isinstance(backend_for("sqlite:///file"), PostgresChannels)


def test_several_workers_need_postgresql() -> None:
    with pytest.raises(BadField, match="PostgreSQL"):
        serve.check(Settings(database="sqlite:///file", workers=2))
    serve.check(Settings(database="postgresql://host/hall", workers=2))


def test_the_hall_is_open_when_somebody_listens(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(serve, "has_screen", lambda: True)
    monkeypatch.setattr("webbrowser.open", opened.append)
    listener = serve.bind("127.0.0.1", 0, or_any=False)
    ready = serve.Announcement("127.0.0.1", listener.getsockname()[1], "come in", "http://hall/")
    ready.wait(tries=2)
    assert (capsys.readouterr().out, opened) == ("", [])
    listener.listen()
    ready.wait()
    ready._replace(address="").wait()
    listener.close()
    assert (capsys.readouterr().out, opened) == ("come in\ncome in\n", ["http://hall/"])


def test_a_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadField, match="cannot be used"):
            serve.bind("127.0.0.1", port, or_any=False)
        other = serve.bind("127.0.0.1", port, or_any=True)
        assert other.getsockname()[1] != port
        other.close()


@pytest.mark.parametrize(
    ("host", "name"),
    [("0.0.0.0", "127.0.0.1"), ("::", "[::1]"), ("10.1.1.1", "10.1.1.1"), ("hall.test", "hall.test")],
)
def test_the_address_that_is_told(host: str, name: str) -> None:
    assert serve.reachable(host) == name
