"""The coached first game of each title, through the real page from the list of lessons to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from meadhall.kernel import registry
from meadhall.server.drawing.coach import step_card
from tests.browser.conftest import Arrive
from tests.browser.hall import at_table
from tests.browser.pupil import titles_seen
from tests.browser.test_sheets import findings
from tests.lessons.languages import FIRST_IN

DESK = {"viewport": {"width": 1366, "height": 768}}
TABLET = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DEVICES = {"ice-garden": PHONE, "mountain-king": DESK, "dragon-lords": TABLET}
PUPILS = [(slug, FIRST_IN[slug], device) for slug, device in DEVICES.items()]
MOST = 1000
"""A whole game takes fewer clicks than this."""


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
    told = task.replace("Klick", "Tipp").replace("Click", "Tap") if "has_touch" in device else task
    expect(card).to_contain_text(told)
    titles_seen(page, first, lang, MOST, at_each_click=True)
    end = page.get_by_role("region", name=first.say("", lang))
    expect(end).to_contain_text(first.say("end", lang))
    expect(end.get_by_role("listitem")).to_have_count(3)
    assert findings(page) == []
