"""A table that cannot be played any more, as a page: why, that nothing is lost, and what can be done with it."""

from __future__ import annotations

from meadhall.kernel.errors import MeadhallError
from meadhall.server.errors import error_report
from meadhall.server.tables.records import CLOSED_BY_RULES, OVER
from meadhall.server.web.rows import FairDice, TableRow, fair_dice, table_row
from meadhall.server.web.templates import Context, Html, show
from meadhall.server.web.visit import Visitor, WebRequest


class UnplayablePage(Context, frozen=True, kw_only=True):
    """A table that the rules do not play as it was played, or that was closed."""

    template = "unplayable.html"

    table: TableRow
    closed: bool
    because: str
    """Why it was closed, by whoever did so; "" if the rules were why."""
    problem: str
    """What exactly differs, for whoever runs the house."""
    may_close: bool
    may_play_again: bool
    dice: FairDice
    ended: bool
    """It can be saved with all its secrets."""


async def unplayable_page(
    request: WebRequest, visitor: Visitor, table_id: str, error: MeadhallError | None = None
) -> Html:
    table = await visitor.house.tables.looking.table(table_id)
    ended = table.status == OVER
    page = UnplayablePage(
        table=table_row(table, visitor.person, visitor.lang, visitor.say),
        closed=bool(table.closed),
        because="" if table.closed == CLOSED_BY_RULES else table.closed,
        problem="" if error is None else error_report(error, visitor.lang).text,
        may_close=not ended and table.owner == visitor.person.id,
        may_play_again=ended and bool(table.seats_of(visitor.person)) and not table.lesson,
        dice=fair_dice(table, visitor.person),
        ended=ended,
    )
    return show(request, visitor, page)
