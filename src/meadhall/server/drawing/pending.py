"""What a table wants of somebody, in a few words and without any picture: for lists of tables."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meadhall.server.drawing.chronicle import Chronicle
from meadhall.server.drawing.naming import seat_words
from meadhall.server.drawing.page import Situation, Viewpoint
from meadhall.server.drawing.page_cache import last_decision, seat_names
from meadhall.server.drawing.page_maker import prompt, seat_to_show
from meadhall.server.drawing.pictures import status
from meadhall.server.drawing.telling import since
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import Table
from meadhall.server.tables.standing import spoken_for
from meadhall.server.words import Say


class Pending(msgspec.Struct, frozen=True):
    question: str
    """What is asked, or who is awaited."""
    where: str
    """How far the game has come, such as "Round 3"."""
    news: str
    """What it meant for the person since their last decision; "" if nothing, or if several sit at one screen."""


def pending(table: Table, match: TableMatch, mine: Sequence[int], lang: str, say: Say) -> Pending:
    state, names = match.state, seat_names(table)
    seat = seat_to_show(state, mine, spoken_for(table, match))
    view, seats = state.view(seat), seat_words(state)
    viewpoint = Viewpoint(seat, tuple(mine), lang, "desk")
    now = Situation(
        state, match.head, match.numbered(None), names, False, None, match.headings, match.gaps, None,
        *last_decision(match, seat, None),
    )  # fmt: skip
    told = since(now, Chronicle(view, seats, lang), say) if len(mine) == 1 else None
    return Pending(
        prompt(view, now, viewpoint, seats, say).text,
        next(iter(status(view, lang)), ""),
        "" if told is None else " ".join(tale.text for tale in told.mine[:2]),
    )
