"""Later answers: kept with the seat, given by the house when their time has come, and heard of by nobody else."""

from __future__ import annotations

import pytest

import meadhall
from bench.moves import dragon_lords
from meadhall.kernel.errors import NotationError
from meadhall.kernel.match import Match
from meadhall.server.errors import ForbiddenError, StaleError
from meadhall.server.tables.records import Later, Person, Table
from tests.server.houses import House, opened

GARDEN = meadhall.load("ice-garden")
BUYING = next(move for move in dragon_lords.MOVES if move.name == "buy ten units and place them")
PLANS = ["plan move", "plan making"]
"""What is kept while the first marker goes to the influence."""


async def planning(house: House, *seats: str) -> tuple[Person, Table]:
    """A table where all plan, I first."""
    me = await house.people.guest()
    save = Match.of(GARDEN.scenario(at="planning", callo={}, freihoff={}), seed=1).to_json()
    return me, await house.tables.copying.import_save(me, save, list(seats))


async def plan(house: House, me: Person, table: Table, *later: str, confirm: bool = False) -> None:
    await house.tables.drafts.put(
        me, table.id, 0, table.head, ["plan influence"], play="now", later=later, confirm=confirm
    )


async def kept(house: House, table: Table) -> Later | None:
    return (await house.tables.looking.table(table.id)).seats[0].later


async def planned(house: House, table: Table, seat: int = 0) -> list[str]:
    match = await house.tables.looking.match(table.id)
    return [str(entry.action) for entry in match.journal if entry.by == seat]


async def other_plans(house: House, me: Person, table: Table, action: str) -> None:
    """The other seat, which is mine too, lays a marker."""
    head = (await house.tables.looking.table(table.id)).head
    await house.tables.playing.play(me, table.id, 1, head, action)


async def head_of(house: House, table: Table) -> int:
    return (await house.tables.looking.table(table.id)).head


@pytest.mark.anyio
async def test_what_is_kept_waits_for_the_draft(house: House) -> None:
    me, table = await planning(house, "me", "hot")
    await house.tables.drafts.put(me, table.id, 0, table.head, ["plan influence"], later=PLANS)
    assert await house.tables.bots.step(table.id) is None
    # A draft that is put away takes it along.
    await house.tables.drafts.put(me, table.id, 0, table.head, [])
    assert await kept(house, table) is None


@pytest.mark.anyio
async def test_the_house_gives_it_when_the_seat_is_asked(house: House) -> None:
    me, table = await planning(house, "me", "hot")
    await plan(house, me, table, *PLANS)
    assert await house.tables.bots.step(table.id) is None
    await other_plans(house, me, table, "plan making")
    assert await house.tables.bots.play_on(table.id) == 1
    assert await planned(house, table) == ["plan influence", "plan move"]
    await other_plans(house, me, table, "plan influence")
    assert await house.tables.bots.play_on(table.id) == 1
    assert await planned(house, table) == ["plan influence", *PLANS]
    assert await kept(house, table) is None


@pytest.mark.anyio
async def test_what_has_become_impossible_is_dropped_and_the_person_asked(house: House) -> None:
    me, table = await planning(house, "me", "hot")
    later = ["plan raven", "plan raven"]
    await house.tables.drafts.put(me, table.id, 0, table.head, ["plan raven"], play="now", later=later)
    # The field has three places.
    for action in ("plan raven", "plan influence"):
        await other_plans(house, me, table, action)
        await house.tables.bots.play_on(table.id)
    assert await planned(house, table) == ["plan raven", "plan raven"]
    left = await kept(house, table)
    assert left is not None
    assert (left.actions, left.broken) == ((), ("plan raven",))
    await house.tables.playing.play(me, table.id, 0, await head_of(house, table), "plan move")
    assert await kept(house, table) is None


@pytest.mark.anyio
async def test_who_confirms_every_move_finds_it_in_the_draft(house: House) -> None:
    me, table = await planning(house, "me", "hot")
    await plan(house, me, table, *PLANS, confirm=True)
    await other_plans(house, me, table, "plan influence")
    assert await house.tables.bots.step(table.id) is None
    place = (await house.tables.looking.table(table.id)).seats[0]
    assert place.draft == ("plan move",)
    assert place.later is not None
    assert place.later.actions == ("plan making",)
    await house.tables.drafts.put(me, table.id, 0, await head_of(house, table), place.draft, play="now", confirm=True)
    await other_plans(house, me, table, "plan influence")
    assert (await house.tables.looking.table(table.id)).seats[0].draft == ("plan making",)


