"""An Ancestry as it lies on the table: the cards in the order in which they were laid, and what can be seen of them.

It never changes: laying a card makes a new one, so that copies of a position share it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mypy_extensions import mypyc_attr

from meadhall.games.mountain_king.table import ELDER, FOOTPRINT, LETTERS, START_CELL, SUPPLY, WILD
from meadhall.games.mountain_king.words import FIRST_CHAMPION, WIDTH
from meadhall.kernel.sets import bits, mask_of

CELLS = WIDTH * WIDTH
UNDER = tuple(3 << cell | 3 << (cell + WIDTH) for cell in range(CELLS))
"""The four cells under a card whose upper left cell is given."""
QUADRANTS = (0, 1, WIDTH, WIDTH + 1)


def room(low: int, high: int) -> range:
    """Rows or columns at which a card of two keeps everything from the lowest to the highest within six."""
    return range(max(high - FOOTPRINT + 1, 0), min(low + FOOTPRINT - 2, WIDTH - 2) + 1)


SPANS = tuple(range(WIDTH))
DOWN = tuple(
    [tuple([mask_of(n for n in range(CELLS) if n // WIDTH in room(low, high)) for high in SPANS]) for low in SPANS]
)
ACROSS = tuple(
    [tuple([mask_of(n for n in range(CELLS) if n % WIDTH in room(low, high)) for high in SPANS]) for low in SPANS]
)
"""By the lowest and the highest row, or column, of an Ancestry: the cells where a card keeps it within six by six."""


def around(mask: int) -> int:
    """The cells that share an edge with a set of cells. No Ancestry is wide enough to wrap around the grid."""
    return mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH


def corners(mask: int) -> int:
    """The cells that touch a set of cells only by a corner, or also by a corner."""
    return mask << (WIDTH + 1) | mask >> (WIDTH + 1) | mask << (WIDTH - 1) | mask >> (WIDTH - 1)


def over(mask: int) -> int:
    """Where a card would lie over some of these cells."""
    return mask | mask >> 1 | mask >> WIDTH | mask >> (WIDTH + 1)


def power_of(symbol: str) -> int:
    return int(symbol[1:]) if symbol[1:] else 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Ancestry:
    __slots__ = (
        "_places",
        "cards",
        "cells",
        "columns",
        "elders",
        "footprint",
        "laid",
        "rows",
        "strong",
        "supplies",
        "weak",
        "wild",
    )

    def __init__(self, laid: tuple[tuple[int, int], ...], cells: tuple[str, ...]) -> None:
        self.laid = laid
        """Each card with its cell; the starting card is not listed."""
        self.cards = tuple([card for card, _ in laid])
        self.cells = cells
        """The symbol seen in each cell; "" where no card lies."""
        self.footprint = 0
        self.elders = 0
        self.supplies = 0
        self.wild = 0
        self.weak: tuple[int, ...] = (0,) * len(LETTERS)
        self.strong: tuple[int, ...] = (0,) * len(LETTERS)
        self.rows = self.columns = (WIDTH, 0)
        self._places: tuple[int, ...] | None = None

    @classmethod
    def begin(cls, start: Sequence[str]) -> Ancestry:
        """The starting card alone."""
        ancestry = cls((), ("",) * CELLS)
        ancestry._lay(start, START_CELL)
        return ancestry

    def with_card(self, card: int, symbols: Sequence[str], cell: int) -> Ancestry:
        """The same Ancestry with one card more; what lies under it is seen no more."""
        other = Ancestry((*self.laid, (card, cell)), self.cells)
        other.footprint = self.footprint
        seen = ~UNDER[cell]
        other.elders = self.elders & seen
        other.supplies = self.supplies & seen
        other.wild = self.wild & seen
        other.weak = tuple([mask & seen for mask in self.weak])
        other.strong = tuple([mask & seen for mask in self.strong])
        other.rows, other.columns = self.rows, self.columns
        other._lay(symbols, cell)
        return other

    def _lay(self, symbols: Sequence[str], cell: int) -> None:
        cells, weak, strong = list(self.cells), list(self.weak), list(self.strong)
        for offset, symbol in zip(QUADRANTS, symbols, strict=True):
            here = 1 << (cell + offset)
            cells[cell + offset] = symbol
            if symbol == ELDER:
                self.elders |= here
            elif symbol == SUPPLY:
                self.supplies |= here
            elif symbol == WILD:
                self.wild |= here
            elif symbol != ".":
                (weak if len(symbol) == 1 else strong)[LETTERS.index(symbol[0])] |= here
        self.cells, self.weak, self.strong = tuple(cells), tuple(weak), tuple(strong)
        self.footprint |= UNDER[cell]
        row, column = divmod(cell, WIDTH)
        self.rows = min(self.rows[0], row), max(self.rows[1], row + 1)
        self.columns = min(self.columns[0], column), max(self.columns[1], column + 1)

    @property
    def places(self) -> tuple[int, ...]:
        """Where a card may be laid: over something, over no Elder, within six by six (MK-3.6, MK-3.7, MK-3.10)."""
        if self._places is None:
            self._places = bits(over(self.footprint) & ~over(self.elders) & self._room())
        return self._places

    def _room(self) -> int:
        """The cells where a card keeps the whole within six by six."""
        return DOWN[self.rows[0]][self.rows[1]] & ACROSS[self.columns[0]][self.columns[1]]

    def why_not(self, cell: int) -> str:
        """What is wrong with a place: "apart", "elder" or "size"; "" if nothing is."""
        if not UNDER[cell] & self.footprint:
            return "apart"
        if UNDER[cell] & self.elders:
            return "elder"
        if not self._room() >> cell & 1:
            return "size"
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Symbols:
    """All that cubes can cover, on an Ancestry and on Champions, as sets by type. A Wild is of every type."""

    __slots__ = ("powers", "strong", "weak", "wild")

    def __init__(self, ancestry: Ancestry, champions: Iterable[tuple[int, str]]) -> None:
        weak, strong, wild = list(ancestry.weak), list(ancestry.strong), ancestry.wild
        self.powers: dict[int, int] = {}
        """The power of strong symbols."""
        for mask in strong:
            for cell in bits(mask):
                self.powers[cell] = power_of(ancestry.cells[cell])
        for champion, symbol in champions:
            at = FIRST_CHAMPION + champion
            if symbol == WILD:
                wild |= 1 << at
            elif symbol not in (SUPPLY, ELDER):
                power = power_of(symbol)
                (weak if power == 1 else strong)[LETTERS.index(symbol[0])] |= 1 << at
                if power > 1:
                    self.powers[at] = power
        self.wild = wild
        self.weak = tuple([mask | wild for mask in weak])
        self.strong = tuple(strong)
