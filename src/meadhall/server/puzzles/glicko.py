"""Glicko-2, as Mark Glickman describes it (glicko.net/glicko/glicko2.pdf): a rating, how unsure and how unsteady."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE, MIDDLE = 173.7178, 1500.0
TAU = 0.5
"""How quickly volatility may change."""
SURE, UNSURE = 45.0, 350.0
"""Deviations stay between these, so that nobody's rating ever stands still."""
NEAR = 1e-6


class Rating(NamedTuple):
    rating: float = MIDDLE
    deviation: float = UNSURE
    volatility: float = 0.06


def rated(mine: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """A rating after some games: against whom, and 1 for a win, 0 for a loss."""
    mu, phi = (mine.rating - MIDDLE) / SCALE, mine.deviation / SCALE
    information = surprise = 0.0
    for other, score in games:
        g = weight(other.deviation / SCALE)
        expected = 1 / (1 + exp(-g * (mu - (other.rating - MIDDLE) / SCALE)))
        information += g * g * expected * (1 - expected)
        surprise += g * (score - expected)
    variance = 1 / information
    sigma = volatility(phi, mine.volatility, variance, variance * surprise)
    phi = 1 / sqrt(1 / (phi * phi + sigma * sigma) + information)
    deviation = min(UNSURE, max(SURE, SCALE * phi))
    return Rating(MIDDLE + SCALE * (mu + phi * phi * surprise), deviation, sigma)


def weight(phi: float) -> float:
    """How much a game counts against somebody whose rating is so unsure."""
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """The new volatility: where ``f`` is 0, between two bounds that draw closer (the Illinois algorithm)."""
    start = log(sigma * sigma)

    def f(x: float) -> float:
        spread = phi * phi + variance + exp(x)
        return exp(x) * (delta * delta - spread) / (2 * spread * spread) - (x - start) / (TAU * TAU)

    low = start
    if delta * delta > phi * phi + variance:
        high = log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > NEAR:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
