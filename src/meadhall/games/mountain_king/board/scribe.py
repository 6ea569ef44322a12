"""The words of the picture."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from importlib.resources import files
from operator import attrgetter

from meadhall.draw import writing
from meadhall.draw.markup import width_of
from meadhall.draw.style import SEATS
from meadhall.games.mountain_king.facts import NOBODY
from meadhall.games.mountain_king.reading.reader import Reader
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CHAMPION, CLANS
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

_HERE = files("meadhall.games.mountain_king")
TEXTS = Texts([files("meadhall.kernel") / "text", *(_HERE / "text" / room for room in (".", "reading", "board"))])
ROMAN = ("", "I", "II", "III")
Parts = dict[str, str]
"""What is drawn in a picture, by the ids of its parts."""
_COLUMNS = attrgetter(*MountainKingState.COLUMNS)


class Pen(writing.Pen):
    texts = TEXTS


class Scribe(Pen, Reader):
    """A reader of a position who also writes on its picture. ``viewer`` is the seat that looks, or None."""

    def __init__(self, view: View, lang: str) -> None:
        Reader.__init__(self, view, lang)

    def clans(self) -> tuple[str, ...]:
        return tuple([self.clan(clan) for clan in range(CLANS)])

    def deed(self, champion: int) -> str:
        """What a Champion does, in a few words."""
        return self.write(f"deed-{CHAMPION.words[champion]}")

    def glance(self) -> Hashable:
        """A key for all that the viewer can see: the same key means the same picture."""
        columns = tuple([tuple(column) if type(column) is list else column for column in _COLUMNS(self.s)])
        return self.lang, self.viewer, columns, tuple(self.s.agenda), self.s.result


def colour(seat: int) -> str:
    """The letter of a seat's colour."""
    return SEATS[seat]


def colour_or_none(seat: int) -> str | None:
    return None if seat == NOBODY else SEATS[seat]


def wrapped(words: Iterable[str], width: float, size: float) -> list[str]:
    """Words in lines of about this width."""
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
