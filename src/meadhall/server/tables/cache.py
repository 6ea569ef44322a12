"""Matches and games that a worker has at hand. What is not at hand comes from the database; nothing is only here."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Generic, TypeVar

from meadhall.kernel import registry
from meadhall.kernel.errors import BadField
from meadhall.kernel.game import Game
from meadhall.server.errors import NotFoundError, UnplayableError
from meadhall.server.tables.fingerprints import difference, rules_mark
from meadhall.server.tables.journal import HOUSE, Snapshot, TableMatch
from meadhall.server.tables.records import Table
from meadhall.server.tables.stored import StoredTable, read_rows, read_snapshot

CACHED = 64
"""How many games with packs are kept, and how many tables that cannot be played."""
MIB = 1 << 20
MATCHES, OTHER_MATCHES = 256 * MIB, 16 * MIB
"""Room for the matches of tables that somebody looks at, and of others."""
MATCH, ENTRY = 32 << 10, 500
"""About so many bytes has a match, and each entry of its journal."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class RecentCache(Generic[K, V]):
    """The newest things by key, for the threads that read and the one that writes.

    ``room`` is for how much of them there is room, as ``weigh`` counts it; without that, for how many.
    """

    def __init__(self, room: int = CACHED, weigh: Callable[[V], int] = lambda _: 1) -> None:
        self._room, self._weigh = room, weigh
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._used = 0
        self._lock = Lock()

    def find(self, key: K) -> V | None:
        with self._lock:
            found = self._kept.get(key)
            return None if found is None else found[0]

    def take(self, key: K) -> V | None:
        """What is kept, which is then kept no more: only one can have it."""
        with self._lock:
            return self._drop(key)

    def keep(self, key: K, value: V) -> None:
        with self._lock:
            self._drop(key)
            weight = self._weigh(value)
            self._kept[key] = value, weight
            self._used += weight
            while self._used > self._room and len(self._kept) > 1:
                self._drop(next(iter(self._kept)))

    def _drop(self, key: K) -> V | None:
        value, weight = self._kept.pop(key, (None, 0))
        self._used -= weight
        return value

    def __len__(self) -> int:
        return len(self._kept)


class AtHand(Generic[V]):
    """Something of each table: of those that somebody looks at as much as there is room for, and a little of others."""

    def __init__(
        self, room: int, others: int, weigh: Callable[[V], int], watched: Callable[[str], bool] | None = None
    ) -> None:
        self._is_watched = watched or (lambda _: False)
        self._watched: RecentCache[str, V] = RecentCache(room, weigh)
        self._others: RecentCache[str, V] = RecentCache(others, weigh)

    def find(self, table_id: str) -> V | None:
        found = self._watched.find(table_id)
        return self._others.find(table_id) if found is None else found

    def take(self, table_id: str) -> V | None:
        found = self._watched.take(table_id)
        return self._others.take(table_id) if found is None else found

    def keep(self, table_id: str, value: V) -> None:
        here, there = self._watched, self._others
        if not self._is_watched(table_id):
            here, there = there, here
        there.take(table_id)
        here.keep(table_id, value)

    def left(self, table_id: str) -> None:
        """Nobody looks at a table any more."""
        value = self.take(table_id)
        if value is not None:
            self.keep(table_id, value)


class GameCache:
    """Games with a pack of component values laid over them; those without one are kept by the house of games."""

    def __init__(self) -> None:
        self._games: RecentCache[tuple[str, str], Game[Any]] = RecentCache()

    def game(self, slug: str, pack: dict[str, Any] | None = None) -> Game[Any]:
        """A game by its slug, with a pack if there is one."""
        if pack is None:
            return registry.load(slug)
        key = (slug, json.dumps(pack, sort_keys=True))
        game = self._games.find(key)
        if game is None:
            game = registry.load(slug, pack)
            self._games.keep(key, game)
        return game

    def game_of(self, table: Table) -> Game[Any]:
        """The game of a table; an error if these rules are not the ones it was begun with."""
        game = self.game(table.game, table.pack)
        if game.version.split(".")[0] != table.rules.split(".")[0]:
            raise UnplayableError("refused-rules", "table", rules=table.rules, now=game.version)
        return game


