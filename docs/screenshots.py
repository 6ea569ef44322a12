"""Takes the picture of the hall, and those of "The table in pictures": every sheet and great moment at a desk and on a
phone, by day and by night. The README shows some of them.

Run it with ``python docs/screenshots.py`` from the top of the repository; it starts a server of its own. Names of
pictures behind it take only these.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from docs import table_pictures  # noqa: E402
from tests.browser.conftest import DESK, Server, launch  # noqa: E402


def take_hall(browser: Browser, server: Server) -> None:
    page = browser.new_page(base_url=server.url, viewport=DESK, locale="en-GB", color_scheme="light")  # type: ignore[arg-type]
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=table_pictures.IMAGES / "hall.png")
    page.close()


def main() -> None:
    wanted = sys.argv[1:]
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            if not wanted or "hall" in wanted:
                take_hall(browser, server)
            if wanted != ["hall"]:
                table_pictures.take_all(browser, server, wanted)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
