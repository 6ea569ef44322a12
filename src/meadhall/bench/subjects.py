"""Who is measured: our games in each build, and the other engines. Each has a process of its own in every round."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from meadhall.bench.builds import Build, last_line
from meadhall.bench.cases import Case
from meadhall.bench.figures import Sample
from meadhall.bench.measure import EVERY, REPEATS, Budget

CLOCK = "import time; print(time.process_time())"
"""How long a process has worked since it was started; put behind what it starts with."""


class Failure(Exception):
    """A process that measures has failed; the figures of this run would be worth nothing."""

    def __init__(self, label: str, code: int, said: str) -> None:
        super().__init__(label, code, said)
        self.label = label
        self.code = code
        self.said = said


class Subject(msgspec.Struct, frozen=True):
    """``measure`` prints a sample; ``start`` prints the seconds that its process has worked: where that can be told,
    those until everything is imported, then those until a first game has begun."""

    name: str
    label: str
    build: str | None
    measure: list[str]
    start: list[str]
    env: dict[str, str] = {}
    folder: Path | None = None

    def sample(self, budget: Budget, seed: int) -> Sample:
        *imported, started = map(float, self.run(self.start).split())
        given = {"--seed": seed, "--games": budget.games or 0, "--seconds": budget.seconds}
        if self.build is None:
            given |= {"--looked-at": budget.looked_at, "--every": EVERY, "--repeats": REPEATS}
        words = [str(word) for pair in given.items() for word in pair]
        found = msgspec.json.decode(self.run([*self.measure, *words]), type=Sample)
        found.import_ms = imported[0] * 1e3 if imported else None
        found.start_ms = started * 1e3
        return found

    def run(self, words: list[str]) -> str:
        # Whatever is installed has its bytecode beside it.
        env = {name: value for name, value in (self.env or os.environ).items() if name != "PYTHONDONTWRITEBYTECODE"}
        done = subprocess.run(words, env=env, cwd=self.folder, capture_output=True, text=True)
        if done.returncode:
            raise Failure(self.label, done.returncode, last_line(done.stderr))
        return done.stdout


def ours(case: Case, build: Build) -> Subject:
    begin = f"import meadhall; {CLOCK}; meadhall.load({case.slug!r}).new({case.players}, **{case.options!r}); {CLOCK}"
    return Subject(
        case.name,
        case.label,
        build.name,
        [sys.executable, "-m", "meadhall.bench.measure", case.name],
        [sys.executable, "-c", begin],
        build.env,
    )
