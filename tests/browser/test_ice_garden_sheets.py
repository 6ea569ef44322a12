"""Whole moves of the Ice Garden as everybody meets them: from the map, on sheets, and several markers at once."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

import meadhall
from bench.moves.ice_garden import ROUND_THREE
from tests.browser.conftest import Arrive
from tests.browser.hall import moves
from tests.browser.test_drafts import chips, lay

GARDEN = meadhall.load("ice-garden")
HOLD = """
window.held = [];
const later = window.setTimeout;
window.setTimeout = (what, pause, ...more) => pause === 4000 ? -held.push(what) : later(what, pause, ...more);
"""
"""The four seconds in which a whole move can be stopped last until the test lets them pass."""


def begin(page: Page, folder: Path, at: str) -> int:
    lay(page, folder, GARDEN.scenario(at=at, **ROUND_THREE))
    return moves(page)


def click(page: Page, place: str) -> None:
    page.locator(f"#stage .may[data-at='{place}']").first.click(force=True)


def test_influence_is_two_regions_and_a_moment_in_which_it_can_be_stopped(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    page.add_init_script(HOLD)
    before = begin(page, tmp_path, "influence")
    button, why = page.locator("#play-draft"), page.locator("#draft-why")
    click(page, "region:B")
    expect(page.locator("#chips .chip-item")).to_have_count(1)
    expect(why).to_contain_text("Played as soon as nothing is missing.")
    click(page, "region:D")
    expect(button).to_have_class(re.compile("soon"))
    expect(why).to_contain_text("Any click or tap stops that.")
    page.keyboard.press("Shift")
    expect(why).to_contain_text("You end it.")
    # A change of what is complete waits for the button.
    click(page, "region:A")
    expect(page.locator("#chips")).to_contain_text("Coast of Sails (A)")
    expect(button).not_to_have_class(re.compile("soon"))
    assert moves(page) == before
    page.locator("#chips .chip-x").first.click()
    expect(page.locator("#chips .chip-item")).to_have_count(1)
    click(page, "region:D")
    expect(button).to_have_class(re.compile("soon"))
    assert moves(page) == before
    page.evaluate("held.at(-1)()")
    expect(page.locator("#slider")).not_to_have_attribute("max", str(before))


def test_influence_is_confirmed_by_those_who_want_it(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="always")
    before = begin(page, tmp_path, "influence")
    expect(page.get_by_role("dialog", name="Influence")).to_be_visible()
    click(page, "region:B")
    expect(page.locator("#chips .chip-item")).to_have_count(1)
    click(page, "region:D")
    expect(page.locator("#chips .chip-item")).to_have_count(2)
    assert chips(page) == ["Frost Fells (B)", "Wolf Woods (D)"]
    assert moves(page) == before
    # A third region takes the place of the first.
    click(page, "region:A")
    expect(page.locator("#chips")).to_contain_text("Coast of Sails (A)")
    page.locator("#play-draft").click()
    expect(page.locator("#slider")).not_to_have_attribute("max", str(before))


def test_a_plan_is_played_by_its_last_marker_where_one_never_confirms(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="never")
    before = begin(page, tmp_path, "planning")
    for name in ("Making", "Viper Gorge"):
        page.get_by_role("button", name=f"{name}: one more").click()
        expect(page.locator("#chips")).to_contain_text(name)
    assert moves(page) == before
    page.get_by_role("button", name="Influence: one more").click()
    expect(page.locator("#slider")).to_have_attribute("max", str(before + 1))


def test_all_markers_are_planned_on_one_sheet(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    before = begin(page, tmp_path, "planning")
    for name in ("Making", "Viper Gorge", "Influence"):
        page.get_by_role("button", name=f"{name}: one more").click()
        expect(page.locator("#chips")).to_contain_text(name)
    expect(page.locator("#question")).to_have_text("Planning: Making, then Viper Gorge, then Influence")
    page.reload()
    assert_kept(page)
    assert moves(page) == before
    page.locator("#play-draft").click()
    expect(page.locator("#slider")).to_have_attribute("max", str(before + 1))


def test_markers_are_put_in_another_order_and_lead_to_their_part(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    begin(page, tmp_path, "planning")
    for name in ("Making", "Viper Gorge", "Influence"):
        page.get_by_role("button", name=f"{name}: one more").click()
        expect(page.locator("#chips")).to_contain_text(name)
    page.get_by_role("button", name="3rd Influence, remove").focus()
    page.keyboard.press("Alt+ArrowLeft")
    expect(page.locator("#question")).to_have_text("Planning: Making, then Influence, then Viper Gorge")
    # The marker that was moved has the keyboard still, and can be moved on.
    page.keyboard.press("Alt+ArrowLeft")
    expect(page.locator("#question")).to_have_text("Planning: Influence, then Making, then Viper Gorge")
    page.get_by_role("button", name="1st Influence", exact=True).click()
    expect(page.locator("#composer .step-value").first).to_be_focused()


def assert_kept(page: Page) -> None:
    expect(page.locator("#chips .chip-item")).to_have_count(3)
    assert chips(page) == ["1st Making", "2nd Viper Gorge", "3rd Influence"]


def test_making_goes_on_by_a_click_on_the_next_part(arrive: Arrive, tmp_path: Path) -> None:
    """A region summons a unit there with what it needs; another part is added without saying that one is done."""
    page = arrive(confirm="final")
    before = begin(page, tmp_path, "making")
    click(page, "region:B")
    expect(page.locator("#chips")).to_contain_text("Wild Children to the Frost Fells (B)")
    page.locator("#composer .value", has_text="Dominate").nth(1).click()
    expect(page.locator("#chips")).to_contain_text("Faun: Dominate")
    assert moves(page) == before
    page.locator("#play-draft").click()
    expect(page.locator("#lines")).to_contain_text("Dominate")
