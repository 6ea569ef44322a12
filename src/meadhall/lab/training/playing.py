"""What a champion learns from: positions of games between noisy players, each played on to its end several times.

The position is played on as the master plays on below its tree, so what is learnt first is where that leads, without
the luck of a single time.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from meadhall.bots.experience import logarithms
from meadhall.bots.luck import pick, settle
from meadhall.bots.tree import Tree
from meadhall.kernel import registry
from meadhall.kernel.mind import Mind
from meadhall.kernel.state import State
from meadhall.lab.training.network import Lessons

HEATS = (1.0, 3.0, 6.0)
"""How far the players of a game stray from what tempts them, by the ``heat`` of the mind."""
ASTRAY, HEAT_ASTRAY = 0.5, 2.0
"""So many positions are looked at after a step that nobody may want: such lie at the end of a search's branches."""
GAP = 10
"""On average so many decisions lie between the positions that are looked at: they are not to be all alike."""
FARTHEST = 1500
"""After so many decisions a game is not played on; the mind says who is ahead."""


class Job(NamedTuple):
    """Some games to learn from. The same job gives the same lessons."""

    game: str
    number: int
    seed: int
    players: int
    games: int
    times: int
    """So often each position is played on."""


class Notes:
    """Rows for lessons, as they are noted."""

    def __init__(self) -> None:
        self.table: list[list[float]] = []
        self.seats: list[list[list[float]]] = []
        self.logs: list[list[float]] = []
        self.wins: list[list[float]] = []

    def add(self, mind: Mind, s: State, wins: list[float]) -> None:
        rows = mind.features_of(s)
        self.table.append(rows[0])
        self.seats.append(rows[1:])
        self.logs.append(logarithms(mind.outlook(s)))
        self.wins.append(wins)

    def lessons(self) -> Lessons:
        return Lessons(
            np.array(self.table, np.float16),
            np.array(self.seats, np.float16),
            np.array(self.logs, np.float32),
            np.array(self.wins, np.float32),
        )


def work(job: Job) -> tuple[Job, Lessons]:
    """Play the games of a job, and note what there is to learn."""
    notes = Notes()
    rng = Random(f"{job.seed}/{job.number}")
    for _ in range(job.games):
        look_on(job, notes, rng)
    return job, notes.lessons()


def look_on(job: Job, notes: Notes, rng: Random) -> None:
    """Play one game, and play on from some of its positions."""
    game = registry.load(job.game)
    mind = game.mind()
    tree = Tree(mind)
    s = game.match(job.players, rng.getrandbits(48), **game.for_simulations, **game.dealt).state
    heat = mind.heat * rng.choice(HEATS)
    wait = rng.randrange(GAP)
    settle(s, rng)
    while not s.over:
        seat = s.deciding[0]
        options = s.options_of(seat)
        weights = mind.weigh(s, seat, options)
        if wait == 0:
            wait = rng.randrange(1, 2 * GAP)
            seen = s.copy()
            if rng.random() < ASTRAY:
                seen.apply(options[pick(rng, weights, HEAT_ASTRAY)], seat)
                settle(seen, rng)
            if not seen.over:
                notes.add(mind, seen, played_on(tree, seen, rng, job.times))
        wait -= 1
        s.apply(options[pick(rng, weights, heat)], seat)
        settle(s, rng)


def played_on(tree: Tree, s: State, rng: Random, times: int) -> list[float]:
    """What each seat has of the wins if a position is played on so often."""
    wins = [0.0] * s.players
    for _ in range(times):
        world = s.copy()
        tree.play_on(world, rng, FARTHEST)
        for seat, share in enumerate(tree.mind.outlook(world)):
            wins[seat] += share / times
    return wins
