"""The table read aloud: a view as plain lines of words, for people who listen or who have no picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from meadhall.games.mountain_king.reading import cards, court, gnomes, map, summary
from meadhall.games.mountain_king.reading.names import card_name, cell_name, hall_name
from meadhall.games.mountain_king.reading.reader import Reader
from meadhall.kernel.view import View

__all__ = ["READING", "Reader", "card_name", "cell_name", "hall_name"]


class Topic(Protocol):
    """What can be read aloud; ``which`` names a part of it."""

    def __call__(self, view: View, lang: str = "en", which: str = "") -> list[str]: ...


def aloud(tell: Callable[[Reader, str], list[str]]) -> Topic:
    def read(view: View, lang: str = "en", which: str = "") -> list[str]:
        return tell(Reader(view, lang), which.strip())

    return read


overview = aloud(summary.overview)
board = aloud(map.board)
ancestry = aloud(cards.ancestry)
champions = aloud(court.champions)
clans = aloud(court.clans)
wheel = aloud(gnomes.wheel)
gates = aloud(gnomes.gates)
who = aloud(summary.who)
scoring = aloud(summary.scoring)

READING: dict[str, Callable[[View, str, str], list[str]]] = {
    "overview": overview,
    "board": board,
    "ancestry": ancestry,
    "champions": champions,
    "clans": clans,
    "wheel": wheel,
    "gates": gates,
    "who": who,
    "scoring": scoring,
}
"""What can be read aloud, by the word that asks for it."""
