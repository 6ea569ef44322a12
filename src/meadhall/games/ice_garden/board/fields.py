"""The action fields: which markers lie on them, and when each field comes. They are drawn in their printed order."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.draw import pieces, tracks
from meadhall.draw.markup import part, shift, text, width_of
from meadhall.draw.memory import Memory
from meadhall.games.ice_garden.board.moment import ACTIONS, ACTIVATION, PLANNING, VUKO, Moment
from meadhall.games.ice_garden.board.scribe import Parts, Pen, Scribe
from meadhall.games.ice_garden.reading import named_region
from meadhall.games.ice_garden.rules.vuko import expected_visit
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import FIELD, GORGE

CROWD = 3
"""The number of colours in Viper Gorge from which on they stand close together, to leave room for words."""
GAP = 6.0
NAME_LEFT = 38.0
SLOTS_LEFT = 47.0
LAST = len(FIELD)
"""The row of Activation, after the fields; Vuko has the next."""


class FieldsLayout(NamedTuple):
    """Where the fields lie."""

    left: float
    top: float
    width: float
    gorge: float
    row: float
    last: float
    """The heights of a row with its gap: Viper Gorge, one of the five fields, Activation or Vuko."""

    def box(self, row: int) -> tuple[float, float, float]:
        """Left, top and height of a row."""
        if row == GORGE:
            return self.left, self.top, self.gorge - GAP
        if row < LAST:
            return self.left, self.top + self.gorge + self.row * (row - 1), self.row - GAP
        return self.left, self.top + self.gorge + self.row * (LAST - 1) + self.last * (row - LAST), self.last - GAP

    @property
    def height(self) -> float:
        return self.gorge + self.row * (LAST - 1) + self.last * 2 - GAP


AutomaticNotes = tuple[str, str]
"""What is said of Activation and of Vuko."""


def draw_fields(scribe: Scribe, now: Moment, layout: FieldsLayout, prefix: str) -> Parts:
    """The fields with what lies on them. The result is kept for later calls and must not be changed."""
    s = scribe.s
    notes = (automatic_note(scribe, now, "activation"), automatic_note(scribe, now, "vuko"))
    seen = (s.facts, s.character, tuple(s.fields), tuple(s.gorge), s.sequence)
    key = (scribe.lang, layout, prefix, now, notes, seen)
    return _DRAWN.get(key, lambda: _draw(scribe, now, notes, layout, prefix))


_DRAWN: Memory[Parts] = Memory(512)


def _draw(scribe: Scribe, now: Moment, notes: AutomaticNotes, layout: FieldsLayout, prefix: str) -> Parts:
    s = scribe.s
    out: Parts = {}
    names = [scribe.seat(seat) for seat in range(s.facts.seats)]
    colours = [scribe.colour(seat) for seat in range(s.facts.seats)]
    for field, word in enumerate(FIELD.words):
        used = colours[now.user] if now.field == field and now.user != NOBODY else ""
        there = tuple([names[seat] for seat in s.fields[field]])
        head = FieldHead(scribe.lang, field, seal(s, field), progress(now, field), there, s.facts.slots[field])
        if field == GORGE:
            out[f"{prefix}field-{word}"] = draw_gorge(layout, prefix, head, gorge_contents(scribe, now, used))
        else:
            seats = tuple([colours[seat] for seat in s.fields[field]])
            out[f"{prefix}field-{word}"] = draw_slots(layout, prefix, head, seats, used)
    automatic = ((LAST, "activation", ACTIVATION), (LAST + 1, "vuko", VUKO))
    for (row, word, phase), said in zip(automatic, notes, strict=True):
        state = "on" if now.phase == phase else "done" if now.phase > phase else ""
        out[f"{prefix}field-{word}"] = draw_automatic(layout, prefix, scribe.lang, row, word, state, said)
    return out | free_tokens(scribe, layout, prefix)


class FieldHead(NamedTuple):
    """What every field shows."""

    lang: str
    row: int
    seal: str
    state: str
    """Its class: on, done or nothing."""
    there: tuple[str, ...]
    """Who has a marker on it, by slot."""
    slots: int


def draw_field(layout: FieldsLayout, prefix: str, head: FieldHead, body: str) -> str:
    """A field, around the drawing of the markers on it."""
    pen, word = Pen(head.lang), FIELD.words[head.row]
    name, note = pen.word(word), pen.write(NOTES[head.state]) if head.state else ""
    x, y, height = layout.box(head.row)
    fits = NAME_LEFT + width_of(name, 14, "serif") + width_of(note, 12) + 16 < layout.width
    out = tracks.field(layout.width, height, head.seal, name, note if fits else "")
    if not fits:
        out += text(layout.width - 9, height - 12, note, "note", "end")
    cls = f"part field {head.state}".strip()
    key = f"{prefix}field-{word}"
    return part(key, out + body, (x, y), place=f"field:{word}", cls=cls, label=label(pen, head, name), button=True)


@lru_cache(maxsize=256)
def draw_automatic(layout: FieldsLayout, prefix: str, lang: str, row: int, word: str, state: str, note: str) -> str:
    """Activation or Vuko, which come without markers."""
    pen = Pen(lang)
    x, y, height = layout.box(row)
    body = tracks.field(layout.width, height, row, pen.write(word), pen.write(NOTES[state]))
    body += text(38, height - 9, note, "tiny", "start")
    return part(f"{prefix}field-{word}", body, (x, y), place=f"track:{word}", cls=f"part field {state}".strip())


def seal(s: IceGardenState, field: int) -> str:
    """When the field comes: Viper Gorge always first, the others by their order tokens."""
    if field == GORGE:
        return "0"
    return str(s.sequence.index(field) + 1) if field in s.sequence else NO_SEAL


NOTES = {"on": "field-now", "done": "field-done", "": "field-alone"}
"""The text beside a field's name, by its class."""
NO_SEAL = "–"


