"""The words of the picture. Everything is said once and then remembered: there is little to say, again and again."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from importlib.resources import files
from operator import attrgetter

from meadhall.draw import writing
from meadhall.games.dragon_lords.facts import MONSTERS, NOBODY, UNKNOWN
from meadhall.games.dragon_lords.rules.common.pieces import lies_open
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import FIRST_BEARER, PEOPLE, PIECE, PLACE, TERRITORIES, TERRITORY
from meadhall.kernel.sets import bits
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

_HERE = files("meadhall.games.dragon_lords")
TEXTS = Texts([files("meadhall.kernel") / "text", _HERE / "text", _HERE / "text" / "board"])
LETTERS = "GARBNN"
"""The colours of the Elves, Dwarves, Orcs and Barbarians, of neutral units and of monsters."""
_COLUMNS = attrgetter(*sorted(set(DragonLordsState.COLUMNS) - {"fight"}))


class Pen(writing.Pen):
    texts = TEXTS

    def join(self, words: Iterable[str]) -> str:
        return ", ".join(words)


class Scribe(Pen):
    """Whoever draws a view of a position. ``viewer`` is the seat that looks, or None."""

    def __init__(self, view: View, lang: str) -> None:
        super().__init__(lang)
        self.view = view
        assert isinstance(view.position, DragonLordsState)
        self.s: DragonLordsState = view.position
        self.viewer = view.seat

    def glance(self) -> Hashable:
        """All that the viewer can see: equal glances look the same."""
        columns = tuple([_frozen(column) for column in _COLUMNS(self.s)])
        asked = self.view.decision.options if self.view.decision is not None else ()
        return self.lang, self.viewer, columns, repr(self.s.fight), tuple(self.s.agenda), tuple(asked), self.s.result

    # --- who --------------------------------------------------------------------------------------------

    def several(self) -> str:
        """Whom the viewer leads, if that are several peoples: nobody else would tell them."""
        peoples = [] if self.viewer is None else list(self.led(self.viewer))
        if len(peoples) < 2:
            return ""
        return self.write("led", count=len(peoples), peoples=self.join(self.people(people) for people in peoples))

    def people(self, people: int) -> str:
        if people == MONSTERS:
            return self.write("monsters")
        return self.name(PEOPLE.words[people]) if people < len(PEOPLE) else self.write("neutral")

    def called(self, people: int) -> str:
        """A people, neutral units or monsters as they are called within a sentence."""
        if people == MONSTERS:
            return self.word("monsters")
        return self.word(PEOPLE.words[people] if people < len(PEOPLE) else "neutral")

    def mine(self, people: int) -> bool:
        """Whether the viewer leads a people."""
        return 0 <= people < len(PEOPLE) and self.viewer is not None and self.s.leader[people] == self.viewer

    def led(self, seat: int) -> list[int]:
        """The peoples of a seat."""
        return [people for people in self.s.peoples if self.s.leader[people] == seat]

    # --- where ------------------------------------------------------------------------------------------

    def territory(self, territory: int) -> str:
        return self.s.facts.parts.territories[TERRITORY.words[territory]].name

    def place(self, place: int) -> str:
        """A place as it is called within a sentence."""
        return self.territory(place) if place < TERRITORIES else self.word(PLACE.words[place])

    # --- pieces -----------------------------------------------------------------------------------------

    def piece(self, piece: int) -> str:
        if piece >= FIRST_BEARER:
            return self.write("bearer", treasure=self.name(PIECE.words[piece]))
        return self.write(f"piece-{PIECE.words[piece]}")

    def pieces_at(self, people: int, place: int) -> list[int]:
        """The pieces at a place that the viewer knows."""
        return list(bits(self.s.pieces_at(people, place)))

    def secret(self, people: int, piece: int) -> bool:
        """Whether a piece that the viewer knows is hidden from the others."""
        return not lies_open(self.s, people, piece)

    def veiled(self, people: int, place: int) -> int:
        """How many counters lie there that the viewer does not know."""
        return self.s.veiled[people].count(place) if people < len(PEOPLE) else 0


def _frozen(column: object) -> Hashable:
    if isinstance(column, list):
        # Most hold numbers, which are as they are.
        return tuple([_frozen(one) if type(one) is list else one for one in column])
    if isinstance(column, dict):
        return tuple(sorted(column.items()))
    assert isinstance(column, Hashable)
    return column


def letter(people: int) -> str:
    """The letter of a people's colour."""
    return LETTERS[people] if people >= 0 else "N"


def seat_letter(s: DragonLordsState, seat: int) -> str:
    """The colour of a seat is that of its first people; before it has one, another that nobody else has."""
    led = [people for people in s.peoples if s.leader[people] == seat]
    if led:
        return letter(led[0])
    taken = [letter(people) for people in s.peoples if s.leader[people] != NOBODY]
    return [one for one in "BRGA" if one not in taken][seat % max(4 - len(taken), 1)]


def known(cards: Iterable[int]) -> list[int]:
    return [card for card in cards if card != UNKNOWN]
