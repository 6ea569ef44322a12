"""Discs on a track: who has how much, the leader first. Of equals the lower disc leads, which was there earlier.

Tracks go on beyond their eight spaces, so values are plain numbers.
"""

from __future__ import annotations

Standing = tuple[tuple[int, int], ...]
"""Seats with their values, from the leader down."""


def value(standing: Standing, seat: int) -> int:
    for who, has in standing:
        if who == seat:
            return has
    return 0


def raised(standing: Standing, seat: int, by: int) -> Standing:
    """The same track after a seat's disc moved on: it lies above those already on its new space."""
    now = value(standing, seat) + by
    discs = [disc for disc in standing if disc[0] != seat]
    at = 0
    while at < len(discs) and discs[at][1] >= now:
        at += 1
    discs.insert(at, (seat, now))
    return tuple(discs)
