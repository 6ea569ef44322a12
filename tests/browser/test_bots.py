"""Bots at the table: how well they play, what they advise, why they did something, and looking back."""

from __future__ import annotations

import re
from random import Random

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.hall import asked, bring, click_any, open_table, quick_start
from tests.browser.test_golden import shortest


def no_serious_finding(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in serious] == []


def test_a_hint_and_the_reasons_of_a_bot_in_german(arrive: Arrive) -> None:
    page = arrive(locale="de-DE")
    page.goto("/")
    start = quick_start(page, "ice-garden", 1)
    page.locator("#level-ice-garden").select_option("novice")
    start.click()
    page.wait_for_url("**/table/**")
    expect(page.locator("#seats")).to_contain_text("Neuling-Bot")
    rng = Random(3)
    asked(page)
    while not page.locator("#lines .ask").count():
        click_any(page, rng)
        asked(page)

    page.keyboard.press("!")
    expect(page.locator("#advice-title")).to_contain_text("Ich würde: ")
    expect(page.locator("#advice-title")).to_be_focused()
    assert page.locator("#advice-reasons li").count() <= 4
    expect(page.locator("#advice-note")).to_have_text(re.compile("^(Lieber als|Es macht kaum)"))
    assert "%" not in page.locator("#advice").inner_text()
    expect(page.locator(".btn.hinted")).to_have_count(1)
    no_serious_finding(page)
    page.keyboard.press("Escape")
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator(".hinted")).to_have_count(0)

    why = page.locator("#lines .ask:visible").last
    expect(why).to_have_text("Warum?")
    why.click()
    expect(why).to_have_attribute("aria-expanded", "true")
    assert page.locator("#lines .reasons li").count() >= 1
    why.click()
    expect(page.locator("#lines .reasons")).to_have_count(0)


def test_a_hint_on_a_phone_is_taken_back_by_a_move(arrive: Arrive) -> None:
    page = arrive(viewport=PHONE, has_touch=True, is_mobile=True)
    open_table(page, "ice-garden", "me", "bot:random")
    expect(page.locator("#prompt")).to_have_attribute("data-state", "mine")
    page.locator("#hint").click()
    expect(page.locator("#advice")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator(".btn.hinted").first.click()
    expect(page.locator("#advice")).to_be_hidden()


def test_looking_back_on_a_finished_game(arrive: Arrive) -> None:
    page = arrive()
    page.goto("/")
    bring(page, shortest())
    page.locator("#back").click()
    page.wait_for_url("**/review")
    expect(page.locator("#review")).to_have_attribute("data-busy", "no")
    expect(page.locator(".chart polyline:not(.under)")).to_have_count(2)
    page.locator("#review details summary").first.click()
    assert page.locator("#review tbody tr").count() > 3
    expect(page.locator("#verdict .reasons")).to_have_count(0)
    page.locator("[data-do='verdict']").first.press("Enter")
    expect(page.locator("#verdict .reasons").first).to_be_visible()
    expect(page.locator("#verdict")).to_be_focused()
    no_serious_finding(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator(".swings:not(.own) a").first.click()
    page.wait_for_url("**/table/*?moment=*")
    expect(page.locator("#prompt")).to_have_attribute("data-state", "replay")
