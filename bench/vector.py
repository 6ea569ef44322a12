"""Measure the environments for learners: steps a second with random legal actions, beside PettingZoo's classic games.

``python bench/vector.py`` measures everything in turns, both builds of ours, several rounds of it, prints a table and
writes bench/results/vector.json; name subjects to measure only those. A step is one decision, with what the next seat
sees and its mask. Seconds are those of the clock on the wall, and those that cores have worked, which other programs
disturb less. Every subject has a process of its own. How well a vector environment uses several processes is said by
comparing it with as many environments of one process each that play at the same time.

A vector environment with all processes should take five times the steps of the middle one of PettingZoo's games, on the
clock on the wall and from pairs of the same round; with ``--check`` the exit code is 1 if one of them does not. Linux
only, because the work of other processes is read from /proc.
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
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple, Self

import msgspec
import numpy as np

import meadhall
from meadhall.bench import builds
from meadhall.bench.builds import Build, Missing
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
BOTH = "both"
SEED = 1
TIMES = 5.0
"""A vector environment with all processes takes at least so many times the steps of PettingZoo's classic games."""

Steps = Iterator[int]
"""Plays for ever; each item is a number of decisions that were made."""
TICKS = os.sysconf("SC_CLK_TCK")


class Subject(NamedTuple):
    """Who is measured, and the other processes that work for it."""

    steps: Steps
    workers: list[int]


class Task(NamedTuple):
    """Who is measured in which build; PettingZoo's own games have none."""

    name: str
    build: str | None


class Speed(msgspec.Struct):
    """What one round found out."""

    steps_per_second: float
    steps_per_core_second: float


class Row(msgspec.Struct):
    """The middle of all rounds, the lowest and the highest, of one task.

    ``efficiency`` is the speed of several processes by that of as many environments with one process each at the
    same time, ``times`` the speed by that of the middle one of PettingZoo's games: both from pairs of the same round.
    """

    name: str
    build: str | None
    steps_per_second: Spread
    steps_per_core_second: Spread
    efficiency: Spread | None = None
    times: Spread | None = None


class Report(msgspec.Struct):
    meadhall: str
    pettingzoo: str
    python: str
    machine: str
    processors: int | None
    processes: int
    load: float
    """How busy the machine was before we began."""
    games_at_once: int
    rounds: int
    seconds: float
    rows: list[Row]
    classic: Spread | None
    """The steps a second of the middle one of PettingZoo's games; None if not all of them were measured."""


def main(words: Sequence[str] | None = None) -> int:
    args = parser().parse_args(words)
    everything = list(subjects(args.games, args.processes, ExitStack()))
    wrong = [name for name in args.only if name not in everything]
    if wrong:
        parser().error(f"{', '.join(wrong)}: there is no such subject, only {'; '.join(everything)}")
    if args.answer:
        answer(args.only[0], args.games, args.processes)
        return 0
    load = os.getloadavg()[0]
    rows, classic = measured(tasks(args.only or everything, args.build), args)
    report = Report(
        version("meadhall"), version("pettingzoo"), platform.python_version(), platform.machine(), os.cpu_count(),
        args.processes, load, args.games, args.rounds, args.seconds, rows, classic,
    )  # fmt: skip
    print("\n".join(table(report)))
    file = args.results or (None if args.only or args.build != BOTH else RESULTS)
    if file is not None:
        write_atomically(file, msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")
    return int(args.check and not all_met(report))


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description="Measure the environments for learners.")
    made.add_argument("only", metavar="SUBJECT", nargs="*", help="everything unless you name some")
    made.add_argument("--games", metavar="N", type=int, default=64, help="games at once in a vector environment")
    made.add_argument("--processes", metavar="N", type=int, default=os.cpu_count() or 1)
    made.add_argument("--rounds", metavar="N", type=int, default=5)
    made.add_argument("--seconds", metavar="S", type=float, default=1.0, help="for each subject in each round")
    made.add_argument("--build", choices=(PLAIN, COMPILED, BOTH), default=BOTH, help="of our engine")
    made.add_argument("--check", action="store_true", help=f"end with 1 unless all are {TIMES:g} times PettingZoo's")
    made.add_argument("--results", metavar="FILE", type=Path,
                      help=f"where they are kept; {RESULTS.name}, if everything is measured")  # fmt: skip
    made.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    return made


def tasks(names: Sequence[str], build: str) -> dict[Task, Build]:
    """What is to be measured, and the build that runs it; PettingZoo's games run beside one of ours."""
    try:
        here = [builds.plain()] if build != COMPILED else []
        here += [builds.compiled(lambda _: None)] if build != PLAIN else []
    except Missing as missing:
        parser().error(f"argument --build: {build} is not to be had here ({missing.reason} {missing.said})")
    ours = {Task(name, each.name): each for each in here for name in names if name not in CLASSIC}
    return ours | {Task(name, None): here[0] for name in names if name in CLASSIC}


# --- the table and the verdict --------------------------------------------------------------------

HEAD = ("environment", "build", "steps/s", "of a core", "of as many alone", "× PettingZoo", f"{TIMES:g} times")


