"""A lesson at the table, from the page of what can be learnt to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.hall import at_table
from tests.browser.test_sheets import findings
from tests.lessons import taught

OPTIONS = "#groups button[name]:visible, #plain button[name]:visible"


@pytest.fixture
def page(arrive: Arrive) -> Page:
    return arrive()


def comes(card: Locator, title: str) -> None:
    expect(card.locator("#coach-title")).to_have_text(title)


def test_a_tiny_lesson_to_its_end(page: Page) -> None:
    page.goto(f"/learn/{taught.SLUG}")
    page.get_by_role("button", name="Begin: A tiny game").press("Enter")
    at_table(page)
    card = page.get_by_role("region", name="Coach")
    comes(card, "What wins")
    expect(card).to_contain_text("Step 1 of 3")
    expect(card).to_contain_text("To do: Click Vale of Sorrow.")
    assert findings(page) == []
    # What is not open says when it comes, or what is first; nothing happens.
    making = page.locator("#board [data-at='field:making']").first
    expect(making).to_have_attribute("aria-disabled", "true")
    making.click(force=True)
    expect(page.locator("#tip")).to_contain_text("This comes with step 3: Making.")
    page.locator("#board [data-at='region:B']").first.click(position={"x": 40, "y": 40})
    expect(page.locator("#tip")).to_contain_text("First: Click Vale of Sorrow.")
    # One answer is open, and it is the pupil's.
    expect(page.locator(OPTIONS)).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    expect(card).to_be_focused()
    page.keyboard.press("1")
    expect(page.locator("#seats .quoted")).to_have_text("Ember Land pays first.")
    comes(card, "Play on")
    expect(card).to_contain_text("the coach comes back with “Planning”")
    page.locator(OPTIONS).first.click()
    comes(card, "Planning")
    expect(page.locator(OPTIONS)).to_have_count(2)
    page.locator(OPTIONS).first.click()
    comes(card, "Making")
    expect(making).not_to_have_attribute("aria-disabled", "true")
    card.get_by_role("button", name="Step back").click()
    comes(card, "Planning")
    # My place is kept.
    card.get_by_role("link", name="Go on later").click()
    page.get_by_role("button", name="Go on with: A tiny game").click()
    at_table(page)
    comes(card, "Planning")
    page.locator(OPTIONS).first.click()
    comes(card, "Making")
    page.locator(OPTIONS).first.click()
    end = page.get_by_role("region", name="A tiny game")
    expect(end).to_contain_text("Plan before you act.")
    expect(end).to_contain_text("You sent a marker where it pays.")
    expect(end.get_by_role("listitem")).to_have_count(1)
    expect(card).to_be_hidden()
    assert findings(page) == []
    end.get_by_role("button", name="Now a whole game").click()
    page.wait_for_url(lambda address: "/table/" in address)
    expect(page.locator("#coaching")).to_have_value("losses")
