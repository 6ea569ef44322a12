"""What has just been done, deed by deed: a page that is told shows each as one gesture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import msgspec

from meadhall.draw.telling import Deed
from meadhall.kernel.view import View
from meadhall.server.drawing.chronicle import Chronicle, Journal
from meadhall.server.drawing.naming import SeatWords, seat_words
from meadhall.server.drawing.tales import Gesture
from meadhall.server.tables.journal import TableMatch, chooses


class Gestures:
    """The newest deeds, in order. Each is put into words when somebody is shown it."""

    __slots__ = ("_chronicle", "_deeds")

    def __init__(self, chronicle: Chronicle) -> None:
        self._chronicle = chronicle
        self._deeds = chronicle.newest_deeds()

    def __iter__(self) -> Iterator[Gesture]:
        return (self._chronicle.gesture(one) for one in self._deeds)

    def since(self, head: int) -> tuple[Gesture, ...]:
        """What of them a page does not know that has come so far."""
        new = [one for one in self._deeds if one.deed[-1].n > head]
        return tuple([part_since(self._chronicle.gesture(one), head) for one in new])


def part_since(gesture: Gesture, head: int) -> Gesture:
    """A gesture without what a page has been shown of it."""
    if gesture.start > head:
        return gesture
    return msgspec.structs.replace(
        gesture,
        ways=tuple([way for way in gesture.ways if way.n > head]),
        outcomes=tuple([outcome for outcome in gesture.outcomes if outcome.n > head]),
    )


def newest_deeds(view: View, journal: Journal, seats: SeatWords) -> Sequence[Deed]:
    """The deeds to which the newest entries belong, whatever language they are told in."""
    return [one.deed for one in Chronicle.of(view, journal, seats, "en").newest_deeds()]


def deeds_since(match: TableMatch, head: int) -> int:
    """How many deeds everybody has seen since a moment."""
    deeds = newest_deeds(View(match.state, None), match.numbered(), seat_words(match.state))
    return sum(deed[-1].n > head for deed in deeds)


def begun(match: TableMatch, seat: int, answered: int) -> int:
    """Where the deed began to which an answer of a seat belongs, by its place in the journal: at the first own answer
    in it that left a choice."""
    before, within = list(match.numbered())[: answered + 1], match.rows[answered] + 1
    deeds = newest_deeds(match.state.view(seat), before, seat_words(match.state))
    # With a heading something new has begun, which is no deed.
    begin = next((deed[0].n for deed in deeds if deed[-1].n == within), within)
    for place, state in enumerate(islice(match.positions(), answered)):
        if match.rows[place] + 1 >= begin and match.journal[place].by == seat and chooses(state, seat):
            return place
    return answered
