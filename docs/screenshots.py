"""Takes the pictures of the README: the hall, the table by day and by night, the table on a phone.

Run it with ``python docs/screenshots.py`` from the top of the repository; it starts a server of its own.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import DESK, FLAGS, PHONE, Server  # noqa: E402
from tests.browser.hall import against_bots, play, state  # noqa: E402

IMAGES = ROOT / "docs" / "images"


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            context = browser.new_context(viewport=DESK, locale="en-GB", color_scheme="light")  # type: ignore[arg-type]
            page = context.new_page()
            page.goto(server.url)
            page.wait_for_timeout(500)
            page.screenshot(path=IMAGES / "hall.png")
            against_bots(page, 3)
            play(page, Random(21), decisions=190)
            for _ in range(300):
                if state(page) == "mine":
                    break
                page.wait_for_timeout(50)
            page.wait_for_timeout(800)
            page.screenshot(path=IMAGES / "table-light.png")
            page.emulate_media(color_scheme="dark")
            page.wait_for_timeout(300)
            page.screenshot(path=IMAGES / "table-dark.png")
            pocket = browser.new_context(
                viewport=PHONE,  # type: ignore[arg-type]
                storage_state=context.storage_state(),
                locale="en-GB",
                color_scheme="light",
                has_touch=True,
                is_mobile=True,
                device_scale_factor=2,
            )
            phone = pocket.new_page()
            phone.goto(page.url)
            phone.wait_for_timeout(1000)
            phone.screenshot(path=IMAGES / "phone.png")
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
