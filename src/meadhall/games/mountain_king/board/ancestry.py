"""An Ancestry as it lies: cards over cards, cubes that dim what they cover, and what may be done with it now."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import NamedTuple

from meadhall.draw import pieces
from meadhall.draw.markup import Point, circle, number, rect, shift, text
from meadhall.games.mountain_king.adjacency import connected
from meadhall.games.mountain_king.ancestry import CELLS, QUADRANTS, Ancestry
from meadhall.games.mountain_king.board import figures
from meadhall.games.mountain_king.board.moment import gathering, laying
from meadhall.games.mountain_king.board.scribe import Scribe, colour
from meadhall.games.mountain_king.facts import LETTERS, START_CELL
from meadhall.games.mountain_king.reading.names import cell_name, symbol_name
from meadhall.games.mountain_king.rules import clusters
from meadhall.games.mountain_king.rules.turns import Gather
from meadhall.games.mountain_king.secrecy import HIDDEN, NOT_YET
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CELL, FIRST_CHAMPION, WIDTH, do_add
from meadhall.kernel.sets import bits, mask_of

FRAME = 6
"""Columns and rows that are shown."""
WIDE_FRAME = 7
"""The same while cards are laid, so that there is room for the next one."""
LADDER = 46.0
"""Width of the ladder of power."""
PAD = 2.0
GUTTER = 13.0
"""Above and left of the grid: the numbers of the columns and rows."""


class Join(NamedTuple):
    """A symbol that may join a cluster: its cell, its power, and the covered cells that carry the link."""

    cell: int
    power: int
    via: tuple[int, ...]


class Ladder(NamedTuple):
    """The power of the action that is being gathered: its type, what it is now, and what it could become."""

    kind: int
    now: int
    most: int


class AncestryGrid(NamedTuple):
    """All that the picture of an Ancestry shows: equal grids look the same."""

    cards: tuple[tuple[tuple[str, ...], int], ...]
    """Symbols and cell of each card, the oldest first."""
    covered: int
    colour: str
    window: tuple[int, int, int]
    """The first column and row that are shown, and how many."""
    own: bool
    lang: str = ""
    """In which its cells are called."""
    picked: tuple[int, ...] = ()
    joins: tuple[Join, ...] = ()
    ladder: Ladder | None = None
    pending: tuple[tuple[str, ...], int] | None = None
    """The viewer's card that the others do not see yet."""
    knots: tuple[tuple[int, str], ...] = ()
    """Places for a card, each with what is wrong with it, or nothing."""
    named: bool = True
    """Whether columns and rows have their numbers at the edges."""
    rows: int = 0
    """How many rows are shown, where they are fewer than the columns; 0 for as many."""

    @property
    def gutter(self) -> float:
        return GUTTER if self.named else 0.0

    def corner(self, cell: int, size: float) -> Point:
        """The upper left corner of a cell."""
        left, top, _ = self.window
        edge = self.gutter + PAD
        return edge + (cell % WIDTH - left) * size, edge + (cell // WIDTH - top) * size

    def span(self, size: float) -> float:
        """The width of the grid with the numbers at its edges."""
        return self.gutter + self.window[2] * size + 2 * PAD

    def tall(self, size: float) -> float:
        return self.gutter + (self.rows or self.window[2]) * size + 2 * PAD

    def low(self) -> AncestryGrid:
        """The same without the empty rows above and below; while cards are laid all rows are needed."""
        if self.knots or self.pending:
            return self
        left, top, frame = self.window
        used = [cell // WIDTH for cell in seen(self)]
        first = max(top, min(used))
        return self._replace(window=(left, first, frame), rows=min(top + frame, max(used) + 1) - first)

    def width(self, size: float) -> float:
        return self.span(size) + (LADDER if self.ladder else 0)


def ancestry_grid(scribe: Scribe, seat: int) -> AncestryGrid:
    s = scribe.s
    ancestry = s.ancestry[seat]
    own, step, gather = seat == scribe.viewer, laying(s), gathering(s)
    cards = [(s.facts.start_card, START_CELL), *((s.facts.cards[card], cell) for card, cell in ancestry.laid)]
    pending = None
    if own and step is not None and step.cells[seat] >= 0 and step.aside[seat] not in (NOT_YET, HIDDEN):
        pending = (s.facts.cards[step.aside[seat]], step.cells[seat])
    chooses = own and step is not None and step.aside[seat] == NOT_YET
    plain = AncestryGrid(
        tuple(cards),
        mask_of(symbol for symbol in s.cubes(seat) if symbol < FIRST_CHAMPION),
        colour(seat),
        window(ancestry, WIDE_FRAME if own and step is not None else FRAME),
        own,
        scribe.lang,
        pending=pending,
        knots=knots(ancestry) if chooses else (),
    )
    if gather is None or gather.seat != seat:
        return plain
    picked = tuple([symbol for symbol in gather.chosen if symbol < FIRST_CHAMPION])
    return plain._replace(picked=picked, joins=joins(scribe, gather), ladder=ladder(s, gather) if own else None)


def window(ancestry: Ancestry, frame: int) -> tuple[int, int, int]:
    """The part of the grid that is shown, with the cards in its middle."""

    def first(places: Iterable[int]) -> int:
        there = sorted(set(places))
        low, long = there[0], there[-1] - there[0] + 1
        return min(max(low - (frame - long + 1) // 2, 0), WIDTH - frame)

    cells = list(bits(ancestry.footprint))
    return first(cell % WIDTH for cell in cells), first(cell // WIDTH for cell in cells), frame


def knots(ancestry: Ancestry) -> tuple[tuple[int, str], ...]:
    """Every place where a card would lie over something, with what is wrong with it, or nothing."""
    found = []
    for cell in range(CELLS - WIDTH - 1):
        if cell % WIDTH < WIDTH - 1:
            wrong = ancestry.why_not(cell)
            if wrong != "apart":
                found.append((cell, wrong))
    return tuple(found)


def joins(scribe: Scribe, gather: Gather) -> tuple[Join, ...]:
    """The symbols that the viewer may add now."""
    decision = scribe.view.decision
    if decision is None:
        return ()
    s, seat = scribe.s, gather.seat
    cells = [action.arg for action in decision.options if action.verb is do_add and action.arg < FIRST_CHAMPION]
    links = bridges(s, gather)
    return tuple([Join(cell, clusters.power(s, seat, cell), links.get(cell, ())) for cell in cells])


def bridges(s: MountainKingState, gather: Gather) -> dict[int, tuple[int, ...]]:
    """The covered cells between the cluster and each cell that it reaches, with the cluster's own cell first."""
    symbols = s.symbols[gather.seat]
    picked = [cell for cell in gather.chosen if symbols.holds(symbols.grid, cell)]
    near = symbols.near(gather.diagonal)
    ways: dict[int, tuple[int, ...]] = dict.fromkeys(picked, ())
    edge: list[tuple[int, tuple[int, ...]]] = [(cell, (cell,)) for cell in picked]
    for cell, way in edge:
        for other in symbols.among(near[symbols.spots[cell]]):
            if other in ways:
                continue
            ways[other] = way if len(way) > 1 else ()
            if s.is_covered(gather.seat, other):
                edge.append((other, (*way, other)))
    return ways


def ladder(s: MountainKingState, gather: Gather) -> Ladder:
    if gather.weak:
        return Ladder(gather.kind, gather.power, gather.power + s.desperation[gather.seat])
    return Ladder(gather.kind, gather.power, gather.power + reach(s, gather))


def reach(s: MountainKingState, gather: Gather) -> int:
    """What all symbols that could still join would add, and the Supplies that are left."""
    seat = gather.seat
    symbols = s.symbols[seat]
    free = clusters.strong_symbols(s, seat, gather.kind) | clusters.weak_symbols(s, seat, gather.kind)
    chosen = symbols.mask(gather.chosen) & symbols.grid
    found = free
    if chosen:
        group = connected(symbols.near(gather.diagonal), chosen, (free | s.covered[seat]) & symbols.grid)
        found = free & (group | ~symbols.grid)
    return symbols.power_at(found) + s.supply[seat]


# --- drawing --------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def draw_grid(grid: AncestryGrid, size: float) -> str:
    """The grid with its upper left corner at 0, 0. Only the viewer's own one can be pointed at."""
    out = [names(grid, size) if grid.named else "", bare(grid, size) if grid.own else ""]
    for symbols, cell in grid.cards:
        out.append(shift(figures.card(symbols, size), *grid.corner(cell, size)))
    shown = seen(grid)
    for cell in bits(grid.covered):
        if cell not in grid.picked:
            x, y = grid.corner(cell, size)
            out.append(rect("dimmed", x + 2.5, y + 2.5, size - 5, size - 5, 4))
            out.append(shift(pieces.cube(grid.colour, round(size / 2)), x + size / 2, y + size / 2))
    if grid.picked:
        out.append(draw_picked(grid, size, shown))
    if grid.pending:
        symbols, cell = grid.pending
        out.append(shift(figures.card(symbols, size, True), *grid.corner(cell, size)))
    if grid.own:
        out += [spot(grid, size, cell, symbol) for cell, symbol in shown.items()]
    out += [draw_join(grid, size, join) for join in grid.joins]
    out += [draw_knot(grid, size, cell, wrong) for cell, wrong in grid.knots]
    if grid.ladder:
        out.append(draw_ladder(grid.ladder, grid.tall(size), grid.span(size)))
    return "".join(out)


def seen(grid: AncestryGrid) -> dict[int, str]:
    """The symbols that can be seen, by cell."""
    cells: dict[int, str] = {}
    for symbols, cell in grid.cards:
        for offset, symbol in zip(QUADRANTS, symbols, strict=True):
            cells[cell + offset] = symbol
    return dict(sorted(cells.items()))


def names(grid: AncestryGrid, size: float) -> str:
    """What columns and rows are called: a cell is named by both."""
    left, top, frame = grid.window
    out = ""
    for k in range(frame):
        at = GUTTER + PAD + size * (k + 0.5)
        out += text(at, GUTTER - 3, left + k + 1, "slot-n")
        out += text(GUTTER / 2, at + 4, top + k + 1, "slot-n") if k < (grid.rows or frame) else ""
    return f'<g pointer-events="none">{out}</g>'


def bare(grid: AncestryGrid, size: float) -> str:
    left, top, frame = grid.window
    laid = seen(grid)
    out = ""
    for row in range(top, top + (grid.rows or frame)):
        for column in range(left, left + frame):
            if row * WIDTH + column not in laid:
                x, y = grid.corner(row * WIDTH + column, size)
                out += rect("bare", x + 4, y + 4, size - 8, size - 8, 4)
    return out


def draw_picked(grid: AncestryGrid, size: float, shown: dict[int, str]) -> str:
    """The chosen symbols on amber, with one line around them all."""
    out, edge, chosen = "", "", set(grid.picked)
    n = number
    for cell in grid.picked:
        x, y = grid.corner(cell, size)
        middle = size / 2 - (2 if shown[cell][1:] else 0)
        out += rect("picked", x + 2, y + 2, size - 4, size - 4, 4)
        out += shift(figures.symbol(shown[cell], round(size / 40 * 0.9, 2)), x + middle, y + middle)
        edge += "" if cell - WIDTH in chosen else f"M{n(x)} {n(y)}h{n(size)}"
        edge += "" if cell + WIDTH in chosen else f"M{n(x)} {n(y + size)}h{n(size)}"
        edge += "" if cell - 1 in chosen else f"M{n(x)} {n(y)}v{n(size)}"
        edge += "" if cell + 1 in chosen else f"M{n(x + size)} {n(y)}v{n(size)}"
    return out + f'<path class="picked-l" d="{edge}"/>'


def spot(grid: AncestryGrid, size: float, cell: int, symbol: str) -> str:
    """The part of a cell that is clicked to cover its symbol."""
    x, y = grid.corner(cell, size)
    inner = rect("ring", 3, 3, size - 6, size - 6, 4) + rect("shape", 0, 0, size, size)
    label = f"{symbol_name(symbol, grid.lang)}, {cell_name(cell, grid.lang)}"
    at = f'transform="translate({number(x)} {number(y)})" role="img" aria-label="{escape(label)}"'
    return f'<g data-at="symbol:{CELL.words[cell]}" {at}>{inner}</g>'


def draw_join(grid: AncestryGrid, size: float, join: Join) -> str:
    """How much a symbol would add; a dotted line over the cubes that make it a neighbour."""
    x, y = grid.corner(join.cell, size)
    out = ""
    if join.via:
        points = [grid.corner(cell, size) for cell in (*join.via, join.cell)]
        d = "M" + "L".join(f"{number(u + size / 2)} {number(v + size / 2)}" for u, v in points)
        out = f'<path class="bridge-0" d="{d}"/><path class="bridge" d="{d}"/>'
    out += rect("plus", x + size - 23, y - 2, 22, 15, 7.5) + text(x + size - 12, y + 9.6, f"+{join.power}", "plus-n")
    return f'<g pointer-events="none">{out}</g>'


def draw_knot(grid: AncestryGrid, size: float, cell: int, wrong: str) -> str:
    """A knot where the middle of a card would lie; where it may not, a sign says why."""
    x, y = grid.corner(cell, size)
    at = f'transform="translate({number(x + size)} {number(y + size)})"'
    if wrong:
        return f"<g {at}>{figures.KNOT_ELDER if wrong == 'elder' else figures.KNOT_FAR}</g>"
    body = pieces.ring(24) + figures.KNOT + circle("shape", 0, 0, size * 0.42)
    label = escape(cell_name(cell, grid.lang))
    return f'<g data-at="cell:{CELL.words[cell]}" {at} role="img" aria-label="{label}">{body}</g>'


def draw_ladder(ladder: Ladder, tall: float, left: float) -> str:
    """A rung for each point of power: full for what is there, dashed for what could come."""
    rungs = max(ladder.most, ladder.now)
    step = min(40.0, (tall - 34) / rungs)
    left += 10
    out = shift(figures.symbol(LETTERS[ladder.kind]), left + 17, 15)
    every = 1 if step >= 13 else 2 if step >= 7 else 5
    for k in range(1, rungs + 1):
        y = tall - 2 - k * step
        kind = "now" if k == ladder.now else "full" if k < ladder.now else ""
        gap = min(2.0, step / 8)
        out += rect(f"rung {kind}".strip(), left, y + gap, 34, step - 2 * gap, min(4.0, step / 4))
        if kind == "now" or (k % every == 0 and abs(k - ladder.now) * step >= 15):
            cls = "rung-n now" if kind == "now" else "rung-n"
            out += text(left + 17, y + step / 2 + (5.5 if kind == "now" else 4.5), k, cls)
    return out
