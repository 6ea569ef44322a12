"""The ladder: its script plays, sums up and goes on, and its page is made from that."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def climb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two games of one part and two of another, in two runs."""
    for part in ("self-of-two", "novice"):
        line = f"ladder.py ice-garden --only {part} --games-scale 0.005 --folder {tmp_path}/games --results {tmp_path}"
        monkeypatch.setattr(sys, "argv", line.split())
        runpy.run_path(str(ROOT / "bench" / "ladder.py"), run_name="__main__")
    return tmp_path


def made(name: str) -> Any:
    return runpy.run_path(str(ROOT / "docs" / "generate.py"))[name]


def test_parts_are_played_apart_and_kept_together(climb: Path) -> None:
    ladder = json.loads((climb / "ice-garden.json").read_text("utf-8"))
    assert list(ladder["parts"]) == ["novice", "self-of-two"]
    novice = ladder["parts"]["novice"]
    assert novice["bots"] == ["novice", "random"]
    assert novice["games"] == sum(novice["endings"].values()) == 2
    value, low, high = novice["wins"]["novice"]
    assert low <= value <= high
    assert set(novice["seats"]) == {"1", "2"}
    assert len((climb / "games" / "ice-garden" / "novice" / "games.jsonl").read_text("utf-8").splitlines()) == 2


def test_the_page_shows_what_was_played(climb: Path) -> None:
    lines = made("ladder_lines")
    ladder = json.loads((climb / "ice-garden.json").read_text("utf-8"))
    page = "\n".join(lines("ice-garden", ladder["parts"]))
    assert "| novice | random | 2 |" in page
    assert "One among three" not in page


def test_what_is_won_is_told_as_a_multiple_of_the_fair_share(climb: Path) -> None:
    two = json.loads((climb / "ice-garden.json").read_text("utf-8"))["parts"]["self-of-two"]
    assert "| games | 5 |" in made("course_table")("ice-garden", {"2 players": two})
    lines = made("fairness_table")("ice-garden", {2: two})
    assert any(line.startswith("| seat 1 | ") for line in lines)
    four = {"games": 100, "seats": {"1": [0.5, 0.4, 0.6]}, "factions": {"callo": [0.25, 0, 1]}, "seated": {"callo": 60}}
    pair = {"games": 100, "seats": {"1": [0.5, 0.4, 0.6]}, "factions": {}, "seated": {}}
    assert made("times_fair")("seats", "1", {4: four}).startswith("2.00 (")
    assert made("times_fair")("seats", "1", {2: pair, 4: four}).startswith("1.33 (")
    assert made("times_fair")("factions", "callo", {4: four}).startswith("1.00 (")
