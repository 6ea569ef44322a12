"""Champions who open ways: Brunna Mossfinger and Ulfgar Tunnelborn."""

from __future__ import annotations

from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import NOWHERE
from meadhall.games.mountain_king.words import BRUNNA, ULFGAR


def welcoming(s: Mountain, seat: int) -> int:
    """MK-15.3: Gnome-free caverns next to Brunna count as established for the way of an Advance."""
    if not s.has(seat, BRUNNA) or s.pawn[BRUNNA] == NOWHERE:
        return 0
    return s.table.near[s.pawn[BRUNNA]] & ~s.overrun & ~s.foreign_lairs(seat)


def roaming(s: Mountain, seat: int) -> int:
    """MK-15.22: all that Ulfgar's pawn can reach through Gnome-free caverns."""
    near = s.table.near
    closed = s.foreign_lairs(seat)
    free = ~s.overrun & ~closed
    group = edge = 1 << s.pawn[ULFGAR]
    beside = 0
    while edge:
        low = edge & -edge
        edge ^= low
        beside |= near[low.bit_length() - 1]
        new = beside & free & ~group
        group |= new
        edge |= new
    return (group | beside) & ~closed