def progress(now: Moment, field: int) -> str:
    """The class of a field: now, done, or still to come."""
    if now.phase == ACTIONS and now.field == field:
        return "on"
    return "done" if now.phase > ACTIONS or (now.phase == ACTIONS and field not in now.waiting) else ""


def label(pen: Pen, head: FieldHead, name: str) -> str:
    seats = ", ".join(head.there) or pen.say("nothing")
    if head.row == GORGE:
        return pen.say("gorge", field=name, seats=seats)
    token = head.seal if head.seal != NO_SEAL else pen.say("no-token")
    return pen.say("field", token=token, field=name, taken=len(head.there), slots=head.slots, seats=seats)


IN_USE = f'<g class="chosen">{pieces.ring(25, 24)}</g>'


@lru_cache(maxsize=1024)
def draw_slots(layout: FieldsLayout, prefix: str, head: FieldHead, seats: tuple[str, ...], used: str) -> str:
    """Markers from the first slot on; the one in use is ringed, and empty slots show their number."""
    width, height, slots = layout.width, layout.box(head.row)[2], head.slots
    step = min(30.0 if width > 300 else 24.5, (width - SLOTS_LEFT - 16) / max(slots - 1, 1))
    out = ""
    for slot in range(slots):
        if slot < len(seats):
            body = pieces.cube(seats[slot])
        elif slot == len(seats) and used:
            body = IN_USE + pieces.cube(used)
        else:
            body = pieces.slot(17, slot + 1)
        out += shift(body, SLOTS_LEFT + step * slot, height - 16)
    return draw_field(layout, prefix, head, out)


Crowd = tuple[tuple[str, int], ...]
"""Colours with how many markers they have."""


class GorgeContents(NamedTuple):
    used: str
    """The colour of the marker in use, if any."""
    waiting: Crowd
    stay: Crowd
    """Influence markers, which stay until the end of the game."""
    words: tuple[str, str]
    """What is said instead of markers that wait, and beside those that stay."""


def gorge_contents(scribe: Scribe, now: Moment, used: str) -> GorgeContents:
    s = scribe.s
    counts = ((seat, s.fields[GORGE].count(seat)) for seat in range(s.facts.seats))
    waiting = tuple([(scribe.colour(seat), count) for seat, count in counts if count])
    stay = tuple([(scribe.colour(seat), count) for seat, count in enumerate(s.gorge) if count])
    empty = not used and not waiting and now.phase == PLANNING
    words = (scribe.write("gorge-none") if empty else "", scribe.write("gorge-left"))
    return GorgeContents(used, waiting, stay, words)


@lru_cache(maxsize=1024)
def draw_gorge(layout: FieldsLayout, prefix: str, head: FieldHead, there: GorgeContents) -> str:
    """Action markers that wait, and below them the influence markers that stay until the end of the game."""
    width, height = layout.width, layout.box(GORGE)[2]
    out, x = "", SLOTS_LEFT
    if there.used:
        out += shift(IN_USE + pieces.cube(there.used), x, height - 37)
        x += 28
    for colour, count in there.waiting:
        out += shift(pieces.cube(colour, 17, count), x, height - 37)
        x += pieces.cube_width(count) + 9
    none, left = there.words
    if none:
        out += text(38, height - 33, none, "tiny", "start")
    # Where many stay, they stand closer together, and the words begin further left.
    begin, gap = (38, 6) if len(there.stay) < CROWD else (10, 3)
    out += text(begin, height - 8, left, "tiny", "start")
    x = width - 9
    for colour, count in reversed(there.stay):
        wide = 13 + 2 + 8 * len(str(count))
        out += shift(pieces.cube(colour, 13), x - wide + 6, height - 13)
        out += text(x - wide + 14, height - 8, count, "offer", "start")
        x -= wide + gap
    out += "" if there.stay else text(width - 9, height - 8, "–", "tiny", "end")
    return draw_field(layout, prefix, head, out)


def automatic_note(scribe: Scribe, now: Moment, word: str) -> str:
    """A line about Activation or Vuko."""
    if word == "activation":
        return scribe.write("activation-steps")
    if now.phase >= VUKO and scribe.s.vuko != NOWHERE:
        return scribe.write("vuko-stands", region=named_region(scribe.s.facts.parts, scribe.s.vuko, scribe.lang))
    visited = expected_visit(scribe.s)
    if visited == NOBODY:
        return scribe.write("vuko-waits")
    return scribe.write("vuko-visits", seat=scribe.seat(visited))


def free_tokens(scribe: Scribe, layout: FieldsLayout, prefix: str) -> Parts:
    """Order tokens that are not laid yet, in the row of Viper Gorge: nobody has planned anything then."""
    s = scribe.s
    free = [token for token, field in enumerate(s.sequence, 1) if not field]
    out: Parts = {}
    x, y, height = layout.box(GORGE)
    for k, token in enumerate(free):
        key = f"{prefix}token-{token}"
        body = tracks.order(token, 11) + pieces.ring(26)
        at = (x + SLOTS_LEFT + 3 + 28 * k, y + height - 36)
        label = f"{token}. {scribe.write('about-token')}"
        out[key] = part(key, body, at, place=f"token:{token}", label=label, button=True)
    return out
