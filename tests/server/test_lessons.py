"""Lessons at tables: beginning and going on, what is open and what comes later, going back, and the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from meadhall.draw.sheet import Part, Row, Sheet, Value
from meadhall.kernel import registry
from meadhall.kernel.errors import ComesLater
from meadhall.kernel.lesson import Lesson, LessonGuide
from meadhall.kernel.state import State
from meadhall.puzzles.files import load
from meadhall.server.drawing.closed import only_open
from meadhall.server.drawing.coach import in_shade, paragraphs, teaching
from meadhall.server.drawing.page import ShownCoach
from meadhall.server.puzzles.shelf import Key, of_the_day, stock
from meadhall.server.words import HouseTexts
from tests.lessons import taught
from tests.server.houses import House, opened
from tests.server.web import Live, live, send
from tests.server.web import opened as opened_web

TINY = f"/learn/{taught.SLUG}/tiny"


@pytest.fixture(scope="module", autouse=True)
def taught_game() -> Iterator[None]:
    """The house has one more game: with a tiny lesson."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._modules, taught.SLUG, taught.__name__)
        forget_puzzles()
        yield
    forget_puzzles()


def forget_puzzles() -> None:
    """The house looks for its puzzles once; a game more or less changes them."""
    stock.cache_clear()
    of_the_day.cache_clear()


@pytest.fixture(scope="module")
def house_of_lessons(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with opened_web(sqlite_template, tmp_path_factory.mktemp("lessons")) as client:
        yield client


@pytest.fixture
def client(house_of_lessons: TestClient[Any]) -> TestClient[Any]:
    """Somebody who has not been here before."""
    house_of_lessons.cookies.clear()
    return house_of_lessons


def lesson() -> Lesson:
    lessons = registry.load(taught.SLUG).lessons
    assert lessons is not None
    return lessons.all["tiny"]


def begin(client: TestClient[Any], **form: str) -> str:
    """The table of the lesson."""
    answer = send(client, TINY, **form)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).removeprefix("/table/")


def asked(page: Live) -> dict[str, Any]:
    """What the coach says when I am asked next."""
    while not page.table or not page.table["prompt"]["mine"]:
        page.next("table")
    return coach_of(page)


def coach_of(page: Live) -> dict[str, Any]:
    """The coach is told only when it changes."""
    coach: dict[str, Any] = next(told["coach"] for told in reversed(page.heard) if told.get("coach"))
    return coach


def play(page: Live, action: str) -> None:
    head = page.table["head"]
    page.say(do="play", head=head, action=action, seat=1)
    page.reach(head + 1)


def play_to_the_end(page: Live) -> None:
    asked(page)
    while not page.table["over"]:
        if page.table["prompt"]["mine"]:
            play(page, page.table["options"][0]["action"])
        else:
            page.next("table")


def test_what_can_be_learnt_is_listed_and_begun_by_anybody(client: TestClient[Any]) -> None:
    assert "A tiny game" in client.get("/learn").text
    mine = client.get(f"/learn/{taught.SLUG}").text
    assert "One marker and two plans." in mine
    assert "The first marker" in mine
    about = client.get(TINY, params={"lang": "de"}).text
    assert "Eine winzige Partie" in about
    assert "Planen" in about
    table = begin(client)
    page = client.get(f"/table/{table}").text
    assert "Klick auf das Tal des Kummers." in page
    assert client.get(f"/learn/{taught.SLUG}/nothing").status_code == 404
    assert client.get("/learn/ice-garden").status_code == 200


def test_a_lesson_goes_on_where_it_was_left_or_begins_anew(client: TestClient[Any]) -> None:
    table = begin(client)
    with live(client, table) as page:
        asked(page)
        play(page, "start E")
        asked(page)
    assert begin(client) == table
    assert "step 2 of 3" in client.get("/learn").text
    assert begin(client, again="yes") == table
    with live(client, table) as page:
        assert asked(page)["step"] == "start"
    # Nothing that was done before lies over the first card.
    assert 'id="forward" hidden' in " ".join(client.get(f"/table/{table}").text.split())
    assert begin(client, again="yes") == table


def test_what_the_coach_says(client: TestClient[Any]) -> None:
    with live(client, begin(client), lang="de") as page:
        card = asked(page)
        assert (card["title"], card["number"], card["of"]) == ("Was zählt", 1, 3)
        assert card["text"][1] == "Du hast 0 Punkte."
        assert card["do"] == "Klick auf das Tal des Kummers."
        assert card["why"] == "Punkte gewinnen."
        assert card["point"] == ["region:E"]
        assert card["rules"] == [{"id": "IG-2.13", "title": "Zwei Startmarker, zwei Regionen"}]
        assert card["shaded"] == {"field:making": "Das kommt mit Schritt 3: Machen."}
        play(page, "start E")
        rests = asked(page)
        assert rests["step"] == ""
        assert "Planen" in rests["text"][0]
        assert rests["said"] == [{"seat": 0, "text": "Das Glutland zahlt zuerst."}]
        play(page, page.table["options"][0]["action"])
        # What was said before my answer is over.
        assert "said" not in asked(page)


