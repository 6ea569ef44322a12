"""What all parts of the service share: transactions that lock a table, looking without locking, telling of changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from meadhall.kernel.state import State
from meadhall.kernel.view import View
from meadhall.server.advice import thoughts
from meadhall.server.advice.opponents import Opponent
from meadhall.server.errors import ConflictError, ForbiddenError, StaleError, WrongField
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables.cache import Held, Shelf
from meadhall.server.tables.clock import tick
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import OPEN, OVER, PERSON, Person, Seat, Table

T = TypeVar("T")

_SEAT = db.Prepared(
    db.seats.update()
    .where(db.seats.c.table_id == sa.bindparam("of_table"), db.seats.c.seat == sa.bindparam("of_seat"))
    .values(asked=sa.bindparam("new_asked"), used=sa.bindparam("new_used"))
)


@dataclass(frozen=True, slots=True)
class Change:
    """Something at a table was committed. ``what`` is ``journal``, ``seats``, ``chat`` or ``rewind``.

    With a new row of the journal comes all that it led to, so that nobody has to look; only look at it.
    """

    table_id: str
    what: str
    head: int
    table: Table | None = None
    match: TableMatch | None = None


class Desk:
    """A database with its tables. ``now`` tells the time; ``listen`` hears of every change after its commit; ``choose``
    lets a bot decide."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], float] = time.time,
        listen: Callable[[Change], Awaitable[None]] | None = None,
        notify_after: float = 60.0,
        choose: Callable[[View, Opponent], Awaitable[str]] | None = None,
    ) -> None:
        self.database = database
        self.now = now
        self.listen = listen
        self.notify_after = notify_after
        self._choose = choose or in_a_thread
        self._shelf = Shelf()

    async def load(self, table_id: str) -> Table:
        """The table with its seats and the length of its journal."""
        return await self._look(table_id, lambda held: held.table)

    async def _look(self, table_id: str, work: Callable[[Held], T]) -> T:
        """Look at a table as it is at one moment."""
        return await self.database.read(lambda c: work(self._shelf.hold(c, table_id)))

    async def _change(self, table_id: str, what: str, work: Callable[[Held], T]) -> T:
        """Change a table in one transaction, with the table locked; afterwards everybody hears of it.

        What playing changes of a table is known, so the next move need not read it if nothing else was written since.
        """
        plays = what == "journal"

        def locked(c: sa.Connection) -> tuple[T, Held, int | None]:
            stamp = self.database.stamp if plays else None
            held = self._shelf.take(c, table_id, stamp) or self._shelf.hold(c, table_id, lock=True)
            return work(held), held, stamp

        try:
            result, held, stamp = await self.database.write(locked, mindful=plays)
        except IntegrityError as error:
            # The table was locked, so this is the last line of defence, not the usual way to lose a race.
            raise StaleError((await self.load(table_id)).head) from error
        if held.match is not None:
            self._shelf.keep(table_id, held.match)
            self._shelf.put_back(held, stamp)
            await self._tell(Change(table_id, "journal", held.match.head, held.table, held.match))
        if held.match is None or what != "journal":
            await self._tell(Change(table_id, what, held.table.head))
        return result

    async def _tell(self, change: Change) -> None:
        if self.listen is not None:
            await self.listen(change)

    # --- what follows from a new position -------------------------------------------------------

    def _ask(self, held: Held, state: State, acted: int | None, by: str | None) -> tuple[Seat, ...]:
        """Set the clocks of all seats, and tell those who are newly asked and may be away; the seats after that."""
        now = self.now()
        table = held.table
        counts = table.pace.kind != "none"
        deciding = state.deciding
        clocks: list[dict[str, Any]] = []
        seats = list(table.seats)
        for seat in table.seats:
            is_asked = seat.seat in deciding
            asked, used = tick(seat.asked, seat.used, now, seat.seat == acted, is_asked)
            if (asked is None) != (seat.asked is None) or (counts and asked != seat.asked):
                clocks.append({"of_table": table.id, "of_seat": seat.seat, "new_asked": asked, "new_used": used})
                seats[seat.seat] = replace(seat, asked=asked, used=used)
            # Who was answered for may be away, and has heard of nothing yet.
            newly = seat.asked is None or (seat.seat == acted and by is None)
            if is_asked and newly and not seat.stand_in and seat.person_id != by and has_to_decide(state, seat.seat):
                self._enqueue(held, seat, "turn")
        _SEAT.run(held.c, clocks)
        if state.over:
            for seat in table.seats:
                if seat.person_id != by:
                    self._enqueue(held, seat, "over")
        return tuple(seats)

    def _return(self, held: Held, seat: Seat) -> None:
        """A person plays again whose seat a bot had, with some time left on the clock."""
        asked, used = tick(seat.asked, seat.used, self.now(), acted=True, is_asked=seat.asked is not None)
        used = held.table.pace.after_return(used)
        set_seat(held, seat.seat, gone=False, stand_in="", used=used, asked=asked)
        held.table = self._shelf.hold(held.c, held.table.id).table

    def _enqueue(self, held: Held, seat: Seat, kind: str) -> None:
        """A message for each way in which the seat's person can be told, unless the same waits already."""
        if seat.kind != PERSON:
            return
        now = self.now()
        o = db.outbox.c
        for way in seat.ways:
            whom = {"person_id": seat.person_id, "table_id": held.table.id, "kind": kind, "way": way}
            same = sa.select(o.id).where(*(o[name] == value for name, value in whom.items()), o.status == "waiting")
            if held.c.execute(same).first() is None:
                due = now + self.notify_after
                held.c.execute(
                    db.outbox.insert().values(
                        **whom, seat=seat.seat, created=now, due=due, tries=0, status="waiting", problem=""
                    )
                )


def has_to_decide(state: State, seat: int) -> bool:
    """Whether a seat is asked for something that does not go without saying."""
    decision = state.decision_of(seat)
    return decision is not None and not decision.empty


async def in_a_thread(view: View, who: Opponent) -> str:
    """How a bot decides in a house without thinkers."""
    return await asyncio.to_thread(thoughts.choose, view, who)


# --- questions about a table ------------------------------------------------------------------------


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


def check_open(table: Table) -> None:
    if table.status != OPEN:
        raise ConflictError("refused-no-open-seat", "seat")


def set_seat(held: Held, seat: int, **values: Any) -> None:
    s = db.seats.c
    held.c.execute(db.seats.update().where(s.table_id == held.table.id, s.seat == seat).values(**values))


def set_table(held: Held, **values: Any) -> None:
    held.c.execute(db.game_tables.update().where(db.game_tables.c.id == held.table.id).values(**values))


def is_open(match: TableMatch) -> bool:
    """Whether everybody knows everything at the table: nothing was hidden from a spectator, at any moment.

    The match must be whole: entries without events do not know who saw them.
    """
    state = match.at(0)
    for entry in match.journal:
        if entry.seen_by is not None or state.secrets() or any(event.seen_by is not None for event in entry.events):
            return False
        state.apply(entry.action, entry.by)
    return not state.secrets() and state.view(None).position == state
