"""Writing a row where two may want to write the same one."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite


def add_missing(c: sa.Connection, table: sa.Table, **values: object) -> None:
    """A row, unless there is one with its key already."""
    insert = (postgresql if c.dialect.name == "postgresql" else sqlite).insert(table)
    c.execute(insert.values(**values).on_conflict_do_nothing())
