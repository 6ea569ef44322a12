"""Bytes that nobody writes by hand: whoever sends them is told so, and nothing of it is a fault of the house."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from meadhall.server.app import create_app
from meadhall.server.settings import Settings
from tests.server.web import PATIENT, Guest

DEEP = "[" * 5000


@pytest.fixture
def guest(url: str) -> Iterator[Guest]:
    """Somebody in a house that answers its own faults, as it does for people."""
    app = create_app(Settings(database=url), PATIENT, bot_pause=0)
    with TestClient(app, base_url="http://testserver.local", raise_server_exceptions=False) as client:
        yield Guest(client)


def operations(client: TestClient[Any]) -> Iterator[tuple[str, str]]:
    for path, methods in client.get("/schema/openapi.json").json()["paths"].items():
        for method in methods:
            yield method, path


def test_no_address_breaks_over_a_nul(guest: Guest) -> None:
    paths = {path for _, path in operations(guest.client)} | {"/table/{}", "/join/{}", "/learn/{}", "/static/{}"}
    for path in sorted(paths):
        address = "/".join("a%00b" if part.startswith("{") else part for part in path.split("/"))
        told = guest.client.get(address, headers=guest.headers)
        assert told.status_code < 500, address


def test_a_nul_is_refused_wherever_people_write(guest: Guest) -> None:
    table = guest.table("me", "open")
    with guest.live(table) as page:
        page.say(do="chat", text="hi\0there")
        told = page.next("error")
    assert (told["field"], "NUL" in told["text"]) == ("text", True)
    made = guest.post("/api/tables", {"game": "ice-garden", "seats": ["me", "open"], "title": "a\0b"})
    assert (made.status_code, made.json()["field"]) == (400, "title")
    named = guest.post("/api/tables", {"game": "ice-garden\0", "seats": ["me", "open"]})
    assert (named.status_code, named.json()["field"]) == (400, "game")


def test_what_is_nested_too_deeply_is_malformed(guest: Guest) -> None:
    table = guest.table("me", "open")
    told = []
    for method, path in operations(guest.client):
        headers = guest.headers | {"content-type": "application/json"}
        answer = guest.client.request(method, path.replace("{table_id}", table), headers=headers, content=DEEP)
        assert answer.status_code < 500, (method, path)
        told += [answer.json()["code"]] if answer.status_code == 400 else []
    assert told.count("wrong") > 4
