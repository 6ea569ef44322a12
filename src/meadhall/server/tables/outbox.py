"""Messages to people who may be away. They wait in the database until the courier delivers them."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from meadhall.server.storage import database as db
from meadhall.server.tables.records import PERSON, Seat
from meadhall.server.tables.stored import StoredTable


class Outbox:
    """``after``: a message is due so many seconds after it was put here."""

    def __init__(self, now: Callable[[], float], after: float) -> None:
        self._now = now
        self._after = after

    def put(self, stored: StoredTable, seat: Seat, kind: str) -> None:
        """A message for each way in which the seat's person can be told, unless the same waits already."""
        if seat.kind != PERSON:
            return
        now = self._now()
        o = db.outbox.c
        for way in seat.ways:
            whom = {"person_id": seat.person_id, "table_id": stored.table.id, "kind": kind, "way": way}
            same = sa.select(o.id).where(*(o[name] == value for name, value in whom.items()), o.status == "waiting")
            if stored.c.execute(same).first() is None:
                due = now + self._after
                stored.c.execute(
                    db.outbox.insert().values(
                        **whom, seat=seat.seat, created=now, due=due, tries=0, status="waiting", problem=""
                    )
                )
