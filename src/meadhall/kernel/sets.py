"""Small sets as whole numbers, with one bit for each member."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache


@lru_cache(1 << 15)
def bits(mask: int) -> tuple[int, ...]:
    """The members of a set, from the lowest. The same sets come up again and again."""
    members: list[int] = []
    while mask:
        low = mask & -mask
        members.append(low.bit_length() - 1)
        mask ^= low
    return tuple(members)


def mask_of(members: Iterable[int]) -> int:
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
