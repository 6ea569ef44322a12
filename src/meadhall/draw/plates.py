"""Pictures for a page that shows many: what they have in common is in it once, and nothing in them can be pressed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

from meadhall.draw.markup import Box, marked, number
from meadhall.draw.picture import Picture

SPOKEN = re.compile(r' (?:role|tabindex|aria-[a-z]+|data-[a-z]+)="[^"]*"')
IDS = re.compile(r' id="([^"]*)"')
POINTED_AT = re.compile(r'(?:url\(#|href="#)([^")]+)')

WIDE, LARGEST = 480.0, 1.6
"""A small part of a picture is drawn so wide, but never larger than that."""


class Plates:
    """The drawings of one page. ``definitions`` has to stand before them."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def draw(self, picture: Picture, window: Box | None = None, marks: Iterable[str] = ()) -> str:
        """A part of a picture with some places marked, as SVG that only works beside the definitions."""
        box = window or (0, 0, picture.width, picture.height)
        zoom = min(max(WIDE / box[2], 1.0), LARGEST)
        x, y, width, height = map(number, box)
        marks = list(marks)
        pieces = [picture.ground, *(marked(part, marks) for part in picture.parts.values())]
        uses = "".join(f'<use href="#{self._name(piece)}"/>' for piece in still(pieces) if piece)
        return (
            f'<svg class="picture drawing" width="{number(zoom * box[2])}" height="{number(zoom * box[3])}" '
            f'viewBox="{x} {y} {width} {height}" role="img" aria-label="{escape(picture.name)}">{uses}</svg>'
        )

    @property
    def definitions(self) -> str:
        """Everything that the drawings are made of."""
        shapes = "".join(f'<g id="{name}" class="picture">{shape}</g>' for shape, name in self._names.items())
        return f'<svg width="0" height="0" aria-hidden="true"><defs>{shapes}</defs></svg>'

    def _name(self, shape: str) -> str:
        return self._names.setdefault(shape, f"plate-{len(self._names)}")


def still(pieces: Sequence[str]) -> list[str]:
    """Pieces of a picture without what is said of them and without ids that nothing points at."""
    wanted = {name for piece in pieces for name in POINTED_AT.findall(piece)}

    def kept(found: re.Match[str]) -> str:
        return found[0] if found[1] in wanted else ""

    return [IDS.sub(kept, SPOKEN.sub("", piece)) for piece in pieces]
