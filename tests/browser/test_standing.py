"""Standing answers through the page: beside the question, in the list, by keyboard and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import meadhall
from meadhall.kernel.state import State
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.hall import choose
from tests.browser.test_drafts import lay

GARDEN = meadhall.load("ice-garden")


def harvest() -> State:
    """Callo dominates three regions and takes something from each; Freihoff has the fourth."""
    return GARDEN.scenario(
        at="domination",
        callo={"markers": "A3 B3 C3 D", "gold": 1},
        freihoff={"markers": "A B C D3", "gold": 1},
    )


def menu(page: Page) -> None:
    page.locator("#stand-now").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#wishes")).to_be_visible()


def wish(page: Page, label: str) -> None:
    page.locator("#wishes").get_by_role("button", name=label, exact=True).press("Enter")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_answer_stands_from_now_on_and_is_changed_in_one_place(
    arrive: Arrive, tmp_path: Path, size: dict[str, int]
) -> None:
    page = arrive(confirm="steps")
    page.set_viewport_size(size)  # type: ignore[arg-type]
    lay(page, tmp_path, harvest())
    expect(page.locator("#stand-now")).to_have_text("From now on: Ask me")
    # The menu opens and closes by key, and lies within the page.
    menu(page)
    box = page.locator("#stand-wishes").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    page.keyboard.press("Escape")
    expect(page.locator("#wishes")).to_be_hidden()
    expect(page.locator("#stand-now")).to_be_focused()
    # All three regions are answered for, and the other seat is asked.
    menu(page)
    wish(page, "Gold first, always")
    expect(page.locator("#prompt .handover")).to_contain_text("Freihoff")
    expect(page.locator("#stand-now")).to_have_text("From now on: Ask me")
    choose(page, "take population")
    # In the list it is found and taken back.
    expect(page.locator("#prompt .handover")).to_contain_text("Callo")
    page.locator("#menu > summary").click()
    page.get_by_text("What you always answer alike (Callo)").click()
    mine = page.locator("form[data-stand='0']").get_by_label("Resources from a region")
    expect(mine).to_have_value("always gold")
    mine.select_option(label="Ask me")
    page.reload()
    expect(page.locator("form[data-stand='0']").get_by_label("Resources from a region")).to_have_value("")
