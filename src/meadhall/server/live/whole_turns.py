"""A bot's turn reaches the pages as one: what it does in a row is told when it is done, or after a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.transactions import Change

LONGEST = 2.0
"""After so many seconds the pages are told what there is, even if the bot is not done."""


class WholeTurns:
    """Changes that are on the disk, but not told yet: the bot that made them goes on in the same breath."""

    def __init__(self, tell: Callable[[Change], None]) -> None:
        self._tell = tell
        self._acting: dict[str, int] = {}
        self._kept: dict[str, tuple[Change, asyncio.TimerHandle]] = {}

    def acts(self, table_id: str, seat: int) -> None:
        """A bot is about to act for this seat."""
        self._acting[table_id] = seat

    def done(self, table_id: str) -> None:
        """No bot acts at this table any more: what was kept back is told."""
        self._acting.pop(table_id, None)
        self._release(table_id)

    def keeps(self, change: Change) -> bool:
        """Whether a change is kept back. One that is told tells all that was kept back before it."""
        if change.what != "journal":
            return False
        seat = self._acting.get(change.table_id)
        _, timer = self._kept.pop(change.table_id, (None, None))
        if seat is None or change.match is None or not goes_on(change.match, seat):
            if timer is not None:
                timer.cancel()
            return False
        if timer is None:
            timer = asyncio.get_running_loop().call_later(LONGEST, self._release, change.table_id)
        self._kept[change.table_id] = change, timer
        return True

    def _release(self, table_id: str) -> None:
        change, timer = self._kept.pop(table_id, (None, None))
        if change is not None and timer is not None:
            timer.cancel()
            self._tell(change)


def goes_on(match: TableMatch, seat: int) -> bool:
    """Whether it is for this seat alone to go on. A question to which there may be nothing to say has its own time, and
    what is taught is seen step by step."""
    state = match.state
    decision = state.decision
    return decision is not None and state.deciding == (seat,) and not decision.idle and state.guide is None
