"""Whoever says nothing is shown out, and there is room for those who do."""

from __future__ import annotations

import asyncio
import errno
import logging
import resource
import shutil
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from meadhall.server import door
from tests.server.test_serve import live, new_table, next_table, person, running

WHOLE = b"GET /ready HTTP/1.1\r\nhost: hall\r\n\r\n"
SILENT = {
    "nothing": b"",
    "half headers": b"GET / HTTP/1.1\r\nhost: ha",
    "half a body": b"POST /api/guests HTTP/1.1\r\nhost: hall\r\ncontent-length: 40\r\n\r\n{",
}


@pytest.fixture
def house(sqlite_template: Path, tmp_path: Path) -> Iterator[str]:
    shutil.copy(sqlite_template, tmp_path / "meadhall.sqlite")
    with running(f"sqlite:///{tmp_path / 'meadhall.sqlite'}") as (address, _):
        yield address


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "PATIENCE", dict.fromkeys(door.PATIENCE, 0.2))


def caller(house: str) -> socket.socket:
    where = urlsplit(house)
    return socket.create_connection((str(where.hostname), where.port or 80), timeout=30)


def to_the_end(line: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    heard = b""
    try:
        while more := line.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


def answers(page: Any) -> bool:
    """Whether a page is still connected."""
    page.send('{"do": "ping"}')
    while "pong" not in page.recv(timeout=20):
        pass
    return True


@pytest.mark.parametrize(
    ("said", "before"),
    # Who says nothing more after an answer is uvicorn's business.
    [(said, before) for said in SILENT for before in (False, True) if SILENT[said] or not before],
)
def test_whoever_stops_in_the_middle_is_shown_out(
    hurried: None, house: str, said: str, before: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with caller(house) as line:
        if before:
            line.sendall(WHOLE)
            assert line.recv(65536).startswith(b"HTTP/1.1 ")
        line.sendall(SILENT[said])
        to_the_end(line)
    assert httpx.get(f"{house}/health").status_code == 200
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_drop_now_and_then_is_not_enough(hurried: None, house: str) -> None:
    with caller(house) as line:
        line.settimeout(0.05)
        line.sendall(b"GET / HTTP/1.1\r\n")
        # This ends when the line does.
        with suppress(ConnectionError):
            while not is_closed(line):
                line.sendall(b"x: y\r\n")


def is_closed(line: socket.socket) -> bool:
    try:
        return not line.recv(1)
    except TimeoutError:
        return False


def test_whoever_does_not_read_is_shown_out(hurried: None, house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[str] = []
    lost = door.Door.connection_lost

    def note(self: door.Door, exc: Exception | None) -> None:
        gone.append(self.awaited)
        lost(self, exc)

    monkeypatch.setattr(door.Door, "connection_lost", note)
    with caller(house) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        # Asked for again and again, and never read.
        with suppress(ConnectionError):
            while True:
                line.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nhost: hall\r\n\r\n" * 50)
    assert door.READ in gone


def test_a_page_that_only_watches_may_be_silent(hurried: None, house: str) -> None:
    headers = person(house)
    table = new_table(house, headers, "hot", "hot")
    with live(house, table, headers) as page:
        next_table(page)
        with caller(house) as line:
            # Somebody else's time is over, and the page is still there.
            to_the_end(line)
        assert answers(page)


def test_when_all_is_full_the_silent_go_first(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    headers = person(house)
    table = new_table(house, headers, "hot", "hot")
    with live(house, table, headers) as page, caller(house) as first:
        next_table(page)
        # Whoever is answered came after the first.
        assert httpx.get(f"{house}/health").status_code == 200
        with caller(house) as second:
            monkeypatch.setattr(door, "room", lambda: 3)
            # There is no place left, and one is made.
            with httpx.Client() as visitor:
                assert visitor.get(f"{house}/health").status_code == 200
                assert to_the_end(first) == b""
            second.sendall(WHOLE)
            assert second.recv(65536).startswith(b"HTTP/1.1 200")
            assert answers(page)


def test_where_nobody_is_silent_nobody_has_to_go(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    headers = person(house)
    table = new_table(house, headers, "hot", "hot")
    with live(house, table, headers) as page:
        next_table(page)
        monkeypatch.setattr(door, "room", lambda: 1)
        with caller(house) as line:
            assert to_the_end(line) == b""
        assert answers(page)


def test_there_is_room_within_the_limit_of_descriptors() -> None:
    assert 0 < door.room() < resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def test_the_log_is_not_flooded_where_descriptors_are_lacking(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(door, "few", door.Few())
    lack = {"message": door.ACCEPT, "exception": OSError(errno.EMFILE, "too many")}
    loop = asyncio.new_event_loop()
    try:
        for _ in range(1000):
            door.keep_quiet(loop, lack)
        assert len(caplog.records) == 1
        door.keep_quiet(loop, {"message": "something else", "exception": RuntimeError("odd")})
        assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2
    finally:
        loop.close()
