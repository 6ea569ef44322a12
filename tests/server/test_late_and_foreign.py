"""Messages over the wire that come too late, twice, from somebody else or from another table; and any nonsense."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy, dictionaries, fixed_dictionaries, integers, sampled_from, text
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.web import Guest, Live, Message, opened

GOING_BACK = ({"do": "undo"}, {"do": "rewind", "to": 0}, {"do": "answer", "accept": True})


@pytest.fixture(scope="module")
def client(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path_factory.mktemp("late")) as client:
        yield client


@pytest.fixture
def ann(client: TestClient[Any]) -> Guest:
    return Guest(client)


@pytest.fixture
def bo(client: TestClient[Any]) -> Guest:
    return Guest(client)


def head_of(guest: Guest, table: str) -> int:
    return int(guest.get(f"/api/tables/{table}").json()["head"])


def first_move(page: Live) -> Message:
    now = page.table
    return {"do": "play", "head": now["head"], "action": now["options"][0]["action"], "seat": now["seat"]}


def test_after_the_end_nothing_happens_any_more(ann: Guest) -> None:
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        page.next("table")
        last = first_move(page)
        while not page.table["over"]:
            last = first_move(page)
            page.play(Random(1))
        head = page.table["head"]
        assert page.ask(**last)["code"] == "stale"
        assert page.ask(**last | {"head": head})["is"] == "error"
        for message in GOING_BACK:
            assert (
                page.ask(**message, **({"head": head, "seat": 0} if message["do"] == "undo" else {}))["is"] == "error"
            )
        assert head_of(ann, table) == head
        assert page.ask(do="why", action=last["action"])["allowed"] is False


def test_what_was_said_before_going_back_does_not_count_after_it(ann: Guest) -> None:
    """The position is the same again, but the journal is longer: an old message does not fit by chance."""
    table = ann.table("hot", "hot")
    with ann.live(table) as page:
        page.next("table")
        for _ in range(4):
            page.play(Random(2))
        old, options = first_move(page), page.table["options"]
        before = page.table["head"]
        page.play(Random(3))
        page.say(do="rewind", to=before)
        page.until(lambda message: message["is"] == "table" and message["options"] == options)
        head = page.table["head"]
        assert head > before
        assert page.ask(**old)["code"] == "stale"
        assert head_of(ann, table) == head
        page.play(Random(4))


def test_somebody_else_repeats_a_message(ann: Guest, bo: Guest) -> None:
    table = ann.table("me", "open")
    bo.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as first, bo.live(table) as second:
        for page in (first, second):
            page.next("table")
        mover, other = (first, second) if first.table["prompt"]["mine"] else (second, first)
        move = first_move(mover)
        assert other.ask(**move)["code"] == "forbidden"
        assert other.ask(**move | {"seat": other.table["seat"]})["code"] == "illegal"
        assert other.ask(**move | {"seat": None})["code"] == "illegal"
        assert head_of(ann, table) == move["head"]
        mover.say(**move)
        mover.reach(move["head"] + 1)
        assert other.ask(**move)["code"] in ("forbidden", "stale")


def test_a_page_does_not_outlive_the_key_that_opened_it(ann: Guest) -> None:
    table = ann.table("me", "bot:random")
    (key,) = ann.get("/api/tokens").json()
    with ann.live(table) as page:
        page.next("table")
        assert ann.client.delete(f"/api/tokens/{key['id']}", headers=ann.headers).status_code == 204
        with pytest.raises(WebSocketDisconnect):
            page.next("never")


def test_a_message_for_one_table_at_another(ann: Guest, bo: Guest) -> None:
    """Each table checks for itself who sits there."""
    mine, theirs = ann.table("hot", "hot"), bo.table("hot", "hot")
    with ann.live(mine) as here, ann.live(theirs) as there:
        here.next("table")
        there.next("table")
        move = first_move(here)
        assert there.ask(**move)["code"] == "forbidden"
        assert there.ask(**move, table=mine)["code"] == "forbidden"
        assert (head_of(ann, mine), head_of(ann, theirs)) == (move["head"], there.table["head"])


def test_an_answer_to_a_proposal_that_is_gone(ann: Guest, bo: Guest) -> None:
    table = ann.table("me", "open")
    bo.post(f"/api/tables/{table}/join", {})
    rng = Random(5)
    with ann.live(table) as first, bo.live(table) as second:
        for page in (first, second):
            page.next("table")
        for _ in range(4):
            mover, other = (first, second) if first.table["prompt"]["mine"] else (second, first)
            other.reach(mover.play(rng)["head"])
        head = first.table["head"]
        first.say(do="rewind", to=1)
        second.until(lambda message: message["is"] == "rewind" and message["mine"])
        assert second.ask(do="rewind", to=2)["is"] == "error"
        # Who made it takes it back.
        first.say(do="answer", accept=False)
        second.until(lambda message: message["is"] == "rewind" and message["to"] is None)
        assert second.ask(do="answer", accept=True)["is"] == "error"
        assert head_of(ann, table) == head


VALUES: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    2**31,
    10**30,
    1.5,
    "",
    "0",
    "region:B",
    "influence B",
    "x" * 250,
    [],
    {},
]
FIELDS = ("head", "action", "seat", "place", "moment", "before", "text", "to", "accept", "layout", "lang", "id", "is")
VERBS = ("play", "undo", "why", "about", "look", "log", "chat", "rewind", "answer", "layout", "lang", "preview", "fly")


def messages() -> SearchStrategy[Message]:
    """A known verb with any fields: sometimes right, mostly wrong."""
    values = sampled_from(VALUES) | text(max_size=12) | integers()
    return fixed_dictionaries({"do": sampled_from(VERBS)}).flatmap(
        lambda verb: dictionaries(sampled_from(FIELDS), values, max_size=6).map(lambda more: {**more, **verb})
    )


def test_any_message_is_survived(ann: Guest, bo: Guest) -> None:
    table = ann.table("me", "open")
    bo.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as page, bo.live(table) as other:
        for one in (page, other):
            one.next("table")
        for _ in range(3):
            mover, waiting = (page, other) if page.table["prompt"]["mine"] else (other, page)
            waiting.reach(mover.play(Random(6))["head"])
        head = page.table["head"]

        @settings(
            max_examples=400,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(message=messages())
        def check(message: Message) -> None:
            page.socket.send_json(message)
            page.quiet()

        check()
        kinds = {message["is"] for message in page.heard}
        assert {"error", "pong", "why", "table"} <= kinds
        assert {message["code"] for message in page.heard if message["is"] == "error"} >= {"malformed", "stale"}
        assert head_of(ann, table) == head
        # The other has heard of chats and proposals at most, and can still be asked.
        other.quiet()
        assert {message["is"] for message in other.heard} <= {"table", "chat", "rewind", "here", "seats", "pong"}
