"""Measure the environments for learners: steps a second with random legal actions, beside PettingZoo's classic games.

``python bench/vector.py`` measures everything in turns, several rounds of it, and writes bench/results/vector.json;
name subjects to measure only those. A step is one decision, with what the next seat sees and its mask. Seconds are
those of the clock on the wall, and those that cores have worked, which other programs disturb less. Linux only, because
the work of other processes is read from /proc.
"""

from __future__ import annotations

import argparse
import os
import platform
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import msgspec
import numpy as np

import meadhall
from meadhall.kernel.match import write_atomically
from meadhall.lab.envs.vector import Vector

RESULTS = Path(__file__).parent / "results" / "vector.json"
CLASSIC = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "hanabi_v5",
    "go_v5",
    "chess_v6",
)
SEED = 1

Steps = Iterator[int]
"""Plays for ever; each item is a number of decisions that were made."""
TICKS = os.sysconf("SC_CLK_TCK")


class Subject(NamedTuple):
    """Who is measured, and the other processes that work for it."""

    steps: Steps
    workers: list[int]


class Speed(msgspec.Struct):
    """The middle of all rounds."""

    steps_per_second: float
    steps_per_core_second: float


class Report(msgspec.Struct):
    meadhall: str
    pettingzoo: str
    python: str
    machine: str
    processors: int | None
    games_at_once: int
    rounds: int
    seconds: float
    speeds: dict[str, Speed]


def main() -> None:
    args = parser().parse_args()
    # PettingZoo speaks of another way to make its environments, Gymnasium of the precision of their spaces.
    warnings.filterwarnings("ignore", "The old environment creation API")
    warnings.filterwarnings("ignore", ".*precision lowered by casting")
    with ExitStack() as stack:
        everything = subjects(args.games, args.processes, stack)
        chosen = {name: begin() for name, begin in everything.items() if not args.only or name in args.only}
        speeds = measured(chosen, args.rounds, args.seconds)
    for name, speed in speeds.items():
        print(f"{name:<38}{speed.steps_per_second:>8,.0f} a second{speed.steps_per_core_second:>8,.0f} a core second")
    report = Report(
        version("meadhall"), version("pettingzoo"), platform.python_version(), platform.machine(), os.cpu_count(),
        args.games, args.rounds, args.seconds, speeds,
    )  # fmt: skip
    write_atomically(args.results, msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description="Measure the environments for learners.")
    made.add_argument("only", metavar="SUBJECT", nargs="*", help="everything unless you name some")
    made.add_argument("--games", metavar="N", type=int, default=64, help="games at once in a vector environment")
    made.add_argument("--processes", metavar="N", type=int, default=os.cpu_count() or 1)
    made.add_argument("--rounds", metavar="N", type=int, default=5)
    made.add_argument("--seconds", metavar="S", type=float, default=1.0, help="for each subject in each round")
    made.add_argument("--results", metavar="FILE", type=Path, default=RESULTS)
    return made


def subjects(games: int, processes: int, stack: ExitStack) -> dict[str, Callable[[], Subject]]:
    """What can be measured, by name."""
    found: dict[str, Callable[[], Subject]] = {}
    for slug in meadhall.games():
        module = f"meadhall.lab.envs.{slug.replace('-', '_')}_v0"
        found[slug] = lambda module=module: one_by_one(import_module(module).env())  # type: ignore[misc]
        for workers in sorted({1, processes}):
            name = f"{slug}, {games} games, {workers} process{'es' if workers > 1 else ''}"
            found[name] = lambda slug=slug, workers=workers: many_at_once(  # type: ignore[misc]
                stack.enter_context(closing(Vector(slug, games, workers)))
            )
    for name in CLASSIC:
        found[name] = lambda name=name: one_by_one(  # type: ignore[misc]
            import_module(f"pettingzoo.classic.{name}").env()
        )
    return found


def one_by_one(env: Any) -> Subject:
    return Subject(game_after_game(env), [])


def game_after_game(env: Any) -> Steps:
    """A PettingZoo environment."""
    rng = np.random.default_rng(SEED)
    seed = SEED
    while True:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(rng.random() * len(legal))]))
            yield 1


def many_at_once(vector: Vector) -> Subject:
    return Subject(all_games(vector), vector.workers)


def all_games(vector: Vector) -> Steps:
    rng = np.random.default_rng(SEED)
    vector.reset(SEED)
    actions = vector.masks.shape[1]
    while True:
        legal = np.flatnonzero(vector.masks)
        counts = np.bincount(legal // actions, minlength=vector.games)
        drawn = (rng.random(vector.games) * counts).astype(np.intp)
        vector.step(legal[np.cumsum(counts) - counts + drawn] % actions)
        yield vector.games


def measured(chosen: dict[str, Subject], rounds: int, seconds: float) -> dict[str, Speed]:
    """All subjects take turns, so that whatever else the machine does hurts them alike."""
    for subject in chosen.values():
        speed_of(subject, seconds / 10)  # Processes start and caches fill.
    found: dict[str, list[Speed]] = {name: [] for name in chosen}
    for _ in range(rounds):
        for name, subject in chosen.items():
            found[name].append(speed_of(subject, seconds))
    return {name: middle(speeds) for name, speeds in found.items()}


def middle(speeds: list[Speed]) -> Speed:
    return Speed(
        round(median(speed.steps_per_second for speed in speeds), 1),
        round(median(speed.steps_per_core_second for speed in speeds), 1),
    )


def speed_of(subject: Subject, seconds: float) -> Speed:
    done = 0
    began, worked = perf_counter(), work_of(subject.workers)
    while perf_counter() - began < seconds:
        done += next(subject.steps)
    return Speed(done / (perf_counter() - began), done / (work_of(subject.workers) - worked))


def work_of(workers: list[int]) -> float:
    """The seconds that this process and others have worked so far."""
    return process_time() + sum(map(seconds_of, workers))


def seconds_of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


if __name__ == "__main__":
    main()
