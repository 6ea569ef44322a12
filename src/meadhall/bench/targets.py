"""What we want to reach, and whether a run reaches it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meadhall.bench.figures import COMPILED, PLAIN, Report, ResultRow

DECISIONS, COPIES, SHARED = "decisions", "copies", "sharing"

TIMES = {PLAIN: 2.0, COMPILED: 6.0}
"""How many times Catanatron's decisions in a second."""
TIMES_OF = {("dragon-lords", PLAIN): 1.5}
"""Those games for which it is another number."""
COPIES_TIMES = 10.0
"""A copy of the compiled build takes at most the tenth part of Catanatron's time."""
EFFICIENCY = 0.85


class TargetResult(NamedTuple):
    """A target: for which row, of what, how much at least, and how much it was; None if that is not known."""

    name: str
    build: str
    what: str
    least: float
    found: float | None

    @property
    def met(self) -> bool:
        return self.found is not None and self.found >= self.least


def verdicts(report: Report) -> list[TargetResult]:
    found = [verdict for row in report.rows for verdict in of_row(row)]
    found += [
        TargetResult(sharing.name, sharing.build, SHARED, EFFICIENCY, sharing.efficiency.median)
        for sharing in report.sharing
    ]
    return found


def of_row(row: ResultRow) -> Iterator[TargetResult]:
    """The targets of one of our rows; other engines have none."""
    if row.build is None:
        return
    slug = row.name.rpartition("-")[0]
    ratio = row.ratio
    least = TIMES_OF.get((slug, row.build), TIMES[row.build])
    yield TargetResult(row.name, row.build, DECISIONS, least, ratio.decisions.median if ratio else None)
    if row.build == COMPILED:
        copies = ratio.copies.median if ratio and ratio.copies else None
        yield TargetResult(row.name, row.build, COPIES, COPIES_TIMES, copies)
