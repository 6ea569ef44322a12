"""The soak: that it plays, counts and judges. How much anything grows, no test asks."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

soak = pytest.importorskip("bench.soak")


def minute(at: float, memory: float, descriptors: int = 50) -> object:
    return soak.Minute(at * 60, int(at) * 100, 3, 1.0, memory, descriptors, 10 + at)


ROOT = Path(__file__).parent.parent
TINY = ["--minutes", "0.1", "--tables", "3", "--players", "2", "--moves", "4", "--pause", "0.05", "--every", "2"]
GIVEN = soak.Given(9, 3, 3, 60, 2.5)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="figures are read from /proc")
def test_a_tiny_soak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_DRAW_AHEAD", "no")
    file = tmp_path / "soak.json"
    done = subprocess.run(
        [sys.executable, "-m", "bench.soak", *TINY, "--json", file], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    *lines, last = done.stdout.splitlines()
    report = json.loads(file.read_bytes())
    assert len(lines) == len(report["minutes"]) >= 2
    end = report["minutes"][-1]
    assert min(end[name] for name in ("moves", "memory_mb", "descriptors", "database_mb")) > 0
    assert end["tables"] >= 3
    assert "a move took" in last


def test_what_grows_at_the_beginning_is_what_is_kept_at_hand() -> None:
    filling = [minute(n, min(100 + 20 * n, 160)) for n in range(1, 10)]
    report = soak.judged(GIVEN, filling)
    assert report.steady
    assert report.memory_mb_a_minute == 0
    assert report.bytes_a_move == pytest.approx(1024**2 / 100)


def test_what_grows_to_the_end_is_found() -> None:
    grown = soak.judged(GIVEN, [minute(n, 100 + n) for n in range(1, 10)])
    assert not grown.steady
    assert soak.show(grown).endswith("No more than 0.5 MB a minute and 20 descriptors are expected.")
    short = soak.judged(soak.Given(2, 3, 3, 60, 2.5), [minute(n, 100 + n) for n in range(1, 7)])
    assert soak.show(short).endswith("That was too short to judge.")
    assert not soak.judged(GIVEN, [minute(n, 100, 50 + 20 * n) for n in range(1, 10)]).steady


@pytest.mark.parametrize("words", [["--minutes", "0"], ["--tables", "0"], ["--players", "5"], ["--every", "-1"]])
def test_bad_arguments_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        soak.main(words)
    assert refused.value.code == 2