@pytest.mark.anyio
async def test_what_is_for_another_question_waits_and_goes_when_the_first_comes_again(house: House) -> None:
    me, table = await planning(house, "me", "hot")
    await plan(house, me, table, "gain gold")
    assert (await kept(house, table)) is not None
    await other_plans(house, me, table, "plan making")
    assert await kept(house, table) is None


@pytest.mark.anyio
async def test_whoever_answers_otherwise_is_not_answered_for(house: House) -> None:
    me, table = await planning(house, "me", "hot")
    await plan(house, me, table, *PLANS)
    await other_plans(house, me, table, "plan making")
    chosen = await house.tables.bots.think(table.id)
    assert chosen is not None
    await house.tables.playing.play(me, table.id, 0, chosen.head, "plan influence")
    with pytest.raises(StaleError):
        await house.tables.bots.do(chosen)
    assert await kept(house, table) is None


@pytest.mark.anyio
async def test_what_is_removed_is_not_given(house: House) -> None:
    me, table = await planning(house, "me", "hot")
    await plan(house, me, table, *PLANS)
    await other_plans(house, me, table, "plan influence")
    chosen = await house.tables.bots.think(table.id)
    assert chosen is not None
    stranger = await house.people.guest()
    with pytest.raises(ForbiddenError):
        await house.tables.drafts.keep(stranger, table.id, 0, [])
    await house.tables.drafts.keep(me, table.id, 0, PLANS[1:])
    with pytest.raises(StaleError):
        await house.tables.bots.do(chosen)
    await house.tables.drafts.keep(me, table.id, 0, [])
    assert await house.tables.bots.think(table.id) is None


@pytest.mark.anyio
async def test_what_no_action_is_cannot_be_kept(house: House) -> None:
    me, table = await planning(house, "me", "hot")
    with pytest.raises(NotationError):
        await plan(house, me, table, "plan nothing")


@pytest.mark.anyio
async def test_nothing_is_played_for_who_went_back(house: House) -> None:
    me, table = await planning(house, "me", "hot")
    await plan(house, me, table, *PLANS)
    await other_plans(house, me, table, "plan making")
    await house.tables.rewinding.propose(me, table.id, table.head)
    assert await kept(house, table) is None
    assert await house.tables.bots.play_on(table.id) == 0


@pytest.mark.anyio
async def test_whoever_takes_the_move_back_finds_what_came_with_it_in_the_draft_again(house: House) -> None:
    me, seat = await house.people.guest(), BUYING.me
    match = BUYING.match()
    seats = ["me" if each == seat else "bot:random" for each in range(match.state.players)]
    table = await house.tables.copying.import_save(me, match.to_json(), seats)
    place = ["place solborg 3"]
    await house.tables.drafts.put(me, table.id, seat, table.head, ["buy 3"], play="now", later=place)
    bought = await house.tables.looking.table(table.id)
    assert bought.seats[seat].later == Later(tuple(place), "ask-purchase", left=True)
    await house.tables.rewinding.undo(me, table.id, seat, bought.head, open=True)
    again = (await house.tables.looking.table(table.id)).seats[seat]
    assert again.draft == ("buy 3",)
    assert again.later == Later(tuple(place), "ask-purchase", drafted=True)


@pytest.mark.anyio
async def test_a_bot_that_takes_over_plays_for_itself(house: House) -> None:
    me, other = await house.people.guest(), await house.people.guest()
    save = Match.of(GARDEN.scenario(at="planning", callo={}, freihoff={}), seed=1).to_json()
    table = await house.tables.copying.import_save(me, save, ["me", "open"], private=False)
    await house.tables.seating.join(other, table.id)
    await plan(house, me, table, *PLANS)
    await house.tables.seating.leave(me, table.id, 0)
    await house.tables.playing.play(other, table.id, 1, await head_of(house, table), "plan influence")
    await house.tables.bots.step(table.id)
    assert await kept(house, table) is None


@pytest.mark.anyio
async def test_nothing_is_lost_with_a_restart(url: str, house: House) -> None:
    me, table = await planning(house, "me", "hot")
    await plan(house, me, table, *PLANS)
    await other_plans(house, me, table, "plan influence")
    async with opened(url) as later:
        assert await later.tables.bots.silent_tables() == [table.id]
        assert await later.tables.bots.play_on(table.id) == 1
        assert await later.tables.bots.silent_tables() == []


@pytest.mark.anyio
async def test_bots_play_on_with_what_is_kept(house: House) -> None:
    me, table = await planning(house, "me", "bot:random")
    await plan(house, me, table, *PLANS)
    await house.tables.bots.play_on(table.id)
    done = await planned(house, table)
    left = await kept(house, table)
    assert done[1:] == PLANS or (left is not None and left.broken)
