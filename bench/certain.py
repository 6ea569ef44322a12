"""Is a certain winner shown as one? Bots play, and from the end of each game backwards all that could happen is tried.

``python -m bench.certain`` plays games of each title and writes bench/results/calibration/certain.json and
docs/calibration.md. It ends with an error if a seat that was certain to win was shown with less than it should be.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from itertools import takewhile

import msgspec

import meadhall
from bench.calibration import Job, write_page
from bench.calibration_page import CERTAIN, Certainty, certainties
from meadhall.bots.chances import course, sure_winners
from meadhall.games import FIRST
from meadhall.kernel.match import write_atomically
from meadhall.kernel.state import State
from meadhall.lab.workers import cores, finished

PROMISED = 0.97
KEPT = 60
"""So many of the last choices of a game are looked at."""
MOST_TRIED = 3000
"""So many answers are tried to prove that somebody wins for certain."""
ROUNDS = {"dragon-lords": {"turn_limit": "3"}}
"""Games that nobody can be certain to win before they are over are ended by their turn limit."""


def last_choices(job: Job) -> list[State]:
    game = meadhall.load(job.game)
    options = {**game.for_simulations, **ROUNDS.get(job.game, {})}
    match = game.match(job.players, seed=job.number, **options)
    bots = [meadhall.bots.load(job.bots[0], job.game, seed=job.number * 10 + seat) for seat in range(job.players)]
    kept: list[State] = []
    while not match.state.over:
        seat = match.state.deciding[0]
        view = match.state.view(seat)
        assert view.decision is not None
        if len(view.decision.options) > 1:
            kept = [*kept[1 - KEPT :], match.state.copy()]
        match.play(bots[seat].choose(view, view.decision), seat)
    return kept


def shown_to_the_certain(job: Job) -> list[float]:
    """What the seats were shown that were certain to win, at each choice where that can be proved."""
    states = last_choices(job)
    proved = ((state, sure_winners(state, MOST_TRIED)) for state in reversed(states))
    # Who is not certain later was not certain before.
    certain = list(takewhile(lambda one: one[1] is not None, proved))
    shown = course([state for state, _ in reversed(certain)])
    return [
        sum(one.all[seat] for seat in winners or ()) for one, (_, winners) in zip(reversed(shown), certain, strict=True)
    ]


def summed(games: int, bots: str, found: Iterable[list[float]]) -> Certainty:
    shown = [one for each in found for one in each]
    return Certainty(games, bots, len(shown), min(shown, default=None))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=FIRST, metavar="GAME")
    parser.add_argument("--games", type=int, default=60, dest="count", metavar="N", help="how many of each title")
    parser.add_argument("--bots", default="novice", help="their level (default: novice)")
    parser.add_argument("--workers", type=int, default=cores())
    args = parser.parse_args()
    told = certainties()
    for slug in args.games:
        jobs = [Job(slug, 2 + n % 3, (args.bots,), 90_000 + n) for n in range(args.count)]
        with finished(shown_to_the_certain, jobs, args.workers) as found:
            told[slug] = summed(args.count, args.bots, found)
        print(f"{slug}: {told[slug]}", flush=True)
    write_atomically(CERTAIN, msgspec.json.format(msgspec.json.encode(told), indent=1).decode() + "\n")
    write_page()
    if any(one.least is not None and one.least < PROMISED for one in told.values()):
        raise SystemExit("a certain winner was shown with less")


if __name__ == "__main__":
    main()
