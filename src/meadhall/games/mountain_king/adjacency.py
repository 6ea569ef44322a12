"""What lies beside what, with places as sets: caverns of the map, or symbols of an Ancestry.

``near`` always has, for each place, the set of those beside it.
"""

from __future__ import annotations


def reach_from(near: tuple[int, ...], start: int, through: int) -> tuple[int, int]:
    """Where one gets from the start, going only through some places; and all that lies beside these."""
    group = edge = start
    found = 0
    while edge:
        low = edge & -edge
        edge ^= low
        found |= near[low.bit_length() - 1]
        new = found & through & ~group
        group |= new
        edge |= new
    return group, found


def parts(near: tuple[int, ...], places: int, through: int) -> list[tuple[int, int]]:
    """Places in groups between which there is no way through; each group with all that lies beside it."""
    found: list[tuple[int, int]] = []
    while places:
        group, touching = reach_from(near, places & -places, through)
        found.append((group, touching))
        places &= ~group
    return found


def connected(near: tuple[int, ...], start: int, through: int) -> int:
    """Where one gets from the start, going only through some places."""
    return reach_from(near, start, through)[0]
