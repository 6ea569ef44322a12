"""Filling a database from a backup (``backup.py``): SQLite or PostgreSQL, whichever of them it was made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from meadhall.kernel.errors import BadField
from meadhall.server.storage.backup import ROWS, Lines, Row, Summary, damaged, read_backup, tables_of
from meadhall.server.storage.database import migrate

KINDS: tuple[tuple[type[sa.types.TypeEngine[Any]], tuple[type, ...]], ...] = (
    (sa.Boolean, (bool,)),
    (sa.Integer, (int,)),
    (sa.Float, (float, int)),
    (sa.String, (str,)),
    (sa.JSON, (dict, list, str, int, float, bool)),
)
"""What may stand in a column of a kind. Numbers are no truth values: SQLite would take anything."""


def fill(c: sa.Connection, path: Path) -> Summary:
    """Put what is in a backup in the place of all that is in the database, in the transaction of the connection."""
    summary = read_backup(path)
    drop_all(c)
    migrate(c, summary.head.schema)
    tables = {table.name: table for table in tables_of(c)}
    if odd := set(summary.rows) ^ set(tables):
        named = ", ".join(sorted(odd))
        raise BadField("file", f"version {summary.head.schema} has other tables than the backup: {named}")
    for name, rows in groupby(Lines(path), lambda row: row.table.table):
        fill_table(c, tables[name], rows)
    go_on_counting(c, tables.values())
    migrate(c)
    return summary


def drop_all(c: sa.Connection) -> None:
    """Nothing is left of the hall, not even its tables."""
    found = sa.MetaData()
    found.reflect(c)
    found.drop_all(c)
    if c.dialect.name == "postgresql":
        c.execute(sa.text("DROP FUNCTION IF EXISTS journal_append_only"))


def fill_table(c: sa.Connection, table: sa.Table, rows: Iterator[Row]) -> None:
    """Write the rows of a table. What leads to other rows of the same table is written when all are there."""
    within = [key.parent.name for key in table.foreign_keys if key.column.table is table]
    leading: list[dict[str, Any]] = []
    while batch := list(islice(rows, ROWS)):
        values = [checked(table, row) for row in batch]
        leading += [own(table, each, within) for each in values if any(each[name] for name in within)]
        for each in values:
            each.update(dict.fromkeys(within))
        write(c, table.insert(), values, batch[0])
    ours = [column == sa.bindparam(f"its {column.name}") for column in table.primary_key.columns]
    if leading:
        links: dict[str, Any] = {name: sa.bindparam(f"to {name}") for name in within}
        c.execute(table.update().where(*ours).values(links), leading)


def own(table: sa.Table, values: dict[str, Any], within: list[str]) -> dict[str, Any]:
    """The key of a row, and where it leads within its table."""
    keys = {f"its {column.name}": values[column.name] for column in table.primary_key.columns}
    return keys | {f"to {name}": values[name] for name in within}


def write(c: sa.Connection, statement: sa.Insert, values: list[dict[str, Any]], first: Row) -> None:
    try:
        c.execute(statement, values)
    except sa.exc.IntegrityError as error:
        problem = str(error.orig).splitlines()[0]
        raise damaged(first.line, f"from here on {first.table.table} does not fit together: {problem}") from None
    except (sa.exc.DataError, BadField) as error:
        raise damaged(first.line, f"from here on {first.table.table} has what cannot be kept: {error}") from None


def checked(table: sa.Table, row: Row) -> dict[str, Any]:
    """The values of a row by column, if each is of its kind."""
    values = dict(zip(row.table.columns, row.values, strict=True))
    if set(values) != set(table.columns.keys()):
        odd = ", ".join(sorted(set(values) ^ set(table.columns.keys())))
        raise damaged(row.line, f"{table.name} has other columns here: {odd}")
    for column in table.columns:
        value = values[column.name]
        if value is None and not column.nullable:
            raise damaged(row.line, f"{table.name}.{column.name} is missing")
        allowed = next(types for kind, types in KINDS if isinstance(column.type, kind))
        if value is not None and type(value) not in allowed:
            raise damaged(row.line, f"{table.name}.{column.name} cannot be {value!r}")
    return values


def go_on_counting(c: sa.Connection, tables: Iterable[sa.Table]) -> None:
    """PostgreSQL gives numbers to new rows from the highest on that is there; SQLite does so anyway."""
    if c.dialect.name != "postgresql":
        return
    for table in tables:
        for column in table.primary_key.columns:
            name = c.scalar(sa.func.pg_get_serial_sequence(table.name, column.name))
            highest = c.scalar(sa.select(sa.func.max(column))) if name else None
            if highest is not None:
                c.execute(sa.select(sa.func.setval(name, highest)))
