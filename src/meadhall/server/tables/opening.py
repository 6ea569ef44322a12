"""Opening a table: what is asked for is checked, and written with its seats and its first position."""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from meadhall.kernel.game import Game
from meadhall.kernel.lesson import Lesson
from meadhall.kernel.match import Match
from meadhall.server.advice.opponents import read_bot
from meadhall.server.errors import ConflictError, WrongField
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables import fair_dice
from meadhall.server.tables.cache import GameCache
from meadhall.server.tables.clock import read_pace
from meadhall.server.tables.fingerprints import table_mark
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import BOT, FREE, HOT, OPEN, OVER, PERSON, RUNNING, Person, Table
from meadhall.server.tables.stored import add_rows, read

LONGEST_TITLE = 80
MOST_TABLES = 200
"""How many tables that are not over a person may have opened."""
MOST_SHOWS = 4
"""How many tables at which only bots play a guest may have: they think without a pause."""
AWAY = ("bot", "wait")

Kinds = Sequence[tuple[str, str]]
"""For each seat its kind and its bot."""


class TableToOpen:
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
        lesson: str = "",
        numbers: fair_dice.Numbers = (),
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
        self.lesson = lesson
        self.numbers = numbers


def open_table(c: sa.Connection, new: TableToOpen, now: float) -> Table:
    """Write a new table with its seats and all that its match has in the journal."""
    match = new.match
    state = match.state
    begun = TableMatch.beginning(match, now)
    free = any(kind == FREE for kind, _ in new.kinds)
    status = OVER if state.over else OPEN if free else RUNNING
    t = db.game_tables.c
    mine = sa.select(sa.func.count()).select_from(db.game_tables).where(t.owner == new.person.id, t.status != OVER)
    if (c.scalar(mine) or 0) >= MOST_TABLES:
        raise ConflictError("refused-many-tables", "game", most=MOST_TABLES)
    if all(kind == BOT for kind, _ in new.kinds) and not new.person.account:
        check_shows(c, new.person)
    table_id = str(uuid.uuid4())
    c.execute(
        db.game_tables.insert().values(
            id=table_id,
            game=match.game.slug,
            rules=match.game.version,
            players=state.players,
            options=state.settings,
            pack=match.game.overlay,
            start=begun.start,
            title=new.title,
            pace=new.pace,
            private=new.private,
            status=status,
            owner=new.person.id,
            created=now,
            updated=now,
            seed=str(match.seed),
            commitment=fair_dice.commitment(match.seed),
            luck=fair_dice.written(new.numbers),
            fate_since=new.since,
            head=begun.head,
            result=msgspec.to_builtins(state.result),
            origin=new.origin,
            origin_moment=new.origin_moment,
            lesson=new.lesson,
            fingerprint=table_mark(match.game, state.players, state.settings),
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
    add_rows(c, table_id, begun.all_rows())
    return read(c, table_id).table


def check_unspent(c: sa.Connection, lots: fair_dice.Lots) -> None:
    """A seed that was promised is good for one table: at its end everybody knows it."""
    if not lots.promised:
        return
    promise = fair_dice.commitment(lots.seed)
    if c.dialect.name == "postgresql":
        c.execute(sa.select(sa.func.pg_advisory_xact_lock(int(promise[:15], 16))))
    t = db.game_tables.c
    if c.execute(sa.select(t.id).where(t.commitment == promise).limit(1)).first() is not None:
        raise ConflictError("refused-spent", "promise")


def check_shows(c: sa.Connection, person: Person) -> None:
    """A guest has few tables at which only bots play, so that there are thinkers for those who play themselves."""
    t, s = db.game_tables.c, db.seats.c
    people = sa.select(s.seat).where(s.table_id == t.id, s.kind != BOT)
    shows = sa.select(sa.func.count()).where(t.owner == person.id, t.status == RUNNING, ~people.exists())
    if (c.scalar(shows) or 0) >= MOST_SHOWS:
        raise ConflictError("refused-many-shows", "seats", most=MOST_SHOWS)


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


def match_from(lots: fair_dice.Lots, game: Game[Any], players: int, options: Mapping[str, Any]) -> Match[Any]:
    """A match whose fate has answered from these lots so far."""
    match = game.match(players, fair_dice.seed_at(lots.seed, lots.numbers, 0), **options)
    match.seed = lots.seed
    return match


class Opening:
    """Opens tables with new games. ``now`` tells the time."""

    def __init__(self, database: Database, games: GameCache, now: Callable[[], float]) -> None:
        self._database = database
        self._games = games
        self._now = now

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
        lots: fair_dice.Lots | None = None,
    ) -> Table:
        """Open a table. One word a seat: ``me``, ``open``, ``hot`` (another person at my device), ``bot:adept``.

        It runs at once if no seat is open. ``away`` says what happens when somebody's time is over: a ``bot`` takes
        the seat until they return, or all ``wait`` until the others hand it over.
        """
        plays = self._games.game(game, None if pack is None else dict(pack))
        kinds = read_seats(seats, plays.mind.styles)
        lots = lots or fair_dice.Lots(fair_dice.new_seed())
        match = match_from(lots, plays, len(kinds), options)
        new = TableToOpen(person, match, kinds, pace, title, private, away, numbers=lots.numbers)

        def work(c: sa.Connection) -> Table:
            check_unspent(c, lots)
            return open_table(c, new, self._now())

        return await self._database.write(work)

    async def teach(self, person: Person, lesson: Lesson, title: str) -> Table:
        """Open a private table at which a person is led through a lesson, against gentle bots."""
        plan = lesson.plan
        match = lesson.begin(self._games.game(lesson.lessons.slug))
        bot = read_bot(plan.bots, match.game.mind.styles, "lesson")
        kinds = [(PERSON, "") if seat == plan.seat else (BOT, bot) for seat in range(plan.players)]
        new = TableToOpen(person, match, kinds, title=title, lesson=lesson.id)
        return await self._database.write(lambda c: open_table(c, new, self._now()))
