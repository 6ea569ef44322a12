"""What a seat may not know never leaves the server for it: every message and every answer is kept and searched."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive, Server
from tests.browser.hall import at_table, choose, moves, open_table, reach, sit_down, take_first
from tests.browser.witness import Witness, pry, seed_of, table_of

CARDS = 14


class Drafter(Witness):
    """One who knows cards by their numbers."""

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
    (found,) = re.findall(r"bonus card is (\d+)", page.locator("#lines").text_content() or "")
    return int(found)


def test_a_hand_is_told_to_nobody_else(arrive: Arrive, hall: Server) -> None:
    ann, bo, eve = (Drafter(arrive()) for _ in range(3))
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
    eyes = eve.page.locator("#eyes")
    expect(eyes).to_have_value("")
    eve.page.goto(f"/table/{table}?moment=8&lang=en")
    for seat, cards in ((0, hers), (1, his)):
        eyes.select_option(str(seat))
        eve.page.wait_for_url(f"**/table/{table}?moment=8&eyes={seat}")
        for card in cards:
            expect(eve.page.locator("#lines")).to_contain_text(f"gets the card {card}.")
    eve.page.reload()
    expect(eyes).to_have_value("1")
    expect(eve.page.locator("#lines")).to_contain_text("gets the card")
    eyes.select_option("")
    expect(eve.page.locator("#lines")).not_to_contain_text("gets the card")


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
