"""A whole database in one file, which SQLite and PostgreSQL read alike.

The file is compressed JSON, a line for each row:

    {"backup": "meadhall", "format": 1, "schema": "0008", "version": "1.4.0", "at": 1763565626.2}
    {"table": "people", "columns": ["id", "name", ...]}
    ["3f0c...", "Ann", ...]
    ...
    {"rows": {"people": 12, ...}, "sha256": "..."}

The rows are those of the tables as they were, whatever version made them: to restore them, tables of that version are
made, filled and then migrated. What is in the file is secret: passphrases as hashes, the key that signs cookies, the
seeds of games that go on.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.metadata import version
from pathlib import Path
from threading import Event
from typing import IO, Any, NamedTuple

import msgspec
import sqlalchemy as sa
from alembic.script import ScriptDirectory

from meadhall.kernel.errors import BadField
from meadhall.server.storage.database import migrations

KIND = "meadhall"
FORMAT = 1
ROWS = 500
"""How many rows are written at once."""
SCHEMA = "alembic_version"
"""The table in which the database tells its version."""
UNIMPORTANT = {"house", SCHEMA}
"""Tables that are filled as soon as somebody opens a hall."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    backup: str
    format: int
    schema: str
    version: str
    at: float


class TableHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes before the rows of a table."""

    table: str
    columns: list[str]


class Tail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many rows there are, and the checksum of all lines before."""

    rows: dict[str, int]
    sha256: str


class Summary(NamedTuple):
    """What is in a backup."""

    head: Head
    rows: dict[str, int]

    @property
    def games(self) -> int:
        return self.rows.get("game_tables", 0)


class Row(NamedTuple):
    """A row of a table, with where it stands in the file."""

    line: int
    table: TableHead
    values: list[Any]


# --- writing ----------------------------------------------------------------------------------------


def dump(c: sa.Connection, path: Path, now: float, stopped: Event | None = None) -> Summary:
    """Write all that is in the database, as it is at one moment, into a file: whole or not at all.

    The connection must be fresh. Others may go on writing meanwhile; somebody else may have it ``stopped``.
    """
    if c.dialect.name == "postgresql":
        c.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    schema = schema_of(c)
    if schema is None:
        raise BadField("database", "there is no hall in it")
    head = Head(KIND, FORMAT, schema, version("meadhall"), now)
    rows: dict[str, int] = {}
    with replacing(path) as raw, gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=6) as file:
        checksum = hashlib.sha256()

        def write(thing: Any) -> None:
            line = msgspec.json.encode(thing) + b"\n"
            checksum.update(line)
            file.write(line)

        write(head)
        for table in tables_of(c):
            name, columns = str(table.name), [str(column.name) for column in table.columns]
            write(TableHead(name, columns))
            rows[name] = 0
            ordered = sa.select(table).order_by(*table.primary_key.columns)
            with c.execute(ordered.execution_options(yield_per=ROWS)) as found:
                for row in found:
                    if stopped is not None and stopped.is_set():
                        raise BadField("file", f"{path} is not written: the hall closes")
                    write(list(row))
                    rows[name] += 1
        write(Tail(rows, checksum.hexdigest()))
    return Summary(head, rows)


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """A file that takes the place of another one when all is written and on the disk. Only its owner may read it."""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise BadField("file", f"{path} cannot be written: {error.strerror}") from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except OSError as error:
        Path(temporary).unlink(missing_ok=True)
        raise BadField("file", f"{path} cannot be written: {error.strerror}") from None
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


# --- the tables -------------------------------------------------------------------------------------


def schema_of(c: sa.Connection) -> str | None:
    """The version of the tables; None if there are none."""
    if not sa.inspect(c).has_table(SCHEMA):
        return None
    found: str | None = c.scalar(sa.text(f"SELECT version_num FROM {SCHEMA}"))
    return found


def known_schemas() -> list[str]:
    """The versions that can be migrated, the newest first."""
    return [step.revision for step in ScriptDirectory.from_config(migrations()).walk_revisions()]


def tables_of(c: sa.Connection) -> list[sa.Table]:
    """The tables that are there, each after those that it refers to."""
    found = sa.MetaData()
    found.reflect(c)
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, sa.JSON):
                column.type = sa.JSON(none_as_null=True)
    return [table for table in found.sorted_tables if table.name != SCHEMA]


def is_empty(c: sa.Connection) -> bool:
    """Whether nobody has been here yet."""
    names = set(sa.inspect(c).get_table_names())
    if names and SCHEMA not in names:
        return False
    return not any(c.execute(sa.text(f'SELECT 1 FROM "{name}" LIMIT 1')).first() for name in names - UNIMPORTANT)


# --- reading ----------------------------------------------------------------------------------------


def read_backup(path: Path) -> Summary:
    """Look through a whole backup; ``BadField`` says what is wrong with it."""
    for _ in (lines := Lines(path)):
        pass
    return lines.summary


class Lines:
    """The rows of a backup in their order. Once all are read, the whole file has been checked."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.head: Head
        self.summary: Summary

    def __iter__(self) -> Iterator[Row]:
        checksum = hashlib.sha256()
        table: TableHead | None = None
        rows: dict[str, int] = {}
        tail: Tail | None = None
        for number, line in self._raw():
            if tail is not None:
                raise damaged(number, "there is something after the end")
            if number == 1:
                self.head = self._checked(line)
            elif line.startswith(b'{"table"'):
                table = decoded(line, TableHead, number)
                rows[table.table] = 0
            elif line.startswith(b"{"):
                tail = decoded(line, Tail, number)
                continue
            elif table is None:
                raise damaged(number, "a row of no table")
            else:
                values = decoded(line, list[Any], number)
                if len(values) != len(table.columns):
                    raise damaged(number, f"{len(table.columns)} values are expected, not {len(values)}")
                rows[table.table] += 1
                yield Row(number, table, values)
            checksum.update(line)
        if tail is None:
            raise BadField("file", f"{self.path} breaks off")
        if tail.sha256 != checksum.hexdigest() or tail.rows != rows:
            raise BadField("file", f"{self.path} is damaged: its checksum is another one")
        self.summary = Summary(self.head, rows)

    def _raw(self) -> Iterator[tuple[int, bytes]]:
        number = 0
        try:
            with closing(gzip.open(self.path, "rb")) as file:
                for number, line in enumerate(file, 1):
                    yield number, line
        except gzip.BadGzipFile as error:
            kind = "is not a backup of a hall" if number == 0 else f"is damaged after line {number}: {error}"
            raise BadField("file", f"{self.path} {kind}") from None
        except (EOFError, zlib.error):
            raise BadField("file", f"{self.path} is damaged: it breaks off after line {number}") from None
        except OSError as error:
            raise BadField("file", f"{self.path} cannot be read: {error.strerror}") from None

    def _checked(self, line: bytes) -> Head:
        try:
            head = msgspec.json.decode(line, type=Head)
        except msgspec.MsgspecError:
            raise BadField("file", f"{self.path} is not a backup of a hall") from None
        if head.backup != KIND:
            raise BadField("file", f"{self.path} is not a backup of a hall")
        if head.format != FORMAT:
            raise BadField("format", f"{head.format} is not known here; this is format {FORMAT}")
        if head.schema not in known_schemas():
            newest = known_schemas()[0]
            problem = f"{head.schema} is not known here: version {head.version} made the backup; here it is {newest}"
            raise BadField("schema", problem)
        return head


def decoded(line: bytes, kind: Any, number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise damaged(number, str(error)) from None


def damaged(line: int, problem: str) -> BadField:
    return BadField("file", f"line {line}: {problem}")
