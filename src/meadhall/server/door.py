"""The door of a worker: whoever comes in has to say something, and there is only so much room.

The server underneath (uvicorn) knows a time for quiet connections between two requests, and asks WebSockets for a sign
of life. What it lacks is here: times for headers, for bodies and for whoever does not read, and an end to connections.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from contextlib import suppress
from functools import lru_cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if sys.platform != "win32":
    import resource

log = logging.getLogger("meadhall.server")

SPEAK, FILL, READ = "speak", "fill", "read"
PATIENCE = {SPEAK: 15.0, FILL: 120.0, READ: 60.0}
"""Seconds for the headers of a request, for its whole body, and for the reader of an answer to take some of it."""
RESERVED = 200
"""Descriptors that are not for connections: the database, files, thinkers, other workers."""
MOST = 60_000
"""More connections than this are never let in."""
QUIET = 30.0
"""Seconds between two lines of the log about the same lack."""


@lru_cache
def room() -> int:
    """How many connections there may be at once. As many descriptors as we may have are asked for first."""
    if sys.platform == "win32":
        # There is no such limit.
        return MOST
    allowed, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + RESERVED if hard == resource.RLIM_INFINITY else min(hard, MOST + RESERVED)
    if allowed < wanted:
        # A system may give less than it says; then it stays as it is.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            allowed = wanted
    return min(MOST, max(allowed - RESERVED, allowed // 2))


class Door(H11Protocol):
    """One connection, until it becomes a WebSocket or ends."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.awaited = ""
        """What the other side has to do now."""
        self.since = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > room() and not self._make_room():
            few.tell("no connection is free")
            transport.abort()
            return
        self._await(SPEAK)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await("")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            # It is a WebSocket now.
            self._await("")
            return
        theirs = self.conn.their_state
        self._await(SPEAK if theirs is h11.IDLE else FILL if theirs is h11.SEND_BODY else "")

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await(READ)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._await("")

    def _await(self, what: str) -> None:
        """From now on something is awaited, unless it was already: whoever does it bit by bit has no more time."""
        if what == self.awaited:
            return
        if self._timer is not None:
            self._timer.cancel()
        self.awaited, self.since = what, self.loop.time()
        self._timer = self.loop.call_later(PATIENCE[what], self.transport.abort) if what else None

    def _make_room(self) -> bool:
        """Let go of whoever has been silent for longest; whether there was anybody."""
        silent = [other for other in self.connections if isinstance(other, Door) and other.awaited == SPEAK]
        if not silent:
            return False
        min(silent, key=lambda other: other.since).transport.abort()
        return True


class Few:
    """Tells of a lack once in a while, and not each of the thousand times that it is noticed."""

    def __init__(self) -> None:
        self._told = -QUIET

    def tell(self, what: str) -> None:
        if time.monotonic() - self._told >= QUIET:
            self._told = time.monotonic()
            log.error("%s", what)


few = Few()
ACCEPT = "socket.accept() out of system resource"


def keep_quiet(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle what goes wrong in the loop as usual, but where descriptors are lacking do not say so for each of them."""
    if context.get("message") == ACCEPT:
        few.tell("no descriptor is free for another connection")
    else:
        loop.default_exception_handler(context)
