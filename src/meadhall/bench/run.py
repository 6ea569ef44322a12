"""One run: all rounds, in each of them everybody in turn."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from meadhall.bench import builds, peers, sharing
from meadhall.bench.builds import Build, Missing
from meadhall.bench.cases import USUAL, Case
from meadhall.bench.figures import CATANATRON, COMPILED, PLAIN, Absent, Machine, Report, Sample, Sharing, sum_up
from meadhall.bench.measure import Budget
from meadhall.bench.subjects import Subject, ours

SEEDS_A_ROUND = 1_000_000

Tell = Callable[..., object]
"""Hears how far it is: the id of a message and its arguments."""


class BenchPlan(NamedTuple):
    """What is measured."""

    budget: Budget
    rounds: int
    cases: tuple[Case, ...] = USUAL
    compiled: bool = True
    peers: bool = True
    sharing: bool = True


class Participants(NamedTuple):
    """Everybody who takes part, who cannot, and our builds."""

    subjects: list[Subject]
    absent: list[Absent]
    builds: list[Build]


def run(plan: BenchPlan, tell: Tell) -> Report:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    field = gather(plan, tell)
    samples = rounds(field.subjects, plan, tell)
    places = {subject.name: place for place, subject in enumerate(field.subjects) if subject.build is None}
    compared = samples[places[CATANATRON]] if CATANATRON in places else None
    return Report(
        meadhall=version("meadhall"),
        machine=machine(load),
        rounds=plan.rounds,
        games=plan.budget.games,
        seconds=None if plan.budget.games else plan.budget.seconds,
        rows=[
            sum_up(subject.name, subject.label, subject.build, found, compared)
            for subject, found in zip(field.subjects, samples, strict=True)
        ],
        absent=field.absent,
        sharing=shared(plan, field.builds, tell),
    )


def rounds(subjects: list[Subject], plan: BenchPlan, tell: Tell) -> list[list[Sample]]:
    """The samples of each subject. Every other round goes the other way, so that no place in it is the better one."""
    samples: list[list[Sample]] = [[] for _ in subjects]
    for turn in range(plan.rounds):
        tell("round", number=turn + 1, rounds=plan.rounds)
        there = list(zip(subjects, samples, strict=True))
        for subject, found in reversed(there) if turn % 2 else there:
            found.append(subject.sample(plan.budget, turn * SEEDS_A_ROUND + 1))
    return samples


def shared(plan: BenchPlan, found: list[Build], tell: Tell) -> list[Sharing]:
    """The commands that share their work, in our fastest build: what sharing costs weighs most there."""
    if not plan.sharing or (os.cpu_count() or 1) < 2:
        return []
    tell("sharing")
    return [sharing.measure(work, found[-1], plan.budget) for work in sharing.SHARED_COMMANDS]


# --- who takes part -------------------------------------------------------------------------------


def gather(plan: BenchPlan, tell: Tell) -> Participants:
    field = Participants([], [], [])
    begin: dict[str, Callable[[], Build]] = {PLAIN: builds.plain}
    if plan.compiled:
        begin[COMPILED] = partial(builds.compiled, tell)
    for name, get in begin.items():
        add_build(name, get, plan.cases, field, tell)
    if plan.peers:
        add_peer(CATANATRON, "Catanatron", peers.catanatron, field)
        for game in peers.SPIEL:
            add_peer(f"openspiel-{game}", f"OpenSpiel, {game}", partial(peers.open_spiel, game), field)
        add_peer("boardgame-io", "boardgame.io", peers.boardgame_io, field)
    return field


def add_build(name: str, get: Callable[[], Build], cases: tuple[Case, ...], field: Participants, tell: Tell) -> None:
    try:
        build = get()
    except Missing as missing:
        tell(missing.reason, said=missing.said)
        field.absent.extend(Absent(case.name, case.label, name, missing.reason, missing.said) for case in cases)
        return
    field.builds.append(build)
    field.subjects.extend(ours(case, build) for case in cases)


def add_peer(name: str, label: str, get: Callable[[], Subject], field: Participants) -> None:
    try:
        field.subjects.append(get())
    except Missing as missing:
        field.absent.append(Absent(name, label, None, missing.reason, missing.said))


# --- where it runs --------------------------------------------------------------------------------


def machine(load: float | None) -> Machine:
    return Machine(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        system=f"{platform.system()} {platform.machine()}",
        cpu=cpu_model(),
        cores=os.cpu_count() or 1,
        load=load,
    )


def cpu_model() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        for line in cpuinfo.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"
