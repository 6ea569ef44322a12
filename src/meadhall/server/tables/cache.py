"""Matches and games that a worker has at hand. What is not at hand comes from the database; nothing is only here."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Hashable, Iterator
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
"""How many of each kind are kept at hand."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class RecentCache(Generic[K, V]):
    """The newest things by key, for the threads that read and the one that writes."""

    def __init__(self, size: int = CACHED) -> None:
        self._size = size
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()

    def find(self, key: K) -> V | None:
        with self._lock:
            return self._kept.get(key)

    def take(self, key: K) -> V | None:
        """What is kept, which is then kept no more: only one can have it."""
        with self._lock:
            return self._kept.pop(key, None)

    def keep(self, key: K, value: V) -> None:
        with self._lock:
            self._kept[key] = value
            self._kept.move_to_end(key)
            while len(self._kept) > self._size:
                self._kept.popitem(last=False)


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

    def __init__(self, games: GameCache) -> None:
        self._games = games
        self._matches: RecentCache[str, TableMatch] = RecentCache()
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
