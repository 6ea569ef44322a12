"""Rules that are mended under a game that goes on: it is played on only if it is still the same game."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

import meadhall
from meadhall.cli import main
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.match import Match
from meadhall.server.app import create_app
from meadhall.server.errors import ConflictError, ForbiddenError
from meadhall.server.people.notify import Letter
from meadhall.server.settings import Settings
from meadhall.server.storage import database as db
from meadhall.server.tables import cache, fingerprints, stored
from meadhall.server.tables.fair_dice import commitment
from meadhall.server.tables.fingerprints import first_difference, rules_mark, table_mark
from tests.server import houses
from tests.server.web import PATIENT, Guest, closing_code, csrf, live, send

GAME = meadhall.load("ice-garden")
Patch = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture
def url(sqlite_template: Path, tmp_path: Path) -> str:
    shutil.copy(sqlite_template, tmp_path / "meadhall.sqlite")
    return f"sqlite:///{tmp_path / 'meadhall.sqlite'}"


@contextmanager
def hall(url: str) -> Iterator[TestClient[Any]]:
    """A hall that has just been opened, with nothing at hand."""
    app = create_app(Settings(database=url, secret="the same"), PATIENT, bot_pause=0, strict=True)
    with TestClient(app, base_url="http://testserver.local") as client:
        yield client


def played(url: str, moves: int = 110) -> tuple[str, dict[str, str]]:
    """A table at which somebody has played for a while, and the keys of whoever owns it."""
    with hall(url) as client:
        ann = Guest(client)
        table = ann.table("hot", "hot", "hot")
        with ann.live(table) as page:
            page.next("table")
            rng = Random(3)
            for _ in range(moves):
                page.play(rng)
        return table, ann.headers


def stricter(patched: pytest.MonkeyPatch) -> None:
    """A rule that forbids what was done."""
    apply = IceGardenState.apply

    def changed(self: IceGardenState, action: Any, seat: int | None = None) -> Any:
        if action.verb.name == "plan":
            raise IllegalAction(action, GAME.rule_whose_turn)
        return apply(self, action, seat)

    patched.setattr(IceGardenState, "apply", changed)
    renamed(patched)


def dearer(patched: pytest.MonkeyPatch) -> None:
    """A rule by which the same moves come to another score."""
    apply = IceGardenState.apply

    def changed(self: IceGardenState, action: Any, seat: int | None = None) -> Any:
        events = apply(self, action, seat)
        if action.verb.name == "plan":
            self.score[0] += 1
        return events

    patched.setattr(IceGardenState, "apply", changed)
    renamed(patched)


def renamed(patched: pytest.MonkeyPatch) -> None:
    """Other sources, which play the same."""
    for module in (cache, stored):
        patched.setattr(module, "rules_mark", lambda game: "of another release")


@pytest.mark.parametrize("change", [stricter, dearer])
def test_a_table_that_would_be_another_game_rests_and_its_page_says_so(
    change: Patch, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = played(url)
    with monkeypatch.context() as patched:
        change(patched)
        with hall(url) as client:
            page = client.get(f"/table/{table}")
            assert page.status_code == 200
            assert "This table rests" in page.text
            assert "Diese" not in page.text
            assert "Dieser Tisch ruht" in client.get(f"/table/{table}?lang=de").text
            told = client.get(f"/api/tables/{table}/state", headers=keys)
            assert (told.status_code, told.json()["code"]) == (409, "unplayable")
            if change is dearer:
                assert "position.seats[0].score is " in told.json()["text"]
            head = client.get(f"/api/tables/{table}", headers=keys).json()["head"]
            move = {"seat": 0, "head": head, "action": "pass"}
            assert client.post(f"/api/tables/{table}/play", json=move, headers=keys).json()["code"] == "unplayable"
            with live(client, table) as socket:
                assert closing_code(socket) == 4004
    with hall(url) as client:
        ann = Guest(client)
        ann.headers = keys
        with ann.live(table) as page_again:
            page_again.next("table")
            page_again.play(Random(1))


def test_other_sources_that_play_the_same_go_on(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, keys = played(url)
    renamed(monkeypatch)
    with hall(url) as client:
        ann = Guest(client)
        ann.headers = keys
        with ann.live(table) as page:
            page.next("table")
            rng = Random(2)
            for _ in range(60):
                page.play(rng)
    engine = sa.create_engine(url)
    with engine.connect() as c:
        marks = set(c.execute(sa.select(db.snapshots.c.rules)).scalars())
    engine.dispose()
    assert marks == {rules_mark(GAME), "of another release"}


def test_bots_do_not_try_in_vain(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = played(url)
    stricter(monkeypatch)
    reads = 0

    def counted(*args: Any) -> Any:
        nonlocal reads
        reads += 1
        return stored.read_rows(*args)

    monkeypatch.setattr(cache, "read_rows", counted)

    async def think() -> None:
        async with houses.opened(url) as house:
            for _ in range(3):
                assert await house.tables.bots.think(table) is None

    asyncio.run(think())
    assert reads == 1, "what is known is not found out again"


# --- saving and closing ---------------------------------------------------------------------------


@pytest.mark.parametrize("change", [stricter, dearer])
def test_a_closed_table_is_saved_with_all_that_was_hidden(
    change: Patch, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table, keys = played(url)
    with monkeypatch.context() as patched:
        change(patched)
        with hall(url) as client:
            head = client.get(f"/api/tables/{table}", headers=keys).json()["head"]
            refused = client.get(f"/api/tables/{table}/export", headers=keys)
            assert refused.status_code == 403
            assert "closed" in refused.json()["text"]
        assert main(["close", table, "--because", "The   rules have changed.", "--database", url, "--lang", "en"]) == 0
        assert capsys.readouterr().out == f"Table {table} is closed.\n"
        with hall(url) as client:
            page = client.get(f"/table/{table}").text
            assert "This table is closed" in page
            assert "The rules have changed." in page
            told = client.get(f"/api/tables/{table}/export", headers=keys)
            assert told.status_code == 200
            assert "Closed before its end" in client.get("/").text
            listed = [each for each in client.get("/api/tables?which=finished").json() if each["id"] == table]
            assert [(each["winners"], each["scores"]) for each in listed] == [(None, None)]
        assert main(["check", "--database", url, "--lang", "en"]) == 0
        assert "closed" in capsys.readouterr().out
        assert main(["close", table, "--database", url]) == 2
    save = told.json()
    assert len(save["journal"]) == head
    assert commitment(int(save["seed"])) == save["notes"]["commitment"]
    match = Match.from_json(json.dumps(save), GAME)
    assert len(match.journal) == head


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--because", "a\x07b"], "--because"),
        (["--because", "x" * 501], "--because"),
        ([], "can still be played"),
        (["--database", "sqlite:////nowhere/hall.sqlite"], "no file"),
    ],
)
def test_what_cannot_be_closed_is_one_clear_line(
    words: list[str], problem: str, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _ = played(url, 3)
    assert main(["close", table, "--database", url, *words, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert problem in said
    assert len(said.splitlines()) == 1
    assert main(["close", "nothing", "--database", url]) == 2


def test_whoever_runs_the_house_closes_any_table(url: str) -> None:
    table, keys = played(url, 3)
    assert main(["close", table, "--any", "--because", "Be kind to each other.", "--database", url]) == 0
    with hall(url) as client:
        page = client.get(f"/table/{table}")
        assert "Be kind to each other." in page.text
        assert client.get(f"/api/tables/{table}/export", headers=keys).status_code == 200
        told = client.get(f"/api/tables/{table}", headers=keys).json()
        assert (told["status"], told["asked"]) == ("over", [])


def test_the_owner_closes_a_table_that_rests_and_nobody_else_does(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with hall(url) as client:
        table = send(client, "/tables", game="ice-garden", seats="me,bot:random").headers["location"].rpartition("/")[2]
        person = dict(client.cookies)
        assert send(client, f"/table/{table}/close").status_code == 409
    monkeypatch.setattr(type(GAME), "version", "9.0")
    with hall(url) as stranger:
        assert "/close" not in stranger.get(f"/table/{table}").text
        assert send(stranger, f"/table/{table}/close").status_code == 403
    with hall(url) as client:
        client.cookies.update(person)
        page = client.get(f"/table/{table}").text
        assert "This table rests" in page
        assert f'action="/table/{table}/close"' in page
        token = csrf(client, f"/table/{table}")
        assert client.post(f"/table/{table}/close", data={"_csrf_token": token}).status_code == 200
        page = client.get(f"/table/{table}").text
        assert "This table is closed" in page
        assert f'href="/table/{table}/export"' in page
        assert client.get(f"/table/{table}/export").status_code == 200


def test_the_others_close_a_table_that_rests_when_all_agree(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def agree() -> None:
        async with houses.opened(url) as house:
            ann, bo, cy, stranger = [await house.people.guest() for _ in range(4)]
            table = await house.tables.opening.create(ann, "ice-garden", {}, ["me", "open", "open"])
            for person in (bo, cy):
                await house.tables.seating.join(person, table.id)
            with pytest.raises(ConflictError, match="can still be played"):
                await house.tables.closing.close(table.id, bo)
            with monkeypatch.context() as patched:
                patched.setattr(type(GAME), "version", "9.0")
                with pytest.raises(ForbiddenError):
                    await house.tables.closing.close(table.id, stranger)
                await house.tables.closing.close(table.id, bo)
                asked = await house.tables.looking.table(table.id)
                assert [seat.closes for seat in asked.seats] == [False, True, False]
                # Whoever has left need not be asked.
                await house.tables.seating.leave(ann, table.id, 0)
                assert (await house.tables.looking.table(table.id)).status == "running"
                await house.tables.closing.close(table.id, cy)
                closed = await house.tables.looking.table(table.id)
                assert (closed.status, closed.closed) == ("over", "rules")
                assert len(json.loads(await house.tables.copying.export(table.id))["journal"]) == closed.head

    asyncio.run(agree())


def test_the_page_tells_who_would_close_the_table(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with hall(url) as client:
        ann, bo = Guest(client), Guest(client)
        table = ann.table("me", "open")
        assert bo.post(f"/api/tables/{table}/join", {}).status_code == 201
    monkeypatch.setattr(type(GAME), "version", "9.0")
    with hall(url) as client:
        house = client.app.state.house
        assert "Would close it" not in client.get(f"/table/{table}").text
        with client.portal() as portal:
            portal.call(house.tables.closing.close, table, portal.call(house.people.get, bo.id))
        page = client.get(f"/table/{table}").text
        assert f"Would close it: {bo.name}." in page
        assert "/close" not in page, "a stranger has nothing to say"


# --- games that are gone -----------------------------------------------------------------------------


def test_tables_of_a_game_that_is_gone_are_listed_with_a_clear_word(url: str) -> None:
    with hall(url) as client:
        mine = send(client, "/tables", game="ice-garden", seats="me,bot:random").headers["location"].rpartition("/")[2]
        ann = Guest(client)
        waits, ends = ann.table("me", "open"), ann.table("me", "bot:adept:raider")
        assert main(["close", ends, "--any", "--database", url]) == 0
        keys = dict(client.cookies)
    engine = sa.create_engine(url)
    with engine.begin() as c:
        c.execute(db.game_tables.update().values(game="gone-game"))
    engine.dispose()
    with hall(url) as client:
        assert all(f"/table/{table}" in client.get("/").text for table in (waits, ends))
        client.cookies.update(keys)
        for lang, word in (("en", "Gone-game (not installed here)"), ("de", "Gone-game (hier nicht installiert)")):
            told = client.get(f"/?lang={lang}").text
            assert (word in told, f"/table/{mine}" in told) == (True, True)
            for table in (mine, waits, ends):
                answer = client.get(f"/table/{table}?lang={lang}")
                assert (answer.status_code, word in answer.text) == (200, True)
        assert "not installed in this house" in client.get(f"/table/{mine}?lang=en").text
        for which, table in (("open", waits), ("mine", mine)):
            assert [each["id"] for each in client.get(f"/api/tables?which={which}").json()] == [table]
            assert client.get(f"/api/tables/{table}").status_code == 200
        refused = send(client, f"/table/{waits}/join", seat="1", name="Bo")
        assert refused.status_code == 409
        # What runs by itself goes on, and tells of the table by mail.
        house = client.app.state.house
        with client.portal() as portal:
            portal.call(house._sweep)
        words = Letter(1, "turn", "email", 0, "p", "en", "", "", mine, "", "gone-game", True).words("https://x.example")
        assert "Gone-game" in words[0]


# --- marks ----------------------------------------------------------------------------------------


def test_a_table_bears_a_mark_of_what_it_was_begun_with(url: str) -> None:
    with hall(url) as client:
        ann = Guest(client)
        same = [ann.table("hot", "hot") for _ in range(2)]
        other = ann.table("hot", "hot", options={"edition": "first"})
        more = ann.table("hot", "hot", "hot")
    engine = sa.create_engine(url)
    with engine.connect() as c:
        rows = c.execute(sa.select(db.game_tables.c.id, db.game_tables.c.fingerprint)).all()
    engine.dispose()
    marks = {row.id: row.fingerprint for row in rows}
    assert marks[same[0]] == marks[same[1]]
    assert len({marks[same[0]], marks[other], marks[more]}) == 3
    assert all(len(mark) == fingerprints.LENGTH for mark in marks.values())


def test_marks_follow_the_sources_and_the_pack(tmp_path: Path) -> None:
    games = [meadhall.load(slug) for slug in meadhall.games()]
    assert len({rules_mark(game) for game in games}) == len(games)
    assert rules_mark(meadhall.load("ice-garden")) == rules_mark(GAME)
    assert table_mark(GAME, 3, {"a": 1, "b": 2}) == table_mark(GAME, 3, {"b": 2, "a": 1})
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "moves.py").write_text("one = 1")
    (folder / "text").mkdir()
    (folder / "text" / "en.toml").write_text("a = 1")
    before = fingerprints.sources_mark("x", tmp_path)
    (folder / "text" / "en.toml").write_text("a = 2")
    assert fingerprints.sources_mark("x", tmp_path) == before
    (folder / "moves.py").write_text("one = 2")
    assert fingerprints.sources_mark("x", tmp_path) != before


@pytest.mark.parametrize(
    ("now", "before", "told"),
    [
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}, None),
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "a[1].b is 2, and was 3"),
        ({"a": 1}, {"a": 1, "c": "x"}, 'c is null, and was "x"'),
        ({"a": [1]}, {"a": [1, 2]}, "a is [1], and was [1, 2]"),
    ],
)
def test_the_first_difference_is_told_with_its_place(now: Any, before: Any, told: str | None) -> None:
    assert first_difference(now, before, "") == told
