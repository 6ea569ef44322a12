"""Who plays where a bot sits: levels, characters, dice of their own, and how quickly they move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from litestar.testing import TestClient

import meadhall
from meadhall import bots
from meadhall.kernel.mind import Mind
from meadhall.server.advice.opponents import BLIND, USUAL, character, opponent
from meadhall.server.advice.thinkers import NoAnswerError
from meadhall.server.house import House as WebHouse
from meadhall.server.storage import database as storage
from meadhall.server.tables.tempo import TEMPOS, slowest
from tests.server.houses import House
from tests.server.web import Guest, opened, send

GAME = "ice-garden"


class Moody(Mind):
    styles: ClassVar[tuple[str, ...]] = ("balanced", "raider", "builder")


@pytest.fixture
def moody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has three characters for a while."""
    monkeypatch.setattr(type(meadhall.load(GAME)), "mind", Moody)


@pytest.fixture(scope="module")
def client(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path_factory.mktemp("opponents")) as client:
        yield client


def house_of(client: TestClient[Any]) -> WebHouse:
    house: WebHouse = client.app.state.house
    return house


# --- characters -----------------------------------------------------------------------------------


@pytest.mark.anyio
@pytest.mark.usefixtures("moody")
async def test_a_character_that_is_named_is_kept(house: House) -> None:
    table = await house.tables.opening.create(await house.people.guest(), GAME, {}, ["me", "bot:adept:raider"])
    assert table.seats[1].bot == "adept:raider"
    assert character(table, meadhall.load(GAME), 1) == ("adept", "raider")


@pytest.mark.anyio
@pytest.mark.usefixtures("moody")
async def test_tables_give_different_characters_to_their_bots(house: House) -> None:
    game, me = meadhall.load(GAME), await house.people.guest()
    met = set()
    for _ in range(40):
        table = await house.tables.opening.create(me, GAME, {}, ["me", "bot:novice", "bot:random"])
        met.add(character(table, game, 1)[1])
        assert character(table, game, 1) == character(await house.tables.looking.table(table.id), game, 1)
        assert character(table, game, 2) == ("random", "")
    assert met == set(Moody.styles)


@pytest.mark.anyio
async def test_the_dice_of_a_bot_know_nothing_of_fate_and_nobody_knows_them(house: House) -> None:
    me = await house.people.guest()
    made = await house.tables.opening.create(me, GAME, {}, ["bot:novice", "bot:novice"])
    table, match = await house.tables.looking.table_and_match(made.id)
    dice = {opponent(table, match, seat, head).seed for seat in (0, 1) for head in range(50)}
    assert len(dice) == 100
    again = await house.tables.looking.table_and_match(made.id)
    assert opponent(table, match, 0, 7) == opponent(*again, 0, 7)
    # Who knows everything but the table's secret knows nothing of them.
    match.reseed(match.seed + 1)
    assert dice.isdisjoint(opponent(table, match, seat, head).seed for seat in (0, 1) for head in range(50))


@pytest.mark.parametrize("slug", meadhall.games())
def test_every_bot_fits_into_its_column(slug: str) -> None:
    column: Any = storage.seats.c.level.type
    for level in bots.LEVELS:
        for style in meadhall.load(slug).mind.styles:
            assert len(f"{level}:{style}") <= column.length


@pytest.mark.usefixtures("moody")
@pytest.mark.parametrize(
    ("word", "text"),
    [("bot:grandmaster", "grandmaster"), ("bot:adept:coward", "raider"), ("bot:random:raider", "raider"), ("bot", "")],
)
def test_a_bot_that_does_not_exist_is_refused(client: TestClient[Any], word: str, text: str) -> None:
    answer = Guest(client).post("/api/tables", {"game": GAME, "seats": ["me", word]})
    assert answer.status_code == 400
    assert answer.json()["field"] == "seats[1]"
    assert text in answer.json()["text"]


def test_a_seat_without_its_person_is_an_adepts(client: TestClient[Any]) -> None:
    assert USUAL == "adept"
    assert f"bot:{USUAL}" in client.get(f"/new/{GAME}").text


# --- pages ----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("moody")
def test_every_level_and_character_can_be_chosen(client: TestClient[Any]) -> None:
    page = client.get(f"/new/{GAME}").text
    for level in bots.levels_of(GAME):
        assert f'<option value="bot:{level}"' in page
        for style in Moody.styles:
            assert (f'<option value="bot:{level}:{style}"' in page) == (level != BLIND)
    assert re.search(r'id="seat-1".*?<option value="bot:adept" selected>', page, re.DOTALL)


