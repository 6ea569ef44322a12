"""A worker that is asked to stop leaves in good order first, and only then lets its server close what is open."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

log = logging.getLogger("meadhall.server")

SIGNALS = (signal.SIGTERM, signal.SIGINT)
LONGEST = 6.0
"""Seconds that leaving may take."""


class Leaving:
    """Stands before the handlers of signals that the server has. Whoever interrupts twice means at once."""

    def __init__(self, leave: Callable[[], Awaitable[object]]) -> None:
        self._leave = leave
        self._loop = asyncio.get_running_loop()
        self._next: dict[int, Any] = {}
        self._begun: asyncio.Task[None] | None = None
        self._heard: set[int] = set()

    @contextmanager
    def in_front(self) -> Iterator[None]:
        """Signals come here first. Where there are none (they reach the main thread alone), nothing is changed."""
        if threading.current_thread() is threading.main_thread():
            self._next = {sig: signal.signal(sig, self._hear) for sig in SIGNALS}
        try:
            yield
        finally:
            for sig, handler in self._next.items():
                signal.signal(sig, handler)

    def _hear(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGINT and sig in self._heard:
            self._pass_on(sig)
        elif not self._heard:
            self._loop.call_soon_threadsafe(self._begin, sig)
        self._heard.add(sig)

    def _begin(self, sig: int) -> None:
        self._begun = asyncio.create_task(self._go(sig))

    async def _go(self, sig: int) -> None:
        try:
            await asyncio.wait_for(self._leave(), LONGEST)
        except Exception:
            log.exception("leaving failed")
        self._pass_on(sig)

    def _pass_on(self, sig: int) -> None:
        handler = self._next[sig]
        if callable(handler):
            handler(sig, None)
