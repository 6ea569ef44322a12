"""How tables are read from the database and kept at hand: rows, seats, and matches from snapshots and journal."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from threading import Lock
from typing import Any

import msgspec
import sqlalchemy as sa

from meadhall.kernel import registry
from meadhall.kernel.errors import BadField
from meadhall.kernel.game import Game
from meadhall.kernel.result import Result
from meadhall.server.errors import ConflictError, NotFoundError
from meadhall.server.storage import database as db
from meadhall.server.tables.clock import read_pace
from meadhall.server.tables.journal import HOUSE, Row, Snapshot, TableMatch
from meadhall.server.tables.records import OVER, Seat, Table

CACHED = 64
"""How many matches a worker keeps at hand."""

# Statements of the usual move are put together once.
ONE = sa.select(db.game_tables).where(db.game_tables.c.id == sa.bindparam("id"))
ONE_LOCKED = ONE.with_for_update()
_SEATS = (
    sa.select(db.seats, *(db.people.c[name] for name in ("name", "seen", "email", "webhook", "notify")))
    .outerjoin(db.people, db.people.c.id == db.seats.c.person_id)
    .order_by(db.seats.c.table_id, db.seats.c.seat)
)
SEATS = _SEATS.where(db.seats.c.table_id == sa.bindparam("id"))
SEATS_OF_ALL = _SEATS.where(db.seats.c.table_id.in_(sa.bindparam("ids", expanding=True)))
ROWS = (
    sa.select(db.journal.c.n, db.journal.c.by, db.journal.c.action, db.journal.c.at)
    .where(db.journal.c.table_id == sa.bindparam("id"))
    .where(db.journal.c.n >= sa.bindparam("since"), db.journal.c.n < sa.bindparam("until"))
    .order_by(db.journal.c.n)
)
ADD_ROWS = db.Prepared(db.journal.insert())
SNAPSHOT = (
    sa.select(db.snapshots.c.n, db.snapshots.c.state)
    .where(db.snapshots.c.table_id == sa.bindparam("id"))
    .where(db.snapshots.c.n <= sa.bindparam("until"), db.snapshots.c.rules == sa.bindparam("rules"))
    .order_by(db.snapshots.c.n.desc())
    .limit(1)
)


@dataclass(slots=True)
class Held:
    """A table within a transaction, with what nobody outside may know."""

    c: sa.Connection
    table: Table
    seed: int
    start: dict[str, Any] | None
    invitations: dict[int, str | None]
    match: TableMatch | None = None
    """The match after what this transaction wrote, to be kept at hand once that is committed."""


class Shelf:
    """Matches and games at hand. What is not at hand comes from the database; nothing is only here."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, TableMatch] = OrderedDict()
        self._games: OrderedDict[tuple[str, str], Game[Any]] = OrderedDict()
        self._held: OrderedDict[str, tuple[int, Held]] = OrderedDict()
        # Threads that read and the one that writes look here.
        self._lock = Lock()

    def game(self, slug: str, pack: dict[str, Any] | None = None) -> Game[Any]:
        """A game by its slug, with a pack of component values laid over it."""
        if pack is None:
            return registry.load(slug)
        key = (slug, json.dumps(pack, sort_keys=True))
        with self._lock:
            game = self._games.get(key)
        if game is None:
            game = registry.load(slug, pack)
            with self._lock:
                _keep(self._games, key, game)
        return game

    def game_of(self, table: Table) -> Game[Any]:
        """The game of a table; an error if these rules are not the ones it was begun with."""
        game = self.game(table.game, table.pack)
        if game.version.split(".")[0] != table.rules.split(".")[0]:
            raise ConflictError("refused-rules", "table", rules=table.rules, now=game.version)
        return game

    # --- rows -----------------------------------------------------------------------------------

    def hold(self, c: sa.Connection, table_id: str, lock: bool = False) -> Held:
        """A table and its seats; with ``lock`` nobody else changes it until the transaction ends."""
        row = c.execute(ONE_LOCKED if lock else ONE, {"id": table_id}).first()
        if row is None:
            raise NotFoundError("refused-table", "table")
        return _held(c, row, c.execute(SEATS, {"id": table_id}).all())

    def take(self, c: sa.Connection, table_id: str, stamp: int | None) -> Held | None:
        """A table as the last move left it, if the database has the same stamp as then. Only one can take it."""
        with self._lock:
            kept = self._held.pop(table_id, None)
        if kept is None or kept[0] != stamp:
            return None
        return replace(kept[1], c=c, match=None)

    def put_back(self, held: Held, stamp: int | None) -> None:
        """Keep a table for the next move, once what was done is committed."""
        if stamp is not None:
            with self._lock:
                _keep(self._held, held.table.id, (stamp, held))

    def hold_all(self, c: sa.Connection, query: sa.Select[Any]) -> list[Held]:
        """All tables that a query over ``game_tables`` finds, in its order."""
        rows = c.execute(query).all()
        found: dict[str, list[Any]] = {row.id: [] for row in rows}
        for seat in c.execute(SEATS_OF_ALL, {"ids": list(found)}) if rows else ():
            found[seat.table_id].append(seat)
        return [_held(c, row, found[row.id]) for row in rows]

    def rows(self, c: sa.Connection, table_id: str, until: int, since: int = 0) -> list[Row]:
        """Rows of the journal, from one moment to another."""
        return [Row(*row) for row in c.execute(ROWS, {"id": table_id, "since": since, "until": until})]

    def snapshot(self, held: Held, until: int) -> Snapshot | None:
        """The newest snapshot at or before a moment that these rules made."""
        rules = self.game_of(held.table).version
        row = held.c.execute(SNAPSHOT, {"id": held.table.id, "until": until, "rules": rules}).first()
        return None if row is None else Snapshot(row.n, row.state)

    def add_rows(self, c: sa.Connection, table_id: str, rows: Iterable[Row]) -> None:
        ADD_ROWS.run(c, [dict(table_id=table_id, **row._asdict()) for row in rows])

    def add_snapshot(self, held: Held, match: TableMatch) -> None:
        """Keep the position of a match, so that nobody needs to play so far again."""
        state = msgspec.json.encode(match.game.to_data(match.state)).decode()
        held.c.execute(
            db.snapshots.insert().values(table_id=held.table.id, n=match.head, rules=match.game.version, state=state)
        )
        match.kept = match.head

    # --- matches --------------------------------------------------------------------------------

    def match(self, held: Held, whole: bool = False) -> TableMatch:
        """The match of a table as it is now, for the caller to change; ``whole``: with the events of every entry."""
        table = held.table
        near = self._near(table.id)
        if near is None or near.head > table.head or (whole and near.told):
            return self.moment(held, table.head, whole)
        near = near.copy()
        if near.head < table.head:
            rows = self.rows(held.c, table.id, table.head, near.head)
            if any(row.by == HOUSE for row in rows):
                return self.moment(held, table.head, whole)
            with _told_plainly():
                near.follow(rows)
        return near

    def moment(self, held: Held, moment: int, whole: bool = False) -> TableMatch:
        """The match as it was after so many rows, from the newest snapshot before."""
        if not 0 <= moment <= held.table.head:
            raise NotFoundError("refused-moment", "moment", head=held.table.head)
        game = self.game_of(held.table)
        rows = self.rows(held.c, held.table.id, moment)
        snapshot = None if whole else self.snapshot(held, moment)
        with _told_plainly():
            if held.start is None:
                first = game.new(held.table.players, **held.table.options)
            else:
                first = game.from_data(held.start)
            return TableMatch.resume(game, first, held.start, held.seed, rows, snapshot)

    def _near(self, table_id: str) -> TableMatch | None:
        with self._lock:
            return self._matches.get(table_id)

    def keep(self, table_id: str, match: TableMatch) -> None:
        """Keep a match at hand, once what it tells is committed. It must not be changed afterwards."""
        with self._lock:
            near = self._matches.get(table_id)
            if near is None or (near.head, -near.told) < (match.head, -match.told):
                _keep(self._matches, table_id, match)


