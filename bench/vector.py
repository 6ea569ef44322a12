"""Measure the environments for learners: steps a second with random legal actions, beside PettingZoo's classic games.

``python bench/vector.py`` measures everything in turns, several rounds of it, and writes bench/results/vector.json;
name subjects to measure only those. A step is one decision, with what the next seat sees and its mask. Seconds are those
of the clock on the wall, and those that a core has worked; the latter can only be told of a single process.
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
from typing import Any

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


class Speed(msgspec.Struct):
    """The middle of all rounds."""

    steps_per_second: float
    steps_per_core_second: float | None
    """None if other processes play as well."""


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
        cores = f"{speed.steps_per_core_second:>10,.0f}" if speed.steps_per_core_second else f"{'-':>10}"
        print(f"{name:<32}{speed.steps_per_second:>10,.0f} a second{cores} a second of one core")
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


def subjects(games: int, processes: int, stack: ExitStack) -> dict[str, Callable[[], Steps]]:
    """What can be measured, by name."""
    found: dict[str, Callable[[], Steps]] = {}
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


def one_by_one(env: Any) -> Steps:
    """A PettingZoo environment, game after game."""
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


def many_at_once(vector: Vector) -> Steps:
    rng = np.random.default_rng(SEED)
    vector.reset(SEED)
    while True:
        counts = vector.masks.sum(axis=1)
        drawn = (rng.random(vector.games) * counts).astype(np.intp)
        _, legal = np.nonzero(vector.masks)
        vector.step(legal[np.cumsum(counts) - counts + drawn])
        yield vector.games


def measured(chosen: dict[str, Steps], rounds: int, seconds: float) -> dict[str, Speed]:
    """All subjects take turns, so that whatever else the machine does hurts them alike."""
    walls: dict[str, list[float]] = {name: [] for name in chosen}
    cores: dict[str, list[float]] = {name: [] for name in chosen}
    for steps in chosen.values():
        speed_of(steps, seconds / 10)  # Processes start and caches fill.
    for _ in range(rounds):
        for name, steps in chosen.items():
            wall, core = speed_of(steps, seconds)
            walls[name].append(wall)
            cores[name].append(core)
    return {
        name: Speed(round(median(walls[name]), 1), None if "processes" in name else round(median(cores[name]), 1))
        for name in chosen
    }


def speed_of(steps: Steps, seconds: float) -> tuple[float, float]:
    done = 0
    began, worked = perf_counter(), process_time()
    while perf_counter() - began < seconds:
        done += next(steps)
    return done / (perf_counter() - began), done / (process_time() - worked)


if __name__ == "__main__":
    main()
