"""Looking back on a finished game: the survey of its course, and what a master would have done at a moment.

A survey is made in the background by a process of its own, and kept in memory for a while.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from meadhall.draw.memory import Memory
from meadhall.kernel.action import Action
from meadhall.kernel.view import View
from meadhall.server.advice import bot_tasks
from meadhall.server.advice.bot_tasks import Judgement
from meadhall.server.advice.opponents import Opponent
from meadhall.server.advice.survey import FinishedGame, Survey, survey
from meadhall.server.advice.thinkers import NoAnswerError, Thinkers
from meadhall.server.errors import ConflictError, NotFoundError
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import BOT, OVER, Table
from meadhall.server.tables.service import Tables

log = logging.getLogger("meadhall.server")

AT_HAND = 32
MOST_WAITING = 8
"""How many surveys may wait for their turn; who asks for one more has to come back later."""
WAIT = 10.0
JUDGE = "master"


class Review:
    """The survey of one game, as far as it has come."""

    def __init__(self) -> None:
        self.done = 0.0
        self.survey: Survey | None = None
        self.failed = False

    def hear(self, share: float) -> None:
        self.done = max(self.done, share)


class JudgedDecision(NamedTuple):
    """A decision of a finished game with what was done, and what a master says of it."""

    moment: int
    seat: int
    view: View
    """What the seat knew then."""
    question: str
    action: Action
    best: Action
    verdict: Judgement


class Reviews:
    """``keep`` is told every survey that is made."""

    def __init__(
        self, tables: Tables, thinkers: Thinkers, keep: Callable[[Table, TableMatch, Survey], Awaitable[None]]
    ) -> None:
        self._keep = keep
        self.tables = tables
        self.thinkers = thinkers
        # One process for all surveys: they may take a while, and bots must not wait for them.
        self._surveyors = Thinkers(1)
        self._reviews: Memory[Review] = Memory(AT_HAND)
        self._choices: Memory[JudgedDecision] = Memory(AT_HAND * 8)
        self._running: dict[str, asyncio.Task[None]] = {}

    def review(self, table: Table, match: TableMatch) -> Review:
        """The review of a game that is over; the first who asks has it begun."""
        if table.status != OVER:
            raise ConflictError("refused-no-review", "table")
        known = self._reviews.find(table.id)
        if known is not None and not known.failed:
            return known
        if len(self._running) >= MOST_WAITING:
            raise ConflictError("refused-busy", "table")
        made = Review()
        self._reviews.keep(table.id, made)
        task = asyncio.create_task(self._make(made, table, match))
        self._running[table.id] = task
        task.add_done_callback(lambda _: self._running.pop(table.id, None))
        return made

    async def _make(self, review: Review, table: Table, match: TableMatch) -> None:
        game = finished_game(match, people_of(table))
        try:
            found: Survey = await self._surveyors.ask(survey, game, hear=review.hear)
        except NoAnswerError as error:
            log.error("a review failed: %s", error)
            review.failed = True
            return
        try:
            await self._keep(table, match, found)
        finally:
            review.survey = found

    async def choice(self, table: Table, match: TableMatch, moment: int) -> JudgedDecision:
        """What was decided at a moment, and what a master would have decided with what the seat knew."""
        if table.status != OVER:
            raise ConflictError("refused-no-review", "table")
        key = (table.id, moment)
        known = self._choices.find(key)
        if known is not None:
            return known
        place = next((i for i, row in enumerate(match.rows) if row == moment), None)
        if place is None or match.journal[place].by < 0:
            raise NotFoundError("refused-no-decision", "moment")
        entry = match.journal[place]
        view = (await self.tables.looking.history(table.id, moment)).view(entry.by)
        who = Opponent(JUDGE, match.game.mind.styles[0], moment)
        try:
            verdict = await self.thinkers.ask(bot_tasks.judge, view, who, str(entry.action), wait=WAIT)
        except NoAnswerError as error:
            log.error("a judgement failed: %s", error)
            raise ConflictError("refused-busy", "moment") from None
        best = match.state.parse(verdict.advice.action)
        question = "" if view.decision is None else view.decision.prompt.key
        found = JudgedDecision(moment, entry.by, view, question, entry.action, best, verdict)
        self._choices.keep(key, found)
        return found

    async def close(self) -> None:
        for task in tuple(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self._surveyors.close()


def people_of(table: Table) -> tuple[int, ...]:
    return tuple(n for n, seat in enumerate(table.seats) if seat.kind != BOT)


def finished_game(match: TableMatch, people: tuple[int, ...] = ()) -> FinishedGame:
    """The moves of a whole match as a survey needs them."""
    headings = [n for n, _ in match.headings.events]
    # The first heading ends the set-up, unless the match went on from a position in the midst of a game.
    begun = headings[0] if headings and match.start is None else 0
    moves = [(entry.by, entry.action) for entry in match.journal]
    return FinishedGame(match.at(0), moves, [*match.rows, match.head], headings, begun, people)


def decisions(match: TableMatch) -> list[int]:
    """The moments at which a seat had to choose and did."""
    return [row for row, entry in zip(match.rows, match.journal, strict=True) if entry.by >= 0]
