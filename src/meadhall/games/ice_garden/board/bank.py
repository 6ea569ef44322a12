"""What is left in the bank: resources, Vuko tokens and improvements."""

from __future__ import annotations

from functools import lru_cache

from meadhall.draw import pieces
from meadhall.draw.markup import Box, part, rect, shift, text
from meadhall.games.ice_garden.board import glyphs
from meadhall.games.ice_garden.board.figures import ABILITY_GLYPHS, RESOURCE_SHAPES, VUKO_TOKEN
from meadhall.games.ice_garden.board.scribe import Parts, Pen, Scribe
from meadhall.games.ice_garden.words import IMPROVEMENT, RESOURCE

SHAPES = [glyphs.resource(shape, 0.66) for shape in (*RESOURCE_SHAPES, VUKO_TOKEN)]
SHAPES += [glyphs.glyph(glyph, "lean", 0.62) for glyph in ABILITY_GLYPHS]
MARGIN = 3.0
"""The distance between the frame and what lies in it."""
PLACES = [f"resource:{word}" for word in RESOURCE.words] + [""]
PLACES += [f"improvement:{word}" for word in IMPROVEMENT.words]


def draw_bank(scribe: Scribe, box: Box, prefix: str) -> Parts:
    """Two rows of four in a box: resources and tokens, then improvements."""
    s = scribe.s
    counts = [*s.bank, s.vuko_tokens, *s.improvements]
    return {f"{prefix}bank-{k}": store(scribe.lang, box, prefix, k, count) for k, count in enumerate(counts)}


@lru_cache(maxsize=512)
def store(lang: str, box: Box, prefix: str, k: int, count: int) -> str:
    pen, place = Pen(lang), PLACES[k]
    thing = pen.word(place.partition(":")[2]) if place else pen.write("tokens")
    label = pen.write("left", thing=thing, count=count)
    x, y, width, height = box
    cell, row = (width - 2 * MARGIN) / 4, height / 2
    body = pieces.ring(cell - 1, row - 2) + shift(SHAPES[k], -7, 0)
    body += text(-1.5, 4.5, count, "offer", "start") + rect("shape", -cell / 2, -row / 2, cell, row)
    at = (x + MARGIN + cell * (k % 4 + 0.5), y + row * (k // 4 + 0.5))
    return part(f"{prefix}bank-{k}", body, at, place=place, cls="part store", label=label, button=bool(place))
