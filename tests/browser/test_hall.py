"""The hall as people see it: its pictures, and its order at a desk, on a tablet and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

import meadhall
from tests.browser.conftest import DESK, PHONE, Server, launch

TABLET = {"width": 768, "height": 1024}
ALL_DRAWN = "() => [...document.querySelectorAll('img.art')].every((one) => one.complete && one.naturalWidth)"
AMISS = """() => {
  const boxes = [...document.querySelectorAll(".gamecard, .peoples-strip, .seats-free, .early, .late, .foot")]
    .map((one) => [one.className, one.getBoundingClientRect()]).filter(([, box]) => box.width);
  const found = [];
  boxes.forEach(([name, one], i) => {
    if (one.left < -0.5 || one.right > innerWidth + 0.5) found.push(`${name} sticks out`);
    boxes.slice(i + 1).forEach(([other, two]) => {
      if (one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1)
        found.push(`${name} lies on ${other}`);
    });
  });
  for (const one of document.querySelectorAll(".gamecard .btn, .game-facts > *, .gamecard h2"))
    if (one.offsetParent && one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${one.textContent}`);
  return found;
}"""


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_everything_has_its_place(playwright: Playwright, hall: Server, size: Any) -> None:
    browser = launch(playwright)
    page = browser.new_page(viewport=size, color_scheme="dark", locale="de-DE")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(hall.url)
    pictures = page.locator("img.art")
    # Some of the toys have one too.
    assert pictures.count() >= len(meadhall.games())
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
    page.wait_for_function(ALL_DRAWN)
    assert page.evaluate(AMISS) == []
    # By day the pictures are the same files: they follow the page.
    page.locator("[data-do='theme']").click()
    drawn = [address for address in asked if "/picture/" in address]
    assert len(drawn) == len(set(drawn)) == pictures.count()
    # The keyboard comes to the ways into the first game, and one of them unfolds.
    summary = page.locator(".gamecard summary").first
    page.keyboard.press("Tab")
    for _ in range(20):
        if summary.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".gamecard form.play").first).to_be_visible()
    browser.close()
