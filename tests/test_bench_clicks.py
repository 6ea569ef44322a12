"""The count of clicks: that its moves are what they should be and can be played, and that whole ones take half."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "bench" / "clicks.py"
ONE_A_GAME = ("improvement", "Gnome turn", "bank gold")
USUAL = ("influence in two regions", "Strong Advance without fight", "attack with plain units")
"""The most common move of each game."""

# The folder bench/ is no part of the package.
clicks = pytest.importorskip("bench.clicks")
names = pytest.mark.parametrize("name", [move.name for move in clicks.MOVES])


def move_named(name: str) -> Any:
    return next(move for move in clicks.MOVES if move.name == name)


def kept(file: Path) -> list[dict[str, Any]]:
    report: dict[str, Any] = json.loads(file.read_bytes())
    moves: list[dict[str, Any]] = report["moves"]
    return moves


def test_there_are_twenty_moves_with_names_of_their_own() -> None:
    assert len({move.name for move in clicks.MOVES}) == len(clicks.MOVES) == 20


@names
def test_a_move_begins_with_the_person_and_is_not_done_yet(name: str) -> None:
    move = move_named(name)
    state = move.match().state
    assert move.me in state.deciding
    assert not move.holds(state, state)


@pytest.mark.slow_first
def test_a_move_of_each_game_is_played_and_counted(tmp_path: Path) -> None:
    file = tmp_path / "clicks.json"
    words = [sys.executable, str(SCRIPT), *ONE_A_GAME, "--json", str(file)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, done.stderr
    report = json.loads(file.read_bytes())
    assert [move["move"] for move in report["moves"]] == list(ONE_A_GAME)
    assert all(move["clicks"] > 0 and move["questions"] > 0 for move in report["moves"])
    assert report["clicks"] == sum(move["clicks"] for move in report["moves"])
    assert f"| {report['clicks']} | {report['questions']} |" in done.stdout


def test_an_unknown_move_is_refused() -> None:
    done = subprocess.run([sys.executable, SCRIPT, "a nap"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "'a nap' is none of influence" in done.stderr


def test_the_same_moves_are_counted_before_and_after() -> None:
    for file in (clicks.BEFORE, clicks.AFTER):
        assert [move["move"] for move in kept(file)] == [move.name for move in clicks.MOVES]


def test_whole_moves_take_half_the_clicks_and_the_usual_ones_three_at_most() -> None:
    before, after = ({move["move"]: move["clicks"] for move in kept(file)} for file in (clicks.BEFORE, clicks.AFTER))
    assert 2 * sum(after.values()) <= sum(before.values())
    assert all(after[name] <= 3 for name in USUAL)
