"""Are the chances right that people are shown? Bots play, and what was shown is compared with who won.

``python -m bench.calibration`` plays games of each title and writes bench/results/calibration/GAME.json, the plots in
docs/images and docs/calibration.md; name games to play only those. With ``--fit`` half of the games are used to make
the ``calibration.toml`` of the game's mind anew, and the other half to try it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from math import exp, log
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

import msgspec

import meadhall
from bench.calibration_page import IMAGES, PAGE, RESULTS, Band, Figures, Measured, Stage, certainties, page, plot
from meadhall.bots import chances
from meadhall.bots.chances import MORE, TWO, Calibration, calibrated, course
from meadhall.games import FIRST
from meadhall.kernel.match import write_atomically
from meadhall.kernel.random_play import to_decision
from meadhall.kernel.state import State
from meadhall.lab.workers import cores, finished

SAMPLED = 0.06
"""The share of all decisions that is looked at."""
LAST = 4
"""The last decisions of a game are all looked at."""
LONGEST = 8000
KNOTS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
CALM = 3.0
"""How much better the fit must be, in natural logs, for a power e times as great or as small."""
STAGES = (("early", 0.0, 0.4), ("middle", 0.4, 0.75), ("late", 0.75, 1.01))
BANDS = 10
WON, SURE = 0.999, 0.975


class Job(NamedTuple):
    game: str
    players: int
    bots: tuple[str, ...]
    number: int


class Sample(msgspec.Struct, frozen=True):
    """A moment: how far the game had come, what the mind said, what is known for sure, and each seat's share."""

    game: int
    players: int
    progress: float
    outlook: list[float]
    settled: list[float] | None
    won: list[float]


# --- playing --------------------------------------------------------------------------------------


def play(job: Job) -> list[Sample]:
    game = meadhall.load(job.game)
    rng = Random(job.number)
    levels = [job.bots[(job.number + seat) % len(job.bots)] for seat in range(job.players)]
    players = [meadhall.bots.load(level, job.game, seed=job.number * 10 + seat) for seat, level in enumerate(levels)]
    match = game.match(job.players, seed=job.number, **game.for_simulations)
    kept: list[State] = []
    last: list[State] = []
    decisions = 0
    while to_decision(match.state, rng) and decisions < LONGEST:
        state = match.state
        seat = state.deciding[0]
        view = state.view(seat)
        assert view.decision is not None
        if len(view.decision.options) > 1 and state.current_round() > 0:
            last = [*last[1 - LAST :], state.copy()]
            if rng.random() < SAMPLED:
                kept.append(last[-1])
        match.play(players[seat].choose(view, view.decision), seat)
        decisions += 1
    result = match.state.result
    if result is None or not result.winners:
        return []
    won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(job.players)]
    states = [*(state for state in kept if all(state is not other for other in last)), *last]
    return [
        sample(state, shown.all if shown.decided else None, job, won)
        for state, shown in zip(states, course(states), strict=True)
    ]


def sample(state: State, settled: list[float] | None, job: Job, won: list[float]) -> Sample:
    mind = state.game.mind()
    return Sample(job.number, job.players, mind.progress(state), mind.outlook(state), settled, won)


# --- fitting --------------------------------------------------------------------------------------


def fit(samples: Sequence[Sample], made: str) -> Calibration:
    """The powers that make what came true most likely."""
    found = {}
    for group, few in ((TWO, True), (MORE, False)):
        chosen = [one for one in samples if (one.players == 2) is few and one.settled is None]
        powers = [1.0] * len(KNOTS)
        for step in (0.3, 0.15, 0.08, 0.04):
            for _ in range(3):
                for knot in range(len(KNOTS)):
                    tries = [[*powers[:knot], powers[knot] * exp(by), *powers[knot + 1 :]] for by in (-step, 0.0, step)]
                    powers = min(tries, key=lambda given: cost(chosen, given))
        found[group] = tuple(round(power, 2) for power in powers)
    return Calibration(made, KNOTS, found)


def cost(samples: Sequence[Sample], powers: Sequence[float]) -> float:
    given = Calibration("", KNOTS, {TWO: tuple(powers), MORE: tuple(powers)})
    total = sum(surprise(calibrated(one.outlook, given.at(one.progress, 2)), one.won) for one in samples)
    return total + CALM * sum(log(power) ** 2 for power in powers)


def surprise(said: Sequence[float], won: Sequence[float]) -> float:
    return -sum(share * log(max(chance, chances.FAINT)) for chance, share in zip(said, won, strict=True) if share)


