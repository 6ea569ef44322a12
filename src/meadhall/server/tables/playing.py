"""Playing: what a seat does, on the disk with fate's answers before anybody hears of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from meadhall.server.tables.cache import MatchCache
from meadhall.server.tables.checks import check_head, own_seat
from meadhall.server.tables.later import Left, answered, keep
from meadhall.server.tables.records import RUNNING, Person, Played
from meadhall.server.tables.stored import StoredTable, add_rows, add_snapshot, is_kept, set_seat
from meadhall.server.tables.transactions import Advance, Outcome, Transactions
from meadhall.server.tables.turns import Turns


class Playing:
    def __init__(self, transactions: Transactions, matches: MatchCache, turns: Turns, now: Callable[[], float]) -> None:
        self._transactions = transactions
        self._matches = matches
        self._turns = turns
        self._now = now

    async def play(self, person: Person, table_id: str, seat: int, head: int, action: str) -> Played:
        """Do an action for a seat of mine. It is on the disk, with fate's answers, when this returns.

        ``StaleError`` if the journal's length is not ``head``; ``IllegalAction`` or ``NotationError`` if the action
        is refused. Then let the bots answer: ``Bots.play_on``.
        """

        def work(stored: StoredTable) -> Outcome[Played]:
            place = own_seat(stored.table, seat, person)
            if place.stand_in or place.gone:
                stored = self._turns.come_back(stored, place)
            return self.act(stored, seat, head, action)

        return await self._transactions.play(table_id, work)

    async def keep_position(self, table_id: str) -> None:
        """Keep the position as it is, so that whoever loads the table next plays nothing again."""

        def work(stored: StoredTable) -> Outcome[None]:
            match = self._matches.match(stored)
            if stored.table.status == RUNNING and not is_kept(stored) and not match.can_undo:
                add_snapshot(stored, match)
            return Outcome(None)

        await self._transactions.change(table_id, work)

    def act(
        self,
        stored: StoredTable,
        seat: int,
        head: int,
        *actions: str,
        by_house: bool = False,
        left: Left = answered,
    ) -> Outcome[Played]:
        """Do actions for a seat within a transaction: all of them, or none if one is refused.

        ``by_house``: the house does it in the seat's place. The seat's draft is done with; ``left`` says what is left
        of what it has kept for later.
        """
        check_head(stored.table, head)
        match = self._matches.match(stored)
        stored = keep(stored, seat, left(stored.table.seats[seat], match.state))
        round_before = match.state.current_round()
        for action in actions:
            match.play(action, seat)
        stored = with_draft(stored, seat, ())
        add_rows(stored.c, stored.table.id, match.number(self._now()))
        advance = self._turns.settle(stored, match, seat, round_before, by_house)
        return Outcome(played(advance, seat), advance=advance)


def with_draft(stored: StoredTable, seat: int, draft: tuple[str, ...]) -> StoredTable:
    """Keep this draft with a seat."""
    if stored.table.seats[seat].draft == draft:
        return stored
    set_seat(stored, seat, draft="\n".join(draft))
    seats = [replace(each, draft=draft) if each.seat == seat else each for each in stored.table.seats]
    return replace(stored, table=replace(stored.table, seats=tuple(seats)))


def played(advance: Advance, seat: int) -> Played:
    state = advance.match.state
    return Played(advance.stored.table.id, advance.match.head, seat, state.over, state.deciding)
