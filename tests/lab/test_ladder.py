"""The ladder: its script plays, sums up and goes on, and its page is made from that."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path

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
    lines = runpy.run_path(str(ROOT / "docs" / "generate.py"))["ladder_lines"]
    ladder = json.loads((climb / "ice-garden.json").read_text("utf-8"))
    page = "\n".join(lines("ice-garden", ladder["parts"]))
    assert "| novice | random | 2 |" in page
    assert "| games | 2 |" in page
    assert "One among three" not in page
