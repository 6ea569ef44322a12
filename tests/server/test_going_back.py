"""Going back: undo, rewinding by agreement; and other tables from this one: forks, rematches, saves."""

from __future__ import annotations

import json
from itertools import islice
from random import Random

import pytest

import meadhall
from meadhall.kernel.errors import BadField, MeadhallError, SaveError
from meadhall.kernel.match import Match
from meadhall.kernel.state import FATE
from meadhall.server.drawing.gestures import newest_deeds
from meadhall.server.drawing.naming import seat_words
from meadhall.server.errors import ConflictError, ForbiddenError, NotFoundError, StaleError, WrongField
from meadhall.server.tables import copying
from meadhall.server.tables.fair_dice import verify
from meadhall.server.tables.journal import HOUSE, chooses, counted, gaps_between
from meadhall.server.tables.records import Person, Rewind, Table
from meadhall.server.tables.rewinding import forward_moment
from meadhall.server.tables.stored import read_rows
from tests.kernel.toys import HOMES
from tests.server.houses import House, opened, play_on, play_one

pytestmark = pytest.mark.anyio

GAME = "ice-garden"
DUEL = next(slug for slug in HOMES if slug.endswith("duel"))


async def hot_table(house: House, players: int = 3) -> tuple[Table, Person]:
    me = await house.people.guest()
    return await house.tables.opening.create(me, GAME, {}, ["hot"] * players), me


async def until_undoable(house: House, person: Person, table_id: str, depth: int = 1) -> None:
    """Play until so many actions can be taken back."""
    rng = Random(2)
    while len((await house.tables.looking.match(table_id))._past) < depth:
        assert await play_one(house, person, table_id, rng) is not None


async def people_at_a_table(house: House, count: int, moves: int) -> tuple[Table, list[Person]]:
    """A table with so many people, some moves into the game."""
    people = [await house.people.guest() for _ in range(count)]
    table = await house.tables.opening.create(people[0], GAME, {}, ["me"] + ["open"] * (count - 1))
    for person in people[1:]:
        await house.tables.seating.join(person, table.id)
    rng = Random(4)
    for _ in range(moves):
        match = await house.tables.looking.match(table.id)
        seat = match.state.decision.seat
        action = str(rng.choice(match.state.decision.options))
        await house.tables.playing.play(people[seat], table.id, seat, match.head, action)
    return await house.tables.looking.table(table.id), people


# --- undo -------------------------------------------------------------------------------------------


async def test_undo_goes_back_to_the_barrier_and_the_journal_still_grows(url: str, house: House) -> None:
    table, me = await hot_table(house)
    await until_undoable(house, me, table.id, depth=2)
    match = await house.tables.looking.match(table.id)
    seat, depth, head = match.state.deciding[0], len(match._past), match.head
    for done in range(depth):
        played = await house.tables.rewinding.undo(me, table.id, seat, head + done)
        match.undo()
        assert (played.head, played.asked) == (head + done + 1, (seat,))
        now = await house.tables.looking.match(table.id)
        assert (now.state, now.can_undo, len(now.journal)) == (match.state, match.can_undo, len(match.journal))
        async with opened(url) as other:
            far = await other.tables.looking.match(table.id)
            assert (far.state, far.can_undo, far.rows) == (now.state, now.can_undo, now.rows)
    with pytest.raises(MeadhallError, match="cannot take that back"):
        await house.tables.rewinding.undo(me, table.id, seat, head + depth)
    rows = await house.database.read(lambda c: read_rows(c, table.id, 10_000))
    assert [row.n for row in rows] == list(range(head + depth))
    assert [row.by for row in rows[-depth:]] == [HOUSE] * depth
    assert [row.action for row in rows[-depth:]] == [f"undo to {head - 1 - done}" for done in range(depth)]


