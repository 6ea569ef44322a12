"""Positions of the toys that several tests start from."""

from __future__ import annotations

from tests.kernel.toys import DRAFT, DUEL
from tests.kernel.toys.draft import Drafting
from tests.kernel.toys.duel import Ring


def duel() -> Ring:
    return DUEL.new(2)


def drafting() -> Drafting:
    """Two seats with the cards 1 2 3 and 4 5 6, and the bonus 7."""
    state = DRAFT.new(2)
    for text in ("deal 1", "deal 4", "deal 2", "deal 5", "deal 3", "deal 6", "turn 7"):
        state.apply(state.parse(text))
    return state
