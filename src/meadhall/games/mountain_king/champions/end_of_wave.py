"""Champions who are rewarded at the end of every Wave."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.mountain_king.facts import ELDER, NOWHERE
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    BROKK,
    CLANS,
    DURA,
    FREY,
    HROAR,
    MORGAR,
    RAGNA,
    STIGANDR,
    YRSA,
)
from meadhall.kernel.sets import has


def elders(s: MountainKingState, seat: int) -> int:
    """Elders on the Ancestry and on Champions."""
    return s.ancestry[seat].elders.bit_count() + s.printed(seat, ELDER)


def controlled(s: MountainKingState, seat: int, caverns: int) -> int:
    """How many of these caverns a seat controls."""
    return s.controlled_of(caverns, seat).bit_count()


def morgar(s: MountainKingState, seat: int) -> int:
    """MK-15.12: Honour for standing in a controlled Gate cavern."""
    cavern = s.pawn[MORGAR]
    return 3 if cavern != NOWHERE and has(s.facts.all_gates, cavern) and s.controller(cavern) == seat else 0


def yrsa(s: MountainKingState, seat: int) -> int:
    """MK-15.23: Honour for overrun caverns beside her."""
    cavern = s.pawn[YRSA]
    return 0 if cavern == NOWHERE else min((s.facts.near[cavern] & s.overrun).bit_count(), 4)


def ragna(s: MountainKingState, seat: int) -> int:
    """MK-15.30: Honour for Elders."""
    return min(elders(s, seat), 4)


def stigandr(s: MountainKingState, seat: int) -> int:
    """MK-15.31: Honour for standing in a controlled cavern beside a Great Hall."""
    cavern = s.pawn[STIGANDR]
    return 2 if cavern != NOWHERE and s.facts.halls_beside[cavern] and s.controller(cavern) == seat else 0


def brokk(s: MountainKingState, seat: int) -> int:
    """MK-15.39: Honour for each Clan with two Votes or more."""
    return sum(1 for standing in s.votes if value(standing, seat) >= 2)


def dura(s: MountainKingState, seat: int) -> int:
    """MK-15.42: Honour for Trolls still in the supply."""
    return min(s.stock[seat], 8)


def frey(s: MountainKingState, seat: int) -> int:
    """MK-15.43: Honour for each Domain with two controlled caverns or more."""
    return sum(3 for clan in range(CLANS) if controlled(s, seat, s.facts.domains[clan]) >= 2)


def hroar(s: MountainKingState, seat: int) -> int:
    """MK-15.44: Honour for controlled caverns at the volcano."""
    return 2 * controlled(s, seat, s.facts.inner)


REWARDS: dict[int, Callable[[MountainKingState, int], int]] = {
    MORGAR: morgar,
    YRSA: yrsa,
    RAGNA: ragna,
    STIGANDR: stigandr,
    BROKK: brokk,
    DURA: dura,
    FREY: frey,
    HROAR: hroar,
}
