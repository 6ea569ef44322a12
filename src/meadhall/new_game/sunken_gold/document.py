"""A position as a document that people can read and edit."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from meadhall.kernel.convert import convert
from meadhall.kernel.errors import NotationError, SaveError
from meadhall.new_game.sunken_gold.state import HIDDEN, NOT_DEALT, Sea
from meadhall.new_game.sunken_gold.words import REEF, REEFS, WORTH

Count = Annotated[int, Meta(ge=0, le=99)]
UNSEEN = "hidden"


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    boat: str
    air: Count
    chart: str | None
    """A reef, or hidden where the viewer may not know it; null before it is dealt."""
    gold: dict[str, Count]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    round: Count
    seats: list[Seat]
    coins: dict[str, Count]
    """How many are left at each reef."""
    bag: tuple[Count, ...]
    """How many of each worth are left to be found."""


def write(s: Sea) -> dict[str, Any]:
    seats = [
        Seat(REEF.words[s.boat[seat]], s.air[seat], chart_word(s.chart[seat]), by_reef(s.haul(seat)))
        for seat in range(s.players)
    ]
    data: dict[str, Any] = msgspec.to_builtins(Position(s.round, seats, by_reef(s.coins), tuple(s.bag)))
    return data


def chart_word(chart: int) -> str | None:
    if chart == NOT_DEALT:
        return None
    return UNSEEN if chart == HIDDEN else REEF.words[chart]


def by_reef(numbers: list[int]) -> dict[str, int]:
    return dict(zip(REEF.words, numbers, strict=True))


def read(s: Sea, data: object) -> Sea:
    """Fill an empty position from a document; whether it can arise is for ``checks`` to say."""
    given = convert(data, Position, "position", SaveError)
    if len(given.seats) != s.players:
        raise SaveError("position.seats", f"{s.players} are expected")
    if len(given.bag) != len(WORTH):
        raise SaveError("position.bag", f"{len(WORTH)} numbers are expected")
    s.round = given.round
    s.bag = list(given.bag)
    s.coins = read_reefs(given.coins, "position.coins")
    s.gold = []
    for seat, one in enumerate(given.seats):
        at = f"position.seats[{seat}]"
        s.boat[seat] = find_reef(one.boat, f"{at}.boat")
        s.air[seat] = one.air
        s.chart[seat] = read_chart(one.chart, f"{at}.chart")
        s.gold += read_reefs(one.gold, f"{at}.gold")
    return s


def read_chart(word: str | None, at: str) -> int:
    if word is None:
        return NOT_DEALT
    return HIDDEN if word == UNSEEN else find_reef(word, at)


def read_reefs(given: dict[str, int], at: str) -> list[int]:
    numbers = [0] * REEFS
    for word, number in given.items():
        numbers[find_reef(word, at)] = number
    return numbers


def find_reef(word: str, at: str) -> int:
    try:
        return REEF.find(word)
    except NotationError as error:
        raise SaveError(at, str(error)) from None
