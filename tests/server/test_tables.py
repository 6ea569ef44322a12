"""Tables: opening, joining, playing, bots, lists, talk, and whatever a caller can do wrong."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.kernel.errors import BadField, IllegalAction, MeadhallError, NotationError, OptionError, PackError
from meadhall.kernel.state import FATE, State
from meadhall.server.errors import ConflictError, ForbiddenError, NotFoundError, StaleError
from meadhall.server.tables import cache, opening
from meadhall.server.tables.fair_dice import commitment
from meadhall.server.tables.journal import OFTEN, JournalRow, counting_rows
from meadhall.server.tables.records import Person, Played, Table
from meadhall.server.tables.service import Tables
from meadhall.server.tables.talking import LONGEST_CHAT, LONGEST_NOTE
from meadhall.server.tables.transactions import Change
from tests.server.houses import House, opened, play_on, play_one

pytestmark = pytest.mark.anyio

GAME = "ice-garden"


async def hot_table(house: House, players: int = 3, **options: Any) -> tuple[Table, Person]:
    me = await house.people.guest()
    return await house.tables.opening.create(me, GAME, options, ["hot"] * players), me


async def first_option(house: House, table: Table) -> tuple[int, int, str]:
    """The seat that is asked, the head, and what it may do first."""
    match = await house.tables.looking.match(table.id)
    decision = match.state.decision
    assert decision is not None
    return decision.seat, match.head, str(decision.options[0])


# --- opening ----------------------------------------------------------------------------------------


async def test_a_table_runs_at_once_if_no_seat_is_open(house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(
        me, GAME, {"edition": "first"}, ["me", "bot:random", "hot"], "live:600", "  Winter   night ", True
    )
    assert (table.game, table.status, table.title, str(table.pace)) == (GAME, "running", "Winter night", "live:600")
    assert (table.players, table.options["edition"], table.private) == (3, "first", True)
    assert table.rules == meadhall.load(GAME).version
    assert [seat.kind for seat in table.seats] == ["person", "bot", "hot"]
    assert table.seats_of(me) == [0, 2]
    assert table.asks(me) == bool({0, 2} & set(table.asked()))
    assert await house.tables.looking.table(table.id) == table


async def test_the_seed_is_secret_until_the_end(house: House) -> None:
    table, me = await hot_table(house, 2)
    assert table.seed is None
    match = await house.tables.looking.match(table.id)
    assert table.commitment == commitment(match.seed)
    assert str(match.seed) not in repr(table)
    await play_on(house, me, table.id, 10_000)
    over = await house.tables.looking.table(table.id)
    assert (over.status, over.seed, over.commitment) == ("over", match.seed, table.commitment)
    assert over.result is not None
    assert over.result == (await house.tables.looking.match(table.id)).state.result
    assert over.asked() == []


async def test_a_pack_of_ones_own_is_played(house: House) -> None:
    me = await house.people.guest()
    pack = {"start": {"gold": 3}}
    table = await house.tables.opening.create(me, GAME, {}, ["hot", "hot"], pack=pack)
    assert table.pack == pack
    assert (await house.tables.looking.match(table.id)).game.overlay == pack
    assert await play_on(house, me, table.id, 5) == 5


@pytest.mark.parametrize(
    ("change", "error", "field"),
    [
        ({"game": "chess"}, BadField, "game"),
        ({"options": {"edition": "third"}}, OptionError, "edition"),
        ({"options": {"colour": "red"}}, OptionError, "colour"),
        ({"seats": []}, OptionError, "players"),
        ({"seats": ["me"] * 5}, OptionError, "players"),
        ({"seats": ["me", "you"]}, BadField, "seats[1]"),
        ({"seats": ["bot:god", "me"]}, BadField, "seats[0]"),
        ({"seats": ["bot", "me"]}, BadField, "seats[0]"),
        ({"pace": "fast"}, BadField, "pace"),
        ({"title": "x" * 81}, BadField, "title"),
        ({"title": "a\x00b"}, BadField, "title"),
        ({"away": "dance"}, BadField, "away"),
        ({"pack": {"nonsense": {"x": 1}}}, PackError, "nonsense"),
    ],
)
async def test_a_wrong_table_is_refused_by_the_name_of_the_field(
    house: House, change: dict[str, Any], error: type[BadField], field: str
) -> None:
    me = await house.people.guest()
    wanted: dict[str, Any] = {"game": GAME, "options": {}, "seats": ["me", "bot:random"]}
    with pytest.raises(error) as refused:
        await house.tables.opening.create(me, **{**wanted, **change})
    assert refused.value.field.startswith(field)
    assert await house.tables.listing.mine(me) == []


async def test_nobody_opens_tables_without_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "MOST_TABLES", 2)
    _, me = await hot_table(house)
    await house.tables.opening.create(me, GAME, {}, ["hot", "hot"])
    with pytest.raises(ConflictError):
        await house.tables.opening.create(me, GAME, {}, ["hot", "hot"])


# --- joining and leaving ----------------------------------------------------------------------------


async def test_the_game_begins_with_the_last_who_joins(house: House) -> None:
    me, you, they = [await house.people.guest() for _ in range(3)]
    table = await house.tables.opening.create(me, GAME, {}, ["open", "me", "open"])
    assert (table.status, table.asked()) == ("open", [])
    with pytest.raises(ConflictError, match="not begun"):
        await house.tables.playing.play(me, table.id, 1, table.head, "rest")
    assert await house.tables.seating.join(you, table.id, 2) == 2
    assert (await house.tables.looking.table(table.id)).status == "open"
    assert await house.tables.seating.join(they, table.id) == 0
    table = await house.tables.looking.table(table.id)
    assert (table.status, table.people()) == ("running", [they.id, me.id, you.id])
    assert table.asked() == list((await house.tables.looking.match(table.id)).state.deciding)
    with pytest.raises(ConflictError, match="No seat is open"):
        await house.tables.seating.join(you, table.id)


async def test_of_two_who_want_a_seat_one_gets_it(house: House) -> None:
    me, you, they = [await house.people.guest() for _ in range(3)]
    table = await house.tables.opening.create(me, GAME, {}, ["me", "open", "open"])
    results = await asyncio.gather(
        *(house.tables.seating.join(person, table.id, 1) for person in (you, they)), return_exceptions=True
    )
    assert [type(result) for result in results if result != 1] == [ConflictError]


async def test_a_private_table_needs_an_invitation(house: House) -> None:
    me, you, they = [await house.people.guest() for _ in range(3)]
    table = await house.tables.opening.create(me, GAME, {}, ["me", "open", "open"], private=True)
    invitations = await house.tables.seating.invitations(me, table.id)
    assert sorted(invitations) == [1, 2]
    assert len(set(invitations.values())) == 2
    assert all(len(token) >= 32 for token in invitations.values())
    with pytest.raises(ForbiddenError):
        await house.tables.seating.invitations(you, table.id)
    with pytest.raises(ForbiddenError, match="private"):
        await house.tables.seating.join(you, table.id, 1)
    with pytest.raises(ConflictError):
        await house.tables.seating.join(you, table.id, 1, "guessed")
    assert await house.tables.seating.by_invitation(invitations[2]) == (await house.tables.looking.table(table.id), 2)
    assert await house.tables.seating.join(you, table.id, invitation=invitations[2]) == 2
    with pytest.raises(NotFoundError):
        await house.tables.seating.by_invitation(invitations[2])
    with pytest.raises(ConflictError):
        await house.tables.seating.join(they, table.id, 1, invitations[2])
    told = repr(await house.tables.looking.table(table.id))
    assert not any(token in told for token in invitations.values())


async def test_a_seat_left_before_the_beginning_is_open_again(house: House) -> None:
    me, you = [await house.people.guest() for _ in range(2)]
    table = await house.tables.opening.create(me, GAME, {}, ["me", "open", "open"])
    await house.tables.seating.join(you, table.id, 1)
    with pytest.raises(ForbiddenError):
        await house.tables.seating.leave(me, table.id, 1)
    await house.tables.seating.leave(you, table.id, 1)
    assert [seat.kind for seat in (await house.tables.looking.table(table.id)).seats] == ["person", "open", "open"]
    assert sorted(await house.tables.seating.invitations(me, table.id)) == [1, 2]


@pytest.mark.parametrize("kind", ["bot:random", "hot"])
async def test_the_owner_fills_the_open_seats(house: House, kind: str) -> None:
    me, you = [await house.people.guest() for _ in range(2)]
    table = await house.tables.opening.create(me, GAME, {}, ["me", "open", "open"])
    with pytest.raises(ForbiddenError):
        await house.tables.seating.fill(you, table.id, kind)
    with pytest.raises(BadField):
        await house.tables.seating.fill(me, table.id, "open")
    await house.tables.seating.fill(me, table.id, kind)
    table = await house.tables.looking.table(table.id)
    assert (table.status, table.seats[2].kind) == ("running", kind.partition(":")[0])
    with pytest.raises(ConflictError):
        await house.tables.seating.fill(me, table.id, kind)


# --- playing ----------------------------------------------------------------------------------------


async def test_a_move_is_written_before_it_is_acknowledged(url: str, house: House) -> None:
    table, me = await hot_table(house)
    seat, head, action = await first_option(house, table)
    house.time.now += 5
    played = await house.tables.playing.play(me, table.id, seat, head, action.upper())
    assert (played.table_id, played.seat, played.over) == (table.id, seat, False)
    async with opened(url) as other:
        again = await other.tables.looking.match(table.id)
        assert again.head == played.head == (await other.tables.looking.table(table.id)).head
        assert again.state == (await house.tables.looking.match(table.id)).state
        assert again.state.deciding == played.asked
        assert str(again.journal[head].action) == action
        assert again.times[head] == house.time.now


async def test_fate_answers_in_rows_of_its_own(house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(me, GAME, {"characters": "dealt"}, ["hot", "hot"])
    match = await house.tables.looking.match(table.id)
    assert table.head == len(match.journal) > 0
    assert {entry.by for entry in match.journal} == {FATE}
    await play_on(house, me, table.id, 60)
    log = await house.tables.looking.log(table.id, None)
    assert [line.n for line in log] == list(range(len(log)))
    assert {line.by for line in log} == {FATE, 0, 1}


async def test_a_move_with_an_old_head_is_refused(house: House) -> None:
    table, me = await hot_table(house)
    seat, head, action = await first_option(house, table)
    await house.tables.playing.play(me, table.id, seat, head, action)
    seat, now, action = await first_option(house, table)
    for wrong in (head, now + 1, -1):
        with pytest.raises(StaleError) as refused:
            await house.tables.playing.play(me, table.id, seat, wrong, action)
        assert refused.value.head == now
    assert (await house.tables.looking.table(table.id)).head == now


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"person": Person("somebody", "else")}, ForbiddenError),
        ({"table_id": "nowhere"}, NotFoundError),
        ({"seat": 7}, BadField),
        ({"seat": -1}, BadField),
        ({"action": "dance"}, NotationError),
        ({"action": ""}, NotationError),
        ({"action": "x" * 10_000}, NotationError),
        ({"action": "number 1"}, IllegalAction),
    ],
)
async def test_a_wrong_move_changes_nothing(house: House, change: dict[str, Any], error: type[MeadhallError]) -> None:
    table, me = await hot_table(house)
    seat, head, action = await first_option(house, table)
    wanted = {"person": me, "table_id": table.id, "seat": seat, "head": head, "action": action}
    before = (await house.tables.looking.match(table.id)).state
    with pytest.raises(error):
        await house.tables.playing.play(**{**wanted, **change})
    assert (await house.tables.looking.table(table.id)).head == head
    assert (await house.tables.looking.match(table.id)).state == before
    await house.tables.playing.play(me, table.id, seat, head, action)


async def test_nobody_moves_for_another_seat(house: House) -> None:
    me, you = [await house.people.guest() for _ in range(2)]
    table = await house.tables.opening.create(me, GAME, {}, ["me", "open"])
    await house.tables.seating.join(you, table.id)
    seat, head, action = await first_option(house, table)
    asked, other = (me, you) if seat == 0 else (you, me)
    with pytest.raises(ForbiddenError):
        await house.tables.playing.play(other, table.id, seat, head, action)
    with pytest.raises(IllegalAction):
        await house.tables.playing.play(other, table.id, 1 - seat, head, action)
    await house.tables.playing.play(asked, table.id, seat, head, action)


async def test_nothing_is_played_after_the_end(house: House) -> None:
    table, me = await hot_table(house, 2)
    await play_on(house, me, table.id, 10_000)
    over = await house.tables.looking.table(table.id)
    with pytest.raises(ConflictError, match="over"):
        await house.tables.playing.play(me, table.id, 0, over.head, "rest")
    with pytest.raises(ConflictError, match="over"):
        await house.tables.rewinding.undo(me, table.id, 0, over.head)
    with pytest.raises(ConflictError, match="over"):
        await house.tables.rewinding.propose(me, table.id, 3)


async def test_a_match_given_out_is_the_callers_own(house: House) -> None:
    table, me = await hot_table(house)
    await play_on(house, me, table.id, 20)
    match = await house.tables.looking.match(table.id)
    kept = (await house.tables.looking.match(table.id)).state
    while match.can_undo:
        match.undo()
    match.play(match.state.decision.options[0])
    again = await house.tables.looking.match(table.id)
    assert again.state == kept
    assert len(again.journal) == again.head


async def test_every_change_is_told_after_its_commit(house: House) -> None:
    heard: list[Change] = []

    async def listen(change: Change) -> None:
        assert (await house.tables.looking.table(change.table_id)).head == change.head
        heard.append(change)

    table, me = await hot_table(house)
    house.tables = Tables(house.database, house.time, listen)
    seat, head, action = await first_option(house, table)
    with pytest.raises(StaleError):
        await house.tables.playing.play(me, table.id, seat, head + 1, action)
    played = await house.tables.playing.play(me, table.id, seat, head, action)
    await house.tables.talking.say(me, table.id, "well met")
    rewind = await house.tables.rewinding.propose(me, table.id, head)
    assert rewind.status == "done"
    told = [(change.what, change.head) for change in heard]
    assert told[:2] == [("journal", played.head), ("chat", played.head)]
    assert set(told[2:]) == {("journal", played.head + 1), ("rewind", played.head + 1)}


# --- loading ----------------------------------------------------------------------------------------


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the actions that are applied to any position."""
    count = [0]
    apply = State.apply

    def counting(self: State, *args: Any) -> Any:
        count[0] += 1
        return apply(self, *args)

    monkeypatch.setattr(State, "apply", counting)
    return count


