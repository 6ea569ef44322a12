"""The benchmark: random play of our games and, in the same run, of Catanatron.

The peer is measured by a script outside of the package, in a process of its own; nothing here imports it.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from operator import methodcaller
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import perf_counter_ns, process_time
from typing import Any

import msgspec

from meadhall.kernel import build, house
from meadhall.kernel.action import Action
from meadhall.kernel.random_play import decide, play_out, to_decision
from meadhall.kernel.state import State
from meadhall.kernel.step import Choice, Together

SCRIPT = Path("bench", "peers", "catanatron_random.py")
PEER = next((path / SCRIPT for path in Path(__file__).parents if (path / SCRIPT).is_file()), SCRIPT)
PEER_PACKAGE = "catanatron"

ROUNDS = 5
SEEDS_A_ROUND = 1_000_000
LOOKED_AT = 5
"""Games from which positions are taken, every fifth decision; each is copied, and its options listed, ten times."""
EVERY = 5
REPEATS = 10
FLAT_GAMES = 40
EARLY = range(10, 110)
LATE = range(150, 250)
FEWEST = 20
"""A kind of decision is compared if it was seen so often in both bands."""
PLANNING = "Plan"

COPY = methodcaller("copy")


class Case(msgspec.Struct, frozen=True):
    name: str
    label: str
    players: int
    options: dict[str, str] = {}
    game: str = "ice-garden"

    def new(self) -> State:
        first: State = house.load(self.game).new(self.players, **self.options)
        return first


FOUR = Case("ice-garden-4", "Ice Garden, 4 players", 4)
CASES = (
    Case("ice-garden-2", "Ice Garden, 2 players", 2),
    Case("ice-garden-3", "Ice Garden, 3 players", 3),
    FOUR,
    Case("ice-garden-4-advanced", "Ice Garden, 4, advanced, first", 4, {"edition": "first", "mode": "advanced"}),
    Case("ice-garden-solo", "Ice Garden, solo, hard", 1, {"difficulty": "hard"}),
    *(Case(f"mountain-king-{n}", f"Mountain King, {n} players", n, game="mountain-king") for n in (2, 3, 4, 5)),
    *(
        Case(f"dragon-lords-{n}", f"DragonLords, {n} players, 10 rounds", n, {"turn_limit": "10"}, "dragon-lords")
        for n in (2, 3, 4)
    ),
)
PEER_NAME = "catanatron-4"


class Sample(msgspec.Struct):
    """What one round found out about one case. The peer's script prints the same fields."""

    label: str
    games: int
    decisions: int
    seconds: float
    copy_us: float
    options_us: float
    options: float
    forced: float
    view_bytes: float | None = None

    @property
    def per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def choices_per_second(self) -> float:
        """Only the decisions that leave a choice."""
        return self.per_second * (1 - self.forced)


class Band(msgspec.Struct):
    """Microseconds early and late in a game, and late by early."""

    early_us: float
    late_us: float

    @property
    def ratio(self) -> float:
        return self.late_us / self.early_us


