"""Small sets as whole numbers, with one bit for each member.

Union, intersection and difference are ``|``, ``&`` and ``& ~``; the size is ``bit_count()``. The rest has names here.
"""

from __future__ import annotations

from collections.abc import Iterable

WIDEST = 256
"""No set of a game has members beyond this."""
SMALL: tuple[tuple[int, ...], ...] = ((), *((member,) for member in range(WIDEST)))
"""The empty set and the sets of one, by the length of their numbers."""
WORD = (1 << 60) - 1
FEW = tuple(tuple(n for n in range(6) if mask >> n & 1) for mask in range(64))
SIXES: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple([first + n for n in few]) for few in FEW) for first in range(0, WIDEST, 6)
)
"""By every sixth number from 0, all sets of it and the next five."""
MOST = 1 << 15
"""How many larger sets are remembered with their members."""
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
    """The same, worked out: six at a time, of words that are small numbers to the compiler."""
    found: list[int] = []
    first = 0
    while mask:
        word, row = mask & WORD, first
        while word:
            found += SIXES[row][word & 63]
            word >>= 6
            row += 1
        mask >>= 60
        first += 10
    return tuple(found)


def has(mask: int, member: int) -> bool:
    """Whether something is in a set."""
    return mask >> member & 1 == 1


def only(member: int) -> int:
    """The set of this one alone."""
    return 1 << member


def without(mask: int, member: int) -> int:
    """A set less one member, whether it was in there or not."""
    return mask & ~(1 << member)


def with_or_without(mask: int, member: int, inside: bool) -> int:
    """A set that has a member, or has it not, whatever it was before."""
    return mask | 1 << member if inside else mask & ~(1 << member)


def all_below(count: int) -> int:
    """The set of the numbers from 0 up to, but not including, this one."""
    return (1 << count) - 1


def more_than_one(mask: int) -> bool:
    """Whether a set has two members or more."""
    return mask & (mask - 1) != 0


def lowest(mask: int) -> int:
    """The lowest member of a set that is not empty; of a set of one, its member."""
    return (mask & -mask).bit_length() - 1


def union_of(sets: tuple[int, ...], mask: int) -> int:
    """The sets that a set of numbers names, taken together: with ``near``, all that is near to some places."""
    found = 0
    for member in bits(mask):
        found |= sets[member]
    return found


def mask_of(members: Iterable[int]) -> int:
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
