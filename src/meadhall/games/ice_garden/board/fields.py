"""The action fields: where markers are planned, and when each field comes. They lie where they are printed."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.draw import pieces, tracks
from meadhall.draw.markup import part, shift, text, width_of
from meadhall.games.ice_garden.board.moment import ACTIONS, ACTIVATION, PLANNING, VUKO, Moment
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.rules.reputation import lowest
from meadhall.games.ice_garden.rules.vuko import waits
from meadhall.games.ice_garden.state import NOBODY, Midgaard
from meadhall.games.ice_garden.words import FIELD, GORGE

Parts = dict[str, str]
CROWD = 3
"""So many colours in Viper Gorge leave no room for words beside them."""
GAP = 6.0
NAME_LEFT = 38.0
SLOTS_LEFT = 47.0
LAST = len(FIELD)
"""The numbers after the fields are Activation and Vuko."""


class Shelf(NamedTuple):
    """Where the fields lie."""

    left: float
    top: float
    width: float
    gorge: float
    row: float
    last: float
    """Heights with their gaps: Viper Gorge, the five fields, Activation and Vuko."""

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


def draw_fields(scribe: Scribe, now: Moment, shelf: Shelf, prefix: str) -> Parts:
    out: Parts = {}
    for field, word in enumerate(FIELD.words):
        x, y, height = shelf.box(field)
        state, note = progress(scribe, now, field)
        name = scribe.word(word)
        fits = NAME_LEFT + width_of(name, 14, "serif") + width_of(note, 12) + 16 < shelf.width
        body = tracks.field(shelf.width, height, seal(scribe.s, field), name, note if fits else "")
        if not fits:
            body += text(shelf.width - 9, height - 12, note, "note", "end")
        body += (
            gorge(scribe, now, shelf.width, height)
            if field == GORGE
            else slots(scribe, now, field, shelf.width, height)
        )
        key = f"{prefix}field-{word}"
        cls = f"part field {state}".strip()
        out[key] = part(key, body, (x, y), place=f"field:{word}", cls=cls, label=label(scribe, field), button=True)
    for row, word in ((LAST, "activation"), (LAST + 1, "vuko")):
        x, y, height = shelf.box(row)
        phase = ACTIVATION if word == "activation" else VUKO
        state = "on" if now.phase == phase else "done" if now.phase > phase else ""
        note = scribe.write("field-now" if state == "on" else "field-done" if state else "field-alone")
        body = tracks.field(shelf.width, height, row, scribe.write(word), note)
        body += text(38, height - 9, course(scribe, word), "tiny", "start")
        key = f"{prefix}field-{word}"
        out[key] = part(key, body, (x, y), place=f"track:{word}", cls=f"part field {state}".strip())
    return out | free_tokens(scribe, shelf, prefix)


def seal(s: Midgaard, field: int) -> str:
    """When the field comes: Viper Gorge always first, the others by their order tokens."""
    if field == GORGE:
        return "0"
    return str(s.sequence.index(field) + 1) if field in s.sequence else "–"


def progress(scribe: Scribe, now: Moment, field: int) -> tuple[str, str]:
    """The class and the note of a field: now, done, or still to come."""
    if now.phase == ACTIONS and now.field == field:
        return "on", scribe.write("field-now")
    if now.phase > ACTIONS or (now.phase == ACTIONS and field not in now.waiting):
        return "done", scribe.write("field-done")
    return "", ""


def label(scribe: Scribe, field: int) -> str:
    s = scribe.s
    word, seats = scribe.word(FIELD.words[field]), scribe.seats(s.fields[field])
    if field == GORGE:
        return scribe.say("gorge", field=word, seats=seats)
    token = seal(s, field) if field in s.sequence else scribe.say("no-token")
    return scribe.say(
        "field", token=token, field=word, taken=len(s.fields[field]), slots=s.table.slots[field], seats=seats
    )


IN_USE = f'<g class="chosen">{pieces.ring(25, 24)}</g>'


def slots(scribe: Scribe, now: Moment, field: int, width: float, height: float) -> str:
    """Markers from the first slot on; the one in use is ringed, and empty slots show their number."""
    s = scribe.s
    seats = s.fields[field]
    number = s.table.slots[field]
    step = min(30.0 if width > 300 else 24.5, (width - SLOTS_LEFT - 16) / max(number - 1, 1))
    out = ""
    for slot in range(number):
        if slot < len(seats):
            body = pieces.cube(scribe.colour(seats[slot]))
        elif slot == len(seats) and now.field == field and now.user != NOBODY:
            body = IN_USE + pieces.cube(scribe.colour(now.user))
        else:
            body = pieces.slot(17, slot + 1)
        out += shift(body, SLOTS_LEFT + step * slot, height - 16)
    return out


def gorge(scribe: Scribe, now: Moment, width: float, height: float) -> str:
    """Action markers that wait, and below them the influence markers that stay there for ever."""
    s = scribe.s
    waiting = [(seat, s.fields[GORGE].count(seat)) for seat in range(s.table.seats)]
    used = now.user if now.field == GORGE else NOBODY
    out, x = "", SLOTS_LEFT
    if used != NOBODY:
        out += shift(IN_USE + pieces.cube(scribe.colour(used)), x, height - 37)
        x += 28
    for seat, count in waiting:
        if count:
            out += shift(pieces.cube(scribe.colour(seat), 17, count), x, height - 37)
            x += pieces.cube_width(count) + 9
    if x == SLOTS_LEFT and now.phase == PLANNING:
        out += text(38, height - 33, scribe.write("gorge-none"), "tiny", "start")
    left = [(seat, count) for seat, count in enumerate(s.gorge) if count]
    if len(left) < CROWD:
        out += text(38, height - 8, scribe.write("gorge-left"), "tiny", "start")
    x = width - 9
    for seat, count in reversed(left):
        wide = 13 + 2 + 8 * len(str(count))
        out += shift(pieces.cube(scribe.colour(seat), 13), x - wide + 6, height - 13)
        out += text(x - wide + 14, height - 8, count, "offer", "start")
        x -= wide + 6
    return out + ("" if left else text(width - 9, height - 8, "–", "tiny", "end"))


def course(scribe: Scribe, word: str) -> str:
    """A line about what comes by itself."""
    s = scribe.s
    if word == "activation":
        return scribe.write("activation-steps")
    if NOBODY in s.character or waits(s):
        return scribe.write("vuko-waits")
    return scribe.write("vuko-visits", seat=scribe.seat(0 if s.table.solo else lowest(s)))


def free_tokens(scribe: Scribe, shelf: Shelf, prefix: str) -> Parts:
    """Order tokens that are not laid yet, in the row of Viper Gorge: nobody has planned anything then."""
    s = scribe.s
    free = [token for token, field in enumerate(s.sequence, 1) if not field]
    out: Parts = {}
    x, y, height = shelf.box(GORGE)
    for k, token in enumerate(free):
        key = f"{prefix}token-{token}"
        body = tracks.order(token, 11) + pieces.ring(26)
        at = (x + SLOTS_LEFT + 3 + 28 * k, y + height - 36)
        out[key] = part(key, body, at, place=f"token:{token}", label=token_label(scribe, token), button=True)
    return out


def token_label(scribe: Scribe, token: int) -> str:
    return f"{token}. {scribe.write('about-token')}"
