"""Whoever tells of a game of the Mountain King."""

from __future__ import annotations

from importlib.resources import files

from meadhall.draw.teller import Teller
from meadhall.games.mountain_king.reading import Reader
from meadhall.games.mountain_king.words import CAVERN
from meadhall.kernel.text import Texts

_HERE = files("meadhall.games.mountain_king")
TEXTS = Texts([files("meadhall.kernel") / "text", *(_HERE / "text" / room for room in (".", "reading", "telling"))])


class Author(Reader, Teller):
    told_in = TEXTS

    def cavern(self, cavern: int) -> str:
        return self.s.name_of(CAVERN, cavern, self.lang)
