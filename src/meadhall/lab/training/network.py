"""The network that a champion learns with, in NumPy: its answer, its gradient, and Adam.

``meadhall.bots.experience`` is the same network as bots ask it, one position at a time and without NumPy.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meadhall.bots.experience import TEMPER

Array = NDArray[Any]
Weights = dict[str, Array]
ORDER = ("table", "own", "rival", "first", "second", "last", "said")
"""All weights, as ``Experience`` takes them."""
UNITS = (32, 16)
"""The units of the first layer and of the second."""


class Lessons(NamedTuple):
    """Positions of games with the same number of seats: what is told of them, and what came of them."""

    table: Array
    seats: Array
    logs: Array
    """The logarithms of the chances that the mind sees."""
    wins: Array
    """Each seat's share of the wins."""

    def __len__(self) -> int:
        return len(self.wins)

    def take(self, chosen: slice | NDArray[np.int64]) -> Lessons:
        return Lessons(*(part[chosen] for part in self))


def fresh_weights(table: int, seat: int, seed: int, units: tuple[int, int] = UNITS) -> Weights:
    """A network that says nothing yet: all that the last layer has is 0."""
    rng = np.random.default_rng(seed)
    first, second = units
    told = seat + 1

    def drawn(rows: int, columns: int, fan: int) -> Array:
        return np.asarray(rng.standard_normal((rows, columns)) * np.sqrt(2 / fan), np.float32)

    return {
        "table": drawn(table, first, table + 2 * told),
        "own": drawn(told, first, table + 2 * told),
        "rival": drawn(told, first, table + 2 * told),
        "first": np.zeros(first, np.float32),
        "second": drawn(first, second, first),
        "last": np.zeros(second, np.float32),
        "said": np.zeros(second, np.float32),
    }


class Seen(NamedTuple):
    """What the network has worked out on the way to its answer."""

    table: Array
    rows: Array
    first: Array
    second: Array
    chances: Array


def forward(weights: Weights, lessons: Lessons) -> Seen:
    table = lessons.table.astype(np.float32)
    rows = np.concatenate([lessons.seats.astype(np.float32), lessons.logs[:, :, None] / TEMPER], axis=2)
    ground = table @ weights["table"] + weights["first"]
    first = ground[:, None, :] + rows @ weights["own"] + of_rivals(rows @ weights["rival"])
    np.maximum(first, 0, out=first)
    second = first @ weights["second"] + weights["last"]
    np.maximum(second, 0, out=second)
    logs = lessons.logs + second @ weights["said"]
    raw = np.exp(logs - logs.max(axis=1, keepdims=True))
    return Seen(table, rows, first, second, raw / raw.sum(axis=1, keepdims=True))


def of_rivals(rows: Array) -> Array:
    """For each seat the mean of what all others have."""
    return np.asarray((rows.sum(axis=1, keepdims=True) - rows) / (rows.shape[1] - 1))


def loss_of(chances: Array, wins: Array) -> float:
    """The mean surprise, in natural logarithms."""
    return float(-(wins * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


def gradients(weights: Weights, lessons: Lessons) -> tuple[float, Weights]:
    """The loss, and how it changes with each weight."""
    seen = forward(weights, lessons)
    wins = lessons.wins
    said = (seen.chances * wins.sum(axis=1, keepdims=True) - wins) / len(lessons)
    second = said[:, :, None] * weights["said"] * (seen.second > 0)
    first = (second @ weights["second"].T) * (seen.first > 0)
    flat_first, flat_second, rows = flat(first), flat(second), flat(seen.rows)
    return loss_of(seen.chances, wins), {
        "table": seen.table.T @ first.sum(axis=1),
        "own": rows.T @ flat_first,
        "rival": rows.T @ flat(of_rivals(first)),
        "first": flat_first.sum(axis=0),
        "second": flat(seen.first).T @ flat_second,
        "last": flat_second.sum(axis=0),
        "said": flat(seen.second).T @ said.reshape(-1),
    }


def flat(rows: Array) -> Array:
    """All seats of all positions one below the other."""
    return rows.reshape(-1, rows.shape[-1])


class Adam:
    """Steps along the gradient whose length follows how it scattered lately; weights shrink a little at each."""

    def __init__(self, weights: Weights) -> None:
        self.steps = 0
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}

    def step(self, weights: Weights, slopes: Weights, pace: float, shrink: float = 1e-2) -> None:
        self.steps += 1
        long, short = 1 - 0.999**self.steps, 1 - 0.9**self.steps
        for name, slope in slopes.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weights[name] -= pace * (mean / short / (np.sqrt(square / long) + 1e-8) + shrink * weights[name])
