"""What follows from a new position: who is asked, whose clock runs, who is told, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import sqlalchemy as sa

from meadhall.server.storage import database as db
from meadhall.server.tables import fair_dice, later
from meadhall.server.tables.cache import MatchCache
from meadhall.server.tables.clock import tick
from meadhall.server.tables.journal import TableMatch, snapshot_due
from meadhall.server.tables.outbox import Outbox
from meadhall.server.tables.records import FREE, OVER, RUNNING, Seat
from meadhall.server.tables.standing import is_spoken_for, lasting, written
from meadhall.server.tables.stored import StoredTable, add_snapshot, read, set_seat, set_table
from meadhall.server.tables.transactions import Advance

_HEAD = db.Prepared(
    db.game_tables.update()
    .where(db.game_tables.c.id == sa.bindparam("of_table"))
    .values(head=sa.bindparam("new_head"), updated=sa.bindparam("new_updated"))
)
_SEAT = db.Prepared(
    db.seats.update()
    .where(db.seats.c.table_id == sa.bindparam("of_table"), db.seats.c.seat == sa.bindparam("of_seat"))
    .values(asked=sa.bindparam("new_asked"), used=sa.bindparam("new_used"))
)


class Turns:
    """Within the transaction that leads to the position. ``now`` tells the time."""

    def __init__(self, matches: MatchCache, outbox: Outbox, now: Callable[[], float]) -> None:
        self._matches = matches
        self._outbox = outbox
        self._now = now

    def begin(self, before: StoredTable) -> None:
        """If nobody is awaited any more, the game begins."""
        stored = read(before.c, before.table.id)
        if any(seat.kind == FREE for seat in stored.table.seats):
            return
        set_table(stored, status=RUNNING, updated=self._now())
        self._ask(stored, self._matches.match(stored), None, None)

    def settle(
        self, stored: StoredTable, match: TableMatch, seat: int | None, round_before: object, by_house: bool = False
    ) -> Advance:
        """Write what follows from new rows: the head, the end, clocks, snapshot, messages.

        ``seat`` has acted, or the house in its place (``by_house``); None if nobody has.
        """
        state, now = match.state, self._now()
        _HEAD.run(stored.c, [{"of_table": stored.table.id, "new_head": match.head, "new_updated": now}])
        if snapshot_due(match, round_before):
            add_snapshot(stored, match)
        # Of what the house did in their place, a person has to be told.
        by = None if seat is None or by_house else stored.table.seats[seat].person_id
        seats = self._ask(stored, match, seat, by)
        table = replace(stored.table, head=match.head, updated=now, seats=seats)
        if state.over:
            set_table(stored, status=OVER, result=msgspec.to_builtins(state.result))
            table = replace(table, status=OVER, result=state.result, seed=stored.seed)
            table = replace(table, luck=fair_dice.shown(stored.luck, opened=True))
        return Advance(replace(stored, table=table), match)

    def come_back(self, stored: StoredTable, seat: Seat) -> StoredTable:
        """A person plays again whose seat a bot had, with some time left on the clock; the table after that."""
        asked, used = tick(seat.asked, seat.used, self._now(), acted=True, is_asked=seat.asked is not None)
        used = stored.table.pace.after_return(used)
        set_seat(stored, seat.seat, gone=False, stand_in="", used=used, asked=asked)
        return read(stored.c, stored.table.id)

    def _ask(self, stored: StoredTable, match: TableMatch, acted: int | None, by: str | None) -> tuple[Seat, ...]:
        """Set the clocks of all seats, and tell those who are newly asked and may be away; the seats after that."""
        state, now = match.state, self._now()
        table = stored.table
        counts = table.pace.kind != "none"
        deciding = state.deciding
        clocks: list[dict[str, Any]] = []
        seats = [self._kept(stored, seat, match) for seat in table.seats]
        for seat in seats[:]:
            is_asked = seat.seat in deciding
            asked, used = tick(seat.asked, seat.used, now, seat.seat == acted, is_asked)
            if (asked is None) != (seat.asked is None) or (counts and asked != seat.asked):
                clocks.append({"of_table": table.id, "of_seat": seat.seat, "new_asked": asked, "new_used": used})
                seats[seat.seat] = replace(seat, asked=asked, used=used)
            # Who was answered for may be away, and has heard of nothing yet.
            newly = seat.asked is None or (seat.seat == acted and by is None)
            if is_asked and newly and not seat.stand_in and seat.person_id != by and _has_to_decide(match, seat):
                self._outbox.put(stored, seat, "turn")
        _SEAT.run(stored.c, clocks)
        if state.over:
            for seat in table.seats:
                if seat.person_id != by:
                    self._outbox.put(stored, seat, "over")
        return tuple(seats)

    def _kept(self, stored: StoredTable, seat: Seat, match: TableMatch) -> Seat:
        """A seat in a new position, with what still stands and what is still kept for later."""
        stands = lasting(seat, match.state)
        now = later.settled(seat if stands is seat.standing else replace(seat, standing=stands), match)
        if now is not seat:
            kept = later.written(now.later)
            set_seat(stored, seat.seat, standing=written(stands), later=kept, draft="\n".join(now.draft))
        return now


def _has_to_decide(match: TableMatch, seat: Seat) -> bool:
    """Whether a seat is asked for something that does not go without saying and was not said beforehand."""
    decision = match.state.decision_of(seat.seat)
    return decision is not None and not decision.empty and not is_spoken_for(seat, match)
