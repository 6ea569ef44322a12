"""Several people at one screen: each is asked in turn, and where there are secrets a curtain falls between them."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.hall import asked, at_table, choose, click_any, lift, moves, open_table, reach, read_aloud

CARD = re.compile(r"card \d+")


def cards(page: Page) -> list[str]:
    """The notation of each card that can be kept now."""
    expect(page.locator("#groups button").first).to_be_visible()
    return [str(one) for one in page.locator("#groups button").evaluate_all("all => all.map(one => one.value)")]


def test_each_is_asked_in_turn(arrive: Arrive) -> None:
    page, rng = arrive(), Random(1)
    open_table(page, "ice-garden", "hot", "hot", "hot")
    seats = set()
    while moves(page) < 25:
        asked(page)
        seats.add(page.locator("#options input[name='seat']").input_value())
        # Nothing is hidden in this game, so nobody has to look away.
        expect(page.locator("#curtain")).to_be_hidden()
        click_any(page, rng)
    assert seats == {"0", "1", "2"}


def test_a_curtain_falls_between_two_hands(arrive: Arrive) -> None:
    page = arrive()
    open_table(page, "toy-draft", "hot", "hot")
    stage, curtain = page.locator("#stage"), page.locator("#curtain")
    expect(stage).to_contain_text("hand 2: hidden")
    first = cards(page)
    before = moves(page)
    choose(page, first[0])
    expect(curtain).to_be_visible()
    for seen in (page.locator("body").inner_text(), read_aloud(page)):
        assert CARD.findall(seen) == []
    expect(page.locator("#stage")).to_be_hidden()
    expect(page.locator("#groups button").first).to_be_hidden()
    # No key reaches what lies behind.
    for key in ("1", "u", "Escape", "ArrowDown"):
        page.keyboard.press(key)
    expect(curtain).to_be_visible()
    assert moves(page) == before + 1
    lift(page)
    expect(stage).to_contain_text("hand 1: hidden")
    assert CARD.search(read_aloud(page))
    second = cards(page)
    assert not set(first) & set(second)


def test_the_curtain_is_lifted_by_keyboard_until_the_end(arrive: Arrive) -> None:
    page = arrive()
    open_table(page, "toy-draft", "hot", "hot", "hot")
    for n in range(6):
        if n:
            button = page.locator("#curtain button")
            expect(button).to_be_focused()
            button.press("Enter")
            expect(page.locator("#curtain")).to_be_hidden()
        head = moves(page)
        expect(page.locator("#options input[name='seat']")).to_have_value(str(n % 3))
        cards(page)
        page.keyboard.press("1")
        reach(page, head + 1)
    expect(page.locator("#prompt")).to_have_attribute("data-state", "over")
    expect(page.locator("#curtain")).to_be_hidden()


def test_loading_the_page_again_does_not_lift_the_curtain(arrive: Arrive) -> None:
    page = arrive()
    open_table(page, "toy-draft", "hot", "hot")
    choose(page, cards(page)[0])
    expect(page.locator("#curtain")).to_be_visible()
    page.reload()
    at_table(page)
    expect(page.locator("#curtain")).to_be_visible()
    assert CARD.findall(page.locator("body").inner_text()) == []
    lift(page)
    # Whoever has said who they are does not have to say it again.
    page.reload()
    at_table(page)
    expect(page.locator("#stage")).to_contain_text("hand 1: hidden")
    expect(page.locator("#curtain")).to_be_hidden()


def test_the_curtain_says_whose_turn_it_is(arrive: Arrive) -> None:
    page = arrive()
    open_table(page, "toy-draft", "hot", "hot", "hot")
    asked = []
    for _ in range(2):
        choose(page, cards(page)[0])
        expect(page.locator("#curtain")).to_be_visible()
        asked.append(page.locator("#curtain button").inner_text())
        lift(page)
    assert len(set(asked)) == 2
