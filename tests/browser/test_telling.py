"""What happened is told: the strip, halos, stories in the log, great moments and the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from meadhall.draw.markup import Box, overlap
from meadhall.server.drawing.tales import Since
from tests.browser.conftest import PHONE, Arrive
from tests.browser.hall import at_table, bring, lift_if_down, open_table, play, shows
from tests.browser.test_sheets import findings
from tests.server.test_telling import GOLDEN, SAMPLES, moments_asked, recorded, told_to

PAST = re.compile(r"\bpast\b")
REMEMBER_PAST = """() => new MutationObserver(() => {
  if (document.body.matches(".past")) document.body.dataset.saw ??= "past";
}).observe(document.body, { attributeFilter: ["class"] })"""
"""What is played again lasts three seconds or less, in which nobody may happen to look."""
NEXT_ANSWER = "#groups button[name]:visible, #plain button[name]:visible"


PLAY = """async (action) => {
    const base = document.querySelector("script[type=module][src*='/script/']").src.replace(/[^/]*$/, "");
    const [{ send }, { table }] = await Promise.all([import(base + "wire.js"), import(base + "state.js")]);
    send({ do: "play", head: table.head, action, seat: table.seat });
}"""
"""Answers what is asked, whatever the page folds."""


@pytest.fixture
def page(arrive: Arrive) -> Page:
    return arrive()


@cache
def entries_until(slug: str, wanted: str) -> int:
    """How much of a recorded game leads to a moment at which the seat that is asked is told something."""
    for seat in (1, 0, 2, 3):
        for match in moments_asked(slug, seat):
            since = told_to(match, seat)
            decision = match.state.decision_of(seat)
            if since is None or decision is None or len(decision.options) < 2 or match.state.deciding[0] != seat:
                continue
            if WANTED[wanted](since, decision.prompt.key):
                return len(match.journal)
    raise LookupError(wanted)


WANTED: dict[str, Callable[[Since, str], bool]] = {
    "loss": lambda since, asked: any("lost" in tale.text for tale in since.mine[:1]) and bool(since.lines),
    "moment": lambda since, asked: bool(since.moments),
    "scoring": lambda since, asked: any(len(moment.steps) > 1 for moment in since.moments),
    "sheet": lambda since, asked: bool(since.lines) and asked == "ask-plan",
}


def arrive_at(page: Page, folder: Path, slug: str, wanted: str, moments: str = "none") -> None:
    """A table at such a moment, with all seats at this screen; which great moments stop it."""
    save = json.loads((GOLDEN / slug / f"{SAMPLES[slug]}.json").read_text("utf-8"))
    part = folder / f"{slug}-{wanted}.json"
    part.write_text(json.dumps(save | {"journal": save["journal"][: entries_until(slug, wanted)]}), "utf-8")
    page.goto("/")
    page.evaluate("(moments) => localStorage.setItem('meadhall', JSON.stringify({ moments, steady: false }))", moments)
    bring(page, part)
    lift_if_down(page)


def test_a_hint_beside_a_sheet_covers_nothing_of_what_happened(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    arrive_at(page, tmp_path, "ice-garden", "sheet")
    expect(page.locator("#main.composing #since")).to_be_visible()
    page.locator("#hint").click()
    # A process that thinks may have to be started first.
    expect(page.locator("#advice")).to_be_visible(timeout=90_000)
    since, advice, stage = (page.locator(id).bounding_box() for id in ("#since", "#advice", "#stage"))
    assert since is not None
    assert advice is not None
    assert stage is not None
    assert stage["y"] + stage["height"] <= advice["y"]
    assert advice["y"] + advice["height"] <= since["y"]


def test_since_your_last_turn(page: Page, tmp_path: Path) -> None:
    arrive_at(page, tmp_path, "ice-garden", "loss")
    strip = page.locator("#since")
    expect(strip).to_be_visible()
    first = strip.locator("#since-mine .tale").first
    expect(first).to_contain_text("You lost")
    expect(page.locator("#since-told")).to_contain_text("Since your last turn")
    # What changed has a halo and a name, and pointing at the line lights the place.
    expect(page.locator("#stage .halo.mine").first).to_be_attached()
    expect(page.locator("#stage .halo-tag.mine")).to_have_count(1)
    expect(page.locator("#stage [data-changed]").first).to_have_attribute("aria-description", re.compile("Changed"))
    first.hover()
    expect(page.locator("#stage .trailing").first).to_be_attached()
    # The others unfold where there is little room; the keyboard finds the strip.
    if shows(page, "#since-more"):
        page.locator("#since-more").click()
    expect(strip.locator("#since-rivals .tale").first).to_be_visible()
    page.locator("#prompt").focus()
    page.keyboard.press("l")
    expect(first).to_be_focused()
    # It goes when it is put away, is there again after a reload, and goes with the first answer.
    page.locator("#since-hide").click()
    expect(strip).to_be_hidden()
    page.reload()
    at_table(page)
    expect(strip).to_be_visible()
    text = first.inner_text()
    page.locator(NEXT_ANSWER).first.click()
    expect(page.locator("#since-mine .tale", has_text=text).filter(visible=True)).to_have_count(0)


@pytest.mark.parametrize("slug", ["mountain-king", "dragon-lords"])
def test_what_others_did_is_told_in_each_game(page: Page, tmp_path: Path, slug: str) -> None:
    arrive_at(page, tmp_path, slug, "loss")
    expect(page.locator("#since-mine .tale").first).to_contain_text("You lost")
    expect(page.locator("#stage .halo.mine").first).to_be_attached()


def box_of(page: Page, selector: str) -> Box:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def test_a_scoring_is_told_region_by_region(page: Page, tmp_path: Path) -> None:
    arrive_at(page, tmp_path, "ice-garden", "scoring", moments="all")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    card = page.locator("#scoring-dialog")
    while shows(page, "#moment-go"):
        page.locator("#moment-go").click()
    expect(card).to_be_visible()
    expect(page.locator("#scoring-of")).to_contain_text("1 of")
    expect(page.locator("#stage .scored-plate.large")).to_have_count(1)
    first = page.locator("#scoring-title").inner_text()
    # Seats do not show yet what is still to be told, and one click too many goes nowhere.
    held = page.locator("#seats .score[data-held]")
    assert held.count() > 0
    for button in ("next", "again", "all"):
        assert not overlap(box_of(page, f"#scoring-{button}"), box_of(page, ".replay"))
    page.locator("#scoring-next").click()
    expect(page.locator("#scoring-title")).not_to_have_text(first)
    page.locator("#scoring-again").click()
    expect(page.locator("#scoring-title")).to_have_text(first)
    page.locator("#scoring-all").click()
    expect(held).to_have_count(0)
    page.locator("#scoring-next").click()
    expect(card).to_be_hidden()
    expect(page.locator("#stage .scored-plate")).to_have_count(0)
    expect(page.locator("#prompt")).to_be_focused()


def test_it_is_played_again(page: Page, tmp_path: Path) -> None:
    arrive_at(page, tmp_path, "ice-garden", "loss")
    page.evaluate(REMEMBER_PAST)
    page.locator("#since-again").click()
    expect(page.locator("body")).to_have_attribute("data-saw", "past")
    expect(page.locator("body")).not_to_have_class(PAST)
    expect(page.locator("#since")).to_be_visible()


def test_a_story_in_the_log_unfolds(page: Page, tmp_path: Path) -> None:
    arrive_at(page, tmp_path, "ice-garden", "loss")
    story = page.locator("#lines > .story").last
    details = story.locator(".details")
    expect(details).to_be_hidden()
    story.locator(".unfold").click()
    expect(details.locator("li").first).to_be_visible()
    expect(story.locator(".unfold")).to_have_attribute("aria-expanded", "true")
    page.locator("#about-me").click()
    expect(page.locator("#about-me")).to_have_attribute("aria-pressed", "true")
    assert page.locator("#lines > li:not(.about-me):not(.sep)").filter(visible=True).count() == 0
    # Whoever reads older lines finds the way back to the newest.
    page.locator("#pills button").first.click()
    page.locator("#log").hover()
    page.mouse.wheel(0, -4000)
    if page.locator("#log").evaluate("box => box.scrollHeight > box.clientHeight + 80"):
        page.locator("#newest").click()
        expect(page.locator("#newest")).to_be_hidden()


@pytest.mark.parametrize("slug", ["ice-garden", "mountain-king", "dragon-lords"])
def test_a_great_moment_stops_the_table(page: Page, tmp_path: Path, slug: str) -> None:
    arrive_at(page, tmp_path, slug, "moment", moments="all")
    card = page.get_by_role("alertdialog")
    expect(card).to_be_visible()
    assert page.locator("#moment-title").inner_text()
    expect(page.locator("#moment-go")).to_be_focused()
    assert findings(page) == []
    for _ in range(6):
        if not shows(page, "#moment-dialog"):
            break
        page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(page.locator("#prompt")).to_be_focused()
    # Each is shown once.
    page.reload()
    at_table(page)
    expect(page.locator("#prompt")).to_be_visible()
    expect(card).to_be_hidden()


def test_fewer_moments_if_one_wants(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(viewport=PHONE, has_touch=True)
    arrive_at(page, tmp_path, "ice-garden", "moment", moments="all")
    expect(page.locator("#moment-dialog")).to_be_visible()
    for _ in range(6):
        if not shows(page, "#moment-dialog"):
            break
        page.locator("#moment-fewer").click()
    expect(page.locator("#moment-dialog")).to_be_hidden()
    assert page.evaluate("JSON.parse(localStorage.meadhall).moments") in ("mine", "none")
    page.goto("/settings")
    expect(page.locator("select[data-told='moments']")).not_to_have_value("all")


def test_what_a_bot_did_is_one_gesture_that_goes_by_itself(page: Page) -> None:
    open_table(page, "mountain-king", "me", "bot:random")
    page.evaluate(
        """() => {
            const told = document.getElementById("gesture");
            const keep = () => told.hidden || (document.body.dataset.told = told.textContent);
            new MutationObserver(keep).observe(told, { attributes: true });
        }"""
    )
    play(page, Random(4), 8)
    expect(page.locator("body")).to_have_attribute("data-told", re.compile(r"\S+ \S+"))
    expect(page.locator("#gesture")).to_be_hidden()
    expect(page.locator("#stage .gesture")).to_have_count(0)


def test_what_came_of_my_own_attack_stays_until_the_next_click(page: Page, tmp_path: Path) -> None:
    save = json.loads((GOLDEN / "mountain-king" / f"{SAMPLES['mountain-king']}.json").read_text("utf-8"))
    journal = recorded("mountain-king", SAMPLES["mountain-king"]).journal
    fought = next(n for n, entry in enumerate(journal) if any(event.key == "repelled" for event in entry.events))
    # Fate has turned the Gnomes up.
    fought = next(n for n in range(fought, 0, -1) if journal[n].by >= 0)
    part = tmp_path / "attack.json"
    part.write_text(json.dumps(save | {"journal": save["journal"][:fought]}), "utf-8")
    page.goto("/")
    bring(page, part)
    lift_if_down(page)
    page.evaluate(PLAY, str(journal[fought].action))
    panel = page.locator("#result")
    expect(panel).to_contain_text("is repelled")
    expect(panel).to_contain_text("You lost nobody")
    expect(panel.get_by_role("button")).to_have_count(2)
    page.evaluate(REMEMBER_PAST)
    page.locator("#result-again").click()
    expect(panel).to_be_hidden()
    expect(page.locator("body")).to_have_attribute("data-saw", "past")
    expect(page.locator("body")).not_to_have_class(PAST)


@pytest.mark.parametrize("slug", ["ice-garden", "mountain-king", "dragon-lords"])
def test_the_end_is_a_ceremony(page: Page, slug: str) -> None:
    page.goto("/")
    bring(page, GOLDEN / slug / f"{SAMPLES[slug]}.json")
    box = page.locator("#ceremony")
    expect(box).to_be_visible()
    rows = box.locator("tbody tr")
    for row in rows.all():
        points = [cell.inner_text() for cell in row.locator(".from").all()]
        total = row.locator(".total").inner_text()
        assert sum(int(text) for text in points if text != "\u2013") == int(total)
    page.locator("#ceremony-board").click()
    expect(box).to_be_hidden()


def test_the_strip_lies_in_sight_below_the_map(page: Page, tmp_path: Path) -> None:
    """Letters keep their size, so the map may have to be shifted there."""
    arrive_at(page, tmp_path, "ice-garden", "loss")
    for width, height in ((1366, 768), (1280, 720), (1366, 650)):
        page.set_viewport_size({"width": width, "height": height})
        strip = page.locator("#since")
        expect(strip).to_be_visible()
        expect(strip).to_be_in_viewport(ratio=1)
        stage, top = page.locator("#stage").bounding_box(), strip.bounding_box()
        assert stage
        assert top
        assert stage["y"] + stage["height"] <= top["y"] + 1
