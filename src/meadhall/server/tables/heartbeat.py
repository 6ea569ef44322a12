"""The heartbeat of the house: when it was last alive, and the clocks of its tables when it was not.

While nobody can move (no worker is up, or the storage fails) the time counts against nobody, and a clock of the machine
that jumps takes nothing from anybody. Both follow from one row: the time of the last beat.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import sqlalchemy as sa

from meadhall.server.errors import StorageFault
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.storage.rows import add_missing
from meadhall.server.tables.records import RUNNING

BEAT = 5.0
"""Seconds between two beats of a worker."""
SILENCE = 12.0
"""After so many seconds without a beat of any worker nobody was there. Smaller jumps of a clock are not followed."""
KEY = "alive"
FRESH = 1.0
"""A beat that is not older tells whoever asks that the house is well."""
PATIENCE = 5.0
"""Seconds that a beat may take before the house is called ill."""


class HouseTime:
    """The time of the house: that of the machine when it was last followed, and what has passed since."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self._steady = steady
        self.follow()

    def __call__(self) -> float:
        return self._ahead + self._steady()

    def follow(self) -> None:
        """Take over the machine's time."""
        self._ahead = self.wall() - self._steady()

    @property
    def jumped(self) -> bool:
        """Whether the clock of the machine was set, or stood still with the machine."""
        return abs(self.wall() - self()) > SILENCE


class Heartbeat:
    """Beats for one worker. ``alone`` says that there are no others, so that every second without it was silent."""

    def __init__(self, database: Database, now: HouseTime, alone: bool) -> None:
        self._database = database
        self._now = now
        self._least = 0.0 if alone else SILENCE
        self._last: asyncio.Task[float] | None = None
        self._at = 0.0
        database.revive = self.catch_up

    async def begin(self) -> float:
        """The first beat. What was silent before does not count; how many seconds that were."""
        lost = await self._database.write(self.catch_up)
        self._least = SILENCE
        return lost

    async def beat(self) -> float:
        """Note that the house is alive; for how many seconds it was not."""
        if not self._now.jumped and not await self._database.write(self._note, tracked=True):
            return 0.0
        return await self._database.write(self.catch_up)

    async def probe(self) -> None:
        """Raise ``StorageFault`` unless something can be written now. All who ask at once share one beat."""
        if self._last is None or (self._last.done() and time.monotonic() - self._at > FRESH):
            self._last = asyncio.create_task(self.beat())
            self._at = time.monotonic()
        try:
            await asyncio.wait_for(asyncio.shield(self._last), PATIENCE)
        except TimeoutError:
            raise StorageFault from None

    def _note(self, c: sa.Connection) -> float:
        """Beat, unless the last one is too long ago; the seconds since then if it is."""
        gap = self._gap(c, self._now())
        if abs(gap) > self._least:
            return gap
        self._write(c)
        return 0.0

    def catch_up(self, c: sa.Connection) -> float:
        """Beat, and let every clock begin later by what was silent; the seconds."""
        if self._now.jumped:
            self._now.follow()
        gap = self._gap(c, self._now())
        self._write(c)
        if abs(gap) <= self._least:
            return 0.0
        s, t = db.seats.c, db.game_tables.c
        clocked = sa.select(t.id).where(t.status == RUNNING, t.pace != "none")
        later = db.seats.update().where(s.asked.is_not(None), s.table_id.in_(clocked))
        c.execute(later.values(asked=s.asked + gap))
        # Where clocks stand already, this time does not count twice.
        c.execute(db.game_tables.update().where(t.rests.is_not(None)).values(rests=t.rests + gap))
        return gap

    def _gap(self, c: sa.Connection, now: float) -> float:
        """The seconds since the last beat of any worker, less than nothing after the clock was set back."""
        h = db.house.c
        add_missing(c, db.house, key=KEY, value=repr(now))
        return now - float(c.execute(sa.select(h.value).where(h.key == KEY).with_for_update()).scalar_one())

    def _write(self, c: sa.Connection) -> None:
        c.execute(db.house.update().where(db.house.c.key == KEY).values(value=repr(self._now())))