async def test_after_undo_the_game_goes_on_and_moments_stay(house: House) -> None:
    table, me = await hot_table(house)
    await until_undoable(house, me, table.id)
    before = await house.tables.looking.match(table.id)
    await house.tables.rewinding.undo(me, table.id, before.state.deciding[0], before.head)
    assert await house.tables.looking.history(table.id, before.head) == before.state
    back = (await house.tables.looking.match(table.id)).state
    assert await house.tables.looking.history(table.id, before.head - 1) == back
    assert await house.tables.looking.history(table.id, before.head + 1) == back
    await play_on(house, me, table.id, 10_000, seed=6)
    assert (await house.tables.looking.table(table.id)).status == "over"
    numbers = [line.n for line in await house.tables.looking.log(table.id, None)]
    assert before.head - 1 not in numbers
    assert before.head not in numbers
    assert before.head + 1 in numbers


async def test_only_who_acted_takes_back_and_only_what_is_new(house: House) -> None:
    table, me = await hot_table(house)
    await until_undoable(house, me, table.id)
    match = await house.tables.looking.match(table.id)
    seat = match.state.deciding[0]
    with pytest.raises(StaleError):
        await house.tables.rewinding.undo(me, table.id, seat, match.head - 1)
    with pytest.raises(ForbiddenError):
        await house.tables.rewinding.undo(await house.people.guest(), table.id, seat, match.head)
    with pytest.raises(ConflictError, match="Only who is asked"):
        await house.tables.rewinding.undo(me, table.id, (seat + 1) % 3, match.head)
    with pytest.raises(BadField):
        await house.tables.rewinding.undo(me, table.id, 9, match.head)
    assert (await house.tables.looking.table(table.id)).head == match.head


async def test_fate_stays_as_it_fell_when_a_table_goes_back(house: House) -> None:
    table, me = await hot_table(house)
    await play_on(house, me, table.id, 60)
    before = (await house.tables.looking.match(table.id)).journal
    await house.tables.rewinding.propose(me, table.id, 0)
    again = before[len((await house.tables.looking.match(table.id)).journal) :]
    assert sum(entry.by == FATE for entry in again) > 3
    for entry in again:
        if entry.by != FATE:
            head = (await house.tables.looking.table(table.id)).head
            await house.tables.playing.play(me, table.id, entry.by, head, str(entry.action))
    after = (await house.tables.looking.match(table.id)).journal
    assert [(entry.by, str(entry.action)) for entry in after] == [(entry.by, str(entry.action)) for entry in before]


# --- rewinding --------------------------------------------------------------------------------------


async def test_everybody_else_must_agree(url: str, house: House) -> None:
    table, (me, you, they) = await people_at_a_table(house, 3, 100)
    wanted = (await house.tables.looking.match(table.id)).at(40)
    rewind = await house.tables.rewinding.propose(me, table.id, 40)
    to = rewind.to
    assert (rewind.status, rewind.name, set(rewind.awaited)) == ("open", me.name, {you.id, they.id})
    assert await house.tables.rewinding.proposal(table.id) == rewind
    assert (await house.tables.rewinding.answer(you, table.id, to, True)).awaited == (they.id,)
    assert (await house.tables.rewinding.answer(you, table.id, to, True)).awaited == (they.id,)
    assert (await house.tables.rewinding.answer(me, table.id, to, True)).status == "open"
    assert (await house.tables.looking.table(table.id)).head == table.head
    assert (await house.tables.rewinding.answer(they, table.id, to, True)).status == "done"
    assert await house.tables.rewinding.proposal(table.id) is None
    now = await house.tables.looking.match(table.id)
    assert now.head == table.head + 1
    assert (to, now.state) == (40, wanted)
    assert now.state.fate is None
    assert (await house.tables.looking.table(table.id)).asked() == list(now.state.deciding)
    async with opened(url) as other:
        far = await other.tables.looking.match(table.id)
        assert (far.state, far.rows, len(far._past)) == (now.state, now.rows, len(now._past))
        assert await other.tables.looking.history(table.id, table.head) == await house.tables.looking.history(
            table.id, table.head
        )