async def long_game(house: House, rows: int) -> tuple[Table, Person]:
    """A running table with a long journal: games are taken back and played on until it is long enough."""
    table, me = await hot_table(house, 4)
    rng = Random(5)
    while (match := await house.tables.looking.match(table.id)).head < rows:
        if len(match.journal) > 180:
            await house.tables.rewinding.propose(me, table.id, match.rows[120])
        else:
            decision = match.state.decision
            await house.tables.playing.play(me, table.id, decision.seat, match.head, str(rng.choice(decision.options)))
    return await house.tables.looking.table(table.id), me


async def test_a_long_game_is_not_replayed_from_its_beginning(url: str, house: House, applied: list[int]) -> None:
    table, _ = await long_game(house, 1000)
    assert table.head >= 1000
    match = await house.tables.looking.match(table.id)
    async with opened(url) as other:
        applied[0] = 0
        again = await other.tables.looking.match(table.id)
        assert applied[0] <= OFTEN + 15
        applied[0] = 0
        assert (await other.tables.looking.match(table.id)).state == again.state
        assert applied[0] == 0
    assert again.state == match.state
    assert [str(entry.action) for entry in again.journal] == [str(entry.action) for entry in match.journal]
    assert (again.rows, again.can_undo) == (match.rows, match.can_undo)


