"""How tables stand in the database: reading them within a transaction, and writing what changes of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from meadhall.kernel.result import Result
from meadhall.server.errors import NotFoundError
from meadhall.server.storage import database as db
from meadhall.server.tables import fair_dice
from meadhall.server.tables.clock import read_pace
from meadhall.server.tables.fingerprints import rules_mark
from meadhall.server.tables.journal import JournalRow, Snapshot, TableMatch
from meadhall.server.tables.records import OVER, Later, Seat, Table

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
_SNAPSHOT = (
    sa.select(db.snapshots.c.n, db.snapshots.c.state)
    .where(db.snapshots.c.table_id == sa.bindparam("id"), db.snapshots.c.n <= sa.bindparam("until"))
    .order_by(db.snapshots.c.n.desc())
    .limit(1)
)
SNAPSHOT = _SNAPSHOT.where(db.snapshots.c.rules == sa.bindparam("rules"))
OTHER_SNAPSHOT = _SNAPSHOT.where(db.snapshots.c.rules != sa.bindparam("rules"))


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table within a transaction, with what nobody outside may know."""

    c: sa.Connection
    table: Table
    seed: int
    luck: fair_dice.Numbers
    start: dict[str, Any] | None
    invitations: dict[int, str | None]


# --- reading ----------------------------------------------------------------------------------------


def read(c: sa.Connection, table_id: str, lock: bool = False) -> StoredTable:
    """A table and its seats; with ``lock`` nobody else changes it until the transaction ends."""
    row = c.execute(ONE_LOCKED if lock else ONE, {"id": table_id}).first()
    if row is None:
        raise NotFoundError("refused-table", "table")
    return _stored(c, row, c.execute(SEATS, {"id": table_id}).all())


def read_all(c: sa.Connection, query: sa.Select[Any]) -> list[StoredTable]:
    """All tables that a query over ``game_tables`` finds, in its order."""
    rows = c.execute(query).all()
    found: dict[str, list[Any]] = {row.id: [] for row in rows}
    for seat in c.execute(SEATS_OF_ALL, {"ids": list(found)}) if rows else ():
        found[seat.table_id].append(seat)
    return [_stored(c, row, found[row.id]) for row in rows]


def read_rows(c: sa.Connection, table_id: str, until: int, since: int = 0) -> list[JournalRow]:
    """Rows of the journal, from one moment to another."""
    return [JournalRow(*row) for row in c.execute(ROWS, {"id": table_id, "since": since, "until": until})]


def read_snapshot(c: sa.Connection, table_id: str, until: int, rules: str, other: bool = False) -> Snapshot | None:
    """The newest snapshot at or before a moment that these rules made, or ``other`` ones."""
    query = OTHER_SNAPSHOT if other else SNAPSHOT
    row = c.execute(query, {"id": table_id, "until": until, "rules": rules}).first()
    return None if row is None else Snapshot(row.n, row.state)


def _stored(c: sa.Connection, row: Any, seats: Sequence[Any]) -> StoredTable:
    invitations = {seat.seat: seat.invitation for seat in seats}
    luck = fair_dice.read_numbers(row.luck)
    return StoredTable(c, _table(row, seats), int(row.seed), luck, row.start, invitations)


def _table(row: Any, seats: Iterable[Any]) -> Table:
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
        luck=fair_dice.shown(fair_dice.read_numbers(row.luck), opened=row.status == OVER),
        fate_since=row.fate_since,
        head=row.head,
        result=None if row.result is None else msgspec.convert(row.result, Result),
        origin=row.origin,
        origin_moment=row.origin_moment,
        successor=row.successor,
        practice=row.practice,
        lesson=row.lesson,
        fingerprint=row.fingerprint,
        rests=row.rests,
        closed=row.closed,
        seats=tuple(map(_seat, seats)),
    )


def _seat(row: Any) -> Seat:
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
        draft=tuple(row.draft.splitlines()),
        standing=tuple(msgspec.json.decode(row.standing).items()) if row.standing else (),
        later=msgspec.json.decode(row.later, type=Later) if row.later else None,
        closes=row.closes,
    )


# --- writing ----------------------------------------------------------------------------------------


def set_table(stored: StoredTable, **values: Any) -> None:
    stored.c.execute(db.game_tables.update().where(db.game_tables.c.id == stored.table.id).values(**values))


def add_number(stored: StoredTable, number: str) -> None:
    """A person gives a number for fate, if they do."""
    if number:
        set_table(stored, luck=fair_dice.written(fair_dice.with_number(stored.luck, number, stored.table.head)))


def set_seat(stored: StoredTable, seat: int, **values: Any) -> None:
    if "person_id" in values:
        # Whoever sits down there now may not see what somebody else has composed, nor answer as they wished.
        values.setdefault("draft", "")
        values.setdefault("standing", "")
        values.setdefault("later", "")
        values.setdefault("closes", False)
    s = db.seats.c
    stored.c.execute(db.seats.update().where(s.table_id == stored.table.id, s.seat == seat).values(**values))


def add_rows(c: sa.Connection, table_id: str, rows: Iterable[JournalRow]) -> None:
    ADD_ROWS.run(c, [dict(table_id=table_id, **row._asdict()) for row in rows])


def is_kept(stored: StoredTable) -> bool:
    """Whether there is a snapshot of the position as it is now."""
    s = db.snapshots.c
    query = sa.select(s.n).where(s.table_id == stored.table.id, s.n == stored.table.head)
    return stored.c.execute(query).first() is not None


def add_snapshot(stored: StoredTable, match: TableMatch) -> None:
    """Keep the position of a match, so that nobody needs to play so far again."""
    state = msgspec.json.encode(match.game.to_data(match.state)).decode()
    stored.c.execute(
        db.snapshots.insert().values(table_id=stored.table.id, n=match.head, rules=rules_mark(match.game), state=state)
    )
    match.snapshot_at = match.head
