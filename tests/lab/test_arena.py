"""The arena: the same games whoever plays them and however often it is interrupted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.kernel.errors import BadField
from meadhall.kernel.match import Match
from meadhall.lab import arena, playing
from meadhall.lab.arena import run
from meadhall.lab.entrants import read_entrants
from meadhall.lab.folder import Folder
from meadhall.lab.playing import POINTS, UNFINISHED, play
from meadhall.lab.records import PlayedGame
from meadhall.lab.schedule import Fixture, Plan, fixture, make_plan

ICE_GARDEN = meadhall.load("ice-garden")
GAMES = 6


def plan_of(bots: str = "novice,random", seed: int = 5, **options: str) -> Plan:
    return make_plan(ICE_GARDEN, read_entrants(bots, ICE_GARDEN), options, seed)


def lines(folder: Path) -> list[dict[str, Any]]:
    """The lines of a folder without what the clock says."""
    found = [json.loads(line) for line in (folder / "games.jsonl").read_text("utf-8").splitlines()]
    for line in found:
        del line["clock"]
    return found


def replays(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in (folder / "replays").iterdir()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games that nothing interrupted."""
    folder = tmp_path_factory.mktemp("whole")
    run(plan_of(), GAMES, Folder(folder), 1)
    return folder


def test_a_line_tells_of_a_game(whole: Path) -> None:
    line = lines(whole)[1]
    assert line["number"] == 2
    assert line["bots"] == ["random", "novice"]
    assert line["winners"]
    assert line["options"]["characters"] == "dealt"
    assert line["decisions"] > line["rounds"] > 0
    assert [len(curve) for curve in line["outlook"] + line["score"]] == [POINTS] * 4
    assert [curve[-1] for curve in line["score"]] == line["scores"]
    assert sum(sum(uses[verb] for verb in line["sways"] if verb in uses) for uses in line["uses"]) == line["decisions"]


def test_every_game_can_be_replayed(whole: Path) -> None:
    for line in lines(whole):
        match = Match.load(whole / "replays" / f"{line['number']:04}.json")
        assert match.state.result is not None
        assert list(match.state.result.winners) == line["winners"]
        assert match.notes["bots"] == ",".join(line["bots"])
        swing = line["swings"][0]
        entry = match.journal[swing["entry"] - 1]
        assert (entry.by, str(entry.action), entry.asked) == (swing["seat"], swing["do"], swing["asked"])


def test_two_workers_play_the_same_games(whole: Path, tmp_path: Path) -> None:
    run(plan_of(), GAMES, Folder(tmp_path), 2)
    assert lines(tmp_path) == lines(whole)
    assert replays(tmp_path) == replays(whole)


def test_an_interrupted_run_goes_on_to_the_same_end(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = []

    def play_until_the_third(fixture: Fixture) -> PlayedGame:
        if fixture.number == 3:
            raise KeyboardInterrupt
        played.append(fixture.number)
        return play(fixture)

    with monkeypatch.context() as patch:
        patch.setattr(arena, "play", play_until_the_third)
        with pytest.raises(KeyboardInterrupt):
            run(plan_of(), GAMES, Folder(tmp_path), 1)
    assert played == [1, 2]
    assert lines(tmp_path) == lines(whole)[:2]
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"number":3,"seed":1')
    told: list[int] = []
    run(plan_of(), GAMES, Folder(tmp_path), 1, tell=told.append)
    assert told == [2, 3, 4, 5, 6]
    assert lines(tmp_path) == lines(whole)
    assert replays(tmp_path) == replays(whole)


def test_more_games_can_be_added(whole: Path, tmp_path: Path) -> None:
    run(plan_of(), 2, Folder(tmp_path), 1)
    assert len(run(plan_of(), GAMES, Folder(tmp_path), 1)) == GAMES
    assert lines(tmp_path) == lines(whole)


def test_another_seed_gives_other_games(whole: Path, tmp_path: Path) -> None:
    run(plan_of(seed=6), 2, Folder(tmp_path), 1)
    assert lines(tmp_path) != lines(whole)[:2]


@pytest.mark.parametrize(
    ("other", "differs"),
    [
        (plan_of("random,novice"), "bots novice,random, not random,novice"),
        (plan_of(seed=6), "seed 5, not 6"),
        (plan_of(edition="first"), "edition second, not first"),
    ],
)
def test_a_folder_is_not_mixed_with_other_games(other: Plan, differs: str, whole: Path) -> None:
    before = lines(whole)
    with pytest.raises(BadField, match=f"was begun with {differs}") as error:
        run(other, GAMES, Folder(whole), 1)
    assert error.value.field == "out"
    assert lines(whole) == before


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadField, match="file cannot be written") as error:
        run(plan_of(), 1, Folder(tmp_path / "file"), 1)
    assert error.value.field == "out"


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("arena.json", "{", "arena.json: not a saved arena"),
        ("arena.json", '{"game": "ice-garden"}', "arena.json: .*missing"),
        ("games.jsonl", '{"number":1}\n', "games.jsonl, line 1: "),
    ],
)
def test_a_damaged_folder_is_named(name: str, text: str, problem: str, tmp_path: Path) -> None:
    Folder(tmp_path).begin(plan_of())
    (tmp_path / name).write_text(text)
    with pytest.raises(BadField, match=problem) as error:
        run(plan_of(), 1, Folder(tmp_path), 1)
    assert error.value.field == "out"


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST", 20)
    played = play(fixture(plan_of(), 1))
    assert (played.record.ending, played.record.winners, played.record.decisions) == (UNFINISHED, (), 20)


@pytest.mark.usefixtures("toys_in_the_house")
def test_any_game_of_the_house_can_be_played() -> None:
    """Also one without a mind, without rounds and without a score on the way, where all choose at once."""
    draft = meadhall.load("toy-draft")
    plan = make_plan(draft, read_entrants("random,random,random", draft), {}, 1)
    record = play(fixture(plan, 1)).record
    assert record.score == ()
    assert record.rounds == 0
    assert sum(record.share(seat) for seat in range(3)) == pytest.approx(1)
