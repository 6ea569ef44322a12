"""The table in the browser, played as people play."""

from __future__ import annotations

from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Arrive, Server
from tests.browser.hall import (
    against_bots,
    agreed,
    asked,
    moves,
    open_table,
    play,
    play_together,
    press_any,
    reach,
    sit_down,
)


@pytest.mark.slow_first
def test_a_game_with_the_mouse(page: Page) -> None:
    """To its end goes a game of drafts, and the first game of each title."""
    against_bots(page)
    play(page, Random(1), decisions=60)
    assert moves(page) >= 60


@pytest.mark.slow_first
def test_a_game_is_begun_and_played_with_the_keyboard_alone(page: Page) -> None:
    """A whole game by keys alone is one of DragonLords."""
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('details.bots > summary')"):
            break
    # What unfolds asks first how well the bots play: a letter chooses those that answer at once.
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("R")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    play(page, Random(2), decisions=80, by=press_any)
    assert moves(page) >= 80


def test_a_region_is_chosen_on_the_map(page: Page) -> None:
    """The first questions are a character and where to lay a tile: a button, then a place."""
    against_bots(page)
    asked(page)
    while not page.locator(".region.may").count():
        page.locator("#groups button").first.click()
        asked(page)
    before = moves(page)
    page.locator(".region.may").first.click()
    expect(page.locator("#slider")).not_to_have_attribute("max", str(before))


def test_what_is_not_lit_answers_why_not(page: Page) -> None:
    against_bots(page)
    play(page, Random(3), decisions=25)
    page.locator(".region:not(.may)").first.click()
    expect(page.locator("#tip, #toast, #whisper").filter(has_text="IG-").first).to_be_attached()


def test_two_browsers_and_a_spectator(arrive: Arrive) -> None:
    one, two, watcher = arrive(), arrive(), arrive()
    open_table(one, "ice-garden", "me", "open")
    sit_down(two, one.url)
    watcher.goto(one.url)
    head = play_together({one: Random(4), two: Random(5)}, 20)
    reach(watcher, head)
    assert agreed(one, two, watcher) == head
    expect(watcher.locator("#groups button:visible")).to_have_count(0)


def test_a_killed_server_loses_nothing(guest: Page, server: Server) -> None:
    page = guest
    against_bots(page)
    play(page, Random(6), decisions=15)
    known = moves(page)
    server.kill()
    server.start()
    page.reload()
    assert moves(page) >= known
    play(page, Random(7), decisions=5)
    assert moves(page) >= known + 5


def test_the_page_comes_back_by_itself(guest: Page, server: Server) -> None:
    page = guest
    against_bots(page)
    play(page, Random(8), decisions=10)
    server.kill()
    expect(page.locator("body")).to_have_attribute("data-link", "lost")
    server.start()
    expect(page.locator("body")).to_have_attribute("data-link", "open")
    before = moves(page)
    play(page, Random(9), decisions=5)
    assert moves(page) >= before + 5


def test_replay_walks_back_and_returns_to_now(page: Page) -> None:
    against_bots(page)
    play(page, Random(10), decisions=30)
    page.locator("#slider").fill("5")
    expect(page.locator("#prompt")).to_have_attribute("data-state", "replay")
    page.locator("[data-do='now']").click()
    expect(page.locator("#prompt")).not_to_have_attribute("data-state", "replay")


@pytest.fixture
def phone(arrive: Arrive) -> Page:
    opened = arrive(confirm="final", viewport=PHONE, locale="de-DE", has_touch=True, is_mobile=True)
    opened.goto("/")
    return opened


def test_on_a_phone_in_german(phone: Page) -> None:
    expect(phone.locator("html")).to_have_attribute("lang", "de")
    against_bots(phone)
    play(phone, Random(11), decisions=20)
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    phone.locator("#nav button").nth(1).click()
    expect(phone.locator("#sheet")).to_be_visible()
    phone.keyboard.press("Escape")
    expect(phone.locator("#sheet")).to_be_hidden()


@pytest.mark.parametrize("where", ["/", "/new/ice-garden", "/rules/ice-garden", "table"])
def test_no_serious_finding_of_axe(arrive: Arrive, where: str) -> None:
    page = arrive(confirm="final")
    page.goto("/" if where == "table" else where)
    if where == "table":
        against_bots(page)
        play(page, Random(12), decisions=20)
    found = Axe().run(page).response["violations"]
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in serious] == []
