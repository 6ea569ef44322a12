"""The reference card behind "?" is on one screen of a desk, in every game and language."""

from __future__ import annotations

from playwright.sync_api import expect

from meadhall.kernel import registry
from meadhall.kernel.catalogue import LANGUAGES
from tests.browser.conftest import DESK, Arrive
from tests.browser.hall import against_bots

FITS = """(card) => {
  const body = document.documentElement;
  const boxes = [card, ...card.querySelectorAll("*")].filter((one) => one.checkVisibility());
  const cut = (one) => getComputedStyle(one).overflowY !== "visible" && one.scrollHeight > one.clientHeight + 1;
  const wide = (one) => getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
  const hidden = boxes.filter((one) => cut(one) || wide(one));
  const { top, bottom, left, right } = card.getBoundingClientRect();
  const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= body.clientWidth;
  return { inside, scrolls: hidden.map((one) => [one.id || one.className, one.scrollHeight, one.clientHeight]) };
}"""
"""Whether a dialog lies on the screen, and what of it one would have to scroll."""


def test_the_reference_card_fits_on_one_screen(arrive: Arrive) -> None:
    page = arrive(viewport=DESK)
    for slug in registry.games():
        page.goto("/")
        against_bots(page, 1, slug)
        table = page.url
        for lang in LANGUAGES:
            page.goto(f"{table}?lang={lang}")
            page.locator("body").press("?")
            card = page.locator("#help-dialog")
            expect(card).to_be_visible()
            assert card.evaluate(FITS) == {"inside": True, "scrolls": []}, f"{slug}, {lang}"