def written(given: Calibration) -> str:
    lines = [f'made = "{given.made}"', f"progress = {list(given.progress)}", "", "[power]"]
    return "\n".join([*lines, *(f"{group} = {list(powers)}" for group, powers in given.power.items()), ""])


# --- measuring ------------------------------------------------------------------------------------


def figures(said: Iterable[tuple[Sequence[float], Sequence[float]]]) -> Figures:
    every = list(said)
    bands: list[list[tuple[float, float]]] = [[] for _ in range(BANDS)]
    for shown, won in every:
        for chance, share in zip(shown, won, strict=True):
            bands[min(int(chance * BANDS), BANDS - 1)].append((chance, share))
    count = max(1, len(every))
    brier = sum(sum((a - b) ** 2 for a, b in zip(shown, won, strict=True)) for shown, won in every) / count
    surprised = sum(surprise(shown, won) for shown, won in every) / count
    told = [Band(len(band), mean(a for a, _ in band), mean(b for _, b in band)) for band in bands]
    return Figures(len(every), round(brier, 4), round(surprised, 4), told)


def mean(values: Iterable[float]) -> float:
    every = list(values)
    return round(sum(every) / len(every), 4) if every else 0.0


def measured(
    slug: str, samples: Sequence[Sample], given: Calibration, bots: str, seconds: float, tried: str
) -> Measured:
    def shown(one: Sample) -> list[float]:
        return one.settled or calibrated(one.outlook, given.at(one.progress, one.players))

    games = {
        n: len({one.game for one in samples if one.players == n}) for n in sorted({one.players for one in samples})
    }
    stages = []
    for name, low, high in (("all", 0.0, 1.01), *STAGES):
        chosen = [one for one in samples if low <= one.progress < high]
        stages.append(
            Stage(
                name,
                figures((one.outlook, one.won) for one in chosen),
                figures((shown(one), one.won) for one in chosen),
            )
        )
    said = [(best, one.won[one.settled.index(best)]) for one in samples if one.settled for best in [max(one.settled)]]
    alone = [(best, won) for best, won in said if best > 0.5]
    sure = [won for best, won in alone if best > WON]
    close = [won for best, won in alone if SURE < best <= WON]
    return Measured(
        slug, games, bots, round(seconds, 1), tried, stages,
        len(sure), sum(won < 1 for won in sure), len(close), sum(won < 1 for won in close),
    )  # fmt: skip


def write_page() -> None:
    every = [RESULTS / f"{slug}.json" for slug in FIRST]
    read = [msgspec.json.decode(file.read_bytes(), type=Measured) for file in every if file.is_file()]
    PAGE.write_text(page(read, certainties()), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=FIRST, metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, dest="count", metavar="N", help="how many of each title")
    parser.add_argument("--players", default="2,4", help="numbers of players, in turns (default: 2,4)")
    parser.add_argument("--bots", default="adept", help="levels, which change seats (default: adept)")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--fit", action="store_true", help="make the calibration anew from half of the games")
    args = parser.parse_args()
    sizes = [int(each) for each in args.players.split(",")]
    for slug in args.games:
        began = perf_counter()
        jobs = [Job(slug, sizes[n % len(sizes)], tuple(args.bots.split(",")), n) for n in range(args.count)]
        samples: list[Sample] = []
        with finished(play, jobs, args.workers) as played:
            for n, found in enumerate(played, 1):
                samples += found
                if n % 100 == 0:
                    print(f"{slug}: {n} games, {perf_counter() - began:.0f} s", flush=True)
        # Pairs of games, since the numbers of players alternate.
        learnt = [one for one in samples if one.game // len(sizes) % 2 == 0]
        others = [one for one in samples if one.game // len(sizes) % 2 == 1]
        kind = type(meadhall.load(slug))
        if args.fit:
            how = f"--games {args.count} --players {args.players} --bots {args.bots}"
            made = f"python -m bench.calibration {slug} --fit {how}"
            Path(str(kind.folder / "mind" / chances.FILE)).write_text(written(fit(learnt, made)), "utf-8")
            chances.calibration.cache_clear()
        tried = others if args.fit else samples
        told = measured(
            slug, tried, chances.calibration(slug), args.bots, perf_counter() - began, "half" if args.fit else "all"
        )
        RESULTS.mkdir(parents=True, exist_ok=True)
        write_atomically(RESULTS / f"{slug}.json", msgspec.json.format(msgspec.json.encode(told), indent=1).decode())
        (IMAGES / f"calibration-{slug}.svg").write_text(plot(told), "utf-8")
    write_page()


if __name__ == "__main__":
    main()
