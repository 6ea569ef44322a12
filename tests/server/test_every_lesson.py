"""Every lesson of the house is played through the server, as its page is told of it, in the language in which no test
plays it through the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from meadhall.kernel import registry
from meadhall.kernel.catalogue import LANGUAGES
from tests.lessons.languages import IN_THE_BROWSER
from tests.server.web import live, opened, send

TAUGHT = [
    (slug, lesson.id, lang)
    for slug in registry.games()
    if (lessons := registry.load(slug).lessons) is not None
    for lesson in lessons
    for lang in LANGUAGES
    if lang != IN_THE_BROWSER[slug, lesson.id]
]
"""Through the page itself each is played in its other language."""


@pytest.fixture(scope="module")
def client(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path_factory.mktemp("taught")) as client:
        yield client


@pytest.mark.parametrize(("slug", "id", "lang"), TAUGHT)
def test_a_lesson_is_read_and_played_to_its_end(client: TestClient[Any], slug: str, id: str, lang: str) -> None:
    lessons = registry.load(slug).lessons
    assert lessons is not None
    lesson = lessons.all[id]
    client.cookies.clear()
    assert lesson.say("", lang) in client.get(f"/learn/{slug}/{id}", params={"lang": lang}).text
    table = str(send(client, f"/learn/{slug}/{id}").headers["location"]).removeprefix("/table/")
    titles: list[str] = []
    with live(client, table, lang=lang) as page:
        page.next("table")
        while not page.table["over"]:
            coach = page.table.get("coach")
            if coach and coach["title"] not in titles:
                titles.append(coach["title"])
            if page.table["prompt"]["mine"]:
                head = page.table["head"]
                page.say(do="play", head=head, action=page.table["options"][0]["action"], seat=lesson.seat)
                page.reach(head + 1)
            else:
                page.next("table")
    told = [lesson.say(f"{step.id}.title", lang) for step in lesson.steps if not step.optional]
    assert [title for title in titles if title in told] == told