def test_an_optional_step_that_was_left_out_does_not_count() -> None:
    tiny = lesson()
    start, plan, again = tiny.steps
    steps = (start, msgspec.structs.replace(plan, optional=True), again)
    guide = LessonGuide(Lesson(tiny.lessons, tiny.id, msgspec.structs.replace(tiny.plan, steps=steps)), at=1)
    assert [guide.place(number) for number in (0, 1, 2)] == [(1, 3), (2, 3), (2, 2)]
    begun, done = guide.but(done=1, extra=1), guide.but(at=2, extra=1)
    assert begun.place(1) == (2, 3)
    assert done.place(2) == (3, 3)


def test_what_is_not_open_yet_is_refused_with_the_word_later(client: TestClient[Any]) -> None:
    with live(client, begin(client)) as page:
        asked(page)
        head = page.table["head"]
        refused = page.ask(do="play", head=head, action="start B", seat=1)
        assert (refused["is"], refused["code"], refused["field"]) == ("error", "later", "action")
        assert refused["text"].startswith("Later")
        why = page.ask(do="why", place="region:B")
        assert (why["title"], why["allowed"]) == ("Later", False)
        assert "Click Vale of Sorrow." in why["text"]
        assert page.ask(do="why", action="start B")["text"] == why["text"]
        assert page.ask(do="why", place="field:making")["text"] == "This comes with step 3: Making."
        # What the rules forbid is still told by its rule.
        assert page.ask(do="why", action="plan gorge")["rule"]
        assert page.ask(do="play", head=head, action="plan gorge", seat=1)["code"] == "illegal"
        assert page.ask(do="why", place="region:E")["allowed"]


def test_a_step_back_is_a_step_back_in_the_lesson(client: TestClient[Any]) -> None:
    with live(client, begin(client)) as page:
        asked(page)
        assert not page.table["can_go_back"]
        play(page, "start E")
        assert asked(page)["step"] == ""
        head = page.table["head"]
        page.say(do="undo", head=head, seat=1, far=True)
        page.reach(head + 1)
        assert asked(page)["step"] == "start"
        assert [option["action"] for option in page.table["options"]] == ["start E"]


def test_what_was_reached_or_spoken_of_is_never_in_the_shade() -> None:
    tiny = lesson()
    making = {"field:making": "again"}
    assert [in_shade(LessonGuide(tiny), at) for at in (0, 1, 2)] == [making, making, {}]
    start, plan, again = tiny.steps
    speaking = (start, msgspec.structs.replace(plan, point=("field:making",)), again)
    earlier = Lesson(tiny.lessons, tiny.id, msgspec.structs.replace(tiny.plan, steps=speaking))
    assert [in_shade(LessonGuide(earlier), at) for at in (0, 1)] == [making, {}]


def test_the_end_of_a_lesson(client: TestClient[Any]) -> None:
    table = begin(client)
    with live(client, table) as page:
        play_to_the_end(page)
        card = coach_of(page)
        assert card["over"]
        assert (card["text"], card["well"]) == (["Plan before you act."], "You sent a marker where it pays.")
        assert page.table["over"] == "The lesson is done."
        assert not any(told.get("account") for told in page.heard)
    told = client.get(f"/table/{table}").text
    assert "✓ learned" in client.get(f"/learn/{taught.SLUG}").text
    # Its puzzle leads back here.
    puzzle = f"/puzzles/{taught.SLUG}/march-01?lesson=tiny"
    assert f'href="{puzzle}"' in told
    assert f'action="{puzzle}"' in client.get(puzzle).text
    solved = client.get(str(send(client, puzzle, do="solution").headers["location"])).text
    assert f'href="/table/{table}">Back to the lesson' in solved
    assert "Next lesson: The first marker" in told
    assert re.search(r'<section id="lesson-end"[^>]*aria-labelledby="lesson-end-title">', told)
    # It is no game to look back on, and cannot be played once more as if it were one.
    assert table not in client.get("/").text
    assert f"/table/{table}/rematch" not in told
    assert 'id="ceremony"' not in told
    assert begin(client) != table


