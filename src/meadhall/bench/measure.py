"""Measures one of our games in this process, with whichever build this process runs.

``python -m meadhall.bench.measure CASE`` prints one line of JSON.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable
from operator import methodcaller
from random import Random
from statistics import fmean
from time import process_time

import msgspec

from meadhall.bench.cases import CASES, Case
from meadhall.bench.figures import Sample
from meadhall.bots.tree import Tree
from meadhall.kernel.action import Action
from meadhall.kernel.match import Match
from meadhall.kernel.random_play import any_of, decide, play_out, to_decision
from meadhall.kernel.state import State
from meadhall.kernel.step import Choice, Together

LOOKED_AT = 5
"""Games from which positions are taken, every fifth decision; each is copied ten times."""
EVERY = 5
REPEATS = 10
LONG = 3
"""The longest of so many games is saved and loaded."""
SEARCHED = 4
"""Positions at which a master searches, for this part of the time that a round has."""
SEARCH_SHARE = 0.5
DESCENTS = 5
"""How many before somebody looks at the clock."""

COPY = methodcaller("copy")


class Budget(msgspec.Struct, frozen=True):
    """How much is played in each round: so many games, or whole games until the time is used up."""

    games: int | None
    seconds: float

    def spent(self, games: int, seconds: float) -> bool:
        return games >= self.games if self.games else seconds >= self.seconds

    @property
    def looked_at(self) -> int:
        return min(self.games or LOOKED_AT, LOOKED_AT)

    @property
    def long(self) -> int:
        return min(self.games or LONG, LONG)

    @property
    def search_seconds(self) -> float:
        return 0.0 if self.games else self.seconds * SEARCH_SHARE


def measure(case: Case, budget: Budget, seed: int) -> Sample:
    play_out(case.new(), Random(seed))
    games, decisions, seconds = play(case, budget, seed)
    found = positions(case, budget.looked_at, seed)
    choices = [len(options_anew(position)) for position in found]
    load_ms, load_entries = load(case, budget.long, seed)
    return Sample(
        games=games,
        decisions=decisions,
        seconds=seconds,
        options=fmean(choices),
        forced=choices.count(1) / len(choices),
        copy_us=microseconds(found, COPY),
        simulations_per_second=search(case, found, budget.search_seconds, seed),
        load_ms=load_ms,
        load_entries=load_entries,
        view_bytes=fmean(map(view_bytes, found)),
    )


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


def search(case: Case, found: list[State], seconds: float, seed: int) -> float:
    """How often a master goes down its tree in a second, at positions from all over a game."""
    asked = [position for position in found if len(options_anew(position)) > 1]
    step = max(1, len(asked) // SEARCHED)
    chosen = asked[step // 2 :: step][:SEARCHED]
    mind = case.game.mind()
    done = 0
    spent = 0.0
    for number, position in enumerate(chosen, 1):
        view = position.view(position.deciding[0])
        decision = view.decision
        assert decision is not None
        tree, rng = Tree(mind), Random(seed + number)
        gc.collect()
        begun, share = process_time(), seconds / len(chosen)
        while True:
            for _ in range(DESCENTS):
                tree.descend(view, decision, rng)
            done += DESCENTS
            if process_time() - begun >= share:
                break
        spent += process_time() - begun
    return done / spent


def load(case: Case, games: int, seed: int) -> tuple[float, int]:
    """The milliseconds it takes to load a long game from its save, and how many entries it has."""
    matches = [played(case, seed + number) for number in range(games)]
    longest = max(matches, key=lambda match: len(match.journal))
    text = longest.to_json()
    entries = len(longest.journal)
    del matches, longest
    gc.collect()
    begun = process_time()
    Match.from_json(text, case.game)
    return (process_time() - begun) * 1e3, entries


def played(case: Case, seed: int) -> Match[State]:
    rng = Random(seed)
    match: Match[State] = case.game.match(case.players, seed, **case.options)
    while not match.state.over:
        seat = match.state.deciding[0]
        match.play(any_of(options_anew(match.state), rng), seat)
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("case", choices=CASES)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--games", type=int, required=True, help="games to play, or 0 for as many as fit the time")
    parser.add_argument("--seconds", type=float, required=True)
    given = parser.parse_args()
    sample = measure(CASES[given.case], Budget(given.games or None, given.seconds), given.seed)
    print(msgspec.json.encode(sample).decode())


if __name__ == "__main__":
    main()
