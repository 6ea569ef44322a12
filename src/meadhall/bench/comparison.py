"""What has become slower since the last results that were kept on the same kind of machine.

No two machines are equally fast, nor one on two days. The peers were measured in both runs, so what we do is taken
relative to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import median
from typing import NamedTuple

from meadhall.bench.figures import Report, ResultRow, Spread

SLOWER = 0.9
"""What is less than so many times as fast as it was is told."""


class Change(NamedTuple):
    """How many times as fast something is as it was, by the measure of the peers."""

    name: str
    build: str
    what: str
    times: float


def last_alike(report: Report, kept: Iterable[Report]) -> Report | None:
    """The last of the kept results, the newest of which come last, that are from the same kind of machine."""
    found = None
    for older in kept:
        if kind_of_machine(older) == kind_of_machine(report):
            found = older
    return found


def kind_of_machine(report: Report) -> tuple[str, str, int]:
    return report.machine.system, report.machine.cpu, report.machine.cores


def slower(then: Report, now: Report) -> list[Change] | None:
    """Everything of ours that has become slower by more than a tenth; None if no peer was measured in both runs."""
    pace = pace_of_peers(then, now)
    return None if pace is None else [change for change in changes(then, now, pace) if change.times < SLOWER]


def pace_of_peers(then: Report, now: Report) -> float | None:
    """How many times as fast the peers are as they were: the machine's part in every change."""
    paces = [
        row.decisions_per_second.median / old.decisions_per_second.median
        for old, row in pairs(then, now)
        if row.build is None
    ]
    return median(paces) if paces else None


def changes(then: Report, now: Report, pace: float) -> Iterator[Change]:
    for old, row in pairs(then, now):
        if row.build is not None:
            before = dict(speeds(old))
            for what, speed in speeds(row):
                if what in before:
                    yield Change(row.name, row.build, what, speed / before[what] / pace)


def pairs(then: Report, now: Report) -> Iterator[tuple[ResultRow, ResultRow]]:
    """The rows that are in both results."""
    old = {(row.name, row.build): row for row in then.rows}
    for row in now.rows:
        if (row.name, row.build) in old:
            yield old[row.name, row.build], row


def speeds(row: ResultRow) -> Iterator[tuple[str, float]]:
    """How often in a second, by the id of the message that names it."""
    yield "what-decisions", row.decisions_per_second.median
    if row.simulations_per_second is not None:
        yield "what-simulations", row.simulations_per_second.median
    times: dict[str, Spread | None] = {
        "what-copies": row.copy_us,
        "what-loading": row.load_ms,
        "what-importing": row.import_ms,
        "what-starting": row.start_ms,
    }
    for what, time in times.items():
        if time is not None:
            yield what, 1 / time.median