class MatchCache:
    """The newest match of each table, by the table's id."""

    def __init__(self, games: GameCache, watched: Callable[[str], bool] | None = None) -> None:
        self._games = games
        self._matches: AtHand[TableMatch] = AtHand(MATCHES, OTHER_MATCHES, weight, watched)
        # Tables that cannot be played, by the length of their journal: nobody needs to find out twice.
        self._unplayable: RecentCache[str, tuple[int, UnplayableError]] = RecentCache()

    def match(self, stored: StoredTable, whole: bool = False) -> TableMatch:
        """The match of a table as it is now, for the caller to change; ``whole``: with the events of every entry."""
        table = stored.table
        near = self._matches.find(table.id)
        if near is None or near.head > table.head or (whole and near.events_from):
            return self.moment(stored, table.head, whole)
        near = near.copy()
        near.luck = stored.luck
        if near.head < table.head:
            rows = read_rows(stored.c, table.id, table.head, near.head)
            if any(row.by == HOUSE for row in rows):
                return self.moment(stored, table.head, whole)
            with _refusing_unplayable():
                near.follow(rows)
        return near

    def moment(self, stored: StoredTable, moment: int, whole: bool = False) -> TableMatch:
        """The match as it was after so many rows, from the newest snapshot before.

        ``UnplayableError`` if these rules refuse what was done, or come to something else than those by which it was.
        """
        table = stored.table
        if not 0 <= moment <= table.head:
            raise NotFoundError("refused-moment", "moment", head=table.head)
        known = self._unplayable.find(table.id)
        if known is not None and known[0] == moment:
            raise known[1]
        try:
            return self._resumed(stored, moment, whole)
        except UnplayableError as error:
            self._unplayable.keep(table.id, (moment, error))
            raise

    def _resumed(self, stored: StoredTable, moment: int, whole: bool) -> TableMatch:
        table = stored.table
        with _refusing_unplayable():
            game = self._games.game_of(table)
            rows = read_rows(stored.c, table.id, moment)
            rules = rules_mark(game)
            snapshot = None if whole else read_snapshot(stored.c, table.id, moment, rules)
            start = stored.start
            first = game.new(table.players, **table.options) if start is None else game.from_data(start)
            match = TableMatch.resume(game, first, start, stored.seed, rows, snapshot)
            match.luck = stored.luck
        if snapshot is None:
            _compare(match, read_snapshot(stored.c, table.id, moment, rules, other=True))
        if moment == table.head and table.result is not None and match.state.result != table.result:
            raise UnplayableError("refused-ends", "table")
        return match

    def keep(self, table_id: str, match: TableMatch) -> None:
        """Keep a match at hand, once what it tells is committed. It must not be changed afterwards."""
        near = self._matches.find(table_id)
        # If two do this at once, the older match may stay: then a few rows are played again.
        if near is None or (near.head, -near.events_from) < (match.head, -match.events_from):
            self._matches.keep(table_id, match)

    def left(self, table_id: str) -> None:
        """Nobody looks at a table any more."""
        self._matches.left(table_id)


def weight(match: TableMatch) -> int:
    return MATCH + ENTRY * len(match.journal)


def _compare(match: TableMatch, kept: Snapshot | None) -> None:
    """Other rules have led to a position that was kept: these must come to the same."""
    if kept is None:
        return
    entries = sum(n < kept.n for n in match.rows)
    found = difference(match.game, match.at(entries), kept.state)
    if found is not None:
        raise UnplayableError("refused-otherwise", "table", row=kept.n, problem=found)


@contextmanager
def _refusing_unplayable() -> Iterator[None]:
    """A stored game that cannot be read is no fault of who asks for it."""
    try:
        yield
    except BadField as error:
        raise UnplayableError("refused-unplayable", "table", problem=str(error)) from None
