"""Who sits where: opening a table, joining, leaving, coming back, and bots for those who are away."""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from meadhall.kernel.match import Match
from meadhall.server.advice.opponents import USUAL, read_bot
from meadhall.server.errors import ConflictError, ForbiddenError, NotFoundError, WrongField
from meadhall.server.storage import database as db
from meadhall.server.tables import fair
from meadhall.server.tables.cache import Held
from meadhall.server.tables.clock import read_pace
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import BOT, FREE, HOT, OPEN, OVER, PERSON, RUNNING, Person, Seat, Table
from meadhall.server.tables.transactions import Desk, check_open, own_seat, seat_at, set_seat, set_table

LONGEST_TITLE = 80
MOST_TABLES = 200
"""How many tables that are not over a person may have opened."""
AWAY = ("bot", "wait")
STAND_IN = USUAL
"""The bot that takes the seat of somebody who is away."""

Kinds = Sequence[tuple[str, str]]
"""For each seat its kind and its bot."""


class Seating(Desk):
    async def create(
        self,
        person: Person,
        game: str,
        options: Mapping[str, Any],
        seats: Sequence[str],
        pace: str = "none",
        title: str = "",
        private: bool = False,
        *,
        pack: Mapping[str, Any] | None = None,
        away: str = "bot",
    ) -> Table:
        """Open a table. One word a seat: ``me``, ``open``, ``hot`` (another person at my device), ``bot:adept``.

        It runs at once if no seat is open. ``away`` says what happens when somebody's time is over: a ``bot`` takes
        the seat until they return, or all ``wait`` until the others hand it over.
        """
        plays = self._shelf.game(game, None if pack is None else dict(pack))
        kinds = read_seats(seats, plays.mind.styles)
        match = plays.match(len(kinds), fair.new_seed(), **options)
        opened = Opening(person, match, kinds, pace, title, private, away)
        return await self.database.write(lambda c: self._open(c, opened))

    def _open(self, c: sa.Connection, new: Opening) -> Table:
        """Write a new table with its seats and all that its match has in the journal."""
        now = self.now()
        match = new.match
        state = match.state
        stored = TableMatch.beginning(match, now)
        free = any(kind == FREE for kind, _ in new.kinds)
        status = OVER if state.over else OPEN if free else RUNNING
        t = db.game_tables.c
        mine = sa.select(sa.func.count()).select_from(db.game_tables).where(t.owner == new.person.id, t.status != OVER)
        if (c.scalar(mine) or 0) >= MOST_TABLES:
            raise ConflictError("refused-many-tables", "game", most=MOST_TABLES)
        table_id = str(uuid.uuid4())
        c.execute(
            db.game_tables.insert().values(
                id=table_id,
                game=match.game.slug,
                rules=match.game.version,
                players=state.players,
                options=state.options,
                pack=match.game.overlay,
                start=stored.start,
                title=new.title,
                pace=new.pace,
                private=new.private,
                status=status,
                owner=new.person.id,
                created=now,
                updated=now,
                seed=str(match.seed),
                commitment=fair.commitment(match.seed),
                fate_since=new.since,
                head=stored.head,
                result=msgspec.to_builtins(state.result),
                origin=new.origin,
                origin_moment=new.origin_moment,
            )
        )
        asked = state.deciding if status == RUNNING else ()
        c.execute(
            db.seats.insert(),
            [
                {
                    "table_id": table_id,
                    "seat": seat,
                    "kind": kind,
                    "level": level,
                    "person_id": new.person.id if kind in (PERSON, HOT) else None,
                    "invitation": new_invitation() if kind == FREE else None,
                    "away": new.away,
                    "gone": False,
                    "stand_in": "",
                    "asked": now if seat in asked else None,
                    "used": 0.0,
                }
                for seat, (kind, level) in enumerate(new.kinds)
            ],
        )
        self._shelf.add_rows(c, table_id, stored.all_rows())
        return self._shelf.hold(c, table_id).table

    async def join(self, person: Person, table_id: str, seat: int | None = None, invitation: str | None = None) -> int:
        """Take an open seat and return it (the first one, if none is named). A private table needs an invitation.

        With an invitation a seat can also be taken that somebody offers while the game goes on.
        """

        def work(held: Held) -> int:
            table = held.table
            tokens = {token: n for n, token in held.invitations.items() if token is not None}
            invited = tokens.get(invitation) if invitation else None
            if invited is not None and table.status == RUNNING:
                self._take_over(held, person, table.seats[invited])
                return invited
            check_open(table)
            if invitation and invited is None:
                raise ConflictError("refused-invitation", "invitation")
            if table.private and invited is None:
                raise ForbiddenError("refused-private", "invitation")
            free = next(place.seat for place in table.seats if place.kind == FREE)
            taken = seat if seat is not None else free if invited is None else invited
            if seat_at(table, taken).kind != FREE:
                raise ConflictError("refused-seat-taken", "seat")
            set_seat(held, taken, kind=PERSON, person_id=person.id, invitation=None)
            self._begin(held)
            return taken

        return await self._change(table_id, "seats", work)

    def _take_over(self, held: Held, person: Person, place: Seat) -> None:
        """Somebody new takes a seat in the middle of the game. Nobody may learn the secrets of two seats."""
        if person.id in held.table.people():
            raise ConflictError("refused-sits-already", "seat")
        set_seat(held, place.seat, kind=PERSON, level="", person_id=person.id, invitation=None)
        self._return(held, place)

    async def offer(self, person: Person, table_id: str, seat: int) -> str:
        """Make an invitation for a seat while the game goes on: my own, one that was left, or a bot's at my table.

        Until somebody takes it, all stays as it is.
        """

        def work(held: Held) -> str:
            check_offer(held.table, seat_at(held.table, seat), person)
            token = held.invitations[seat] or new_invitation()
            set_seat(held, seat, invitation=token)
            return token

        return await self._change(table_id, "seats", work)

    async def withdraw_offer(self, person: Person, table_id: str, seat: int) -> None:
        """The invitation for a seat that was offered counts no more."""

        def work(held: Held) -> None:
            check_offer(held.table, seat_at(held.table, seat), person)
            set_seat(held, seat, invitation=None)

        await self._change(table_id, "seats", work)

    async def fill(self, person: Person, table_id: str, kind: str = f"bot:{USUAL}", seat: int | None = None) -> None:
        """Give an open seat (or all of them) to a bot, or to ``hot`` people at my device. For the owner.

        When no seat is open any more, the game begins.
        """

        def work(held: Held) -> None:
            ((filled, level),) = read_seats([kind], self._shelf.game_of(held.table).mind.styles)
            if filled not in (BOT, HOT):
                raise WrongField("kind", "refused-choice", choices="hot, bot:LEVEL")
            check_open(held.table)
            check_owner(held.table, person)
            if seat is not None and seat_at(held.table, seat).kind != FREE:
                raise ConflictError("refused-seat-taken", "seat")
            whose = person.id if filled == HOT else None
            for place in held.table.seats:
                if place.kind == FREE and seat in (None, place.seat):
                    set_seat(held, place.seat, kind=filled, level=level, person_id=whose, invitation=None)
            self._begin(held)

        await self._change(table_id, "seats", work)

    async def set_pace(self, person: Person, table_id: str, pace: str) -> None:
        """Change the pace. For the owner: before the game begins, alone at the table, or to give everybody all time."""
        new = read_pace(pace)

        def work(held: Held) -> None:
            table = held.table
            check_owner(table, person)
            if table.status == OVER:
                raise ConflictError("refused-over", "pace")
            if table.status == RUNNING and new.kind != "none" and set(table.people()) - {person.id}:
                raise ConflictError("refused-pace-others", "pace")
            now = self.now()
            set_table(held, pace=str(new))
            for place in table.seats:
                set_seat(held, place.seat, used=0.0, asked=None if place.asked is None else now)

        await self._change(table_id, "seats", work)

    def _begin(self, before: Held) -> None:
        """If nobody is awaited any more, the game begins."""
        held = self._shelf.hold(before.c, before.table.id)
        if any(seat.kind == FREE for seat in held.table.seats):
            return
        set_table(held, status=RUNNING, updated=self.now())
        self._ask(held, self._shelf.match(held).state, None, None)

    async def leave(self, person: Person, table_id: str, seat: int) -> None:
        """Leave a seat. Before the game begins it is open again; later a bot takes it, or the others decide."""

        def work(held: Held) -> None:
            place = own_seat(held.table, seat, person)
            if held.table.status == OPEN:
                set_seat(held, seat, kind=FREE, person_id=None, invitation=new_invitation())
            elif held.table.status == RUNNING:
                set_seat(held, seat, gone=True, stand_in=STAND_IN if place.away == "bot" else place.stand_in)

        await self._change(table_id, "seats", work)

    async def return_to_seat(self, person: Person, table_id: str, seat: int) -> None:
        """Come back to a seat that a bot has played meanwhile. Acting for the seat does the same."""

        await self._change(table_id, "seats", lambda held: self._return(held, own_seat(held.table, seat, person)))

    async def hand_over(self, person: Person, table_id: str, seat: int) -> None:
        """Hand a seat to a bot because its person left or has no time left. For anybody else at the table."""

        def work(held: Held) -> None:
            table = held.table
            place = seat_at(table, seat)
            if table.status != RUNNING or place.kind not in (PERSON, HOT) or place.stand_in:
                raise ConflictError("refused-no-bot-needed", "seat")
            if person.id not in table.people() or place.person_id == person.id:
                raise ForbiddenError("refused-only-others", "seat")
            if not place.gone and not table.pace.ran_out(place.asked, place.used, self.now()):
                raise ConflictError("refused-still-there", "seat")
            set_seat(held, seat, stand_in=STAND_IN)

        await self._change(table_id, "seats", work)

    async def expire(self, now: float | None = None) -> list[tuple[str, int]]:
        """Hand every seat whose time has run out to a bot; which tables and seats. Then let the bots play there."""
        at = self.now() if now is None else now
        s, t = db.seats.c, db.game_tables.c
        timed = (
            sa.select(s.table_id)
            .join(db.game_tables, t.id == s.table_id)
            .where(t.status == RUNNING, t.pace != "none")
            .where(s.asked.is_not(None), s.stand_in == "", s.away == "bot", s.kind.in_((PERSON, HOT)))
        )
        tables = await self.database.read(
            lambda c: self._shelf.hold_all(c, sa.select(db.game_tables).where(t.id.in_(timed)))
        )
        handed: list[tuple[str, int]] = []
        for late in [held.table.id for held in tables if _late(held.table, at)]:

            def work(held: Held) -> list[tuple[str, int]]:
                out_of_time = _late(held.table, at)
                for seat in out_of_time:
                    set_seat(held, seat, stand_in=STAND_IN)
                return [(held.table.id, seat) for seat in out_of_time]

            handed += await self._change(late, "seats", work)
        return handed

    async def give_up(self, person: Person) -> None:
        """Give away all that a person has at tables, for ever: bots take the seats, another player has the table."""
        s, t = db.seats.c, db.game_tables.c
        here = sa.select(s.table_id).where(s.person_id == person.id)
        query = sa.select(t.id).where(t.status != OVER, sa.or_(t.owner == person.id, t.id.in_(here)))

        def work(held: Held) -> None:
            table = held.table
            for seat in table.seats_of(person):
                if table.status == OPEN:
                    set_seat(held, seat, kind=FREE, person_id=None, invitation=new_invitation())
                elif table.status == RUNNING:
                    given = {"kind": BOT, "level": STAND_IN, "person_id": None, "invitation": None}
                    set_seat(held, seat, **given, gone=False, stand_in="")
            others = [other for other in table.people() if other != person.id]
            if table.owner == person.id and others:
                set_table(held, owner=others[0])
            elif table.status == OPEN and not others:
                # Nobody waits there any more, so nobody should be sent there.
                set_table(held, private=True)

        for table_id in await self.database.read(lambda c: list(c.execute(query).scalars())):
            await self._change(table_id, "seats", work)

    async def invitations(self, person: Person, table_id: str) -> dict[int, str]:
        """The invitations that a person may pass on: to open seats, for those who sit at the table or opened it;
        to a seat that is offered, for those who may offer it."""

        def work(held: Held) -> dict[int, str]:
            table = held.table
            if person.id not in (table.owner, *table.people()):
                raise ForbiddenError("refused-only-table", "table")
            return {
                place.seat: token
                for place in table.seats
                if (token := held.invitations[place.seat]) is not None
                and (place.kind == FREE or may_offer(table, place, person))
            }

        return await self._look(table_id, work)

    async def by_invitation(self, invitation: str) -> tuple[Table, int]:
        """The table and the seat that an invitation is for."""
        query = sa.select(db.seats.c.table_id, db.seats.c.seat).where(db.seats.c.invitation == invitation)

        def work(c: sa.Connection) -> tuple[Table, int]:
            row = c.execute(query).first()
            if row is None:
                raise NotFoundError("refused-invitation", "invitation")
            return self._shelf.hold(c, row.table_id).table, row.seat

        return await self.database.read(work)


