"""The coached first game of each title, through the real page from the list of lessons to its end."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from meadhall.kernel import registry
from meadhall.server.drawing.coach import step_card
from tests.browser.conftest import Arrive
from tests.browser.hall import at_table, click_any, play, state
from tests.browser.test_sheets import findings
from tests.lessons.languages import FIRST_IN

DESK = {"viewport": {"width": 1366, "height": 768}}
TABLET = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DEVICES = {"ice-garden": PHONE, "mountain-king": DESK, "dragon-lords": TABLET}
PUPILS = [(slug, FIRST_IN[slug], device) for slug, device in DEVICES.items()]


IN_SIGHT = """() => {
  if (document.body.matches(".busy") || document.getElementById("prompt").dataset.state !== "mine") return true;
  const seen = (one, share) => {
    if (!one.checkVisibility()) return false;
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height * share);
    return hit !== null && (one.contains(hit) || one === hit.closest(".may"));
  };
  const task = document.getElementById("coach-do");
  const usable = ":not([aria-disabled='true'])";
  const open = ["#groups button", "#plain button", "#stage .may", "#composer .may", `#play-draft${usable}`,
    `#composer [data-do='pick']${usable}`];
  const [foot, main] = ["composer-foot", "main"].map((id) => document.getElementById(id));
  if (foot?.checkVisibility() && foot.getBoundingClientRect().bottom > main.getBoundingClientRect().bottom + 1) return false;
  const told = task.hidden || (seen(task, 0.1) && seen(task, 0.9));
  return told && [...document.querySelectorAll(open.join())].some((one) => seen(one, 0.5));
}"""
"""The task of the coach and something to press for it, and the end of its sheet; or nothing is asked just now."""


def seeing_it(page: Page, rng: Random) -> None:
    """Click one of the choices, after seeing what the coach wants."""
    page.wait_for_function(IN_SIGHT)
    if state(page) == "mine":
        click_any(page, rng)


@pytest.mark.slow_first
@pytest.mark.parametrize(("slug", "lang", "device"), PUPILS, ids=[slug for slug, *_ in PUPILS])
def test_a_first_game_is_played_to_its_end(arrive: Arrive, slug: str, lang: str, device: dict[str, object]) -> None:
    game = registry.load(slug)
    lessons = game.lessons
    assert lessons is not None
    first = next(iter(lessons))
    page = arrive(locale={"en": "en-GB", "de": "de-DE"}[lang], **device)
    page.goto(f"/learn/{slug}/{first.id}")
    page.locator("main form button").first.click()
    at_table(page)
    card = page.locator("#coach")
    expect(card).to_contain_text(first.say(f"{first.steps[0].id}.title", lang))
    task = step_card(first, first.steps[0], first.state(game), lang).do
    # Who touches the screen taps.
    expect(card).to_contain_text(task.replace("Klick", "Tipp") if "has_touch" in device else task)
    play(page, Random(1), by=seeing_it)
    end = page.get_by_role("region", name=first.say("", lang))
    expect(end).to_contain_text(first.say("end", lang))
    expect(end.get_by_role("listitem")).to_have_count(3)
    assert findings(page) == []
