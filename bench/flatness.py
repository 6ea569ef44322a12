"""Does a long game get slow? Compares early and late decisions of four-player games of Ice Garden.

``python bench/flatness.py`` prints a table: microseconds early, microseconds late, and late by early.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random
from statistics import median
from time import perf_counter_ns
from typing import NamedTuple

from meadhall.bench.cases import ICE_GARDEN
from meadhall.bench.figures import Spread
from meadhall.bench.measure import COPY, EVERY, microseconds
from meadhall.bench.table import aligned
from meadhall.bench.words import middle, times
from meadhall.kernel import build
from meadhall.kernel.random_play import to_decision
from meadhall.kernel.state import State

EARLY = range(10, 110)
LATE = range(150, 250)
FEWEST = 20
"""A kind of decision is compared if it was seen so often in both bands."""
PLANNING = "Plan"
SEEDS_A_ROUND = 1_000_000


class Band(NamedTuple):
    """Microseconds early and late in a game."""

    early_us: float
    late_us: float

    @property
    def ratio(self) -> float:
        return self.late_us / self.early_us


def bands(seed: int, games: int) -> dict[str, Band]:
    """What a decision and a copy cost early and late in a game.

    Late in a game other things are asked than early. So each kind of decision is compared with itself, by medians,
    and the kinds are weighed by how often they were seen.
    """
    costs: dict[str, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    copies: tuple[list[State], list[State]] = ([], [])
    for game in range(games):
        rng, position, decisions = Random(seed + game), ICE_GARDEN.new(), 0
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
    found = {
        "planning decision": compare([common[PLANNING]]),
        "decision, same kinds": compare(list(common.values())),
    }
    found["copy"] = Band(*(microseconds(band, COPY) for band in copies))
    return found


def compare(pairs: list[tuple[list[int], list[int]]]) -> Band:
    weights = [len(early) + len(late) for early, late in pairs]
    early_us, late_us = (
        sum(weight * median(pair[band]) for weight, pair in zip(weights, pairs, strict=True)) / sum(weights) / 1000
        for band in (0, 1)
    )
    return Band(early_us, late_us)


def rows(found: list[dict[str, Band]]) -> list[list[str]]:
    """The table of all rounds, with its head."""
    shown = [["µs", build.NAME, f"{EARLY.start}–{EARLY.stop - 1}", f"{LATE.start}–{LATE.stop - 1}", "late : early"]]
    for what in found[0]:
        early, late, ratio = (
            Spread.of([getattr(bands[what], name) for bands in found]) for name in ("early_us", "late_us", "ratio")
        )
        shown.append([what, "", middle(early, "en"), middle(late, "en"), times(ratio, "en")])
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare early and late decisions of a game.")
    parser.add_argument("--games", metavar="N", type=int, default=40, help="in each round")
    parser.add_argument("--rounds", metavar="N", type=int, default=5)
    given = parser.parse_args()
    print(aligned(rows([bands(turn * SEEDS_A_ROUND + 1, given.games) for turn in range(given.rounds)])))


if __name__ == "__main__":
    main()