def may_offer(table: Table, place: Seat, person: Person) -> bool:
    """Whether a person may invite somebody to a seat while the game goes on."""
    if table.status != RUNNING:
        return False
    if place.kind == BOT:
        return table.owner == person.id
    return place.person_id == person.id or (place.gone and person.id in table.people())


def check_offer(table: Table, place: Seat, person: Person) -> None:
    if table.status != RUNNING:
        raise ConflictError("refused-offer-now", "seat")
    if not may_offer(table, place, person):
        raise ForbiddenError("refused-offer", "seat")


def check_owner(table: Table, person: Person) -> None:
    if table.owner != person.id:
        raise ForbiddenError("refused-only-owner", "table")


class Opening:
    """A table that is to be opened. ``since``: the entry from which on fate answers from the match's seed."""

    def __init__(
        self,
        person: Person,
        match: Match[Any],
        kinds: Kinds,
        pace: str = "none",
        title: str = "",
        private: bool = True,
        away: str = "bot",
        since: int = 0,
        origin: str | None = None,
        origin_moment: int | None = None,
    ) -> None:
        if away not in AWAY:
            raise WrongField("away", "refused-choice", choices=", ".join(AWAY))
        self.person = person
        self.match = match
        self.kinds = kinds
        self.pace = str(read_pace(pace))
        self.title = read_title(title)
        self.private = private
        self.away = away
        self.since = since
        self.origin = origin
        self.origin_moment = origin_moment


def read_seats(words: Sequence[str], styles: Sequence[str]) -> list[tuple[str, str]]:
    """Kind and bot of each seat, from ``me``, ``open``, ``hot``, ``bot:LEVEL`` and ``bot:LEVEL:STYLE``."""
    kinds: list[tuple[str, str]] = []
    for n, word in enumerate(words):
        kind, _, bot = word.partition(":")
        if kind == BOT:
            kinds.append((BOT, read_bot(bot, styles, f"seats[{n}]")))
        elif word in ("me", "open", "hot"):
            kinds.append(({"me": PERSON, "open": FREE, "hot": HOT}[word], ""))
        else:
            raise WrongField(f"seats[{n}]", "refused-choice", choices="me, open, hot, bot:LEVEL")
    return kinds


def read_title(title: str) -> str:
    tidy = " ".join(title.split())
    if len(tidy) > LONGEST_TITLE or not tidy.isprintable():
        raise WrongField("title", "refused-title", longest=LONGEST_TITLE)
    return tidy


def new_invitation() -> str:
    return secrets.token_urlsafe(24)


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