async def test_another_worker_only_follows_what_is_new(url: str, house: House, applied: list[int]) -> None:
    table, me = await hot_table(house)
    await play_on(house, me, table.id, 30)
    async with opened(url) as other:
        await other.tables.looking.match(table.id)
        before = (await other.tables.looking.match(table.id)).head
        await play_on(house, me, table.id, 3, seed=8)
        applied[0] = 0
        match = await other.tables.looking.match(table.id)
        assert applied[0] == match.head - before > 0
        assert match.state == (await house.tables.looking.match(table.id)).state


async def test_what_can_be_undone_does_not_depend_on_snapshots(url: str, house: House) -> None:
    table, me = await hot_table(house)
    rng = Random(11)
    depths = set()
    for _ in range(60):
        await play_on(house, me, table.id, 2, seed=rng.randrange(100))
        near = await house.tables.looking.match(table.id)
        async with opened(url) as other:
            far = await other.tables.looking.match(table.id)
        assert len(far._past) == len(near._past)
        depths.add(len(far._past))
    assert max(depths) >= 2


@pytest.mark.parametrize("pace", ["none", "live:100000"])
async def test_a_change_tells_the_table_as_it_is_in_the_database(house: House, pace: str) -> None:
    changes: list[Change] = []

    async def listen(change: Change) -> None:
        changes.append(change)

    me = await house.people.guest()
    table = await house.tables.opening.create(me, GAME, {}, ["hot", "me"], pace)
    house.tables = Tables(house.database, house.time, listen)
    rng, compared = Random(3), 0
    while await play_one(house, me, table.id, rng) is not None:
        house.time.now += 7
        (change,) = changes
        changes.clear()
        assert change.table == await house.tables.looking.table(table.id)
        assert change.match is not None
        compared += 1
        if compared % 25 == 0:
            match = await house.tables.looking.match(table.id)
            assert (change.match.state, change.match.rows, change.match.head) == (match.state, match.rows, match.head)
    assert compared > 50
    assert change.table is not None
    assert (change.table.status, change.table.seed is None) == ("over", False)


