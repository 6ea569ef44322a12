"""Chapter 4, what cubes may cover: weak symbols, strong symbols, and clusters.

All sets are sets of spots (see ``ancestry.Symbols``).
"""

from __future__ import annotations

from meadhall.games.mountain_king.adjacency import parts, reach_from
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import LAGGRID
from meadhall.kernel.sets import bits, more_than_one, only, without


def cover(s: MountainKingState, seat: int, symbol: int) -> None:
    s.covered[seat] |= only(s.symbols[seat].spots[symbol])


def wilds(s: MountainKingState, seat: int) -> int:
    """Wild symbols without a cube, on the Ancestry and on Champions."""
    return s.symbols[seat].wild & ~s.covered[seat]


def weak_symbols(s: MountainKingState, seat: int, kind: int) -> int:
    """Free weak symbols of a type; every Wild is one."""
    return s.symbols[seat].weak[kind] & ~s.covered[seat]


def strong_symbols(s: MountainKingState, seat: int, kind: int) -> int:
    return s.symbols[seat].strong[kind] & ~s.covered[seat]


def power(s: MountainKingState, seat: int, symbol: int) -> int:
    symbols = s.symbols[seat]
    spot = symbols.spots.get(symbol)
    return 1 if spot is None else symbols.powers[spot]


def beginnings(s: MountainKingState, seat: int, kind: int) -> int:
    """Symbols with which a Strong action can begin: strong ones, and weak ones that have a partner."""
    symbols, covered = s.symbols[seat], s.covered[seat]
    strong = symbols.strong[kind] & ~covered
    weak = symbols.weak[kind] & ~covered
    if not weak:
        return strong
    free = strong | weak
    if not more_than_one(free):
        return strong
    if free & ~symbols.grid:
        # A Champion's symbol is next to every other.
        return free
    near = symbols.near(s.claw_left(seat, LAGGRID))
    covered &= symbols.grid
    found = strong
    for spot in bits(weak):
        if near[spot] & free or (near[spot] & covered and reaches_another(near, spot, free, covered)):
            found |= only(spot)
    return found


def reaches_another(near: tuple[int, ...], spot: int, free: int, covered: int) -> bool:
    """Whether another free symbol lies beside the covered ones that lead away from here."""
    _, touching = reach_from(near, only(spot), covered)
    return without(touching & free, spot) != 0


def joining(s: MountainKingState, seat: int, kind: int, chosen: tuple[int, ...], diagonal: bool) -> int:
    """Symbols that may join those chosen: next to them, directly or over covered cells, or over a Champion's symbol."""
    free = strong_symbols(s, seat, kind) | weak_symbols(s, seat, kind)
    symbols = s.symbols[seat]
    covered = symbols.mask(chosen)
    on_grid = covered & symbols.grid
    if not on_grid or (s.facts.champion_bridges and covered != on_grid):
        return free
    near = symbols.near(diagonal)
    _, touching = reach_from(near, on_grid, s.covered[seat] & symbols.grid)
    return free & (touching | ~symbols.grid)


def best_cluster(s: MountainKingState, seat: int, kind: int) -> int:
    """The power of the strongest cluster of free symbols of a type, with the symbols on Champions."""
    free = strong_symbols(s, seat, kind) | weak_symbols(s, seat, kind)
    symbols = s.symbols[seat]
    through = (free | s.covered[seat]) & symbols.grid
    groups = parts(symbols.near(False), free & symbols.grid, through)
    best = max([symbols.power_at(group & free) for group, _ in groups], default=0)
    return best + symbols.power_at(free & ~symbols.grid)
