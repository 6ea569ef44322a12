"""Does a command with two workers do as much as two commands? Both are timed as whole commands, start-up included.

The two commands of the comparison run at the same time: so both sides have the same two cores, and whatever else the
machine does hurts them alike.
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from meadhall.bench.builds import Build, last_line
from meadhall.bench.figures import Sharing, Spread
from meadhall.bench.measure import Budget
from meadhall.bench.subjects import Failure

ROUNDS = 3
LONGER = 8.0
"""A command plays for so many times the seconds of a row."""
FEW = 2


class SharedCommand(NamedTuple):
    """A command that shares its work; an arena also writes its games into a folder."""

    name: str
    words: list[str]
    writes: bool


SHARED_COMMANDS = (
    SharedCommand("simulate", ["simulate", "ice-garden", "--players", "4"], False),
    SharedCommand("arena", ["arena", "ice-garden", "--bots", "adept,novice,adept,novice"], True),
)


class Turn(NamedTuple):
    """Games a second: with two workers, with one, and of two commands with one worker each at the same time."""

    two: float
    one: float
    pair: float


def measure(work: SharedCommand, build: Build, budget: Budget) -> Sharing:
    time = partial(seconds_of, work, build)
    games = 2 * budget.games if budget.games else enough(time, budget.seconds * LONGER)
    turns = [one_turn(time, games) for _ in range(1 if budget.games else ROUNDS)]
    return sum_up(work.name, build.name, games, turns)


def sum_up(name: str, build: str, games: int, turns: list[Turn]) -> Sharing:
    return Sharing(
        name,
        build,
        games,
        Spread.of([turn.two for turn in turns]),
        Spread.of([turn.two / turn.pair for turn in turns]),
        Spread.of([turn.two / (2 * turn.one) for turn in turns]),
    )


def one_turn(time: partial[float], games: int) -> Turn:
    half = games // 2
    with ThreadPoolExecutor(2) as pool:
        pair = sum(half / seconds for seconds in pool.map(lambda _: time(half, 1), range(2)))
    return Turn(games / time(games, 2), half / time(half, 1), pair)


def enough(time: partial[float], seconds: float) -> int:
    """An even number of games for which two workers need about so long, beside what a command with few games needs."""
    games = 2 * FEW
    start = time(FEW, 2)
    while (spent := time(games, 2) - start) < seconds / 2:
        games *= 2
    return 2 * max(1, round(seconds * (games - FEW) / spent / 2))


def seconds_of(work: SharedCommand, build: Build, games: int, workers: int) -> float:
    with TemporaryDirectory(prefix="meadhall-bench-") as folder:
        words = [sys.executable, "-m", "meadhall.cli", *work.words, "--games", str(games), "--workers", str(workers)]
        words += ["--seed", "1", *(["--out", str(Path(folder) / "out")] if work.writes else [])]
        begun = perf_counter()
        done = subprocess.run(words, env=build.env, capture_output=True, text=True)
        spent = perf_counter() - begun
    if done.returncode:
        raise Failure(work.name, done.returncode, last_line(done.stderr))
    return spent