async def test_one_no_is_enough(house: House) -> None:
    table, (me, you, they) = await people_at_a_table(house, 3, 30)
    rewind = await house.tables.rewinding.propose(me, table.id, 10)
    await house.tables.rewinding.answer(they, table.id, rewind.to, True)
    assert (await house.tables.rewinding.answer(you, table.id, rewind.to, False)).status == "refused"
    assert await house.tables.rewinding.proposal(table.id) is None
    assert (await house.tables.looking.table(table.id)).head == table.head
    with pytest.raises(ConflictError):
        await house.tables.rewinding.answer(they, table.id, rewind.to, True)


async def test_a_proposal_can_be_withdrawn(house: House) -> None:
    table, (me, you) = await people_at_a_table(house, 2, 30)
    rewind = await house.tables.rewinding.propose(me, table.id, 10)
    with pytest.raises(ConflictError, match="no proposal of yours"):
        await house.tables.rewinding.withdraw(you, table.id)
    with pytest.raises(ConflictError, match="Another proposal"):
        await house.tables.rewinding.propose(you, table.id, 5)
    await house.tables.rewinding.withdraw(me, table.id)
    assert await house.tables.rewinding.proposal(table.id) is None
    again = await house.tables.rewinding.propose(you, table.id, 10)
    assert (await house.tables.rewinding.answer(you, table.id, again.to, False)).status == "withdrawn"
    assert rewind.to == again.to


async def test_wrong_proposals_and_answers(house: House) -> None:
    table, (me, you) = await people_at_a_table(house, 2, 30)
    stranger = await house.people.guest()
    for wrong in (-1, table.head, table.head + 7):
        with pytest.raises(BadField) as refused:
            await house.tables.rewinding.propose(me, table.id, wrong)
        assert refused.value.field == "to"
    with pytest.raises(ForbiddenError):
        await house.tables.rewinding.propose(stranger, table.id, 10)
    with pytest.raises(ConflictError):
        await house.tables.rewinding.answer(you, table.id, 10, True)
    rewind = await house.tables.rewinding.propose(me, table.id, 10)
    with pytest.raises(ForbiddenError):
        await house.tables.rewinding.answer(stranger, table.id, rewind.to, True)
    with pytest.raises(ConflictError):
        await house.tables.rewinding.answer(you, table.id, rewind.to + 1, True)


async def test_whoever_left_need_not_agree(house: House) -> None:
    table, (me, you, they) = await people_at_a_table(house, 3, 30)
    await house.tables.seating.leave(they, table.id, 2)
    rewind = await house.tables.rewinding.propose(me, table.id, 10)
    assert rewind.awaited == (you.id,)
    assert (await house.tables.rewinding.answer(you, table.id, rewind.to, True)).status == "done"


async def test_alone_one_goes_back_at_once_and_fate_answers_the_same(house: House) -> None:
    table, me = await hot_table(house, 2)
    await play_on(house, me, table.id, 100)
    first = await house.tables.looking.match(table.id)
    fate = next(n for n in range(len(first.journal) - 1, 0, -1) if first.journal[n].by == FATE)
    while first.journal[fate].by == FATE:
        fate -= 1
    rewind = await house.tables.rewinding.propose(me, table.id, fate)
    assert (rewind.status, rewind.to) == ("done", fate)
    cause = first.journal[fate]
    head = (await house.tables.looking.table(table.id)).head
    await house.tables.playing.play(me, table.id, cause.by, head, str(cause.action))
    again = await house.tables.looking.match(table.id)
    assert str(again.journal[fate + 1].action) == str(first.journal[fate + 1].action)
    assert again.journal[fate + 1].by == FATE


async def test_whoever_goes_back_leaves_what_was_composed_behind(house: House) -> None:
    table, me = await hot_table(house, 2)
    await play_on(house, me, table.id, 30)
    now, match = await house.tables.looking.table_and_match(table.id, whole=True)
    (seat, *_) = match.state.deciding
    decision = match.state.decision_of(seat)
    assert decision is not None
    await house.tables.drafts.put(me, table.id, seat, now.head, [str(decision.options[0])])
    assert any(each.draft for each in (await house.tables.looking.table(table.id)).seats)
    await house.tables.rewinding.propose(me, table.id, 10)
    assert not any(each.draft for each in (await house.tables.looking.table(table.id)).seats)


