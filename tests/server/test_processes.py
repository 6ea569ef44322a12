"""Two servers, each a process of its own, on one PostgreSQL: one table is played through both of them."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.test_serve import live, new_table, next_table, person

ROOT = Path(__file__).parents[2]
MOVES = 40


class Process:
    """A server that can be killed."""

    def __init__(self, database: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = str(free.getsockname()[1])
        command = [sys.executable, "-m", "meadhall.cli", "serve", "--no-open", "--port", port, "--database", database]
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [*command, "--log-level", "error", "--bot-pause", "0"], cwd=ROOT, stdout=subprocess.DEVNULL
        )

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
