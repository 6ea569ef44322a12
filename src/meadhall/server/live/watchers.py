"""Who looks at which table, and how they hear of changes: directly in this worker, over channels from the others."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import msgspec
from litestar.channels import ChannelsPlugin

from meadhall.server.live.channels import CHANNEL, EVERY, WorkerNews

DISMISS = "dismiss"
"""The news that a person's pages must come back with a cookie or key that is still good."""
MOST_NAMES = 40
"""How many names of watchers are told; PostgreSQL's messages are short."""
FORGET = 90.0
"""Seconds after which a worker that says nothing any more has no watchers."""

TABLE = ("journal", "seats", "draft", "standing")
"""The changes after which a table looks different."""

T = TypeVar("T")
Heard = Callable[[str, str], Awaitable[None]]


class Watcher(Protocol):
    """A page that looks at a table."""

    person_id: str
    name: str
    tempo: str

    def wake(self, what: str) -> None: ...

    async def close(self, code: int) -> None: ...

    async def farewell(self) -> None: ...


class Room:
    """The watchers of one table: here, and by name those of other workers."""

    __slots__ = ("elsewhere", "head", "here", "latest")

    def __init__(self) -> None:
        self.here: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[dict[str, str], float]] = {}
        self.head = 0
        self.latest: asyncio.Future[Any] | None = None


