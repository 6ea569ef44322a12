"""Whole moves: composing, changing, keeping and playing a draft through the page."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

import meadhall
from bench.moves import dragon_lords, mountain_king
from bench.moves.move import Move
from meadhall.kernel.match import Match
from meadhall.kernel.state import State
from tests.browser.conftest import PHONE, Arrive
from tests.browser.hall import against_bots, bring, lift, moves, play

GARDEN = meadhall.load("ice-garden")


def lay(page: Page, folder: Path, state: State) -> None:
    """A table in this position, with all seats at this screen."""
    file = folder / "position.json"
    file.write_text(Match.of(state, seed=1).to_json(), "utf-8")
    page.goto("/")
    bring(page, file)


def gorge() -> State:
    return GARDEN.scenario(at="gorge", callo={"gold": 3, "population": 4}, freihoff={"markers": "B", "gold": 3})


def chips(page: Page) -> list[str]:
    return page.locator("#chips .chip-item > span").all_inner_texts()


def test_a_draft_is_composed_changed_kept_and_played(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    lay(page, tmp_path, gorge())
    before = moves(page)
    expect(page.get_by_role("dialog", name="Viper Gorge")).to_be_visible()
    page.locator("#composer .value", has_text="1 gold").click()
    expect(page.locator("#chips")).to_contain_text("Take 1 gold")
    # Changed: another resource, and a trade.
    page.locator("#composer .value", has_text="1 population").click()
    expect(page.locator("#chips")).to_contain_text("Take 1 population")
    page.get_by_role("button", name="2 gold for 1 M-factor: one more").click()
    expect(page.locator("#chips .chip-item")).to_have_count(2)
    # Kept over a reload, and still nothing is played.
    page.reload()
    expect(page.locator("#chips .chip-item")).to_have_count(2)
    assert moves(page) == before
    # One part is removed again, another by undo.
    page.locator("#chips .chip-x").last.click()
    expect(page.locator("#chips .chip-item")).to_have_count(1)
    page.locator("#undo button").click()
    expect(page.locator("#chips .chip-item")).to_have_count(0)
    page.locator("#composer .value", has_text="1 gold").click()
    page.locator("#play-draft").click()
    expect(page.locator("#lines")).to_contain_text("Callo gets 1 gold")
    expect(page.locator("#draft")).to_be_hidden()
    assert moves(page) > before


def test_what_is_discarded_leaves_nothing(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    lay(page, tmp_path, gorge())
    page.locator("#composer .value", has_text="1 gold").click()
    expect(page.locator("#chips .chip-item")).to_have_count(1)
    page.locator("#discard").click()
    expect(page.locator("#chips .chip-item")).to_have_count(0)
    page.reload()
    expect(page.locator("#chips .chip-item")).to_have_count(0)


def test_a_sheet_is_worked_by_keyboard_and_on_a_phone(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final", viewport=PHONE, has_touch=True, is_mobile=True)
    lay(page, tmp_path, gorge())
    page.get_by_role("button", name="1 gold", exact=True).tap()
    expect(page.locator("#chips .chip-item")).to_have_count(1)
    page.keyboard.press("Control+Enter")
    expect(page.locator("#draft")).to_be_hidden()


def begin(page: Page, folder: Path, move: Move) -> int:
    """A table at the beginning of a typical move; how many moves there were before."""
    lay(page, folder, meadhall.load(move.game).scenario(**move.scenario))
    if page.locator("#curtain").is_visible():
        lift(page)
    return moves(page)


def test_a_click_on_a_cavern_is_a_whole_advance(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    before = begin(page, tmp_path, mountain_king.MOVES[0])
    page.locator("#stage .far[data-at='cavern:moss1']").first.click(force=True)
    expect(page.locator("#chips .chip-item")).not_to_have_count(0)
    assert moves(page) == before
    page.locator("#play-draft").click()
    expect(page.locator("#slider")).not_to_have_attribute("max", str(before))


def test_a_target_begins_a_whole_attack(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    before = begin(page, tmp_path, next(one for one in dragon_lords.MOVES if one.name == "attack with plain units"))
    page.locator("#stage .may[data-at='territory:eikdal']").first.click(force=True)
    expect(page.get_by_role("dialog", name="Attack on Eikdal")).to_be_visible()
    expect(page.locator("#chips")).to_contain_text("7 from Solborg")
    # The number is changed on the sheet, and the odds with it.
    page.get_by_role("radio", name="5, 96 %").click()
    expect(page.locator("#chips")).to_contain_text("5 from Solborg")
    expect(page.locator("#prompt")).to_contain_text("5 Orcs attack Eikdal: 96 %")
    page.locator("#play-draft").click()
    expect(page.locator("#slider")).not_to_have_attribute("max", str(before))


def test_a_whole_game_is_played_by_drafts(arrive: Arrive) -> None:
    page = arrive(confirm="final")
    page.goto("/")
    against_bots(page)
    play(page, Random(5))
    expect(page.locator("#prompt")).to_have_attribute("data-state", "over")
