"""The house answers for seats: a bot decides, or the answer goes without saying."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import sqlalchemy as sa

from meadhall.kernel import registry
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.view import View
from meadhall.server.advice import thoughts
from meadhall.server.advice.opponents import Opponent, opponent
from meadhall.server.errors import StaleError
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables.looking import Looking
from meadhall.server.tables.playing import Playing
from meadhall.server.tables.records import BOT, RUNNING, Chosen, Played
from meadhall.server.tables.stored import StoredTable
from meadhall.server.tables.transactions import Outcome, Transactions

Choose = Callable[[View, Opponent], Awaitable[str]]
"""How a bot decides."""


async def in_a_thread(view: View, who: Opponent) -> str:
    """How a bot decides in a house without thinkers."""
    return await asyncio.to_thread(thoughts.choose, view, who)


class Bots:
    def __init__(
        self,
        database: Database,
        transactions: Transactions,
        looking: Looking,
        playing: Playing,
        now: Callable[[], float],
        choose: Choose,
    ) -> None:
        self._database = database
        self._transactions = transactions
        self._looking = looking
        self._playing = playing
        self._now = now
        self._choose = choose

    async def step(self, table_id: str) -> Played | None:
        """Let the house answer once for a seat; None if nobody needs it. ``StaleError`` if somebody was quicker."""
        chosen = await self.think(table_id)
        return None if chosen is None else await self.do(chosen)

    async def think(self, table_id: str) -> Chosen | None:
        """What the house does now for a seat: what a bot would, or what goes without saying; None if there is none."""
        table, match = await self._looking.table_and_match(table_id)
        if table.status != RUNNING:
            return None
        for seat in match.state.deciding:
            view = match.state.view(seat)
            decision = view.decision
            assert decision is not None
            if decision.empty:
                action = str(decision.options[0])
            elif table.seats[seat].bot:
                action = await self._choose(view, opponent(table, match.game, seat, table.head))
            else:
                continue
            return Chosen(
                table.id, table.head, seat, action, len(decision.options), bool(decision.idle), decision.empty
            )
        return None

    async def do(self, chosen: Chosen) -> Played:
        """Do what was chosen for a seat. ``StaleError`` if the table has changed since."""

        def work(stored: StoredTable) -> Outcome[Played]:
            if not (stored.table.seats[chosen.seat].bot or chosen.empty):
                raise StaleError(stored.table.head)
            return self._playing.act(stored, chosen.seat, chosen.head, chosen.action, by_house=True)

        return await self._transactions.play(chosen.table_id, work)

    async def play_on(self, table_id: str, limit: int = 100_000) -> int:
        """Let bots play until a person is asked or the game is over; how many actions that were.

        Each action is a transaction of its own. Any number of workers may do this at once.
        """
        done = 0
        while done < limit:
            try:
                played = await self.step(table_id)
            except StaleError:
                continue
            if played is None:
                break
            done += 1
        return done

    async def last_answer(self, chosen: Chosen) -> float:
        """When a seat has last done anything, or was answered for; long ago if it never has."""
        _, match = await self._looking.table_and_match(chosen.table_id)
        rows = zip(reversed(match.journal), reversed(match.times), strict=True)
        return next((at for entry, at in rows if entry.by == chosen.seat), 0.0)

    async def hushed_tables(self) -> list[str]:
        """Running tables at which a person is asked for an answer that goes without saying, as after a restart."""
        s, t = db.seats.c, db.game_tables.c
        query = (
            sa.select(t.id, t.game)
            .join(db.seats, s.table_id == t.id)
            .where(t.status == RUNNING, s.asked.is_not(None), s.kind != BOT, s.stand_in == "")
            .distinct()
        )
        asking = await self._database.read(lambda c: list(c.execute(query)))
        found: list[str] = []
        for table_id, slug in asking:
            if registry.load(slug).may_be_idle:
                with suppress(MeadhallError):
                    _, match = await self._looking.table_and_match(table_id)
                    decision = match.state.decision
                    if decision is not None and decision.empty:
                        found.append(table_id)
        return found

    async def waiting_tables(self, idle: float = 0.0) -> list[str]:
        """Running tables at which a bot is asked, and nothing has happened for so many seconds."""
        s, t = db.seats.c, db.game_tables.c
        query = (
            sa.select(t.id)
            .join(db.seats, s.table_id == t.id)
            .where(t.status == RUNNING, s.asked.is_not(None), sa.or_(s.kind == BOT, s.stand_in != ""))
            .where(t.updated <= self._now() - idle)
            .distinct()
        )
        return await self._database.read(lambda c: list(c.execute(query).scalars()))
