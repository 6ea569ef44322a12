"""Champions in battle: Firragh the Avalanche, Imbolg the Knife, Okkag and Vidkun Gnomebane."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import FIRRAGH, IMBOLG, OKKAG, VIDKUN

CONSOLATION = 2


def might(s: MountainKingState, seat: int, cavern: int) -> int:
    """MK-15.1: the Trolls who attack; Firragh counts as two."""
    return s.units(seat, cavern) + s.pawn_in(seat, FIRRAGH, cavern)


def edge(pawns: Iterable[int]) -> int:
    """How much stronger an attack is than it has units, by the Champions who join it."""
    return sum(champion in (FIRRAGH, IMBOLG) for champion in pawns)


def resistance(s: MountainKingState, seat: int, cavern: int, strengths: list[int]) -> int:
    """MK-15.13: what must be equalled; Imbolg makes one Gnome weaker by one."""
    return sum(strengths) - s.pawn_in(seat, IMBOLG, cavern)


def consoles(s: MountainKingState, seat: int, cavern: int) -> bool:
    """MK-15.16: with Okkag nobody entrenches, and being repelled earns Honour."""
    return s.pawn_in(seat, OKKAG, cavern)


def bounty(s: MountainKingState, seat: int, cavern: int, gnomes: int) -> int:
    """MK-15.32: Vidkun earns one more for each Gnome."""
    return gnomes if s.pawn_in(seat, VIDKUN, cavern) else 0


def calms_wheel(s: MountainKingState, seat: int, cavern: int) -> bool:
    """MK-15.32: with Vidkun the Wheel stays still."""
    return s.pawn_in(seat, VIDKUN, cavern)
