"""How quickly the house answers: slowly enough for those who watch, and never so that the time tells anything.

Where there may be nothing to say to a question, the answer takes as long for those who have something to say.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from meadhall.bots import SEARCHING
from meadhall.server.tables.clock import Pace

TEMPOS = {"normal": 1.0, "slow": 2.5, "fast": 0.4, "none": 0.0}
"""What a person can wish for, as a multiple of the usual pause. The first is the usual one."""
QUICKEST = TEMPOS["fast"]
QUICKENING = 0.8
"""Where one bot answers several such questions in a row, each takes this much of the time of the one before,"""
LEAST_IDLE_SHARE = 0.5
"""but never less than this share of a pause: that is how long bots mostly think."""
DEED_SHARE = 0.8
"""The share of a pause in which a page shows one deed,"""
MOST_SHARE = 4.0
"""and a whole turn at most."""


def slowest(wishes: Iterable[str]) -> float:
    """Nobody who watches is hurried: the slowest wish counts. Where nobody watches, nobody waits."""
    return max((TEMPOS.get(wish, 1.0) for wish in wishes), default=0.0)


PERSON_SHARES = (2.0, 5.0)
"""Shares of a pause after which the house says nothing in a person's place: as long as somebody who is there takes."""
ABSENT_SHARES = (1 / 96, 1 / 24)
"""In a game by the day, shares of the time for a decision: as long as somebody takes who has to come first."""
STILL_THERE = 600.0
"""Who has answered a moment ago, in seconds, is taken to be there still."""
IDLE_SHARES = dict.fromkeys(SEARCHING, 3.0)
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


def share_to_see(deeds: int) -> float:
    """The share of a pause before a bot's turn, so that everybody has seen the deeds before it."""
    return min(max(1.0, DEED_SHARE * deeds), MOST_SHARE)


class BotTurn:
    """The turn that a bot is in. It acts in one breath, whatever others are asked in between."""

    def __init__(self) -> None:
        self._seat = self._idler = -1
        self._share = 1.0
        self.since = 0
        """The length of the journal when it began."""

    def begins(self, seat: int, head: int) -> bool:
        """Whether a decision is the first of another bot's turn."""
        if seat == self._seat:
            return False
        self._seat, self.since = seat, head
        return True

    def idle_share(self, seat: int) -> float:
        """How much of a pause an answer takes to which there may be nothing to say."""
        self._share = self._share * QUICKENING if seat == self._idler else 1.0
        self._idler = seat
        return self._share
