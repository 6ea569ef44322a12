"""A position as a document that people can read and edit: each field with its column and its kind."""

from __future__ import annotations

from typing import Any

from meadhall.kernel.document import NEEDED, By, Column, Number, Part, Rows, Tuple, Word
from meadhall.new_game.sunken_gold.state import HIDDEN, NOT_DEALT, Sea
from meadhall.new_game.sunken_gold.words import REEF, REEFS, WORTH

UNSEEN = "hidden"


class Chart(Word):
    """A reef, or hidden where the viewer may not know it; null before it is dealt."""

    hint = str | None

    def write(self, s: Sea, value: int) -> str | None:
        return {NOT_DEALT: None, HIDDEN: UNSEEN}[value] if value < 0 else self.domain.words[value]

    def read(self, s: Sea, given: str | None, at: str) -> int:
        if given is None:
            return NOT_DEALT
        return HIDDEN if given == UNSEEN else int(super().read(s, given, at))


Count = Number(0, 99, default=NEEDED)
ByReef = By(REEF, Count, all=True)

Seat = Part(
    boat=Column(Word(REEF)),
    air=Column(Count),
    chart=Column(Chart(REEF)),
    gold=Column(ByReef, default=NEEDED, wide=REEFS),
)

Position = Part(
    round=Column(Count),
    seats=Rows(Seat, lambda s: s.players),
    coins=Column(ByReef, default=NEEDED),  # how many are left at each reef
    bag=Column(Tuple(*[Count] * len(WORTH))),  # how many of each worth are left to be found
)


def write(s: Sea) -> dict[str, Any]:
    return Position.to_data(s)


def read(s: Sea, data: object) -> Sea:
    """Fill an empty position from a document; whether it can arise is for ``checks`` to say."""
    Position.from_data(s, data, "position")
    return s
