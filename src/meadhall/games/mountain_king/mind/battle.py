"""The exact odds of an attack: what the seat knows of the Gnomes, and what may still lie face down."""

from __future__ import annotations

from meadhall.games.mountain_king.state import Mountain
from meadhall.kernel.sets import bits


def hidden_pool(s: Mountain, seat: int) -> list[int]:
    """How many tokens of each strength this seat has not seen, wherever they lie."""
    pool = s.pool[:]
    eye = 1 << seat
    for cavern in bits(s.overrun):
        for strength, known in s.gnomes[cavern]:
            if strength and not known & eye:
                pool[strength - 1] += 1
    return pool


def odds(s: Mountain, seat: int, cavern: int, might: int, pool: list[int]) -> tuple[float, float]:
    """The chance that so much might beats the Gnomes there, and the Honour this earns on average."""
    certain, hidden, eye = 0, 0, 1 << seat
    for strength, known in s.gnomes[cavern]:
        if strength and known & eye:
            certain += strength
        else:
            hidden += 1
    if not hidden:
        return (1.0, float(certain)) if might >= certain else (0.0, 0.0)
    total = sum(pool)
    if total < hidden:
        return (1.0, 2.0 * hidden + certain) if might >= certain + 3 * hidden else (0.0, 0.0)
    chance = honour = 0.0
    for first in (1, 2, 3):
        share = pool[first - 1] / total
        if not share:
            continue
        if hidden == 1:
            if certain + first <= might:
                chance += share
                honour += share * (certain + first)
            continue
        for second in (1, 2, 3):
            if certain + first + second <= might:
                both = share * (pool[second - 1] - (second == first)) / (total - 1)
                chance += both
                honour += both * (certain + first + second)
    return chance, honour
