"""What one reader is told of a game: the newest lines of the log, the deeds that they make, and stories of these.

A chronicle follows the journal. A move adds what is new; what was told before stays as it was made.
"""

from __future__ import annotations

from collections.abc import Reversible, Sequence
from functools import lru_cache
from itertools import takewhile

import msgspec

from meadhall.draw.memory import Memory
from meadhall.draw.telling import Deed, Story, Telling, Told
from meadhall.kernel.match import Entry
from meadhall.kernel.message import shown_to
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View
from meadhall.server.drawing.log import LOG_LINES, Lines, entry_lines, is_open, newest_of
from meadhall.server.drawing.naming import SeatWords
from meadhall.server.drawing.page import Line
from meadhall.server.drawing.pictures import board_of
from meadhall.server.drawing.tales import Gesture, Head, Since

PLAIN = Telling()
NEWEST = 40
"""What happened within so many entries can be shown; a turn that was longer is seen from there on."""
FARTHEST = 120
"""How many entries before are looked at to find where a deed begins."""
MOST = 200
"""Of more entries than so many those that nobody needs any more are forgotten."""

STORIES = 64
"""How many stories are shared at a table: those of the last few moves."""

Journal = Reversible[tuple[int, Entry]]
Stories = Memory[Story]
"""By the first and the last of a deed, and who reads it how."""


def telling_of(view: View) -> Telling:
    board = board_of(view)
    return PLAIN if board is None else board.telling


class Numbered(msgspec.Struct, frozen=True, eq=False):
    """A line of the log, and what it tells of."""

    line: Line
    told: Told


def told_in(
    texts: Texts, n: int, entry: Entry, viewer: int | None, seats: SeatWords, lang: str
) -> tuple[Numbered, ...]:
    """What an entry tells a viewer, line by line. What is no secret is made once for all."""
    return _told_in(texts, n, entry, None if is_open(entry) else viewer, seats, lang)


@lru_cache(maxsize=1_000)
def _told_in(
    texts: Texts, n: int, entry: Entry, viewer: int | None, seats: SeatWords, lang: str
) -> tuple[Numbered, ...]:
    lines = entry_lines(texts, n, entry, viewer, seats, lang)
    events = shown_to(entry.events, viewer)
    by = entry.by if entry.by >= 0 else None
    # A deed that no event tells of has the first line.
    silent = [None] * (len(lines) - len(events))
    action = entry.action_for(viewer)
    return tuple([
        Numbered(line, Told(n, by, entry.asked, line.seat, event, line.text, line.places, action))
        for line, event in zip(lines, [*silent, *events], strict=True)
    ])  # fmt: skip


class ToldDeed:
    """A deed and the lines that tell of it. Its story and its gesture are made when somebody asks for them."""

    __slots__ = ("deed", "end", "gesture", "head", "heading", "lines", "numbered", "story")

    def __init__(self, deed: Deed, numbered: Sequence[Numbered]) -> None:
        self.deed = deed
        self.numbered = numbered
        self.end, self.heading = deed[-1].n, deed[0].heading
        first = numbered[0].line.i
        # A line alone is a story of its own.
        self.lines = (
            [msgspec.structs.replace(one.line, of=first) for one in numbered]
            if len(numbered) > 1
            else [numbered[0].line]
        )
        self.story: Story | None = None
        self.head: Head | None = None
        self.gesture: Gesture | None = None


