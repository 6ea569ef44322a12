"""What has just been done, deed by deed: a page that is told shows each as one gesture."""

from __future__ import annotations

from collections.abc import Iterable, Reversible, Sequence
from itertools import islice

import msgspec

from meadhall.draw.memory import Memory
from meadhall.draw.telling import Deed, Telling
from meadhall.kernel.match import Entry
from meadhall.kernel.view import View
from meadhall.server.drawing.naming import SeatWords, seat_words
from meadhall.server.drawing.tales import Gesture
from meadhall.server.drawing.telling import FARTHEST, story_of, telling_of, told_in
from meadhall.server.tables.journal import TableMatch, chooses

NEWEST = 40
"""What happened within so many entries can be shown; a turn that was longer is seen from there on."""

_gestures: Memory[tuple[Gesture, ...]] = Memory(128)


def gestures(view: View, journal: Reversible[tuple[int, Entry]], seats: SeatWords, lang: str) -> tuple[Gesture, ...]:
    """The newest deeds, in order."""
    newest = next(iter(reversed(journal)), None)
    if newest is None:
        return ()
    return _gestures.get((newest[1], view.seat, seats, lang), lambda: tuple(shown(view, journal, seats, lang)))


def shown(view: View, journal: Reversible[tuple[int, Entry]], seats: SeatWords, lang: str) -> Iterable[Gesture]:
    telling = telling_of(view)
    for deed in newest_deeds(telling, view, journal, seats, lang):
        story = story_of(telling, deed, view, seats, lang)
        fate = any(one.by is None for one in deed)
        # What no seat does has no name before it but that of the house.
        house = telling.house_name(lang) if story.seat is None and story.short else ""
        short = f"{house}: {story.short}" if house else story.short
        yield Gesture(
            story.start, story.end, story.seat, short, story.places, story.weight,
            ways=tuple(telling.ways(deed, view)), mine=bool(story.mine), fate=fate,
            outcomes=tuple(telling.outcomes(deed, view, lang)),
        )  # fmt: skip


def newest_deeds(
    telling: Telling, view: View, journal: Reversible[tuple[int, Entry]], seats: SeatWords, lang: str
) -> list[Deed]:
    texts = view.position.game.texts
    found = []
    for n, entry in reversed(journal):
        found.append([one.told for one in told_in(texts, n, entry, view.seat, seats, lang)])
        beyond = len(found) - NEWEST
        if beyond > FARTHEST or (beyond > 0 and any(telling.surely_begins(one) for one in found[-1])):
            break
    told = [one for entry in reversed(found) for one in entry]
    return [deed for deed in telling.deeds(told) if not deed[0].heading]


def deeds_since(match: TableMatch, head: int) -> int:
    """How many deeds everybody has seen since a moment."""
    view, words = View(match.state, None), seat_words(match.state)
    deeds = newest_deeds(telling_of(view), view, match.numbered(), words, "en")
    return sum(deed[-1].n > head for deed in deeds)


def begun(match: TableMatch, seat: int, answered: int) -> int:
    """Where the deed began to which an answer of a seat belongs, by its place in the journal: at the first own answer
    in it that left a choice."""
    view = match.state.view(seat)
    before, within = list(match.numbered())[: answered + 1], match.rows[answered] + 1
    deeds = newest_deeds(telling_of(view), view, before, seat_words(match.state), "en")
    # With a heading something new has begun, which is no deed.
    begin = next((deed[0].n for deed in deeds if deed[-1].n == within), within)
    for place, state in enumerate(islice(match.positions(), answered)):
        if match.rows[place] + 1 >= begin and match.journal[place].by == seat and chooses(state, seat):
            return place
    return answered


def since(gestures: Sequence[Gesture], head: int) -> tuple[Gesture, ...]:
    """What of them a page does not know that has come so far."""
    return tuple([
        msgspec.structs.replace(
            one,
            ways=tuple([way for way in one.ways if way.n > head]),
            outcomes=tuple([outcome for outcome in one.outcomes if outcome.n > head]),
        )
        for one in gestures
        if one.end > head
    ])  # fmt: skip