async def test_a_moment_between_question_and_answer_of_fate_is_not_a_place_to_stop(house: House) -> None:
    table, me = await hot_table(house, 2)
    await play_on(house, me, table.id, 100)
    match = await house.tables.looking.match(table.id)
    answer = max(n for n, entry in enumerate(match.journal) if entry.by == FATE)
    rewind = await house.tables.rewinding.propose(me, table.id, answer)
    assert rewind.to == answer + 1
    assert (await house.tables.looking.match(table.id)).state == match.at(rewind.to)


async def test_going_back_again_and_again_leaves_one_true_line(url: str, house: House) -> None:
    table, me = await hot_table(house)
    rng = Random(9)
    for _ in range(12):
        await play_on(house, me, table.id, 25, seed=rng.randrange(1000))
        head = (await house.tables.looking.table(table.id)).head
        await house.tables.rewinding.propose(me, table.id, rng.randrange(head // 2, head - 5))
        near = await house.tables.looking.match(table.id)
        async with opened(url) as other:
            far = await other.tables.looking.match(table.id)
            (_, whole) = await other.tables.looking.table_and_match(table.id, whole=True)
        assert near.state == far.state == whole.state
        assert near.rows == far.rows == whole.rows
        assert whole.events_from == 0


async def bots_after_a_while(house: House, decisions: int) -> tuple[Table, Person]:
    """A table against two bots that decide at once, after so many decisions of mine."""
    me = await house.people.guest()
    table = await house.tables.opening.create(me, GAME, {}, ["me", "bot:random", "bot:random"])
    rng = Random(5)
    for _ in range(decisions):
        await house.tables.bots.play_on(table.id)
        assert await play_one(house, me, table.id, rng) is not None
    await house.tables.bots.play_on(table.id)
    return await house.tables.looking.table(table.id), me


async def test_one_is_told_what_would_be_taken_back(house: House) -> None:
    table, me = await bots_after_a_while(house, 6)
    match = await house.tables.looking.match(table.id)
    loss = await house.tables.rewinding.loss(me, table.id, 4)
    counts = tuple(sum(entry.by == seat for entry in match.journal[loss.to :]) for seat in range(3))
    assert (loss.decisions, loss.others) == (counts, False)
    assert min(counts) > 0
    assert (await house.tables.looking.table(table.id)).head == table.head
    with pytest.raises(BadField):
        await house.tables.rewinding.loss(me, table.id, table.head)
    two, (_, other) = await people_at_a_table(house, 2, 20)
    assert (await house.tables.rewinding.loss(other, two.id, 5)).others
    with pytest.raises(ForbiddenError):
        await house.tables.rewinding.loss(me, two.id, 5)


async def test_who_went_back_may_go_forward_again(url: str, house: House) -> None:
    table, me = await bots_after_a_while(house, 8)
    before = await house.tables.looking.match(table.id)
    assert forward_moment(table, before) is None
    await house.tables.rewinding.propose(me, table.id, 6)
    # What bots answered meanwhile does not count: it was no wish of a person.
    await house.tables.bots.play_on(table.id)
    back, match = await house.tables.looking.table_and_match(table.id)
    assert match.state != before.state
    assert forward_moment(back, match) == table.head
    assert (await house.tables.rewinding.propose(me, table.id, table.head)).status == "done"
    async with opened(url) as other:
        for there in (house, other):
            now, again = await there.tables.looking.table_and_match(table.id)
            assert (again.state, again.rows) == (before.state, before.rows)
            assert (again.head, forward_moment(now, again)) == (back.head + 1, None)
            assert await there.tables.looking.history(table.id, now.head) == before.state
    assert [str(entry.action) for entry in again.journal] == [str(entry.action) for entry in before.journal]
    # And the game goes on from there.
    assert await play_one(house, me, table.id, Random(1)) is not None
    for row in await house.database.read(lambda c: read_rows(c, table.id, 10_000)):
        await house.tables.looking.history(table.id, row.n)


async def test_who_has_played_since_cannot_go_forward_again(house: House) -> None:
    table, me = await hot_table(house, 2)
    await play_on(house, me, table.id, 30)
    await house.tables.rewinding.propose(me, table.id, 10)
    await play_on(house, me, table.id, 1)
    now, match = await house.tables.looking.table_and_match(table.id)
    assert forward_moment(now, match) is None


async def test_others_have_to_agree_to_go_forward_again(house: House) -> None:
    table, (me, you) = await people_at_a_table(house, 2, 30)
    before = await house.tables.looking.match(table.id)
    await house.tables.rewinding.propose(me, table.id, 10)
    await house.tables.rewinding.answer(you, table.id, (await proposed(house, table.id)).to, True)
    for seat_plays in (False, True):
        on = await house.tables.rewinding.propose(you, table.id, table.head)
        assert (on.to, on.awaited) == (table.head, (me.id,))
        if seat_plays:
            match = await house.tables.looking.match(table.id)
            seat = match.state.deciding[0]
            await house.tables.playing.play(
                [me, you][seat], table.id, seat, match.head, str(match.state.decision.options[0])
            )
            head = (await house.tables.looking.table(table.id)).head
            assert (await house.tables.rewinding.answer(me, table.id, on.to, True)).status == "withdrawn"
            assert (await house.tables.looking.table(table.id)).head == head
        else:
            assert (await house.tables.rewinding.answer(me, table.id, on.to, True)).status == "done"
            assert (await house.tables.looking.match(table.id)).state == before.state
            table = await house.tables.looking.table(table.id)
            await house.tables.rewinding.propose(me, table.id, 10)
            await house.tables.rewinding.answer(you, table.id, (await proposed(house, table.id)).to, True)


async def proposed(house: House, table_id: str) -> Rewind:
    rewind = await house.tables.rewinding.proposal(table_id)
    assert rewind is not None
    return rewind


def test_what_was_taken_back_leaves_gaps() -> None:
    assert gaps_between([0, 1, 2], 3) == ()
    assert gaps_between([0, 1, 4, 7], 10) == ((2, 4), (5, 7), (8, 10))
    assert gaps_between([], 2) == ((0, 2),)
    assert [counted(((2, 4), (5, 7)), moment) for moment in range(9)] == [0, 1, 2, 2, 2, 3, 3, 3, 4]


# --- forks ------------------------------------------------------------------------------------------


async def test_a_fork_goes_its_own_way(house: House) -> None:
    table, (me, you) = await people_at_a_table(house, 2, 60)
    fork = await house.tables.copying.fork(you, table.id, 30)
    assert (fork.private, fork.owner, fork.status, fork.origin, fork.origin_moment) == (
        True, you.id, "running", table.id, 30,
    )  # fmt: skip
    assert {seat.kind for seat in fork.seats} == {"hot"}
    match = await house.tables.looking.match(fork.id)
    before = await house.tables.looking.match(table.id)
    assert match.at(30) == before.at(30)
    assert match.seed != before.seed
    await play_on(house, you, fork.id, 10_000)
    assert (await house.tables.looking.table(fork.id)).status == "over"
    assert (await house.tables.looking.table(table.id)).head == table.head
    with pytest.raises(ForbiddenError):
        await house.tables.playing.play(me, fork.id, 0, 0, "x")
    with pytest.raises(NotFoundError):
        await house.tables.copying.fork(me, table.id, table.head + 1)


async def test_the_dice_of_a_fork_can_be_checked_too(house: House) -> None:
    table, me = await hot_table(house, 2)
    await play_on(house, me, table.id, 60)
    fork = await house.tables.copying.fork(me, table.id, 5)
    await play_on(house, me, fork.id, 10_000)
    match = Match.from_json(await house.tables.copying.export(fork.id), meadhall.load(GAME))
    verdict = verify(match)
    assert verdict.fair
    assert 0 < verdict.checked < sum(entry.by == FATE for entry in match.journal)


@pytest.mark.usefixtures("toys_in_the_house")
async def test_a_fork_of_a_game_with_secrets_shows_only_what_the_person_knows(house: House) -> None:
    me, you = [await house.people.guest() for _ in range(2)]
    table = await house.tables.opening.create(me, DUEL, {}, ["me", "open"])
    await house.tables.seating.join(you, table.id)
    await house.tables.playing.play(me, table.id, 0, 0, "guard high")
    found = set()
    for _ in range(40):
        fork = await house.tables.copying.fork(you, table.id, 1)
        start = (await house.tables.looking.match(fork.id)).state
        assert start.view(1).to_json() == (await house.tables.looking.match(table.id)).state.view(1).to_json()
        found.add(start.guards[0])
    assert found == {0, 1}
    mine = await house.tables.copying.fork(me, table.id, 1)
    assert (await house.tables.looking.match(mine.id)).state == (await house.tables.looking.match(table.id)).state


# --- rematch ----------------------------------------------------------------------------------------


async def test_a_rematch_gathers_the_same_people(house: House) -> None:
    me, you = [await house.people.guest() for _ in range(2)]
    table = await house.tables.opening.create(
        me, GAME, {"edition": "first"}, ["me", "bot:random", "open"], "day:500", "Evening"
    )
    await house.tables.seating.join(you, table.id)
    with pytest.raises(ConflictError, match="not over"):
        await house.tables.copying.rematch(me, table.id)
    for seat, person in ((0, me), (2, you)):
        await house.tables.seating.leave(person, table.id, seat)
    await house.tables.bots.play_on(table.id)
    with pytest.raises(ForbiddenError):
        await house.tables.copying.rematch(await house.people.guest(), table.id)
    first = await house.tables.copying.rematch(you, table.id)
    assert [seat.kind for seat in first.seats] == ["open", "bot", "person"]
    assert (first.status, first.options["edition"], str(first.pace), first.title) == (
        "open", "first", "day:500", "Evening",
    )  # fmt: skip
    assert (await house.tables.looking.table(table.id)).successor == first.id
    assert (await house.tables.copying.rematch(you, table.id)).status == "open"
    second = await house.tables.copying.rematch(me, table.id)
    assert (second.id, second.status, second.people()) == (first.id, "running", [me.id, you.id])
    assert second.commitment != table.commitment


# --- saves ------------------------------------------------------------------------------------------


async def test_a_running_game_is_exported_without_its_seed(house: House) -> None:
    table, me = await hot_table(house)
    await until_undoable(house, me, table.id)
    match = await house.tables.looking.match(table.id)
    await house.tables.rewinding.undo(me, table.id, match.state.deciding[0], match.head)
    secret = (await house.tables.looking.match(table.id)).seed
    text = await house.tables.copying.export(table.id)
    save = json.loads(text)
    assert save["seed"] == 0 != secret
    assert save["notes"] == {"commitment": table.commitment, "seats": "me,me,me"}
    loaded = Match.from_json(text, meadhall.load(GAME))
    assert loaded.state == (await house.tables.looking.match(table.id)).state
    assert verify(loaded).problem == "verify-withheld"


async def test_a_finished_game_is_exported_with_its_seed_and_is_fair(url: str, house: House) -> None:
    table, me = await hot_table(house, 2)
    await play_on(house, me, table.id, 40)
    await house.tables.rewinding.propose(me, table.id, 20)
    await play_on(house, me, table.id, 10_000, seed=7)
    async with opened(url) as other:
        text = await other.tables.copying.export(table.id)
    match = Match.from_json(text, meadhall.load(GAME))
    verdict = verify(match)
    assert verdict.fair
    assert verdict.checked == sum(entry.by == FATE for entry in match.journal) > 0


async def test_a_save_becomes_a_table_and_a_save_again(house: House) -> None:
    game = meadhall.load(GAME)
    match = game.match(3, seed=5)
    rng = Random(1)
    while len(match.journal) < 70:
        match.play(rng.choice(match.state.decision.options))
    me = await house.people.guest()
    table = await house.tables.copying.import_save(me, match.to_json(), ["me", "bot:random", "hot"], "From home")
    assert (table.status, table.private, table.title, table.head) == ("running", True, "From home", len(match.journal))
    stored = await house.tables.looking.match(table.id)
    assert stored.state == match.state
    assert stored.seed != match.seed
    await house.tables.seating.leave(me, table.id, 0)
    await house.tables.seating.leave(me, table.id, 2)
    await house.tables.bots.play_on(table.id)
    verdict = verify(Match.from_json(await house.tables.copying.export(table.id), game))
    assert verdict.fair
    again = await house.tables.copying.import_save(me, await house.tables.copying.export(table.id))
    assert again.status == "over"
    assert again.result == (await house.tables.looking.table(table.id)).result
    assert again.seed == (await house.tables.looking.table(table.id)).seed
    assert verify(Match.from_json(await house.tables.copying.export(again.id), game)) == verdict


async def test_a_save_that_nobody_can_have_played_is_not_checked_at_all(house: House) -> None:
    save = json.loads(meadhall.load(GAME).match(2, seed=1).to_json())
    entry = {"by": 0, "do": "nothing that there is"}
    for longer in ({"journal": [entry] * 20_001}, {"annotations": [{"at": 0, "line": [entry] * 20_001}]}):
        with pytest.raises(WrongField) as refused:
            await house.tables.copying.import_save(await house.people.guest(), json.dumps(save | longer))
        assert refused.value.field == "journal"


async def test_a_scenario_becomes_a_table(house: House) -> None:
    game = meadhall.load(GAME)
    state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff=dict(markers="B"))
    me = await house.people.guest()
    table = await house.tables.copying.import_save(me, Match.of(state, 3).to_json())
    assert (await house.tables.looking.match(table.id)).state == state
    await play_on(house, me, table.id, 1)
    assert json.loads(await house.tables.copying.export(table.id))["start"] is not None


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", ""),
        ("{", ""),
        ("[]", ""),
        ("{}", ""),
        (b"\xff\xfe", ""),
        ('{"format": 1}', ""),
    ],
)
async def test_a_broken_save_is_refused(house: House, text: str | bytes, field: str) -> None:
    me = await house.people.guest()
    with pytest.raises(SaveError) as refused:
        await house.tables.copying.import_save(me, text)
    assert refused.value.field == field
    assert await house.tables.listing.mine(me) == []