class Watchers:
    """Everybody who looks at a table of this worker. ``alone`` says that there are no other workers to talk to."""

    def __init__(self, channels: ChannelsPlugin, alone: bool = False) -> None:
        self.channels = channels
        self.alone = alone
        self.worker = secrets.token_hex(6)
        self.closed = False
        self._rooms: dict[str, Room] = {}
        self.when_left: list[Callable[[str], None]] = []
        """Who wants to know that nobody looks at a table any more."""

    # --- watchers -------------------------------------------------------------------------------

    def enter(self, table_id: str, watcher: Watcher) -> None:
        self._rooms.setdefault(table_id, Room()).here.add(watcher)
        self.wake(table_id, "here")
        self._tell(table_id, ask=True)

    def watched(self, table_id: str) -> bool:
        """Whether somebody looks at a table here."""
        return table_id in self._rooms

    def leave(self, table_id: str, watcher: Watcher) -> None:
        room = self._rooms.get(table_id)
        if room is None:
            return
        room.here.discard(watcher)
        self._tell(table_id)
        if room.here:
            self.wake(table_id, "here")
        else:
            del self._rooms[table_id]
            for left in self.when_left:
                left(table_id)

    def wake(self, table_id: str, what: str, latest: object = None, head: int = 0) -> None:
        """Let everybody who looks at the table here know; ``latest`` is the table at this head, if that is at hand."""
        room = self._rooms.get(table_id)
        if room is None:
            return
        if what in TABLE:
            room.latest = None
            # Another worker may have been quicker.
            if latest is not None and head >= room.head:
                room.latest = asyncio.get_running_loop().create_future()
                room.latest.set_result(latest)
        for watcher in tuple(room.here):
            watcher.wake(what)

    async def latest(self, table_id: str, load: Callable[[], Awaitable[T]]) -> T:
        """What ``load`` gives, called once between two changes of the table."""
        room = self._rooms.get(table_id)
        if room is None:
            return await load()
        if room.latest is None:
            room.latest = asyncio.ensure_future(load())
        waiting: asyncio.Future[T] = room.latest
        try:
            # A page that goes away must not take the others' answer with it.
            return await asyncio.shield(waiting)
        except Exception:
            room.latest = None
            raise

    def is_here(self, table_id: str, person_id: str | None) -> bool:
        """Whether a person looks at the table, here or at another worker."""
        room = self._rooms.get(table_id)
        if room is None or person_id is None:
            return False
        return any(watcher.person_id == person_id for watcher in room.here) or any(
            person_id in told for told, _ in room.elsewhere.values()
        )

    def tempos(self, table_id: str) -> list[str]:
        """How quickly those who look at the table here want its bots to move."""
        room = self._rooms.get(table_id)
        return [watcher.tempo for watcher in room.here] if room else []

    def rooms(self) -> list[str]:
        return list(self._rooms)

    def people(self) -> set[str]:
        """The ids of all who have a page open here."""
        return {watcher.person_id for room in self._rooms.values() for watcher in room.here if watcher.person_id}

    def check_head(self, table_id: str, head: int) -> None:
        """Wake the watchers if the table has moved on and nobody told us."""
        room = self._rooms.get(table_id)
        if room is not None and room.head < head:
            room.head = head
            self.wake(table_id, "journal")

    async def dismiss(self, person_id: str) -> None:
        """Close every page of a person, here and at the other workers; those with a good cookie come back at once."""
        self._publish(WorkerNews(self.worker, EVERY, DISMISS, 0, {person_id: ""}))
        await self._dismiss_here(person_id)

    async def _dismiss_here(self, person_id: str) -> None:
        watchers = [w for room in self._rooms.values() for w in room.here if w.person_id == person_id]
        await asyncio.gather(*(watcher.close(1012) for watcher in watchers), return_exceptions=True)

    async def close(self) -> None:
        """The worker stops: every page is told, and asked to come back later."""
        self.closed = True
        watchers = [watcher for room in self._rooms.values() for watcher in room.here]
        await asyncio.gather(*(watcher.farewell() for watcher in watchers), return_exceptions=True)

    # --- presence -------------------------------------------------------------------------------

    def names(self, table_id: str) -> list[str]:
        """Everybody who looks at the table, each once."""
        room = self._rooms.get(table_id)
        if room is None:
            return []
        since = asyncio.get_running_loop().time() - FORGET
        people = self._people_here(table_id)
        for told, at in room.elsewhere.values():
            if at >= since:
                people |= told
        return sorted(people.values())

    def _people_here(self, table_id: str) -> dict[str, str]:
        room = self._rooms.get(table_id)
        here = {watcher.person_id: watcher.name for watcher in room.here} if room else {}
        return dict(sorted(here.items(), key=lambda one: one[1])[:MOST_NAMES])

    def tell_presence(self) -> None:
        for table_id in self._rooms:
            self._tell(table_id)

    def _tell(self, table_id: str, ask: bool = False) -> None:
        self._publish(WorkerNews(self.worker, table_id, "here", 0, self._people_here(table_id), ask))

    # --- other workers --------------------------------------------------------------------------

    def publish(self, table_id: str, what: str, head: int) -> None:
        room = self._rooms.get(table_id)
        if room is not None:
            room.head = max(room.head, head)
        self._publish(WorkerNews(self.worker, table_id, what, head))

    def _publish(self, news: WorkerNews) -> None:
        if not self.closed and not self.alone:
            self.channels.publish(msgspec.json.encode(news), CHANNEL)

    async def listen(self, heard: Heard) -> None:
        """Hear what the other workers tell, until cancelled."""
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                news = msgspec.json.decode(message, type=WorkerNews)
                if news.what == DISMISS:
                    if news.worker != self.worker:
                        await self._dismiss_here(next(iter(news.people)))
                    continue
                if news.table == EVERY:
                    # Who knows what was missed: everybody looks again.
                    for table_id in self._rooms:
                        for what in (*TABLE, "chat", "rewind"):
                            await heard(table_id, what)
                if news.worker == self.worker or news.table not in self._rooms:
                    continue
                if news.what == "here":
                    self._others(news)
                else:
                    room = self._rooms[news.table]
                    room.head = max(room.head, news.head)
                    await heard(news.table, news.what)

    def _others(self, news: WorkerNews) -> None:
        room = self._rooms[news.table]
        room.elsewhere[news.worker] = (news.people, asyncio.get_running_loop().time())
        if not news.people:
            del room.elsewhere[news.worker]
        if news.ask:
            self._tell(news.table)
        self.wake(news.table, "here")