class Spread(msgspec.Struct):
    """The median of all rounds with the lowest and the highest."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float]) -> Spread:
        return cls(median(values), min(values), max(values))


class Row(msgspec.Struct):
    name: str
    label: str
    decisions_per_second: Spread
    games_per_second: Spread
    copy_us: Spread
    options_us: Spread
    options_per_decision: float
    forced_share: float
    view_bytes: float | None


class Against(msgspec.Struct):
    """How many times as fast as the peer, from the pairs of the same round."""

    name: str
    label: str
    decisions: Spread
    choices: Spread
    """Decisions that leave a choice: those with one option only are not counted."""
    copies: Spread
    options: Spread


class Flat(msgspec.Struct):
    what: str
    early_us: Spread
    late_us: Spread
    ratio: Spread


class Flatness(msgspec.Struct):
    """Does a decision cost more late in the game? ``early`` and ``late`` are the first decision and the one after."""

    case: str
    early: tuple[int, int]
    late: tuple[int, int]
    costs: list[Flat]


class Machine(msgspec.Struct):
    build: str
    python: str
    system: str
    cpu: str
    cores: int


class Report(msgspec.Struct):
    meadhall: str
    machine: Machine
    rounds: int
    games: int | None
    """Games of each case in each round; None if the time set the end."""
    seconds: float | None
    rows: list[Row]
    against: list[Against]
    flatness: Flatness
    missing: str | None


# --- measuring ----------------------------------------------------------------------------------


class Budget(msgspec.Struct, frozen=True):
    """How much each case plays in each round: so many games, or whole games until the time is used up."""

    games: int | None
    seconds: float

    def spent(self, games: int, seconds: float) -> bool:
        return games >= self.games if self.games else seconds >= self.seconds

    @property
    def looked_at(self) -> int:
        return min(self.games or LOOKED_AT, LOOKED_AT)


def play(case: Case, budget: Budget, seed: int) -> tuple[int, int, float]:
    """Games, decisions and the seconds that they took, set-up included."""
    gc.collect()
    games = decisions = 0
    begun = process_time()
    while True:
        decisions += play_out(case.new(), Random(seed + games))
        games += 1
        seconds = process_time() - begun
        if budget.spent(games, seconds):
            return games, decisions, seconds


def positions(case: Case, games: int, seed: int) -> list[State]:
    """Every fifth position at which a player decides, in games from set-up to end."""
    found: list[State] = []
    for game in range(games):
        rng, position, decisions = Random(seed + game), case.new(), 0
        while to_decision(position, rng):
            if decisions % EVERY == 0:
                found.append(position.copy())
            decide(position, rng)
            decisions += 1
    return found


def microseconds(found: list[State], do: Callable[[State], object]) -> float:
    """The mean cost of doing something once with one of the positions."""
    gc.collect()
    begun = process_time()
    for position in found * REPEATS:
        do(position)
    return (process_time() - begun) / (len(found) * REPEATS) * 1e6


def options_anew(position: State) -> list[Action]:
    """The options, worked out again even if the position has listed them before."""
    step = position.agenda[-1]
    if isinstance(step, Together):
        return step.options(position, step.waiting(position)[0])
    assert isinstance(step, Choice)
    return step.options(position)


def view_bytes(position: State) -> int:
    """The size of what the deciding seat is sent, as compact JSON."""
    return len(msgspec.json.encode(position.view(position.deciding[0]).to_data()))


def measure(case: Case, budget: Budget, seed: int) -> Sample:
    play_out(case.new(), Random(seed))
    games, decisions, seconds = play(case, budget, seed)
    found = positions(case, budget.looked_at, seed)
    choices = [len(options_anew(position)) for position in found]
    return Sample(
        label=case.label,
        games=games,
        decisions=decisions,
        seconds=seconds,
        copy_us=microseconds(found, COPY),
        options_us=microseconds(found, options_anew),
        options=fmean(choices),
        forced=choices.count(1) / len(choices),
        view_bytes=fmean(map(view_bytes, found)),
    )


def measure_peer(budget: Budget, seed: int) -> Sample:
    given = {
        "--seed": seed,
        "--games": budget.games or 0,
        "--seconds": budget.seconds,
        "--looked-at": budget.looked_at,
        "--every": EVERY,
        "--repeats": REPEATS,
    }
    words = [str(word) for pair in given.items() for word in pair]
    done = subprocess.run([sys.executable, str(PEER), *words], check=True, stdout=subprocess.PIPE)
    return msgspec.json.decode(done.stdout, type=Sample)


def missing() -> str | None:
    """Why the peer cannot be measured here, if so."""
    if not PEER.is_file():
        return "the peer's script is not part of the installed package; run `make bench` in a checkout of Meadhall"
    if find_spec(PEER_PACKAGE) is None:
        return "Catanatron is not installed here; `make bench` installs it and measures it too"
    return None


def bands(seed: int) -> dict[str, Band]:
    """What a decision and a copy cost early and late in a four-player game.

    Late in a game other things are asked than early. So each kind of decision is compared with itself, by medians,
    and the kinds are weighed by how often they were seen.
    """
    costs: dict[str, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    copies: tuple[list[State], list[State]] = ([], [])
    for game in range(FLAT_GAMES):
        rng, position, decisions = Random(seed + game), FOUR.new(), 0
        while to_decision(position, rng):
            band = 0 if decisions in EARLY else 1 if decisions in LATE else None
            if band is not None and decisions % EVERY == 0:
                copies[band].append(position.copy())
            kind = type(position.agenda[-1]).__name__
            begun = perf_counter_ns()
            position.apply(rng.choice(position.legal()))
            spent = perf_counter_ns() - begun
            if band is not None:
                costs[kind][band].append(spent)
            decisions += 1
    common = {kind: (early, late) for kind, (early, late) in costs.items() if min(len(early), len(late)) >= FEWEST}
    compared = {
        "planning decision": [common[PLANNING]],
        "decision, same kinds": list(common.values()),
    }
    found = {what: compare(pairs) for what, pairs in compared.items()}
    found["copy"] = Band(*(microseconds(band, COPY) for band in copies))
    return found


def compare(pairs: list[tuple[list[int], list[int]]]) -> Band:
    weights = [len(early) + len(late) for early, late in pairs]
    early_us, late_us = (
        sum(weight * median(pair[band]) for weight, pair in zip(weights, pairs, strict=True)) / sum(weights) / 1000
        for band in (0, 1)
    )
    return Band(early_us, late_us)


# --- summing up ---------------------------------------------------------------------------------


def run(budget: Budget, progress: Callable[[str], object]) -> Report:
    """All rounds: in each, every case of ours and then the peer."""
    lacking = missing()
    samples: dict[str, list[Sample]] = defaultdict(list)
    flat: list[dict[str, Band]] = []
    for turn in range(ROUNDS):
        progress(f"round {turn + 1} of {ROUNDS}")
        seed = turn * SEEDS_A_ROUND + 1
        for case in CASES:
            samples[case.name].append(measure(case, budget, seed))
        if lacking is None:
            samples[PEER_NAME].append(measure_peer(budget, seed))
        flat.append(bands(seed))
    peers = samples.get(PEER_NAME)
    ours = {name: found for name, found in samples.items() if name != PEER_NAME}
    return Report(
        meadhall=version("meadhall"),
        machine=machine(),
        rounds=ROUNDS,
        games=budget.games,
        seconds=None if budget.games else budget.seconds,
        rows=[row(name, found) for name, found in samples.items()],
        against=[against(name, found, peers) for name, found in ours.items()] if peers else [],
        flatness=flatness(flat),
        missing=lacking,
    )


def row(name: str, found: list[Sample]) -> Row:
    views = [sample.view_bytes for sample in found if sample.view_bytes is not None]
    return Row(
        name=name,
        label=found[0].label,
        decisions_per_second=Spread.of([sample.per_second for sample in found]),
        games_per_second=Spread.of([sample.games / sample.seconds for sample in found]),
        copy_us=Spread.of([sample.copy_us for sample in found]),
        options_us=Spread.of([sample.options_us for sample in found]),
        options_per_decision=fmean(sample.options for sample in found),
        forced_share=fmean(sample.forced for sample in found),
        view_bytes=fmean(views) if views else None,
    )


def against(name: str, ours: list[Sample], peers: list[Sample]) -> Against:
    pairs = list(zip(ours, peers, strict=True))
    return Against(
        name=name,
        label=ours[0].label,
        decisions=Spread.of([us.per_second / peer.per_second for us, peer in pairs]),
        choices=Spread.of([us.choices_per_second / peer.choices_per_second for us, peer in pairs]),
        copies=Spread.of([peer.copy_us / us.copy_us for us, peer in pairs]),
        options=Spread.of([peer.options_us / us.options_us for us, peer in pairs]),
    )


def flatness(flat: list[dict[str, Band]]) -> Flatness:
    return Flatness(
        case=FOUR.name,
        early=(EARLY.start, EARLY.stop),
        late=(LATE.start, LATE.stop),
        costs=[
            Flat(
                what=what,
                early_us=Spread.of([found[what].early_us for found in flat]),
                late_us=Spread.of([found[what].late_us for found in flat]),
                ratio=Spread.of([found[what].ratio for found in flat]),
            )
            for what in flat[0]
        ],
    )


def machine() -> Machine:
    return Machine(
        build=build.NAME,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        system=f"{platform.system()} {platform.machine()}",
        cpu=cpu_model(),
        cores=os.cpu_count() or 1,
    )


def cpu_model() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        for line in cpuinfo.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"


# --- showing ------------------------------------------------------------------------------------


def number(value: float) -> str:
    """Three digits that matter: 71,300, 247, 16.4, 4.83."""
    if value >= 100:
        step = 10 ** max(0, len(str(int(value))) - 3)
        return f"{round(value / step) * step:,}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def spread(value: Spread, unit: str = "") -> str:
    """The median, and how far the rounds strayed from it."""
    strayed = max(value.high - value.median, value.median - value.low) / value.median
    return f"{number(value.median)}{unit} ±{strayed:.0%}"


def table(head: list[str], lines: list[list[str]]) -> str:
    """Columns as wide as they must be; the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(head, *lines, strict=True)]
    shown = []
    for line in [head, *lines]:
        cells = [line[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        shown.append("  ".join(cells).rstrip())
    return "\n".join(shown)


def show(report: Report) -> str:
    it = report.machine
    how = f"games: {report.games}" if report.games else f"seconds: {report.seconds:g}"
    head = [
        f"Meadhall {report.meadhall}, {it.build}, {it.python}, {it.system}",
        f"{it.cpu}, {it.cores} cores, one used",
        f"{report.rounds} rounds, all rows in turn ({how} each); medians, and how far the rounds strayed from them",
    ]
    blocks = [
        "\n".join(head),
        table(
            ["random play", "decisions/s", "games/s", "copy µs", "options µs", "options", "forced", "view bytes"],
            [
                [
                    row.label,
                    spread(row.decisions_per_second),
                    spread(row.games_per_second),
                    spread(row.copy_us),
                    spread(row.options_us),
                    number(row.options_per_decision),
                    f"{row.forced_share:.0%}",
                    number(row.view_bytes) if row.view_bytes else "-",
                ]
                for row in report.rows
            ],
        ),
    ]
    if report.missing:
        blocks.append(f"No comparison: {report.missing}.")
    else:
        blocks.append(
            table(
                ["times as fast as Catanatron", "decisions", "with a choice", "copies", "options"],
                [
                    [one.label, *(spread(by, "×") for by in (one.decisions, one.choices, one.copies, one.options))]
                    for one in report.against
                ],
            )
        )
    flat = report.flatness
    early, late = (f"{first}–{after - 1}" for first, after in (flat.early, flat.late))
    blocks.append(
        table(
            [f"µs with {FOUR.players} players", f"decisions {early}", f"decisions {late}", "late : early"],
            [[cost.what, spread(cost.early_us), spread(cost.late_us), spread(cost.ratio)] for cost in flat.costs],
        )
    )
    return "\n\n".join(blocks)


def positive(kind: Callable[[str], Any], text: str) -> Any:
    value = kind(text)
    if value <= 0:
        raise argparse.ArgumentTypeError(f"{text} is not above nought")
    return value


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="meadhall bench", description="Measure speed, beside Catanatron.")
    parser.add_argument(
        "--games",
        type=lambda text: positive(int, text),
        help="play so many games of each row in each round, instead of playing for a time",
    )
    parser.add_argument(
        "--seconds",
        type=lambda text: positive(float, text),
        default=1.0,
        help="play each row so long in each round (default: 1)",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    given = parser.parse_args(argv)
    if given.json and not given.json.parent.is_dir():
        parser.error(f"there is no folder for {given.json}")
    try:
        report = run(Budget(given.games, given.seconds), lambda line: print(line, file=sys.stderr))
    except subprocess.CalledProcessError as failure:
        print(f"Catanatron could not be measured: its script ended with {failure.returncode}.", file=sys.stderr)
        return 1
    print(show(report))
    if given.json:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    return 0
