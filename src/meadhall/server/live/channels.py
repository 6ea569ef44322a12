"""How the workers of a house tell each other what has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

from meadhall.server.storage.database import engine_url

log = logging.getLogger("meadhall.server")

CHANNEL = "meadhall"
EVERY = "*"
"""Stands for all tables."""
RETRY = 1.0
"""Seconds between two tries to reach the database again."""


class WorkerNews(msgspec.Struct, frozen=True):
    """What one worker tells the others."""

    worker: str
    table: str
    what: str
    head: int = 0
    people: dict[str, str] = {}
    """Names by the ids of the people: two guests may be called the same."""
    ask: bool = False


class PostgresChannels(PsycoPgChannelsBackend):
    """Channels on LISTEN and NOTIFY that keep one connection for sending."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._sender: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Any) -> None:
        for again in (True, False):
            try:
                if self._sender is None:
                    self._sender = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
                for channel in channels:
                    await self._sender.execute(
                        SQL("NOTIFY {channel}, {data}").format(channel=Identifier(channel), data=data.decode())
                    )
                return
            except OperationalError as error:
                # The database may have been restarted: once more with a new connection.
                await self._hang_up()
                if not again:
                    log.error("other workers could not be told: %s", error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except OperationalError:
                log.exception("the line to the other workers broke")
                await self._listen_again()
                yield CHANNEL, msgspec.json.encode(WorkerNews("", EVERY, ""))

    async def _listen_again(self) -> None:
        """A new connection that listens to the same channels, as soon as there can be one."""
        async with self._listener_lock:
            await self._stop_listener()
            while True:
                try:
                    self._listener_conn = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
                    await self._exit_stack.enter_async_context(self._listener_conn)
                    for channel in self._subscribed_channels:
                        await self._listener_conn.execute(SQL("LISTEN {channel}").format(channel=Identifier(channel)))
                    break
                except OperationalError:
                    await asyncio.sleep(RETRY)
            self._start_listener()

    async def on_shutdown(self) -> None:
        await self._hang_up()
        await super().on_shutdown()

    async def _hang_up(self) -> None:
        if self._sender is not None:
            with suppress(OperationalError):
                await self._sender.close()
            self._sender = None


def backend_for(database: str) -> ChannelsBackend:
    """Channels on PostgreSQL if that is the database; else in memory, for the one worker there is."""
    url = engine_url(database)
    if url.get_backend_name() == "sqlite":
        return MemoryChannelsBackend()
    return PostgresChannels(url.set(drivername="postgresql").render_as_string(hide_password=False))
