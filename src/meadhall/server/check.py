"""Would these rules play every stored game as it was played? All of them are replayed to find out.

A game is the same if every action is still allowed, the positions at its snapshots are the same, and it ends the same.
A copy is looked at and brought up to date: the database stays as it is, so that one can look before an upgrade.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa

from meadhall.kernel.errors import BadField, IllegalAction, MeadhallError
from meadhall.server.errors import StorageFault
from meadhall.server.notices import NOTICES
from meadhall.server.storage import database as db
from meadhall.server.storage.backup import Summary, dump
from meadhall.server.storage.database import Database
from meadhall.server.storage.restore import fill
from meadhall.server.tables.cache import GameCache
from meadhall.server.tables.fingerprints import difference
from meadhall.server.tables.journal import JournalRow, counting_rows
from meadhall.server.tables.stored import StoredTable, read, read_rows


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of one stored game. ``key`` is the id of a message."""

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
        """Nothing changes for anybody."""
        return self.key in ("check-same", "check-closed")

    def arguments(self) -> dict[str, str | int]:
        """What the message speaks of."""
        names = ("table", "game", "rules", "rows", "row", "problem", "now")
        return {name: getattr(self, name) for name in names}


async def check(database: str) -> AsyncIterator[Finding]:
    """Replay every game of a database, one after the other, the oldest first."""
    with TemporaryDirectory(prefix="meadhall-") as folder:
        file = Path(folder) / "copy.backup"
        await save(database, file)
        async for finding in check_backup(file, Path(folder)):
            yield finding


async def check_backup(file: Path, folder: Path) -> AsyncIterator[Finding]:
    """Replay every game of a backup; the folder is for what it is unpacked into."""
    copy = await Database.open(f"sqlite:///{folder / 'copy.sqlite'}")
    games = GameCache()
    try:
        await copy.write(lambda c: fill(c, file))
        for id in await copy.read(all_games):
            yield await copy.read(lambda c, id=id: check_table(c, games, id))  # type: ignore[misc]
    finally:
        await copy.close()


async def save(database: str, file: Path, now: float | None = None) -> Summary:
    """Write a database into a file, whatever version it is of."""
    refuse_missing(database)
    opened = Database.connect(database)
    try:
        return await opened.read(lambda c: dump(c, file, time.time() if now is None else now))
    finally:
        await opened.close()


def refuse_missing(database: str) -> None:
    """Whoever only looks makes no new database by mistake."""
    url = db.engine_url(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadField("database", f"there is no file {url.database}")


def all_games(c: sa.Connection) -> list[str]:
    """The ids of all tables, the oldest first."""
    t = db.game_tables.c
    return list(c.execute(sa.select(t.id).order_by(t.created, t.id)).scalars())


def check_and_tell(database: str, lang: str, tell: Callable[[str], None]) -> int:
    """Say what became of each game; 0 if none changes, else 1."""
    with naming_database():
        return asyncio.run(tell_findings(check(database), lang, tell))


@contextmanager
def naming_database() -> Iterator[None]:
    """A database that does not answer is no fault of ours."""
    try:
        yield
    except StorageFault as error:
        cause = getattr(error.__cause__, "orig", error.__cause__)
        raise BadField("database", f"cannot be opened: {str(cause).splitlines()[0]}") from None


async def tell_findings(found: AsyncIterator[Finding], lang: str, tell: Callable[[str], None]) -> int:
    tables = changed = 0
    async for finding in found:
        tables += 1
        changed += not finding.same
        tell(NOTICES.say(finding.key, lang, **finding.arguments()))
    tell(NOTICES.say("check-sum", lang, tables=tables, changed=changed))
    return 1 if changed else 0


def check_table(c: sa.Connection, games: GameCache, table_id: str) -> Finding:
    stored = read(c, table_id)
    table = stored.table

    def found(key: str, row: int = 0, problem: str = "", now: str = "") -> Finding:
        return Finding(table.id, table.game, table.rules, table.head, key, row, problem, now)

    if table.closed:
        return found("check-closed")
    try:
        game = games.game(table.game, table.pack)
        if game.version.split(".")[0] != table.rules.split(".")[0]:
            return found("check-newer", now=game.version)
        state = game.new(table.players, **table.options) if stored.start is None else game.from_data(stored.start)
    except BadField as error:
        return found("check-refused", problem=str(error))
    written = read_rows(c, table.id, table.head)
    if [row.n for row in written] != list(range(table.head)):
        return found("check-gap")
    rows = counting_rows(written)
    positions = _positions(stored, rows)
    for row in rows:
        if row.n in positions and (problem := difference(game, state, positions[row.n])):
            return found("check-position", row.n, problem)
        try:
            state.apply(state.parse(row.action), row.by)
        except IllegalAction as error:
            return found("check-refused", row.n, error.rule)
        except MeadhallError as error:
            return found("check-refused", row.n, str(error))
    if table.head in positions and (problem := difference(game, state, positions[table.head])):
        return found("check-position", table.head, problem)
    return found("check-same" if state.result == table.result else "check-result")


def _positions(stored: StoredTable, rows: list[JournalRow]) -> dict[int, str]:
    """The stored positions, by the number of the first row that counts after them (or the journal's length)."""
    s = db.snapshots.c
    query = sa.select(s.n, s.state).where(s.table_id == stored.table.id)
    positions: dict[int, str] = {}
    numbers = [row.n for row in rows]
    for n, text in stored.c.execute(query):
        after = next((number for number in numbers if number >= n), stored.table.head)
        positions[after] = text
    return positions
