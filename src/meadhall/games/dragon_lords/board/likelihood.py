"""Chances as numbers that people read."""

from __future__ import annotations


def percent(chance: float) -> int:
    return round(100 * chance)


def likely(chance: float) -> str:
    """A chance in percent; what is nearly sure is not called sure."""
    n = percent(chance)
    return ">99" if n == 100 and chance < 0.9999 else "<1" if n == 0 and chance > 0 else str(n)
