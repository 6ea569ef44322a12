"""Learning from lessons: many small steps, each along the mean slope of some positions drawn at random."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi

import numpy as np

from meadhall.bots.experience import FAINT
from meadhall.lab.training.network import Adam, Array, Lessons, Weights, forward, gradients, loss_of

BATCH = 1024
PACE, LAST_PACE = 2e-3, 2e-5
"""How long the steps are at first, and at last."""
AVERAGED = 0.99
"""What plays in the end is a running mean of the weights, the last counting most."""
AT_ONCE = 8192


def learn(weights: Weights, lessons: Sequence[Lessons], times: float, seed: int) -> Weights:
    """The weights after each lesson was learnt so many times on average; ``lessons`` has one part for each number of
    players."""
    weights = {name: value.copy() for name, value in weights.items()}
    mean = {name: value.copy() for name, value in weights.items()}
    rng = np.random.default_rng(seed)
    adam = Adam(weights)
    sizes = np.array([len(part) for part in lessons], float)
    steps = int(times * sizes.sum() / BATCH)
    for step in range(steps):
        part = lessons[rng.choice(len(lessons), p=sizes / sizes.sum())]
        _, slopes = gradients(weights, part.take(rng.integers(len(part), size=BATCH)))
        adam.step(weights, slopes, LAST_PACE + (PACE - LAST_PACE) * (1 + cos(pi * step / steps)) / 2)
        blend = min(AVERAGED, step / (step + 10))
        for name, value in weights.items():
            mean[name] += (1 - blend) * (value - mean[name])
    return mean


def judged(weights: Weights, lessons: Lessons) -> Array:
    """Each seat's chances in all positions."""
    parts = [lessons.take(slice(at, at + AT_ONCE)) for at in range(0, len(lessons), AT_ONCE)]
    return np.concatenate([forward(weights, part).chances for part in parts])


def surprise(weights: Weights | None, lessons: Lessons) -> float:
    """The mean surprise at what came, for one who has learnt or for the mind alone."""
    if weights is not None:
        return loss_of(judged(weights, lessons), lessons.wins)
    shares = np.exp(np.maximum(lessons.logs, np.log(FAINT)))
    return loss_of(shares / shares.sum(axis=1, keepdims=True), lessons.wins)
