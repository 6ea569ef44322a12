"""Taking back: alone by button or key, and together by a proposal that the others answer."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.hall import agreed, choose, moves, open_table, play, play_together, reach, sit_down

UNDO = "#undo button"


def offered(page: Page) -> list[str]:
    return [str(one) for one in page.locator("#groups button").evaluate_all("all => all.map(one => one.value)")]


@pytest.mark.parametrize("by_keyboard", [False, True], ids=["button", "key"])
def test_a_move_is_taken_back(arrive: Arrive, by_keyboard: bool) -> None:
    page = arrive()
    open_table(page, "toy-duel", "me", "bot:random")
    expect(page.locator(UNDO)).to_have_attribute("aria-disabled", "true")
    question = page.locator("#question").inner_text()
    choose(page, "guard high")
    reach(page, 1)
    expect(page.locator(UNDO)).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator("#lines li")).to_have_count(1)
    if by_keyboard:
        page.keyboard.press("u")
    else:
        page.locator(UNDO).click()
    reach(page, 2)
    expect(page.locator("#question")).to_have_text(question)
    assert offered(page) == ["guard high", "guard low"]
    expect(page.locator("#lines li")).to_have_count(0)
    expect(page.locator(UNDO)).to_have_attribute("aria-disabled", "true")
    choose(page, "guard low")
    reach(page, 3)
    expect(page.locator("#lines")).to_contain_text("You guard low")
    # What was taken back is no move.
    expect(page.locator("#moment")).to_have_text("Step 1")
    page.locator("[data-do='step-back']").click()
    expect(page.locator("#moment")).to_have_text("Step 0 of 1")
    page.locator("[data-do='step-on']").click()
    expect(page.locator("#moment")).to_have_text("Step 1")


def test_what_was_revealed_is_taken_back_against_bots_alone_and_only_as_practice(arrive: Arrive) -> None:
    page = arrive()
    open_table(page, "toy-duel", "me", "bot:random")
    choose(page, "guard high")
    reach(page, 1)
    choose(page, "scout 1")
    # Fate has told what the token is worth.
    reach(page, 3)
    # What that costs is said before it is done.
    expect(page.locator(UNDO)).to_have_attribute("title", re.compile("practice"))
    page.locator(UNDO).click()
    expect(page.locator("#loss-dialog")).to_contain_text("counts for nothing")
    page.locator("#loss-yes").click()
    # The way forward again is offered; what was agreed to is not said once more above it.
    expect(page.locator("#rewind")).to_be_visible()
    expect(page.locator("#toast")).to_be_hidden()
    # The question before the look at the token is asked again, and fate stays as it fell.
    expect(page.locator("#groups button[value='scout 1']")).to_be_visible()


def picture(page: Page) -> list[Any]:
    """Everything on the board that has a name, where it stands and what is written there."""
    found: list[Any] = page.locator("#board [id]").evaluate_all(
        "all => all.map(one => [one.id, one.style.transform, one.textContent.trim()])"
    )
    return found


def look(page: Page, moment: int) -> None:
    page.locator("#slider").fill(str(moment))
    expect(page.locator("#prompt")).to_have_attribute("data-state", "replay")
    expect(page.locator("#past [data-moment]").first).to_have_value(str(moment))


def propose(page: Page, words: str = "Propose it") -> None:
    """Propose to go back to the moment that is shown, and say yes to what would be lost."""
    page.locator("[data-do='rewind']").click()
    expect(page.locator("#loss-dialog")).to_be_visible()
    page.locator("#loss-dialog").get_by_role("button", name=words).click()


def back_to_now(page: Page) -> None:
    page.locator("#past [data-do='now']").click()
    expect(page.locator("#prompt")).not_to_have_attribute("data-state", "replay")


def two_in_the_middle(arrive: Arrive, least: int) -> tuple[Page, Page]:
    """Two people at a table, some moves into the game."""
    one, two = arrive(), arrive()
    open_table(one, "ice-garden", "me", "open")
    sit_down(two, one.url)
    rng = Random(3)
    play_together({one: rng, two: rng}, least)
    return one, two


def test_against_bots_one_is_asked_before_and_may_go_forward_again(arrive: Arrive) -> None:
    page = arrive()
    open_table(page, "ice-garden", "me", "bot:random")
    play(page, Random(1), decisions=8)
    head = moves(page)
    now = picture(page)
    look(page, 3)
    # The past does not look like the present.
    expect(page.locator("#then")).to_contain_text(f"The past: Step 3 of {head}")
    expect(page.locator("body.past #board")).to_have_css("filter", re.compile("sepia"))
    page.locator("[data-do='rewind']").click()
    dialog = page.locator("#loss-dialog")
    expect(dialog).to_contain_text(re.compile(r"decisions are taken back: \d+ of yours, \d+ of "))
    expect(dialog.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert moves(page) == head
    propose(page, "Go back")
    reach(page, head + 1)
    expect(page.locator("#prompt")).to_have_attribute("data-state", "mine")
    expect(page.locator("#then")).to_be_hidden()
    expect(page.locator("#rewind-text")).to_contain_text("The table has gone back to step")
    assert picture(page) != now
    page.locator("[data-do='stay']").click()
    expect(page.locator("#rewind")).to_be_hidden()
    # It is still there after a reload, and leads to where we were.
    page.reload()
    expect(page.locator("body")).to_have_attribute("data-link", "open")
    page.locator("#forward button").first.click()
    expect(page.locator("#moment")).to_contain_text(f"Step {head}")
    expect(page.locator("#rewind")).to_be_hidden()
    assert picture(page) == now


def test_both_go_back_when_the_other_agrees(arrive: Arrive) -> None:
    one, two = two_in_the_middle(arrive, 26)
    head = agreed(one, two)
    now = picture(one)
    look(one, head - 5)
    propose(one)
    expect(one.locator("#rewind")).to_be_visible()
    expect(one.locator("#answer")).to_be_hidden()
    expect(two.locator("#answer")).to_be_visible()
    # It is never between a question to fate and the answer.
    (to,) = re.findall(r"\d+", two.locator("#rewind-text").inner_text())
    look(one, int(to))
    earlier = picture(one)
    assert earlier != now
    assert moves(two) == head
    two.locator("#answer button[value='yes']").click()
    for page in (one, two):
        reach(page, head + 1)
        expect(page.locator("#answer")).to_be_hidden()
    back_to_now(one)
    expect(two.locator("#rewind-text")).to_have_text(f"The table has gone back to step {to}.")
    assert agreed(one, two) == head + 1
    assert picture(one) == picture(two) == earlier
    # What was taken back is still there to be looked at.
    look(two, head)
    assert picture(two) == now


def test_nothing_happens_when_the_other_declines(arrive: Arrive) -> None:
    one, two = two_in_the_middle(arrive, 12)
    head = agreed(one, two)
    now = picture(two)
    look(one, 5)
    propose(one)
    two.locator("#answer button[value='no']").click()
    for page in (one, two):
        expect(page.locator("#rewind")).to_be_hidden()
    back_to_now(one)
    assert agreed(one, two) == head
    assert picture(one) == picture(two) == now
    # It can be proposed again.
    look(two, 5)
    propose(two)
    expect(one.locator("#answer")).to_be_visible()


def test_a_tap_beside_an_open_menu_only_closes_it(arrive: Arrive) -> None:
    page = arrive(viewport=PHONE, has_touch=True, is_mobile=True)
    open_table(page, "toy-duel", "me", "bot:random")
    guard = page.locator("#groups button[value='guard high']")
    expect(guard).to_be_visible()
    menu = page.locator("details.menu").last
    menu.evaluate("menu => { menu.open = true; menu.querySelector('.drop').style.width = '60px'; }")
    guard.tap()
    expect(menu).not_to_have_attribute("open", "")
    assert page.evaluate("document.body.classList.contains('busy')") is False
    expect(guard).to_be_visible()
    guard.tap()
    reach(page, 1)