def test_the_puzzles_of_a_lesson_are_ticked_and_skip_those_that_are_retired(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(client)
    with live(client, table) as page:
        play_to_the_end(page)
    puzzle = f"/puzzles/{taught.SLUG}/march-01?lesson=tiny"

    def told() -> str:
        return client.get(f"/table/{table}?lang=en").text.partition('id="lesson-end"')[2].partition("</section>")[0]

    assert puzzle in told()
    assert "solved" not in told()
    (right,) = load(taught.SLUG, "march-01").right
    send(client, puzzle, answer=str(right))
    assert "✓" in told()

    async def retired() -> frozenset[Key]:
        return frozenset([Key(taught.SLUG, "march-01")])

    monkeypatch.setattr(client.app.state.house.puzzles, "retired", retired)
    assert puzzle not in told()
    assert "puzzle about it" not in told()


def test_a_whole_game_with_the_coach_follows(client: TestClient[Any]) -> None:
    """At a table like that of the lesson, with as many gentle bots."""
    table = begin(client)
    with live(client, table) as page:
        play_to_the_end(page)
    end = client.get(f"/table/{table}?lang=en").text.partition('id="lesson-end"')[2]
    assert "you play against 2 bots like those of the lesson" in end
    sent = dict(
        re.findall(r'name="(\w+)" value="([^"]*)"', end.partition('action="/tables"')[2].partition("</form>")[0])
    )
    assert (sent["seats"], sent["level"]) == ("me,bot,bot", "random")
    answer = send(client, "/tables", **{name: value for name, value in sent.items() if not name.startswith("_")})
    whole = client.get(answer.headers["location"])
    assert '"coaching": "losses"' in whole.text
    assert '"coach": null' in whole.text


def test_an_ordinary_table_has_no_coach_and_points_to_the_lesson_of_a_question(client: TestClient[Any]) -> None:
    answer = send(client, "/tables", game=taught.SLUG, seats="me,hot,hot")
    page = client.get(answer.headers["location"]).text
    assert 'id="coach"' not in page
    assert 'id="lesson-end"' not in page
    assert '"coaching": "silent"' in page


def test_paragraphs() -> None:
    assert paragraphs("One\ntwo.\n\nThree.") == ("One two.", "Three.")
    assert ShownCoach("a", "b", 1, 2, "c", ()).shaded == {}


def test_a_question_names_the_lesson_that_teaches_it() -> None:
    state = lesson().state(registry.load(taught.SLUG))
    state.guide = state._options = None
    taught_by = "/learn/taught-garden/side"
    assert link(state, "ask-start", None) == taught_by
    assert link(state, "ask-plan", "IG-2.13") == taught_by
    assert link(state, "ask-plan", "IG-2.1") == taught_by
    assert link(state, "ask-plan", "IG-6.1") == "/rules/taught-garden/IG-6.1"
    assert link(state, "ask-plan", None) == ""


def link(state: State, question: str, rule: str | None) -> str:
    found = teaching(state, question, rule, "en", HouseTexts().speaker("en"))
    return "" if found is None else found.link


@pytest.mark.anyio
async def test_a_lesson_survives_a_restart(url: str, house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.teach(me, lesson(), "A tiny game")
    assert (table.private, table.lesson, table.seats[1].person_id) == (True, "tiny", me.id)
    await house.tables.playing.play(me, table.id, 1, 0, "start E")
    await house.tables.bots.play_on(table.id)
    before = await house.tables.looking.match(table.id)
    async with opened(url) as other:
        after = await other.tables.looking.match(table.id)
        assert isinstance(after.state.guide, LessonGuide)
        assert after.state.guide == before.state.guide
        assert after.game.from_json(after.game.to_json(after.state)).guide == before.state.guide
        assert [one.id for one in await other.tables.listing.lessons(me)] == [table.id]
        assert await other.tables.listing.lessons(await other.people.guest()) == []


def test_the_kernel_knows_what_only_comes_later() -> None:
    state = lesson().state(registry.load(taught.SLUG))
    assert state.comes_later(state.parse("start B"), 1)
    assert not state.comes_later(state.parse("start E"), 1)
    assert not state.comes_later(state.parse("plan gorge"), 1)
    with pytest.raises(ComesLater):
        state.apply(state.parse("start B"))


def test_what_the_coach_keeps_closed_is_closed_on_sheets(client: TestClient[Any]) -> None:
    with live(client, begin(client)) as page:
        asked(page)
        play(page, "start E")
        asked(page)
        play(page, page.table["options"][0]["action"])
        assert asked(page)["step"] == "plan"
        open_fields = {option["action"] for option in page.table["options"]}
        assert len(open_fields) == 2
        rows = page.table["sheet"]["parts"][0]["rows"]
        more = [row["values"][1] for row in rows]
        assert {value["actions"][0] for value in more if value.get("actions")} == open_fields
        closed = [value for value in more if not value.get("actions")]
        assert len(closed) == 4
        assert all(value["waits"] and "in this lesson" in value["refusal"] for value in closed)
        assert {move["actions"][0] for move in page.table["sheet"]["moves"]} == open_fields


def test_what_a_coach_closes_is_told_from_what_the_rules_forbid() -> None:
    state = lesson().state(registry.load(taught.SLUG))
    closed = Value(1, refusal="No more left.")
    sheet = Sheet("Move", (Part("p", "", (Row("r", "", "pills", (closed, Value(2, refusal="Full."))),)),))
    rows = (Row("r", "", "pills", (Value(1, actions=("start B",)), Value(2, refusal="Full."))),)
    free = Sheet("Move", (Part("p", "", rows),))
    told = only_open(sheet, free, state, 1, lambda id, **_: id).parts[0].rows[0].values
    assert [(value.refusal, value.waits) for value in told] == [("server-coach-later", True), ("Full.", False)]
    # What has been chosen as it should be says nothing of what else there will be.
    chosen = replace(sheet, parts=(replace(sheet.parts[0], rows=(replace(sheet.parts[0].rows[0], value=2),)),))
    told = only_open(chosen, free, state, 1, lambda id, **_: id).parts[0].rows[0].values
    assert [value.refusal for value in told] == ["", "Full."]
