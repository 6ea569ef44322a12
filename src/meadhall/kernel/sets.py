"""Small sets as whole numbers, with one bit for each member."""

from __future__ import annotations

from collections.abc import Iterable

WIDEST = 256
"""No set of a game has members beyond this."""
SMALL: tuple[tuple[int, ...], ...] = ((), *((member,) for member in range(WIDEST)))
"""The empty set and the sets of one, by the length of their numbers."""
MOST = 1 << 15
"""So many larger sets are remembered with their members."""
_known: dict[int, tuple[int, ...]] = {}


def bits(mask: int) -> tuple[int, ...]:
    """The members of a set, from the lowest. Most sets are small, and the same ones come up again and again."""
    if mask & (mask - 1) == 0:
        return SMALL[mask.bit_length()]
    found = _known.get(mask)
    if found is None:
        if len(_known) >= MOST:
            _known.clear()
        found = _known[mask] = members(mask)
    return found


def members(mask: int) -> tuple[int, ...]:
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def mask_of(members: Iterable[int]) -> int:
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
