"""Tables: everything that can happen at one, without any web.

Nothing lives only in memory. A change is one transaction that locks the table's row, checks, writes and commits before
it returns; ``(table, n)`` is unique in the journal, so of two who act at once exactly one wins and the other gets
``StaleError``. Any number of workers may serve the same table.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from meadhall.server.storage.database import Database
from meadhall.server.tables.bots import Bots, Choose, in_a_thread
from meadhall.server.tables.cache import GameCache, MatchCache
from meadhall.server.tables.closing import Closing
from meadhall.server.tables.copying import Copying
from meadhall.server.tables.drafts import Drafts
from meadhall.server.tables.grace import Grace
from meadhall.server.tables.looking import Listing, Looking
from meadhall.server.tables.opening import Opening
from meadhall.server.tables.outbox import Outbox
from meadhall.server.tables.playing import Playing
from meadhall.server.tables.resting import Resting
from meadhall.server.tables.rewinding import Rewinding
from meadhall.server.tables.seating import Seating
from meadhall.server.tables.standing import StandingAnswers
from meadhall.server.tables.talking import Talking
from meadhall.server.tables.transactions import Change, Transactions
from meadhall.server.tables.turns import Turns


class Tables:
    """The parts of the service, put together on one database.

    ``now`` tells the time; ``listen`` hears of every change after its commit; a message to somebody who may be away is
    due after ``notify_after`` seconds; ``choose`` lets a bot decide; ``watched`` says whether
    somebody looks at a table.
    """

    def __init__(
        self,
        database: Database,
        now: Callable[[], float] = time.time,
        listen: Callable[[Change], Awaitable[None]] | None = None,
        notify_after: float = 60.0,
        choose: Choose = in_a_thread,
        watched: Callable[[str], bool] | None = None,
    ) -> None:
        games = GameCache()
        matches = MatchCache(games, watched)
        transactions = Transactions(database, matches, listen)
        outbox = Outbox(now, notify_after)
        turns = Turns(matches, outbox, now)
        self.now = now
        self.left = matches.left
        self.looking = Looking(transactions, matches)
        self.listing = Listing(database)
        self.opening = Opening(database, games, now)
        self.resting = Resting(database, transactions, matches, now)
        self.seating = Seating(database, transactions, games, turns, self.resting, now)
        self.playing = Playing(transactions, matches, turns, now)
        self.drafts = Drafts(transactions, matches, self.playing, turns)
        self.standing = StandingAnswers(transactions, games)
        self.grace = Grace(transactions, matches)
        self.bots = Bots(database, transactions, self.looking, self.playing, now, choose)
        self.rewinding = Rewinding(transactions, matches, turns, outbox, now)
        self.copying = Copying(database, transactions, games, matches, self.looking, turns, now)
        self.closing = Closing(transactions, matches, now)
        self.talking = Talking(database, transactions, now)
