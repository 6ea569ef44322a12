"""Means over blocks of games, differences between them, and how sure they are.

A block is played with the same fate by each side. So what is compared are differences within blocks, and luck that both
sides share cancels out. A number here is mostly a ratio of two sums over the blocks, such as wins by seats, or a
difference of such ratios; its error is found by linearising it, block by block, with Student's t.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from meadhall.lab.ratings import Interval
from meadhall.lab.workbench.student import reach, two_sided

LEAST = 8
"""A number of which fewer blocks know says nothing."""
NOTHING = 1e-12
"""What is left of nought by rounding is smaller."""

Share = tuple[float, float]
"""What a block adds to both sums."""
Series = Sequence[Share]
"""One for each block; sides that are compared have the same blocks in the same order."""


class Estimate(NamedTuple):
    """A number, by how much each block pulls it from the truth, and how many blocks know anything of it."""

    value: float
    pulls: Sequence[float]
    known: int


class Found(NamedTuple):
    """A number with its interval, and how often chance alone would lead so far from nought."""

    interval: Interval
    p: float


def ratio(series: Series) -> Estimate:
    """One sum by the other."""
    below = sum(share[1] for share in series)
    if not below:
        return Estimate(0.0, [0.0] * len(series), 0)
    value = sum(share[0] for share in series) / below
    pulls = [(above - value * under) / below for above, under in series]
    return Estimate(value, pulls, sum(1 for share in series if share[1]))


def contrast(*terms: tuple[float, Estimate]) -> Found | None:
    """The weighted sum of numbers; None where too few blocks know one of them."""
    known = min(term.known for _, term in terms)
    if known < LEAST:
        return None
    value = sum(weight * term.value for weight, term in terms)
    pulls = zip(*([weight * pull for pull in term.pulls] for weight, term in terms), strict=True)
    error = sqrt(known / (known - 1) * sum(sum(pull) ** 2 for pull in pulls))
    if error < NOTHING:
        return Found(Interval(value, value, value), 1.0 if abs(value) < NOTHING else 0.0)
    far = reach(known - 1) * error
    return Found(Interval(value, value - far, value + far), two_sided(value / error, known - 1))


def corrected(found: Iterable[float]) -> list[float]:
    """The same chances, made larger because so many were looked at (Benjamini and Hochberg).

    Of the rows with at most 0.05 then, one in twenty is expected to be chance; where nothing differs at all, one look
    in twenty calls anything different.
    """
    ps = list(found)
    order = sorted(range(len(ps)), key=lambda n: -ps[n])
    adjusted = [1.0] * len(ps)
    least = 1.0
    for place, n in enumerate(order):
        least = min(least, ps[n] * len(ps) / (len(ps) - place))
        adjusted[n] = least
    return adjusted