async def test_a_move_heeds_what_others_wrote_since_the_last_one(url: str, house: House) -> None:
    """A table is kept at hand from move to move, but not beyond what anybody else has changed."""
    table, me = await hot_table(house, 2)
    changes: list[Change] = []

    async def listen(change: Change) -> None:
        changes.append(change)

    house.tables = Tables(house.database, house.time, listen)
    rng = Random(2)
    await play_one(house, me, table.id, rng)
    async with opened(url) as other:
        await other.tables.seating.leave(me, table.id, 0)
        await other.tables.seating.leave(me, table.id, 1)
    played = await play_one(house, me, table.id, rng)
    assert played is not None
    # Whoever acts has come back; the other seat is still given away.
    gone = [seat.gone for seat in (await house.tables.looking.table(table.id)).seats]
    assert gone == [seat != played.seat for seat in (0, 1)]
    await house.people.change(me, name="Hallgerd")
    await play_one(house, me, table.id, rng)
    assert changes[-1].table == await house.tables.looking.table(table.id)
    assert changes[-1].table is not None
    assert {seat.name for seat in changes[-1].table.seats} == {"Hallgerd"}


async def test_a_move_costs_no_reading_of_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    if house.database.untracked_changes is None:
        pytest.skip("other workers may write at any time")
    table, me = await hot_table(house)
    rng = Random(2)
    await play_one(house, me, table.id, rng)
    match = await house.tables.looking.match(table.id)
    monkeypatch.setattr("meadhall.server.tables.transactions.read", None)
    for _ in range(3):
        decision = match.state.decision
        action = rng.choice(decision.options)
        await house.tables.playing.play(me, table.id, decision.seat, match.head, str(action))
        match.play(action)
        match.number(0.0)


