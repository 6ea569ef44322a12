"""Options in the browser: their price is in sight before it is paid, and what ends something stands apart."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import meadhall
from meadhall.kernel.match import Match
from tests.browser.conftest import PHONE, Arrive
from tests.browser.hall import bring, choose, lift_if_down, middle, moves, reach

GAME = meadhall.load("dragon-lords")


def sit_before(page: Page, tmp_path: Path, state: Any) -> None:
    path = tmp_path / "game.json"
    path.write_text(Match(GAME, state, 1, GAME.to_data(state)).to_json(), "utf-8")
    page.goto("/")
    bring(page, path)
    lift_if_down(page)


def wanderers() -> Any:
    return GAME.scenario(
        at="move", roll=2, active="elves", elves=dict(lands="isborg:4", king="isborg", party="village-north:3", mana=2)
    )


def attackers() -> Any:
    return GAME.scenario(
        at="combat", active="elves", elves=dict(lands="isborg:2 ternvik:4", king=None),
        orcs=dict(lands="frostgate:5 solborg:3", king="solborg"),
    )  # fmt: skip


def test_a_tap_shows_what_it_costs_before_it_is_spent(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(has_touch=True)
    sit_before(page, tmp_path, wanderers())
    dear = page.locator("#groups button.noted", has_text="2 mana").first
    place = str(dear.get_attribute("data-places"))
    action = str(dear.get_attribute("value"))
    before = moves(page)
    x, y = middle(page.locator(f"#picture-map [data-at='{place}']").first)
    page.touchscreen.tap(x, y)
    expect(page.locator("#groups button[name='action']")).to_have_count(1)
    expect(page.locator(f"#groups button[value='{action}'] .note")).to_contain_text("2 mana")
    expect(page.locator("#outcome")).to_contain_text("2 mana")
    assert moves(page) == before
    # Elsewhere it is forgotten; the second tap at the same place takes it.
    page.locator("#groups [data-do='clear']").tap()
    expect(page.locator("#groups button[name='action']")).not_to_have_count(1)
    for _ in range(2):
        page.touchscreen.tap(x, y)
    reach(page, before + 1)


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_odds_stand_on_buttons_and_endings_apart(arrive: Arrive, tmp_path: Path, screen: str) -> None:
    page = arrive() if screen == "desk" else arrive(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_before(page, tmp_path, attackers())
    expect(page.locator("#plain button.end[value='done']")).to_have_text(re.compile("End the combat phase"))
    expect(page.locator("#groups button[value='done']")).to_have_count(0)
    target = page.locator("#groups button[value='attack frostgate'] .note")
    expect(target).to_have_text(re.compile(r"up to 4 against 5: [<>]?\d+ %"))
    choose(page, "attack frostgate")
    choose(page, "from isborg")
    # One unit can go: nobody sends it but the player.
    expect(page.locator("#groups button[value='send 1'] .note")).to_have_text(re.compile(r"1 against 5: [<>]?\d+ %"))
    expect(page.locator("#sub")).not_to_contain_text("Only this")
    choose(page, "send 1")
    expect(page.locator("#groups button[value='done']")).to_have_text(re.compile("Attack now"))
    expect(page.locator("#plain button")).to_have_count(0)


ROOM = """chips => chips.map(chip => {
  const words = document.createRange();
  words.selectNodeContents(chip);
  const [inner, outer] = [words.getBoundingClientRect(), chip.getBoundingClientRect()];
  return [chip.textContent, inner.left - outer.left, outer.right - inner.right];
})"""
"""How much room is left of the words on a chip, and right of them."""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_lit_has_room_for_its_words(arrive: Arrive, tmp_path: Path, lang: str) -> None:
    page = arrive(locale=lang)
    state: Any = GAME.scenario(
        at="combat", active="elves",
        elves=dict(lands="isborg:4 myrkfell:6", king="isborg", pieces="wizard-1:myrkfell decoy-1:myrkfell"),
        orcs=dict(lands="solborg:3", king="solborg"),
    )  # fmt: skip
    for move in ("march myrkfell", "to brimland"):
        state.apply(state.parse(move))
    sit_before(page, tmp_path, state)
    chips = page.locator("#seats .may")
    expect(chips.first).to_be_visible()
    measured = chips.evaluate_all(ROOM)
    assert any("Myrkfell" in words for words, _, _ in measured)
    assert all(left >= 2 and right >= 2 for _, left, right in measured), measured
