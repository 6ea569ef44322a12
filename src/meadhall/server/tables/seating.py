"""Who sits where: joining, leaving, coming back, and bots for those who are away."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from meadhall.server.advice.opponents import USUAL
from meadhall.server.errors import ConflictError, ForbiddenError, NotFoundError, WrongField
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables.cache import GameCache
from meadhall.server.tables.checks import check_offer, check_open, check_owner, may_offer, own_seat, seat_at
from meadhall.server.tables.clock import read_pace
from meadhall.server.tables.opening import new_invitation, read_seats
from meadhall.server.tables.records import BOT, FREE, HOT, OPEN, OVER, PERSON, RUNNING, Person, Seat, Table
from meadhall.server.tables.resting import Resting
from meadhall.server.tables.stored import StoredTable, add_number, read, read_all, set_seat, set_table
from meadhall.server.tables.transactions import Outcome, Transactions
from meadhall.server.tables.turns import Turns

STAND_IN = USUAL
"""The bot that takes the seat of somebody who is away."""


class Seating:
    def __init__(
        self,
        database: Database,
        transactions: Transactions,
        games: GameCache,
        turns: Turns,
        resting: Resting,
        now: Callable[[], float],
    ) -> None:
        self._database = database
        self._transactions = transactions
        self._games = games
        self._turns = turns
        self._resting = resting
        self._now = now

    async def join(
        self, person: Person, table_id: str, seat: int | None = None, invitation: str | None = None, luck: str = ""
    ) -> int:
        """Take an open seat and return it (the first one, if none is named). A private table needs an invitation.

        With an invitation a seat can also be taken that somebody offers while the game goes on. ``luck`` is a number of
        the person's own for fate.
        """

        def work(stored: StoredTable) -> Outcome[int]:
            table = stored.table
            tokens = {token: n for n, token in stored.invitations.items() if token is not None}
            invited = tokens.get(invitation) if invitation else None
            if invited is not None and table.status == RUNNING:
                self._take_over(stored, person, table.seats[invited])
                add_number(stored, luck)
                return Outcome(invited, "seats")
            check_open(table)
            if invitation and invited is None:
                raise ConflictError("refused-invitation", "invitation")
            if table.private and invited is None:
                raise ForbiddenError("refused-private", "invitation")
            free = next(place.seat for place in table.seats if place.kind == FREE)
            taken = seat if seat is not None else free if invited is None else invited
            if seat_at(table, taken).kind != FREE:
                raise ConflictError("refused-seat-taken", "seat")
            set_seat(stored, taken, kind=PERSON, person_id=person.id, invitation=None)
            add_number(stored, luck)
            self._turns.begin(stored)
            return Outcome(taken, "seats")

        return await self._transactions.change(table_id, work)

    def _take_over(self, stored: StoredTable, person: Person, place: Seat) -> None:
        """Somebody new takes a seat in the middle of the game. Nobody may learn the secrets of two seats."""
        if person.id in stored.table.people():
            raise ConflictError("refused-sits-already", "seat")
        set_seat(stored, place.seat, kind=PERSON, level="", person_id=person.id, invitation=None)
        self._turns.come_back(stored, place)

    async def offer(self, person: Person, table_id: str, seat: int) -> str:
        """Make an invitation for a seat while the game goes on: my own, one that was left, or a bot's at my table.

        Until somebody takes it, all stays as it is.
        """

        def work(stored: StoredTable) -> Outcome[str]:
            check_offer(stored.table, seat_at(stored.table, seat), person)
            token = stored.invitations[seat] or new_invitation()
            set_seat(stored, seat, invitation=token)
            return Outcome(token, "seats")

        return await self._transactions.change(table_id, work)

    async def withdraw_offer(self, person: Person, table_id: str, seat: int) -> None:
        """The invitation for a seat that was offered counts no more."""

        def work(stored: StoredTable) -> Outcome[None]:
            check_offer(stored.table, seat_at(stored.table, seat), person)
            set_seat(stored, seat, invitation=None)
            return Outcome(None, "seats")

        await self._transactions.change(table_id, work)

    async def fill(self, person: Person, table_id: str, kind: str = f"bot:{USUAL}", seat: int | None = None) -> None:
        """Give an open seat (or all of them) to a bot, or to ``hot`` people at my device. For the owner.

        When no seat is open any more, the game begins.
        """

        def work(stored: StoredTable) -> Outcome[None]:
            ((filled, level),) = read_seats([kind], self._games.game_of(stored.table).mind.styles)
            if filled not in (BOT, HOT):
                raise WrongField("kind", "refused-choice", choices="hot, bot:LEVEL")
            check_open(stored.table)
            check_owner(stored.table, person)
            if seat is not None and seat_at(stored.table, seat).kind != FREE:
                raise ConflictError("refused-seat-taken", "seat")
            whose = person.id if filled == HOT else None
            for place in stored.table.seats:
                if place.kind == FREE and seat in (None, place.seat):
                    set_seat(stored, place.seat, kind=filled, level=level, person_id=whose, invitation=None)
            self._turns.begin(stored)
            return Outcome(None, "seats")

        await self._transactions.change(table_id, work)

    async def set_pace(self, person: Person, table_id: str, pace: str) -> None:
        """Change the pace. For the owner: before the game begins, alone at the table, or to give everybody all time."""
        new = read_pace(pace)

        def work(stored: StoredTable) -> Outcome[None]:
            table = stored.table
            check_owner(table, person)
            if table.status == OVER:
                raise ConflictError("refused-over", "pace")
            if table.status == RUNNING and new.kind != "none" and set(table.people()) - {person.id}:
                raise ConflictError("refused-pace-others", "pace")
            now = self._now()
            set_table(stored, pace=str(new))
            for place in table.seats:
                set_seat(stored, place.seat, used=0.0, asked=None if place.asked is None else now)
            return Outcome(None, "seats")

        await self._transactions.change(table_id, work)

    async def leave(self, person: Person, table_id: str, seat: int) -> None:
        """Leave a seat. Before the game begins it is open again; later a bot takes it, or the others decide."""

        def work(stored: StoredTable) -> Outcome[None]:
            place = own_seat(stored.table, seat, person)
            if stored.table.status == OPEN:
                set_seat(stored, seat, kind=FREE, person_id=None, invitation=new_invitation())
            elif stored.table.status == RUNNING:
                set_seat(stored, seat, gone=True, stand_in=STAND_IN if place.away == "bot" else place.stand_in)
            return Outcome(None, "seats")

        await self._transactions.change(table_id, work)

    async def return_to_seat(self, person: Person, table_id: str, seat: int) -> None:
        """Come back to a seat that a bot has played meanwhile. Acting for the seat does the same."""

        def work(stored: StoredTable) -> Outcome[None]:
            self._turns.come_back(stored, own_seat(stored.table, seat, person))
            return Outcome(None, "seats")

        await self._transactions.change(table_id, work)

    async def hand_over(self, person: Person, table_id: str, seat: int) -> None:
        """Hand a seat to a bot because its person left or has no time left. For anybody else at the table."""

        def work(stored: StoredTable) -> Outcome[None]:
            table = stored.table
            place = seat_at(table, seat)
            if table.status != RUNNING or place.kind not in (PERSON, HOT) or place.stand_in:
                raise ConflictError("refused-no-bot-needed", "seat")
            if person.id not in table.people() or place.person_id == person.id:
                raise ForbiddenError("refused-only-others", "seat")
            if not place.gone and not table.pace.ran_out(place.asked, place.used, self._now()):
                raise ConflictError("refused-still-there", "seat")
            set_seat(stored, seat, stand_in=STAND_IN)
            return Outcome(None, "seats")

        await self._transactions.change(table_id, work)

    async def expire(self, now: float | None = None) -> list[tuple[str, int]]:
        """Hand every seat whose time has run out to a bot; which tables and seats. Then let the bots play there."""
        at = self._now() if now is None else now
        s, t = db.seats.c, db.game_tables.c
        timed = (
            sa.select(s.table_id)
            .join(db.game_tables, t.id == s.table_id)
            .where(t.status == RUNNING, t.pace != "none", t.rests.is_(None))
            .where(s.asked.is_not(None), s.stand_in == "", s.away == "bot", s.kind.in_((PERSON, HOT)))
        )
        tables = await self._database.read(lambda c: read_all(c, sa.select(db.game_tables).where(t.id.in_(timed))))
        handed: list[tuple[str, int]] = []
        for late in [stored.table.id for stored in tables if _late(stored.table, at)]:
            if await self._resting.rests(late):
                continue

            def work(stored: StoredTable) -> Outcome[list[tuple[str, int]]]:
                out_of_time = _late(stored.table, at)
                for seat in out_of_time:
                    set_seat(stored, seat, stand_in=STAND_IN)
                return Outcome([(stored.table.id, seat) for seat in out_of_time], "seats")

            handed.extend(await self._transactions.change(late, work))
        return handed

    async def give_up(self, person: Person) -> None:
        """Give away all that a person has at tables, for ever: bots take the seats, another player has the table."""
        s, t = db.seats.c, db.game_tables.c
        here = sa.select(s.table_id).where(s.person_id == person.id)
        query = sa.select(t.id).where(t.status != OVER, sa.or_(t.owner == person.id, t.id.in_(here)))

        def work(stored: StoredTable) -> Outcome[None]:
            table = stored.table
            for seat in table.seats_of(person):
                if table.status == OPEN:
                    set_seat(stored, seat, kind=FREE, person_id=None, invitation=new_invitation())
                elif table.status == RUNNING:
                    given = {"kind": BOT, "level": STAND_IN, "person_id": None, "invitation": None}
                    set_seat(stored, seat, **given, gone=False, stand_in="")
            others = [other for other in table.people() if other != person.id]
            if table.owner == person.id and others:
                set_table(stored, owner=others[0])
            elif table.status == OPEN and not others:
                # Nobody waits there any more, so nobody should be sent there.
                set_table(stored, private=True)
            return Outcome(None, "seats")

        for table_id in await self._database.read(lambda c: list(c.execute(query).scalars())):
            await self._transactions.change(table_id, work)

    async def invitations(self, person: Person, table_id: str) -> dict[int, str]:
        """The invitations that a person may pass on: to open seats, for those who sit at the table or opened it;
        to a seat that is offered, for those who may offer it."""

        def work(stored: StoredTable) -> dict[int, str]:
            table = stored.table
            if person.id not in (table.owner, *table.people()):
                raise ForbiddenError("refused-only-table", "table")
            return {
                place.seat: token
                for place in table.seats
                if (token := stored.invitations[place.seat]) is not None
                and (place.kind == FREE or may_offer(table, place, person))
            }

        return await self._transactions.look(table_id, work)

    async def by_invitation(self, invitation: str) -> tuple[Table, int]:
        """The table and the seat that an invitation is for."""
        query = sa.select(db.seats.c.table_id, db.seats.c.seat).where(db.seats.c.invitation == invitation)

        def work(c: sa.Connection) -> tuple[Table, int]:
            row = c.execute(query).first()
            if row is None:
                raise NotFoundError("refused-invitation", "invitation")
            return read(c, row.table_id).table, row.seat

        return await self._database.read(work)


def _late(table: Table, now: float) -> list[int]:
    """The seats that a bot should take because their time has run out."""
    return [
        seat.seat
        for seat in table.seats
        if seat.kind in (PERSON, HOT)
        and seat.away == "bot"
        and not seat.stand_in
        and table.pace.ran_out(seat.asked, seat.used, now)
    ]