async def test_every_moment_can_be_looked_at(house: House) -> None:
    table, me = await hot_table(house)
    await play_on(house, me, table.id, 90)
    match = await house.tables.looking.match(table.id)
    for moment in (0, 1, 40, 77, match.head):
        assert await house.tables.looking.history(table.id, moment) == match.at(moment)
    for moment in (-1, match.head + 1):
        with pytest.raises(NotFoundError):
            await house.tables.looking.history(table.id, moment)


async def test_the_log_has_all_events_whatever_was_loaded(url: str, house: House) -> None:
    table, me = await hot_table(house)
    await play_on(house, me, table.id, 120)
    async with opened(url) as other:
        loaded = await other.tables.looking.match(table.id)
        assert 0 < loaded.events_from < loaded.head
        late = await other.tables.looking.log(table.id, None, since=loaded.rows[loaded.events_from])
        assert (await other.tables.looking.match(table.id)).events_from == loaded.events_from
        log = await other.tables.looking.log(table.id, None)
        assert (await other.tables.looking.match(table.id)).events_from == 0
    match = await house.tables.looking.match(table.id)
    assert [line.events for line in log] == [tuple(entry.events) for entry in match.journal]
    assert log[loaded.events_from :] == late
    assert await house.tables.looking.log(table.id, None, 10, 20) == log[10:20]


