"""The exact odds of an attack: what the seat knows of the Gnomes, and what may still lie face down."""

from __future__ import annotations

from meadhall.games.mountain_king.state import MountainKingState
from meadhall.kernel.sets import bits, has


def hidden_pool(s: MountainKingState, seat: int) -> list[int]:
    """How many tokens of each strength this seat has not seen, wherever they lie."""
    pool = s.pool[:]
    for cavern in bits(s.overrun):
        for strength, known in s.gnomes[cavern]:
            if strength and not has(known, seat):
                pool[strength - 1] += 1
    return pool


def odds(s: MountainKingState, seat: int, cavern: int, might: int, pool: list[int]) -> tuple[float, float]:
    """The chance that an attack of this might beats the Gnomes there, and the Honour this earns on average."""
    certain, hidden = 0, 0
    for strength, known in s.gnomes[cavern]:
        if strength and has(known, seat):
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
