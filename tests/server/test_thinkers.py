"""Bots think in processes of their own: nobody waits for another's thought, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games import FIRST
from meadhall.kernel.view import View
from meadhall.server.advice import bot_tasks
from meadhall.server.advice.fair_queue import FairQueue
from meadhall.server.advice.opponents import Opponent
from meadhall.server.advice.thinkers import NoAnswerError, Thinkers, pack, unpack
from meadhall.server.errors import ConflictError
from meadhall.server.tables.opening import MOST_SHOWS
from meadhall.server.tables.service import Tables
from tests.kernel.toys import DRAFT
from tests.server.houses import House

pytestmark = pytest.mark.anyio
in_one_database = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
"""Each house has thinkers of its own, which take seconds to start and know no database."""
GAME = "ice-garden"
FOREVER = 600


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(2)
    yield made
    made.close()


def asked(slug: str = GAME, moves: int = 0) -> View:
    """What somebody is asked after some moves of a game."""
    match, rng = meadhall.load(slug).match(2, seed=3), Random(5)
    for _ in range(moves):
        decision = match.state.decision
        match.play(rng.choice(decision.options), decision.seat)
    view: View = match.state.view(match.state.decision.seat)
    return view


def forever_at_first(sign: str) -> str:
    """Leaves a sign and never ends; where the sign is already, it ends at once."""
    if Path(sign).exists():
        return "at last"
    Path(sign).touch()
    time.sleep(FOREVER)
    return "never"


def in_parts(count: int) -> Any:
    yield from range(count)
    return "whole"


async def begun(sign: Path) -> None:
    while not sign.exists():
        await asyncio.sleep(0.01)


# --- what crosses the border ----------------------------------------------------------------------


@pytest.mark.parametrize("slug", FIRST)
def test_a_view_is_the_same_on_the_other_side(slug: str) -> None:
    for moves in (0, 7, 40):
        view = asked(slug, moves)
        other: View = unpack(pack(view))
        assert other.position == view.position
        assert other.position.game is view.position.game
        assert view.decision is not None
        assert other.decision is not None
        assert all(a is b for a, b in zip(other.decision.options, view.decision.options, strict=True))


@pytest.mark.parametrize("slug", FIRST)
def test_what_all_copies_share_arrives_once(slug: str) -> None:
    one, other = (unpack(pack(asked(slug, moves))).position for moves in (3, 3))
    assert one is not other
    assert one.facts is other.facts


@pytest.mark.usefixtures("toys_in_the_house")
def test_a_game_with_other_components_stays_itself() -> None:
    game = DRAFT.__class__({})
    state = unpack(pack(game.match(2, seed=1).state))
    assert state.game.overlay == game.overlay


@pytest.mark.parametrize("level", ["novice", "adept"])
async def test_the_other_side_chooses_as_this_one_would(thinkers: Thinkers, level: str) -> None:
    view, who = asked(moves=9), Opponent(level, "", 11)
    assert await thinkers.ask(bot_tasks.choose, view, who) == bot_tasks.choose(view, who)


async def test_parts_are_heard_before_the_answer(thinkers: Thinkers) -> None:
    heard: list[int] = []
    assert await thinkers.ask(in_parts, 3, hear=heard.append) == "whole"
    assert heard == [0, 1, 2]


# --- what can go wrong ----------------------------------------------------------------------------


async def test_a_killed_process_loses_nothing(thinkers: Thinkers, tmp_path: Path) -> None:
    sign = tmp_path / "sign"
    answer = asyncio.create_task(thinkers.ask(forever_at_first, str(sign)))
    await begun(sign)
    (thinker,) = thinkers.busy
    thinker.process.kill()
    assert await answer == "at last"
    assert thinker not in thinkers.busy


async def test_a_thought_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    hasty = Thinkers(1, patience=0.3)
    with pytest.raises(NoAnswerError, match="no answer"):
        await hasty.ask(time.sleep, FOREVER)
    assert not hasty.busy
    hasty.close()


async def test_an_error_is_told_and_the_process_goes_on(thinkers: Thinkers) -> None:
    with pytest.raises(NoAnswerError, match="ZeroDivisionError"):
        await thinkers.ask(divmod, 1, 0)
    assert await thinkers.ask(divmod, 7, 2) == (3, 1)


async def test_who_will_not_wait_is_sent_away(tmp_path: Path) -> None:
    one = Thinkers(1)
    busy = asyncio.create_task(one.ask(forever_at_first, str(tmp_path / "sign")))
    await begun(tmp_path / "sign")
    with pytest.raises(NoAnswerError, match="free"):
        await one.ask(divmod, 7, 2, wait=0.01)
    busy.cancel()
    await asyncio.gather(busy, return_exceptions=True)
    assert await one.ask(divmod, 7, 2) == (3, 1)
    one.close()


async def test_nothing_is_left_when_the_house_closes(tmp_path: Path) -> None:
    made = Thinkers(2)
    await made.ask(divmod, 7, 2)
    busy = asyncio.create_task(made.ask(forever_at_first, str(tmp_path / "sign")))
    await begun(tmp_path / "sign")
    processes = [thinker.process for thinker in (*made.busy, *made._idle)]
    made.close()
    assert processes
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(NoAnswerError):
        await busy


# --- who waits for whom ---------------------------------------------------------------------------


async def test_whoever_asks_for_much_keeps_nobody_waiting() -> None:
    queue, served = FairQueue(1), []

    async def ask(whose: str) -> None:
        await queue.enter(whose)
        served.append(whose)
        await asyncio.sleep(0)
        queue.leave()

    await asyncio.gather(*(ask(whose) for whose in ["greedy"] * 6 + ["modest"] * 2 + ["late"]))
    assert served == ["greedy", "greedy", "modest", "late", "greedy", "modest", "greedy", "greedy", "greedy"]


async def test_a_place_that_comes_too_late_is_not_lost() -> None:
    queue = FairQueue(1)
    await queue.enter("first")
    waiting = [asyncio.create_task(queue.enter("second")) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    queue.leave()
    waiting[1].cancel()
    await asyncio.gather(*waiting[:2], return_exceptions=True)
    await asyncio.wait_for(waiting[2], 20)
    queue.leave()
    await asyncio.wait_for(queue.enter("third"), 20)


@in_one_database
async def test_a_guest_has_few_tables_for_bots_alone(house: House) -> None:
    guest = await house.people.guest()
    for _ in range(MOST_SHOWS):
        await house.tables.opening.create(guest, GAME, {}, ["bot:random", "bot:master"])
    with pytest.raises(ConflictError) as refused:
        await house.tables.opening.create(guest, GAME, {}, ["bot:random", "bot:master"])
    assert refused.value.field == "seats"
    await house.tables.opening.create(guest, GAME, {}, ["me", "bot:master"])
    await house.tables.opening.create(await house.people.guest(), GAME, {}, ["bot:random", "bot:master"])


# --- at tables ------------------------------------------------------------------------------------


@in_one_database
async def test_a_slow_bot_delays_no_other_table(house: House, thinkers: Thinkers, tmp_path: Path) -> None:
    sign = tmp_path / "sign"

    async def choose(view: View, who: Opponent, _: str) -> str:
        if who.level == "master":
            return await thinkers.ask(forever_at_first, str(sign))
        return await thinkers.ask(bot_tasks.choose, view, who)

    tables = Tables(house.database, house.time, choose=choose)
    me = await house.people.guest()
    slow = await tables.opening.create(me, GAME, {}, ["bot:master", "me"])
    quick = await tables.opening.create(me, GAME, {}, ["bot:novice", "bot:novice"])
    waiting = asyncio.create_task(tables.bots.play_on(slow.id))
    await begun(sign)
    assert await tables.bots.play_on(quick.id, limit=20) == 20
    assert not waiting.done()
    waiting.cancel()


@in_one_database
async def test_a_game_goes_on_when_its_processes_are_killed(house: House, thinkers: Thinkers) -> None:
    async def choose(view: View, who: Opponent, _: str) -> str:
        return await thinkers.ask(bot_tasks.choose, view, who)

    tables = Tables(house.database, house.time, choose=choose)
    table = await tables.opening.create(await house.people.guest(), GAME, {}, ["bot:novice", "bot:novice"])
    for _ in range(2):
        assert await tables.bots.play_on(table.id, limit=4) == 4
        for thinker in thinkers._idle:
            thinker.process.kill()
            thinker.process.join()
    match = await tables.looking.match(table.id)
    assert len([entry for entry in match.journal if entry.by >= 0]) == 8
    assert match.head == len(match.rows)
