"""How quickly the house answers: slowly enough for those who watch, and never so that the time tells anything.

Where there may be nothing to say to a question, the answer takes as long for those who have something to say.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from meadhall.server.tables.clock import Pace

TEMPOS = {"normal": 1.0, "slow": 2.5, "fast": 0.4, "none": 0.0}
"""What a person can wish for, as a multiple of the usual pause. The first is the usual one."""
QUICKEST = TEMPOS["fast"]
FORCED_SHARE = 0.25
"""A decision without a choice takes this share of a pause."""
QUICKENING = 0.8
"""In a row of decisions of one bot each pause is this much of the one before,"""
LEAST_SHARE = 0.25
"""but never less than this share."""


def slowest(wishes: Iterable[str]) -> float:
    """Nobody who watches is hurried: the slowest wish counts. Where nobody watches, nobody waits."""
    return max((TEMPOS.get(wish, 1.0) for wish in wishes), default=0.0)


PERSON_SHARES = (2.0, 5.0)
"""Shares of a pause after which the house says nothing in a person's place: as long as somebody who is there takes."""
ABSENT_SHARES = (1 / 96, 1 / 24)
"""In a game by the day, shares of the time for a decision: as long as somebody takes who has to come first."""
STILL_THERE = 600.0
"""Who has answered a moment ago, in seconds, is taken to be there still."""
LEAST_IDLE_SHARE = 0.5
"""The least share of a pause for a bot's answer where there may be nothing to say, however little anybody waits."""
IDLE_SHARES = {"master": 3.0}
"""By level, a share of a pause in which a bot has mostly thought enough: so long it takes with nothing to say, too."""


def pause_for_person(pace: Pace, there: bool, pause: float, left: float | None, dice: Random) -> float:
    """After how many seconds the house answers for a person who has nothing to say."""
    usual, shares = (pace.seconds, ABSENT_SHARES) if pace.kind == "day" and not there else (pause, PERSON_SHARES)
    seconds = usual * dice.uniform(*shares)
    # A clock must not run out over it.
    return seconds if left is None else max(0.0, min(seconds, left / 4))


def share_for_bot(level: str, share: float, dice: Random) -> float:
    """The share of a pause for a bot's answer where there may be nothing to say, whether there is or not."""
    return max(share, IDLE_SHARES.get(level, LEAST_IDLE_SHARE)) * dice.uniform(1.0, 1.5)


class DecisionStreak:
    """The decisions that one bot makes in a row."""

    def __init__(self) -> None:
        self._seat = -1
        self._done = 0

    def share(self, seat: int, options: int, idle: bool = False) -> float:
        """How much of a pause belongs before the next decision; where it may be ``idle``, not by the options."""
        if seat != self._seat:
            self._seat, self._done = seat, 0
        if options == 1 and not idle:
            return FORCED_SHARE
        self._done += 1
        return max(LEAST_SHARE, float(QUICKENING ** (self._done - 1)))
