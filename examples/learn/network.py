"""A small network that says who is likely to win, and how it learns.

It reads the table twice, once from each side, with the same weights; the difference is the answer. So whatever it holds
for good for one seat it holds for just as bad for the other.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from examples.learn.features import SWAP

Array = NDArray[Any]
Weights = dict[str, Array]

HIDDEN = (64, 32)


def fresh_weights(seed: int, swap: Array = SWAP, hidden: tuple[int, int] = HIDDEN) -> Weights:
    """Weights that know nothing yet."""
    rng = np.random.default_rng(seed)
    sizes = (len(swap), *hidden)
    weights: Weights = {}
    for layer, (wide, narrow) in enumerate(pairwise(sizes), 1):
        weights[f"w{layer}"] = rng.normal(0, np.sqrt(2 / wide), (wide, narrow)).astype(np.float32)
        weights[f"b{layer}"] = np.zeros(narrow, np.float32)
    weights["out"] = np.zeros(hidden[-1], np.float32)
    return weights


class Network:
    def __init__(self, weights: Weights, swap: Array = SWAP) -> None:
        self.weights = weights
        self.swap = swap

    def leads(self, rows: Array) -> Array:
        """How far the first seat is ahead: 0 is even, and one more makes its odds to win e times as good."""
        near, far = self._sides(rows)
        return (near[-1] - far[-1]) @ self.weights["out"]

    def _sides(self, rows: Array) -> tuple[list[Array], list[Array]]:
        """What each hidden layer makes of the rows, as the first seat sees them and as the second does."""
        w = self.weights
        width = len(w["b1"])
        # Turning the weights round does the same as turning all the rows round, and is less work.
        both = rows @ np.concatenate([w["w1"], w["w1"][self.swap]], axis=1)
        sides = []
        for seen in (both[:, :width], both[:, width:]):
            first = np.maximum(seen + w["b1"], 0)
            sides.append([first, np.maximum(first @ w["w2"] + w["b2"], 0)])
        return sides[0], sides[1]

    def gradients(self, rows: Array, wins: Array) -> tuple[float, Weights]:
        """The mean cross-entropy against the first seat's shares of wins, and how each weight changes it."""
        w = self.weights
        near, far = self._sides(rows)
        chances = chance((near[-1] - far[-1]) @ w["out"])
        slope = (chances - wins) / len(rows)
        found = {name: np.zeros_like(value) for name, value in w.items()}
        for (first, second), sign, turn in ((near, 1, slice(None)), (far, -1, self.swap)):
            found["out"] += sign * (slope @ second)
            below = (sign * slope)[:, np.newaxis] * w["out"] * (second > 0)
            found["w2"] += first.T @ below
            found["b2"] += below.sum(axis=0)
            below = (below @ w["w2"].T) * (first > 0)
            found["w1"] += (rows.T @ below)[turn]
            found["b1"] += below.sum(axis=0)
        return entropy(chances, wins), found


def chance(leads: Array) -> Array:
    return 1 / (1 + np.exp(-leads))


def entropy(chances: Array, wins: Array) -> float:
    """How surprising the results are to somebody who gave these chances."""
    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(wins * np.log(sure) + (1 - wins) * np.log(1 - sure)).mean())


class Adam:
    """Gradient descent in which every weight has a pace of its own (Kingma and Ba)."""

    FADING, SLOW_FADING = 0.9, 0.999

    def __init__(self, weights: Weights) -> None:
        self.steps = 0
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}

    def step(self, weights: Weights, gradients: Weights, pace: float) -> None:
        self.steps += 1
        pace *= np.sqrt(1 - self.SLOW_FADING**self.steps) / (1 - self.FADING**self.steps)
        for name, gradient in gradients.items():
            mean, square = self.mean[name], self.square[name]
            mean += (1 - self.FADING) * (gradient - mean)
            square += (1 - self.SLOW_FADING) * (gradient * gradient - square)
            weights[name] -= (pace * mean / (np.sqrt(square) + 1e-8)).astype(weights[name].dtype)


def save_weights(path: Path, weights: Weights) -> None:
    with path.open("wb") as file:
        np.savez_compressed(file, **weights)  # type: ignore[arg-type]


def load_weights(path: Path) -> Weights:
    with np.load(path) as kept:
        return {name: kept[name] for name in kept.files}
