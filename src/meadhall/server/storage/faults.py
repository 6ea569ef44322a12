"""What of a database's errors is a fault of the storage, which passes, and how the log tells of it."""

from __future__ import annotations

import logging
import sqlite3
import time

import psycopg
import sqlalchemy as sa

log = logging.getLogger("meadhall.server")

PASSING = (
    sa.exc.OperationalError,
    sa.exc.InterfaceError,
    # PostgreSQL says so of a database that may only be read.
    sa.exc.InternalError,
    sqlite3.OperationalError,
    psycopg.OperationalError,
)
QUIET = 30.0
"""Seconds between two lines of the log about a fault that lasts."""


class Health:
    """Whether the storage fails now. A fault that lasts is not told anew for everybody who runs into it."""

    def __init__(self) -> None:
        self.failing = False
        self._told = -QUIET

    def failed(self, error: Exception) -> None:
        self.failing = True
        if time.monotonic() - self._told >= QUIET:
            self._told = time.monotonic()
            # Without what was to be written: that is nobody's business.
            log.error("the database fails: %s", getattr(error, "orig", error))

    def wrote(self) -> None:
        if self.failing:
            log.warning("the database works again")
        self.failing = False
