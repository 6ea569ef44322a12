"""A recorded game, clicked through: every action of it is found on the page and chosen there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import meadhall
from tests.browser.hall import bring, find_and_choose, moves

FOLDER = Path(__file__).parent.parent / "golden" / "ice-garden"
FATE = -1


def shortest() -> Path:
    """The shortest recorded game of two in which fate speaks during the set-up only."""
    games = [path for path in FOLDER.glob("second-basic-*.json") if json.loads(path.read_text("utf-8"))["players"] == 2]
    return min(games, key=lambda path: path.stat().st_size)


@pytest.mark.slow_first
def test_every_recorded_action_can_be_chosen_on_the_page(page: Page, tmp_path: Path) -> None:
    """Those of the last third of a game, where there is most to choose from."""
    save = json.loads(shortest().read_text("utf-8"))
    journal, vocabulary = save["journal"], meadhall.load("ice-garden").vocabulary
    start = max(len(journal) * 2 // 3, *(n + 1 for n, line in enumerate(journal) if line["by"] == FATE))
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(json.dumps(save | {"journal": journal[:start]}), "utf-8")
    bring(page, unfinished)
    for n, line in enumerate(journal[start:], start):
        expect(page.locator("#slider")).to_have_attribute("max", str(n))
        expect(page.locator("#prompt")).to_have_attribute("data-state", "mine")
        find_and_choose(page, vocabulary.parse(line["do"]))
    expect(page.locator("#prompt")).to_have_attribute("data-state", "over")
    assert moves(page) == len(journal)
