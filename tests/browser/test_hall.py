"""The hall as people see it, with its pictures."""

from __future__ import annotations

from playwright.sync_api import Playwright

import meadhall
from tests.browser.conftest import DESK, Server, launch

WIDTHS = "all => all.map(one => one.complete ? one.naturalWidth : 0)"


def test_every_game_has_a_picture(playwright: Playwright, hall: Server) -> None:
    browser = launch(playwright)
    page = browser.new_page(viewport=DESK)  # type: ignore[arg-type]
    page.goto(hall.url)
    pictures = page.locator("img.art")
    for _ in range(200):
        if all(pictures.evaluate_all(WIDTHS)):
            break
        page.wait_for_timeout(100)
    widths = pictures.evaluate_all(WIDTHS)
    assert len(widths) == len(meadhall.games())
    assert all(widths)
    browser.close()
