"""The pages of one worker. What was made lately is kept for all who see the same."""

from __future__ import annotations

import time
from collections.abc import Sequence

from meadhall.draw.memory import Memory
from meadhall.kernel.state import State
from meadhall.server.drawing.making import make_page, seat_to_show
from meadhall.server.drawing.page import Page, Situation, Viewpoint
from meadhall.server.drawing.pictures import Drawing, conceals
from meadhall.server.metrics import Metrics
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.looking import Looking
from meadhall.server.tables.records import Table
from meadhall.server.tables.rewinding import way_on
from meadhall.server.words import Words

AT_HAND = 64


class Pages:
    """Pages by all that they depend on, and drawings by table, row of the journal and who may know the position.

    A row of the journal never changes, so neither does the position after it.
    """

    def __init__(self, looking: Looking, words: Words, metrics: Metrics) -> None:
        self._looking = looking
        self._words = words
        self._metrics = metrics
        self._pages: Memory[Page] = Memory(AT_HAND)
        self._drawings: Memory[Drawing] = Memory(AT_HAND)

    def page(
        self, table: Table, match: TableMatch, mine: Sequence[int], lang: str, layout: str, eyes: int | None = None
    ) -> Page:
        """What somebody with these seats sees now. Several pages of the same viewpoint share one rendering.

        After the end they may look through the eyes of any seat.
        """
        seat = seat_to_show(match.state, mine) if eyes is None else eyes
        viewpoint = Viewpoint(seat, tuple(mine), lang, layout)
        names = seat_names(table)
        # Another row of the journal or another name makes another page.
        forward = way_on(table, match)
        key = (table.id, match.head, names, table.status, forward, viewpoint)
        return self._pages.get(key, lambda: self._make(table.id, match.state, match, names, viewpoint, None, forward))

    async def page_at(
        self,
        table: Table,
        match: TableMatch,
        moment: int,
        mine: Sequence[int],
        lang: str,
        layout: str,
        eyes: int | None = None,
    ) -> Page:
        """What they saw after so many rows of the journal."""
        state = await self._looking.history(table.id, moment)
        # At the past nobody is asked, so a person with several seats sees what everybody sees.
        own = mine[0] if len(mine) == 1 else None
        viewpoint = Viewpoint(own if eyes is None else eyes, tuple(mine), lang, layout)
        return self._make(table.id, state, match, seat_names(table), viewpoint, moment, way_on(table, match))

    def _make(
        self,
        table_id: str,
        state: State,
        match: TableMatch,
        names: tuple[str, ...],
        viewpoint: Viewpoint,
        moment: int | None,
        forward: int | None,
    ) -> Page:
        began = time.perf_counter()
        journal = match.numbered(moment)
        # Whether one can go back takes a while to find out: only whoever is asked needs to know.
        can_undo = moment is None and viewpoint.seat in state.deciding and match.regrets > 0
        now = Situation(state, match.head, journal, names, can_undo, moment, match.headings, match.gaps, forward)
        page = make_page(
            now, self._drawing(table_id, now, viewpoint.seat), viewpoint, self._words.speaker(viewpoint.lang)
        )
        self._metrics.render_seconds.observe(time.perf_counter() - began)
        return page

    def _drawing(self, table_id: str, now: Situation, seat: int | None) -> Drawing:
        row = now.head if now.moment is None else now.moment
        knows = seat if conceals(now.state) else None
        return self._drawings.get((table_id, row, knows), lambda: Drawing.of(now.state, seat))


def seat_names(table: Table) -> tuple[str, ...]:
    return tuple(seat.name for seat in table.seats)
