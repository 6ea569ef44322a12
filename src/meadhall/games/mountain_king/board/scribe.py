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
from meadhall.games.mountain_king.secrecy import known_to_all
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CHAMPION, CLANS
from meadhall.kernel.sets import has
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

_HERE = files("meadhall.games.mountain_king")
TEXTS = Texts([files("meadhall.kernel") / "text", *(_HERE / "text" / room for room in (".", "reading", "board"))])
ROMAN = ("", "I", "II", "III")
Parts = dict[str, str]
"""What is drawn in a picture, by the ids of its parts."""
_COLUMNS = attrgetter(*MountainKingState.COLUMNS)
ON_THE_TABLE = (
    "boost", "by_wheel", "claws", "display", "facts", "gates", "gnomes", "halls", "holder", "influence", "lair",
    "overrun", "pawn", "pawn_caverns", "pawns_out", "planks", "present", "reserve", "score", "swarm", "tiles", "trolls",
    "votes", "wave", "wheel",
)  # fmt: skip
"""The columns that the picture of a desk shows: nothing that somebody has for their own."""
_ON_THE_TABLE = attrgetter(*ON_THE_TABLE)


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
        return self.lang, self.viewer, _frozen(_COLUMNS(self.s)), tuple(self.s.agenda), self.s.result

    def glance_at_table(self) -> Hashable:
        """The same for what lies before all. Who looks matters only where they know a Gate that others do not."""
        s, viewer = self.s, self.viewer
        knows = viewer is not None and any(has(known, viewer) and not known_to_all(s, known) for _, known in s.gates)
        return self.lang, viewer if knows else None, _frozen(_ON_THE_TABLE(s)), tuple(s.agenda)


def _frozen(columns: Iterable[object]) -> tuple[object, ...]:
    return tuple([tuple(column) if type(column) is list else column for column in columns])


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
