"""Sheets and moves in a lesson: what the coach keeps for later is shown, and cannot be chosen.

What can be chosen goes no further than the cards that were seen.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
    later = say("server-coach-later")
    parts = () if free is None else free.parts
    rows = {(part.key, row.key): row for part in parts for row in part.rows}
    filled = {part.key for part in parts if part.rows}
    narrow = leads_to_one_answer(before, seat)
    seen = cards_seen(before, seat, drafted)

    def value(one: Value, possible: set[int]) -> Value:
        if one.actions is None:
            return replace(one, refusal=later, waits=True) if one.n in possible else one
        if adds_only_later(one) or is_closed(before, seat, one.actions):
            return replace(one, actions=None, refusal=later, waits=True)
        return asked_later(replace(one, actions=until_next_card(before, seat, one.actions, seen)))

    def adds_only_later(one: Value | Move) -> bool:
        return narrow and bool(one.later) and one.actions == drafted

    def asked_later(one: V) -> V:
        """The same without answers to questions of which the coach will speak when they are asked."""
        return replace(one, later=None) if narrow and one.later else one

    def row(part: str, one: Row) -> Row:
        twin = rows.get((part, one.key))
        possible = set() if twin is None else {each.n for each in twin.values if each.actions is not None}
        refusal = "" if twin is not None and not twin.refusal else one.refusal
        values = [value(each, possible) for each in one.values]
        if is_chosen(one):
            # Nobody who has done what is asked wants to read that the rest comes later.
            values = [replace(each, refusal="") if each.waits else each for each in values]
        return replace(one, values=tuple(values), refusal=refusal)

    def section(part: Part) -> Part:
        empty = not part.rows and part.key in filled
        note = later if empty else part.note
        return replace(part, rows=tuple([row(part.key, each) for each in part.rows]), note=note)

    open_now = [move for move in sheet.moves if not is_closed(before, seat, move.actions) and not adds_only_later(move)]
    moves = tuple([
        asked_later(replace(move, actions=until_next_card(before, seat, move.actions, seen))) for move in open_now
    ])  # fmt: skip
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
    """Those of the moves that begin ``before`` that may be made now: each as far as the card goes that is seen.

    What would first end what is asked waits until the pupil has ended it.
    """
    guide = before.guide
    if not isinstance(guide, LessonGuide) or guide.lesson.seat != seat:
        return tuple(moves)
    found: dict[tuple[tuple[str, ...], tuple[str, ...]], Move] = {}
    for move in moves:
        if not is_closed(before, seat, move.actions):
            reached = until_next_card(before, seat, move.actions)
            if len(reached) == len(move.actions) or not move.said:
                found.setdefault((reached, move.places), replace(move, actions=reached))
    return tuple(found.values())


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


def card_at(state: State, seat: int) -> str | None:
    """The id of the card that a seat sees when it is asked."""
    guide = state.guide
    if not isinstance(guide, LessonGuide) or guide.lesson.seat != seat or seat not in state.deciding:
        return None
    card = guide.step(state)
    return None if card is None else card.id


def cards_seen(before: State, seat: int, actions: Sequence[str]) -> set[str]:
    """The cards that somebody has seen who has drafted these answers."""
    state, seen = before.copy(), set[str]()
    for action in (*actions, ""):
        card = card_at(state, seat)
        seen |= set() if card is None else {card}
        if action:
            state.apply(state.parse(action), seat)
    return seen


def until_next_card(before: State, seat: int, actions: Sequence[str], seen: Collection[str] = ()) -> tuple[str, ...]:
    """As many of these answers as belong to the cards that were ``seen``, and to the one ``before`` the first."""
    state, known = before.copy(), {card_at(before, seat), None, *seen}
    for n, action in enumerate(actions):
        if card_at(state, seat) not in known:
            return tuple(actions[:n])
        try:
            state.apply(state.parse(action), seat)
        except MeadhallError:
            break
    return tuple(actions)
