"""What the coach's words say of a position: numbers and names that are looked up when a card is shown."""

from __future__ import annotations

from meadhall.kernel.lesson import Fact
from meadhall.kernel.state import State


def score(s: State, seat: int, of: str = "") -> int:
    """The points of a seat, or of the pupil."""
    return s.current_scores()[int(of) if of else seat]


FACTS: dict[str, Fact] = {"score": score}
