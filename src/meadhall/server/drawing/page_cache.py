"""The pages of one worker. What was made lately is kept for all who see the same."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from operator import attrgetter

import msgspec

from meadhall.draw.memory import Memory
from meadhall.kernel.draft import Draft
from meadhall.kernel.state import State
from meadhall.server.drawing.chronicle import STORIES, Chronicle, Stories
from meadhall.server.drawing.drafts import shown_later
from meadhall.server.drawing.page import Page, ShownLater, ShownStanding, Situation, Viewpoint
from meadhall.server.drawing.page_maker import make_page, seat_to_show
from meadhall.server.drawing.pictures import Drawing, conceals
from meadhall.server.drawing.standing import shown_standing
from meadhall.server.metrics import Metrics
from meadhall.server.tables.cache import AtHand
from meadhall.server.tables.drafts import Drafts
from meadhall.server.tables.journal import LastDecision, TableMatch
from meadhall.server.tables.looking import Looking
from meadhall.server.tables.records import Table
from meadhall.server.tables.rewinding import forward_moment
from meadhall.server.tables.standing import spoken_for
from meadhall.server.words import HouseTexts

ROOM, OTHERS = 256 << 20, 8 << 20
"""Room for what is kept of tables that somebody looks at, and of others."""
PAGE = 100 << 10
"""About so many bytes is what is kept of a table for one kind of readers."""
READERS = 8
"""For how many kinds of readers of one table."""
WATCHED = 200
"""Of so many entries those who only watch are told the great moments."""


class TablePages:
    """What is kept of one table, for those who look at it."""

    def __init__(self) -> None:
        self.pages: Memory[Page] = Memory(READERS)
        self.drawings: Memory[Drawing] = Memory(READERS)
        self.chronicles: Memory[Chronicle] = Memory(READERS)
        self.stories: Stories = Memory(STORIES)

    @property
    def weight(self) -> int:
        return PAGE * (1 + len(self.pages))

    def drawing(self, now: Situation, seat: int | None, draft: Draft | None) -> Drawing:
        row = now.head if now.moment is None else now.moment
        if draft is not None:
            return self.drawings.get((row, seat, tuple(draft.shown)), lambda: Drawing.of(draft.state, seat))
        knows = seat if conceals(now.state) else None
        return self.drawings.get((row, knows), lambda: Drawing.of(now.state, seat))

    def chronicle(self, drawing: Drawing, who: Viewpoint) -> Chronicle:
        """What the same reader was told before."""
        words = drawing.seat_words
        key = (who.seat, words, who.lang)
        return self.chronicles.get(key, lambda: Chronicle(drawing.view(who.seat), words, who.lang, self.stories))


class PageCache:
    """Pages by all that they depend on, and drawings by table, row of the journal and who may know the position.

    A row of the journal never changes, so neither does the position after it.
    """

    def __init__(
        self,
        looking: Looking,
        drafts: Drafts,
        words: HouseTexts,
        metrics: Metrics,
        watched: Callable[[str], bool] | None = None,
    ) -> None:
        self._looking = looking
        self._drafts = drafts
        self._words = words
        self._metrics = metrics
        self._tables: AtHand[TablePages] = AtHand(ROOM, OTHERS, attrgetter("weight"), watched)

    def left(self, table_id: str) -> None:
        """Nobody looks at a table any more."""
        self._tables.left(table_id)

    def _kept(self, table_id: str) -> TablePages:
        kept = self._tables.find(table_id)
        if kept is None:
            kept = TablePages()
            self._tables.keep(table_id, kept)
        return kept

    def page(
        self, table: Table, match: TableMatch, mine: Sequence[int], lang: str, layout: str, eyes: int | None = None
    ) -> Page:
        """What somebody with these seats sees now. Several pages of the same viewpoint share one rendering.

        After the end they may look through the eyes of any seat.
        """
        spoken = spoken_for(table, match)
        seat = seat_to_show(match.state, mine, spoken) if eyes is None else eyes
        viewpoint = Viewpoint(seat, tuple(mine), lang, layout)
        names = seat_names(table)
        # Another row of the journal or another name makes another page.
        forward = forward_moment(table, match)
        draft = self._drafts.of(table, match, seat) if eyes is None and seat in mine else None
        composed = () if draft is None else (*draft.actions, None, *draft.lost)
        stands = table.seats[seat].standing if seat is not None and seat in mine else None
        later = table.seats[seat].later if seat is not None and seat in mine and eyes is None else None
        key = (match.head, names, table.status, table.practice, forward, viewpoint, composed, stands, later)

        def make() -> Page:
            say, asked = self._words.speaker(lang), match.state if draft is None else draft.state
            standing = None if stands is None else shown_standing(asked, viewpoint, stands, seat in spoken, say)
            kept = shown_later(match.state, seat, later, seat in spoken, lang, say)
            page = self._make(table.id, match.state, match, names, viewpoint, None, forward, draft, standing, kept)
            back = may_go_back(table, match, seat) if seat in mine else False
            return msgspec.structs.replace(page, can_go_back=back, practice=table.practice)

        kept = self._kept(table.id)
        page = kept.pages.find(key)
        if page is None:
            page, before = make(), kept.weight
            kept.pages.keep(key, page)
            if kept.weight != before:
                self._tables.keep(table.id, kept)
        return page

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
        return self._make(table.id, state, match, seat_names(table), viewpoint, moment, forward_moment(table, match))

    def _make(
        self,
        table_id: str,
        state: State,
        match: TableMatch,
        names: tuple[str, ...],
        viewpoint: Viewpoint,
        moment: int | None,
        forward: int | None,
        draft: Draft | None = None,
        standing: ShownStanding | None = None,
        later: ShownLater | None = None,
    ) -> Page:
        began = time.perf_counter()
        journal = match.numbered(moment)
        # Whether one can go back takes a while to find out: only whoever is asked needs to know.
        can_undo = draft is not None or (moment is None and viewpoint.seat in state.deciding and match.regrets > 0)
        now = Situation(
            state, match.head, journal, names, can_undo, moment, match.headings, match.gaps, forward,
            *last_decision(match, viewpoint.seat, moment, watching=not viewpoint.mine),
            account_of=match.journal if state.over else (),
        )  # fmt: skip
        kept = self._kept(table_id)
        drawing = kept.drawing(now, viewpoint.seat, draft)
        told = kept.chronicle(drawing, viewpoint) if moment is None else None
        page = make_page(now, drawing, viewpoint, self._words.speaker(viewpoint.lang), draft, standing, later, told)
        self._metrics.render_seconds.observe(time.perf_counter() - began)
        return page


def may_go_back(table: Table, match: TableMatch, seat: int | None) -> bool:
    """Whether a seat that is asked may go back past what bots have answered: nobody else is at the table."""
    if seat not in match.state.deciding or len(table.people()) != 1 or not any(each.bot for each in table.seats):
        return False
    return any(entry.by == seat for entry in reversed(match.journal))


def last_decision(
    match: TableMatch, seat: int | None, moment: int | None, watching: bool = False
) -> tuple[LastDecision | None, int]:
    """The last decision of a seat that is asked or at the end, and the moment after it.

    For who only watches, the oldest of all seats' last decisions: since then great moments are told."""
    state = match.state
    if moment is not None or (seat is None and not watching):
        return None, 0
    if seat is not None and not (state.over or seat in state.deciding):
        return None, 0
    last = match.oldest_decision(WATCHED) if seat is None else match.last_decision(seat)
    return last, 0 if last is None else match.rows[last.entries - 1] + 1


def seat_names(table: Table) -> tuple[str, ...]:
    return tuple(seat.name for seat in table.seats)
