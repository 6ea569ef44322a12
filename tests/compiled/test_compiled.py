"""The compiled build plays as the plain one does: the same games, position by position."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build

HERE = Path(__file__).parents[2]
COURSE = [sys.executable, "-m", "tests.compiled.course", "1"]
FEWEST = 5000
"""So many decisions at least are compared."""


def played(source: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(HERE)])}
    done = subprocess.run(COURSE, cwd=HERE, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()


@pytest.mark.slow_first
def test_both_builds_play_the_same_games() -> None:
    compiled = played(hatch_build.compiled(hatch_build.QUICK))
    plain = played(HERE / "src")
    assert (plain[0], compiled[0]) == ("pure Python", "compiled with mypyc")
    assert len(plain) > FEWEST
    for one, other in zip(plain[1:], compiled[1:], strict=True):
        assert one == other
