"""What a person wishes is kept: language, colours, being asked always, and a name that others see."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from meadhall.kernel import registry
from meadhall.server.people.inputs import LONGEST_NAME
from tests.browser.conftest import Arrive
from tests.browser.hall import at_table, open_table, sit_down


def save(page: Page) -> None:
    page.locator("#settings button.go").click()
    page.wait_for_url("**/settings?notice=saved")


def test_wishes_are_kept_on_this_device_and_the_next(arrive: Arrive) -> None:
    page = arrive(ask=False)
    page.goto("/settings")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#settings [name='ask_always']")).not_to_be_checked()
    page.locator("#settings [name='name']").fill("Solveig")
    page.locator("#settings [name='lang']").select_option("de")
    page.locator("#settings [name='theme'][value='dark']").check()
    page.locator("#settings [name='ask_always']").check()
    save(page)
    again = arrive(storage_state=page.context.storage_state())
    for where in ("/", "/settings"):
        again.goto(where)
        expect(again.locator("html")).to_have_attribute("lang", "de")
        expect(again.locator("html")).to_have_attribute("data-theme", "dark")
    expect(again.locator("#settings [name='name']")).to_have_value("Solveig")
    expect(again.locator("#settings [name='ask_always']")).to_be_checked()
    # At a table it is the same setting.
    open_table(again, "ice-garden", "me", "bot:random")
    expect(again.locator("#menu [data-setting='ask']")).to_be_checked()
    expect(again.locator("#menu #sound")).to_have_value("off")


def test_a_wrong_wish_is_told_beside_its_field(arrive: Arrive) -> None:
    page = arrive()
    page.goto("/settings")
    page.locator("#settings [name='webhook']").fill("ftp://nowhere.example/")
    page.locator("#settings [name='name']").fill("Solveig")
    page.locator("#settings button.go").click()
    expect(page.locator("#wrong-webhook")).to_be_visible()
    expect(page.locator("#settings [name='name']")).to_have_value("Solveig")
    expect(page.locator("#settings [name='webhook']")).to_have_attribute("aria-invalid", "true")


def test_others_see_the_name(arrive: Arrive) -> None:
    one, two = arrive(), arrive()
    one.goto("/settings")
    one.locator("#settings [name='name']").fill("Solveig")
    save(one)
    open_table(one, "toy-draft", "me", "open")
    sit_down(two, one.url)
    expect(two.locator("#seat-0")).to_contain_text("Solveig")
    one.locator("#tab-chat").click()
    one.locator("#saying").fill("Skål!")
    one.locator("#saying").press("Enter")
    expect(two.locator("#says")).to_contain_text("Solveig")


def test_a_long_name_fits_on_a_small_phone(arrive: Arrive) -> None:
    page = arrive(viewport={"width": 320, "height": 640}, locale="de-DE", has_touch=True, is_mobile=True)
    page.goto("/settings")
    page.locator("#settings [name='name']").fill("W" * LONGEST_NAME)
    save(page)
    rules = [f"/rules/{game}" for game in registry.games()]
    for where in ("/", "/settings", "/account", *(f"/new/{game}" for game in registry.games()), *rules):
        page.goto(where)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, where


def test_colours_change_at_once_and_stay(arrive: Arrive) -> None:
    page = arrive(color_scheme="light")
    open_table(page, "ice-garden", "me", "bot:random")
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    page.locator("#bar .icons > [data-do='theme']").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(paper) != light
    page.reload()
    at_table(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
