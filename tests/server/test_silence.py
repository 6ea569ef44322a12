"""Who is asked although there is nothing to say is answered for by the house, and the time for that tells nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.kernel.match import Match
from meadhall.server.drawing import page as page_of
from meadhall.server.drawing import page_maker
from meadhall.server.drawing.page import Situation, Viewpoint
from meadhall.server.drawing.pictures import Drawing
from meadhall.server.errors import ConflictError, StaleError
from meadhall.server.live.whole_turns import goes_on
from meadhall.server.storage import database as db
from meadhall.server.tables.clock import Pace
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import Person, Table
from meadhall.server.tables.tempo import (
    ABSENT_SHARES,
    LEAST_IDLE_SHARE,
    PERSON_SHARES,
    BotTurn,
    pause_for_person,
    share_for_bot,
)
from meadhall.server.words import HouseTexts
from tests.server import web
from tests.server.houses import House, opened

pytestmark = pytest.mark.anyio

ORCS, ELVES = range(2)
USELESS, USEFUL = "black-death", "reflect"


def battle(scroll: str, king: str = "hrafnborg") -> Match[Any]:
    """The Orcs are about to shoot at the Elves, who have one scroll."""
    game = meadhall.load("dragon-lords")
    match = Match.of(game.scenario(
        at="battle", zone="askvik", active="orcs", guests="askvik:3",
        orcs=dict(lands="solborg:5", king="solborg", scrolls="infernal tempest"),
        elves=dict(lands="hrafnborg:5 askvik:3", king=king, scrolls=scroll),
    ), 7)  # fmt: skip
    while match.state.deciding == (ELVES,):
        match.play("pass", ELVES)
    return match


async def shot_at(house: House, scroll: str, king: str = "hrafnborg") -> tuple[Table, Person, Person]:
    """The Orcs have shot: whoever leads the Elves is asked for an answer."""
    orc, elf = await house.people.guest(), await house.people.guest()
    table = await house.tables.copying.import_save(orc, battle(scroll, king).to_json(), ["me", "open"], private=False)
    await house.tables.seating.join(elf, table.id)
    table = await house.tables.looking.table(table.id)
    await house.tables.playing.play(orc, table.id, ORCS, table.head, "cast infernal")
    return await house.tables.looking.table(table.id), orc, elf


async def deciding(house: House, table: Table) -> tuple[int, ...]:
    match = await house.tables.looking.match(table.id)
    return tuple(match.state.deciding)


async def test_both_are_asked_and_the_house_answers_for_who_has_nothing_to_say(house: House) -> None:
    useless, _, _ = await shot_at(house, USELESS)
    useful, _, _ = await shot_at(house, USEFUL)
    assert await deciding(house, useless) == await deciding(house, useful) == (ELVES,)
    assert await house.tables.bots.step(useful.id) is None
    played = await house.tables.bots.step(useless.id)
    assert played is not None
    assert played.asked == (ORCS,)


async def test_nothing_is_lost_with_a_restart(url: str, house: House) -> None:
    useless, _, _ = await shot_at(house, USELESS)
    useful, _, _ = await shot_at(house, USEFUL)
    async with opened(url) as later:
        assert await later.tables.bots.silent_tables() == [useless.id]
        assert await later.tables.bots.waiting_tables() == []
        await later.tables.bots.play_on(useless.id)
        assert await later.tables.bots.silent_tables() == []
        assert await deciding(later, useful) == (ELVES,)


async def test_who_answers_first_is_heard(house: House) -> None:
    table, _, elf = await shot_at(house, USELESS)
    chosen = await house.tables.bots.think(table.id)
    assert chosen is not None
    await house.tables.playing.play(elf, table.id, ELVES, table.head, "pass")
    with pytest.raises(StaleError):
        await house.tables.bots.do(chosen)


async def test_nobody_is_told_of_a_question_that_is_none(house: House) -> None:
    for scroll, told in ((USELESS, 0), (USEFUL, 1)):
        elf = await house.people.guest()
        await house.people.change(elf, webhook="https://elf.example.org/", notify=("webhook",))
        orc = await house.people.guest()
        table = await house.tables.copying.import_save(orc, battle(scroll).to_json(), ["me", "open"], private=False)
        await house.tables.seating.join(elf, table.id)
        table = await house.tables.looking.table(table.id)
        await house.tables.playing.play(orc, table.id, ORCS, table.head, "cast infernal")
        assert await waiting_messages(house, table.id) == told


async def waiting_messages(house: House, table_id: str) -> int:
    def count(c: Any) -> int:
        return len(c.execute(db.outbox.select().where(db.outbox.c.table_id == table_id)).all())

    return await house.database.read(count)


def page(scroll: str, seat: int, mine: tuple[int, ...] | None = None) -> page_of.Page:
    match = battle(scroll)
    match.play("cast infernal", ORCS)
    now = Situation(match.state, 0, [], ("Orc", "Elf"), False)
    drawing = Drawing.of(match.state, seat)
    return page_maker.make_page(
        now, drawing, Viewpoint(seat, mine or (seat,), "en", "desk"), HouseTexts().speaker("en")
    )


def test_the_page_shows_no_question_that_is_none() -> None:
    assert page(USEFUL, ELVES).prompt.mine
    idle = page(USELESS, ELVES)
    assert not idle.prompt.mine
    assert not idle.options
    assert "nothing for you to decide" in idle.prompt.text
    assert page(USELESS, ORCS).prompt == page(USEFUL, ORCS).prompt


def test_at_one_device_nobody_is_called_for_it() -> None:
    for scroll, shown in ((USEFUL, ELVES), (USELESS, None)):
        match = battle(scroll)
        match.play("cast infernal", ORCS)
        assert page_maker.seat_to_show(match.state, (ORCS, ELVES)) == shown


# --- going back -----------------------------------------------------------------------------------------


def buying() -> Match[Any]:
    """The Orcs have a scroll that is no use, and gold for one unit: after that, naval movement is nothing."""
    game = meadhall.load("dragon-lords")
    return Match.of(game.scenario(
        at="purchase", orcs=dict(lands="solborg:5", king="solborg", gold="solborg:3", scrolls="reflect"),
        elves=dict(lands="hrafnborg:5", king="hrafnborg"),
    ), 7)  # fmt: skip


async def test_what_goes_without_saying_is_taken_back_with_the_action_before(house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.copying.import_save(me, buying().to_json())
    before = (await house.tables.looking.match(table.id)).state
    played = await house.tables.playing.play(me, table.id, ORCS, table.head, "buy 1")
    answered = await house.tables.bots.play_on(table.id)
    assert answered
    head = (await house.tables.looking.table(table.id)).head
    assert head == played.head + answered
    await house.tables.rewinding.undo(me, table.id, ORCS, head)
    now = await house.tables.looking.match(table.id)
    assert now.state == before
    with pytest.raises(ConflictError):
        await house.tables.rewinding.undo(me, table.id, ORCS, now.head)


# --- how long it takes ----------------------------------------------------------------------------------


def test_a_person_who_is_there_is_answered_for_in_a_moment() -> None:
    for seed in range(20):
        for pace in (Pace(), Pace("live", 600), Pace("day", 86_400)):
            seconds = pause_for_person(pace, True, 0.6, None, Random(seed))
            assert 0.6 * PERSON_SHARES[0] <= seconds <= 0.6 * PERSON_SHARES[1]


def test_by_the_day_who_is_away_seems_to_come_first() -> None:
    seconds = [pause_for_person(Pace("day", 86_400), False, 0.6, None, Random(seed)) for seed in range(20)]
    assert all(86_400 * ABSENT_SHARES[0] <= one <= 86_400 * ABSENT_SHARES[1] for one in seconds)
    assert len(set(seconds)) == 20
    assert pause_for_person(Pace("live", 600), False, 0.6, None, Random(1)) < 5


def test_no_clock_runs_out_over_it() -> None:
    assert pause_for_person(Pace("live", 600), True, 0.6, 1.0, Random(1)) <= 0.25
    assert pause_for_person(Pace("live", 600), True, 0.6, -1.0, Random(1)) == 0


def test_a_bot_takes_as_long_with_nothing_to_say() -> None:
    turn = BotTurn()
    shares = [turn.idle_share(1) for _ in range(5)]
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] < turn.idle_share(0) == 1
    for level in ("novice", "adept", "master"):
        assert share_for_bot(level, 0.1, Random(3)) >= LEAST_IDLE_SHARE
    assert share_for_bot("master", 0.1, Random(3)) > share_for_bot("adept", 0.1, Random(3))


@pytest.mark.parametrize("scroll", [USELESS, USEFUL])
def test_what_may_be_nothing_is_never_part_of_a_breath(scroll: str) -> None:
    """Its own time would be seen if what came before was told with it: the pages are told first."""
    match = battle(scroll)
    match.play("cast infernal", ORCS)
    assert match.state.deciding == (ELVES,)
    assert not goes_on(TableMatch.beginning(match, 0.0), ELVES)


def test_a_worker_answers_by_itself(tmp_path: Any, sqlite_template: Any) -> None:
    with web.opened(sqlite_template, tmp_path) as client:
        me = web.Guest(client)
        made = me.post("/api/import", json.loads(battle(USELESS).to_json()))
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        with me.live(table) as live:
            live.until(lambda told: told.get("prompt", {}).get("seat") == ORCS)
            live.say(do="play", head=live.table["head"], action="cast infernal", seat=ORCS)
            live.until(lambda told: told.get("is") == "table" and told["prompt"]["seat"] == ORCS and told["head"] > 2)
