"""Two servers, each a process of its own, on one PostgreSQL: one table is played through both of them."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.test_serve import live, new_table, next_table, person

ROOT = Path(__file__).parents[2]
MOVES = 40


class Process:
    """A server that can be killed."""

    def __init__(self, database: str, *more: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = str(free.getsockname()[1])
        command = [sys.executable, "-m", "meadhall.cli", "serve", "--no-open", "--port", port, "--database", database]
        self.command = [*command, "--log-level", "error", "--bot-pause", "0", *more]
        self.url = f"http://127.0.0.1:{port}"
        self.start()

    def start(self) -> None:
        quick = os.environ | {"MEADHALL_DRAW_AHEAD": "no"}
        self.process = subprocess.Popen(self.command, cwd=ROOT, stdout=subprocess.DEVNULL, env=quick)

    def wait(self) -> None:
        """Until it answers."""
        for _ in range(600):
            assert self.process.poll() is None
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def two(url: str) -> Iterator[tuple[Process, Process]]:
    processes = Process(url), Process(url)
    try:
        for process in processes:
            process.wait()
        yield processes
    finally:
        for process in processes:
            process.kill()


def reach(page: Any, head: int) -> dict[str, Any]:
    """The first table that has come so far."""
    while (table := next_table(page))["head"] < head:
        pass
    return table


def move(table: dict[str, Any], rng: Random) -> str:
    action = rng.choice(table["options"])["action"]
    return json.dumps({"do": "play", "head": table["head"], "action": action, "seat": table["seat"], "id": "move"})


def answer(page: Any) -> dict[str, Any]:
    """What comes of a move: the new table, or an error."""
    while (message := json.loads(page.recv(timeout=20)))["is"] not in ("table", "error"):
        pass
    told: dict[str, Any] = message
    return told


class Visitor:
    """A page that comes back whenever it is sent off, and never plays anything twice."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.headers = person(process.url)
        self.table = new_table(process.url, self.headers, "hot", "hot", "hot")
        self.rng = Random(5)
        self.played: list[tuple[int, str]] = []
        self.codes: list[int] = []
        self.last_words: dict[str, Any] = {}

    def play(self, until: Callable[[], bool], ready: Callable[[], None] = lambda: None) -> None:
        """Play until it is enough, through as many connections as it takes."""
        while not until():
            try:
                with live(self.process.url, self.table, self.headers) as page:
                    self.play_here(page, until, ready)
            except OSError:
                time.sleep(0.1)

    def play_here(self, page: Any, until: Callable[[], bool], ready: Callable[[], None]) -> None:
        try:
            now = next_table(page)
            while not until():
                now = self.move(page, now, ready)
        except ConnectionClosed as closed:
            self.codes.append(closed.rcvd.code if closed.rcvd else 1006)
            with suppress(ConnectionClosed):
                while True:
                    self.last_words = json.loads(page.recv(timeout=0))

    def move(self, page: Any, now: dict[str, Any], ready: Callable[[], None]) -> dict[str, Any]:
        page.send(said := move(now, self.rng))
        ready()
        while (message := json.loads(page.recv(timeout=20)))["is"] != "table":
            assert message["is"] != "error", message
            self.last_words = message
        self.played.append((now["head"], json.loads(said)["action"]))
        table: dict[str, Any] = message
        return table

    def check(self) -> None:
        """Everything that was acknowledged is there, once, and nothing else but what was on its way."""
        save = httpx.get(f"{self.process.url}/api/tables/{self.table}/export").json()
        written = [(n, line["do"]) for n, line in enumerate(save["journal"]) if line["by"] >= 0]
        assert set(self.played) <= set(written)
        assert len(written) <= len(self.played) + len(self.codes)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_server_that_is_stopped_and_started_sees_its_pages_come_back(url: str) -> None:
    process = Process(url)
    try:
        process.wait()
        visitor = Visitor(process)
        visitor.play(lambda: len(visitor.played) == 5)

        def stop() -> None:
            # In the middle of a move.
            if process.process.poll() is None and not visitor.codes:
                process.process.terminate()

        visitor.play(lambda: bool(visitor.codes), stop)
        assert process.process.wait(30) in (0, -signal.SIGTERM)
        assert visitor.codes == [1012]
        assert visitor.last_words["is"] == "away"
        assert "back in a minute" in visitor.last_words["text"]
        process.start()
        visitor.play(lambda: len(visitor.played) >= 12)
        visitor.check()
    finally:
        process.kill()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_a_rolling_restart_loses_no_move(url: str) -> None:
    process = Process(url, "--workers", "2")
    try:
        process.wait()
        visitor = Visitor(process)
        visitor.play(lambda: len(visitor.played) == 5)
        process.process.send_signal(signal.SIGHUP)
        # Both workers are replaced while it plays; at the latest the second one was its own.
        visitor.play(lambda: bool(visitor.codes), lambda: time.sleep(0.2))
        # Somebody was there at every moment.
        assert httpx.get(f"{process.url}/health").status_code == 200
        more = len(visitor.played) + 5
        visitor.play(lambda: len(visitor.played) >= more)
        assert set(visitor.codes) == {1012}
        visitor.check()
    finally:
        process.process.terminate()
        process.process.wait(60)


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_one_table_in_two_processes(two: tuple[Process, Process]) -> None:
    here, there = two
    ann, bo = person(here.url), person(there.url)
    table = new_table(here.url, ann, "me", "open")
    assert httpx.post(f"{there.url}/api/tables/{table}/join", json={}, headers=bo).json() == {"seat": 1}
    rng, done = Random(7), 0
    with ExitStack() as open_pages:
        players = [open_pages.enter_context(live(*where)) for where in ((here.url, table, ann), (there.url, table, bo))]
        watchers = [open_pages.enter_context(live(one.url, table, {})) for one in two]
        pages = [*players, *watchers]
        now = [next_table(page) for page in pages]
        for _ in range(MOVES):
            mover = next(n for n in (0, 1) if now[n]["prompt"]["mine"])
            before = now[mover]["head"]
            players[mover].send(move(now[mover], rng))
            now[mover] = reach(players[mover], before + 1)
            done += 1
            for n, page in enumerate(pages):
                if n != mover:
                    now[n] = reach(page, now[mover]["head"])
            # Whoever looks sees the same, whichever process they are at.
            assert len({one["head"] for one in now}) == 1
            assert now[2]["prompt"] == now[3]["prompt"]
            assert now[2]["log"] == now[3]["log"]
            assert not now[2]["options"] + now[3]["options"]

        # The same person moves in both processes at once: one move counts, the other is told that it came too late.
        mover = next(n for n in (0, 1) if now[n]["prompt"]["mine"])
        elsewhere = open_pages.enter_context(live(two[1 - mover].url, table, (ann, bo)[mover]))
        twin = next_table(elsewhere)
        assert twin["options"] == now[mover]["options"]
        both = (players[mover], now[mover]), (elsewhere, twin)
        for page, seen in both:
            page.send(move(seen, rng))
        told = [answer(page) for page, _ in both]
        errors = [one["code"] for one in told if one["is"] == "error"]
        assert errors in ([], ["stale"])
        done += 1
        head = httpx.get(f"{here.url}/api/tables/{table}").json()["head"]
        assert head > twin["head"]

    # One process dies; its player goes on at the other.
    here.kill()
    with live(there.url, table, ann) as first, live(there.url, table, bo) as second:
        pages = [first, second]
        now = [next_table(page) for page in pages]
        assert {one["head"] for one in now} == {head}
        for _ in range(5):
            mover = 0 if now[0]["prompt"]["mine"] else 1
            pages[mover].send(move(now[mover], rng))
            now[mover] = reach(pages[mover], now[mover]["head"] + 1)
            now[1 - mover] = reach(pages[1 - mover], now[mover]["head"])
            done += 1
    save = httpx.get(f"{there.url}/api/tables/{table}/export").json()
    assert sum(line["by"] >= 0 for line in save["journal"]) == done
