"""Fair dice, and whether a release plays stored games as they were: ``meadhall verify`` and ``meadhall check``."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.cli import main
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.match import Match
from meadhall.kernel.result import Result
from meadhall.server.check import Finding, check
from meadhall.server.errors import ConflictError, WrongField
from meadhall.server.storage import database as db
from meadhall.server.tables.fair_dice import (
    BITS,
    COMMITMENT,
    LUCK,
    MOST_NUMBERS,
    SINCE,
    Lots,
    Number,
    Numbers,
    Promise,
    ShownNumber,
    commitment,
    dice,
    new_seed,
    number_commitment,
    read_numbers,
    seed_at,
    shown,
    verify,
    with_number,
    written,
)
from meadhall.server.tables.records import Person, Table
from tests.server.houses import House, opened, play_on

GAME = meadhall.load("ice-garden")
KING = "mountain-king"
SEED = 2**127 + 12345


@pytest.fixture
def over() -> Match[Any]:
    """A finished game that says what was promised."""
    match: Match[Any] = GAME.match(2, seed=SEED)
    rng = Random(2)
    while not match.state.over:
        match.play(rng.choice(match.state.decision.options))
    match.notes[COMMITMENT] = commitment(SEED)
    return match


def test_a_promise_is_the_sha256_of_a_long_seed() -> None:
    assert commitment(7) == hashlib.sha256(b"meadhall seed 7").hexdigest()
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {seed.bit_length() for seed in seeds} == {BITS}


def test_a_fair_game_is_found_fair(over: Match[Any]) -> None:
    verdict = verify(over)
    assert verdict.fair
    assert verdict.checked == sum(entry.by == -1 for entry in over.journal) > 5
    assert verify(over, f" {commitment(SEED).upper()} ").fair


def test_another_seed_is_found_out(over: Match[Any]) -> None:
    assert verify(over, commitment(SEED + 1)).problem == "verify-other-seed"
    over.seed += 1
    assert verify(over).problem == "verify-other-seed"
    over.notes[COMMITMENT] = commitment(over.seed)
    assert verify(over).problem == "verify-other-fate"


def test_a_single_answer_that_was_changed_is_found_out() -> None:
    match: Match[Any] = GAME.match(2, seed=SEED)
    rng = Random(2)
    while len(match.journal) < 15:
        match.play(rng.choice(match.state.decision.options))
    last = next(n for n, entry in enumerate(match.journal) if n > 5 and entry.by == -1)
    other = next(action for action, _ in match.at(last).fate.outcomes if action is not match.journal[last].action)
    save = json.loads(match.to_json())
    save["journal"] = [*save["journal"][:last], {"by": -1, "do": str(other)}]
    save["notes"] = {COMMITMENT: commitment(SEED)}
    verdict = verify(Match.from_json(json.dumps(save), GAME))
    assert (verdict.problem, verdict.entry) == ("verify-other-fate", last)
    save["notes"]["fate-since"] = str(last + 1)
    assert verify(Match.from_json(json.dumps(save), GAME)).fair


def test_without_a_promise_nothing_can_be_checked(over: Match[Any]) -> None:
    del over.notes[COMMITMENT]
    assert verify(over).problem == "verify-no-promise"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_verify_on_the_command_line(
    over: Match[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    file = tmp_path / "over.json"
    over.save(file)
    assert main(["verify", str(file), "--lang", lang]) == 0
    assert {"en": "promised", "de": "versprochene"}[lang] in capsys.readouterr().out
    assert main(["verify", str(file), "--lang", lang, "--commitment", "00"]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err


# --- numbers of the people --------------------------------------------------------------------------

MINE, HIS, HERS = "0123456789abcdef" * 2, "f" * 32, "5a" * 16


def test_numbers_count_from_their_entry_on() -> None:
    numbers = with_number(with_number((), MINE, 0), HIS, 7)
    assert numbers == (Number(0, MINE), Number(7, HIS))
    assert seed_at(SEED, (), 3) == SEED
    early, late = (
        hashlib.sha256(f"meadhall fate/{SEED}/{text}".encode()).hexdigest() for text in (MINE, f"{MINE}/{HIS}")
    )
    assert [f"{seed_at(SEED, numbers, n):064x}" for n in (0, 6, 7, 8)] == [early, early, late, late]
    assert dice(SEED, numbers, 7).random() == Random(f"{int(late, 16)}/7").random()
    assert read_numbers(written(numbers)) == numbers
    assert read_numbers(f"x 3:{MINE}0 -1:{HIS} 4:{HIS.upper()} 5:{HERS}") == (Number(5, HERS),)


@pytest.mark.parametrize("number", ["12", "g" * 32, MINE.upper(), MINE + "0", f"{MINE}\n"])
def test_what_is_no_number_is_refused(number: str) -> None:
    with pytest.raises(WrongField) as refused:
        with_number((), number, 0)
    assert (refused.value.field, refused.value.id) == ("luck", "refused-luck")


def test_so_many_numbers_and_no_more() -> None:
    numbers: Numbers = ()
    for _ in range(MOST_NUMBERS):
        numbers = with_number(numbers, MINE, 0)
    assert with_number(numbers, "", 0) == numbers
    with pytest.raises(ConflictError, match="64"):
        with_number(numbers, HIS, 0)


def test_a_promise_is_known_by_its_name_to_the_house_alone() -> None:
    promise = Promise.new("secret")
    assert Lots.cast(promise.name, MINE, "secret") == Lots(promise.seed, (Number(0, MINE),), True)
    assert promise.seed.bit_length() == BITS
    assert Lots.cast(promise.name, "", "another").seed != promise.seed != Promise.new("secret").seed
    assert Lots.cast("", "", "secret").seed.bit_length() == BITS
    with pytest.raises(WrongField) as refused:
        Lots.cast("", MINE, "secret")
    assert refused.value.field == "promise"


async def others_play(house: House, people: list[Person], table: str, moves: int) -> None:
    rng = Random(4)
    for _ in range(moves):
        match = await house.tables.looking.match(table)
        if match.state.over:
            return
        decision = match.state.decisions[0]
        action = str(rng.choice(decision.options))
        await house.tables.playing.play(people[decision.seat], table, decision.seat, match.head, action)


@pytest.mark.anyio
async def test_everybodys_number_is_in_the_game_that_was_played(house: House, tmp_path: Path) -> None:
    me, he, she = [await house.people.guest() for _ in range(3)]
    promise = Promise.new("secret")
    lots = Lots.cast(promise.name, MINE, "secret")
    table = await house.tables.opening.create(me, KING, {}, ["me", "open"], lots=lots)
    assert table.commitment == commitment(promise.seed)
    assert table.luck == (ShownNumber(0, number_commitment(MINE), None),)
    await house.tables.seating.join(he, table.id, luck=HIS)
    await others_play(house, [me, he], table.id, 35)
    # In the middle of the game, after it went back, she takes his place.
    proposal = await house.tables.rewinding.propose(me, table.id, table.head + 20)
    await house.tables.rewinding.answer(he, table.id, proposal.to, True)
    token = await house.tables.seating.offer(he, table.id, 1)
    head = (await house.tables.looking.table(table.id)).head
    await house.tables.seating.join(she, table.id, invitation=token, luck=HERS)
    await others_play(house, [me, she], table.id, 80)
    await house.tables.closing.close(table.id, any_table=True)
    over = await house.tables.looking.table(table.id)
    assert over.luck == shown((Number(0, MINE), Number(table.head, HIS), Number(head, HERS)), opened=True)

    save = await house.tables.copying.export(table.id)
    match = Match.of_any_json(save)
    verdict = verify(match, table.commitment, HERS)
    assert (verdict.problem, verdict.numbers) == ("", 3)
    assert verify(match, mine="00" * 16).problem == "verify-other-numbers"
    for wrong in (written(over.luck[:2]), written([over.luck[0], over.luck[2]]), ""):
        match.notes[LUCK] = wrong
        assert verify(match).problem == "verify-other-fate"
    # Brought back as a file it goes on from a seed that nobody knows, and from no numbers.
    again = await house.tables.copying.import_save(me, save)
    assert (again.luck, again.fate_since) == ((), len(match.journal))
    file = tmp_path / "over.json"
    file.write_text(save)
    assert main(["verify", str(file), "--luck", HIS]) == 0
    assert main(["verify", str(file), "--luck", MINE[::-1]]) == 1


@pytest.mark.anyio
async def test_the_number_changes_what_fate_answers_from_the_first_entry_on(house: House) -> None:
    me = await house.people.guest()
    promise = Promise.new("secret")
    lots = Lots.cast(promise.name, MINE, "secret")
    table = await house.tables.opening.create(me, KING, {}, ["me", "hot"], lots=lots)
    match = await house.tables.looking.match(table.id)
    match.notes[COMMITMENT], match.notes[LUCK] = table.commitment, written(lots.numbers)
    assert verify(match).fair
    assert match.seed == promise.seed
    match.notes[LUCK] = ""
    assert verify(match).problem == "verify-other-fate"


@pytest.mark.anyio
async def test_a_promise_is_good_for_one_table(house: House) -> None:
    me = await house.people.guest()
    lots = Lots.cast("a name", MINE, "secret")
    await house.tables.opening.create(me, "ice-garden", {}, ["me", "hot"], lots=lots)
    for number in (MINE, HIS):
        spent = Lots.cast("a name", number, "secret")
        with pytest.raises(ConflictError, match="promise"):
            await house.tables.opening.create(me, "ice-garden", {}, ["me", "hot"], lots=spent)


@pytest.mark.anyio
async def test_a_finished_game_keeps_its_numbers_and_the_same_again_has_others(house: House) -> None:
    me, he = [await house.people.guest() for _ in range(2)]
    old = await house.tables.opening.create(me, "ice-garden", {}, ["me", "open"], lots=Lots.cast("one", MINE, "secret"))
    await house.tables.seating.join(he, old.id)
    await others_play(house, [me, he], old.id, 10_000)
    # Brought back as a file a finished game is the same one, and can be checked again.
    save = await house.tables.copying.export(old.id)
    again = await house.tables.copying.import_save(me, save)
    assert again.luck == shown((Number(0, MINE),), opened=True)
    assert verify(Match.from_json(await house.tables.copying.export(again.id), GAME), old.commitment).fair
    new = await house.tables.copying.rematch(he, old.id, Lots.cast("two", HIS, "secret"))
    joined = await house.tables.copying.rematch(me, old.id, Lots.cast("three", HERS, "secret"))
    assert new.commitment == joined.commitment == commitment(Promise.named("two", "secret").seed)
    head = new.head
    assert joined.luck == (
        ShownNumber(0, number_commitment(HIS), None),
        ShownNumber(head, number_commitment(HERS), None),
    )
    # Who comes again brings no second one.
    assert (await house.tables.copying.rematch(me, old.id, Lots.cast("four", MINE, "secret"))).luck == joined.luck


@pytest.mark.anyio
async def test_a_copy_has_fate_from_its_own_seed_alone(house: House) -> None:
    me = await house.people.guest()
    lots = Lots.cast("one", MINE, "secret")
    table = await house.tables.opening.create(me, "ice-garden", {}, ["me", "hot"], lots=lots)
    await play_on(house, me, table.id, 10_000)
    for moment in range(0, 30, 3):
        copy = await house.tables.copying.fork(me, table.id, moment)
        assert copy.luck == ()
        await play_on(house, me, copy.id, 5)
        match = await house.tables.looking.match(copy.id)
        match.notes |= {COMMITMENT: copy.commitment, SINCE: str(copy.fate_since)}
        assert verify(match).fair


# --- check ------------------------------------------------------------------------------------------


async def stored_games(url: str) -> list[Table]:
    """A game that is over, one that goes on after a rewind, and one that has just begun."""
    async with opened(url) as house:
        me = await house.people.guest()
        over, going, new = [await house.tables.opening.create(me, "ice-garden", {}, ["hot"] * 3) for _ in range(3)]
        await play_on(house, me, over.id, 10_000)
        await play_on(house, me, going.id, 130)
        await house.tables.rewinding.propose(me, going.id, 90)
        await play_on(house, me, going.id, 20, seed=4)
        return [await house.tables.looking.table(table.id) for table in (over, going, new)]


async def findings(url: str) -> list[Finding]:
    return [finding async for finding in check(url)]


def test_the_same_rules_change_nothing(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    tables = asyncio.run(stored_games(url))
    found = asyncio.run(findings(url))
    assert {finding.table: finding.rows for finding in found} == {table.id: table.head for table in tables}
    assert all(finding.same for finding in found)
    assert main(["check", "--database", url, "--lang", "en"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 4
    assert out[-1] == "3 games replayed; nothing would change."
    assert main(["verify", "--all", "--database", url, "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == out


def keys(url: str) -> list[str]:
    return sorted(finding.key for finding in asyncio.run(findings(url)))


def test_a_rule_that_forbids_what_was_done_is_found(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(stored_games(url))
    apply = IceGardenState.apply

    def stricter(self: IceGardenState, action: Any, seat: int | None = None) -> Any:
        if action.verb.name == "plan":
            raise IllegalAction(action, GAME.rule_whose_turn)
        return apply(self, action, seat)

    monkeypatch.setattr(IceGardenState, "apply", stricter)
    assert keys(url) == ["check-refused", "check-refused", "check-same"]


def test_a_position_that_is_another_is_found(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(stored_games(url))
    apply = IceGardenState.apply

    def dearer(self: IceGardenState, action: Any, seat: int | None = None) -> Any:
        events = apply(self, action, seat)
        if action.verb.name == "plan":
            self.score[0] += 1
        return events

    with monkeypatch.context() as patched:
        patched.setattr(IceGardenState, "apply", dearer)
        assert keys(url) == ["check-position", "check-position", "check-same"]
        found = [finding.problem for finding in asyncio.run(findings(url))]
    told = [problem for problem in found if problem]
    assert len(told) == 2
    assert all(problem.startswith("position.seats[0].score is ") for problem in told), found


def test_a_field_that_was_not_kept_then_is_no_difference(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(stored_games(url))
    position = IceGardenState.position
    monkeypatch.setattr(IceGardenState, "position", lambda self: {**position(self), "news": 1})
    assert keys(url) == ["check-same"] * 3


async def lose_rows(url: str) -> None:
    async with opened(url) as house:
        await house.database.write(lambda c: c.execute(db.game_tables.update().values(head=db.game_tables.c.head + 1)))


def test_rows_that_are_missing_are_found(url: str) -> None:
    asyncio.run(stored_games(url))
    asyncio.run(lose_rows(url))
    assert keys(url) == ["check-gap"] * 3


async def forget_snapshots(url: str) -> None:
    async with opened(url) as house:
        await house.database.write(lambda c: c.execute(db.snapshots.delete()))


def test_another_end_is_found(url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(stored_games(url))
    asyncio.run(forget_snapshots(url))
    end = IceGardenState.end
    monkeypatch.setattr(IceGardenState, "end", lambda self, result: end(self, Result((0,), result.scores, "by lot")))
    assert keys(url) == ["check-result", "check-same", "check-same"]
    assert main(["check", "--database", url, "--lang", "de"]) == 1
    assert "Es endet anders" in capsys.readouterr().out


def test_rules_of_another_age_are_found(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(stored_games(url))
    monkeypatch.setattr(type(GAME), "version", "2.0")
    assert keys(url) == ["check-newer"] * 3
    monkeypatch.setattr(type(GAME), "version", "1.9")
    assert keys(url) == ["check-same"] * 3


async def lose_a_game(url: str) -> None:
    async with opened(url) as house:
        await house.database.write(lambda c: c.execute(db.game_tables.update().values(game="chess")))


def test_a_game_that_is_not_here_any_more_is_found(url: str) -> None:
    asyncio.run(stored_games(url))
    asyncio.run(lose_a_game(url))
    assert keys(url) == ["check-refused"] * 3


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("mysql://x", "mysql is not known"),
        ("sqlite:////nowhere/x.sqlite", "no file"),
        ("postgresql://127.0.0.1:1/x", "cannot be opened"),
    ],
)
def test_a_wrong_database_is_one_clear_line(address: str, problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--database", address]) == 2
    said = capsys.readouterr().err
    assert problem in said
    assert len(said.splitlines()) == 1


def test_the_database_may_come_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/mine.sqlite"
    asyncio.run(stored_games(url))
    monkeypatch.setenv("MEADHALL_DATABASE", url)
    assert main(["check", "--lang", "en"]) == 0
    assert "3 games replayed" in capsys.readouterr().out
