"""The words of the picture. Everything is said once and then remembered: there is little to say, again and again."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from meadhall.games.ice_garden.reading import Reader
from meadhall.games.ice_garden.state import NOBODY
from meadhall.games.ice_garden.words import REGION
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

_HERE = files("meadhall.games.ice_garden")
TEXTS = Texts([files("meadhall.kernel") / "text", *(_HERE / "text" / room for room in (".", "reading", "board"))])

SEAT_LETTERS = "BKRG"
"""The colours of the characters: Fjollsfinn blue, van Dyken black (K), Freihoff red, Callo green."""
ROMAN = ("I", "II", "III", "IV")


class Pen:
    """Writes the words of a picture in a language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def write(self, id: str, **args: str | int) -> str:
        return said(f"board-{id}", self.lang, tuple(args.items()))

    def word(self, word: str) -> str:
        return worded(word, self.lang)

    def action(self, verb: str, args: dict[str, str]) -> str:
        """What an option of a verb means, with the words for its arguments."""
        return said(f"do-{verb}", self.lang, tuple(args.items()))

    def say(self, id: str, **args: str | int) -> str:
        return said(f"read-{id}", self.lang, tuple(args.items()))


class Scribe(Pen, Reader):
    """A reader of a position who also writes on its picture."""

    def __init__(self, view: View, lang: str) -> None:
        Reader.__init__(self, view, lang)

    def region_name(self, region: int) -> str:
        return self.name(self.s.table.parts.regions[REGION.words[region]].name)

    def colour(self, seat: int) -> str:
        """The letter of a seat's colour."""
        character = self.s.character[seat]
        return SEAT_LETTERS[seat if character == NOBODY else character]


@lru_cache(maxsize=16_384)
def said(id: str, lang: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return TEXTS.say(id, lang, **dict(args))


@lru_cache(maxsize=1024)
def worded(word: str, lang: str) -> str:
    return TEXTS.word(word, lang)
