"""Who reads: a position, the language, and the words for what is in it."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.games.mountain_king.facts import NOBODY, WILD_CLAN
from meadhall.games.mountain_king.standing import Standing
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CAVERN, CHAMPION, CLAN, FACTION
from meadhall.kernel import reading
from meadhall.kernel.domain import Domain
from meadhall.kernel.reading import squeezed
from meadhall.kernel.sets import bits
from meadhall.kernel.view import View

TEXTS = reading.texts_of("meadhall.games.mountain_king")


class Reader(reading.Reader):
    """A position and the language in which it is read."""

    texts = TEXTS
    none = "none"

    def __init__(self, view: View, lang: str) -> None:
        super().__init__(view, lang)
        assert isinstance(view.position, MountainKingState)
        self.view = view
        self.s: MountainKingState = view.position

    def word(self, word: str) -> str:
        return TEXTS.word(word, self.lang)

    def seat(self, seat: int) -> str:
        return self.word(FACTION.words[seat])

    def seats(self, seats: Iterable[int]) -> str:
        return self.join(self.seat(seat) for seat in seats)

    def each(self, numbers: Iterable[int]) -> str:
        """A number for each player, such as "Blue 3, Red 1"."""
        return self.join(f"{self.seat(seat)} {number}" for seat, number in enumerate(numbers))

    def ranks(self, standing: Standing) -> str:
        """Numbers of those who have any, in the given order."""
        return ", ".join(f"{self.seat(seat)} {value}" for seat, value in standing) or self.say("nobody")

    def cavern(self, cavern: int) -> str:
        return self.word(CAVERN.words[cavern])

    def caverns(self, caverns: int) -> str:
        return self.join(self.cavern(cavern) for cavern in bits(caverns))

    def clan(self, clan: int) -> str:
        return self.say("outsider") if clan == WILD_CLAN else self.word(CLAN.words[clan])

    def champion(self, champion: int) -> str:
        """Its name; one from the owner's own pack is read as it stands."""
        word = CHAMPION.words[champion]
        printed = self.s.facts.parts.champions[word].name
        return self.word(word) if printed == TEXTS.word(word) else printed

    def find(self, domain: Domain, which: str) -> int:
        """A word of a domain as somebody types it, in either spelling; or nobody's number."""
        for number, word in enumerate(domain.words):
            if squeezed(which) in (squeezed(word), squeezed(self.word(word))):
                return number
        return NOBODY
