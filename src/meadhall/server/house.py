"""The house: everything that one worker needs, opened when it starts and closed when it stops."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from threading import Event, Thread
from typing import Any

from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.view import View
from meadhall.server.advice import bot_tasks
from meadhall.server.advice.advisor import Advisor
from meadhall.server.advice.opponents import BLIND, Opponent
from meadhall.server.advice.reviews import Reviews
from meadhall.server.advice.thinkers import NoAnswerError, Thinkers
from meadhall.server.backups import BackupKeeper
from meadhall.server.drawing.gestures import deeds_since
from meadhall.server.drawing.page_cache import PageCache
from meadhall.server.errors import NotFoundError, StaleError, StorageFault
from meadhall.server.live.watchers import Watchers
from meadhall.server.live.whole_turns import WholeTurns
from meadhall.server.metrics import Metrics
from meadhall.server.people.accounts import People
from meadhall.server.people.notify import Courier
from meadhall.server.puzzles.mistakes import Mistakes
from meadhall.server.puzzles.room import PuzzleRoom
from meadhall.server.settings import Settings
from meadhall.server.storage.database import Database
from meadhall.server.tables.bots import answers_for_people
from meadhall.server.tables.drafts import When
from meadhall.server.tables.heartbeat import BEAT, Heartbeat, HouseTime
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import Chosen, Person, Played, Table
from meadhall.server.tables.service import Tables
from meadhall.server.tables.tempo import (
    QUICKEST,
    STILL_THERE,
    BotTurn,
    pause_for_person,
    share_for_bot,
    share_to_see,
    slowest,
)
from meadhall.server.tables.transactions import Change
from meadhall.server.web.security import Limits, Signer, SocketLimit
from meadhall.server.words import HouseTexts

log = logging.getLogger("meadhall.server")

SWEEP_SECONDS = 10.0
LULL_SECONDS = 6.0
KEEP_SECONDS = 2.0
"""What keeping positions may take when the worker stops."""
"""A table at which a bot has been asked for so long has lost its worker; before that, somebody is at it."""
TOUCH_SECONDS = 30.0
GARBAGE_SECONDS = 600.0
"""How often all garbage is collected, for which everybody waits a tenth of a second in a large hall."""
BACKUP_SECONDS = 60.0
"""How often somebody looks whether it is time for a backup."""


@dataclass
class House:
    """What pages, API and live tables share. ``bot_pause`` lets people follow what bots do, in seconds a turn.

    ``prepare`` is done in a thread when the house opens; it is ready after that.
    """

    settings: Settings
    watchers: Watchers
    limits: Limits = field(default_factory=Limits)
    words: HouseTexts = field(default_factory=HouseTexts)
    metrics: Metrics = field(default_factory=Metrics)
    bot_pause: float = 0.6
    prepare: Callable[[], None] | None = None

    database: Database = field(init=False)
    heart: Heartbeat = field(init=False)
    people: People = field(init=False)
    courier: Courier = field(init=False)
    backups: BackupKeeper = field(init=False)
    tables: Tables = field(init=False)
    pages: PageCache = field(init=False)
    advisor: Advisor = field(init=False)
    reviews: Reviews = field(init=False)
    puzzles: PuzzleRoom = field(init=False)
    mistakes: Mistakes = field(init=False)
    signer: Signer = field(init=False)
    device_signer: Signer = field(init=False)
    secret: str = field(init=False)
    thinkers: Thinkers = field(default_factory=Thinkers)
    chores: list[Callable[[], Awaitable[None]]] = field(default_factory=list)
    """What else has to be done now and then."""

    def __post_init__(self) -> None:
        self.socket_limit = SocketLimit(self.limits.sockets_an_address)
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._again: dict[str, asyncio.Event] = {}
        self._whole_turns = WholeTurns(self._tell)
        self._swept = False
        self._prepared = Event()
        self.leaving = False

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Open the database and start what runs by itself; stop and close all of it at the end."""
        self.database = await Database.open(self.settings.database)
        try:
            now = HouseTime()
            self.heart = Heartbeat(self.database, now, self.watchers.alone)
            await self.heart.begin()
            self.people = People(self.database, dismiss=self.watchers.dismiss)
            self.tables = Tables(
                self.database,
                now,
                listen=self._changed,
                notify_after=self.settings.notify_after,
                choose=self._choose,
                watched=self.watchers.watched,
            )
            self.pages = PageCache(
                self.tables.looking, self.tables.drafts, self.words, self.metrics, self.watchers.watched
            )
            self.watchers.when_left += [self.tables.left, self.pages.left]
            self.advisor = Advisor(self.tables, self.thinkers)
            self.puzzles = PuzzleRoom(self.database)
            self.mistakes = Mistakes(self.database)
            self.reviews = Reviews(self.tables, self.thinkers, keep=self.mistakes.keep)
            self.courier = Courier(self.database, self.settings, now)
            self.backups = BackupKeeper(self.database, self.settings, self.metrics)
            self.secret = self.settings.secret or await self.people.house_secret()
            self.signer = Signer(self.secret.encode())
            self.device_signer = Signer(self.secret.encode(), "device")
            Thread(target=self._prepare, name="meadhall-prepare", daemon=True).start()
            if self.settings.workers > 1:
                # The other workers are there for whoever comes meanwhile.
                await asyncio.to_thread(self._prepared.wait)
            chores = [
                asyncio.create_task(self._repeat(BEAT, self._beat)),
                asyncio.create_task(self._repeat(SWEEP_SECONDS, self._sweep)),
                asyncio.create_task(self._repeat(TOUCH_SECONDS, self._touch)),
                asyncio.create_task(self.watchers.listen(self._heard)),
                asyncio.create_task(self._repeat(BACKUP_SECONDS, self.backups.look)),
                asyncio.create_task(self._tidy(GARBAGE_SECONDS)),
            ]
            try:
                yield
            finally:
                await self.leave()
                await stop(chores)
                await self.reviews.close()
                self.thinkers.close()
                with suppress(StorageFault):
                    await self.heart.beat()
        finally:
            await self.database.close()

    def _prepare(self) -> None:
        try:
            if self.prepare is not None:
                self.prepare()
        except Exception:
            log.exception("the house could not be prepared")
        finally:
            self._prepared.set()

    @property
    def ready(self) -> bool:
        """Whether somebody who comes now is served without delay, and for longer than a moment."""
        return self._prepared.is_set() and not self.leaving

    async def leave(self) -> None:
        """Before the worker stops: finish the moves under way, stop the bots, and send the pages off to come back."""
        if self.leaving:
            return
        self.leaving = True
        await stop(list(self._bots.values()))
        self._bots.clear()
        await self.database.settle()
        looked_at = self.watchers.rooms()
        await self.watchers.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._keep_positions(looked_at), KEEP_SECONDS)

    async def _keep_positions(self, tables: Sequence[str]) -> None:
        """Whoever serves these tables next has them at once."""
        for table_id in tables:
            with suppress(MeadhallError):
                await self.tables.playing.keep_position(table_id)

    # --- changes --------------------------------------------------------------------------------

    async def _changed(self, change: Change) -> None:
        """Something was committed here: tell everybody who looks at the table, and let the bots answer."""
        if self._whole_turns.keeps(change):
            return
        self._tell(change)
        table, match = change.table, change.match
        if change.what in ("journal", "seats", "rewind", "standing") and (table is None or house_answers(table, match)):
            self.start_bots(change.table_id)

    def _tell(self, change: Change) -> None:
        """Wake the pages at the table, here and at the other workers."""
        table, match = change.table, change.match
        # A match that was not played through from its beginning has no log yet.
        latest = None if match is None or match.events_from else (table, match)
        self.watchers.wake(change.table_id, change.what, latest, change.head)
        self.watchers.publish(change.table_id, change.what, change.head)

    async def _heard(self, table_id: str, what: str) -> None:
        """Something was committed by another worker, which also moves the bots."""
        self.watchers.wake(table_id, what)

    # --- playing --------------------------------------------------------------------------------

    async def play(self, person: Person, table_id: str, seat: int, head: int, action: str) -> Played:
        began = time.perf_counter()
        played = await self.tables.playing.play(person, table_id, seat, head, action)
        self.metrics.play_seconds.observe(time.perf_counter() - began)
        self.metrics.moves.labels("person").inc()
        return played

    async def draft(
        self, person: Person, table_id: str, seat: int, head: int, actions: Sequence[str], play: When, **how: Any
    ) -> None:
        """Replace the draft of a seat, and play it if that is wanted."""
        began = time.perf_counter()
        played = await self.tables.drafts.put(person, table_id, seat, head, actions, play, **how)
        if played is not None:
            self.metrics.play_seconds.observe(time.perf_counter() - began)
            self.metrics.moves.labels("person").inc()

    def start_bots(self, table_id: str) -> None:
        """Let the house answer at a table in the background, for bots and where a person need not be asked; one task
        a table, which looks again if there is one already."""
        if self.leaving:
            return
        if table_id in self._bots:
            self._again[table_id].set()
            return
        self._again[table_id] = asyncio.Event()
        task = asyncio.create_task(self._bots_play(table_id))
        self._bots[table_id] = task
        task.add_done_callback(lambda _: self._bots_done(table_id))

    def _bots_done(self, table_id: str) -> None:
        self._bots.pop(table_id, None)
        if self._again.pop(table_id).is_set():
            self.start_bots(table_id)

    async def _bots_play(self, table_id: str) -> None:
        turn = BotTurn()
        again = self._again[table_id]
        try:
            while True:
                again.clear()
                began = time.monotonic()
                chosen = await self.tables.bots.think(table_id)
                if chosen is None:
                    return
                pause = await self._pause(chosen, turn)
                # Whoever has thought for long need not wait any more; a long wait ends if the table changes.
                with suppress(TimeoutError):
                    await asyncio.wait_for(again.wait(), max(0.0, began + pause - time.monotonic()))
                    continue
                self._whole_turns.acts(table_id, chosen.seat)
                with suppress(StaleError):
                    # Who is stopped now has moved, or has not; everybody hears of it in any case.
                    await asyncio.shield(self.tables.bots.do(chosen))
                    self.metrics.moves.labels("bot").inc()
        except (NotFoundError, StorageFault):
            # Of a fault of the storage the log knows, and the next sweep tries again.
            return
        except Exception:
            # The next sweep tries again; a table must never take the worker with it.
            log.exception("a bot failed", extra={"table": table_id})
        finally:
            self._whole_turns.done(table_id)

    async def _pause(self, chosen: Chosen, turn: BotTurn) -> float:
        """The seconds before the house answers. Where there may be nothing to say they do not tell whether there is.

        A bot's turn is played without a stop; before it there is time to see what was done before."""
        table = await self.tables.looking.table(chosen.table_id)
        seat = table.seats[chosen.seat]
        # Nobody else must be able to work out how long it takes.
        dice = Random(f"{self.secret}/{chosen.table_id}/{chosen.head}")
        if seat.bot:
            tempos = self.watchers.tempos(chosen.table_id)
            watched = slowest(tempos)
            if chosen.idle:
                least = max(watched, QUICKEST) if tempos else 0.0
                level, share = seat.bot.partition(":")[0], turn.idle_share(chosen.seat)
                return self.bot_pause * least * share_for_bot(level, share, dice)
            since = turn.since
            if not watched or not turn.begins(chosen.seat, chosen.head):
                return 0.0
            _, match = await self.tables.looking.table_and_match(chosen.table_id)
            return self.bot_pause * watched * share_to_see(deeds_since(match, since))
        if chosen.later is not None:
            return 0.0
        now = self.tables.now()
        there = (
            self.watchers.is_here(table.id, seat.person_id)
            or now - await self.tables.bots.last_answer(chosen) < STILL_THERE
        )
        left = table.pace.left(seat.asked, seat.used, now)
        return table.updated + pause_for_person(table.pace, there, self.bot_pause, left, dice) - now

    async def _choose(self, view: View, who: Opponent, owner: str) -> str:
        """Let a bot decide. Where there is nothing to think about, it is done at once."""
        began = time.perf_counter()
        decision = view.decision
        if who.level == BLIND or decision is None or len(decision.options) == 1:
            return bot_tasks.choose(view, who)
        try:
            return await self.thinkers.ask(bot_tasks.choose, view, who, whose=owner)
        except NoAnswerError as error:
            # A game must go on, even with a poor move.
            log.error("a bot could not decide: %s", error)
            return bot_tasks.choose_blindly(view)
        finally:
            self.metrics.bot_seconds.labels(who.level).observe(time.perf_counter() - began)

    # --- what runs by itself ----------------------------------------------------------------------

    async def _repeat(self, seconds: float, chore: Callable[[], Awaitable[object]]) -> None:
        while True:
            try:
                await chore()
            except StorageFault:
                # The log knows of it.
                pass
            except Exception:
                log.exception("a chore failed", extra={"chore": chore.__name__})
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        """The house is alive. If it was not for a while, the clocks at its tables show something else."""
        if await self.heart.beat():
            for table_id in self.watchers.rooms():
                self.watchers.wake(table_id, "seats")

    async def _tidy(self, seconds: float) -> None:
        """By itself the collector does not look at what is old."""
        while True:
            await asyncio.sleep(seconds)
            gc.collect()

    async def _sweep(self) -> None:
        """Clocks that ran out, bots that a restart left waiting, and messages that are due."""
        await self._beat()
        await self.tables.resting.look()
        await self.tables.seating.expire()
        for table_id in await self.tables.bots.waiting_tables(LULL_SECONDS if self._swept else 0.0):
            self.start_bots(table_id)
        if not self._swept:
            for table_id in await self.tables.bots.silent_tables():
                self.start_bots(table_id)
        self._swept = True
        await self.courier.deliver()
        for chore in self.chores:
            await chore()

    async def _touch(self) -> None:
        """Whoever has a page open is here. Changes that no worker told us of are found too."""
        await self.people.touch(*self.watchers.people())
        for table_id in self.watchers.rooms():
            with suppress(NotFoundError):
                self.watchers.check_head(table_id, (await self.tables.looking.table(table_id)).head)
        self.watchers.tell_presence()

    # --- looking --------------------------------------------------------------------------------

    async def now(self, table_id: str) -> tuple[Table, TableMatch]:
        """The table and its whole match, with the events of every entry."""
        return await self.tables.looking.table_and_match(table_id, whole=True)

    async def latest(self, table_id: str) -> tuple[Table, TableMatch]:
        """The same, loaded once for all pages here that were woken by the same change."""
        return await self.watchers.latest(table_id, lambda: self.now(table_id))


def house_answers(table: Table, match: TableMatch | None) -> bool:
    """Whether a bot is asked, or somebody for whom the house answers."""
    bots = any(table.seats[seat].bot for seat in table.asked())
    return bots or (match is not None and answers_for_people(table, match))


async def stop(tasks: Sequence[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