@pytest.mark.parametrize("slug", meadhall.games())
def test_a_champion_is_offered_where_it_is_more_than_a_master(client: TestClient[Any], slug: str) -> None:
    learnt = bots.plays_like("champion", slug) == "champion"
    table = send(client, "/tables", game=slug, seats="me,open,bot:champion").headers["location"]
    hall = re.search(rf'<select id="level-{slug}".*?</select>', client.get("/").text, re.DOTALL)
    assert hall is not None
    assert ('value="champion"' in hall[0]) is learnt
    for page in (client.get(f"/new/{slug}").text, client.get(f"{table}?lang=en").text):
        assert ('value="bot:champion"' in page) is learnt
        assert 'value="bot:master"' in page


@pytest.mark.parametrize("slug", meadhall.games())
def test_who_plays_like_a_master_is_called_one(client: TestClient[Any], slug: str) -> None:
    learnt = bots.plays_like("champion", slug) == "champion"
    table = send(client, "/tables", game=slug, seats="me,open,bot:champion").headers["location"]
    for lang, champion, master in (("en", "Champion bot", "Master bot"), ("de", "Champion-Bot", "Meisterbot")):
        page = client.get(f"{table}?lang={lang}").text
        assert (champion in page, master in page) == (learnt, not learnt)


def test_there_is_a_champion_and_somebody_who_is_not_one_yet() -> None:
    """Else the two tests above look at one side only."""
    assert {bots.plays_like("champion", slug) for slug in meadhall.games()} == {"champion", "master"}


def test_the_hall_asks_how_well_bots_should_play(client: TestClient[Any]) -> None:
    for lang, words in (("en", "Novice: sensible, with slips"), ("de", "Neuling: vernünftig, mit Schnitzern")):
        assert words in client.get(f"/?lang={lang}").text
    table = send(client, "/tables", game=GAME, seats="me,bot,bot", level="novice").headers["location"]
    page = client.get(f"{table}?lang=en").text
    assert page.count("Novice bot") >= 2


def test_programs_read_which_characters_there_are(client: TestClient[Any]) -> None:
    for game in client.get("/api/games").json():
        assert game["styles"] == list(meadhall.load(game["slug"]).mind.styles)


# --- playing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["adept", "champion"])
def test_a_bot_answers_from_its_own_process(client: TestClient[Any], level: str) -> None:
    ann = Guest(client)
    with ann.live(ann.table(f"bot:{level}", "me")) as page:
        page.until(lambda message: message["is"] == "table" and message["prompt"]["mine"] and message["log"])
    told = client.get("/metrics").text
    assert re.search(rf'meadhall_bot_seconds_count\{{level="{level}"\}} [1-9]', told)


def test_a_bot_that_cannot_think_plays_on_blindly(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*given: Any, **more: Any) -> str:
        raise NoAnswerError("no thinkers today")

    monkeypatch.setattr(house_of(client).thinkers, "ask", lost)
    ann = Guest(client)
    with ann.live(ann.table("bot:adept", "me")) as page:
        page.until(lambda message: message["is"] == "table" and message["prompt"]["mine"])
        assert page.table["log"]


# --- tempo ----------------------------------------------------------------------------------------


def test_the_slowest_wish_counts() -> None:
    assert slowest(["fast", "slow", "none"]) == TEMPOS["slow"]
    assert slowest(["none", "none"]) == 0
    assert slowest([]) == 0


def test_a_wish_is_kept_and_told_while_the_page_is_open(client: TestClient[Any]) -> None:
    assert send(client, "/settings", name="Signe", lang="en", theme="auto", tempo="slow").status_code == 303
    assert client.cookies["tempo"] == "slow"
    table = send(client, "/tables", game=GAME, seats="me,bot:random").headers["location"].rpartition("/")[2]
    with client.websocket_connect(f"/live/{table}") as socket:
        socket.receive_json(timeout=20)
        assert house_of(client).watchers.tempos(table) == ["slow"]
        socket.send_json({"do": "tempo", "tempo": "none"})
        socket.send_json({"do": "ping", "id": 1})
        while socket.receive_json(timeout=20).get("id") != 1:
            pass
        assert house_of(client).watchers.tempos(table) == ["none"]
    client.cookies.delete("tempo")
