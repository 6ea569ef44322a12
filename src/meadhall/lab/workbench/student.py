"""Student's t: how far a mean of few numbers may be from the truth."""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf, lgamma, log

TINY = 1e-300
ENOUGH = 3e-16
"""Where another term of the continued fraction changes nothing any more."""


def two_sided(t: float, freedom: int) -> float:
    """How often chance alone leads at least so far from nought, to either side."""
    return 1.0 if not t else part_of_beta(freedom / (freedom + t * t), freedom / 2, 0.5)


@lru_cache(maxsize=4096)
def reach(freedom: int, confidence: float = 0.95) -> float:
    """How many standard errors to either side hold the truth so often."""
    low, high = 0.0, 1.0
    while two_sided(high, freedom) > 1 - confidence:
        low, high = high, 2 * high
    for _ in range(60):
        middle = (low + high) / 2
        if two_sided(middle, freedom) > 1 - confidence:
            low = middle
        else:
            high = middle
    return high


def part_of_beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function."""
    if x <= 0 or x >= 1:
        return min(1.0, max(0.0, x))
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x))
    # The fraction converges fast only on the nearer side.
    if x < (a + 1) / (a + b + 2):
        return front * fraction(x, a, b) / a
    return 1 - front * fraction(1 - x, b, a) / b


def fraction(x: float, a: float, b: float) -> float:
    """Its continued fraction, from the front (Lentz)."""
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1) or TINY)
    value, before, m = d, inf, 0
    while abs(value - before) > ENOUGH * abs(value) and m < 1000:
        m += 1
        before = value
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for term in (even, odd):
            d = 1 / (1 + term * d or TINY)
            c = 1 + term / c or TINY
            value *= c * d
    return value
