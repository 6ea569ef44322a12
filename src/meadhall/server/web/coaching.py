"""When the coach speaks at an ordinary table."""

from __future__ import annotations

import msgspec

from meadhall.server.tables.records import OVER, Person, Table
from meadhall.server.web.visit import COACHES, WebRequest, one_of


class Coaching(msgspec.Struct, frozen=True):
    """When the coach speaks to me at an ordinary table. It is kept for tables with bots alone, and for all others."""

    cookie: str
    value: str
    choices: tuple[str, ...]


def coaching(request: WebRequest, table: Table, person: Person) -> Coaching | None:
    """On call against bots; silent among others, unless one wants it otherwise."""
    if table.lesson or table.status == OVER or not table.seats_of(person):
        return None
    alone = table.is_alone(person) and any(seat.bot for seat in table.seats)
    cookie, choices = ("coach", COACHES) if alone else ("coach-among", tuple(reversed(COACHES)))
    return Coaching(cookie, one_of(request.cookies.get(cookie), choices), COACHES)
