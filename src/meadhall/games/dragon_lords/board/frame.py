"""The edges of the world: closed at the left and the right, torn above and below, where the world goes on."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.draw.markup import number, rect, text, width_of
from meadhall.games.dragon_lords.board import wrapped_map
from meadhall.games.dragon_lords.board.sheets import WorldSheet
from meadhall.games.dragon_lords.board.wrapped_map import Lattice
from meadhall.games.dragon_lords.components import Components
from meadhall.games.dragon_lords.words import COLUMNS

MARGIN, THICK = 7.0, 20.0
TAB = 108.0


def frame(lattice: Lattice, sheet: WorldSheet, parts: Components) -> str:
    """The coordinate rule around the world. In a picture of a continent the printed edge is a line across it."""
    if not sheet.world:
        x, _, wide, _ = sheet.frame
        return wrapped_map.torn(x, x + wide, lattice.at(1, lattice.rows)[1])
    return sides(lattice, sheet) + seams(lattice, sheet, parts)


def sides(lattice: Lattice, sheet: WorldSheet) -> str:
    """Nothing moves over the left or the right edge: a heavy line, with the numbers of the rows."""
    x, _, wide, _ = sheet.frame
    low = number(sheet.size[1] - MARGIN)
    out = ""
    for left, shut in ((MARGIN, MARGIN), (x + wide, x + wide + THICK)):
        out += rect("edge-0", left, MARGIN, THICK, sheet.size[1] - 2 * MARGIN)
        for row in range(lattice.rows):
            top, end = lattice.at(1, row)[1], lattice.at(1, row + 1)[1]
            out += rect("edge-1", left, top, THICK, end - top) if row % 2 else ""
            out += text(left + THICK / 2, (top + end) / 2 + 4, row + 1, "degree")
        out += f'<path class="shut" d="M{number(shut)} {MARGIN:g}V{low}"/>'
    return out + f'<path class="frame-line" d="M{number(x)} {MARGIN:g}V{low}M{number(x + wide)} {MARGIN:g}V{low}"/>'


def seams(lattice: Lattice, sheet: WorldSheet, parts: Components) -> str:
    """The torn edges, each with a narrow strip of the far side, the letters of the columns, and whither they lead."""
    x, y, wide, tall = sheet.frame
    far = dict(beyond(parts))
    out = ""
    for up, top, seam in ((True, MARGIN, y), (False, y + tall, y + tall)):
        out += rect("veil", x, top, wide, THICK)
        for column, letter in enumerate(COLUMNS.upper(), 1):
            at = lattice.at(column, 0)[0]
            if column in far:
                out += tab(at, top, parts.territories[far[column][not up]].name, letter, up)
            else:
                out += text(at, top + 14, letter, "degree")
        out += wrapped_map.torn(x, x + wide, seam)
    return out


def beyond(parts: Components) -> Iterator[tuple[int, tuple[str, str]]]:
    """By column: the territory that lies beyond the upper edge, and the one beyond the lower edge."""

    def highest(word: str) -> int:
        return min(row for _, row in parts.territories[word].cells)

    for pair in parts.world.seams:
        upper, lower = sorted(pair, key=highest)
        column = next(column for column, row in parts.territories[upper].cells if row == highest(upper))
        yield column, (lower, upper)


def tab(x: float, y: float, name: str, letter: str, up: bool) -> str:
    """A label on the torn edge, with an arrow."""
    arrow, tip = x - width_of(name, 12, "serif") / 2 + 2, -1 if up else 1
    head = f"m-3.5 {-4 * tip}l3.5 {4 * tip}l3.5 {-4 * tip}"
    return (
        rect("slip", x - TAB / 2, y + 1.5, TAB, 17, 3)
        + text(x + 13, y + 14, name, "far-name")
        + text(x - 45, y + 14, letter, "degree")
        + f'<path class="sign" stroke-width="1.4" d="M{number(arrow)} {number(y + 10 - 5 * tip)}v{10 * tip}{head}"/>'
    )
