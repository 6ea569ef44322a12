"""How quickly bots move: slowly enough for those who watch, and never slower than need be."""

from __future__ import annotations

from collections.abc import Iterable

TEMPOS = {"normal": 1.0, "slow": 2.5, "fast": 0.4, "none": 0.0}
"""What a person can wish for, as a multiple of the usual pause. The first is the usual one."""
FORCED = 0.25
"""A decision without a choice takes this share of a pause."""
FLOW = 0.8
"""In a row of decisions of one bot each pause is this much of the one before,"""
LEAST = 0.25
"""but never less than this share."""


def slowest(wishes: Iterable[str]) -> float:
    """Nobody who watches is hurried: the slowest wish counts. Where nobody watches, nobody waits."""
    return max((TEMPOS.get(wish, 1.0) for wish in wishes), default=0.0)


class Series:
    """The decisions that one bot makes in a row."""

    def __init__(self) -> None:
        self._seat = -1
        self._done = 0

    def share(self, seat: int, options: int) -> float:
        """How much of a pause belongs before the next decision."""
        if seat != self._seat:
            self._seat, self._done = seat, 0
        if options == 1:
            return FORCED
        self._done += 1
        return max(LEAST, float(FLOW ** (self._done - 1)))
