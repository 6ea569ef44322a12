"""A bot's turn is one gesture: played in one breath, told when it is done, and seen before the next one begins."""

from __future__ import annotations

import shutil
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from meadhall.server.house import House as WholeHouse
from meadhall.server.live.whole_turns import WholeTurns, goes_on
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.tempo import MOST_SHARE, BotTurn, share_to_see
from meadhall.server.tables.transactions import Change
from tests.server import web
from tests.server.houses import House, opened
from tests.server.test_telling import moments_asked


def test_a_bot_plays_its_turn_in_one_breath() -> None:
    turn = BotTurn()
    assert [turn.begins(seat, head) for seat, head in ((0, 4), (0, 5), (0, 8), (1, 9), (0, 12))] == [
        True, False, False, True, True,
    ]  # fmt: skip
    assert turn.since == 12


def test_before_the_next_turn_there_is_time_to_see_the_last() -> None:
    shares = [share_to_see(deeds) for deeds in range(12)]
    assert shares[:2] == [1, 1]
    assert shares == sorted(shares)
    assert shares[-1] == MOST_SHARE


@pytest.mark.anyio
async def test_the_pause_comes_before_a_turn_and_never_within_it(sqlite_template: Path, tmp_path: Path) -> None:
    shutil.copy(sqlite_template, tmp_path / "house.sqlite")
    async with opened(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
        pauses = await pauses_of(house, 120)
    assert {pause for begins, pause in pauses if not begins} == {0.0}
    assert all(0.6 <= pause <= 0.6 * MOST_SHARE for begins, pause in pauses if begins)
    assert len({begins for begins, _ in pauses}) == 2


async def pauses_of(house: House, decisions: int) -> list[tuple[bool, float]]:
    """The pauses of two bots, each with whether it came before a turn. Questions that may be none have their own."""
    me = await house.people.guest()
    table = await house.tables.opening.create(me, "mountain-king", {}, ["bot:random", "bot:random"])
    whole = WholeHouse.__new__(WholeHouse)
    whole.tables, whole.bot_pause, whole.secret = house.tables, 0.6, "secret"
    whole.watchers = type("Somebody", (), {"tempos": lambda *_: ["normal"]})()
    turn, last = BotTurn(), -1
    pauses: list[tuple[bool, float]] = []
    for _ in range(decisions):
        chosen = await house.tables.bots.think(table.id)
        assert chosen is not None
        pause = await whole._pause(chosen, turn)
        if not chosen.idle:
            pauses.append((chosen.seat != last, pause))
            last = chosen.seat
        await house.tables.bots.do(chosen)
    return pauses


def change(head: int, match: TableMatch | None = None, what: str = "journal") -> Change:
    return Change("t1", what, head, None, match)


@pytest.mark.anyio
async def test_pages_hear_of_a_turn_when_it_is_done() -> None:
    """Every decision is on the disk at once; what is told waits until somebody else is asked."""
    within, after = bot_in_its_turn()
    told: list[int] = []
    turns = WholeTurns(lambda one: told.append(one.head))
    # What a person does is told at once, and so is what is no decision.
    assert not turns.keeps(change(3, within))
    turns.acts("t1", 0)
    assert not turns.keeps(change(3, what="chat"))
    assert [turns.keeps(change(head, within)) for head in (4, 5)] == [True, True]
    assert told == []
    assert not turns.keeps(change(6, after))
    turns.done("t1")
    # The last of them tells the others.
    assert told == []
    # A bot that fails, or that a person has interrupted, leaves nothing untold.
    turns.acts("t1", 0)
    assert turns.keeps(change(7, within))
    turns.done("t1")
    assert told == [7]
    assert not turns.keeps(change(8, within))


def bot_in_its_turn() -> tuple[TableMatch, TableMatch]:
    """A game in which it is for the first seat to go on, and one in which it is not."""
    (within,) = islice((made for made in moments_asked("mountain-king", 0) if made.state.deciding == (0,)), 1)
    after = within.copy()
    while after.state.deciding == (0,):
        after.play(after.state.decision.options[0], 0)
    assert goes_on(within, 0)
    assert not goes_on(after, 0)
    return within, after


def test_a_page_is_shown_a_turn_in_one_message(sqlite_template: Path, tmp_path: Path) -> None:
    with web.opened(sqlite_template, tmp_path) as client:
        assert most_told_at_once(client) > 2


def most_told_at_once(client: TestClient[Any]) -> int:
    """How many decisions of a bot a page has heard of in one message."""
    me = web.Guest(client)
    table = me.table("me", "bot:random", game="mountain-king")
    rng, rows = Random(3), 0
    with me.live(table) as page:
        page.next("table")
        while len(page.heard) < 60:
            if page.table["prompt"]["mine"]:
                page.offer(rng)
            else:
                page.next("table")
            rows = max(rows, len({line["n"] for line in page.table["log"] if line.get("by") == 1}))
    return rows
