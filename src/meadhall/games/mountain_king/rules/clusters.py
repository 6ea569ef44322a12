"""Chapter 4, what cubes may cover: weak symbols, strong symbols, and clusters with their links."""

from __future__ import annotations

from meadhall.games.mountain_king.ancestry import CELLS, around, corners
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.words import LAGGRID

GRID = (1 << CELLS) - 1


def cover(s: Mountain, seat: int, symbol: int) -> None:
    s.covered[seat] |= 1 << symbol


def wilds(s: Mountain, seat: int) -> int:
    """Wild symbols without a cube, on the Ancestry and on Champions."""
    return s.symbols[seat].wild & ~s.covered[seat]


def weak_symbols(s: Mountain, seat: int, kind: int) -> int:
    """Free weak symbols of a type; every Wild is one."""
    return s.symbols[seat].weak[kind] & ~s.covered[seat]


def strong_symbols(s: Mountain, seat: int, kind: int) -> int:
    return s.symbols[seat].strong[kind] & ~s.covered[seat]


def power(s: Mountain, seat: int, symbol: int) -> int:
    return s.symbols[seat].powers.get(symbol, 1)


def beginnings(s: Mountain, seat: int, kind: int) -> int:
    """Symbols with which a Strong action can begin: strong ones, and weak ones that have a partner."""
    strong = strong_symbols(s, seat, kind)
    weak = weak_symbols(s, seat, kind)
    if not weak:
        return strong
    free = strong | weak
    if free & (free - 1) == 0:
        return strong
    if free & ~GRID:
        # A Champion's symbol is next to every other.
        return free
    diagonal = s.claw_left(seat, LAGGRID)
    covered = s.covered[seat] & GRID
    beside = around(free) | (corners(free) if diagonal else 0)
    found = strong | weak & beside
    left = weak & ~beside
    if not covered:
        return found
    through = free | covered
    while left:
        group = flood(left & -left, through, diagonal)
        if (group & free).bit_count() > 1:
            found |= group & weak
        left &= ~group
    return found


def joining(s: Mountain, seat: int, kind: int, chosen: tuple[int, ...], diagonal: bool) -> int:
    """Symbols that may join those chosen: next to them, directly or over covered cells."""
    free = strong_symbols(s, seat, kind) | weak_symbols(s, seat, kind)
    on_grid = 0
    for symbol in chosen:
        on_grid |= 1 << symbol
    on_grid &= GRID
    if not on_grid:
        return free
    group = flood(on_grid, s.covered[seat] & GRID | on_grid, diagonal)
    near = around(group) | (corners(group) if diagonal else 0)
    return free & (near | ~GRID)


def flood(cells: int, through: int, diagonal: bool) -> int:
    """Everything that hangs together with these cells."""
    while True:
        near = around(cells) | (corners(cells) if diagonal else 0)
        grown = cells | near & through
        if grown == cells:
            return cells
        cells = grown
