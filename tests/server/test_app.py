"""The pages: every one of them in both languages, and every form as a browser without script sends it."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from litestar.testing import TestClient
from markupsafe import escape

import meadhall
from meadhall.kernel.view import View
from meadhall.server.app import create_app, draw_ahead
from meadhall.server.settings import Settings
from meadhall.server.words import HouseTexts, negotiate
from meadhall.web import assets
from tests.server.web import Guest, csrf, opened, send

LANGUAGES = ("en", "de")


@pytest.fixture
def client(sqlite_template: Path, tmp_path: Path) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path) as client:
        yield client


def new_table(client: TestClient[Any], seats: str = "me,bot:random", **more: str) -> str:
    answer = send(client, "/tables", game="ice-garden", seats=seats, **more)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def facts(client: TestClient[Any], table: str) -> dict[str, Any]:
    """What the script is told about a table."""
    page = client.get(table)
    assert page.status_code == 200
    found = re.search(r'<script type="application/json" id="table-data">(.*?)</script>', page.text, re.DOTALL)
    assert found is not None
    told: dict[str, Any] = json.loads(found[1])
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_has_words(client: TestClient[Any], lang: str) -> None:
    mine = new_table(client, "me,open")
    other = Guest(client)
    other.table("me", "open", title="By the fire", pace="day:86400", options={"edition": "first"})
    pages = ["/", "/new/ice-garden", mine, f"{mine}?moment=0", "/rules/ice-garden", "/rules/ice-garden/IG-6.9",
             "/rules/ice-garden?part=3", "/rules/ice-garden?q=snow", "/settings", "/account",
             "/games/ice-garden/peoples", "/nowhere"]  # fmt: skip
    for path in pages:
        page = client.get(path, params={"lang": lang})
        assert page.status_code == (404 if path == "/nowhere" else 200), path
        assert f'<html lang="{lang}"' in page.text or "part=" in path
        assert "{{" not in page.text


@pytest.mark.parametrize(("lang", "name"), [("en", "The Lord of the Ice Garden"), ("de", "Der Herr des Eisgartens")])
def test_a_table_without_a_title_has_the_name_of_its_game(client: TestClient[Any], lang: str, name: str) -> None:
    table = Guest(client).table("me", "open")
    for address in ("/", f"/table/{table}"):
        page = client.get(f"{address}?lang={lang}").text
        assert name in page
        assert ("The Lord" in page) is (lang == "en")


def test_the_language_is_kept(client: TestClient[Any]) -> None:
    assert '<html lang="de"' in client.get("/", headers={"accept-language": "de-AT,en;q=0.5"}).text
    assert '<html lang="en"' in client.get("/", headers={"accept-language": "fr"}).text
    assert '<html lang="de"' in client.get("/?lang=de", headers={"accept-language": "en"}).text
    assert '<html lang="de"' in client.get("/", headers={"accept-language": "en"}).text
    assert '<html lang="de"' in client.get("/?lang=xx", headers={"accept-language": "en"}).text


@pytest.mark.parametrize(
    ("accept", "lang"),
    [
        ("", "en"),
        ("de", "de"),
        ("de;q=0", "en"),
        ("en;q=0.2, de;q=0.8", "de"),
        ("de;q=x", "en"),
        ("*", "en"),
        (",;=,", "en"),
    ],
)
def test_negotiation(accept: str, lang: str) -> None:
    assert negotiate([None], accept) == lang
    assert negotiate(["de"], accept) == "de"


def test_two_clicks_to_a_game(client: TestClient[Any]) -> None:
    lobby = client.get("/").text
    assert 'action="/tables"' in lobby
    assert 'value="me,bot"' in lobby
    table = new_table(client)
    told = facts(client, table)
    assert told["mine"] == [0]
    assert told["prompt"]["mine"]
    assert told["options"]
    assert table in client.get("/").text


def test_a_game_by_forms_alone(client: TestClient[Any]) -> None:
    table = new_table(client, "hot,hot")
    heads = []
    for _ in range(6):
        told = facts(client, table)
        heads.append(told["head"])
        move = {"seat": told["seat"], "head": told["head"], "action": told["options"][0]["action"]}
        assert send(client, f"{table}/play", **move).headers["location"] == table
    assert heads == sorted(set(heads))
    assert send(client, f"{table}/play", **move).status_code == 409
    refused = send(client, f"{table}/play", seat=0, head=facts(client, table)["head"], action="influence B")
    assert refused.status_code == 409
    assert "IG-" in refused.text


def test_undo_by_form(client: TestClient[Any]) -> None:
    table = new_table(client, "hot,hot", **{"option-characters": "callo,freihoff"})
    while not (told := facts(client, table))["can_undo"]:
        before = told
        send(client, f"{table}/play", seat=told["seat"], head=told["head"], action=told["options"][0]["action"])
    assert send(client, f"{table}/undo", seat=told["seat"], head=told["head"]).status_code == 303
    assert facts(client, table)["options"] == before["options"]


def test_a_table_with_every_option(client: TestClient[Any]) -> None:
    form = {
        "players": "3",
        "seat-0": "me",
        "seat-1": "open",
        "seat-2": "bot:random",
        "title": "Frost",
        "pace": "live:1800",
        "private": "on",
        "option-edition": "first",
        "option-mode": "advanced",
    }
    answer = send(client, "/tables", game="ice-garden", **form)
    assert answer.status_code == 303
    table = client.get(answer.headers["location"].replace("/table/", "/api/tables/")).json()
    assert (table["title"], table["pace"], table["private"]) == ("Frost", "live:1800", True)
    assert (table["options"]["edition"], table["options"]["mode"]) == ("first", "advanced")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    # The page knows that nobody may be kept from their clock.
    assert " data-clocked>" in client.get(answer.headers["location"]).text


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"option-characters": "nobody"}, 400),
        ({"players": "9"}, 400),
        ({"players": "x"}, 400),
        ({"pace": "soon"}, 400),
        ({"title": "x" * 500}, 400),
        ({"game": "chess"}, 404),
    ],
)
def test_a_wrong_form_says_what_is_wrong(client: TestClient[Any], wrong: dict[str, str], status: int) -> None:
    form = {"game": "ice-garden", "players": "2", "seat-0": "me", "seat-1": "bot:random", "pace": "none"} | wrong
    answer = send(client, "/tables", **form)
    assert answer.status_code == status
    assert client.get("/api/tables?which=mine").json() == []


def test_an_invitation(client: TestClient[Any], sqlite_template: Path) -> None:
    table = new_table(client, "me,open", private="on")
    found = re.search(r'href="([^"]*/join/[^"]+)"', client.get(table).text)
    assert found is not None
    address = found[1].partition("testserver.local")[2]
    client.cookies.clear()
    page = client.get(address)
    assert page.status_code == 200
    invitation = address.rpartition("/")[2]
    # The address of the table alone does not show the invitation to others.
    assert invitation not in client.get(table).text
    assert send(client, f"{table}/join", seat=1, invitation=invitation).status_code == 303
    assert facts(client, table)["mine"] == [1]
    assert client.get(address).status_code == 404


def test_leaving_and_returning(client: TestClient[Any]) -> None:
    table = new_table(client, "me,bot:random")
    assert send(client, f"{table}/leave").status_code == 303
    assert f'action="{table}/return"' in client.get(table).text
    assert send(client, f"{table}/return").status_code == 303
    assert f'action="{table}/return"' not in client.get(table).text


def test_notes_are_private(client: TestClient[Any]) -> None:
    table = new_table(client)
    assert send(client, f"{table}/notes", text="He will go for the mountain.").status_code == 303
    assert "He will go for the mountain." in client.get(table).text
    client.cookies.clear()
    assert "He will go for the mountain." not in client.get(table).text


def test_talking_and_its_markup(client: TestClient[Any]) -> None:
    table = new_table(client)
    assert send(client, f"{table}/say", text="<script>alert(1)</script>").status_code == 303
    page = client.get(table).text
    assert "<script>alert(1)</script>" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert send(client, f"{table}/say", text="x" * 501).status_code == 400


def test_moments_forks_and_exports(client: TestClient[Any]) -> None:
    table = new_table(client, "hot,hot")
    for _ in range(4):
        told = facts(client, table)
        send(client, f"{table}/play", seat=told["seat"], head=told["head"], action=told["options"][0]["action"])
    old = facts(client, f"{table}?moment=1")
    assert (old["moment"], old["options"]) == (1, [])
    fork = send(client, f"{table}/fork", moment=1).headers["location"]
    assert fork != table
    assert facts(client, fork)["mine"] == [0, 1]
    save = client.get(f"{table}/export")
    assert save.headers["content-disposition"].startswith("attachment")
    assert json.loads(save.text)["game"] == "ice-garden"
    files = {"file": ("game.json", save.content, "application/json")}
    answer = client.post("/import", data={"_csrf_token": csrf(client)}, files=files, follow_redirects=False)
    assert answer.status_code == 303
    assert facts(client, answer.headers["location"])["head"] == facts(client, table)["head"]


@pytest.mark.parametrize("content", [b"", b"{", b'{"format": 1}', b"\xff\xfe", b"x" * 200_000])
def test_a_file_that_is_no_game(client: TestClient[Any], content: bytes) -> None:
    files = {"file": ("game.json", content, "application/json")}
    answer = client.post("/import", data={"_csrf_token": csrf(client)}, files=files, follow_redirects=False)
    assert answer.status_code == 400
    assert client.post("/import", data={"_csrf_token": csrf(client)}).status_code == 400


def test_a_rewind_among_one_person(client: TestClient[Any]) -> None:
    table = new_table(client, "hot,hot")
    for _ in range(5):
        told = facts(client, table)
        send(client, f"{table}/play", seat=told["seat"], head=told["head"], action=told["options"][0]["action"])
    before = facts(client, table)["head"]
    # Alone one proposes nothing: one goes.
    past = client.get(f"{table}?moment=1").text
    assert "Go back to here" in past
    assert "Propose to go back" not in past
    assert send(client, f"{table}/rewind", to=1).status_code == 303
    assert facts(client, table)["head"] == before + 1
    notice = 'id="rewind" role="status">'
    assert notice in client.get(table).text
    assert send(client, f"{table}/rewind", to=before).status_code == 303
    assert facts(client, table)["head"] == before + 2
    assert notice not in client.get(table).text
    assert send(client, f"{table}/answer", accept="yes").status_code == 409


def test_accounts_carry_tables(client: TestClient[Any]) -> None:
    table = new_table(client)
    secret = {"name": "Signe", "passphrase": "a long winter by the fire"}
    assert send(client, "/account/register", **secret).status_code == 303
    assert "Signe" in client.get("/account").text
    assert send(client, "/account/logout").status_code == 303
    assert facts(client, table)["mine"] == []
    assert send(client, "/account/login", name="Signe", passphrase="wrong and wrong").status_code == 403
    assert send(client, "/account/login", **secret).status_code == 303
    assert facts(client, table)["mine"] == [0]


def test_a_guest_brings_tables_to_the_account(client: TestClient[Any]) -> None:
    secret = {"name": "Signe", "passphrase": "a long winter by the fire"}
    send(client, "/account/register", **secret)
    send(client, "/account/logout")
    table = new_table(client)
    send(client, "/account/login", **secret)
    assert facts(client, table)["mine"] == [0]


@pytest.mark.parametrize(
    "form", [{"name": "", "passphrase": "long enough for us"}, {"name": "Signe", "passphrase": "too-short"}]
)
def test_a_wrong_registration(client: TestClient[Any], form: dict[str, str]) -> None:
    answer = send(client, "/account/register", **form)
    assert answer.status_code == 400
    assert form["passphrase"] not in answer.text


def test_tokens_are_shown_once_and_dropped(client: TestClient[Any]) -> None:
    send(client, "/account/register", name="Signe", passphrase="a long winter by the fire")
    page = send(client, "/account/token", name="my bot")
    found = re.search(r"mh_[\w-]+", page.text)
    assert found is not None
    headers = {"authorization": f"Bearer {found[0]}"}
    assert client.get("/api/me", headers=headers).json()["name"] == "Signe"
    again = client.get("/account").text
    assert found[0] not in again
    drop = re.search(r'action="(/account/token/[^"]+/drop)"', again)
    assert drop is not None
    assert send(client, drop[1]).status_code == 303
    assert client.get("/api/me", headers=headers).status_code == 401


def test_characters_are_chosen_from_lists(client: TestClient[Any]) -> None:
    page = client.get("/new/ice-garden").text
    assert '<option value="each">Named for each seat</option>' in page
    assert page.count('name="option-characters-') == 4
    # What belongs to another number of players says so, for the script to hide it.
    assert '<div data-players="1">' in page
    assert '<div data-players="2">' in client.get("/new/dragon-lords").text
    form = {"game": "ice-garden", "players": "2", "seat-0": "hot", "seat-1": "hot", "option-characters": "each",
            "option-characters-0": "van-dyken", "option-characters-1": "callo"}  # fmt: skip
    made = send(client, "/tables", **form)
    assert made.status_code == 303
    assert "Characters: van Dyken, Callo" in client.get(made.headers["location"]).text
    twice = send(client, "/tables", **(form | {"option-characters-1": "van-dyken"}))
    assert twice.status_code == 400
    assert '<option value="each" selected>' in twice.text
    picks = re.findall(r'name="option-characters-\d">.*?<option value="([^"]+)" selected', twice.text)
    assert picks[:2] == ["van-dyken", "van-dyken"]


def test_whoever_is_invited_says_their_name(client: TestClient[Any]) -> None:
    table = new_table(client, "me,open")
    found = re.search(r'href="[^"]*(/join/[^"]+)"', client.get(table).text)
    assert found is not None
    client.cookies.clear()
    assert 'name="name"' in client.get(table).text
    page = client.get(found[1]).text
    assert '<input type="text" id="name" name="name" value=""' in page
    invitation = found[1].removeprefix("/join/")
    long = send(client, f"{table}/join", seat=1, invitation=invitation, name="x" * 99)
    assert long.status_code == 400
    assert 'id="wrong-name"' in long.text
    assert send(client, f"{table}/join", seat=1, invitation=invitation, name="Sigrun").status_code == 303
    assert "Sigrun" in client.get(table).text


def test_a_browser_does_not_keep_pages_for_the_way_back(client: TestClient[Any]) -> None:
    assert client.get("/").headers["cache-control"] == "private, no-store"


def test_settings_are_kept(client: TestClient[Any]) -> None:
    form = {"name": "Oskar", "lang": "de", "theme": "dark", "ask_always": "on", "email": "",
            "webhook": "https://example.org/x", "notify": ["browser", "webhook"]}  # fmt: skip
    assert send(client, "/settings", **form).status_code == 303
    page = client.get("/settings?notice=saved").text
    assert '<html lang="de" data-theme="dark" data-ask="always" data-sound="off"' in page
    assert 'value="Oskar"' in page
    assert 'value="https://example.org/x"' in page
    assert send(client, "/settings", **(form | {"webhook": "nonsense"})).status_code == 400
    assert client.get("/settings?notice=whatever").status_code == 200


def test_rules_and_fragments(client: TestClient[Any]) -> None:
    chapter = client.get("/rules/ice-garden/6").text
    assert 'id="IG-6.9"' in chapter
    one = client.get("/rules/ice-garden/ig-6.9?bare=1").text
    assert "<html" not in one
    assert 'id="IG-6.9"' in one
    part = client.get("/rules/ice-garden?part=6").text
    assert "<html" not in part
    assert 'id="IG-6.9"' in part
    assert 'id="IG-7.1"' not in part
    assert "The option “Price of Raven Shadow” plays it otherwise." in part
    assert (
        "Die Option „Preis des Rabenschattens“ spielt es anders."
        in client.get("/rules/ice-garden/IG-6.21?lang=de").text
    )
    assert client.get("/rules/ice-garden/IG-99.9").status_code == 404
    assert client.get("/rules/chess").status_code == 404


def test_the_pictures_of_the_hall(client: TestClient[Any]) -> None:
    addresses = re.findall(r'<img class="art" src="([^"]+)"', client.get("/").text)
    assert len(addresses) == len(meadhall.games())
    for address in addresses:
        picture = client.get(address)
        assert picture.text.startswith("<svg")
        # Both kinds of colours are in it, so that it is fetched once and kept.
        assert "prefers-color-scheme:dark" in picture.text
        assert picture.headers["cache-control"] == "public, max-age=86400"
    assert client.get("/picture/chess.svg").status_code == 404


def test_the_hall_says_what_each_game_is_and_asks_my_question_in_its_own_words(client: TestClient[Any]) -> None:
    lobby = client.get("/").text
    for slug in meadhall.games():
        told = meadhall.load(slug).overview("en")
        assert told.goal in lobby
        assert f"about {told.minutes} min" in lobby
        assert f"Difficulty {told.difficulty} of 5" in lobby
    assert "Which character do you play?" not in lobby
    new_table(client)
    lobby = client.get("/").text
    assert "<strong>Which character do you play?</strong>" in lobby
    assert "Set-up · " in lobby


@pytest.mark.parametrize("slug", meadhall.games())
def test_every_people_has_its_card_on_a_page(client: TestClient[Any], slug: str) -> None:
    for lang in LANGUAGES:
        page = client.get(f"/games/{slug}/peoples?lang={lang}").text
        names = [people.name for kin in meadhall.load(slug).peoples(lang) for people in kin.peoples]
        assert page.count('class="people"') == len(names)
        assert all(escape(name) in page for name in names)


def test_games_without_cards_have_no_such_page(client: TestClient[Any]) -> None:
    assert client.get("/games/chess/peoples").status_code == 404


def test_with_friends_every_other_seat_is_open(client: TestClient[Any]) -> None:
    chosen = re.findall(r'<option value="([^"]+)" selected>', client.get("/new/ice-garden?friends").text)
    assert chosen.count("open") == 3


def test_files_have_versions(client: TestClient[Any]) -> None:
    found = re.findall(r'"(/static/[^"]+)"', client.get("/").text)
    assert len(found) >= 4
    for address in found:
        file = client.get(address)
        assert file.status_code == 200, address
        assert "immutable" in file.headers["cache-control"]


def test_the_modules_of_the_script_are_fetched_ahead(client: TestClient[Any]) -> None:
    page = client.get("/").text
    ahead = re.findall(r'<link rel="modulepreload" href="([^"]+)">', page)
    (entry,) = re.findall(r'<script type="module" src="([^"]+)">', page)
    assert entry == ahead[0]
    assert {Path(address).name for address in ahead} >= {"page.js", "settings.js", "words.js"}
    for address in ahead:
        assert client.get(address).headers["content-type"].startswith("text/javascript")


def test_a_file_of_another_version_is_sent_as_it_is_now_and_not_kept(client: TestClient[Any]) -> None:
    now = client.get(assets.address("script/page.js"))
    before = client.get("/static/0123456789ab/script/page.js")
    assert before.text == now.text
    assert before.headers["cache-control"] == "no-cache"
    for missing in ("/static/0123456789ab/script/nothing.js", "/static/x/../app.py", "/static/mark.svg"):
        assert client.get(missing).status_code == 404


def test_files_are_sent_small(client: TestClient[Any]) -> None:
    address = assets.address("meadhall.css")
    packed = client.get(address, headers={"accept-encoding": "gzip"})
    plain = client.get(address, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3


def test_every_map_is_drawn_before_somebody_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = set()

    def pictures(view: View, lang: str, layout: str) -> None:
        drawn.add((view.position.game.slug, view.position.players, lang, layout))

    for slug in meadhall.games():
        monkeypatch.setattr(type(meadhall.load(slug).board), "pictures", staticmethod(pictures))
    draw_ahead()
    counts = {(slug, players) for slug in meadhall.games() for players in meadhall.load(slug).seats}
    assert drawn == {(*count, lang, layout) for count in counts for lang in LANGUAGES for layout in ("desk", "phone")}


def test_health(client: TestClient[Any]) -> None:
    assert client.get("/health").json() == {"status": "ok"}


def test_nobody_is_sent_to_a_house_that_draws_its_maps(sqlite_template: Path, tmp_path: Path) -> None:
    shutil.copy(sqlite_template, tmp_path / "meadhall.sqlite")
    settings = Settings(database=f"sqlite:///{tmp_path / 'meadhall.sqlite'}")
    drawing, drawn = Event(), Event()

    def draw() -> None:
        drawing.set()
        drawn.wait()

    app = create_app(settings, strict=True, prepare=draw)
    with TestClient(app) as client:
        assert drawing.wait(20)
        # Whoever comes all the same is served.
        assert client.get("/").status_code == 200
        early = client.get("/ready")
        assert (early.status_code, early.json()) == (503, {"status": "starting"})
        assert "retry-after" in early.headers
        drawn.set()
        while client.get("/ready").json() == {"status": "starting"}:
            pass
        assert client.get("/ready").status_code == 200
        client.blocking_portal.call(app.state.house.leave)
        late = client.get("/ready")
        assert (late.status_code, late.json()) == (503, {"status": "stopping"})


def test_a_house_that_cannot_prepare_itself_is_ready_all_the_same(sqlite_template: Path, tmp_path: Path) -> None:
    shutil.copy(sqlite_template, tmp_path / "meadhall.sqlite")

    def draw() -> None:
        raise RuntimeError("no colours")

    settings = Settings(database=f"sqlite:///{tmp_path / 'meadhall.sqlite'}")
    with TestClient(create_app(settings, strict=True, prepare=draw)) as client:
        while client.get("/ready").status_code != 200:
            pass


def test_our_own_faults_tell_nothing(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the secret is 1234")

    monkeypatch.setattr(client.app.state.house.tables.listing, "open", broken)
    for path in ("/", "/api/tables"):
        answer = client.get(path)
        assert answer.status_code == 500
        assert "1234" not in answer.text


def test_bots_play_on_after_a_restart(sqlite_template: Path, tmp_path: Path) -> None:
    with opened(sqlite_template, tmp_path) as client:
        ann = Guest(client)
        table = ann.table("me", "bot:random")
        headers = ann.headers
        # The bots never get to answer here.
        client.app.state.house.start_bots = lambda _: None
        while True:
            state = client.get(f"/api/tables/{table}/state", headers=headers).json()
            if not state["options"]:
                break
            move = {"seat": 0, "head": state["head"], "action": state["options"][0]["action"]}
            assert client.post(f"/api/tables/{table}/play", headers=headers, json=move).status_code == 200
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'meadhall.sqlite'}"), bot_pause=0)
    with TestClient(app) as client:
        while client.get(f"/api/tables/{table}").json()["head"] == state["head"]:
            pass


def test_missing_words_are_noticed_in_tests_and_survived_elsewhere() -> None:
    with pytest.raises(LookupError):
        HouseTexts(strict=True).say("no-such-message", "en")
    assert HouseTexts(strict=False).say("no-such-message", "en") == "no-such-message"
