"""Would these rules play every stored game as it was played? All of them are replayed to find out.

A game is the same if every action is still allowed, the positions at its snapshots are the same, and it ends the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from meadhall.kernel.errors import BadField, IllegalAction, MeadhallError
from meadhall.server.errors import StorageFault
from meadhall.server.notices import NOTICES
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database
from meadhall.server.tables.cache import GameCache
from meadhall.server.tables.journal import JournalRow, counting_rows
from meadhall.server.tables.stored import StoredTable, read, read_rows


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of one stored game. ``key`` is the id of a message: ``check-same`` if nothing changes."""

    table: str
    game: str
    rules: str
    rows: int
    key: str
    row: int = 0
    problem: str = ""
    now: str = ""

    @property
    def same(self) -> bool:
        return self.key == "check-same"

    def arguments(self) -> dict[str, str | int]:
        """What the message speaks of."""
        names = ("table", "game", "rules", "rows", "row", "problem", "now")
        return {name: getattr(self, name) for name in names}


async def check(database: str) -> AsyncIterator[Finding]:
    """Replay every game of a database, one after the other, the oldest first."""
    url = db.engine_url(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadField("database", f"there is no file {url.database}")
    opened = await Database.open(database)
    games = GameCache()
    t = db.game_tables.c
    try:
        ids = await opened.read(lambda c: list(c.execute(sa.select(t.id).order_by(t.created, t.id)).scalars()))
        for id in ids:
            yield await opened.read(lambda c, id=id: check_table(c, games, id))  # type: ignore[misc]
    finally:
        await opened.close()


def check_and_tell(database: str, lang: str, tell: Callable[[str], None]) -> int:
    """Say what became of each game; 0 if none changes, else 1."""

    async def run() -> int:
        tables = changed = 0
        async for finding in check(database):
            tables += 1
            changed += not finding.same
            tell(NOTICES.say(finding.key, lang, **finding.arguments()))
        tell(NOTICES.say("check-sum", lang, tables=tables, changed=changed))
        return 1 if changed else 0

    try:
        return asyncio.run(run())
    except StorageFault as error:
        cause = getattr(error.__cause__, "orig", error.__cause__)
        raise BadField("database", f"cannot be opened: {str(cause).splitlines()[0]}") from None


def check_table(c: sa.Connection, games: GameCache, table_id: str) -> Finding:
    stored = read(c, table_id)
    table = stored.table

    def found(key: str, row: int = 0, problem: str = "", now: str = "") -> Finding:
        return Finding(table.id, table.game, table.rules, table.head, key, row, problem, now)

    try:
        game = games.game(table.game, table.pack)
        if game.version.split(".")[0] != table.rules.split(".")[0]:
            return found("check-newer", now=game.version)
        state = game.new(table.players, **table.options) if stored.start is None else game.from_data(stored.start)
    except BadField as error:
        return found("check-refused", problem=str(error))
    rows = counting_rows(read_rows(c, table.id, table.head))
    positions = _positions(stored, rows)
    for row in rows:
        if row.n in positions and _position(game.to_data(state)) != positions[row.n]:
            return found("check-position", row.n)
        try:
            state.apply(state.parse(row.action), row.by)
        except IllegalAction as error:
            return found("check-refused", row.n, error.rule)
        except MeadhallError as error:
            return found("check-refused", row.n, str(error))
    if table.head in positions and _position(game.to_data(state)) != positions[table.head]:
        return found("check-position", table.head)
    return found("check-same" if state.result == table.result else "check-result")


def _positions(stored: StoredTable, rows: list[JournalRow]) -> dict[int, Any]:
    """The stored positions, by the number of the first row that counts after them (or the journal's length)."""
    s = db.snapshots.c
    query = sa.select(s.n, s.state).where(s.table_id == stored.table.id)
    positions: dict[int, Any] = {}
    numbers = [row.n for row in rows]
    for n, text in stored.c.execute(query):
        after = next((number for number in numbers if number >= n), stored.table.head)
        positions[after] = _position(msgspec.json.decode(text))
    return positions


def _position(data: dict[str, Any]) -> dict[str, Any]:
    """A position without the version of the rules that wrote it."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    plain.pop("rules", None)
    return plain
