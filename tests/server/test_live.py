"""Live tables: updates for everybody, answers to questions, and nonsense that changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from meadhall.server.web.security import Limits
from tests.kernel.toys import DRAFT
from tests.server.web import Guest, closing_code, live, opened


@pytest.fixture(scope="module")
def client(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path_factory.mktemp("live")) as client:
        yield client


@pytest.fixture
def ann(client: TestClient[Any]) -> Guest:
    return Guest(client)


@pytest.fixture
def bo(client: TestClient[Any]) -> Guest:
    return Guest(client)


def head_of(guest: Guest, table: str) -> int:
    return int(guest.get(f"/api/tables/{table}").json()["head"])


def test_a_whole_game_against_a_bot(ann: Guest) -> None:
    table = ann.table("me", "bot:random")
    with ann.live(table, fine=1) as page:
        page.next("table")
        over = page.play_to_the_end(Random(4))
    told = ann.get(f"/api/tables/{table}").json()
    assert told["status"] == "over"
    assert told["head"] == over["head"]
    assert told["seed"]
    assert all(message["is"] != "error" for message in page.heard)


def test_two_people_and_somebody_who_watches(client: TestClient[Any], ann: Guest, bo: Guest) -> None:
    table = ann.table("me", "open")
    assert bo.post(f"/api/tables/{table}/join", {}).json() == {"seat": 1}
    rng = Random(2)
    with ann.live(table) as first, bo.live(table) as second, live(client, table) as third:
        pages = (first, second, third)
        for page in pages:
            page.next("table")
        for _ in range(30):
            (mover,) = [page for page in (first, second) if page.table["prompt"]["mine"]]
            head = mover.play(rng)["head"]
            for page in pages:
                if page is not mover:
                    page.reach(head)
        for page in pages:
            page.quiet()
        assert {page.table["head"] for page in pages} == {head_of(ann, table)}
        assert (first.table["seat"], second.table["seat"], third.table["seat"]) == (0, 1, None)
    for page, seat in ((first, 0), (second, 1), (third, None)):
        for message in page.heard:
            if message["is"] == "table" and message["options"]:
                assert message["prompt"]["seat"] == seat


def test_several_tabs_of_one_person(ann: Guest) -> None:
    table = ann.table("me", "hot")
    with ann.live(table) as one, ann.live(table) as other:
        other.next("table")
        one.next("table")
        for _ in range(5):
            one.play(Random(1))
        other.until(lambda message: message["is"] == "table" and message["head"] == one.table["head"])
        assert other.table["options"] == one.table["options"]


def test_a_person_with_several_seats_sees_the_one_that_is_asked(ann: Guest) -> None:
    table = ann.table("hot", "hot", "hot")
    with ann.live(table) as page:
        page.next("table")
        seats = set()
        for _ in range(30):
            assert page.table["prompt"]["mine"]
            assert page.table["seat"] == page.table["prompt"]["seat"]
            seats.add(page.table["seat"])
            page.play(Random(3))
        assert seats == {0, 1, 2}


def test_coming_back_with_a_head(ann: Guest) -> None:
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        first = page.next("table")
        assert "board" in first["parts"]
        assert "seats" in first["parts"]
        page.play(Random(1))
        head = page.table["head"]
        lines = [line for message in page.heard if message["is"] == "table" for line in message["log"]]
    with ann.live(table, head=head) as again:
        same = again.next("table")
        assert (same["head"], same["parts"], same["attrs"], same["log"]) == (head, {}, {}, [])
        assert same["options"] == page.table["options"]
    with ann.live(table, head=0) as late:
        whole = late.next("table")
        assert "board" in whole["parts"]
        assert whole["log"] == lines
        # A move may be quicker than the first message: what came of it is told there.
        assert [deed["end"] for deed in whole["gestures"]] == [head]
    with ann.live(table) as new:
        assert new.next("table")["gestures"] == []


@pytest.mark.parametrize("head", ["x", "-1", "99999999999999", "1.5", "²"])
def test_a_senseless_head_is_none(ann: Guest, head: str) -> None:
    table = ann.table("me", "bot:random")
    with ann.live(table, head=head) as page:
        assert "board" in page.next("table")["parts"]


def test_a_stale_head_is_refused(ann: Guest) -> None:
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        old = page.next("table")
        page.play(Random(1))
        head = head_of(ann, table)
        answer = page.ask(do="play", head=old["head"], action=old["options"][0]["action"], seat=old["seat"])
        assert (answer["is"], answer["code"], answer["field"]) == ("error", "stale", "head")
        assert head_of(ann, table) == head


def test_the_same_message_twice_counts_once(ann: Guest) -> None:
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        old = page.next("table")
        move = dict(do="play", head=old["head"], action=old["options"][0]["action"], seat=old["seat"])
        page.say(**move)
        page.next("table")
        head = head_of(ann, table)
        assert page.ask(**move)["code"] == "stale"
        assert head_of(ann, table) == head


def test_an_illegal_action_names_its_rule(ann: Guest) -> None:
    table = ann.table("hot", "hot")
    with ann.live(table, lang="de") as page:
        now = page.next("table")
        answer = page.ask(do="play", head=now["head"], action="influence B", seat=now["seat"])
        assert (answer["is"], answer["code"]) == ("error", "illegal")
        assert answer["rule"].startswith("IG-")
        assert page.ask(do="play", head=now["head"], action="fly to the moon", seat=now["seat"])["code"] == "illegal"
        assert head_of(ann, table) == now["head"]


def test_nobody_plays_for_others(client: TestClient[Any], ann: Guest, bo: Guest) -> None:
    table = ann.table("me", "bot:random")
    with ann.live(table) as own:
        now = own.next("table")
        assert now["prompt"]["mine"]
        with bo.live(table) as foreign, live(client, table) as watcher:
            for page in (foreign, watcher):
                page.next("table")
                move = dict(do="play", head=now["head"], action=now["options"][0]["action"])
                assert page.ask(**move, seat=0)["code"] == "forbidden"
                assert page.ask(**move)["code"] == "forbidden"
                assert page.ask(do="undo", head=now["head"], seat=0)["code"] == "forbidden"
                assert page.ask(do="chat", text="hello")["code"] == "forbidden"
                assert page.ask(do="rewind", to=0)["code"] == "forbidden"
                assert page.ask(do="answer", accept=True)["is"] == "error"
                assert page.table["options"] == []
        assert own.ask(do="play", head=now["head"], action=now["options"][0]["action"], seat=1)["code"] == "forbidden"
        assert own.ask(do="play", head=now["head"], action=now["options"][0]["action"], seat=9)["code"] == "wrong"
        assert head_of(ann, table) == now["head"]


NONSENSE = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"play"',
    "{}",
    '{"do": 1}',
    '{"do": "fly"}',
    '{"do": "play"}',
    '{"do": "play", "head": "1", "action": "pass", "seat": 0}',
    '{"do": "play", "head": -1, "action": "pass", "seat": 0}',
    '{"do": "play", "head": 1e30, "action": "pass", "seat": 0}',
    '{"do": "play", "head": 1, "action": 5, "seat": 0}',
    '{"do": "play", "head": 1, "action": "pass", "seat": true}',
    json.dumps({"do": "why", "action": "x" * 300}),
    '{"do": "why"}',
    '{"do": "why", "action": ""}',
    '{"do": "look", "moment": 999999}',
    '{"do": "layout", "layout": "wall"}',
    '{"do": "lang", "lang": "xx"}',
    '{"do": "chat", "text": ""}',
    json.dumps({"do": "chat", "text": "x" * 5000}),
    '{"do": "rewind", "to": 999}',
    '{"do": "answer", "accept": true}',
    '{"do": "answer", "accept": "yes"}',
    "[" * 4000,
    "x" * 100_000,
]


@pytest.mark.parametrize("nonsense", NONSENSE, ids=lambda text: text[:30])
def test_nonsense_is_answered_and_changes_nothing(ann: Guest, nonsense: str) -> None:
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        before = page.next("table")
        page.socket.send_text(nonsense)
        answer = page.next("error")
        assert answer["text"]
        assert "Traceback" not in answer["text"]
        assert head_of(ann, table) == before["head"]
        # The page is still served.
        page.play(Random(1))


def test_bytes_that_are_no_text(ann: Guest) -> None:
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        page.next("table")
        page.socket.send_bytes(b"\xff\xfe\x00")
        assert page.next("error")["code"] == "malformed"
        page.socket.send_bytes(b'{"do": "ping"}')
        page.next("pong")


def test_what_is_wrong_is_named(ann: Guest) -> None:
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        page.next("table")
        answer = page.ask(do="play", head="1", action="pass", seat=0)
        assert (answer["code"], answer["field"]) == ("malformed", "head")
        assert answer["text"] == "The field head is str; int is expected there."
        answer = page.ask(do="play", head=1, seat=0)
        assert (answer["field"], answer["text"]) == ("action", "The field action is missing; str is expected there.")
        page.socket.send_text("x" * 100_000)
        assert page.next("error")["code"] == "size"


def test_questions(ann: Guest) -> None:
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        now = page.next("table")
        option = now["options"][0]
        assert page.ask(do="why", action=option["action"])["allowed"]
        assert page.ask(do="why", place=option["places"][0])["allowed"]
        no = page.ask(do="why", action="influence B")
        assert (no["is"], no["allowed"]) == ("why", False)
        assert no["rule"].startswith("IG-")
        assert page.ask(do="why", place="region:B")["rule"]
        told = page.ask(do="about", place="region:B")
        assert (told["is"], told["place"]) == ("about", "region:B")
        assert told["text"]


@pytest.mark.parametrize("place", ["", "region:", "region:Z", ":", "x:y:z", "region:A\x00", "<b>"])
def test_questions_about_nothing(ann: Guest, place: str) -> None:
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        page.next("table")
        assert page.ask(do="why", place=place)["is"] in ("why", "error")
        assert page.ask(do="about", place=place)["is"] in ("about", "error")


def test_looking_back_and_returning(ann: Guest) -> None:
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        page.next("table")
        for _ in range(12):
            page.play(Random(5))
        head, now = page.table["head"], page.table
        page.say(do="look", moment=3)
        old = page.until(lambda message: message["is"] == "table" and message["moment"] == 3)
        assert (old["head"], old["options"], old["prompt"]["mine"]) == (head, [], False)
        # Meanwhile somebody plays in another tab: the page hears of it and stays where it is.
        with ann.live(table) as other:
            other.next("table")
            other.play(Random(1))
        assert page.next("news")["head"] == head + (other.table["head"] - head)
        page.say(do="look", moment=None)
        back = page.until(lambda message: message["is"] == "table" and message["moment"] is None)
        assert back["head"] == other.table["head"]
        assert back["options"] == other.table["options"]
        assert now["head"] == head


@pytest.mark.usefixtures("toys_in_the_house")
def test_after_the_end_all_may_look_through_anybodys_eyes(client: TestClient[Any], ann: Guest) -> None:
    table = ann.table("me", "bot:random", game=DRAFT.slug)
    with ann.live(table, eyes=1) as page:
        assert page.next("table")["seat"] == 0
        refused = page.ask(do="look", moment=None, eyes=1)
        assert (refused["is"], refused["field"]) == ("error", "eyes")
        page.play_to_the_end(Random(1))
        shown: dict[int | None, dict[str, Any]] = {}
        for eyes in (None, 1):
            page.say(do="look", moment=page.table["head"] - 1, eyes=eyes)
            shown[eyes] = page.until(lambda message: message["is"] == "table" and message["moment"] is not None)
        assert (shown[None]["seat"], shown[1]["seat"]) == (0, 1)
        assert shown[None]["log"] != shown[1]["log"]
        assert page.ask(do="look", moment=None, eyes=2)["field"] == "eyes"
    for asked, chosen in (("", 0), ("&eyes=1", 1), ("&eyes=7", 0), ("&eyes=x", 0)):
        assert client.get(f"/table/{table}?moment=8{asked}").text.count('value="1" selected') == chosen


def test_another_layout_and_language(ann: Guest) -> None:
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        english = page.next("table")
        page.say(do="layout", layout="phone")
        assert 'data-layout="phone"' in page.next("table")["parts"]["board"]
        page.say(do="lang", lang="de")
        german = page.next("table")
        assert german["prompt"]["text"] != english["prompt"]["text"]
    with ann.live(table, lang="de", layout="phone") as page:
        assert page.next("table")["prompt"] == german["prompt"]


def test_undo_over_the_wire(ann: Guest) -> None:
    table = ann.table("hot", "hot", options={"characters": "callo,freihoff"})
    with ann.live(table) as page:
        page.next("table")
        rng = Random(2)
        while not page.table["can_undo"]:
            before = page.table
            page.play(rng)
        head = page.table["head"]
        page.say(do="undo", head=head, seat=page.table["seat"])
        back = page.until(lambda message: message["is"] == "table" and message["head"] > head)
        assert back["options"] == before["options"]
        assert back["prompt"] == before["prompt"]
        assert page.ask(do="undo", head=head, seat=page.table["seat"])["code"] == "stale"


def test_chat_reaches_everybody_once(ann: Guest, bo: Guest) -> None:
    table = ann.table("me", "open")
    bo.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as first, bo.live(table) as second:
        first.next("table")
        second.next("table")
        first.say(do="chat", text="Skål! <b>")
        for page in (first, second):
            (line,) = page.next("chat")["lines"]
            assert (line["name"], line["seat"], line["text"]) == (ann.name, 0, "Skål! <b>")
        second.say(do="chat", text="Skål.")
        for page in (first, second):
            assert [line["text"] for line in page.next("chat")["lines"]] == ["Skål."]


def test_a_rewind_is_proposed_and_accepted(ann: Guest, bo: Guest) -> None:
    table = ann.table("me", "open")
    bo.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as first, bo.live(table) as second:
        for page in (first, second):
            page.next("table")
        rng = Random(6)
        for _ in range(6):
            mover, other = (first, second) if first.table["prompt"]["mine"] else (second, first)
            head = mover.play(rng)["head"]
            other.reach(head)
        first.say(do="rewind", to=1)
        asked = second.until(lambda message: message["is"] == "rewind" and message["to"] is not None)
        assert (asked["by"], asked["mine"]) == (ann.name, True)
        second.say(do="answer", accept=True)
        for page in (first, second):
            page.until(lambda message: message["is"] == "table" and message["head"] > head)
            assert len(page.table["parts"]) > 0
        first.until(lambda message: message["is"] == "rewind" and message["to"] is None)


def test_who_is_here(client: TestClient[Any], ann: Guest, bo: Guest) -> None:
    table = ann.table("me", "bot:random")
    with ann.live(table) as page:
        page.until(lambda message: message["is"] == "here" and message["names"] == [ann.name])
        with bo.live(table):
            page.until(lambda message: message["is"] == "here" and message["count"] == 2)
        page.until(lambda message: message["is"] == "here" and message["count"] == 1)


def test_sitting_down_is_told(ann: Guest, bo: Guest) -> None:
    table = ann.table("me", "open")
    with ann.live(table) as page:
        page.next("table")
        bo.post(f"/api/tables/{table}/join", {"seat": 1})
        seats = page.next("seats")["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", ann.name), ("person", bo.name)]
        page.until(lambda message: message["is"] == "table" and bool(message["options"]))


@pytest.mark.usefixtures("toys_in_the_house")
def test_deciding_at_once_and_in_secret(client: TestClient[Any], ann: Guest, bo: Guest) -> None:
    table = ann.table("me", "open", game=DRAFT.slug)
    bo.post(f"/api/tables/{table}/join", {})
    rng = Random(1)
    with ann.live(table) as first, bo.live(table) as second, live(client, table) as third:
        pages = (first, second, third)
        for page in pages:
            page.next("table")
        while not first.table["over"]:
            # Both are asked at the same time, and neither hears what the other put aside.
            for mover in rng.sample((first, second), 2):
                chosen, before = rng.choice(mover.table["options"]), mover.table["head"]
                mover.say(do="play", head=before, action=chosen["action"], seat=mover.table["seat"])
                head = mover.reach(before + 1)["head"]
                for page in pages:
                    if page is not mover:
                        page.reach(head)
                if mover.table["prompt"]["mine"] or mover.table["over"]:
                    continue
                for page in pages:
                    assert page.table["last"] == (chosen["places"] if page is mover else [])
                    assert page is mover or all(line["n"] <= before for line in page.table["log"])


def test_older_lines_of_the_log(ann: Guest) -> None:
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        page.next("table")
        rng = Random(9)
        while not page.table["over"]:
            page.play(rng)
        with ann.live(table) as fresh:
            newest = fresh.next("table")
            assert newest["more"]
            older = fresh.ask(do="log", before=newest["log"][0]["i"])
        assert older["lines"][-1]["i"] < newest["log"][0]["i"]


def test_no_such_table(ann: Guest) -> None:
    with ann.live("nowhere") as page:
        assert closing_code(page) == 4004


def test_a_foreign_origin_is_refused(client: TestClient[Any], ann: Guest) -> None:
    table = ann.table("me", "bot:random")
    for origin in ("https://evil.example", "null", "http://testserver.local.evil.example"):
        with live(client, table, {"origin": origin}) as page:
            assert closing_code(page) == 4003
    with live(client, table, {"origin": "http://testserver.local"}) as page:
        page.next("table")


def test_a_wrong_token_is_refused(client: TestClient[Any], ann: Guest) -> None:
    table = ann.table("me", "bot:random")
    with live(client, table, {"authorization": "Bearer mh_wrong"}) as page:
        assert closing_code(page) == 4003


def test_too_many_messages(sqlite_template: Path, tmp_path: Path) -> None:
    few = Limits(messages_a_second=0, messages_at_once=3)
    with opened(sqlite_template, tmp_path, few) as client:
        ann = Guest(client)
        table = ann.table("me", "bot:random")
        with ann.live(table) as page:
            for _ in range(3):
                page.say(do="ping")
                page.next("pong")
            for _ in range(5):
                page.say(do="ping")
                assert page.next("error")["code"] == "rate"
            for _ in range(300):
                page.say(do="ping")
            assert closing_code(page) == 4008


def test_too_many_pages(sqlite_template: Path, tmp_path: Path) -> None:
    with opened(sqlite_template, tmp_path, Limits(sockets_an_address=2)) as client:
        ann = Guest(client)
        table = ann.table("me", "bot:random")
        with ann.live(table) as first, ann.live(table) as second:
            first.next("table")
            second.next("table")
            with ann.live(table) as third:
                assert closing_code(third) == 4008
        while "meadhall_sockets 0.0" not in client.get("/metrics").text:
            pass
        with ann.live(table) as page:
            page.next("table")


def test_figures_are_counted(sqlite_template: Path, tmp_path: Path) -> None:
    with opened(sqlite_template, tmp_path) as client:
        ann = Guest(client)
        table = ann.table("hot", "hot")
        with ann.live(table) as page:
            page.next("table")
            page.play(Random(1))
            figures = client.get("/metrics").text
    assert 'meadhall_moves_total{by="person"} 1.0' in figures
    assert "meadhall_sockets 1.0" in figures
    assert "meadhall_open_tables 1.0" in figures
    assert "meadhall_render_seconds_count" in figures


def test_guests_of_the_same_name_are_two(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.people.guest_names.FIRST_NAMES", ("Liv",))
    monkeypatch.setattr("meadhall.server.people.guest_names.LAST_NAMES", ("Heim",))
    ann, bo = Guest(client), Guest(client)
    table = ann.table("me", "bot:random")
    with ann.live(table) as page, bo.live(table):
        page.until(lambda message: message["is"] == "here" and message["names"] == ["Liv Heim", "Liv Heim"])
