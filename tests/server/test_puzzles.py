"""The puzzle room: answers, ratings, votes, the puzzle of the day, and one's own mistakes asked again."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from meadhall.puzzles.files import load
from meadhall.server.advice.mine import Candidate, MyMoment, MySide
from meadhall.server.advice.survey import Survey
from meadhall.server.errors import ConflictError, NotFoundError
from meadhall.server.puzzles import shelf
from meadhall.server.puzzles.glicko import Rating, rated
from meadhall.server.puzzles.mistakes import PAUSES, Mistakes
from meadhall.server.puzzles.room import ENOUGH_VOTES, PuzzleRoom, streak
from meadhall.server.puzzles.shelf import DAY, Key
from meadhall.server.tables.records import Person
from meadhall.server.web.puzzle_rows import address as address_of
from meadhall.server.web.puzzles import game_shelf
from tests.server.houses import House
from tests.server.web import opened, send

VUKO = Key("ice-garden", "vuko-where-01")
RIGHT = load(*VUKO).right[0]
WRONG = [n for n in range(len(load(*VUKO).answers)) if n != RIGHT]


@pytest.fixture
def room(house: House) -> PuzzleRoom:
    return PuzzleRoom(house.database, house.time)


# --- ratings --------------------------------------------------------------------------------------


def test_ratings_are_those_of_the_worked_example_of_the_paper() -> None:
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = rated(Rating(1500, 200, 0.06), games)
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_surprise_is_worth_more_and_unsettles() -> None:
    weak, strong = Rating(1200, 50), Rating(1900, 50)
    assert rated(weak, [(strong, 1)]).rating - 1200 > 10 * (rated(strong, [(weak, 1)]).rating - 1900) > 0
    assert rated(weak, [(strong, 1)] * 8).volatility > 0.06 > rated(weak, [(strong, 0)]).volatility


@pytest.mark.anyio
async def test_only_the_first_answer_counts(room: PuzzleRoom, house: House) -> None:
    me = await house.people.guest()
    first = await room.answer(me, VUKO, WRONG[0])
    assert (first.answers, first.done, first.at_once) == ((WRONG[0],), False, False)
    assert first.after < first.before == 1500
    standing = await room.standing(VUKO)
    assert standing.rating.rating > load(*VUKO).file.rating
    second = await room.answer(me, VUKO, RIGHT)
    assert (second.done, second.at_once, second.after) == (True, False, first.after)
    await room.again(me, VUKO)
    assert (await room.answer(me, VUKO, RIGHT)).after == first.after
    assert await room.standing(VUKO) == standing
    assert (standing.tried, standing.solved, standing.share) == (1, 0, None)
    progress = await room.progress(me)
    assert progress.tried == {VUKO: False}
    assert progress.rating.rating == first.after


@pytest.mark.anyio
async def test_after_the_second_wrong_answer_the_solution_is_told(room: PuzzleRoom, house: House) -> None:
    me = await house.people.guest()
    await room.answer(me, VUKO, WRONG[0])
    assert not (await room.answer(me, VUKO, WRONG[0])).done
    assert (await room.answer(me, VUKO, WRONG[1])).done
    assert (await room.answer(me, VUKO, RIGHT)).answers == (WRONG[0], WRONG[1])


@pytest.mark.anyio
async def test_who_has_the_solution_told_at_once_has_not_solved_it(room: PuzzleRoom, house: House) -> None:
    me = await house.people.guest()
    told = await room.give_up(me, VUKO)
    assert (told.answers, told.done, told.at_once) == ((), True, False)
    assert told.after < told.before


@pytest.mark.anyio
async def test_many_at_once_are_all_counted(room: PuzzleRoom, house: House) -> None:
    people = [await house.people.guest() for _ in range(6)]
    await asyncio.gather(*(room.answer(person, VUKO, RIGHT) for person in people[:3]))
    await asyncio.gather(*(room.answer(person, VUKO, WRONG[0]) for person in people[3:] * 2))
    standing = await room.standing(VUKO)
    assert (standing.tried, standing.solved, standing.share) == (6, 3, 50)


@pytest.mark.anyio
async def test_a_puzzle_that_most_find_bad_is_retired(room: PuzzleRoom, house: House) -> None:
    day = await room.of_the_day()
    assert day is not None
    for n in range(ENOUGH_VOTES):
        person = await house.people.guest()
        with pytest.raises(ConflictError):
            await room.vote(person, day, good=False)
        await room.give_up(person, day)
        assert not (await room.standing(day)).retired
        await room.vote(person, day, good=True)
        # Some change their minds.
        await room.vote(person, day, good=n >= 6)
    standing = await room.standing(day)
    assert (standing.good, standing.bad, standing.retired) == (4, 6, True)
    me = await house.people.guest()
    label = shelf.stock()[day]
    assert await room.of_the_day() != day
    assert day not in await room.fitting(me, day.game, [label.solution[0][1]], count=100)
    for key, other in shelf.stock().items():
        if key.game == day.game and other.theme == label.theme:
            assert await room.next(me, day.game, label.theme, after=key) != day
    shown = game_shelf(day.game, "en", await room.progress(me), await room.standings())
    links = [link.link for theme in shown.themes for link in theme.puzzles]
    assert address_of(day) not in links
    assert len(links) == sum(key.game == day.game for key in shelf.stock()) - 1


# --- choosing -------------------------------------------------------------------------------------


def test_the_puzzle_of_a_day_is_the_same_for_all_and_changes() -> None:
    found = [shelf.of_the_day(day, frozenset()) for day in range(20_000, 20_060)]
    assert found == [shelf.of_the_day.__wrapped__(day, frozenset()) for day in range(20_000, 20_060)]
    assert len(set(found)) > 40
    assert {key.game for key in found if key} == {"ice-garden", "mountain-king", "dragon-lords"}
    gone = found[0]
    assert gone is not None
    without = [shelf.of_the_day(day, frozenset({gone})) for day in range(20_000, 20_060)]
    assert [a == b for a, b in zip(found, without, strict=True)] == [one != gone for one in found]


def test_days_in_a_row_are_counted_up_to_yesterday() -> None:
    assert streak({5, 6, 7, 9, 10}, 10) == 2
    assert streak({5, 6, 7, 9, 10}, 11) == 2
    assert streak({5, 6, 7, 9, 10}, 12) == 0


@pytest.mark.anyio
async def test_the_puzzle_of_the_day_makes_a_streak(room: PuzzleRoom, house: House) -> None:
    me = await house.people.guest()
    for _ in range(3):
        day = await room.of_the_day()
        assert day is not None
        await room.answer(me, day, load(*day).right[0])
        house.time.now += DAY
    assert (await room.progress(me)).streak == 3
    house.time.now += DAY
    assert (await room.progress(me)).streak == 0


@pytest.mark.anyio
async def test_what_comes_next_is_new_and_as_hard_as_one_is_good(room: PuzzleRoom, house: House) -> None:
    me = await house.people.guest()
    first = await room.next(me, "ice-garden", "vuko-where")
    assert first is not None
    near = [abs(label.rating - 1500) for key, label in shelf.stock().items() if label.theme == "vuko-where"]
    assert abs(shelf.stock()[first].rating - 1500) == min(near)
    await room.answer(me, first, load(*first).right[0])
    assert await room.next(me, "ice-garden", "vuko-where") not in (first, None)
    assert await room.next(me, "no-such-game") is None


@pytest.mark.anyio
async def test_three_puzzles_fit_what_went_wrong(room: PuzzleRoom, house: House) -> None:
    me = await house.people.guest()
    three = await room.fitting(me, "ice-garden", ["IG-10.4"])
    assert shelf.stock()[three[0]].theme == "vuko-where"
    assert len({shelf.stock()[key].theme for key in three}) == 3
    assert {key.game for key in await room.fitting(me, "dragon-lords", ["DL-99.1"])} == {"dragon-lords"}


@pytest.mark.anyio
async def test_progress_stays_when_a_guest_signs_in_and_goes_with_a_person(room: PuzzleRoom, house: House) -> None:
    account = await house.people.register(await house.people.guest(), "Signe", "a long passphrase")
    guest = await house.people.guest()
    other = Key("ice-garden", "snow-01")
    await room.answer(account, VUKO, WRONG[0])
    await room.answer(guest, VUKO, RIGHT)
    await room.answer(guest, other, load(*other).right[0])
    await house.people.claim(guest, account)
    assert (await room.progress(account)).tried == {VUKO: False, other: True}
    await house.people.forget(account)
    assert (await room.progress(account)).tried == {}
    assert (await room.standing(VUKO)).tried == 2


# --- one's own mistakes ---------------------------------------------------------------------------


def moment(at: int, *chances: float, played: int = 0) -> MyMoment:
    options = [
        Candidate(f"option {n}", {"en": f"Option {n}", "de": f"Option {n}"}, c, []) for n, c in enumerate(chances)
    ]
    best = max(range(len(chances)), key=lambda n: chances[n])
    return MyMoment(at, {"en": "What?", "de": "Was?"}, 0.5, played, best, options, "IG-5.2")


async def looked_back(house: House, *moments: MyMoment) -> tuple[Mistakes, Person, str]:
    """A game of mine that was looked back on."""
    me = await house.people.guest()
    table = await house.tables.opening.create(me, "ice-garden", {}, ["me", "bot:random"])
    match = await house.tables.looking.match(table.id)
    mistakes = Mistakes(house.database, house.time)
    side = MySide(0.5, 0.0, 0.0, 0.0, 0.5, 9, 1, 0.2, list(moments))
    await mistakes.keep(table, match, Survey([], [], {0: side}))
    await mistakes.keep(table, match, Survey([], [], {0: side}))
    return mistakes, me, table.id


@pytest.mark.anyio
async def test_a_mistake_is_asked_again_after_days_until_it_is_known(house: House) -> None:
    mistakes, me, table = await looked_back(house, moment(0, 0.3, 0.6, 0.59))
    (one,) = await mistakes.due(me)
    assert one.question.right == (1, 2)
    at = one.moment
    for days in PAUSES:
        told = await mistakes.answer(me, table, at, 1)
        assert told.done
        assert await mistakes.due(me) == []
        house.time.now += days * DAY - 1
        assert await mistakes.due(me) == []
        house.time.now += 1
        assert [each.answers for each in await mistakes.due(me)] == [()]
    assert (await mistakes.answer(me, table, at, 2)).learnt
    house.time.now += 1000 * DAY
    assert await mistakes.due(me) == []
    assert await mistakes.kept(me) == 1


@pytest.mark.anyio
async def test_a_wrong_answer_brings_a_mistake_back_tomorrow(house: House) -> None:
    mistakes, me, table = await looked_back(house, moment(0, 0.3, 0.6, 0.2))
    for days in PAUSES[:2]:
        await mistakes.answer(me, table, 0, 1)
        house.time.now += days * DAY
    wrong = await mistakes.answer(me, table, 0, 0)
    assert (wrong.done, wrong.due) == (False, house.time.now + DAY)
    right = await mistakes.answer(me, table, 0, 1)
    assert (right.done, right.due) == (True, wrong.due)
    house.time.now += DAY
    assert (await mistakes.answer(me, table, 0, 1)).due == house.time.now + PAUSES[1] * DAY


@pytest.mark.anyio
async def test_what_was_no_mistake_is_asked_once_and_only_its_owner(house: House) -> None:
    mistakes, me, table = await looked_back(house, moment(0, 0.55, 0.6, 0.1))
    assert (await mistakes.kept(me), await mistakes.due(me)) == (0, [])
    wrong = await mistakes.answer(me, table, 0, 2)
    right = await mistakes.answer(me, table, 0, 1)
    assert (wrong.done, right.done, right.stage) == (False, True, 0)
    house.time.now += 1000 * DAY
    assert (await mistakes.kept(me), await mistakes.due(me)) == (0, [])
    assert {at: one.answers for at, one in (await mistakes.of_table(me, table)).items()} == {0: (2, 1)}
    somebody = await house.people.guest()
    assert await mistakes.of_table(somebody, table) == {}
    with pytest.raises(NotFoundError):
        await mistakes.find(somebody, table, 0)


# --- pages ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def client(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path_factory.mktemp("puzzles")) as client:
        yield client


def give(client: TestClient[Any], key: Key, **form: Any) -> str:
    """The page after a form of a puzzle was sent."""
    sent = send(client, f"/puzzles/{key.game}/{key.id}?lang=en", **form)
    assert sent.status_code == 303, sent.text
    return client.get(sent.headers["location"], params={"lang": "en"}).text


def test_a_puzzle_is_solved_by_forms_alone(client: TestClient[Any]) -> None:
    address = f"/puzzles/{VUKO.game}/{VUKO.id}"
    page = client.get(address, params={"lang": "en"}).text
    assert "If Vuko came now, where would he go?" in page
    assert 'data-at="region:A"' in page
    assert "would visit" not in page
    assert page.count('name="answer"') == 4
    wrong = give(client, VUKO, answer=WRONG[0])
    assert "Not Coast of Sails (A). But he stands on the Coast of Sails (A) already" in wrong
    assert wrong.count('name="answer"') == 3
    assert "/rules/ice-garden/IG-10.5" not in wrong
    told = give(client, VUKO, answer=WRONG[1])
    assert "Not Ember Land (C)." in told
    assert 'href="/rules/ice-garden/IG-10.5"' in told
    assert "/learn/" not in wrong
    lesson = re.search(r'href="(/learn/ice-garden/[\w-]+)">Lesson: ', told)
    assert lesson is not None
    assert client.get(lesson[1]).status_code == 200
    assert "Not solved this time" in told
    assert 'aria-pressed="true"' in give(client, VUKO, do="good")
    assert give(client, VUKO, do="again").count('name="answer"') == 4
    assert "Solved at once" in give(client, VUKO, answer=RIGHT)


def test_a_move_is_named_as_the_table_names_it(client: TestClient[Any]) -> None:
    page = client.get("/puzzles/ice-garden/march-01?lang=de").text
    assert "Einen Marker von den Frosthöhen (B) zur Segelküste (A) bewegen" in page


@pytest.mark.parametrize(("lang", "title"), [("en", "Where does Vuko go?"), ("de", "Wohin geht Vuko?")])
def test_the_room_names_its_themes(client: TestClient[Any], lang: str, title: str) -> None:
    for address in ("/puzzles", "/puzzles/ice-garden"):
        assert title in client.get(address, params={"lang": lang}).text
    assert client.get("/puzzles/next?game=ice-garden&theme=snow").url.path.startswith("/puzzles/ice-garden/snow-")


def test_the_hall_has_the_puzzle_of_the_day(client: TestClient[Any]) -> None:
    page = client.get("/?lang=en").text
    picture = re.search(r'src="(/puzzle-picture/[^"]+)"', page)
    assert picture is not None
    drawn = client.get(picture[1])
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in drawn.text
    assert "prefers-color-scheme:dark" in drawn.text


def test_wrong_addresses_and_answers_are_refused(client: TestClient[Any]) -> None:
    for address in ("/puzzles/no-game", "/puzzles/ice-garden/no-puzzle", "/puzzles/own/nowhere/3"):
        assert client.get(address).status_code == 404
    address = f"/puzzles/{VUKO.game}/{VUKO.id}"
    assert send(client, address, answer="9").status_code == 400
    assert send(client, address, answer="x").status_code == 400
    assert send(client, "/puzzles/own/nowhere/3", answer="0").status_code == 404
