"""The words of the picture. They are kept once they are made, because the same few are used again and again."""

from __future__ import annotations

from importlib.resources import files

from meadhall.draw import writing
from meadhall.games.ice_garden.reading import Reader
from meadhall.games.ice_garden.state import NOBODY
from meadhall.games.ice_garden.words import REGION
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

_HERE = files("meadhall.games.ice_garden")
TEXTS = Texts([files("meadhall.kernel") / "text", *(_HERE / "text" / room for room in (".", "reading", "board"))])

SEAT_LETTERS = "BKRG"
"""The colours of the characters: Fjollsfinn blue, van Dyken black (K), Freihoff red, Callo green."""
Parts = dict[str, str]
"""The parts of a picture, by their ids."""
ROMAN = ("I", "II", "III", "IV")


class Pen(writing.Pen):
    texts = TEXTS


class Scribe(Pen, Reader):
    """A reader of a position who also writes on its picture."""

    def __init__(self, view: View, lang: str) -> None:
        Reader.__init__(self, view, lang)

    def region_name(self, region: int) -> str:
        return self.printed(self.s.facts.parts.regions[REGION.words[region]].name)

    def colour(self, seat: int) -> str:
        """The letter of a seat's colour."""
        character = self.s.character[seat]
        return SEAT_LETTERS[seat if character == NOBODY else character]