def test_rows_that_were_taken_back_do_not_count() -> None:
    journal = [
        JournalRow(0, 0, "a", 0),
        JournalRow(1, 0, "b", 0),
        JournalRow(2, -2, "undo to 1", 0),
        JournalRow(3, 0, "c", 0),
        JournalRow(4, 0, "d", 0),
    ]
    assert [row.n for row in counting_rows(journal)] == [0, 3, 4]
    assert [row.n for row in counting_rows([*journal, JournalRow(5, -2, "undo to 4", 0)])] == [0, 3]
    assert [row.n for row in counting_rows([*journal, JournalRow(5, -2, "undo to 0", 0)])] == []


async def test_a_table_of_other_rules_is_not_played(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await hot_table(house)
    monkeypatch.setattr(type(meadhall.load(GAME)), "version", "2.0")
    with pytest.raises(ConflictError, match=r"version 1\.1 of the rules; these are 2\.0"):
        await house.tables.looking.match(table.id)
    assert (await house.tables.looking.table(table.id)).rules == "1.1"


async def test_snapshots_of_other_rules_are_not_used(
    url: str, house: House, applied: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, me = await hot_table(house)
    await play_on(house, me, table.id, 120)
    state = (await house.tables.looking.match(table.id)).state
    monkeypatch.setattr(cache, "rules_mark", lambda game: "of another release")
    async with opened(url) as other:
        applied[0] = 0
        assert (await other.tables.looking.match(table.id)).state == state
        assert applied[0] >= 120


# --- bots -------------------------------------------------------------------------------------------


async def test_bots_play_a_whole_game(house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(me, GAME, {}, ["bot:random"] * 3)
    moves = await house.tables.bots.play_on(table.id)
    over = await house.tables.looking.table(table.id)
    log = await house.tables.looking.log(table.id, None)
    assert over.status == "over"
    assert moves == sum(line.by != FATE for line in log)
    assert await house.tables.bots.play_on(table.id) == 0
    assert await house.tables.bots.step(table.id) is None


async def test_people_and_bots_play_a_whole_game(house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(me, GAME, {}, ["bot:random", "me", "bot:random"])
    rng = Random(3)
    played: Played | None = None
    while (await house.tables.looking.table(table.id)).status == "running":
        await house.tables.bots.play_on(table.id)
        state = (await house.tables.looking.match(table.id)).state
        assert state.over or state.deciding == (1,)
        if not state.over:
            played = await play_one(house, me, table.id, rng)
    assert played is not None
    assert {line.by for line in await house.tables.looking.log(table.id, None)} == {FATE, 0, 1, 2}


async def test_bots_play_alone(house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(me, GAME, {"difficulty": "medium"}, ["bot:random"])
    await house.tables.bots.play_on(table.id, limit=7)
    assert (await house.tables.looking.table(table.id)).status == "running"
    await house.tables.bots.play_on(table.id)
    assert (await house.tables.looking.table(table.id)).status == "over"


async def test_no_bot_plays_for_a_person(house: House) -> None:
    table, _ = await hot_table(house)
    assert await house.tables.bots.step(table.id) is None
    assert await house.tables.bots.waiting_tables() == []
    with pytest.raises(NotFoundError):
        await house.tables.bots.play_on("nowhere")


# --- lists and talk ---------------------------------------------------------------------------------


async def test_my_turn_comes_first(house: House) -> None:
    me, you = [await house.people.guest() for _ in range(2)]
    made = []
    for _ in range(2):
        house.time.now += 1
        table = await house.tables.opening.create(me, GAME, {}, ["me", "open"])
        await house.tables.seating.join(you, table.id)
        made.append(table)
    seat, _, _ = await first_option(house, made[0])
    asked, other = (me, you) if seat == 0 else (you, me)
    # At the newer table it becomes the other's turn.
    while (await house.tables.looking.table(made[1].id)).asks(asked):
        seat, head, action = await first_option(house, made[1])
        house.time.now += 1
        await house.tables.playing.play(asked, made[1].id, seat, head, action)
    assert [table.id for table in await house.tables.listing.mine(asked)] == [made[0].id, made[1].id]
    assert [table.id for table in await house.tables.listing.mine(other)] == [made[1].id, made[0].id]
    assert len(await house.tables.listing.mine(asked, limit=1)) == 1


async def test_lists_show_what_they_may(house: House) -> None:
    me, you = [await house.people.guest() for _ in range(2)]
    free = await house.tables.opening.create(me, GAME, {}, ["me", "open"])
    hidden = await house.tables.opening.create(me, GAME, {}, ["me", "open"], private=True)
    over = await house.tables.opening.create(me, GAME, {}, ["bot:random"] * 2)
    secret = await house.tables.opening.create(me, GAME, {}, ["bot:random"] * 2, private=True)
    for table in (over, secret):
        await house.tables.bots.play_on(table.id)
    assert [table.id for table in await house.tables.listing.open()] == [free.id]
    assert {table.id for table in await house.tables.listing.mine(me)} == {free.id, hidden.id}
    assert [table.id for table in await house.tables.listing.finished()] == [over.id]
    assert {table.id for table in await house.tables.listing.finished(me)} == {over.id, secret.id}
    assert await house.tables.listing.mine(you) == await house.tables.listing.finished(you) == []


async def test_talk(house: House) -> None:
    me, you, they = [await house.people.guest() for _ in range(3)]
    table = await house.tables.opening.create(me, GAME, {}, ["bot:random", "me", "open"])
    await house.tables.seating.join(you, table.id)
    first = await house.tables.talking.say(me, table.id, "  well met ")
    second = await house.tables.talking.say(you, table.id, "and you")
    assert (first.text, first.seat, first.name, second.seat) == ("well met", 1, me.name, 2)
    assert await house.tables.talking.lines(table.id) == [first, second]
    assert await house.tables.talking.lines(table.id, after=first.n) == [second]
    assert await house.tables.talking.lines(table.id, limit=1) == [second]
    with pytest.raises(ForbiddenError):
        await house.tables.talking.say(they, table.id, "me too")
    for wrong in ("", "   ", "x" * (LONGEST_CHAT + 1)):
        with pytest.raises(BadField):
            await house.tables.talking.say(me, table.id, wrong)
    with pytest.raises(NotFoundError):
        await house.tables.talking.lines("nowhere")


async def test_notes_are_private(house: House) -> None:
    me, you = [await house.people.guest() for _ in range(2)]
    table = await house.tables.opening.create(me, GAME, {}, ["me", "bot:random"])
    await house.tables.talking.write_note(me, table.id, "first")
    await house.tables.talking.write_note(me, table.id, "second")
    await house.tables.talking.write_note(you, table.id, "watching")
    assert await house.tables.talking.note(me, table.id) == "second"
    assert await house.tables.talking.note(you, table.id) == "watching"
    await house.tables.talking.write_note(me, table.id, "")
    assert await house.tables.talking.note(me, table.id) == ""
    with pytest.raises(BadField):
        await house.tables.talking.write_note(me, table.id, "x" * (LONGEST_NOTE + 1))
    with pytest.raises(NotFoundError):
        await house.tables.talking.write_note(me, "nowhere", "x")
