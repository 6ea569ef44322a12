"""Places for which some have to wait, and who is next: nobody who asks for much keeps the others waiting."""

from __future__ import annotations

import asyncio
from collections import deque


class FairQueue:
    """So many places. Those who wait stand in a line for each person, and the lines take turns."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, whose: str, wait: float | None = None) -> None:
        """Get a place in the end; ``TimeoutError`` if there is none within ``wait`` seconds."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._lines.setdefault(whose, deque()).append(turn)
        try:
            await asyncio.wait_for(turn, wait)
        except BaseException:
            if turn.done() and not turn.cancelled():
                # The place came just when nobody wanted it any more.
                self.leave()
            raise

    def leave(self) -> None:
        """Give the place to the first of the line whose turn it is; that line stands behind the others then."""
        while self._lines:
            whose = next(iter(self._lines))
            line = self._lines.pop(whose)
            while line and line[0].done():
                line.popleft()
            if line:
                line.popleft().set_result(None)
                if line:
                    self._lines[whose] = line
                return
        self._free += 1
