"""An Ancestry as it lies on the table: the cards in the order in which they were laid, and what can be seen of them.

It never changes: laying a card makes a new one, so that copies of a position share it.
"""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import mypyc_attr

from meadhall.games.mountain_king.facts import ELDER, FOOTPRINT, LETTERS, START_CELL, SUPPLY, WILD
from meadhall.games.mountain_king.words import FIRST_CHAMPION, WIDTH
from meadhall.kernel.sets import bits, mask_of

CELLS = WIDTH * WIDTH
UNDER = tuple(3 << cell | 3 << (cell + WIDTH) for cell in range(CELLS))
"""The four cells under a card whose upper left cell is given."""
QUADRANTS = (0, 1, WIDTH, WIDTH + 1)
EDGES, CORNERS = (1, WIDTH), (WIDTH - 1, WIDTH + 1)
"""From a cell to those after it that share an edge with it, or touch it by a corner."""


def room(low: int, high: int) -> range:
    """The rows, or columns, where a card keeps an Ancestry from ``low`` to ``high`` within six."""
    return range(max(high - FOOTPRINT + 1, 0), min(low + FOOTPRINT - 2, WIDTH - 2) + 1)


SPANS = tuple(range(WIDTH))
DOWN = tuple(
    [tuple([mask_of(n for n in range(CELLS) if n // WIDTH in room(low, high)) for high in SPANS]) for low in SPANS]
)
ACROSS = tuple(
    [tuple([mask_of(n for n in range(CELLS) if n % WIDTH in room(low, high)) for high in SPANS]) for low in SPANS]
)
"""By the lowest and the highest row, or column, of an Ancestry: the cells where a card keeps it within six by six."""


def over(mask: int) -> int:
    """The cells at which a card would cover at least one of these."""
    return mask | mask >> 1 | mask >> WIDTH | mask >> (WIDTH + 1)


def power_of(symbol: str) -> int:
    return int(symbol[1:]) if len(symbol) > 1 else 1


ANY_TYPE = len(LETTERS)
MEANING = {
    WILD: (ANY_TYPE, 1),
    **{
        symbol: (kind, power_of(symbol))
        for kind, letter in enumerate(LETTERS)
        for symbol in (letter, *(f"{letter}{power}" for power in range(2, 10)))
    },
}
"""The type and the power of each symbol that cubes can cover."""
HALF = CELLS // 2
UPPER_HALF = (1 << HALF) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Ancestry:
    __slots__ = (
        "_cells", "_places", "cards", "columns", "elders", "footprint", "laid", "rows", "shown", "supplies",
    )  # fmt: skip

    def __init__(self, laid: tuple[tuple[int, int], ...]) -> None:
        self.laid = laid
        """Each card with its cell; the starting card is not listed."""
        self.cards = tuple([card for card, _ in laid])
        self.footprint = 0
        self.elders = 0
        self.supplies = 0
        self.shown: dict[int, str] = {}
        """The cells with symbols that cubes can cover, and what is seen there."""
        self.rows = self.columns = (WIDTH, 0)
        self._cells: tuple[str, ...] | None = None
        self._places: tuple[int, ...] | None = None

    @classmethod
    def begin(cls, start: tuple[str, ...]) -> Ancestry:
        """The starting card alone."""
        ancestry = cls(())
        ancestry._lay(start, START_CELL)
        return ancestry

    def with_card(self, card: int, symbols: tuple[str, ...], cell: int) -> Ancestry:
        """The same Ancestry with one card more; what lies under it is seen no more."""
        other = Ancestry((*self.laid, (card, cell)))
        other.footprint = self.footprint
        seen = ~UNDER[cell]
        other.elders = self.elders & seen
        other.supplies = self.supplies & seen
        other.shown = self.shown.copy()
        other.rows, other.columns = self.rows, self.columns
        other._lay(symbols, cell)
        return other

    def _lay(self, symbols: tuple[str, ...], cell: int) -> None:
        shown = self.shown
        for quadrant, offset in enumerate(QUADRANTS):
            symbol, here = symbols[quadrant], cell + offset
            if symbol in MEANING:
                shown[here] = symbol
                continue
            if here in shown:
                del shown[here]
            if symbol == ELDER:
                self.elders |= 1 << here
            elif symbol == SUPPLY:
                self.supplies |= 1 << here
        self.footprint |= UNDER[cell]
        row, column = divmod(cell, WIDTH)
        self.rows = min(self.rows[0], row), max(self.rows[1], row + 1)
        self.columns = min(self.columns[0], column), max(self.columns[1], column + 1)

    @property
    def cells(self) -> tuple[str, ...]:
        """The symbol seen in each cell; "" where no card lies."""
        if self._cells is None:
            self._cells = tuple([self._seen_at(cell) for cell in range(CELLS)])
        return self._cells

    def _seen_at(self, cell: int) -> str:
        if not self.footprint >> cell & 1:
            return ""
        if self.elders >> cell & 1:
            return ELDER
        return SUPPLY if self.supplies >> cell & 1 else self.shown.get(cell, ".")

    @property
    def places(self) -> tuple[int, ...]:
        """Where a card may be laid: over something, over no Elder, within six by six (MK-3.6, MK-3.7, MK-3.10)."""
        if self._places is None:
            places = over(self.footprint) & ~over(self.elders) & self._room()
            # The whole grid is more than a small number has room for, so its halves are listed one by one.
            upper, lower = bits(places & UPPER_HALF), bits(places >> HALF)
            self._places = upper + tuple([HALF + cell for cell in lower])
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
    """All that cubes can cover, on an Ancestry and on Champions, as sets by type. A Wild is of every type.

    Each of them is at a *spot*: the symbols of a seat are counted from the first cell to the last Champion. There are
    few, so that sets of spots are small numbers.
    """

    __slots__ = ("_around", "_beside", "_strong", "at", "grid", "powers", "spots", "strong", "weak", "wild")

    def __init__(self, ancestry: Ancestry, champions: Iterable[tuple[int, str]]) -> None:
        at = sorted(ancestry.shown)
        shown = [ancestry.shown[cell] for cell in at]
        self.grid = (1 << len(at)) - 1
        """The spots on the Ancestry."""
        for champion, symbol in champions:
            if symbol not in (SUPPLY, ELDER):
                at.append(FIRST_CHAMPION + champion)
                shown.append(symbol)
        self.at = tuple(at)
        """Which symbol is at each spot: a cell or a Champion."""
        self.spots = {symbol: spot for spot, symbol in enumerate(at)}
        powers: list[int] = []
        weak, strong = [0] * (ANY_TYPE + 1), [0] * ANY_TYPE
        for spot, symbol in enumerate(shown):
            kind, power = MEANING[symbol]
            powers.append(power)
            if power == 1:
                weak[kind] |= 1 << spot
            else:
                strong[kind] |= 1 << spot
        self.powers = tuple(powers)
        self.wild = wild = weak.pop()
        self.weak = tuple([mask | wild for mask in weak])
        self.strong = tuple(strong)
        self._strong = strong[0] | strong[1] | strong[2] | strong[3]
        self._beside: tuple[int, ...] | None = None
        self._around: tuple[int, ...] | None = None

    def mask(self, symbols: Iterable[int]) -> int:
        """The spots of some symbols; what cannot be covered has none."""
        found = 0
        for symbol in symbols:
            if symbol in self.spots:
                found |= 1 << self.spots[symbol]
        return found

    def among(self, spots: int) -> list[int]:
        """The symbols at some spots."""
        return [self.at[spot] for spot in bits(spots)]

    def power_at(self, spots: int) -> int:
        """The power of the symbols at some spots, all together."""
        power = spots.bit_count()
        for spot in bits(spots & self._strong):
            power += self.powers[spot] - 1
        return power

    def holds(self, spots: int, symbol: int) -> bool:
        """Whether a symbol is at one of these spots."""
        spot = self.spots.get(symbol)
        return spot is not None and bool(spots >> spot & 1)

    def near(self, diagonal: bool) -> tuple[int, ...]:
        """For each spot on the Ancestry those that share an edge with it, or also those that touch a corner."""
        if self._beside is None:
            self._beside = self._linked(EDGES, (0,) * len(self.at))
        if not diagonal:
            return self._beside
        if self._around is None:
            self._around = self._linked(CORNERS, self._beside)
        return self._around

    def _linked(self, ways: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
        # No Ancestry is wide enough to wrap around the grid.
        found, spots, cells = list(others), self.spots, self.grid.bit_length()
        for spot in range(cells):
            for way in ways:
                other = spots.get(self.at[spot] + way, cells)
                if other < cells:
                    found[spot] |= 1 << other
                    found[other] |= 1 << spot
        return tuple(found)