def table(report: Report) -> list[str]:
    """A line for each row, as people read it in a terminal and on a page."""
    told = [HEAD, *([cells(row, report.processes) for row in report.rows])]
    if report.classic is not None:
        told.append(("the middle one of PettingZoo", "", f"{report.classic.median:,.0f}", "", "", "", ""))
    wide = [max(map(len, column)) for column in zip(*told, strict=True)]
    head, *lines = (" | ".join(map(padded, row, wide, range(len(row)))) for row in told)
    rule = "|".join("-" * (width + 1) + ("-" if n < 2 else ":") for n, width in enumerate(wide))
    return [f"| {head} |", f"|{rule}|", *(f"| {line} |" for line in lines)]


def kept() -> list[str]:
    """The newest results, as ``docs/generate.py`` puts them on a page."""
    report = msgspec.json.decode(RESULTS.read_bytes(), type=Report)
    return [
        f"Meadhall {report.meadhall} and PettingZoo {report.pettingzoo}, Python {report.python}, {report.machine},",
        f"{report.processors} processors that had work of load {report.load:.1f} before, in {report.rounds} rounds of",
        f"{report.seconds:g} seconds:",
        "",
        *table(report),
    ]


def padded(cell: str, width: int, column: int) -> str:
    """Words stand to the left, numbers to the right."""
    return cell.ljust(width) if column < 2 else cell.rjust(width)


def cells(row: Row, processes: int) -> tuple[str, ...]:
    times = "" if row.times is None else f"{row.times.median:.1f} ({row.times.low:.1f} to {row.times.high:.1f})"
    return (
        row.name,
        row.build or "",
        f"{row.steps_per_second.median:,.0f}",
        f"{row.steps_per_core_second.median:,.0f}",
        "" if row.efficiency is None else f"{row.efficiency.median:.0%}",
        times,
        verdict(row) if judged(row, processes) else "",
    )


def judged(row: Row, processes: int) -> bool:
    """Whether it is a vector environment with all processes."""
    return row.name.endswith(f" games, {said(processes)}")


def verdict(row: Row) -> str:
    return "–" if row.times is None else "met" if row.times.median >= TIMES else "missed"


def all_met(report: Report) -> bool:
    """Every vector environment of every game; one that was not measured has met nothing."""
    found = [row for row in report.rows if judged(row, report.processes)]
    games = {row.name.partition(",")[0] for row in found}
    return games == set(meadhall.games()) and all(verdict(row) == "met" for row in found)


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


def measured(tasks: dict[Task, Build], args: argparse.Namespace) -> tuple[list[Row], Spread | None]:
    """All subjects take turns, so that whatever else the machine does hurts them alike."""
    with ExitStack() as stack:

        def sit_down(name: str, build: Build, number: int) -> list[Player]:
            players = [stack.enter_context(Player(name, args, build)) for _ in range(number)]
            one_turn(players, args.seconds / 10)  # Processes start and caches fill.
            return players

        chosen = {task: sit_down(task.name, build, 1) for task, build in tasks.items()}
        rivals = {
            task: sit_down(alone(task.name), build, args.processes)
            for task, build in tasks.items()
            if alone(task.name) != task.name
        }
        found: dict[Task, list[Speed]] = {task: [] for task in tasks}
        efficiency: dict[Task, list[float]] = {task: [] for task in tasks}
        for _ in range(args.rounds):
            for task in tasks:
                (speed,) = one_turn(chosen[task], args.seconds)
                found[task].append(speed)
                if task in rivals:
                    together = one_turn(rivals[task], args.seconds)
                    best = sum(rival.steps_per_second for rival in together)
                    efficiency[task].append(speed.steps_per_second / best)
    classic = middle_of_classic(found)
    rows = [row_of(task, found[task], efficiency[task], classic) for task in tasks]
    return rows, Spread.of([round(speed, 1) for speed in classic]) if classic else None


def alone(name: str) -> str:
    """The same games with one process."""
    return re.sub(r"\d+ processes$", "1 process", name)


def one_turn(players: list[Player], seconds: float) -> list[Speed]:
    """They all play at the same time."""
    for player in players:
        player.begin(seconds)
    return [player.speed() for player in players]


def middle_of_classic(found: dict[Task, list[Speed]]) -> list[float]:
    """The steps a second of the middle one of PettingZoo's games in each round; none unless all were measured."""
    if any(Task(name, None) not in found for name in CLASSIC):
        return []
    by_round = zip(*(found[Task(name, None)] for name in CLASSIC), strict=True)
    return [median(speed.steps_per_second for speed in speeds) for speeds in by_round]


def row_of(task: Task, speeds: list[Speed], efficiency: list[float], classic: list[float]) -> Row:
    pairs = zip(speeds, classic, strict=True) if classic and task.build is not None else ()
    times = [speed.steps_per_second / middle for speed, middle in pairs]
    return Row(
        task.name,
        task.build,
        Spread.of([round(speed.steps_per_second, 1) for speed in speeds]),
        Spread.of([round(speed.steps_per_core_second, 1) for speed in speeds]),
        Spread.of([round(share, 3) for share in efficiency]) if efficiency else None,
        Spread.of([round(ratio, 2) for ratio in times]) if times else None,
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
            name = f"{slug}, {games} games, {said(workers)}"
            found[name] = lambda slug=slug, workers=workers: many_at_once(  # type: ignore[misc]
                stack.enter_context(closing(Vector(slug, games, workers)))
            )
    for name in CLASSIC:
        found[name] = lambda name=name: one_by_one(  # type: ignore[misc]
            import_module(f"pettingzoo.classic.{name}").env()
        )
    return found


def said(processes: int) -> str:
    return "1 process" if processes == 1 else f"{processes} processes"


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
    sys.exit(main())
