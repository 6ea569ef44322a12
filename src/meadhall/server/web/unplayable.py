"""A table that cannot be played any more, as a page: why, that nothing is lost, and what can be done with it."""

from __future__ import annotations

from meadhall.kernel.errors import MeadhallError
from meadhall.server.errors import error_report
from meadhall.server.tables.records import CLOSED_BY_RULES, OVER, Table
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
    missing: bool
    """Its game is not installed any more."""
    may_close: bool
    """Or say that I would."""
    agreed: list[str]
    """Who would close it."""
    awaited: list[str]
    """Who has to agree still, if I have not opened it."""
    may_play_again: bool
    dice: FairDice
    ended: bool
    """It can be saved with all its secrets."""


async def unplayable_page(
    request: WebRequest, visitor: Visitor, table_id: str, error: MeadhallError | None = None
) -> Html:
    table = await visitor.house.tables.looking.table(table_id)
    ended = table.status == OVER
    mine = table.owner == visitor.person.id
    said = any(table.seats[seat].closes for seat in table.seats_of(visitor.person))
    shown = table_row(table, visitor.person, visitor.lang, visitor.say)
    page = UnplayablePage(
        table=shown,
        closed=bool(table.closed),
        because="" if table.closed == CLOSED_BY_RULES else table.closed,
        problem="" if error is None else error_report(error, visitor.lang).text,
        missing=shown.missing,
        may_close=not ended and (mine or visitor.person.id in table.people()) and not said,
        agreed=[] if ended else names(table, closes=True),
        awaited=[] if ended or mine else names(table, closes=False),
        may_play_again=ended and bool(table.seats_of(visitor.person)) and not table.lesson and not shown.missing,
        dice=fair_dice(table, visitor.person),
        ended=ended,
    )
    return show(request, visitor, page)


def names(table: Table, closes: bool) -> list[str]:
    """Of the people who have not left the table: those who would close it, or the others."""
    there = [seat for seat in table.seats if seat.person_id is not None and not seat.gone]
    return list(dict.fromkeys(seat.name for seat in there if seat.closes == closes))