def _keep(shelf: OrderedDict[Any, Any], key: object, value: object) -> None:
    shelf[key] = value
    shelf.move_to_end(key)
    while len(shelf) > CACHED:
        shelf.popitem(last=False)


@contextmanager
def _told_plainly() -> Iterator[None]:
    """A stored game that cannot be read is no fault of who asks for it."""
    try:
        yield
    except BadField as error:
        raise ConflictError("refused-unplayable", "table", problem=str(error)) from None


def _held(c: sa.Connection, row: Any, seats: Sequence[Any]) -> Held:
    invitations = {seat.seat: seat.invitation for seat in seats}
    return Held(c, read_table(row, seats), int(row.seed), row.start, invitations)


def read_table(row: Any, seats: Iterable[Any]) -> Table:
    return Table(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=row.options,
        pack=row.pack,
        title=row.title,
        pace=read_pace(row.pace),
        private=row.private,
        status=row.status,
        owner=row.owner,
        created=row.created,
        updated=row.updated,
        commitment=row.commitment,
        seed=int(row.seed) if row.status == OVER else None,
        fate_since=row.fate_since,
        head=row.head,
        result=None if row.result is None else msgspec.convert(row.result, Result),
        origin=row.origin,
        origin_moment=row.origin_moment,
        successor=row.successor,
        seats=tuple(map(read_seat, seats)),
    )


def read_seat(row: Any) -> Seat:
    notify = (row.notify or "").split()
    ways = tuple(way for way in ("email", "webhook") if way in notify and getattr(row, way))
    return Seat(
        seat=row.seat,
        kind=row.kind,
        level=row.level,
        person_id=row.person_id,
        name=row.name or "",
        away=row.away,
        gone=row.gone,
        stand_in=row.stand_in,
        asked=row.asked,
        used=row.used,
        seen=row.seen or 0.0,
        ways=ways,
    )
