"""Champions who strengthen or widen an action: Hrotha Emberback, Waelwulf and Gunnhild Loudhorn."""

from __future__ import annotations

from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import NOWHERE, domain_of
from meadhall.games.mountain_king.words import GUNNHILD, HROTHA, WAELWULF


def foothold(s: Mountain, seat: int) -> int:
    """MK-15.5: the cavern of Hrotha, if controlled, whoever else is there."""
    cavern = s.pawn[HROTHA]
    if cavern != NOWHERE and s.has(seat, HROTHA) and s.controller(cavern) == seat:
        return 1 << cavern
    return 0


def bolster_bonus(s: Mountain, seat: int, cavern: int) -> int:
    """MK-15.15: one more in an own Lair or beside Waelwulf, while his pawn is on the map."""
    if not s.has(seat, WAELWULF) or s.pawn[WAELWULF] == NOWHERE:
        return 0
    return int(cavern in s.lair[seat] or s.pawn[WAELWULF] == cavern)


def influence_bonus(s: Mountain, seat: int, champion: int) -> int:
    """MK-15.26: one more with a Champion of the Clan in whose Domain Gunnhild stands."""
    if not s.has(seat, GUNNHILD) or s.pawn[GUNNHILD] == NOWHERE:
        return 0
    return int(domain_of(s.pawn[GUNNHILD]) == s.table.champion_clan[champion])
