"""What is left in the bank: resources, Vuko tokens and improvements."""

from __future__ import annotations

from meadhall.draw import pieces
from meadhall.draw.markup import Box, part, shift, text
from meadhall.games.ice_garden.board.figures import ABILITY_GLYPHS, RESOURCE_SHAPES, VUKO_TOKEN
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.words import IMPROVEMENT, RESOURCE

Parts = dict[str, str]


def draw_bank(scribe: Scribe, box: Box, prefix: str) -> Parts:
    """Two rows of four in a box: resources and tokens, then improvements."""
    s = scribe.s
    x, y, width, height = box
    shapes = [pieces.resource(shape, 0.75) for shape in (*RESOURCE_SHAPES, VUKO_TOKEN)]
    shapes += [pieces.glyph(glyph, "lean", 0.66) for glyph in ABILITY_GLYPHS]
    places = [f"resource:{word}" for word in RESOURCE.words] + [""]
    places += [f"improvement:{word}" for word in IMPROVEMENT.words]
    things = [scribe.word(word) for word in RESOURCE.words] + [scribe.write("tokens")]
    things += [scribe.word(word) for word in IMPROVEMENT.words]
    counts = [*s.bank, s.vuko_tokens, *s.improvements]
    out: Parts = {}
    cell, row = width / 4, height / 2
    for k, (shape, place, thing, count) in enumerate(zip(shapes, places, things, counts, strict=True)):
        key = f"{prefix}bank-{k}"
        body = pieces.ring(cell - 1, row - 2) + shift(shape, -7.5, 0)
        body += text(-1.5, 4.5, count, "offer", "start") + touch(cell, row)
        at = (x + cell * (k % 4 + 0.5), y + row * (k // 4 + 0.5))
        label = scribe.write("left", thing=thing, count=count)
        out[key] = part(key, body, at, place=place, cls="part store", label=label, button=bool(place))
    return out


def touch(width: float, height: float) -> str:
    return f'<rect class="shape" x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}"/>'
