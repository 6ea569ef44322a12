"""What is measured of the games of a side, block by block, by keys that all sides share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meadhall.lab.records import Record
from meadhall.lab.tally import sittings
from meadhall.lab.workbench.contrast import Estimate, Series, ratio
from meadhall.lab.workbench.worth import Worth, known

SHARES = frozenset(("factions", "seats", "endings", "used", "worth"))
"""Themes whose numbers are shares of something; the others count points, rounds and decisions."""


class Key(NamedTuple):
    """One number: the theme, and what it is about."""

    theme: str
    name: str


Blocks = list[list[Record]]


class Measured:
    """All numbers of a side."""

    def __init__(self, blocks: Blocks) -> None:
        self.count = len(blocks)
        self._sums: dict[Key, dict[int, list[float]]] = {}
        self._seats = [sum(len(record.bots) for record in block) for block in blocks]
        self.worth = Worth(self.count)
        for number, block in enumerate(blocks):
            for record in block:
                for key, value in numbers_of(record):
                    sums = self._sums.setdefault(key, {}).setdefault(number, [0.0, 0.0])
                    sums[0] += value
                    sums[1] += 1
                for one in sittings([record]):
                    self.worth.add(number, one)
        self._games = [len(block) for block in blocks]

    @property
    def seats(self) -> int:
        return sum(self._seats)

    @property
    def keys(self) -> list[Key]:
        return list(self._sums)

    def estimate(self, key: Key) -> Estimate:
        return ratio(self.series(key))

    def series(self, key: Key) -> Series:
        """A game that ends otherwise counts too, and so does a seat that got nothing from some source."""
        sums = self._sums.get(key, {})
        found = [sums.get(n, (0.0, 0.0)) for n in range(self.count)]
        whole = {"endings": self._games, "sources": self._seats}.get(key.theme)
        return [(each[0], each[1] if whole is None else whole[n]) for n, each in enumerate(found)]

    def used(self, thing: str) -> Series:
        """In which part of the seats it was used."""
        counts = self.worth.users(thing)
        return [(counts.get(n, 0), seats) for n, seats in enumerate(self._seats)]


def numbers_of(record: Record) -> Iterator[tuple[Key, float]]:
    """What is known of one game; what is known of several seats is averaged over them."""
    for one in sittings([record]):
        if known(one.faction):
            yield Key("factions", one.faction), one.share
            yield Key("points", one.faction), record.scores[one.seat]
        yield Key("seats", str(one.seat + 1)), one.share
        yield Key("points", ""), record.scores[one.seat]
    yield Key("length", "rounds"), record.rounds
    yield Key("length", "decisions"), record.decisions
    yield Key("length", "best"), max(record.scores, default=0)
    yield Key("endings", record.ending), 1
    for source in record.sources:
        yield Key("sources", source.names["en"]), sum(source.points)


def blocks_of(sides: list[list[Record]], players: int) -> list[Blocks]:
    """The games of each side by blocks, as far as all sides have the whole block."""
    by_number = [{record.number: record for record in records} for records in sides]
    common = set.intersection(*(set(found) for found in by_number))
    last = max(common, default=0)
    whole = [
        numbers for first in range(1, last + 1, players) if common.issuperset(numbers := range(first, first + players))
    ]
    return [[[found[n] for n in numbers] for numbers in whole] for found in by_number]
