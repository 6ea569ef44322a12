"""A recorded game, clicked through: every action of it is found on the page and chosen there."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

import meadhall
from tests.browser.hall import moves

FOLDER = Path(__file__).parent.parent / "golden" / "ice-garden"
FATE = -1


def shortest() -> Path:
    """The shortest recorded game of two in which fate speaks during the set-up only."""
    games = [path for path in FOLDER.glob("second-basic-*.json") if json.loads(path.read_text("utf-8"))["players"] == 2]
    return min(games, key=lambda path: path.stat().st_size)


def choose(page: Page, text: str) -> None:
    """Click the option, opening what is folded: a fold is named after a place that the action points at."""
    action = meadhall.load("ice-garden").vocabulary.parse(text)
    places = [f"{name.rstrip('23')}:{word}" for name, word in action.words.items()]
    for _ in range(4):
        found = page.locator(f"#groups button[value='{text}'], #plain button[value='{text}']")
        if found.count():
            found.first.click()
            return
        folds = page.locator(", ".join(f"#groups button:not([name])[data-places='{place}']" for place in places))
        assert folds.count(), f"{text} is not among {page.locator('#groups').inner_text()}"
        folds.first.click()
    raise AssertionError(f"{text} cannot be reached")


def test_every_recorded_action_can_be_chosen_on_the_page(page: Page, tmp_path: Path) -> None:
    save = json.loads(shortest().read_text("utf-8"))
    journal = save["journal"]
    start = max(n for n, line in enumerate(journal) if line["by"] == FATE) + 1
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(json.dumps(save | {"journal": journal[:start]}), "utf-8")
    page.locator("form[action='/import'] input[type='file']").set_input_files(unfinished)
    page.locator("form[action='/import'] button").click()
    page.wait_for_url("**/table/**")
    page.locator("#menu > summary").click()
    page.locator("#menu [data-setting='ask']").check()
    page.keyboard.press("Escape")
    for n, line in enumerate(journal[start:], start):
        expect(page.locator("#slider")).to_have_attribute("max", str(n))
        expect(page.locator("#prompt")).to_have_attribute("data-state", "mine")
        choose(page, line["do"])
    expect(page.locator("#prompt")).to_have_attribute("data-state", "over")
    assert moves(page) == len(journal)
