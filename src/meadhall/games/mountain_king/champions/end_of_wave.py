"""Champions who are rewarded at the end of every Wave."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import ELDER, NOWHERE
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


def elders(s: Mountain, seat: int) -> int:
    """Elders on the Ancestry and on Champions."""
    return s.ancestry[seat].elders.bit_count() + s.printed(seat, ELDER)


def controlled(s: Mountain, seat: int, caverns: int) -> int:
    """How many of these caverns a seat controls."""
    return (s.controlled(seat, caverns) & caverns).bit_count()


def morgar(s: Mountain, seat: int) -> int:
    """MK-15.12: Honour for standing in a controlled Gate cavern."""
    cavern = s.pawn[MORGAR]
    gates = sum(s.table.gates)
    return 3 if cavern != NOWHERE and gates >> cavern & 1 and s.controller(cavern) == seat else 0


def yrsa(s: Mountain, seat: int) -> int:
    """MK-15.23: Honour for overrun caverns beside her."""
    cavern = s.pawn[YRSA]
    return 0 if cavern == NOWHERE else min((s.table.near[cavern] & s.overrun).bit_count(), 4)


def ragna(s: Mountain, seat: int) -> int:
    """MK-15.30: Honour for Elders."""
    return min(elders(s, seat), 4)


def stigandr(s: Mountain, seat: int) -> int:
    """MK-15.31: Honour for standing in a controlled cavern beside a Great Hall."""
    cavern = s.pawn[STIGANDR]
    touches = cavern != NOWHERE and any(hall >> cavern & 1 for hall in s.table.halls)
    return 2 if touches and s.controller(cavern) == seat else 0


def brokk(s: Mountain, seat: int) -> int:
    """MK-15.39: Honour for each Clan with two Votes or more."""
    return sum(1 for standing in s.votes if value(standing, seat) >= 2)


def dura(s: Mountain, seat: int) -> int:
    """MK-15.42: Honour for Trolls still in the supply."""
    return min(s.stock[seat], 8)


def frey(s: Mountain, seat: int) -> int:
    """MK-15.43: Honour for each Domain with two controlled caverns or more."""
    return sum(3 for clan in range(CLANS) if controlled(s, seat, s.table.domains[clan]) >= 2)


def hroar(s: Mountain, seat: int) -> int:
    """MK-15.44: Honour for controlled caverns at the volcano."""
    return 2 * controlled(s, seat, s.table.inner)


REWARDS: dict[int, Callable[[Mountain, int], int]] = {
    MORGAR: morgar,
    YRSA: yrsa,
    RAGNA: ragna,
    STIGANDR: stigandr,
    BROKK: brokk,
    DURA: dura,
    FREY: frey,
    HROAR: hroar,
}
