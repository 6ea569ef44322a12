"""The house answers for seats: a bot decides, the answer goes without saying, or it was said beforehand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import sqlalchemy as sa

from meadhall.kernel import registry
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.view import View
from meadhall.server.advice import bot_tasks
from meadhall.server.advice.opponents import Opponent, opponent
from meadhall.server.errors import StaleError, UnplayableError
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables import later
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.looking import Looking
from meadhall.server.tables.playing import Playing
from meadhall.server.tables.records import BOT, RUNNING, Chosen, Played, Stands, Table
from meadhall.server.tables.standing import spoken, spoken_for
from meadhall.server.tables.stored import StoredTable
from meadhall.server.tables.transactions import Outcome, Transactions

NONE: Stands = ()
Choose = Callable[[View, Opponent, str], Awaitable[str]]
"""How a bot decides; whose table it is comes last."""


async def in_a_thread(view: View, who: Opponent, _: str) -> str:
    """How a bot decides in a house without thinkers."""
    return await asyncio.to_thread(bot_tasks.choose, view, who)


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
        """What the house does now for a seat: what a bot would, what goes without saying, or what was said beforehand.

        None if there is nothing.
        """
        try:
            table, match = await self._looking.table_and_match(table_id)
        except UnplayableError:
            # The page of the table tells it.
            return None
        if table.status != RUNNING:
            return None
        for seat in match.state.deciding:
            view = match.state.view(seat)
            decision = view.decision
            assert decision is not None
            place, stands, kept = table.seats[seat], NONE, None
            if decision.empty:
                action = str(decision.options[0])
            elif place.bot:
                action = await self._choose(view, opponent(table, match, seat, table.head), table.owner)
            elif (kept := later.due(place, match)) is not None:
                action = str(kept)
            elif (said := spoken(place, match)) is not None:
                action, stands = str(said), place.standing
            else:
                continue
            idle, empty = bool(decision.idle), decision.empty
            waits = place.later if kept is not None else None
            return Chosen(table.id, table.head, seat, action, idle, empty, stands, waits)
        return None

    async def do(self, chosen: Chosen) -> Played:
        """Do what was chosen for a seat. ``StaleError`` if the table has changed since."""

        def work(stored: StoredTable) -> Outcome[Played]:
            place = stored.table.seats[chosen.seat]
            stands = chosen.standing and place.standing == chosen.standing
            waits = chosen.later is not None and place.later == chosen.later
            if not (place.bot or chosen.empty or stands or waits):
                raise StaleError(stored.table.head)
            left = later.given if waits else later.untouched if chosen.empty or stands else later.answered
            return self._playing.act(stored, chosen.seat, chosen.head, chosen.action, by_house=True, left=left)

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

    async def silent_tables(self) -> list[str]:
        """Running tables at which the house answers for a person, as after a restart."""
        s, t = db.seats.c, db.game_tables.c
        query = (
            sa.select(t.id, t.game, s.standing, s.later)
            .join(db.seats, s.table_id == t.id)
            .where(t.status == RUNNING, s.asked.is_not(None), s.kind != BOT, s.stand_in == "")
            .distinct()
        )
        asking = await self._database.read(lambda c: list(c.execute(query)))
        found: list[str] = []
        for table_id, slug, stands, kept in asking:
            # A game that is not here, or not played any more, waits.
            with suppress(MeadhallError):
                may = table_id not in found and (stands or kept or registry.load(slug).may_be_idle)
                if may and answers_for_people(*await self._looking.table_and_match(table_id)):
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


def answers_for_people(table: Table, match: TableMatch) -> bool:
    """Whether somebody is asked for what goes without saying or was said beforehand."""
    decision = match.state.decision
    empty = decision is not None and decision.empty
    return empty or bool(spoken_for(table, match))
