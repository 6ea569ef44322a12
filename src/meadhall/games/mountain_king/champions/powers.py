"""Champions who strengthen or widen an action: Hrotha Emberback, Waelwulf and Gunnhild Loudhorn."""

from __future__ import annotations

from meadhall.games.mountain_king.facts import domain_of
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import GUNNHILD, HROTHA, WAELWULF
from meadhall.kernel.sets import only


def foothold(s: MountainKingState, seat: int) -> int:
    """MK-15.5: the cavern of Hrotha, if controlled, whoever else is there."""
    cavern = s.pawn[HROTHA]
    return only(cavern) if s.has_pawn(seat, HROTHA) and s.controller(cavern) == seat else 0


def bolster_bonus(s: MountainKingState, seat: int, cavern: int) -> int:
    """MK-15.15: one more in an own Lair or beside Waelwulf, while his pawn is on the map."""
    if not s.has_pawn(seat, WAELWULF):
        return 0
    return int(cavern in s.lair[seat] or s.pawn[WAELWULF] == cavern)


def influence_bonus(s: MountainKingState, seat: int, champion: int) -> int:
    """MK-15.26: one more with a Champion of the Clan in whose Domain Gunnhild stands."""
    if not s.has_pawn(seat, GUNNHILD):
        return 0
    return int(domain_of(s.pawn[GUNNHILD]) == s.facts.champion_clan[champion])
