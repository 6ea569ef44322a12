"""The pace of a table: none, a clock for each seat, or a time for each decision.

Times are seconds since the epoch. ``asked`` is since when a seat is asked, ``used`` what its clock has counted before.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.server.errors import WrongField

KINDS = ("none", "live", "day")
LONGEST = 60 * 60 * 24 * 60
"""Sixty days."""
GRACE = 60.0
"""What somebody who comes back to a clock that has run out has left, in seconds."""


@dataclass(frozen=True, slots=True)
class Pace:
    """``none``; ``live``: so many seconds for all decisions of a seat; ``day``: so many for each decision."""

    kind: str = "none"
    seconds: int = 0

    def __str__(self) -> str:
        return self.kind if self.kind == "none" else f"{self.kind}:{self.seconds}"

    def left(self, asked: float | None, used: float, now: float) -> float | None:
        """The seconds that a seat has left; None if nothing counts."""
        thinking = 0.0 if asked is None else max(0.0, now - asked)
        if self.kind == "live":
            return self.seconds - used - thinking
        if self.kind == "day" and asked is not None:
            return self.seconds - thinking
        return None

    def ran_out(self, asked: float | None, used: float, now: float) -> bool:
        """Whether a seat that is asked has no time left."""
        left = self.left(asked, used, now)
        return asked is not None and left is not None and left <= 0

    def after_return(self, used: float) -> float:
        """What the clock of somebody who comes back has counted, so that there is something left."""
        return min(used, max(0.0, self.seconds - GRACE)) if self.kind == "live" else used


def read_pace(text: str) -> Pace:
    """``none``, ``live:600`` or ``day:86400``."""
    kind, colon, number = text.partition(":")
    if kind == "none" and not colon:
        return Pace()
    if kind not in KINDS[1:] or not (number.isascii() and number.isdecimal()) or len(number) > 9:
        raise WrongField("pace", "refused-choice", choices="none, live:SECONDS, day:SECONDS")
    if not 1 <= int(number) <= LONGEST:
        raise WrongField("pace", "refused-seconds", longest=LONGEST)
    return Pace(kind, int(number))


def tick(asked: float | None, used: float, now: float, acted: bool, is_asked: bool) -> tuple[float | None, float]:
    """A seat's ``asked`` and ``used`` after an action of anybody."""
    if asked is None:
        return (now if is_asked else None), used
    if acted or not is_asked:
        return (now if is_asked else None), used + max(0.0, now - asked)
    return asked, used
