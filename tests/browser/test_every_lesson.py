"""Every side lesson through the real page to its end, by whoever clicks what the coach points at."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from meadhall.kernel import registry
from meadhall.kernel.lesson import Lesson
from tests.browser.conftest import CALM, DESK, UNSTOPPED, Server
from tests.browser.hall import at_table
from tests.browser.test_first_games import IN_SIGHT
from tests.lessons.languages import CLICKED

MOST = 120
"""A lesson of two minutes takes fewer clicks than this."""
NEXT = """async (points) => {
  const prompt = document.getElementById("prompt");
  const mine = () => prompt.dataset.state === "mine" && !document.body.matches(".busy");
  const ready = () => prompt.dataset.state === "over" || mine();
  for (let waited = 0; !ready(); waited++) {
    if (waited > 1000) throw new Error(`nothing is asked: ${prompt.innerText}`);
    await new Promise((go) => setTimeout(go, 10));
  }
  if (prompt.dataset.state === "over") return null;
  const title = document.getElementById("coach-title").textContent;
  const usable = ":not([aria-disabled='true'])";
  const named = (points[title] ?? []).map((place) => `:is(#stage, #composer) .may[data-at="${CSS.escape(place)}"]`);
  const kinds = [`#play-draft${usable}`, named.join(), "#groups button, #plain button", "#stage .may, #seats .may",
    `#composer [data-do='pick']${usable}`];
  const question = `${document.getElementById("slider").max} ${document.getElementById("question").textContent}`;
  const pressed = (window.pressed ??= new Map());
  const choices = kinds.flatMap((kind) => (kind ? [...document.querySelectorAll(kind)] : [])).flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!one.checkVisibility() || !hit || !(one.contains(hit) || one === hit.closest(".may"))) return [];
    const key = `${question} ${one.dataset.at ?? ""} ${one.textContent}`;
    return [{ x, y, key, often: pressed.get(key) ?? 0 }];
  });
  if (!choices.length) throw new Error(`nothing can be clicked: ${title}; ${prompt.innerText}`);
  const best = choices.reduce((least, one) => (one.often < least.often ? one : least));
  pressed.set(best.key, best.often + 1);
  return { x: best.x, y: best.y, title };
}"""
"""Waits until the pupil is asked, and says where to click next: to play what is ready, or else what the coach points
at, or else what may be chosen, and never twice while something has not been tried. Nothing when the lesson is over."""


@pytest.fixture(scope="module")
def pupil(browser: Browser, hall: Server) -> Iterator[Page]:
    """One page for all lessons: whoever has a fresh one fetches the script again."""
    context = browser.new_context(viewport=DESK, base_url=hall.url, **CALM)  # type: ignore[arg-type]
    context.set_default_timeout(20_000)
    context.add_init_script(UNSTOPPED)
    context.add_cookies([{"name": "confirm", "value": "steps", "url": hall.url}])
    failures: list[str] = []
    context.on("weberror", lambda error: failures.append(str(error.error)))
    yield context.new_page()
    context.close()
    assert failures == []


def begun(page: Page, address: str, lang: str) -> str:
    """The table of a lesson, begun without showing the page on which its button is: that takes as long again."""
    asked = page.request.get(f"{address}?lang={lang}").text()
    csrf = re.search(r'name="_csrf_token" value="([^"]+)"', asked)
    assert csrf is not None
    return str(page.request.post(address, form={"_csrf_token": csrf[1]}, max_redirects=0).headers["location"])


def titles_seen(page: Page, lesson: Lesson, lang: str) -> list[str]:
    """Click until the lesson is over; the titles of all cards, each once."""
    points = {lesson.say(f"{step.id}.title", lang): step.point for step in lesson.steps}
    seen: list[str] = []
    for _ in range(MOST):
        if (click := page.evaluate(NEXT, points)) is None:
            return seen
        if click["title"] not in seen:
            page.wait_for_function(IN_SIGHT)
            seen.append(click["title"])
        page.mouse.click(click["x"], click["y"])
    raise AssertionError(f"the lesson does not go on: {page.locator('#prompt').inner_text()}")


@pytest.mark.parametrize(("slug", "id", "lang"), CLICKED)
def test_a_side_lesson_is_clicked_to_its_end(pupil: Page, slug: str, id: str, lang: str) -> None:
    lessons = registry.load(slug).lessons
    assert lessons is not None
    lesson = lessons.all[id]
    pupil.goto(begun(pupil, f"/learn/{slug}/{id}", lang))
    at_table(pupil)
    seen = titles_seen(pupil, lesson, lang)
    told = [lesson.say(f"{step.id}.title", lang) for step in lesson.steps if not step.optional]
    assert [title for title in seen if title in told] == told
    expect(pupil.get_by_role("region", name=lesson.say("", lang))).to_be_visible()
