"""Somebody who remembers everything that the server ever told them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.browser.conftest import Server

ASK = """messages => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/live/${location.pathname.split("/").at(-1)}`);
  const answers = [];
  socket.onopen = () => messages.forEach((message, id) => socket.send(JSON.stringify({ ...message, id })));
  socket.onmessage = (event) => {
    const answer = JSON.parse(event.data);
    if (typeof answer.id === "number") answers[answer.id] = answer;
    if (Object.keys(answers).length < messages.length) return;
    done(answers);
    socket.close();
  };
  socket.onclose = () => fail("no answer");
  setTimeout(fail, 60_000, "not all were answered");
})"""
"""Messages of our own making over a socket of our own, and their answers."""


class Witness:
    """Somebody with a browser, and all that it was ever told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.told: list[str] = []
        page.on("websocket", self._listen)
        page.route("**/*", self._fetch)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(str(frame)))

    def _fetch(self, route: Route) -> None:
        answer = route.fetch(max_redirects=0)
        self.told.append(f"{answer.headers} {answer.body().decode('utf-8', 'replace')}")
        route.fulfill(response=answer)

    def get(self, path: str) -> int:
        """Fetch an address as this person; what it answers is told too."""
        answer = self.page.request.get(path)
        self.told.append(answer.text())
        return answer.status

    def ask(self, *messages: dict[str, Any]) -> list[dict[str, Any]]:
        answers: list[dict[str, Any]] = self.page.evaluate(ASK, list(messages))
        return answers

    def heard(self, words: str) -> bool:
        return any(words in one for one in self.told)


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def seed_of(hall: Server, table: str) -> str:
    """The secret seed, from where only the server looks."""
    with closing(sqlite3.connect(hall.database)) as database:
        (seed,) = database.execute("SELECT seed FROM game_tables WHERE id = ?", (table,)).fetchone()
    assert len(str(seed)) > 30
    return str(seed)


def pry(who: Witness, table: str, head: int, export: int, every: int = 1) -> None:
    """Ask for everything that might tell more than it should, at every moment or at each so many."""
    for moment in range(head, -1, -every):
        assert who.get(f"/table/{table}?moment={moment}") == 200
        assert who.get(f"/api/tables/{table}/state?moment={moment}") == 200
    for eyes in (0, 1):
        assert who.get(f"/table/{table}?moment={head - 1}&eyes={eyes}") == 200
    for path in ("/", f"/table/{table}?lang=de&seat=0", f"/api/tables/{table}", "/api/tables?which=mine"):
        assert who.get(path) == 200
    for path in (f"/table/{table}/export", f"/api/tables/{table}/export"):
        assert who.get(path) == export
    asked: list[dict[str, Any]] = [
        {"do": "log", "before": 10**9},
        {"do": "play", "head": head, "action": "fly", "seat": 0},
        {"do": "undo", "head": head + 1, "seat": 0},
        {"do": "rewind", "to": 10**9},
    ]
    assert [answer["is"] for answer in who.ask(*asked)] == ["log", "error", "error", "error"]
    if export != 200:
        assert {answer["is"] for answer in who.ask(*({"do": "look", "eyes": eyes} for eyes in (0, 1)))} == {"error"}
    if not head:
        return
    who.page.locator("#slider").fill("0")
    expect(who.page.locator("#prompt")).to_have_attribute("data-state", "replay")
    who.page.locator("#past [data-do='now']").click()
    expect(who.page.locator("#prompt")).not_to_have_attribute("data-state", "replay")
