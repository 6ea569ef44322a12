"""Measure the environments for learners: steps a second with random legal actions, beside PettingZoo's classic games.

``python bench/vector.py`` measures everything in turns, several rounds of it, and writes bench/results/vector.json;
name subjects to measure only those. A step is one decision, with what the next seat sees and its mask. Seconds are
those of the clock on the wall, and those that cores have worked, which other programs disturb less. Every subject has
a process of its own. How well a vector environment uses several processes is said by comparing it with as many
environments of one process each that play at the same time. Linux only, because the work of other processes is read
from /proc.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple, Self

import msgspec
import numpy as np

import meadhall
from meadhall.bench import builds
from meadhall.bench.builds import Build
from meadhall.bench.figures import COMPILED, PLAIN, Spread
from meadhall.kernel.save import write_atomically
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
    """What one round found out."""

    steps_per_second: float
    steps_per_core_second: float


class Speeds(msgspec.Struct):
    """The middle of all rounds, the lowest and the highest.

    ``efficiency`` is the speed of several processes by that of as many environments with one process each at the
    same time, from pairs of the same round.
    """

    steps_per_second: Spread
    steps_per_core_second: Spread
    efficiency: Spread | None = None


class Report(msgspec.Struct):
    meadhall: str
    pettingzoo: str
    build: str
    python: str
    machine: str
    processors: int | None
    load: float
    """How busy the machine was before we began."""
    games_at_once: int
    rounds: int
    seconds: float
    speeds: dict[str, Speeds]


def main() -> None:
    args = parser().parse_args()
    everything = list(subjects(args.games, args.processes, ExitStack()))
    wrong = [name for name in args.only if name not in everything]
    if wrong:
        parser().error(f"{', '.join(wrong)}: there is no such subject, only {'; '.join(everything)}")
    if args.answer:
        answer(args.only[0], args.games, args.processes)
        return
    load = os.getloadavg()[0]
    build = builds.compiled(lambda _: None) if args.build == COMPILED else builds.plain()
    speeds = measured(args.only or everything, args, build)
    for name, speed in speeds.items():
        print(line(name, speed))
    report = Report(
        version("meadhall"), version("pettingzoo"), build.name, platform.python_version(), platform.machine(),
        os.cpu_count(), load, args.games, args.rounds, args.seconds, speeds,
    )  # fmt: skip
    write_atomically(args.results, msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description="Measure the environments for learners.")
    made.add_argument("only", metavar="SUBJECT", nargs="*", help="everything unless you name some")
    made.add_argument("--games", metavar="N", type=int, default=64, help="games at once in a vector environment")
    made.add_argument("--processes", metavar="N", type=int, default=os.cpu_count() or 1)
    made.add_argument("--rounds", metavar="N", type=int, default=5)
    made.add_argument("--seconds", metavar="S", type=float, default=1.0, help="for each subject in each round")
    made.add_argument("--build", choices=(PLAIN, COMPILED), default=PLAIN, help="of our engine")
    made.add_argument("--results", metavar="FILE", type=Path, default=RESULTS)
    made.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    return made


def line(name: str, speed: Speeds) -> str:
    shown = f"{name:<38}{speed.steps_per_second.median:>8,.0f} a second"
    shown += f"{speed.steps_per_core_second.median:>8,.0f} a core second"
    if speed.efficiency is not None:
        shown += f"{speed.efficiency.median:>6.0%} of as many alone"
    return shown


# --- all subjects in turn -------------------------------------------------------------------------


class Player:
    """A process that plays one subject whenever it is told to."""

    def __init__(self, name: str, args: argparse.Namespace, build: Build) -> None:
        words = [sys.executable, __file__, name, "--answer"]
        words += ["--games", str(args.games), "--processes", str(args.processes)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(words, env=build.env, stdin=pipe, stdout=pipe, text=True)

    def begin(self, seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()

    def speed(self) -> Speed:
        assert self.process.stdout is not None
        return msgspec.json.decode(self.process.stdout.readline(), type=Speed)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()


def measured(names: Sequence[str], args: argparse.Namespace, build: Build) -> dict[str, Speeds]:
    """All subjects take turns, so that whatever else the machine does hurts them alike."""
    with ExitStack() as stack:

        def sit_down(name: str, number: int) -> list[Player]:
            players = [stack.enter_context(Player(name, args, build)) for _ in range(number)]
            one_turn(players, args.seconds / 10)  # Processes start and caches fill.
            return players

        chosen = {name: sit_down(name, 1) for name in names}
        rivals = {name: sit_down(alone(name), args.processes) for name in names if alone(name) != name}
        found: dict[str, list[Speed]] = {name: [] for name in names}
        efficiency: dict[str, list[float]] = {name: [] for name in names}
        for _ in range(args.rounds):
            for name in names:
                (speed,) = one_turn(chosen[name], args.seconds)
                found[name].append(speed)
                if name in rivals:
                    together = one_turn(rivals[name], args.seconds)
                    best = sum(rival.steps_per_second for rival in together)
                    efficiency[name].append(speed.steps_per_second / best)
    return {name: sum_up(found[name], efficiency[name]) for name in names}


def alone(name: str) -> str:
    """The same games with one process."""
    return re.sub(r"\d+ processes$", "1 process", name)


def one_turn(players: list[Player], seconds: float) -> list[Speed]:
    """They all play at the same time."""
    for player in players:
        player.begin(seconds)
    return [player.speed() for player in players]


def sum_up(speeds: list[Speed], efficiency: list[float]) -> Speeds:
    return Speeds(
        Spread.of([round(speed.steps_per_second, 1) for speed in speeds]),
        Spread.of([round(speed.steps_per_core_second, 1) for speed in speeds]),
        Spread.of([round(share, 3) for share in efficiency]) if efficiency else None,
    )


# --- one subject ----------------------------------------------------------------------------------


def answer(name: str, games: int, processes: int) -> None:
    """Play for as many seconds as each line says, and print the speed."""
    # PettingZoo speaks of another way to make its environments, Gymnasium of the precision of their spaces.
    warnings.filterwarnings("ignore", "The old environment creation API")
    warnings.filterwarnings("ignore", ".*precision lowered by casting")
    with ExitStack() as stack:
        subject = subjects(games, processes, stack)[name]()
        for seconds in sys.stdin:
            print(msgspec.json.encode(speed_of(subject, float(seconds))).decode(), flush=True)


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
