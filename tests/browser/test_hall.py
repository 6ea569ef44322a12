"""The hall as people see it, with its pictures."""

from __future__ import annotations

import re

from playwright.sync_api import Playwright, expect

import meadhall
from tests.browser.conftest import DESK, Server, launch

WIDTHS = "all => all.map(one => one.complete ? one.naturalWidth : 0)"


def test_every_game_has_a_picture(playwright: Playwright, hall: Server) -> None:
    browser = launch(playwright)
    page = browser.new_page(viewport=DESK, color_scheme="dark")  # type: ignore[arg-type]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(hall.url)
    pictures = page.locator("img.art")
    for _ in range(200):
        if all(pictures.evaluate_all(WIDTHS)):
            break
        page.wait_for_timeout(100)
    widths = pictures.evaluate_all(WIDTHS)
    # Some of the toys have one too.
    assert len(widths) >= len(meadhall.games())
    assert all(widths)
    # Each is asked for once, in the colours of the page.
    drawn = [address for address in asked if "/picture/" in address]
    assert len(drawn) == len(widths)
    assert all(address.endswith("theme=dark") for address in drawn)
    page.locator("[data-do='theme']").click()
    for picture in pictures.all():
        expect(picture).to_have_attribute("src", re.compile("theme=light"))
    browser.close()
