"""Takes the pictures of the README (the hall, and for each game a table by day, by night and on a phone) and those of
"The table in pictures": every sheet and great moment at a desk and on a phone, by day and by night.

Run it with ``python docs/screenshots.py`` from the top of the repository; it starts a server of its own. ``readme``
or ``table`` behind it takes only those, names of pictures take only these.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Locator, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from docs import table_pictures  # noqa: E402
from tests.browser.conftest import DESK, PHONE, Server, launch  # noqa: E402
from tests.browser.hall import against_bots, open_table, play, state  # noqa: E402

IMAGES = ROOT / "docs" / "images"


def rest(page: Page) -> None:
    """Wait until the page asks its reader, and pieces have come to rest."""
    for _ in range(300):
        if state(page) == "mine":
            break
        page.wait_for_timeout(50)
    page.wait_for_timeout(800)


def pocket(browser: Browser, desk: Page, name: str) -> None:
    """The same table, seen by the same person on a phone."""
    context = browser.new_context(
        viewport=PHONE,  # type: ignore[arg-type]
        storage_state=desk.context.storage_state(),
        locale="en-GB",
        color_scheme="light",
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
    )
    phone = context.new_page()
    phone.goto(desk.url)
    phone.wait_for_timeout(1000)
    phone.screenshot(path=IMAGES / f"{name}.png")
    context.close()


def by_day_and_night(page: Page, name: str) -> None:
    rest(page)
    page.screenshot(path=IMAGES / f"{name}-light.png")
    page.emulate_media(color_scheme="dark")
    page.wait_for_timeout(300)
    page.screenshot(path=IMAGES / f"{name}-dark.png")
    page.emulate_media(color_scheme="light")


def ice_garden(browser: Browser, page: Page) -> None:
    against_bots(page, 3)
    play(page, Random(21), decisions=190)
    by_day_and_night(page, "table")
    pocket(browser, page, "phone")


def mountain_king(browser: Browser, page: Page) -> None:
    open_table(page, "mountain-king", "me", "bot:random", "bot:random", "bot:random")
    rng, cards = Random(4), page.locator("#seats [data-at^='card:']")
    while not cards.count():
        play(page, rng, decisions=1)
        rest(page)
    cards.first.click()
    page.wait_for_timeout(600)
    page.screenshot(path=IMAGES / "mountain-draft.png")
    play(page, rng, decisions=62)
    by_day_and_night(page, "mountain")
    pocket(browser, page, "mountain-phone")


def most_promising(page: Page, attacks: Locator) -> Locator:
    """The attack with the best chance, as the page foretells it."""

    def chance(attack: Locator) -> int:
        attack.hover()
        page.wait_for_timeout(500)
        found = re.search(r"(\d+) %", page.locator("#outcome").inner_text())
        return int(found[1]) if found else 0

    return max(attacks.all(), key=chance)


def dragon_lords(browser: Browser, page: Page) -> None:
    open_table(page, "dragon-lords", "me", "bot:random", "bot:random", "bot:random")
    rng, targets = Random(7), page.locator("#groups button[value^='attack ']")
    play(page, rng, decisions=330)
    while not targets.count():
        play(page, rng, decisions=1)
        rest(page)
    page.mouse.move(0, 0)
    by_day_and_night(page, "world")
    pocket(browser, page, "world-phone")
    most_promising(page, targets).click()
    page.wait_for_timeout(600)
    while not page.locator("#groups button[value^='send ']").count():
        page.locator("#groups button").first.click()
        page.wait_for_timeout(600)
    page.locator("#groups button[value^='send ']").last.hover()
    page.wait_for_timeout(900)
    page.screenshot(path=IMAGES / "world-attack.png")


def for_readme(browser: Browser, server: Server) -> None:
    for paint in (ice_garden, mountain_king, dragon_lords):
        context = browser.new_context(base_url=server.url, viewport=DESK, locale="en-GB", color_scheme="light")  # type: ignore[arg-type]
        page = context.new_page()
        page.goto("/")
        if paint is ice_garden:
            page.wait_for_load_state("networkidle")
            page.screenshot(path=IMAGES / "hall.png")
        paint(browser, page)
        context.close()


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    wanted = sys.argv[1:]
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            if not wanted or "readme" in wanted:
                for_readme(browser, server)
            if wanted != ["readme"]:
                table_pictures.take_all(browser, server, [name for name in wanted if name not in ("readme", "table")])
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
