"""What a champion has learnt from play: a small network that corrects a mind's outlook, seat by seat.

The network looks at the table from each seat in turn: at the numbers of the table, at those of the seat, and at the
mean of those of its rivals. What it says is added to the logarithm of the seat's chance, and the chances are made one
again. So a network that says nothing leaves every chance as the mind saw it.
"""

from __future__ import annotations

from math import exp, log
from typing import Any

from meadhall.kernel.mind import Mind

FAINT = 0.002
"""No chance is taken to be smaller before it is corrected, so that it can grow."""
TEMPER = 4.0
"""By so much the logarithm of a chance is divided before the network sees it."""

Rows = list[list[float]]


class Experience:
    """``table``, ``own`` and ``rival`` have a row for each unit of the first layer, ``second`` for each of the next;
    the numbers of units are divisible by four."""

    def __init__(
        self,
        table: Rows,
        own: Rows,
        rival: Rows,
        first: list[float],
        second: Rows,
        last: list[float],
        said: list[float],
        playout: int,
    ) -> None:
        self.table = table
        self.own = own
        self.rival = rival
        self.first = first
        self.second = second
        self.last = last
        self.said = said
        self.playout = playout
        """How many further decisions are played in the head before the network is asked."""

    def outlook(self, mind: Mind, s: Any) -> list[float]:
        """Each seat's chance to win, as experience corrects it."""
        shares = mind.outlook(s)
        if s.result is not None:
            return shares
        rows = mind.features_of(s)
        return self.corrected(shares, rows) if rows else shares

    def corrected(self, shares: list[float], rows: Rows) -> list[float]:
        logs = logarithms(shares)
        told = self.corrections(logs, rows)
        return softmax([known + more for known, more in zip(logs, told, strict=True)])

    def corrections(self, logs: list[float], rows: Rows) -> list[float]:
        """What the network says of each seat."""
        seats = len(rows) - 1
        ground = products(self.table, rows[0])
        for n, bias in enumerate(self.first):
            ground[n] += bias
        own: Rows = []
        rival: Rows = []
        for seat in range(seats):
            row = rows[seat + 1] + [logs[seat] / TEMPER]
            own.append(products(self.own, row))
            rival.append(products(self.rival, row))
        return [self.say(ground, own, rival, seat) for seat in range(seats)]

    def say(self, ground: list[float], own: Rows, rival: Rows, seat: int) -> float:
        """The answer for one seat."""
        mine = own[seat]
        seats = len(own)
        part = 1.0 / (seats - 1)
        units: list[float] = []
        for n, value in enumerate(ground):
            others = 0.0
            for other in range(seats):
                if other != seat:
                    others += rival[other][n]
            value += mine[n] + others * part
            units.append(max(0.0, value))
        said = products(self.second, units)
        total = 0.0
        for n, value in enumerate(said):
            value += self.last[n]
            if value > 0.0:
                total += value * self.said[n]
        return total


def logarithms(shares: list[float]) -> list[float]:
    return [log(max(FAINT, share)) for share in shares]


def softmax(logs: list[float]) -> list[float]:
    best = max(logs)
    raw = [exp(value - best) for value in logs]
    total = sum(raw)
    return [value / total for value in raw]


def products(weights: Rows, row: list[float]) -> list[float]:
    """Each row of weights with a row of numbers, four at a time; numbers that are 0 cost nothing."""
    places: list[int] = []
    values: list[float] = []
    for n, value in enumerate(row):
        if value != 0.0:
            places.append(n)
            values.append(value)
    count = len(places)
    found: list[float] = []
    for at in range(0, len(weights), 4):
        one, two, three, four = weights[at], weights[at + 1], weights[at + 2], weights[at + 3]
        a = b = c = d = 0.0
        for n in range(count):
            place = places[n]
            value = values[n]
            a += one[place] * value
            b += two[place] * value
            c += three[place] * value
            d += four[place] * value
        found.append(a)
        found.append(b)
        found.append(c)
        found.append(d)
    return found
