"""The game's pieces in the shapes that ``draw`` knows, and the same as small icons for the panels."""

from __future__ import annotations

from functools import lru_cache

from meadhall.draw import pieces
from meadhall.draw.markup import Point, part, shift, text
from meadhall.games.ice_garden.board import glyphs

UNIT_GLYPHS = (
    ("volcano", "drakkar", "tree"),
    ("crab", "piper", "wyvern"),
    ("moons", "mask", "eye"),
    ("leaf", "horns", "spiral"),
)
"""What stands on the units of each character, by level."""
ABILITY_GLYPHS = ("attack", "shield", "speed", "crown")
RESOURCE_SHAPES = ("population", "gold", "crystal")
VUKO_TOKEN = "chevron"
NEUTRAL = "N"


@lru_cache(maxsize=256)
def unit(colour: str, character: int, level: int, damage: int, beaten: bool) -> str:
    """A unit; wounds are counted on a red seal, and the beaten lie on their side."""
    body = pieces.unit(colour, level, glyphs.GLYPHS[UNIT_GLYPHS[character][level - 1]])
    if beaten:
        body = f'<g transform="rotate(90)">{body}</g>'
    if damage:
        body += shift('<circle class="seal" r="7"/>' + text(0, 4, damage, "seal-n"), 9, -9)
    return body


@lru_cache(maxsize=1024)
def disc(key: str, colour: str, r: float, at: Point, place: str = "", beside: str = "") -> str:
    """A seat's disc on a track, as a part; ``beside`` is written at its right."""
    said = text(11, 5, beside, "count", "start") if beside else ""
    return part(key, pieces.disc(colour, r) + said, at, place=place)


def disc_icon(colour: str, size: int = 22) -> str:
    return icon(pieces.disc(colour, 9.5), "-11 -11 22 24", size, size + 2)


def cube_icon(colour: str, size: int = 16) -> str:
    return icon(pieces.cube(colour, 15), "-9 -9 18 19", size, size + 1)


def ghost_icon(colour: str) -> str:
    return icon(pieces.ghost(colour, 15), "-9 -9 18 19", 16, 17)


def unit_icon(colour: str, character: int, level: int) -> str:
    return icon(unit(colour, character, level, 0, beaten=False), "-16 -19 32 35", 34, 37)


def resource_icon(kind: str, size: int = 16) -> str:
    return icon(glyphs.resource(kind), "-8 -8.5 16 16", size, size)


def balance_icon() -> str:
    return icon(glyphs.token("balance"), "-9 -9 18 18", 16, 16)


def ability_icon(kind: int) -> str:
    return icon(glyphs.glyph(ABILITY_GLYPHS[kind]), "-10 -10 20 20", 18, 18)


def icon(body: str, box: str, width: int, height: int) -> str:
    return f'<svg class="icon" width="{width}" height="{height}" viewBox="{box}" aria-hidden="true">{body}</svg>'
