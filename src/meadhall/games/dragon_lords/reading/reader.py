"""A position and the language in which it is read aloud."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from meadhall.games.dragon_lords.facts import MONSTERS, NEUTRAL, NOBODY
from meadhall.games.dragon_lords.lookups import tools_of
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import FIRST_BEARER, PEOPLE, PIECE, PLACE, REALM, TERRITORIES, TERRITORY, TOOL
from meadhall.kernel import reading
from meadhall.kernel.domain import Domain
from meadhall.kernel.reading import squeezed
from meadhall.kernel.sets import bits, has
from meadhall.kernel.view import View

TEXTS = reading.texts_of("meadhall.games.dragon_lords")


class Reader(reading.Reader):
    """A position and the language in which it is read."""

    texts = TEXTS
    none = "none"

    def __init__(self, view: View, lang: str) -> None:
        super().__init__(view, lang)
        assert isinstance(view.position, DragonLordsState)
        self.s: DragonLordsState = view.position

    def word(self, domain: Domain, number: int) -> str:
        return TEXTS.word(domain.words[number], self.lang)

    def words(self, domain: Domain, numbers: Iterable[int]) -> str:
        return self.join(self.word(domain, number) for number in numbers)

    # --- who --------------------------------------------------------------------------------------

    def side(self, people: int) -> str:
        """Whoever holds a place or fights."""
        if people == NEUTRAL:
            return self.say("neutral")
        if people == MONSTERS:
            return self.say("monsters")
        name = self.word(PEOPLE, people)
        return self.say("vanquished", people=name) if self.s.is_out(people) else name

    def seat(self, seat: int) -> str:
        """A player is called after the one people they lead, or by number."""
        return TEXTS.word(self.s.seat_word(seat), self.lang)

    def each(self, numbers: Iterable[tuple[int, int]]) -> str:
        """A number for each people, such as "Elves 3, Orcs 1"."""
        return self.join(f"{self.word(PEOPLE, people)} {number}" for people, number in numbers)

    # --- where ------------------------------------------------------------------------------------

    def land(self, territory: int) -> str:
        """Its name, as the pack has it."""
        return self.s.facts.parts.territories[TERRITORY.words[territory]].name

    def lands(self, territories: Iterable[int]) -> str:
        return self.join(map(self.land, territories))

    def realm(self, realm: int) -> str:
        return self.s.facts.parts.realms[REALM.words[realm]].name

    def place(self, place: int) -> str:
        return self.land(place) if place < TERRITORIES else self.word(PLACE, place)

    def find(self, domain: Domain, which: str, name: Callable[[int], str]) -> int:
        """What somebody typed, by its word or its name; or nobody's number."""
        typed = squeezed(which)
        for number, word in enumerate(domain.words):
            if typed in (squeezed(word), squeezed(name(number))):
                return number
        return NOBODY

    # --- pieces and units -------------------------------------------------------------------------

    def piece(self, people: int, piece: int) -> str:
        name = self.word(PIECE, piece)
        if piece >= FIRST_BEARER:
            name = self.say("bearer", treasure=name)
        return self.say("shown", piece=name) if has(self.s.shown[people], piece) else name

    def units(self, people: int, place: int) -> str:
        """How many units of a people are at a place, and who of them is marked, as far as the viewer knows."""
        return self.crowd(people, self.s.count(people, place), [place])

    def crowd(self, people: int, count: int, places: list[int]) -> str:
        said = self.say("units", people=self.side(people), count=count)
        if people >= NEUTRAL:
            return said
        s = self.s
        marked = [self.piece(people, piece) for place in places for piece in bits(s.pieces_at(people, place))]
        veiled = sum(s.veiled[people].count(place) for place in places)
        if veiled:
            marked.append(self.say("hidden", count=veiled))
        return f"{said} ({', '.join(marked)})" if marked else said

    def tools(self, column: list[int], people: int) -> str:
        """What there is of each tool, such as "2 × torch"."""
        counts = enumerate(tools_of(column, people))
        return self.join(self.say("tool", count=count, tool=self.word(TOOL, tool)) for tool, count in counts if count)
