"""What the tellings of all games share: whose words these are, and sums over what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar

from meadhall.draw.writing import said
from meadhall.kernel.match import Entry
from meadhall.kernel.message import Event, Kind
from meadhall.kernel.text import Texts


class Teller:
    """Whoever tells of a position, to the seat that looks. Games add the position and its words."""

    told_in: ClassVar[Texts]
    """Where the tales are."""
    lang: str
    viewer: int | None

    def tell(self, id: str, **args: str | int) -> str:
        return said(self.told_in, f"tale-{id}", self.lang, tuple(args.items()))

    def seat(self, seat: int) -> str:
        raise NotImplementedError

    def whose(self, seat: int) -> str:
        """A seat within a sentence; the reader is spoken to."""
        return "you" if seat == self.viewer else self.seat(seat)


def events_of(entries: Iterable[Entry]) -> Iterator[Event]:
    """All that happened, in order."""
    return (event for entry in entries for event in entry.events)


def by_round(
    entries: Iterable[Entry], seats: int, round: Kind, gains: Callable[[Event], Iterable[tuple[int, int]]]
) -> list[tuple[int, ...]]:
    """What every round brought each seat. A round begins with an event of a kind that tells its number first; ``gains``
    says which seats got how much by an event."""
    found = [[0] * seats]
    for event in events_of(entries):
        if event.kind is round and event.args[0] > 1:
            found.append([0] * seats)
        for seat, amount in gains(event):
            found[-1][seat] += amount
    return [tuple(points) for points in found]
