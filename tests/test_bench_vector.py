"""The benchmark of the environments: what is compared with what and told. How fast anything is, no test asks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bench.builds import Build, Missing
from meadhall.bench.figures import COMPILED, PLAIN

# The folder bench/ is no part of the package.
vector = pytest.importorskip("bench.vector")
ALL = ["--processes", "2", "--games", "8"]


@pytest.fixture(autouse=True)
def two_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled here."""
    monkeypatch.setattr(vector.builds, "plain", lambda: Build(PLAIN, None))
    monkeypatch.setattr(vector.builds, "compiled", lambda tell: Build(COMPILED, None))


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> dict[Any, list[float]]:
    """The steps a second of each task by round; 100 where a test says nothing else."""
    told: dict[Any, list[float]] = {}

    def measured(tasks: dict[Any, Build], args: Any) -> Any:
        found = {task: [vector.Speed(speed, speed) for speed in told.get(task.name, [100.0] * 3)] for task in tasks}
        classic = vector.middle_of_classic(found)
        rows = [vector.row_of(task, found[task], [], classic) for task in tasks]
        return rows, vector.Spread.of(classic) if classic else None

    monkeypatch.setattr(vector, "measured", measured)
    return told


def vectors() -> list[str]:
    return [f"{slug}, 8 games, 2 processes" for slug in meadhall.games()]


def test_both_builds_of_ours_are_measured_and_the_games_of_others_once() -> None:
    made = vector.tasks(["ice-garden", "chess_v6"], vector.BOTH)
    assert [(*task, build.name) for task, build in made.items()] == [
        ("ice-garden", PLAIN, PLAIN), ("ice-garden", COMPILED, COMPILED), ("chess_v6", None, PLAIN),
    ]  # fmt: skip
    made = vector.tasks(["ice-garden", "chess_v6"], COMPILED)
    assert [(*task, build.name) for task, build in made.items()] == [
        ("ice-garden", COMPILED, COMPILED), ("chess_v6", None, COMPILED),
    ]  # fmt: skip


def test_a_build_that_cannot_be_had_is_said_before_anything_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def compiled(tell: object) -> Build:
        raise Missing("no-compiler")

    monkeypatch.setattr(vector.builds, "compiled", compiled)
    with pytest.raises(SystemExit):
        vector.main(ALL)
    assert "argument --build: both is not to be had here (no-compiler" in capsys.readouterr().err


def test_a_round_is_compared_with_the_middle_game_of_the_same_round(played: dict[str, list[float]]) -> None:
    slow, fast = vector.CLASSIC[:3], vector.CLASSIC[4:]
    played |= {name: [1.0, 1.0] for name in slow} | {name: [900.0, 900.0] for name in fast}
    played |= {vector.CLASSIC[3]: [10.0, 100.0], "ice-garden": [40.0, 800.0]}
    rows, classic = vector.measured(vector.tasks(["ice-garden", *vector.CLASSIC], PLAIN), None)
    times = {row.name: row.times for row in rows}
    assert (times["ice-garden"].low, times["ice-garden"].high) == (4.0, 8.0)
    assert (classic.low, classic.high) == (10.0, 100.0)
    assert {name for name, found in times.items() if found is None} == set(vector.CLASSIC)


def test_without_all_games_of_pettingzoo_nothing_is_compared(played: dict[str, list[float]]) -> None:
    rows, classic = vector.measured(vector.tasks(["ice-garden", *vector.CLASSIC[1:]], PLAIN), None)
    assert classic is None
    assert {row.times for row in rows} == {None}


@pytest.mark.parametrize(
    ("speeds", "more", "code"),
    [
        ([500.0, 500.0, 100.0], "--check", 0),
        ([500.0, 499.0, 100.0], "--check", 1),
        ([500.0, 499.0, 100.0], "", 0),
        ([900.0, 900.0, 900.0], "--check tictactoe_v3", 1),
    ],
)
def test_it_is_checked_whether_every_game_is_five_times_as_fast(
    speeds: list[float], more: str, code: int, played: dict[str, list[float]], tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """The middle round counts, and what was not measured has met nothing."""
    played |= dict.fromkeys(vectors(), [900.0] * 3) | {vectors()[-1]: speeds}
    assert vector.main([*ALL, "--results", str(tmp_path / "kept.json"), *more.split()]) == code
    lines = capsys.readouterr().out.splitlines()
    if "tictactoe_v3" not in more:
        assert sum(line.endswith(" met |") for line in lines) == (6 if speeds[1] == 500 else 4)
        assert sum(line.endswith(" missed |") for line in lines) == (0 if speeds[1] == 500 else 2)
        assert {PLAIN, COMPILED} == {line.split("|")[2].strip() for line in lines if " met |" in line}
    assert len({len(line) for line in lines}) == 1, "columns stand below each other"


def test_only_what_was_measured_in_full_is_kept(
    played: dict[str, list[float]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vector, "RESULTS", tmp_path / "vector.json")
    for words in (["ice-garden"], ["--build", PLAIN]):
        vector.main([*ALL, *words])
        assert not (tmp_path / "vector.json").exists()
    vector.main(ALL)
    assert any("ice-garden, 8 games, 2 processes" in line for line in vector.kept())


def test_ours_are_measured_beside_a_classic_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ["ice-garden", "ice-garden, 4 games, 2 processes", "tictactoe_v3"]
    words = "--games 4 --processes 2 --rounds 1 --seconds 0.05 --build plain --results"
    assert vector.main([*names, *words.split(), str(tmp_path / "vector.json")]) == 0
    report = json.loads((tmp_path / "vector.json").read_text("utf-8"))
    alone, together, other = report["rows"]
    assert [row["name"] for row in report["rows"]] == names
    assert [row["build"] for row in report["rows"]] == [PLAIN, PLAIN, None]
    assert all(row["steps_per_second"]["median"] > 0 for row in report["rows"])
    assert together["efficiency"]["median"] > 0
    assert alone["efficiency"] is other["efficiency"] is None
    told = [line.split("|")[1].strip() for line in capsys.readouterr().out.splitlines()[2:]]
    assert told == names


def test_a_subject_that_there_is_not_is_answered_with_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        vector.main(["chess_v99"])
    assert "chess_v99: there is no such subject, only ice-garden;" in capsys.readouterr().err
