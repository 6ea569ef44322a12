"""Sheets and moves in a lesson: what the coach keeps for later is shown, and cannot be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from meadhall.draw.sheet import Move, Row, Sheet, Value
from meadhall.kernel.errors import ComesLater, MeadhallError
from meadhall.kernel.state import State
from meadhall.server.words import Say


def only_open(sheet: Sheet, before: State, seat: int, say: Say) -> Sheet:
    """The sheet of a draft that begins ``before``; values that come later say so."""
    if before.guide is None:
        return sheet
    later = say("server-coach-not-yet")

    def value(one: Value) -> Value:
        closed = one.actions is not None and is_closed(before, seat, one.actions)
        return replace(one, actions=None, refusal=later) if closed else one

    def row(one: Row) -> Row:
        return replace(one, values=tuple(map(value, one.values)))

    parts = tuple([replace(part, rows=tuple(map(row, part.rows))) for part in sheet.parts])
    return replace(sheet, parts=parts, moves=open_moves(sheet.moves, before, seat))


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
