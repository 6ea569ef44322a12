"""What is found out in each round, and what is made of all rounds: the form in which results are kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean, median

import msgspec

FORMAT = 2
PLAIN, COMPILED = "plain", "compiled"
CATANATRON = "catanatron"
"""The engine that all others are compared with."""


class Sample(msgspec.Struct, kw_only=True):
    """What one round found out about one subject. The scripts of the peers print the same fields.

    ``None`` stands for what an engine does not have. Seconds are those that the processor worked.
    """

    games: int
    decisions: int
    seconds: float
    options: float
    """How many options a decision has, and how many of the decisions have only one."""
    forced: float
    copy_us: float | None = None
    simulations_per_second: float | None = None
    load_ms: float | None = None
    load_entries: int | None = None
    """How long the game was that was loaded."""
    view_bytes: float | None = None
    import_ms: float | None = None
    start_ms: float | None = None

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def simulation_cost(self) -> float | None:
        """How many random decisions could be made in the time of one simulation."""
        return self.decisions_per_second / self.simulations_per_second if self.simulations_per_second else None


class Spread(msgspec.Struct, frozen=True):
    """The median of all rounds with the lowest and the highest."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        return cls(median(values), min(values), max(values))


class Ratio(msgspec.Struct, frozen=True):
    """How many times as fast as Catanatron, from the pairs of the same round."""

    decisions: Spread
    copies: Spread | None


class ResultRow(msgspec.Struct, kw_only=True):
    """A game and the engine that plays it; ``build`` is None for other engines than ours."""

    name: str
    label: str
    build: str | None
    decisions_per_second: Spread
    games_per_second: Spread
    options_per_decision: float
    forced_share: float
    copy_us: Spread | None = None
    simulations_per_second: Spread | None = None
    simulation_cost: Spread | None = None
    load_ms: Spread | None = None
    load_entries: float | None = None
    view_bytes: float | None = None
    import_ms: Spread | None = None
    start_ms: Spread | None = None
    ratio: Ratio | None = None


class Absent(msgspec.Struct, frozen=True):
    """A row that could not be measured: why, as the id of a message, and what a program said that failed."""

    name: str
    label: str
    build: str | None
    reason: str
    said: str = ""


class Sharing(msgspec.Struct, frozen=True):
    """How well one command uses two cores.

    ``efficiency`` is its speed by that of two commands with one worker each that run at the same time; ``twice_one``
    is its speed by twice that of one such command alone, which says little on a machine that has other work.
    """

    name: str
    build: str
    games: int
    games_per_second: Spread
    efficiency: Spread
    twice_one: Spread


class Machine(msgspec.Struct, frozen=True):
    python: str
    system: str
    cpu: str
    cores: int
    load: float | None
    """How busy the machine was before we began; None where that cannot be known."""


class Report(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One run; ``bench/results/`` has one for each version."""

    format: int = FORMAT
    meadhall: str
    machine: Machine
    rounds: int
    games: int | None
    """Games of each row in each round; None if the time set the end."""
    seconds: float | None
    rows: list[ResultRow]
    """Ours first, then the other engines."""
    absent: list[Absent]
    sharing: list[Sharing]


Figure = Callable[[Sample], float | None]


def sum_up(name: str, label: str, build: str | None, found: list[Sample], peers: list[Sample] | None) -> ResultRow:
    """A row from the samples of all rounds, and those of Catanatron if it was measured."""
    return ResultRow(
        name=name,
        label=label,
        build=build,
        decisions_per_second=Spread.of([sample.decisions_per_second for sample in found]),
        games_per_second=Spread.of([sample.games_per_second for sample in found]),
        options_per_decision=fmean(sample.options for sample in found),
        forced_share=fmean(sample.forced for sample in found),
        copy_us=spread(found, lambda sample: sample.copy_us),
        simulations_per_second=spread(found, lambda sample: sample.simulations_per_second),
        simulation_cost=spread(found, lambda sample: sample.simulation_cost),
        load_ms=spread(found, lambda sample: sample.load_ms),
        load_entries=mean(found, lambda sample: sample.load_entries),
        view_bytes=mean(found, lambda sample: sample.view_bytes),
        import_ms=spread(found, lambda sample: sample.import_ms),
        start_ms=spread(found, lambda sample: sample.start_ms),
        ratio=None if peers is None else ratio(found, peers),
    )


def ratio(ours: list[Sample], peers: list[Sample]) -> Ratio:
    pairs = list(zip(ours, peers, strict=True))
    copies = [peer.copy_us / us.copy_us for us, peer in pairs if us.copy_us and peer.copy_us]
    return Ratio(
        Spread.of([us.decisions_per_second / peer.decisions_per_second for us, peer in pairs]),
        Spread.of(copies) if copies else None,
    )


def spread(found: list[Sample], figure: Figure) -> Spread | None:
    values = known(found, figure)
    return Spread.of(values) if values else None


def mean(found: list[Sample], figure: Figure) -> float | None:
    values = known(found, figure)
    return fmean(values) if values else None


def known(found: list[Sample], figure: Figure) -> list[float]:
    return [value for sample in found if (value := figure(sample)) is not None]
