"""The database: its tables, how it is opened, and the two kinds of transaction.

SQLite keeps one file with a write-ahead log; PostgreSQL locks only the rows in question and takes many workers. With
both, what is written is on the disk before anybody hears of it.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar, cast

import psycopg
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url

from meadhall.kernel.errors import BadField
from meadhall.server.errors import StorageFault, WrongField
from meadhall.server.storage.faults import PASSING, Health

T = TypeVar("T")

READERS = 4
"""Threads that read from SQLite."""
CONNECTIONS = 8
"""Threads of a worker with a connection to PostgreSQL."""
MOST_JOBS = 64
"""How many pieces of work go into one commit of SQLite at most."""
BUSY = 30_000
"""Milliseconds that SQLite waits for another process that writes."""
SETTLE = 0.01
"""Seconds between two looks whether all is written."""
NUL = r"\x00"
"""As it is written in a list of values."""
PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
"""How long PostgreSQL may say nothing: a server that has vanished closes no connection."""
MIGRATING = 0x6D656164
"""The number of PostgreSQL's advisory lock while the tables are brought up to date."""

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Id = sa.String(36)
Serial = sa.BigInteger().with_variant(sa.Integer, "sqlite")
Time: sa.Double[float] = sa.Double()

house = sa.Table(
    "house",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("created", Time, nullable=False),
    sa.Column("seen", Time, nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("email", sa.String(254), nullable=False),
    sa.Column("webhook", sa.String(500), nullable=False),
    sa.Column("notify", sa.String(60), nullable=False),  # words such as "browser email"
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("person_id", Id, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("key", sa.String(120), nullable=False, unique=True),
    sa.Column("hash", sa.Text, nullable=False),
    sa.Column("created", Time, nullable=False),
    sa.Column("look", sa.String(120), nullable=False, index=True, server_default=""),  # what the name looks like
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("person_id", Id, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("hash", sa.String(64), nullable=False, unique=True),
    sa.Column("created", Time, nullable=False),
)

game_tables = sa.Table(
    "game_tables",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.String(20), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("pack", sa.JSON(none_as_null=True)),
    sa.Column("start", sa.JSON(none_as_null=True)),  # a position, if the match did not begin at the beginning
    sa.Column("title", sa.String(120), nullable=False),
    sa.Column("pace", sa.String(30), nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),  # open, running, over
    sa.Column("owner", Id, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("created", Time, nullable=False),
    sa.Column("updated", Time, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),  # secret until the end
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("luck", sa.Text, nullable=False, server_default=""),  # numbers of the people, secret too: fair_dice.py
    sa.Column("fate_since", sa.Integer, nullable=False),  # from this entry on fate answers from the seed
    sa.Column("head", sa.Integer, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True)),
    sa.Column("origin", Id, sa.ForeignKey("game_tables.id")),
    sa.Column("origin_moment", sa.Integer),
    sa.Column("successor", Id, sa.ForeignKey("game_tables.id")),
    sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()),  # somebody alone went back
    sa.Column("lesson", sa.Text, nullable=False, server_default=""),  # which one is taught here
    sa.Column("fingerprint", sa.String(16), nullable=False, server_default=""),  # of rules, pack and options
    sa.Column("closed", sa.Text, nullable=False, server_default=""),  # why it was closed before its end
    sa.Column("rests", Time),  # since when the rules that are there do not play it, so that its clocks stand
    sa.Index("ix_game_tables_status_updated", "status", "updated"),
    sa.Index("ix_game_tables_owner", "owner"),
    sa.Index("ix_game_tables_commitment", "commitment"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", Id, sa.ForeignKey("game_tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # person, hot, bot, open
    sa.Column("level", sa.String(20), nullable=False),  # of the bot
    sa.Column("person_id", Id, sa.ForeignKey("people.id"), index=True),
    sa.Column("invitation", sa.String(64), unique=True),
    sa.Column("away", sa.String(10), nullable=False),  # bot or wait: what happens when the time is over
    sa.Column("gone", sa.Boolean, nullable=False),  # the person has left
    sa.Column("stand_in", sa.String(20), nullable=False),  # the level of the bot that plays meanwhile
    sa.Column("asked", Time),  # since when the seat is asked
    sa.Column("used", Time, nullable=False),  # seconds of the clock
    sa.Column("draft", sa.Text, nullable=False, server_default=""),  # answers that are not played yet, one a line
    sa.Column("standing", sa.Text, nullable=False, server_default=""),  # answers that stand, JSON: question -> wish
    sa.Column("later", sa.Text, nullable=False, server_default=""),  # answers kept for later, JSON: Later in records.py
    sa.Column("closes", sa.Boolean, nullable=False, server_default=sa.false()),  # would close the table, which rests
)

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", Id, sa.ForeignKey("game_tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("by", sa.Integer, nullable=False),
    sa.Column("action", sa.String(200), nullable=False),
    sa.Column("at", Time, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", Id, sa.ForeignKey("game_tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),  # the position after so many rows
    sa.Column("rules", sa.String(20), nullable=False),  # a mark of those that led there
    sa.Column("state", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", Serial, primary_key=True, autoincrement=True),
    sa.Column("table_id", Id, sa.ForeignKey("game_tables.id"), nullable=False),
    sa.Column("person_id", Id, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", Time, nullable=False),
    sa.Index("ix_chat_table_id_id", "table_id", "id"),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table_id", Id, sa.ForeignKey("game_tables.id"), primary_key=True),
    sa.Column("person_id", Id, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

rewinds = sa.Table(
    "rewinds",
    metadata,
    sa.Column("id", Serial, primary_key=True, autoincrement=True),
    sa.Column("table_id", Id, sa.ForeignKey("game_tables.id"), nullable=False, index=True),
    sa.Column("person_id", Id, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("target", sa.Integer, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),  # open, done, refused, withdrawn
    sa.Column("at", Time, nullable=False),
)

rewind_answers = sa.Table(
    "rewind_answers",
    metadata,
    sa.Column("rewind_id", Serial, sa.ForeignKey("rewinds.id"), primary_key=True, autoincrement=False),
    sa.Column("person_id", Id, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("accept", sa.Boolean, nullable=False),
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", Serial, primary_key=True, autoincrement=True),
    sa.Column("person_id", Id, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("table_id", Id, sa.ForeignKey("game_tables.id"), nullable=False),
    sa.Column("kind", sa.String(20), nullable=False),  # turn, rewind, over
    sa.Column("way", sa.String(10), nullable=False),  # email, webhook
    sa.Column("seat", sa.Integer),
    sa.Column("created", Time, nullable=False),
    sa.Column("due", Time, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),  # waiting, sent, dropped, failed
    sa.Column("problem", sa.Text, nullable=False),
    sa.Index("ix_outbox_status_due", "status", "due"),
    sa.Index("ix_outbox_person_id_table_id", "person_id", "table_id"),
)


class Prepared:
    """A statement that every move needs, put into SQL only once for each kind of database."""

    def __init__(self, statement: sa.Insert | sa.Update) -> None:
        self._statement = statement
        self._sql: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, c: sa.Connection, rows: list[dict[str, Any]]) -> None:
        """Execute it with the values of each row; none, nothing to do."""
        if not rows:
            return
        known = self._sql.get(c.dialect.name)
        if known is None:
            made = self._statement.compile(dialect=c.dialect)
            # Where the values have no names, the compiler tells their order.
            known = self._sql[c.dialect.name] = (str(made), getattr(made, "positiontup", None))
        sql, order = known
        if order is None:
            c.exec_driver_sql(sql, rows)
        else:
            c.exec_driver_sql(sql, [tuple([row[name] for name in order]) for row in rows])


def engine_url(database: str) -> URL:
    """The address of a database with the driver that we use."""
    try:
        url = make_url(database)
    except (sa.exc.ArgumentError, ValueError):
        raise BadField("database", f"{database!r} is not sqlite:///FILE or postgresql://...") from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise BadField("database", "a SQLite database needs a file: sqlite:///FILE")
        return url.set(drivername="sqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise BadField("database", f"{kind} is not known here; there are sqlite:///FILE and postgresql://...")


class Database(ABC):
    """An open database. ``read`` and ``write`` run a piece of work in a transaction of its own.

    Work is a plain function of a connection; it runs in a thread, which costs a fraction of what a driver that awaits
    every statement does. What it raises is raised again, and then nothing of it is written. If the storage itself
    fails, that is a ``StorageFault``; whoever tries again later does so on a fresh connection.
    """

    def __init__(self, url: URL, threads: int, connections: int, **how: Any) -> None:
        self.engine = sa.create_engine(url, pool_size=connections, max_overflow=0, **how)
        event.listen(self.engine, "connect", self._begin_connection)
        event.listen(self.engine, "checkout", self._renew_connection)
        self._era = 0
        self.health = Health()
        self.revive: Callable[[sa.Connection], object] | None = None
        """Done before the first work that writes after a fault, in its transaction."""
        self._threads = ThreadPoolExecutor(threads, "meadhall-database")
        self._writing: set[object] = set()

    @staticmethod
    def connect(database: str) -> Database:
        """Connect to a database as it is: empty, or of an earlier version."""
        url = engine_url(database)
        return SqliteDatabase(url) if url.get_backend_name() == "sqlite" else PostgresDatabase(url)

    @staticmethod
    async def open(database: str) -> Database:
        """Connect, and bring the tables up to date."""
        opened = Database.connect(database)
        try:
            await opened.write(migrate)
        except BaseException:
            await opened.close()
            raise
        return opened

    async def close(self) -> None:
        """Finish what is under way, and let go of the database."""
        await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Look at the database."""
        return await self._in_thread(self._read, work)

    async def _in_thread(
        self, run: Callable[[Callable[[sa.Connection], T]], T], work: Callable[[sa.Connection], T]
    ) -> T:
        def guarded() -> T:
            try:
                return run(work)
            except PASSING as error:
                raise self._fault(error) from error

        return await asyncio.get_running_loop().run_in_executor(self._threads, guarded)

    def _fault(self, error: Exception) -> StorageFault:
        """What is told of such an error."""
        self.health.failed(error)
        self._era += 1
        return StorageFault()

    def _connect(self) -> sa.Connection:
        """A connection; after a fault a new one, since those from before may go on failing when its cause is gone."""
        if self.health.failing:
            self._era += 1
        return self.engine.connect()

    def _begin_connection(self, _: Any, record: Any) -> None:
        record.info["era"] = self._era

    def _renew_connection(self, _: Any, record: Any, __: Any) -> None:
        if record.info["era"] != self._era:
            # The pool makes another one in its place.
            raise sa.exc.DisconnectionError

    def _revive(self, c: sa.Connection) -> None:
        if self.health.failing and self.revive is not None:
            self.revive(c)

    @abstractmethod
    def _read(self, work: Callable[[sa.Connection], T]) -> T: ...

    async def write(self, work: Callable[[sa.Connection], T], tracked: bool = False) -> T:
        """Change the database. What was written is on the disk when this returns.

        Of ``tracked`` work the caller knows what it changes, see ``untracked_changes``.
        """
        mine = object()
        self._writing.add(mine)
        try:
            return await self._write_now(work, tracked)
        finally:
            self._writing.remove(mine)

    @abstractmethod
    async def _write_now(self, work: Callable[[sa.Connection], T], tracked: bool) -> T: ...

    async def settle(self) -> None:
        """Wait until what is being written now is on the disk, and whoever waits for it has gone on.

        What others begin to write meanwhile is not waited for, however busy they are."""
        now = set(self._writing)
        while now & self._writing:
            await asyncio.sleep(SETTLE)

    @property
    def untracked_changes(self) -> int | None:
        """While this stays the same, only tracked work has changed anything; None if that cannot be known.

        To be asked within the work that writes, where nobody else can write at the same time.
        """
        return None


class PostgresDatabase(Database):
    """PostgreSQL writes for many at once; each of its threads has a connection."""

    def __init__(self, url: URL) -> None:
        super().__init__(url, threads=CONNECTIONS, connections=CONNECTIONS, connect_args=PATIENCE)
        event.listen(self.engine, "handle_error", _refuse_nul)

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        return self._run(work, commit=False)

    async def _write_now(self, work: Callable[[sa.Connection], T], tracked: bool) -> T:
        return await self._in_thread(self._write, work)

    def _write(self, work: Callable[[sa.Connection], T]) -> T:
        return self._run(work, commit=True)

    def _run(self, work: Callable[[sa.Connection], T], commit: bool, again: bool = True) -> T:
        with self._connect() as c:
            try:
                if commit:
                    self._revive(c)
                result = work(c)
            except sa.exc.DBAPIError as error:
                if not (again and error.connection_invalidated):
                    raise
            else:
                if commit:
                    c.commit()
                    self.health.wrote()
                return result
        # The server was restarted since the last time. Nothing was committed, so the work can be done anew.
        return self._run(work, commit, again=False)


def _refuse_nul(context: sa.engine.ExceptionContext) -> None:
    """PostgreSQL keeps no text with a NUL in it. Whoever sent one is told so; it is no fault of the house."""
    if isinstance(context.original_exception, psycopg.DataError) and NUL in str(context.parameters):
        raise WrongField("text", "refused-nul")


class SqliteDatabase(Database):
    """SQLite has one writer at a time, and waits for the disk at every commit.

    So one thread writes. Work that has come in while it waited for the disk goes into the next transaction together,
    each piece in a savepoint of its own, and nobody is answered before the commit. A few threads read.
    """

    def __init__(self, url: URL) -> None:
        assert url.database is not None
        file = Path(url.database)
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            # The secret of the house and the seeds of games that go on will be in it. What fails here SQLite tells.
            with suppress(OSError):
                file.touch(0o600)
        super().__init__(url, threads=READERS, connections=READERS + 1)
        event.listen(self.engine, "connect", _prepare_sqlite)
        self._jobs: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._connection: sa.Connection | None = None
        self._changes = 0
        self._version: Any = None
        self._writer = Thread(target=self._write_all, name="meadhall-write", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await super().close()

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as c:
            c.exec_driver_sql("BEGIN")
            return work(c)

    async def _write_now(self, work: Callable[[sa.Connection], T], tracked: bool) -> T:
        job = _Job(work, asyncio.get_running_loop(), tracked)
        self._jobs.put(job)
        return await job.answer

    @property
    def untracked_changes(self) -> int | None:
        return self._changes

    def _write_all(self) -> None:
        """What the writing thread does until it is told to stop (with None)."""
        more = True
        while more:
            batch = [self._jobs.get()]
            while len(batch) < MOST_JOBS and not self._jobs.empty():
                batch.append(self._jobs.get())
            more = None not in batch
            self._write([job for job in batch if job is not None])
        if self._connection is not None:
            self._connection.close()

    def _write(self, batch: list[_Job[Any]]) -> None:
        if not batch:
            return
        try:
            if self._connection is None:
                self._connection = self._connect()
            c = self._connection
            c.exec_driver_sql("BEGIN IMMEDIATE")
            self._notice_other_writers(c)
            if self.health.failing:
                self._changes += 1
                self._revive(c)
            for job in batch:
                self._changes += not job.tracked
                job.run(c, driver_connection(c))
            c.commit()
            self.health.wrote()
        except Exception as error:
            for job in batch:
                job.error = job.error or error
            self._drop_connection()
        for job in batch:
            if isinstance(job.error, PASSING):
                self._drop_connection()
                job.fail(self._fault(job.error))
        for loop in {job.loop for job in batch}:
            # A loop that has closed meanwhile awaits nothing any more.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(_answer, [job for job in batch if job.loop is loop])

    def _notice_other_writers(self, c: sa.Connection) -> None:
        """Notice what other connections have written, such as those of another process."""
        version = driver_connection(c).execute("PRAGMA data_version").fetchone()
        self._changes += version != self._version
        self._version = version

    def _drop_connection(self) -> None:
        """After a failure the next transaction begins on a fresh connection."""
        if self._connection is not None:
            with suppress(Exception):
                self._connection.invalidate()
                self._connection.close()
            self._connection = None
        self._changes += 1


def driver_connection(c: sa.Connection) -> Any:
    """SQLite's own connection, for the small words around a transaction."""
    line = c.connection.driver_connection
    assert line is not None
    return line


class _Job(Generic[T]):
    """A piece of work on its way to the writing thread and back."""

    def __init__(self, work: Callable[[sa.Connection], T], loop: asyncio.AbstractEventLoop, tracked: bool) -> None:
        self.work = work
        self.loop = loop
        self.tracked = tracked
        self.answer: asyncio.Future[T] = loop.create_future()
        self.result: T | None = None
        self.error: Exception | None = None

    def run(self, c: sa.Connection, line: Any) -> None:
        line.execute("SAVEPOINT job")
        try:
            self.result = self.work(c)
        except Exception as error:
            self.error = error
            line.execute("ROLLBACK TO job")
        line.execute("RELEASE job")

    def fail(self, error: Exception) -> None:
        error.__cause__ = self.error
        self.error = error

    def tell(self) -> None:
        if self.answer.cancelled():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(cast(T, self.result))


def _answer(jobs: list[_Job[Any]]) -> None:
    for job in jobs:
        job.tell()


def _prepare_sqlite(connection: Any, _: object) -> None:
    # Without this the driver would begin transactions by its own, later, idea.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Run the migrations that are missing, in the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        # Workers that start at the same time wait here for the first of them.
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def migrations() -> Config:
    """Where the migrations lie."""
    config = Config()
    config.set_main_option("script_location", str(files("meadhall.server.storage") / "migrations"))
    config.set_main_option("path_separator", "os")
    return config
