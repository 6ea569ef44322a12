"""Sheets and moves in a lesson: what the coach keeps for later is shown, and cannot be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from meadhall.draw.sheet import Drafted, Move, Part, Row, Sheet, Value
from meadhall.kernel.action import Action
from meadhall.kernel.errors import ComesLater, MeadhallError
from meadhall.kernel.lesson import LessonGuide
from meadhall.kernel.state import State
from meadhall.kernel.view import View
from meadhall.server.words import Say

V = TypeVar("V", Value, Move)


def only_open(
    sheet: Sheet, free: Sheet | None, before: State, seat: int, say: Say, now: Sequence[Action] = ()
) -> Sheet:
    """The sheet of a draft that begins ``before`` and has come so far ``now``; values that come later say so.

    ``free`` is the sheet as it would be without the coach: what can be chosen there is closed for no other reason.
    """
    drafted = tuple(map(str, now))
    later = say("server-coach-not-yet")
    parts = () if free is None else free.parts
    rows = {(part.key, row.key): row for part in parts for row in part.rows}
    filled = {part.key for part in parts if part.rows}
    narrow = leads_to_one_answer(before, seat)

    def value(one: Value, possible: set[int]) -> Value:
        if one.actions is None:
            return replace(one, refusal=later) if one.n in possible else one
        closed = adds_only_later(one) or is_closed(before, seat, one.actions)
        return replace(one, actions=None, refusal=later) if closed else asked_later(one)

    def adds_only_later(one: Value | Move) -> bool:
        return narrow and bool(one.later) and one.actions == drafted

    def asked_later(one: V) -> V:
        """The same without answers to questions of which the coach will speak when they are asked."""
        return replace(one, later=None) if narrow and one.later else one

    def row(part: str, one: Row) -> Row:
        twin = rows.get((part, one.key))
        possible = set() if twin is None else {each.n for each in twin.values if each.actions is not None}
        refusal = later if one.refusal and twin is not None and not twin.refusal else one.refusal
        values = [value(each, possible) for each in one.values]
        if is_chosen(one):
            # Nobody who has done what is asked wants to read that the rest comes later.
            values = [replace(each, refusal="") if each.refusal == later else each for each in values]
        return replace(one, values=tuple(values), refusal=refusal)

    def section(part: Part) -> Part:
        empty = not part.rows and part.key in filled
        note = later if empty else part.note
        return replace(part, rows=tuple([row(part.key, each) for each in part.rows]), note=note)

    open_now = open_moves(sheet.moves, before, seat)
    moves = tuple([asked_later(move) for move in open_now if not adds_only_later(move)])
    return replace(sheet, parts=tuple(map(section, sheet.parts)), moves=moves)


def is_chosen(row: Row) -> bool:
    """Whether the draft has a value of the row that somebody has chosen: a number begins with the least."""
    least = row.values[0].n if row.control == "steps" and row.values else None
    return row.value is not None and row.value != least


def leads_to_one_answer(state: State, seat: int) -> bool:
    """Whether the coach leads this answer of a seat only: of those that come later it speaks when they are asked."""
    guide = state.guide
    if not isinstance(guide, LessonGuide) or guide.lesson.seat != seat:
        return False
    step = guide.step(state)
    return step is not None and (bool(step.open) or step.best > 0)


def begun_with(sheet: Sheet, key: str) -> Sheet:
    """The sheet with the part that the coach speaks of first, and the others folded."""
    if all(part.key != key for part in sheet.parts):
        return sheet
    parts = [replace(part, folded=bool(part.name) and part.key != key) for part in sheet.parts]
    return replace(sheet, parts=tuple(sorted(parts, key=lambda part: part.key != key)))


def free_draft(draft: Drafted) -> Drafted:
    """The same draft where nobody leads."""
    return draft._replace(before=free_view(draft.before), view=free_view(draft.view))


def free_view(view: View) -> View:
    position = view.position.copy()
    position.guide = None
    position._options = None
    return View(position, view.seat)


def open_moves(moves: Sequence[Move], before: State, seat: int) -> tuple[Move, ...]:
    """Those of the moves that begin ``before`` that may be made now."""
    return tuple([move for move in moves if before.guide is None or not is_closed(before, seat, move.actions)])


def is_closed(before: State, seat: int, actions: Sequence[str]) -> bool:
    """Whether one of these answers, given one after the other, comes later only."""
    state = before.copy()
    try:
        for action in actions:
            state.apply(state.parse(action), seat)
    except ComesLater:
        return True
    except MeadhallError:
        return False
    return False