async def test_a_save_that_breaks_the_rules_is_refused(house: House) -> None:
    me = await house.people.guest()
    match = meadhall.load(GAME).match(2, seed=5)
    match.play(match.state.decision.options[0])
    save = json.loads(match.to_json())
    for change, field in (
        ({"journal": [*save["journal"], {"by": 0, "do": "number 1"}]}, "journal["),
        ({"game": "chess"}, "game"),
        ({"pack": {"nonsense": 1}}, "nonsense"),
        ({"rules": "9.0"}, "rules"),
    ):
        with pytest.raises(BadField) as refused:
            await house.tables.copying.import_save(me, json.dumps({**save, **change}))
        assert refused.value.field.startswith(field)
    with pytest.raises(BadField, match="2 seats are needed, not 3"):
        await house.tables.copying.import_save(me, json.dumps(save), ["me", "hot", "hot"])


async def test_a_huge_save_is_not_even_read(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "LONGEST_SAVE", 100)
    with pytest.raises(BadField) as refused:
        await house.tables.copying.import_save(await house.people.guest(), "x" * 101)
    assert refused.value.field == "file"


@pytest.mark.usefixtures("toys_in_the_house")
async def test_a_running_game_with_secrets_is_not_exported(house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(me, DUEL, {}, ["me", "bot:random"])
    await house.tables.playing.play(me, table.id, 0, 0, "guard high")
    with pytest.raises(ForbiddenError, match="secrets"):
        await house.tables.copying.export(table.id)
    log = await house.tables.looking.log(table.id, 1)
    assert log[0].action is None
    assert (await house.tables.looking.log(table.id, 0))[0].action is not None
    await house.tables.seating.leave(me, table.id, 0)
    await house.tables.bots.play_on(table.id)
    save = json.loads(await house.tables.copying.export(table.id))
    assert save["journal"][0]["do"] == "guard high"


# --- practice: against bots alone -------------------------------------------------------------------


async def test_against_bots_alone_one_goes_back_past_them_and_it_is_practice(house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(me, GAME, {}, ["me", "bot:random"])
    await house.tables.bots.play_on(table.id)
    _, match = await house.tables.looking.table_and_match(table.id)
    asked, head = match.state.decision, match.head
    assert asked is not None
    await house.tables.playing.play(me, table.id, 0, head, str(asked.options[0]))
    await house.tables.bots.play_on(table.id)
    later, match = await house.tables.looking.table_and_match(table.id)
    assert not later.practice
    assert 0 in match.state.deciding
    await house.tables.rewinding.back(me, table.id, 0, match.head)
    after, match = await house.tables.looking.table_and_match(table.id)
    assert after.practice
    assert match.state.decision is not None
    assert match.state.decision.prompt.key == asked.prompt.key
    assert match.state.decision.options == asked.options


async def test_whoever_takes_back_a_scroll_keeps_what_they_bought_before_it(house: House) -> None:
    me = await house.people.guest()
    elves = dict(lands="isborg:5", king="isborg", gold=20, scrolls="eyes-of-vor")
    orcs = dict(lands="solborg:5", king="solborg", scrolls="infernal tempest")
    save = Match.of(meadhall.load("dragon-lords").scenario(at="turn", elves=elves, orcs=orcs), seed=1).to_json()
    table = await house.tables.copying.import_save(me, save, ["me", "bot:random"])
    for head, action in enumerate(("buy 2", "cast eyes-of-vor"), table.head):
        await house.tables.playing.play(me, table.id, 0, head, action)
    match = await house.tables.looking.match(table.id)
    assert not match.regrets, "what the scroll showed cannot be unseen"
    await house.tables.rewinding.back(me, table.id, 0, match.head)
    again = await house.tables.looking.match(table.id)
    assert [str(entry.action) for entry in again.journal if entry.by == 0] == ["buy 2"]


@pytest.mark.parametrize(("slug", "moves"), [("ice-garden", 170), ("mountain-king", 160), ("dragon-lords", 190)])
async def test_one_goes_back_to_the_beginning_of_a_whole_move(house: House, slug: str, moves: int) -> None:
    """Never into the middle of an action, and every time further."""
    me = await house.people.guest()
    table = await house.tables.opening.create(me, slug, {}, ["me", "bot:random", "bot:random"])
    rng = Random(3)
    while (await house.tables.looking.match(table.id)).head < moves:
        await house.tables.bots.play_on(table.id)
        await play_one(house, me, table.id, rng)
    _, match = await house.tables.looking.table_and_match(table.id)
    at_once = []
    for _ in range(12):
        _, match = await house.tables.looking.table_and_match(table.id)
        last = match.last_decision(0)
        assert last is not None
        view, words = match.state.view(0), seat_words(match.state)
        deeds = newest_deeds(view, list(match.numbered())[: last.entries], words)
        to = await house.tables.rewinding.back(me, table.id, 0, match.head)
        place = match.rows.index(to)
        assert match.journal[place].by == 0
        begin = next((deed[0].n for deed in deeds if deed[-1].n == match.rows[last.entries - 1] + 1), to + 1)
        assert begin <= to + 1
        for n, state in enumerate(islice(match.positions(), place)):
            assert match.rows[n] + 1 < begin or match.journal[n].by != 0 or not chooses(state, 0)
        at_once.append(sum(entry.by == 0 for entry in match.journal[place : last.entries]))
    assert max(at_once) > 1, "no move took more than one answer"


async def test_with_others_at_the_table_nobody_goes_back_alone(house: House) -> None:
    me, you = await house.people.guest(), await house.people.guest()
    table = await house.tables.opening.create(me, GAME, {}, ["me", "open", "bot:random"])
    await house.tables.seating.join(you, table.id)
    _, match = await house.tables.looking.table_and_match(table.id)
    with pytest.raises(ForbiddenError):
        await house.tables.rewinding.back(me, table.id, 0, match.head)
    assert not (await house.tables.looking.table(table.id)).practice
