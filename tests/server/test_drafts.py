"""Drafts at a table: kept with the seat, played at once, and heard of by nobody else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

import meadhall
from bench.moves import dragon_lords, ice_garden
from meadhall.kernel.draft import Draft, compose
from meadhall.kernel.errors import IllegalAction, NotationError
from meadhall.kernel.match import Match
from meadhall.kernel.state import State
from meadhall.server.drawing.drafts import shown_draft
from meadhall.server.drawing.page_cache import PageCache
from meadhall.server.drawing.page_maker import done_before
from meadhall.server.errors import ConflictError, ForbiddenError, StaleError, WrongField
from meadhall.server.metrics import Metrics
from meadhall.server.tables.drafts import LONGEST
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import Person, Table
from meadhall.server.words import HouseTexts
from tests.server import web
from tests.server.houses import House
from tests.server.web import Guest, Live, Message

GAME = meadhall.load("ice-garden")
BUYING = next(move for move in dragon_lords.MOVES if move.name == "buy ten units and place them")


def gorge() -> str:
    """A saved match in which the first seat visits Viper Gorge."""
    return Match.of(
        GAME.scenario(at="gorge", callo={"gold": 3}, freihoff={"markers": "B", "gold": 3}), seed=1
    ).to_json()


async def opened(house: House, *seats: str) -> tuple[Person, Table]:
    me = await house.people.guest()
    return me, await house.tables.copying.import_save(me, gorge(), list(seats))


async def now(house: House, table: Table) -> tuple[Table, TableMatch]:
    return await house.tables.looking.table_and_match(table.id, whole=True)


async def draft_of(house: House, table: Table) -> Draft | None:
    return house.tables.drafts.of(*await now(house, table), 0)


@pytest.mark.anyio
async def test_a_draft_is_kept_and_leaves_the_journal_alone(house: House) -> None:
    me, table = await opened(house, "me", "hot")
    assert await house.tables.drafts.put(me, table.id, 0, table.head, ["gain gold"]) is None
    draft = await draft_of(house, table)
    assert draft is not None
    assert list(map(str, draft.actions)) == ["gain gold"]
    kept, match = await now(house, table)
    assert kept.head == table.head
    assert match.state.decision is not None
    assert match.state.decision.prompt.key == "ask-gorge"
    # Another worker finds it too.
    assert kept.seats[0].draft == ("gain gold",)


@pytest.mark.anyio
async def test_what_was_composed_at_an_earlier_position_goes_with_the_next_draft(house: House) -> None:
    me, table = await opened(house, "me", "hot")
    heads = set()
    for _ in range(2):
        table, match = await now(house, table)
        heads.add(table.head)
        decision = match.state.decision_of(0)
        assert decision is not None
        await house.tables.drafts.put(me, table.id, 0, table.head, [str(decision.options[0])], forced=False)
        await house.tables.drafts.put(me, table.id, 0, table.head, [str(decision.options[0])], play="now", forced=False)
    assert len(heads) == 2
    assert len(house.tables.drafts._composed) == 1


@pytest.mark.anyio
async def test_a_draft_is_played_at_once_with_what_ends_it(house: House) -> None:
    me, table = await opened(house, "me", "hot")
    played = await house.tables.drafts.put(me, table.id, 0, table.head, ["gain gold"], play="now")
    assert played is not None
    kept, match = await now(house, table)
    actions = [str(entry.action) for entry in match.journal if entry.by == 0]
    # The next question is another matter, and still open.
    assert actions == ["gain gold", "done"]
    assert match.state.deciding == (0,)
    assert kept.head == played.head
    assert kept.seats[0].draft == ()


@pytest.mark.anyio
async def test_a_draft_that_is_not_complete_waits(house: House) -> None:
    me, table = await opened(house, "me", "hot")
    assert await house.tables.drafts.put(me, table.id, 0, table.head, ["gain gold"], play="complete") is None
    whole = ["gain gold", "done", "done"]
    assert await house.tables.drafts.put(me, table.id, 0, table.head, whole, play="complete") is not None


@pytest.mark.anyio
async def test_what_only_lets_others_act_is_played(house: House) -> None:
    me = await house.people.guest()
    save = Match.of(GAME.new(players=2), seed=1).to_json()
    table = await house.tables.copying.import_save(me, save, ["me", "hot"])
    assert await house.tables.drafts.put(me, table.id, 0, table.head, ["play callo"]) is None
    assert await house.tables.drafts.put(me, table.id, 0, table.head, ["play callo"], play="whole") is not None
    me, table = await opened(house, "me", "hot")
    assert await house.tables.drafts.put(me, table.id, 0, table.head, ["gain gold"], play="whole") is None
    # What the house would answer for the seat, the seat shall see first.
    filled = ["gain gold", "done"]
    assert await house.tables.drafts.put(me, table.id, 0, table.head, filled, play="whole", fill=True) is not None
    _, match = await now(house, table)
    assert [str(entry.action) for entry in match.journal if entry.by == 0] == filled


@pytest.mark.anyio
async def test_a_choice_plays_nothing_while_its_sheet_has_room(house: House) -> None:
    me = await house.people.guest()
    move = ice_garden.MOVES[0]
    table = await house.tables.copying.import_save(me, move.match().to_json(), ["hot", "me", "hot", "hot"])
    put = partial(house.tables.drafts.put, me, table.id, move.me, table.head)
    # One marker is a whole Influence, too, and another one is free.
    for when in ("own", "whole", "complete"):
        assert await put(["influence B"], play=when) is None
    # What lets others act waits for those who want a moment.
    assert await put(["influence B D"], play="own") is None
    assert await put(["influence B D"], play="whole") is not None


@pytest.mark.anyio
async def test_a_choice_plays_what_can_be_taken_back_and_leaves_what_lets_others_act(house: House) -> None:
    me, table = await opened(house, "me", "hot")
    put = partial(house.tables.drafts.put, me, table.id, 0, table.head)
    assert await put(["gain gold", "done", "done"], play="own") is None
    assert await put(["gain gold", "done"], play="own") is not None


@pytest.mark.anyio
async def test_a_draft_goes_with_the_first_thing_that_the_seat_really_does(house: House) -> None:
    me, table = await opened(house, "me", "hot")
    await house.tables.drafts.put(me, table.id, 0, table.head, ["gain gold"])
    await house.tables.playing.play(me, table.id, 0, table.head, "pass")
    assert (await now(house, table))[0].seats[0].draft == ()


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("texts", "error"),
    [
        (["influence A"], IllegalAction),
        (["gain silver"], NotationError),
        (["gain gold", "done", "done", "done"], IllegalAction),
        (["pass"] * (LONGEST + 1), WrongField),
    ],
)
async def test_what_does_not_fit_is_refused_and_changes_nothing(
    house: House, texts: list[str], error: type[Exception]
) -> None:
    me, table = await opened(house, "me", "hot")
    await house.tables.drafts.put(me, table.id, 0, table.head, ["gain gold"])
    with pytest.raises(error):
        await house.tables.drafts.put(me, table.id, 0, table.head, texts)
    assert (await now(house, table))[0].seats[0].draft == ("gain gold",)


@pytest.mark.anyio
async def test_only_who_sits_there_and_is_asked_composes_at_the_newest_position(house: House) -> None:
    me, table = await opened(house, "me", "hot")
    stranger = await house.people.guest()
    with pytest.raises(ForbiddenError):
        await house.tables.drafts.put(stranger, table.id, 0, table.head, ["gain gold"])
    with pytest.raises(ConflictError):
        await house.tables.drafts.put(me, table.id, 1, table.head, ["gain gold"])
    with pytest.raises(StaleError):
        await house.tables.drafts.put(me, table.id, 0, table.head + 1, ["gain gold"])


@pytest.mark.anyio
async def test_what_no_longer_fits_is_left_out_when_that_is_wanted(house: House) -> None:
    me, table = await opened(house, "me", "hot")
    await house.tables.drafts.put(me, table.id, 0, table.head, ["influence A", "gain gold"], loose=True)
    assert (await now(house, table))[0].seats[0].draft == ("gain gold",)


@pytest.mark.anyio
async def test_going_on_plays_the_draft_and_begins_the_next(house: House) -> None:
    me, table = await opened(house, "me", "hot")
    await house.tables.drafts.put(me, table.id, 0, table.head, ["gain gold"])
    played = await house.tables.drafts.put(me, table.id, 0, table.head, ["gain gold", "done", "done"], on=True)
    # The second answer would end the turn, so it only ends the move before it.
    assert played is None
    await house.tables.drafts.put(me, table.id, 0, table.head, ["gain gold"])
    following = next(iter(after(await now(house, table), "gain gold", "done")))
    played = await house.tables.drafts.put(me, table.id, 0, table.head, ["gain gold", "done", following], on=True)
    assert played is not None
    kept, match = await now(house, table)
    assert [str(entry.action) for entry in match.journal if entry.by == 0] == ["gain gold", "done"]
    assert kept.seats[0].draft == (following,)


def after(now: tuple[Table, TableMatch], *actions: str) -> list[str]:
    """What may be answered after these answers that ends nothing."""
    state = now[1].state.copy()
    for action in actions:
        state.apply(state.parse(action))
    assert state.decision is not None
    return [str(action) for action in state.decision.options if not action.verb.ends and not action.verb.finishes]


@pytest.mark.anyio
async def test_an_undo_opens_what_was_played_again(house: House) -> None:
    me, table = await opened(house, "me", "hot")
    played = await house.tables.drafts.put(me, table.id, 0, table.head, ["gain gold"], play="now")
    assert played is not None
    house.time.now += 1
    await house.tables.rewinding.undo(me, table.id, 0, played.head, open=True)
    kept, match = await now(house, table)
    assert [entry for entry in match.journal if entry.by == 0] == []
    assert kept.seats[0].draft == ("gain gold",)


@pytest.mark.anyio
async def test_what_no_longer_fits_in_a_changed_position_is_told(house: House) -> None:
    me, table = await opened(house, "me", "hot")
    await house.tables.drafts.put(me, table.id, 0, table.head, ["gain gold"])
    kept, match = await now(house, table)
    match = match.copy()
    match.play("gain gold", 0)
    match.number(0.0)
    pages = PageCache(house.tables.looking, house.tables.drafts, HouseTexts(), Metrics())
    page = pages.page(kept, match, [0], "en", "desk")
    assert page.draft is not None
    assert page.draft.actions == ()
    assert page.draft.lost == ("Take 1 gold",)
    assert page.draft.why.startswith("The position has changed: “Take 1 gold” is no longer possible. ")


# --- on the pages -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def client(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with web.opened(sqlite_template, tmp_path_factory.mktemp("drafts")) as client:
        yield client


def load(client: TestClient[Any], guest: Guest, *seats: str) -> str:
    """A table of this person in Viper Gorge."""
    house = client.app.state.house

    async def put() -> str:
        person = await house.people.get(guest.id)
        return str((await house.tables.copying.import_save(person, gorge(), list(seats), private=False)).id)

    with client.portal() as portal:
        return str(portal.call(put))


def test_the_page_of_the_seat_shows_where_its_draft_leads(client: TestClient[Any]) -> None:
    me = Guest(client)
    table = load(client, me, "me", "bot:novice")
    with me.live(table, lang="en") as page:
        first = page.next("table")
        assert first["draft"] is None
        page.say(do="draft", head=first["head"], actions=["gain gold"])
        composed = page.until(lambda told: told["is"] == "table" and told["draft"])
        assert composed["head"] == first["head"]
        assert composed["draft"]["actions"] == ["gain gold"]
        assert [chip["label"] for chip in composed["draft"]["chips"]] == ["Take 1 gold"]
        assert composed["options"] != first["options"]
        assert composed["can_undo"]
    # Whoever comes back finds it.
    with me.live(table, lang="en") as page:
        again = page.next("table")
        assert again["draft"]["actions"] == ["gain gold"]
        page.say(do="draft", head=again["head"], actions=[])
        assert page.until(lambda told: told["is"] == "table")["draft"] is None
        # Whoever changes nothing is answered, too: the page waits for it.
        page.say(do="draft", head=again["head"], actions=[])
        assert page.until(lambda told: told["is"] == "table")["draft"] is None


def told(page: Live) -> list[Message]:
    """What a page has heard of the table, and not of who looks at it."""
    return [message for message in page.heard if message["is"] not in ("here", "pong")]


PATHS = (
    *("/table/{}", "/table/{}?moment=0", "/table/{}/export"),
    *("/api/tables", "/api/tables/{}", "/api/tables/{}/state", "/api/tables/{}/export"),
)
"""Where others can look at a table."""
CHANCE = re.compile(rb'(nonce|csrf[a-z_]*)(="|": ?")[^"]*|value="[0-9a-f]{32,}"')
"""What is new on every page."""


def seen_by_others(client: TestClient[Any], table: str, *others: Guest) -> dict[str, bytes]:
    """Everything that others can ask for about a table: pages, interface, exports, and a page that they open."""
    found: dict[str, bytes] = {}
    for n, guest in enumerate(others):
        client.cookies.clear()
        for path in PATHS:
            answer = guest.get(path.format(table))
            assert answer.status_code == 200, answer.text
            found[f"{n} {path}"] = CHANCE.sub(b"", answer.content)
        with guest.live(table, lang="en") as page:
            page.next("table")
            page.quiet()
            found[f"{n} live"] = json.dumps(told(page)).encode()
    return found


def test_nobody_else_sees_a_draft_or_what_is_kept_for_later(client: TestClient[Any]) -> None:
    me, other, watcher = Guest(client), Guest(client), Guest(client)
    table = load(client, me, "me", "open")
    assert other.post(f"/api/tables/{table}/join", {"seat": 1}).status_code in (200, 201)
    before = seen_by_others(client, table, other, watcher)
    assert any(b"Callo" in answer for answer in before.values())
    with me.live(table) as mine:
        head = mine.next("table")["head"]
        mine.say(do="draft", head=head, actions=["gain gold"], later=["influence B"])
        mine.until(lambda told: told["is"] == "table" and told["draft"] and told["later"])
    after = seen_by_others(client, table, other, watcher)
    assert after.keys() == before.keys()
    for path, answer in after.items():
        assert answer == before[path], path


def test_nobody_else_hears_of_a_draft(client: TestClient[Any]) -> None:
    me, other, watcher = Guest(client), Guest(client), Guest(client)
    table = load(client, me, "me", "open")
    assert other.post(f"/api/tables/{table}/join", {"seat": 1}).status_code in (200, 201)
    with me.live(table) as mine, other.live(table) as theirs, watcher.live(table) as looking:
        head = mine.next("table")["head"]
        for page in (theirs, looking):
            page.next("table")
            page.quiet()
        before = [told(page) for page in (theirs, looking)]
        mine.say(do="draft", head=head, actions=["gain gold"], later=["influence B", "influence C"])
        mine.until(lambda told: told["is"] == "table" and told["draft"] and told["later"])
        mine.say(do="later", actions=["influence C"], seat=0)
        mine.until(lambda told: told["is"] == "table" and told["later"]["actions"] == ["influence C"])
        mine.say(do="draft", head=head, actions=[])
        mine.until(lambda told: told["is"] == "table" and told["draft"] is None)
        for page, heard in zip((theirs, looking), before, strict=True):
            page.quiet()
            assert told(page) == heard
        assert "gain gold" not in other.get(f"/api/tables/{table}").text


def lords(*phase: str) -> State:
    """The Orcs in their naval phase, after these answers."""
    state: State = BUYING.match().state
    for text in ("done", *phase):
        state.apply(state.parse(text))
    return state


def test_a_phase_that_is_left_with_something_still_possible_is_named() -> None:
    state = lords()
    draft = compose(state, BUYING.me, [state.parse("done"), state.parse("done")])
    told = shown_draft(draft, None, "en", HouseTexts().speaker("en"))
    assert told.why.startswith("With this you also end: ")
    begun = compose(state, BUYING.me, [state.parse("embark 1")])
    assert "you also end" not in shown_draft(begun, None, "en", HouseTexts().speaker("en")).why


@pytest.mark.anyio
async def test_going_on_ends_the_move_and_not_the_phase(house: House) -> None:
    me, seat, state = await house.people.guest(), BUYING.me, lords()
    sail = ["embark 1", "send 4", "sail l11", "land samsey", "send 4"]
    seats = ["me" if each == seat else "bot:random" for each in range(state.players)]
    table = await house.tables.copying.import_save(me, Match.of(state, 1).to_json(), seats)
    await house.tables.drafts.put(me, table.id, seat, table.head, sail)
    following = ["done", "set-out village-south"]
    assert await house.tables.drafts.put(me, table.id, seat, table.head, [*sail, *following], on=True) is not None
    kept, match = await now(house, table)
    assert [str(entry.action) for entry in match.journal if entry.by == seat][-len(sail) :] == sail
    assert kept.seats[seat].draft == tuple(following)


def test_a_sheet_knows_what_its_seat_has_done_and_nobody_else() -> None:
    match = GAME.match(players=2, seed=3)
    while len(match.journal) < 40:
        match.play(match.state.decisions[0].options[0])
    now: Any = SimpleNamespace(journal=list(enumerate(match.journal)))
    for seat in (0, 1):
        mine = [entry.action for entry in match.journal if entry.by == seat]
        assert done_before(now, seat) == tuple(reversed(mine))
        assert mine
    assert done_before(now, None) == ()
