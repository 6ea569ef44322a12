"""The log: lines for programs and for people, without secrets, and an id that follows a move."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from meadhall.server import logs
from tests.server.web import Guest, opened


@pytest.fixture
def client(sqlite_template: Path, tmp_path: Path) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path) as client:
        yield client


@pytest.fixture
def lines(capsys: pytest.CaptureFixture[str]) -> Iterator[Any]:
    """What has been logged since the last time somebody asked."""
    root = logging.getLogger()
    before = (root.handlers[:], root.level, logs.moves.level)

    def read(format: str) -> list[Any]:
        text = capsys.readouterr().err.splitlines()
        return [json.loads(line) for line in text] if format == "json" else text

    yield read
    root.handlers[:], level, moves = before
    root.setLevel(level)
    logs.moves.setLevel(moves)


def test_log_lines_are_json_without_secrets(client: TestClient[Any], lines: Any) -> None:
    logs.configure("info")
    client.get("/join/very-secret-invitation?token=also-secret")
    told = [line for line in lines("json") if line["from"] == "meadhall.server"]
    assert {"at", "level", "id", "route", "method", "status", "ms"} <= set(told[-1])
    assert told[-1]["status"] == 404
    assert "secret" not in str(told)


def test_for_people_the_same_stands_in_words(client: TestClient[Any], lines: Any) -> None:
    logs.configure("info", "text")
    client.get("/join/very-secret-invitation")
    (line,) = [line for line in lines("text") if " request " in line]
    assert " info    request id=" in line
    assert "method=GET status=404" in line
    assert "secret" not in line


def test_an_error_is_told_with_where_it_happened() -> None:
    try:
        raise RuntimeError("a pity")
    except RuntimeError as error:
        told = (type(error), error, error.__traceback__)
        record = logging.LogRecord("meadhall", logging.ERROR, "", 0, "broken", (), told)
    assert json.loads(logs.JsonLines().format(record))["error"].endswith("RuntimeError: a pity")
    assert logs.TextLines().format(record).splitlines()[-1] == "RuntimeError: a pity"


def test_an_id_follows_a_move_from_the_request_to_those_who_are_told(client: TestClient[Any], lines: Any) -> None:
    logs.configure("info", each_move=True)
    ann = Guest(client)
    table = ann.table("hot", "hot")
    state = ann.get(f"/api/tables/{table}/state").json()
    lines("json")
    move = {"seat": state["seat"], "head": state["head"], "action": state["options"][0]["action"]}
    assert ann.post(f"/api/tables/{table}/play", move).status_code == 200
    written, told, request = [line for line in lines("json") if line["from"].startswith("meadhall")]
    assert [line["text"] for line in (written, told, request)] == ["written", "told", "request"]
    assert written["id"] == told["id"] == request["id"]
    assert (written["table"], written["head"]) == (told["table"], told["head"]) == (table, state["head"] + told["rows"])


def test_each_message_of_a_page_has_a_number(client: TestClient[Any], lines: Any) -> None:
    logs.configure("info", each_move=True)
    ann = Guest(client)
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        page.next("table")
        lines("json")
        for _ in range(2):
            page.play(Random(1))
        page.quiet()
        told = [line["id"] for line in lines("json") if line["text"] == "told"]
    first, second = [id.partition(".") for id in told]
    assert first[0] == second[0]
    assert (first[2], second[2]) == ("1", "2")


def test_moves_are_followed_only_where_that_is_wanted(client: TestClient[Any], lines: Any) -> None:
    logs.configure("info")
    Guest(client).table("bot:random", "bot:random")
    assert {line["text"] for line in lines("json") if line["from"].startswith("meadhall")} == {"request"}
