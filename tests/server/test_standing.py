"""Standing answers: kept with the seat, given by the house in its name, and heard of by nobody else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from meadhall.server.drawing.page_cache import PageCache
from meadhall.server.errors import ConflictError, ForbiddenError, StaleError, WrongField
from meadhall.server.house import House as WholeHouse
from meadhall.server.metrics import Metrics
from meadhall.server.tables.records import Chosen, Person, Table
from meadhall.server.tables.tempo import BotTurn
from meadhall.server.words import HouseTexts
from tests.server import web
from tests.server.houses import House, opened, play_on
from tests.server.test_silence import ELVES, ORCS, USEFUL, USELESS, battle, deciding, shot_at, waiting_messages
from tests.server.web import Guest

NEVER = {"ask-answer-scroll": "always no"}


async def stand(house: House, who: Person, table: Table, **wishes: str) -> None:
    named = {f"ask-{question.replace('_', '-')}": wish for question, wish in wishes.items()}
    await house.tables.standing.put(who, table.id, ELVES, named)


async def standing(house: House, table: Table) -> dict[str, str]:
    return dict((await house.tables.looking.table(table.id)).seats[ELVES].standing)


# --- the house answers ------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_the_house_gives_the_answer_that_stands(house: House) -> None:
    table, _, elf = await shot_at(house, USEFUL)
    assert await house.tables.bots.step(table.id) is None
    await stand(house, elf, table, answer_scroll="always no")
    played = await house.tables.bots.step(table.id)
    assert played is not None
    assert played.asked == (ORCS,)
    match = await house.tables.looking.match(table.id)
    assert [(entry.by, str(entry.action)) for entry in match.journal if entry.by >= 0][-1] == (ELVES, "pass")
    assert await standing(house, table) == NEVER


@pytest.mark.anyio
async def test_whoever_wants_to_be_asked_again_is_asked(house: House) -> None:
    table, _, elf = await shot_at(house, USEFUL)
    await stand(house, elf, table, answer_scroll="always no")
    await stand(house, elf, table, answer_scroll="", missiles="always no")
    assert await house.tables.bots.step(table.id) is None
    assert await standing(house, table) == {"ask-missiles": "always no"}


@pytest.mark.anyio
@pytest.mark.parametrize(("king", "wish", "asked"), [
    ("hrafnborg", "unless no king", False),
    ("askvik", "unless no king", True),
    ("askvik", "unless no kingdom", False),
    ("askvik", "unless no many", False),
])  # fmt: skip
async def test_who_wants_to_be_asked_under_a_condition_is_asked_if_it_holds(
    house: House, king: str, wish: str, asked: bool
) -> None:
    # Three units fight in a territory that is no Kingdom.
    table, _, elf = await shot_at(house, USEFUL, king)
    await stand(house, elf, table, answer_scroll=wish)
    assert (await house.tables.bots.think(table.id) is None) == asked


@pytest.mark.anyio
async def test_what_was_meant_until_the_own_turn_ends_with_it(house: House) -> None:
    table, orc, elf = await shot_at(house, USEFUL)
    await stand(house, elf, table, answer_scroll="turn no", missiles="always no", prepare="always no")
    await house.tables.bots.play_on(table.id)
    assert "ask-answer-scroll" in await standing(house, table)
    for _ in range(60):
        now = await house.tables.looking.match(table.id)
        if now.game.is_own_turn(now.state, ELVES) and ELVES in now.state.deciding:
            break
        if now.state.deciding == (ORCS,):
            decision = now.state.decision
            assert decision is not None
            ending = next((one for one in decision.options if one.verb.ends), decision.options[-1])
            await house.tables.playing.play(orc, table.id, ORCS, now.head, str(ending))
        elif not await house.tables.bots.play_on(table.id):
            decision = now.state.decision
            assert decision is not None
            await house.tables.playing.play(elf, table.id, ELVES, now.head, str(decision.options[0]))
    assert await standing(house, table) == {"ask-missiles": "always no", "ask-prepare": "always no"}


@pytest.mark.anyio
async def test_who_answers_first_or_changes_their_mind_is_heard(house: House) -> None:
    table, _, elf = await shot_at(house, USEFUL)
    await stand(house, elf, table, answer_scroll="always no")
    chosen = await house.tables.bots.think(table.id)
    assert chosen is not None
    await stand(house, elf, table, answer_scroll="")
    with pytest.raises(StaleError):
        await house.tables.bots.do(chosen)
    assert await deciding(house, table) == (ELVES,)


@pytest.mark.anyio
async def test_nothing_is_lost_with_a_restart(url: str, house: House) -> None:
    table, _, elf = await shot_at(house, USEFUL)
    await stand(house, elf, table, answer_scroll="always no")
    async with opened(url) as later:
        assert await later.tables.bots.silent_tables() == [table.id]
        await later.tables.bots.play_on(table.id)
        assert await later.tables.bots.silent_tables() == []


@pytest.mark.anyio
async def test_nobody_is_called_for_what_is_answered(house: House) -> None:
    for wish, told in (("always no", 0), ("", 1)):
        elf, orc = await house.people.guest(), await house.people.guest()
        await house.people.change(elf, webhook="https://elf.example.org/", notify=("webhook",))
        table = await house.tables.copying.import_save(orc, battle(USEFUL).to_json(), ["me", "open"], private=False)
        await house.tables.seating.join(elf, table.id)
        await stand(house, elf, table, answer_scroll=wish)
        head = (await house.tables.looking.table(table.id)).head
        await house.tables.playing.play(orc, table.id, ORCS, head, "cast infernal")
        assert await waiting_messages(house, table.id) == told


@pytest.mark.anyio
async def test_whoever_goes_back_answers_anew(house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.copying.import_save(me, battle(USEFUL).to_json(), ["bot:random", "me"])
    head = (await house.tables.looking.table(table.id)).head
    # The bot's part is played here, so that it does what it should.
    await house.tables.bots.do(Chosen(table.id, head, ORCS, "cast infernal"))
    await stand(house, me, table, answer_scroll="always no")
    assert await house.tables.bots.step(table.id) is not None
    head = (await house.tables.looking.table(table.id)).head
    await house.tables.rewinding.back(me, table.id, ELVES, head)
    assert await deciding(house, table) == (ELVES,)
    assert await house.tables.bots.think(table.id) is None
    assert await house.tables.bots.silent_tables() == []
    head = (await house.tables.looking.table(table.id)).head
    await house.tables.playing.play(me, table.id, ELVES, head, "cast reflect")
    assert await standing(house, table) == NEVER


# --- whose they are ---------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_they_belong_to_who_sits_there(house: House) -> None:
    table, orc, elf = await shot_at(house, USEFUL)
    with pytest.raises(ForbiddenError):
        await stand(house, orc, table, answer_scroll="always no")
    await stand(house, elf, table, answer_scroll="always no")
    await house.tables.seating.offer(elf, table.id, ELVES)
    invitation = (await house.tables.seating.invitations(elf, table.id))[ELVES]
    other = await house.people.guest()
    await house.tables.seating.join(other, table.id, ELVES, invitation)
    assert await standing(house, table) == {}
    assert await house.tables.bots.think(table.id) is None


@pytest.mark.anyio
async def test_what_the_game_does_not_know_is_refused(house: House) -> None:
    table, _, elf = await shot_at(house, USEFUL)
    for wishes in ({"naval": "always no"}, {"missiles": "always yes"}, {"missiles": "unless no weather"}):
        with pytest.raises(WrongField):
            await stand(house, elf, table, **wishes)
    assert await standing(house, table) == {}


@pytest.mark.anyio
async def test_after_the_end_nothing_can_stand(house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(me, "ice-garden", {"characters": "dealt"}, ["me", "hot"])
    await play_on(house, me, table.id, 2_000)
    with pytest.raises(ConflictError):
        await house.tables.standing.put(me, table.id, 0, {"ask-take": "always gold"})


# --- nobody else learns of them ------------------------------------------------------------------------


@pytest.mark.anyio
async def test_the_others_see_the_same_whether_an_answer_stands_or_not(house: House) -> None:
    pages = PageCache(house.tables.looking, house.tables.drafts, HouseTexts(), Metrics())
    table, _, elf = await shot_at(house, USEFUL)
    before = await seen(house, pages, table)
    await stand(house, elf, table, answer_scroll="always no")
    after = await seen(house, pages, table)
    for seat in (ORCS, None):
        assert after[seat] == before[seat]
    mine = after[ELVES]
    assert not mine.prompt.mine
    assert not mine.options
    assert mine.standing.answers == NEVER
    assert mine.standing.given
    assert before[ELVES].prompt.mine
    assert [one.wish for one in before[ELVES].standing.wishes][:3] == ["", "turn no", "always no"]


async def seen(house: House, pages: PageCache, table: Table) -> dict[int | None, Any]:
    """What both seats and a spectator see."""
    now = await house.tables.looking.table_and_match(table.id, whole=True)
    seats: list[int | None] = [ORCS, ELVES, None]
    return {seat: pages.page(*now, [] if seat is None else [seat], "en", "desk") for seat in seats}


@pytest.fixture
def client(sqlite_template: Path, tmp_path: Path) -> Iterator[TestClient[Any]]:
    with web.opened(sqlite_template, tmp_path) as client:
        yield client


def arrive(client: TestClient[Any]) -> tuple[str, Guest, Guest]:
    orc, elf = Guest(client), Guest(client)
    house = client.app.state.house

    async def put() -> str:
        person = await house.people.get(orc.id)
        save = battle(USEFUL).to_json()
        return str((await house.tables.copying.import_save(person, save, ["me", "open"], private=False)).id)

    with client.portal() as portal:
        table = str(portal.call(put))
    assert elf.post(f"/api/tables/{table}/join", {"seat": ELVES}).status_code in (200, 201)
    return table, orc, elf


def test_the_one_who_waits_hears_nothing_of_a_wish(client: TestClient[Any]) -> None:
    table, orc, elf = arrive(client)
    with orc.live(table) as mine, elf.live(table) as theirs:
        mine.next("table")
        theirs.next("table")
        mine.quiet()
        heard = [message for message in mine.heard if message["is"] == "table"]
        theirs.say(do="stand", question="ask-prepare", wish="always no", seat=ELVES)
        told = theirs.until(lambda one: one["is"] == "table" and bool(one["standing"]["answers"]))
        assert told["standing"]["answers"] == {"ask-prepare": "always no"}
        mine.quiet()
        assert [message for message in mine.heard if message["is"] == "table"] == heard
        assert "ask-prepare" not in json.dumps(mine.heard)


def test_the_one_who_waits_is_told_the_same_of_every_answer(client: TestClient[Any]) -> None:
    """Given by hand, or by the house because it stands."""
    told = []
    for stands in (False, True):
        table, orc, elf = arrive(client)
        with orc.live(table) as mine, elf.live(table) as theirs:
            mine.next("table")
            theirs.next("table")
            if stands:
                theirs.say(do="stand", question="ask-answer-scroll", wish="always no", seat=ELVES)
                theirs.until(lambda one: one["is"] == "table" and bool(one["standing"]["answers"]))
            mine.say(do="play", head=mine.table["head"], action="cast infernal", seat=ORCS)
            if not stands:
                theirs.until(lambda one: one["is"] == "table" and one["prompt"]["mine"])
                theirs.say(do="play", head=theirs.table["head"], action="pass", seat=ELVES)
            waiting = mine.until(lambda one: one["is"] == "table" and one["prompt"]["seat"] == ELVES)
            answered = mine.reach(waiting["head"] + 1)
            shown = {name: waiting[name] for name in waiting if name not in ("parts", "attrs")}
            # How many are hit, fate says.
            text = answered["log"][0]["text"].partition(":")[0]
            told.append((shown, sorted(answered), answered["standing"], text))
    by_hand, standing = told
    assert by_hand == standing


@pytest.mark.anyio
async def test_the_pause_is_that_of_an_answer_that_goes_without_saying(house: House) -> None:
    pauses = []
    for scroll, wish in ((USELESS, ""), (USEFUL, "always no")):
        table, _, elf = await shot_at(house, scroll)
        await stand(house, elf, table, answer_scroll=wish)
        chosen = await house.tables.bots.think(table.id)
        assert chosen is not None
        whole = WholeHouse.__new__(WholeHouse)
        whole.tables, whole.bot_pause, whole.secret = house.tables, 0.6, "secret"
        whole.watchers = type("Nobody", (), {"is_here": lambda *_: False})()
        pauses.append(await whole._pause(chosen, BotTurn()))
    assert all(0.6 * 2 <= pause <= 0.6 * 5 for pause in pauses)


# --- without script -------------------------------------------------------------------------------------


def test_the_list_is_a_plain_form(client: TestClient[Any]) -> None:
    files = {"file": ("game.json", battle(USEFUL).to_json().encode(), "application/json")}
    token = {"_csrf_token": web.csrf(client)}
    made = client.post("/import", data=token, files=files, follow_redirects=False)
    table = made.headers["location"]
    page = client.get(table).text
    assert page.count("What you always answer alike") == 2
    assert f'<form method="post" action="{table}/stand" data-stand="{ELVES}">' in page
    assert '<option value="unless no king">Only if my King is there</option>' in page
    assert '<option value="turn no"' not in page.partition("data-stand=")[2]
    form = {"seat": str(ELVES), "ask-missiles": "always no", "ask-prepare": ""}
    sent = client.post(f"{table}/stand", data=token | form, follow_redirects=False)
    assert sent.status_code == 303, sent.text
    assert client.get(table).text.count('<option value="always no" selected>Never</option>') == 1
