"""Every side lesson through the real page to its end, by whoever clicks what the coach points at."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from meadhall.kernel import registry
from tests.browser.conftest import CALM, DESK, PATIENCE, UNSTOPPED, Server, wishes
from tests.browser.hall import at_table
from tests.browser.pupil import titles_seen
from tests.lessons.languages import CLICKED


@pytest.fixture(scope="module")
def pupil(browser: Browser, hall: Server) -> Iterator[Page]:
    """One page for all lessons: whoever has a fresh one fetches the script again."""
    context = browser.new_context(viewport=DESK, base_url=hall.url, **CALM)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(UNSTOPPED)
    wishes(context, hall)
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
