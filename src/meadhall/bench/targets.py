"""What we want to reach, and whether a run reaches it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meadhall.bench.figures import COMPILED, PLAIN, Report, ResultRow

DECISIONS, COPIES, SEARCHED, SHARED = "decisions", "copies", "simulations", "sharing"
IMPORT, START = "import", "start"
AT_MOST = {SEARCHED, IMPORT, START}
"""What should be small."""

TIMES = {PLAIN: 3.0, COMPILED: 12.0}
"""How many times Catanatron's decisions in a second."""
TIMES_OF = {("dragon-lords", PLAIN): 2.2}
"""Those games for which it is another number."""
COPIES_TIMES = 20.0
"""A copy of the compiled build takes at most so small a part of Catanatron's time."""
SEARCH_COST, SEARCH_COST_OF = 140.0, {"ice-garden": 240.0}
"""How many random decisions a simulation of the compiled master may cost."""
EFFICIENCY = 0.85
IMPORT_MS, START_MS = 100.0, 250.0
"""How long a program may work at most until Meadhall is imported, and until there is a first position."""


class TargetResult(NamedTuple):
    """A target: for which row, of what, how much at least or at most, and how much it was; None if nobody knows."""

    name: str
    build: str
    what: str
    bound: float
    found: float | None

    @property
    def met(self) -> bool:
        if self.found is None:
            return False
        return self.found <= self.bound if self.what in AT_MOST else self.found >= self.bound


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
        if row.simulation_cost is not None:
            most = SEARCH_COST_OF.get(slug, SEARCH_COST)
            yield TargetResult(row.name, row.build, SEARCHED, most, row.simulation_cost.median)
    # Earlier results do not tell the import, and their start is that of a program whose bytecode was not kept.
    if row.import_ms is not None and row.start_ms is not None:
        yield TargetResult(row.name, row.build, IMPORT, IMPORT_MS, row.import_ms.median)
        yield TargetResult(row.name, row.build, START, START_MS, row.start_ms.median)
