"""A sheet with every control: by keys, by mouse and by finger, on the map, and heard."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.hall import lift_if_down, middle, moves, open_table

SERIOUS = ("serious", "critical")


def toy(page: Page) -> None:
    open_table(page, "toy-sheets", "me", "hot")
    lift_if_down(page)
    expect(page.get_by_role("dialog", name="Every control")).to_be_visible()


def findings(page: Page) -> list[str]:
    return [found["id"] for found in Axe().run(page).response["violations"] if found["impact"] in SERIOUS]


def test_a_sheet_is_worked_by_keys(arrive: Arrive) -> None:
    page = arrive(confirm="final")
    toy(page)
    before = moves(page)
    people = page.get_by_role("spinbutton", name="Volcano People")
    people.focus()
    page.keyboard.press("+")
    expect(people).to_have_attribute("aria-valuenow", "1")
    expect(people).to_be_focused()
    page.keyboard.press("2")
    expect(people).to_have_attribute("aria-valuetext", re.compile("^2 of 2"))
    # What it does is shown on the map and beside it, and said once.
    expect(page.locator("#question")).to_have_text("You take field 3")
    expect(page.locator("#stage .outcome-label")).to_have_text("4 against 5")
    place = page.locator("#stage [data-at='card:3']").first
    expect(place).to_have_attribute("aria-description", re.compile("Your draft: .*4 against 5"))
    expect(page.locator("#composer-heard")).to_have_text(re.compile("Gold 3, Strength 7.*Field 3 is yours then"))
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#composer")).to_be_hidden()
    page.locator("#unfold").click()
    page.keyboard.press("F6")
    expect(page.locator("#prompt")).to_be_focused()
    # One key plays it from anywhere.
    page.keyboard.press("Control+Enter")
    expect(page.locator("#slider")).not_to_have_attribute("max", str(before))


def test_bars_cards_and_folds_on_a_phone(arrive: Arrive) -> None:
    page = arrive(confirm="final", viewport=PHONE, has_touch=True, is_mobile=True)
    toy(page)
    page.get_by_role("button", name="How many go").tap()
    bars = page.get_by_role("radiogroup", name="How many go")
    bars.get_by_role("radio", name=re.compile("^1, 27 %")).tap()
    expect(bars.get_by_role("radio", checked=True)).to_contain_text("1")
    page.get_by_role("button", name="Most: 2").tap()
    expect(bars.get_by_role("radio", checked=True)).to_contain_text("2")
    # One part is open at a time, and the grip folds all of it.
    expect(page.get_by_role("spinbutton", name="Volcano People")).to_be_hidden()
    assert findings(page) == []
    page.locator("#composer-grip").tap()
    expect(page.locator("#composer")).to_have_attribute("data-height", "full")
    page.locator("#composer-grip").tap()
    expect(page.locator("#composer-parts")).to_be_hidden()
    expect(page.locator("#play-draft")).to_be_visible()
    x, y = middle(page.locator("#composer-grip"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 90)
    page.mouse.up()
    expect(page.locator("#composer")).to_have_attribute("data-height", "half")
