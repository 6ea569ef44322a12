"""A puzzle in the browser: answers on the map by mouse and by keyboard, then the solution on the map."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from meadhall.puzzles.files import load
from tests.browser.conftest import Arrive

MAP = "#board [data-at='region:{}']"


def test_a_puzzle_is_solved_by_mouse_and_the_next_by_keyboard(arrive: Arrive) -> None:
    page = arrive()
    page.goto("/puzzles/ice-garden/vuko-where-01")
    expect(page.locator(MAP.format("B")).first).to_contain_class("may")
    page.locator("#options button", has_text="Coast of Sails").hover()
    expect(page.locator(MAP.format("A")).first).to_contain_class("hover")
    page.locator(MAP.format("A")).first.click()
    expect(page.locator("#said")).to_contain_text("But he stands on")
    expect(page.locator("#heard")).to_contain_text("Try again.")
    expect(page.locator("#prompt")).to_be_focused()
    expect(page.locator("#options .given.wrong")).to_contain_text("Coast of Sails")
    page.locator(MAP.format("B")).first.click()
    expect(page.locator("#solution")).to_be_visible()
    expect(page.locator(f"{MAP.format('B')} .halo.mine").first).to_be_visible()
    assert "4, 6" in page.locator("#board .halo-tag").all_text_contents()
    page.locator("#solution button", has_text="Yes").click()
    expect(page.locator("#solution button", has_text="Yes")).to_have_attribute("aria-pressed", "true")
    assert Axe().run(page).response["violations"] == []

    page.goto("/puzzles/ice-garden/vuko-where-02")
    puzzle = load("ice-garden", "vuko-where-02")
    place = page.locator(f"#board [data-at='{puzzle.answers[puzzle.right[0]].place}']").first
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#said")).to_contain_text("Right:")
    expect(page.locator("#solution")).to_be_visible()
