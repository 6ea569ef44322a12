"""Tries that are counted: sign-ins, passphrases, mails to an address. The database counts, so all workers agree.

A few tries are free. Each further one makes the next wait longer, up to a limit; after some days all is forgotten.
Only hashes of names and addresses are kept.
"""

from __future__ import annotations

import hashlib
import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from meadhall.server.errors import TooManyError
from meadhall.server.storage import database as db
from meadhall.server.storage.rows import add_missing

FORGET = 3 * 24 * 3600
"""Seconds after the last try, until nobody remembers."""

SET_BACK = 60.0
"""If the last try was made so many seconds from now, the clock was set back; the clocks of workers differ by less."""

tries = sa.Table(
    "tries",
    db.metadata,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("made", sa.Integer, nullable=False),
    sa.Column("last", db.Time, nullable=False, index=True),
    sa.Column("until", db.Time, nullable=False),  # until then no other try is let in
)


@dataclass(frozen=True, slots=True)
class TryLimit:
    """How many tries are free, and how many seconds the next ones wait: ``first``, then twice as long each time."""

    free: int
    first: int
    longest: int

    def wait(self, count: int) -> int:
        """Seconds to wait after so many tries."""
        over = count - self.free
        return 0 if over < 0 else min(self.longest, self.first * 2 ** min(over, 30))


BY_NAME = TryLimit(5, 15, 15 * 60)
BY_NAME_ANYWHERE = TryLimit(50, 5, 60)
"""Guesses from many networks. Short waits, because they hit the owner on a new device too."""
BY_ADDRESS = TryLimit(20, 15, 15 * 60)
"""Many people may share an address."""
BY_PERSON = TryLimit(5, 15, 15 * 60)
MAIL_TO = TryLimit(2, 10 * 60, 24 * 3600)
MAIL_BY = TryLimit(5, 60, 3600)


@dataclass(frozen=True, slots=True)
class Try:
    """One thing that is tried: what, by whom or for whom, and the limit for it."""

    what: str
    whom: str
    limit: TryLimit

    @property
    def key(self) -> str:
        return hashlib.sha256(f"{self.what}:{self.whom}".encode()).hexdigest()


def count(c: sa.Connection, now: float, field: str, wanted: Sequence[Try]) -> None:
    """Count a try before it is made, so that many at once count as many; ``TooManyError`` if one has to wait."""
    t = tries.c
    c.execute(tries.delete().where(t.last < now - FORGET))
    # Always in the same order, so that no two wait for each other.
    ordered = sorted(wanted, key=lambda one: one.key)
    for one in ordered:
        add_missing(c, tries, key=one.key, made=0, last=now, until=0.0)
        row = c.execute(sa.select(tries).where(t.key == one.key).with_for_update()).one()
        # After the clock was set back nobody knows how much of the wait is left; they are let in once.
        if now < row.until and row.last - now < SET_BACK:
            raise TooManyError(field, int(row.until - now) + 1)
        made = row.made + 1
        values = {"made": made, "last": now, "until": now + one.limit.wait(made)}
        c.execute(tries.update().where(t.key == one.key).values(**values))


def forgive(c: sa.Connection, now: float, wanted: Sequence[Try]) -> None:
    """The last try was a good one: it does not count."""
    t = tries.c
    for one in sorted(wanted, key=lambda one: one.key):
        c.execute(tries.update().where(t.key == one.key).values(made=t.made - 1, until=now))


def forget(c: sa.Connection, one: Try) -> None:
    """No try of this kind was ever made."""
    c.execute(tries.delete().where(tries.c.key == one.key))


def network(address: str) -> str:
    """What stands for an address: of a long one the part that a house or a company has."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((known, 64), strict=False)) if known.version == 6 else str(known)
