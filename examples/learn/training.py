"""Learning by self-play: play some games, learn from the last few thousand, and so on.

Everything depends on the seed alone: whoever goes on from a checkpoint gets the same weights as without a break.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time

import numpy as np

from examples.learn.network import Adam, Array, Network, Weights, fresh_weights
from examples.learn.selfplay import Job, Lessons, work
from meadhall.lab.workers import finished_on_cluster

JOBS, GAMES = 4, 16
"""So many jobs make a generation, and so many games make a job."""
MEMORY = 8
"""Lessons of so many generations are kept."""
REVISIONS = 3
"""So often a lesson is learnt in all, on average."""
BATCH = 512
PACE, LAST_PACE, SLOWING = 1e-3, 2e-4, 250
"""How fast it learns at first, and at last; the pace is halfway between them after so many generations."""
AVERAGED = 0.98
"""What is played in earnest is a mean of the weights of many generations, the last counting most."""

Players = Callable[[list[Job]], Iterator[Lessons]]
"""Whoever plays the games of some jobs, in any order."""


def here(jobs: list[Job]) -> Iterator[Lessons]:
    """One after the other, in this process."""
    return map(work, jobs)


def on_ray(jobs: list[Job]) -> Iterator[Lessons]:
    """On the Ray cluster that ``RAY_ADDRESS`` names, or on a new one of this machine alone."""
    return finished_on_cluster(work, jobs)


class Trainer:
    def __init__(self, seed: int, jobs: int = JOBS, games: int = GAMES) -> None:
        self.seed = seed
        self.jobs = jobs
        self.games = games
        self.generation = 0
        self.played = 0
        self.seconds = 0.0
        self.loss = float("nan")
        self.weights = fresh_weights(seed)
        self.mean = {name: value.copy() for name, value in self.weights.items()}
        self.adam = Adam(self.weights)
        self.memory: list[tuple[Array, Array]] = []

    def advance(self, players: Players = here) -> None:
        """One generation: games, then what there is to learn from them."""
        first = self.generation * self.jobs
        jobs = [Job(first + n, self.seed, self.games, self.weights) for n in range(self.jobs)]
        lessons = sorted(players(jobs), key=lambda lesson: lesson.number)
        self.memory.append(
            (np.concatenate([lesson.rows for lesson in lessons]), np.concatenate([lesson.wins for lesson in lessons]))
        )
        del self.memory[:-MEMORY]
        began = process_time()
        self.learn()
        self.generation += 1
        self.played += sum(lesson.games for lesson in lessons)
        self.seconds += sum(lesson.seconds for lesson in lessons) + process_time() - began

    def learn(self) -> None:
        rng = np.random.default_rng((self.seed, self.generation))
        rows = np.concatenate([rows for rows, _ in self.memory])
        wins = np.concatenate([wins for _, wins in self.memory])
        network = Network(self.weights)
        losses = []
        for _ in range(REVISIONS * len(self.memory[-1][0]) // BATCH):
            chosen = rng.integers(len(rows), size=BATCH)
            loss, gradients = network.gradients(rows[chosen].astype(np.float32), wins[chosen])
            self.adam.step(self.weights, gradients, pace(self.generation))
            losses.append(loss)
        self.loss = float(np.mean(losses)) if losses else self.loss
        blend = min(AVERAGED, self.generation / (self.generation + 10))
        for name, mean in self.mean.items():
            mean += (1 - blend) * (self.weights[name] - mean)

    def save(self, path: Path) -> None:
        """Everything that is needed to go on."""
        kept: Weights = {
            "progress": np.array(json.dumps([self.seed, self.jobs, self.games, self.generation, self.played,
                                             self.seconds, self.loss, self.adam.steps])),
        }  # fmt: skip
        for part, weights in self._parts().items():
            kept |= {f"{part}.{name}": value for name, value in weights.items()}
        for n, (rows, wins) in enumerate(self.memory):
            kept |= {f"rows.{n}": rows, f"wins.{n}": wins}
        new = path.with_suffix(".new")
        with new.open("wb") as file:
            np.savez(file, **kept)  # type: ignore[arg-type]
        # Whoever is interrupted here still has the checkpoint before.
        new.replace(path)

    @classmethod
    def resume(cls, path: Path) -> Trainer:
        with np.load(path) as kept:
            seed, jobs, games, *progress = json.loads(str(kept["progress"]))
            trainer = cls(seed, jobs, games)
            trainer.generation, trainer.played, trainer.seconds, trainer.loss, trainer.adam.steps = progress
            for part, weights in trainer._parts().items():
                for name in weights:
                    weights[name] = kept[f"{part}.{name}"]
            memories = sum(name.startswith("rows.") for name in kept.files)
            trainer.memory = [(kept[f"rows.{n}"], kept[f"wins.{n}"]) for n in range(memories)]
        return trainer

    def _parts(self) -> dict[str, Weights]:
        return {"weights": self.weights, "mean": self.mean, "first": self.adam.mean, "second": self.adam.square}


def pace(generation: int) -> float:
    return LAST_PACE + (PACE - LAST_PACE) * SLOWING / (SLOWING + generation)
