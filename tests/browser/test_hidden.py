"""What a seat may not know never leaves the server for it: every message and every answer is kept and searched."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.browser.conftest import Arrive, Server
from tests.browser.hall import at_table, choose, moves, open_table, reach, sit_down, take_first

CARDS = 14
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

    def knows(self, card: int) -> bool:
        """Whether a card of the draft is named anywhere: as an option, a place, in words or in data."""
        named = re.compile(rf'(?:\b(?:deal|turn|keep|keeps|put|card)[ :]|"cards":\s*\[[^\]]*\b){card}\b')
        return any(named.search(one) for one in self.told)

    def known(self) -> set[int]:
        return {card for card in range(1, CARDS + 1) if self.knows(card)}


def hand(page: Page) -> set[int]:
    expect(page.locator("#groups button").first).to_be_visible()
    values = page.locator("#groups button").evaluate_all("all => all.map(one => one.value)")
    return {int(value.removeprefix("keep ")) for value in values}


def bonus(page: Page) -> int:
    """The card that lies open for all."""
    (found,) = re.findall(r"bonus card is (\d+)", page.locator("#lines").inner_text())
    return int(found)


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def seed_of(hall: Server, table: str) -> str:
    """The secret seed, from where only the server looks."""
    with closing(sqlite3.connect(hall.database)) as database:
        (seed,) = database.execute("SELECT seed FROM game_tables WHERE id = ?", (table,)).fetchone()
    assert len(str(seed)) > 30
    return str(seed)


def pry(who: Witness, table: str, head: int, export: int) -> None:
    """Ask for everything that might tell more than it should."""
    for moment in range(head + 1):
        assert who.get(f"/table/{table}?moment={moment}") == 200
        assert who.get(f"/api/tables/{table}/state?moment={moment}") == 200
    for path in ("/", f"/table/{table}?lang=de&seat=0", f"/api/tables/{table}", "/api/tables?which=mine"):
        assert who.get(path) == 200
    for path in (f"/table/{table}/export", f"/api/tables/{table}/export"):
        assert who.get(path) == export
    asked: list[dict[str, Any]] = [
        {"do": "log", "before": 10**9},
        {"do": "play", "head": head, "action": "fly", "seat": 0},
        {"do": "undo", "head": head, "seat": 0},
        {"do": "rewind", "to": 10**9},
    ]
    assert [answer["is"] for answer in who.ask(*asked)] == ["log", "error", "error", "error"]
    if not head:
        return
    who.page.locator("#slider").fill("0")
    expect(who.page.locator("#prompt")).to_have_attribute("data-state", "replay")
    who.page.locator("#past [data-do='now']").click()
    expect(who.page.locator("#prompt")).not_to_have_attribute("data-state", "replay")


def test_a_hand_is_told_to_nobody_else(arrive: Arrive, hall: Server) -> None:
    ann, bo, eve = (Witness(arrive()) for _ in range(3))
    open_table(ann.page, "toy-draft", "me", "open")
    sit_down(bo.page, ann.page.url)
    eve.page.goto(ann.page.url)
    at_table(eve.page)
    table = table_of(ann.page)
    seed = seed_of(hall, table)
    hers, his, shown = hand(ann.page), hand(bo.page), {bonus(ann.page)}
    kept = min(hers)

    # She has put a card aside, and nobody else knows which.
    choose(ann.page, f"keep {kept}")
    for who in (ann, bo, eve):
        reach(who.page, 8)
    for who in (bo, eve):
        assert who.get(f"/api/tables/{table}/state?seat=0") == 403
        pry(who, table, 8, export=403)
    pry(ann, table, 8, export=403)
    assert ann.known() == hers | shown
    assert bo.known() == his | shown
    assert eve.known() == shown
    assert not any(who.heard(seed) for who in (ann, bo, eve))

    # Questions about cards are answered alike for all of them.
    for who, mine in ((bo, his), (eve, set())):
        others = set(range(1, CARDS + 1)) - mine
        answers = who.ask(*({"do": "why", "action": f"keep {card}"} for card in others))
        answers += who.ask(*({"do": "why", "place": f"card:{card}"} for card in others))
        assert len({(answer["text"], answer["rule"], answer["allowed"]) for answer in answers}) == 1
        answers = who.ask(*({"do": "about", "place": f"card:{card}"} for card in others))
        assert [answer["text"] for answer in answers] == [str(card) for card in others]
        who.told.clear()

    # Now both cards are shown, and the hands change places: only the spectator knows no more than that.
    shown |= {kept, max(his)}
    choose(bo.page, f"keep {max(his)}")
    for who in (ann, bo, eve):
        reach(who.page, 9)
    assert hand(ann.page) == his - shown
    assert hand(bo.page) == hers - shown
    pry(eve, table, 9, export=403)
    assert eve.known() == shown
    assert not any(who.heard(seed) for who in (ann, bo, eve))

    # After the end everything may be known, the seed too.
    for who, other in ((ann, bo), (bo, ann)):
        take_first(who.page)
        reach(other.page, moves(who.page))
    for who in (ann, bo, eve):
        expect(who.page.locator("#prompt")).to_have_attribute("data-state", "over")
    pry(eve, table, 11, export=200)
    assert eve.heard(seed)
    assert eve.known() >= hers | his


def test_the_seed_notes_and_invitations_are_not_told(arrive: Arrive, hall: Server) -> None:
    ann, bo, eve = (Witness(arrive()) for _ in range(3))
    open_table(ann.page, "ice-garden", "me", "bot:random", "open", "open", private=True)
    table = table_of(ann.page)
    link = ann.page.locator("#menu a[href*='/join/']").first.get_attribute("href")
    assert link is not None
    invitation = link.rpartition("/")[2]
    sit_down(bo.page, link)
    eve.page.goto(ann.page.url)
    at_table(eve.page)
    ann.page.locator("#tab-notes").click()
    ann.page.locator("#note").fill("Over the ice to the northern shore.")
    ann.page.locator("#notebook button").click()
    expect(ann.page.locator("#noted")).to_have_text("Saved.")
    with closing(sqlite3.connect(hall.database)) as database:
        (left,) = database.execute(
            "SELECT invitation FROM seats WHERE invitation IS NOT NULL AND table_id = ?", (table,)
        )
    pry(bo, table, moves(bo.page), export=200)
    pry(eve, table, moves(eve.page), export=200)
    pry(ann, table, moves(ann.page), export=200)
    assert ann.heard("northern shore")
    assert not bo.heard("northern shore")
    assert not eve.heard("northern shore")
    assert bo.heard(invitation)
    assert ann.heard(left[0])
    assert not eve.heard(invitation)
    assert not eve.heard(left[0])
    assert not any(who.heard(seed_of(hall, table)) for who in (ann, bo, eve))
