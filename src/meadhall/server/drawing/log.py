"""The log: what the entries of a journal say to a viewer."""

from __future__ import annotations

from collections.abc import Reversible
from functools import lru_cache

from meadhall.kernel.match import Entry
from meadhall.kernel.message import SEAT, Message, shown_to
from meadhall.kernel.state import State
from meadhall.kernel.text import Texts
from meadhall.server.drawing.naming import SeatWords, message, places, places_of, seat_words
from meadhall.server.drawing.page import Line
from meadhall.server.tables.journal import Headings

LOG_LINES = 30
"""How many lines of the log come with a page; older ones are asked for."""
OLDER_LINES = 120
"""How many come at once to who asks."""
LINES_AN_ENTRY = 1000
"""A line's number tells its entry and its place in it; no entry has so many events."""

Lines = tuple[Line, ...]


def entry_lines(texts: Texts, n: int, entry: Entry, viewer: int | None, seats: SeatWords, lang: str) -> Lines:
    """What an entry of the journal says to a viewer."""
    # What is no secret is put into words once for all.
    who = None if is_open(entry) else viewer
    return worded_entry(texts, n, entry, who, seats, lang)


def is_open(entry: Entry) -> bool:
    """Whether everybody may know all of it."""
    return entry.seen_by is None and all(event.seen_by is None for event in entry.events)


@lru_cache(maxsize=4_000)
def worded_entry(texts: Texts, n: int, entry: Entry, viewer: int | None, seats: SeatWords, lang: str) -> Lines:
    by, rule = entry.by if entry.by >= 0 else None, entry.rule_for(viewer)
    action = entry.action_for(viewer)
    known = None if action is None else by
    lines: list[Line] = []
    for event in shown_to(entry.events, viewer):
        i = n * LINES_AN_ENTRY + len(lines)
        if not lines and action is not None and known is not None and tells_of_others(event, known):
            lines.append(Line(i, n, known, deed(texts, entry, seats, lang), places(action), rule, by=known))
            i += 1
        # The rule is that of the decision: what followed from it by itself has others.
        cited, acted = (None, None) if lines else (rule, known)
        who = seat_of(event, None if lines else by)
        text = message(texts, event, seats, lang)
        lines.append(Line(i, n, who, text, places_of(event), cited, event.kind.heading, acted))
    return tuple(lines)


def tells_of_others(event: Message, by: int) -> bool:
    """Whether the first that is told after a decision is not what the seat did, because it did it in silence."""
    return event.kind.heading or seat_of(event, by) != by


def deed(texts: Texts, entry: Entry, seats: SeatWords, lang: str) -> str:
    """A decision that no event tells of."""
    return texts.deed(entry.action, texts.word(seats.seat_word(entry.by), lang), lang, entry.asked)


def seat_of(event: Message, by: int | None) -> int | None:
    """Whom a line is about: the first player it names, else who acted, if it tells of the action itself."""
    named = (arg for domain, arg in zip(event.kind.domains, event.args, strict=True) if domain is SEAT)
    return next(named, by)


def log_lines(
    state: State,
    journal: Reversible[tuple[int, Entry]],
    viewer: int | None,
    lang: str,
    before: int | None = None,
    most: int = LOG_LINES,
) -> tuple[Lines, bool]:
    """The newest lines of the log (or the newest before line ``before``), and whether there are older ones."""
    found: list[Lines] = []
    texts, seats, count = state.game.texts, seat_words(state), 0
    for n, entry in reversed(journal):
        if before is not None and n * LINES_AN_ENTRY >= before:
            continue
        if count >= most:
            return together(found), True
        lines = entry_lines(texts, n, entry, viewer, seats, lang)
        found.append(lines)
        count += len(lines)
    return together(found), False


def together(found: list[Lines]) -> Lines:
    """The lines of entries that were found from the end."""
    return tuple([line for lines in reversed(found) for line in lines])


def newest_of(lines: Lines) -> tuple[Lines, bool]:
    """As many lines as come with a page, none of an entry without the others; whether any were left out."""
    start = max(0, len(lines) - LOG_LINES)
    while start > 0 and lines[start - 1].n == lines[start].n:
        start -= 1
    return lines[start:], start > 0


Marks = tuple[tuple[int, str], ...]


@lru_cache(maxsize=256)
def marks(texts: Texts, headings: Headings, viewer: int | None, seats: SeatWords, lang: str) -> Marks:
    """The moments at which a new stretch of the game began, as far as the viewer knows, each with its name."""
    known = [(n, event.shown_to(viewer)) for n, event in headings.events]
    words = [(n, message(texts, event, seats, lang)) for n, event in known if event is not None]
    return tuple([(n, text.removesuffix(".")) for n, text in words])


def last_places(journal: Reversible[tuple[int, Entry]], viewer: int | None) -> tuple[str, ...]:
    """Where the last action of a player was, if the viewer may know it."""
    for _, entry in reversed(journal):
        if entry.by >= 0:
            action = entry.action_for(viewer)
            return () if action is None else places(action)
    return ()
