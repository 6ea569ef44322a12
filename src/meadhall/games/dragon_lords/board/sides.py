"""Both sides of a battle as rows of units."""

from __future__ import annotations

from functools import lru_cache

from meadhall.draw import pieces
from meadhall.draw.markup import number, shift
from meadhall.games.dragon_lords.board import figures
from meadhall.games.dragon_lords.board.scribe import letter

PITCH, TALL = 21.0, 32.0
MOST = 8
"""Of more units than this one stands with their number."""


@lru_cache(maxsize=512)
def both_sides(people: int, go: int, stay: int, rival: int, units: int, hidden: int) -> str:
    """Who goes, pale who stays behind, and who defends; the rims of counters look out from under hidden ones."""
    left, wide = army(letter(people), go, 0)
    if stay and stay + go <= MOST:
        for _ in range(stay):
            left += shift(pieces.ghost(letter(people)), wide + 9, 0)
            wide += PITCH
    right, long = army(letter(rival), units, hidden)
    gap = 28.0
    whole = wide + gap + long + 24
    cross = f'<path class="sign" stroke-width="1.4" d="M{number(wide + 8)} -5l10 10m0 -10l-10 10"/>'
    body = shift(left + cross + shift(right, wide + gap, 0), 2, TALL / 2)
    return (
        f'<svg class="picture sides" width="{number(whole)}" height="{number(TALL)}" '
        f'viewBox="0 0 {number(whole)} {number(TALL)}" aria-hidden="true">{body}</svg>'
    )


def army(colour: str, units: int, hidden: int) -> tuple[str, float]:
    """A disc and a row of units from the left, and how wide it is."""
    out, x = shift(pieces.disc(colour, 8.5), 9, -1), 24.0
    if units > MOST:
        out += shift(pieces.cube(colour, 17, units), x + 9, 0)
        x += pieces.cube_width(units) + 8
        shown = 1 if hidden else 0
    else:
        for _ in range(units):
            out += shift(pieces.cube(colour), x + 9, 0)
            x += PITCH
        shown = min(hidden, units)
    for k in range(shown):
        out += shift(figures.rim(0.8), x - 4 - k * PITCH, 7)
    return out, x
