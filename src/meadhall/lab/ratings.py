"""How strong the bots are: ratings with their uncertainty, and shares of wins with an interval."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from meadhall.kernel.extras import brought_by
from meadhall.lab.records import Record

with brought_by("lab"):
    from openskill.models import PlackettLuce, PlackettLuceRating

Z = 1.96
"""How many standard deviations to either side hold 95 in 100."""


class Interval(NamedTuple):
    """A number with the bounds between which it lies 95 times in 100."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """The share of wins with Wilson's interval, which holds for few games and for shares near 0 and 1 too."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    width = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / width
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / width
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def rate(records: Iterable[Record]) -> dict[str, Interval]:
    """OpenSkill ratings of the bots, game by game; winners are ahead of all others, who follow by their scores.

    A bot that sits on several seats of a game moves by the mean of what each of its seats has earned.
    """
    model = PlackettLuce()
    rating: defaultdict[str, PlackettLuceRating] = defaultdict(model.rating)
    for record in records:
        if len(set(record.bots)) < 2 or not record.winners:
            continue
        seats = [[rating[bot]] for bot in record.bots]
        rated = model.rate(seats, ranks=places(record))
        for bot in set(record.bots):
            earned = [team[0] for team, name in zip(rated, record.bots, strict=True) if name == bot]
            rating[bot] = model.rating(
                mu=fmean(one.mu for one in earned), sigma=sqrt(fmean(one.sigma**2 for one in earned))
            )
    return {bot: Interval(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for bot, one in rating.items()}


def places(record: Record) -> list[float]:
    """The place of each seat, from 0; seats that are level share the better place."""
    order = [(1, -record.scores[seat]) if seat not in record.winners else (0, 0) for seat in range(len(record.bots))]
    return [float(sum(other < own for other in order)) for own in order]
