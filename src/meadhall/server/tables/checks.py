"""What must be so before something may happen at a table; else the reader is told why not."""

from __future__ import annotations

from meadhall.server.errors import ConflictError, ForbiddenError, StaleError, WrongField
from meadhall.server.tables.records import BOT, OPEN, OVER, RUNNING, Person, Seat, Table


def check_text(text: str) -> None:
    """One database keeps a NUL in a text, the other does not: neither should."""
    if "\0" in text:
        raise WrongField("text", "refused-nul")


def seat_at(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise WrongField("seat", "refused-no-seat", last=len(table.seats) - 1)
    return table.seats[seat]


def own_seat(table: Table, seat: int, person: Person) -> Seat:
    place = seat_at(table, seat)
    if place.person_id != person.id:
        raise ForbiddenError("refused-not-your-seat", "seat")
    return place


def check_running(table: Table) -> None:
    if table.status == OVER:
        raise ConflictError("refused-over", "table")
    if table.status == OPEN:
        raise ConflictError("refused-not-begun", "table")


def check_head(table: Table, head: int) -> None:
    """The game goes on, and the caller knows how far it is."""
    if head != table.head:
        raise StaleError(table.head)
    check_running(table)


def check_open(table: Table) -> None:
    if table.status != OPEN:
        raise ConflictError("refused-no-open-seat", "seat")


def check_owner(table: Table, person: Person) -> None:
    if table.owner != person.id:
        raise ForbiddenError("refused-only-owner", "table")


def may_offer(table: Table, place: Seat, person: Person) -> bool:
    """Whether a person may invite somebody to a seat while the game goes on."""
    if table.status != RUNNING:
        return False
    if place.kind == BOT:
        return table.owner == person.id
    return place.person_id == person.id or (place.gone and person.id in table.people())


def check_offer(table: Table, place: Seat, person: Person) -> None:
    if table.status != RUNNING:
        raise ConflictError("refused-offer-now", "seat")
    if not may_offer(table, place, person):
        raise ForbiddenError("refused-offer", "seat")