class Chronicle:
    """What was told to a reader so far, from some deed on. ``view`` is what they see of the newest position.

    ``stories`` are those that all readers at a table share; a deed that is no secret is the same for all of them.
    """

    def __init__(self, view: View, seats: SeatWords, lang: str, stories: Stories | None = None) -> None:
        self.view, self.seats, self.lang = view, seats, lang
        self.telling, self.texts = telling_of(view), view.position.game.texts
        self.deeds: list[ToldDeed] = []
        self._entries: list[tuple[int, Entry]] = []
        self._told: dict[int, tuple[Numbered, ...]] = {}
        self._older = False
        self._stories = Memory(STORIES) if stories is None else stories
        self.since: Memory[Since | None] = Memory(8)
        """What happened since a decision, by the newest entry, when that was and who sits at the table."""

    @classmethod
    def of(cls, view: View, journal: Journal, seats: SeatWords, lang: str, since: int | None = None) -> Chronicle:
        """What is told of the end of a journal, or of all since a moment."""
        made = cls(view, seats, lang)
        made._begin(journal, since)
        return made

    # --- following ------------------------------------------------------------------------------

    def follow(self, journal: Journal) -> None:
        """Tell what is new. If something was taken back, everything is told again."""
        new = self._new(journal)
        if new is None:
            self._begin(journal)
        elif new:
            self._add(new)
            if len(self._entries) > MOST:
                self._forget()

    def _new(self, journal: Journal) -> list[tuple[int, Entry]] | None:
        """The entries that came after those that were told; None if it is another journal, or nothing was told yet."""
        if not self._entries:
            return None
        last, told = self._entries[-1]
        new: list[tuple[int, Entry]] = []
        for n, entry in reversed(journal):
            if n <= last:
                return new[::-1] if entry is told and n == last else None
            new.append((n, entry))
        return None

    def _begin(self, journal: Journal, since: int | None = None) -> None:
        """Tell as much as a page needs, from where a deed surely begins."""
        found: list[tuple[int, Entry]] = []
        lines = beyond = 0
        self._entries, self.deeds, self._told, self._older = [], [], {}, False
        for n, entry in reversed(journal):
            if beyond and (beyond > FARTHEST or self._begins(found[-1])):
                self._older = True
                break
            found.append((n, entry))
            lines += len(self.told(n, entry))
            beyond += n < since if since is not None else len(found) > NEWEST and lines >= LOG_LINES
        self._add(found[::-1])

    def told(self, n: int, entry: Entry) -> tuple[Numbered, ...]:
        """What an entry tells, line by line."""
        return self._told.get(n) or told_in(self.texts, n, entry, self.view.seat, self.seats, self.lang)

    def _begins(self, pair: tuple[int, Entry]) -> bool:
        return any(self.telling.surely_begins(one.told) for one in self.told(*pair))

    def _add(self, entries: Sequence[tuple[int, Entry]]) -> None:
        """What follows may still belong to the last deed."""
        self._entries += entries
        self._told |= {n: self.told(n, entry) for n, entry in entries}
        new = [one for n, _ in entries for one in self._told[n]]
        if not new:
            return
        if self.deeds:
            new[:0] = self.deeds.pop().numbered
        begin = 0
        for deed in self.telling.deeds([one.told for one in new]):
            self.deeds.append(ToldDeed(deed, new[begin : begin + len(deed)]))
            begin += len(deed)

    def _forget(self) -> None:
        """Leave out old deeds, up to one that surely begins."""
        first = self._entries[-NEWEST][0]
        lines = 0
        for place in range(len(self.deeds) - 1, 0, -1):
            one = self.deeds[place]
            lines += len(one.lines)
            if lines > LOG_LINES and one.deed[0].n < first and self.telling.surely_begins(one.deed[0]):
                start = one.deed[0].n
                self.deeds = self.deeds[place:]
                self._entries = [pair for pair in self._entries if pair[0] >= start]
                self._told = {n: self._told[n] for n, _ in self._entries}
                self._older = True
                return

    # --- what is told ---------------------------------------------------------------------------

    def newest_lines(self) -> tuple[Lines, bool]:
        """The newest lines of the log, each with the story that it belongs to; and whether there are older ones."""
        lines: list[Line] = []
        for one in reversed(self.deeds):
            lines[:0] = one.lines
            # Of an entry all lines are told, or none.
            if len(lines) > LOG_LINES and lines[0].n < lines[-LOG_LINES].n:
                break
        newest, dropped = newest_of(tuple(lines))
        return newest, dropped or self._older

    def heads(self, lines: Sequence[Line]) -> tuple[Head, ...]:
        """The stories to which these lines belong, of which the first may be told in part."""
        if not lines:
            return ()
        first = lines[0].i
        shown = list(takewhile(lambda one: one.lines[-1].i >= first, reversed(self.deeds)))
        return tuple([self._head(one) for one in reversed(shown) if len(one.lines) > 1])

    def _head(self, one: ToldDeed) -> Head:
        if one.head is None:
            story = self._story_of(one)
            one.head = Head(one.lines[0].i, story.seat, story.text, bool(story.mine))
        return one.head

    def newest_deeds(self) -> list[ToldDeed]:
        """The deeds to which the newest entries belong. With a heading something new begins, which is no deed."""
        first = self._entries[-NEWEST:][0][0] if self._entries else 0
        found = [one for one in takewhile(lambda one: one.end >= first, reversed(self.deeds)) if not one.heading]
        return found[::-1]

    def gesture(self, one: ToldDeed) -> Gesture:
        """A deed as it is shown on the map."""
        if one.gesture is None:
            telling, story, deed, view = self.telling, self._story_of(one), one.deed, self.view
            # What no seat does has no name before it but that of the house.
            house = telling.house_name(self.lang) if story.seat is None and story.short else ""
            one.gesture = Gesture(
                story.start, story.end, story.seat, f"{house}: {story.short}" if house else story.short,
                story.places, story.weight, ways=tuple(telling.ways(deed, view)), mine=bool(story.mine),
                fate=any(each.by is None for each in deed), outcomes=tuple(telling.outcomes(deed, view, self.lang)),
            )  # fmt: skip
        return one.gesture

    def _story_of(self, one: ToldDeed) -> Story:
        if one.story is None:
            one.story = self.story(one.deed)
        return one.story

    def story(self, deed: Deed) -> Story:
        """The story of a deed, or of a part of one."""
        telling, view, lang = self.telling, self.view, self.lang
        key = (deed[0], deed[-1], len(deed), self.seats, lang)
        story = self._stories.get(key, lambda: telling.story_for_all(deed, view, lang))
        return telling.concerning(story, deed, view, lang)
