"""Tables: everything that can happen at one, without any web.

Nothing lives only in memory. A change is one transaction that locks the table's row, checks, writes and commits before
it returns; ``(table, n)`` is unique in the journal, so of two who act at once exactly one wins and the other gets
``StaleError``. Any number of workers may serve the same table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from random import SystemRandom
from typing import Any

import sqlalchemy as sa

from meadhall.kernel.match import Match, read_save
from meadhall.kernel.message import shown_to
from meadhall.kernel.state import State
from meadhall.server.errors import ConflictError, ForbiddenError, WrongField
from meadhall.server.storage import database as db
from meadhall.server.tables import fair
from meadhall.server.tables.cache import Held
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.playing import Playing
from meadhall.server.tables.records import BOT, FREE, HOT, OPEN, OVER, ChatLine, LogLine, Person, Table
from meadhall.server.tables.seating import Opening, Seating, read_seats
from meadhall.server.tables.transactions import Change, is_open, set_seat, set_table

LONGEST_CHAT = 1000
LONGEST_NOTE = 20_000
LONGEST_SAVE = 2_000_000

__all__ = ["Change", "Tables"]


class Tables(Seating, Playing):
    # --- looking at a table ---------------------------------------------------------------------

    async def match(self, table_id: str) -> TableMatch:
        """The match as it is now, from the newest snapshot and what came after; yours to change.

        ``match.head`` is the journal's length. Entries before ``match.told`` have no events; ask ``log`` for those.
        """
        return (await self.table_and_match(table_id))[1]

    async def table_and_match(self, table_id: str, whole: bool = False) -> tuple[Table, TableMatch]:
        """Both, of the same moment; ``whole``: every entry of the match with its events."""
        return await self._look(table_id, partial(self._table_and_match, whole=whole))

    async def history(self, table_id: str, moment: int) -> State:
        """The position after so many rows of the journal. Show only its ``view``."""
        state: State = (await self._look(table_id, lambda held: self._shelf.moment(held, moment))).state
        return state

    async def log(self, table_id: str, viewer: int | None, since: int = 0, until: int | None = None) -> list[LogLine]:
        """The rows from ``since`` to ``until`` that still count, as a seat (None: a spectator) may know them."""

        def work(held: Held) -> TableMatch:
            match = self._table_and_match(held)[1]
            if match.told and match.rows[match.told - 1] >= since:
                match = self._table_and_match(held, whole=True)[1]
            return match

        match = await self._look(table_id, work)
        end = match.head if until is None else until
        return [
            LogLine(n, entry.by, at, entry.action_for(viewer), tuple(shown_to(entry.events, viewer)))
            for n, at, entry in zip(match.rows, match.times, match.journal, strict=True)
            if since <= n < end
        ]

    async def list_open(self, limit: int = 50) -> list[Table]:
        """Tables that anybody may join, the newest first."""
        t = db.game_tables.c
        return await self._list(t.created, limit, t.status == OPEN, t.private.is_(False))

    async def list_mine(self, person: Person, limit: int = 100) -> list[Table]:
        """The tables of a person that are not over: first where it is their turn, then by the last change."""
        t = db.game_tables.c
        tables = await self._list(t.updated, limit, t.status != OVER, _at(person))
        return sorted(tables, key=lambda table: not table.asks(person))

    async def list_finished(self, person: Person | None = None, limit: int = 50) -> list[Table]:
        """Games that are over: a person's, or all that are not private; the newest first."""
        t = db.game_tables.c
        return await self._list(
            t.updated, limit, t.status == OVER, t.private.is_(False) if person is None else _at(person)
        )

    async def _list(self, by: sa.ColumnElement[Any], limit: int, *where: sa.ColumnElement[bool]) -> list[Table]:
        query = sa.select(db.game_tables).where(*where).order_by(by.desc()).limit(limit)
        return await self.database.read(lambda c: [held.table for held in self._shelf.hold_all(c, query)])

    # --- other tables from this one -------------------------------------------------------------

    async def fork(self, person: Person, table_id: str, moment: int) -> Table:
        """Try it from here: a private copy at a moment, with all seats at my device and another fate.

        While a game with secrets goes on, the copy is one that fits what the person may know.
        """

        def work(held: Held) -> tuple[Table, TableMatch]:
            return held.table, self._shelf.moment(held, moment, whole=True)

        table, then = await self._look(table_id, work)
        seed = fair.new_seed()
        if table.status == OVER or is_open(then):
            match: Match[Any] = then
            since = len(then.journal)
            match.reseed(seed)
        else:
            mine = table.seats_of(person)
            view = then.state.view(mine[0] if mine else None)
            match = Match.of(view.sample(SystemRandom()), seed)
            since = 0
        kinds = [(HOT, "")] * table.players
        opened = Opening(person, match, kinds, title=table.title, since=since, origin=table_id, origin_moment=moment)
        return await self.database.write(lambda c: self._open(c, opened))

    async def rematch(self, person: Person, table_id: str) -> Table:
        """The same again: a new table, or my seat at the one that another player opened for it."""

        def work(held: Held) -> Table | str:
            old = held.table
            mine = old.seats_of(person)
            if old.status != OVER:
                raise ConflictError("refused-not-over", "table")
            if not mine:
                raise ForbiddenError("refused-only-players", "table")
            if old.successor is not None:
                return old.successor
            kinds = [
                (seat.kind, seat.level) if seat.seat in mine or seat.kind == BOT else (FREE, "") for seat in old.seats
            ]
            match = self._shelf.game(old.game, old.pack).match(old.players, fair.new_seed(), **old.options)
            away = old.seats[0].away
            opened = Opening(person, match, kinds, str(old.pace), old.title, old.private, away, origin=table_id)
            new = self._open(held.c, opened)
            set_table(held, successor=new.id)
            return new

        made = await self._change(table_id, "seats", work)
        if isinstance(made, Table):
            return made
        old = await self.load(table_id)

        def sit(held: Held) -> None:
            for seat in old.seats_of(person):
                if held.table.status == OPEN and held.table.seats[seat].kind == FREE:
                    set_seat(held, seat, kind=old.seats[seat].kind, person_id=person.id, invitation=None)
            if held.table.status == OPEN:
                self._begin(held)

        await self._change(made, "seats", sit)
        return await self.load(made)

    async def export(self, table_id: str) -> str:
        """The game as a save file. Before the end without the seed, and not at all if anything is hidden."""
        table, match = await self.table_and_match(table_id, whole=True)
        match.notes[fair.COMMITMENT] = table.commitment
        match.notes["seats"] = ",".join(seat.level if seat.kind == BOT else "me" for seat in table.seats)
        if table.fate_since:
            match.notes[fair.SINCE] = str(table.fate_since)
        if table.status != OVER:
            if not is_open(match):
                raise ForbiddenError("refused-secrets", "table")
            match.seed = fair.WITHHELD
        return match.to_json()

    async def import_save(
        self,
        person: Person,
        text: str | bytes,
        seats: Sequence[str] | None = None,
        title: str = "",
        private: bool = True,
    ) -> Table:
        """A saved game as a table, with all seats at my device unless others are given.

        A game that goes on gets a new secret seed: who had the file may know the old one.
        """
        if len(text) > LONGEST_SAVE:
            raise WrongField("file", "refused-too-long", longest=LONGEST_SAVE)
        save = read_save(text)
        game = self._shelf.game(save.game, save.pack)
        match = await asyncio.to_thread(Match.from_json, text, game)
        kinds = [(HOT, "")] * match.state.players if seats is None else read_seats(seats, game.mind.styles)
        if len(kinds) != match.state.players:
            raise WrongField("seats", "refused-seat-count", needed=match.state.players, given=len(kinds))
        since = fair.since(match)
        if not match.state.over:
            match.seed = fair.new_seed()
            since = len(match.journal)
        opened = Opening(person, match, kinds, title=title, private=private, since=since)
        return await self.database.write(lambda c: self._open(c, opened))

    # --- talking --------------------------------------------------------------------------------

    async def chat(self, person: Person, table_id: str, text: str) -> ChatLine:
        """Say something to all who see the table. For those who sit there."""
        said = text.strip()
        if not 1 <= len(said) <= LONGEST_CHAT:
            raise WrongField("text", "refused-chat", longest=LONGEST_CHAT)
        now = self.now()

        def work(held: Held) -> ChatLine:
            mine = held.table.seats_of(person)
            if not mine and held.table.owner != person.id:
                raise ForbiddenError("refused-only-table", "table")
            values = {"table_id": table_id, "person_id": person.id, "text": said, "at": now}
            n = held.c.execute(db.chat.insert().values(**values).returning(db.chat.c.id)).scalar_one()
            return ChatLine(n, person.id, person.name, mine[0] if mine else None, said, now)

        return await self._change(table_id, "chat", work)

    async def chats(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """What was said: the last lines after number ``after``, in order."""
        query = (
            sa.select(db.chat, db.people.c.name)
            .join(db.people, db.people.c.id == db.chat.c.person_id)
            .where(db.chat.c.table_id == table_id, db.chat.c.id > after)
            .order_by(db.chat.c.id.desc())
            .limit(limit)
        )
        table, rows = await self._look(table_id, lambda held: (held.table, held.c.execute(query).all()))
        seat_of = {seat.person_id: seat.seat for seat in reversed(table.seats)}
        return [
            ChatLine(row.id, row.person_id, row.name, seat_of.get(row.person_id), row.text, row.at)
            for row in reversed(rows)
        ]

    async def note(self, person: Person, table_id: str) -> str:
        """My private notes about a table."""
        n = db.notes.c
        query = sa.select(n.text).where(n.table_id == table_id, n.person_id == person.id)
        return await self.database.read(lambda c: c.scalar(query) or "")

    async def write_note(self, person: Person, table_id: str, text: str) -> None:
        """Replace my private notes about a table."""
        if len(text) > LONGEST_NOTE:
            raise WrongField("text", "refused-too-long", longest=LONGEST_NOTE)
        n = db.notes.c

        def work(c: sa.Connection) -> None:
            self._shelf.hold(c, table_id, lock=True)
            c.execute(db.notes.delete().where(n.table_id == table_id, n.person_id == person.id))
            if text:
                c.execute(db.notes.insert().values(table_id=table_id, person_id=person.id, text=text))

        await self.database.write(work)


def _at(person: Person) -> sa.ColumnElement[bool]:
    """Whether a person sits at a table or opened it."""
    mine = sa.select(db.seats.c.table_id).where(db.seats.c.person_id == person.id)
    return sa.or_(db.game_tables.c.id.in_(mine), db.game_tables.c.owner == person.id)
