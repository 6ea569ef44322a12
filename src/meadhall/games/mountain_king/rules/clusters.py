"""Chapter 4, what cubes may cover: weak symbols, strong symbols, and clusters with their links. Sets are of spots."""

from __future__ import annotations

from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.words import LAGGRID
from meadhall.kernel.sets import bits


def cover(s: Mountain, seat: int, symbol: int) -> None:
    s.covered[seat] |= 1 << s.symbols[seat].spots[symbol]


def wilds(s: Mountain, seat: int) -> int:
    """Wild symbols without a cube, on the Ancestry and on Champions."""
    return s.symbols[seat].wild & ~s.covered[seat]


def weak_symbols(s: Mountain, seat: int, kind: int) -> int:
    """Free weak symbols of a type; every Wild is one."""
    return s.symbols[seat].weak[kind] & ~s.covered[seat]


def strong_symbols(s: Mountain, seat: int, kind: int) -> int:
    return s.symbols[seat].strong[kind] & ~s.covered[seat]


def power(s: Mountain, seat: int, symbol: int) -> int:
    symbols = s.symbols[seat]
    spot = symbols.spots.get(symbol)
    return 1 if spot is None else symbols.powers[spot]


def beginnings(s: Mountain, seat: int, kind: int) -> int:
    """Symbols with which a Strong action can begin: strong ones, and weak ones that have a partner."""
    strong = strong_symbols(s, seat, kind)
    weak = weak_symbols(s, seat, kind)
    if not weak:
        return strong
    free = strong | weak
    if free & (free - 1) == 0:
        return strong
    symbols = s.symbols[seat]
    if free & ~symbols.grid:
        # A Champion's symbol is next to every other.
        return free
    near = symbols.near(s.claw_left(seat, LAGGRID))
    covered = s.covered[seat] & symbols.grid
    found = strong
    for spot in bits(weak):
        if near[spot] & free:
            found |= 1 << spot
        elif near[spot] & covered:
            group = flood(near, 1 << spot, free | covered) & free
            if group & (group - 1):
                found |= 1 << spot
    return found


def joining(s: Mountain, seat: int, kind: int, chosen: tuple[int, ...], diagonal: bool) -> int:
    """Symbols that may join those chosen: next to them, directly or over covered cells, or over a Champion's symbol."""
    free = strong_symbols(s, seat, kind) | weak_symbols(s, seat, kind)
    symbols = s.symbols[seat]
    covered = symbols.mask(chosen)
    on_grid = covered & symbols.grid
    if not on_grid or (s.table.champion_bridges and covered != on_grid):
        return free
    near = symbols.near(diagonal)
    found = ~symbols.grid
    for spot in bits(flood(near, on_grid, s.covered[seat] & symbols.grid | on_grid)):
        found |= near[spot]
    return free & found


def flood(near: tuple[int, ...], spots: int, through: int) -> int:
    """Everything that hangs together with these spots."""
    group = edge = spots
    while edge:
        low = edge & -edge
        edge ^= low
        new = near[low.bit_length() - 1] & through & ~group
        group |= new
        edge |= new
    return group
