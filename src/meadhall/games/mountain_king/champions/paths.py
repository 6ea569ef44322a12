"""Champions who widen the way of an Advance: Brunna Mossfinger and Ulfgar Tunnelborn."""

from __future__ import annotations

from meadhall.games.mountain_king.adjacency import reach_from
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import BRUNNA, ULFGAR
from meadhall.kernel.sets import only


def welcoming(s: MountainKingState, seat: int) -> int:
    """MK-15.3: Gnome-free caverns next to Brunna count as established for the way of an Advance."""
    if not s.has_pawn(seat, BRUNNA):
        return 0
    return s.facts.near[s.pawn[BRUNNA]] & ~s.overrun & ~s.foreign_lairs(seat)


def roaming(s: MountainKingState, seat: int) -> int:
    """MK-15.22: all that Ulfgar's pawn can reach through Gnome-free caverns."""
    closed = s.foreign_lairs(seat)
    group, beside = reach_from(s.facts.near, only(s.pawn[ULFGAR]), ~s.overrun & ~closed)
    return (group | beside) & ~closed
