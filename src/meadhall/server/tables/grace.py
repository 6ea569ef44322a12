"""A live clock stands still while its seat reads what has happened: for a short time, once for each decision."""

from __future__ import annotations

from meadhall.server.tables.cache import MatchCache
from meadhall.server.tables.checks import own_seat
from meadhall.server.tables.records import Person
from meadhall.server.tables.stored import StoredTable, set_seat
from meadhall.server.tables.transactions import Outcome, Transactions

LONGEST = 20.0
"""So many seconds a clock stands at most."""
SINCE = 1.0
"""A seat whose time began so many seconds after the last move has had them already."""


class Grace:
    """The time is lent beforehand, and what was not needed is given back. That nobody has it twice follows from when
    the seat's time began, which is in the database."""

    def __init__(self, transactions: Transactions, matches: MatchCache) -> None:
        self._transactions = transactions
        self._matches = matches

    async def lend(self, person: Person, table_id: str, seat: int) -> float:
        """Stop the clock of a seat of mine that is asked; for how many seconds at most."""

        def work(stored: StoredTable) -> Outcome[float]:
            place = own_seat(stored.table, seat, person)
            times = self._matches.match(stored).times
            if stored.table.pace.kind != "live" or place.asked is None or not times:
                return Outcome(0.0)
            if place.asked > times[-1] + SINCE:
                return Outcome(0.0)
            set_seat(stored, seat, asked=place.asked + LONGEST)
            return Outcome(LONGEST)

        return await self._transactions.change(table_id, work)

    async def give_back(self, person: Person, table_id: str, seat: int, seconds: float) -> None:
        """What was lent and not needed counts again, if the seat has not answered since."""

        def work(stored: StoredTable) -> Outcome[None]:
            place = own_seat(stored.table, seat, person)
            times = self._matches.match(stored).times
            if place.asked is not None and times and place.asked > times[-1] + SINCE:
                set_seat(stored, seat, asked=place.asked - min(seconds, LONGEST))
            return Outcome(None)

        await self._transactions.change(table_id, work)
