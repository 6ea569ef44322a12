"""Going back: a seat takes back its last action, or the table goes to another moment by agreement."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

import sqlalchemy as sa

from meadhall.kernel.action import Action
from meadhall.kernel.match import Entry
from meadhall.server.drawing.gestures import begun
from meadhall.server.errors import ConflictError, ForbiddenError, WrongField
from meadhall.server.storage import database as db
from meadhall.server.tables.cache import MatchCache
from meadhall.server.tables.checks import check_head, check_running, own_seat
from meadhall.server.tables.journal import BACK, HOUSE, ON, JournalRow, TableMatch, marker
from meadhall.server.tables.later import keep, reopened
from meadhall.server.tables.outbox import Outbox
from meadhall.server.tables.playing import played, with_draft
from meadhall.server.tables.records import Loss, Person, Played, Rewind, Table
from meadhall.server.tables.stored import StoredTable, add_rows, set_table
from meadhall.server.tables.transactions import Advance, Outcome, Transactions
from meadhall.server.tables.turns import Turns


class Rewinding:
    def __init__(
        self,
        transactions: Transactions,
        matches: MatchCache,
        turns: Turns,
        outbox: Outbox,
        now: Callable[[], float],
    ) -> None:
        self._transactions = transactions
        self._matches = matches
        self._turns = turns
        self._outbox = outbox
        self._now = now

    async def undo(self, person: Person, table_id: str, seat: int, head: int, open: bool = False) -> Played:
        """Take back my last action, if nobody else was asked since and nothing was revealed.

        With ``open`` all that was played with it is taken back too, and is the draft again.
        """

        def work(stored: StoredTable) -> Outcome[Played]:
            own_seat(stored.table, seat, person)
            check_head(stored.table, head)
            match = self._matches.match(stored)
            if not match.regrets:
                raise ConflictError("refused-undo", "head")
            if match.state.deciding != (seat,):
                raise ConflictError("refused-undo-seat", "seat")
            round_before = match.state.current_round()
            rows, actions = taken_back(match, self._now(), open)
            stored = keep(stored, seat, reopened(stored.table.seats[seat], match.state, open))
            add_rows(stored.c, table_id, rows)
            stored = with_draft(stored, seat, actions if open else ())
            advance = self._turns.settle(stored, match, seat, round_before)
            return Outcome(played(advance, seat), advance=advance)

        return await self._transactions.play(table_id, work)

    async def back(self, person: Person, table_id: str, seat: int, head: int) -> int:
        """Against bots alone: go back to the beginning of my last whole move, past what bots and fate have answered; to
        which moment. Another time it is the move before that.

        The game is practice from then on. Fate stays as it fell.
        """

        def work(stored: StoredTable) -> Outcome[int]:
            own_seat(stored.table, seat, person)
            check_head(stored.table, head)
            if not stored.table.is_alone(person):
                raise ForbiddenError("refused-back-others", "seat")
            match = self._matches.match(stored, whole=True)
            last = match.last_decision(seat)
            if last is None:
                raise ConflictError("refused-undo", "head")
            to = match.rows[begun(match, seat, last.entries - 1)]
            return Outcome(to, advance=self._go(stored, to, BACK))

        return await self._transactions.change(table_id, work)

    def _go(self, stored: StoredTable, to: int, way: str) -> Advance:
        """Take the table to another moment; who does that alone only practises."""
        if len(set(_here(stored))) == 1 and any(seat.bot for seat in stored.table.seats):
            set_table(stored, practice=True)
            stored = replace(stored, table=replace(stored.table, practice=True))
        # What was composed or kept for a position that is left now fits nowhere else.
        for seat in stored.table.seats:
            stored = with_draft(keep(stored, seat.seat, None), seat.seat, ())
        # What is taken back needs no snapshots; so the newest snapshot is always one of the line that counts.
        s = db.snapshots.c
        stored.c.execute(db.snapshots.delete().where(s.table_id == stored.table.id, s.n > to))
        head = stored.table.head
        add_rows(stored.c, stored.table.id, [JournalRow(head, HOUSE, marker(to, way), self._now())])
        later = replace(stored, table=replace(stored.table, head=head + 1))
        match = self._matches.moment(later, head + 1)
        return self._turns.settle(stored, match, None, match.state.current_round())

    async def proposal(self, table_id: str) -> Rewind | None:
        """The proposal to go back that waits for answers, if there is one."""
        found = await self._transactions.look(table_id, _proposal)
        return None if found is None else found[1]

    async def propose(self, person: Person, table_id: str, to: int) -> Rewind:
        """Propose to go back to a moment, or forward again to where the table was before (``forward_moment``).

        It happens when all others at the table agree; at once if there are none.
        """

        def work(stored: StoredTable) -> Outcome[Rewind]:
            match = self._matches.match(stored)
            moment = _moment_to_go_to(stored, match, person, to)
            values = {"table_id": table_id, "person_id": person.id, "target": moment, "status": "open"}
            stored.c.execute(db.rewinds.insert().values(**values, at=self._now()))
            for seat in stored.table.seats:
                if seat.person_id != person.id and not seat.stand_in:
                    self._outbox.put(stored, seat, "rewind")
            return self._decide(stored)

        return await self._transactions.change(table_id, work)

    async def loss(self, person: Person, table_id: str, to: int) -> Loss:
        """What would be taken back if the table went back to a moment, for a person at the table to know before."""

        def look(stored: StoredTable) -> Loss:
            match = self._matches.match(stored)
            moment = _moment_to_go_to(stored, match, person, to)
            seats = [entry.by for entry in match.since(moment) if entry.by >= 0]
            others = any(other != person.id for other in _here(stored))
            return Loss(moment, tuple(map(seats.count, range(len(stored.table.seats)))), others)

        return await self._transactions.look(table_id, look)

    async def answer(self, person: Person, table_id: str, to: int, accept: bool) -> Rewind:
        """Agree to the open proposal, or refuse it; who made it withdraws it by refusing."""

        def work(stored: StoredTable) -> Outcome[Rewind]:
            found = _proposal(stored)
            if found is None or found[1].to != to:
                raise ConflictError("refused-no-rewind", "to")
            id, rewind = found
            if person.id not in stored.table.people():
                raise ForbiddenError("refused-only-table", "table")
            if not accept:
                status = "withdrawn" if person.id == rewind.person_id else "refused"
                return Outcome(_close(stored, id, rewind, status), "rewind")
            if person.id in rewind.awaited:
                stored.c.execute(db.rewind_answers.insert().values(rewind_id=id, person_id=person.id, accept=True))
            return self._decide(stored)

        return await self._transactions.change(table_id, work)

    async def withdraw(self, person: Person, table_id: str) -> None:
        """Take my proposal back."""

        def work(stored: StoredTable) -> Outcome[None]:
            found = _proposal(stored)
            if found is None or found[1].person_id != person.id:
                raise ConflictError("refused-no-own-rewind", "to")
            _close(stored, *found, "withdrawn")
            return Outcome(None, "rewind")

        await self._transactions.change(table_id, work)

    def _decide(self, stored: StoredTable) -> Outcome[Rewind]:
        """Go there if nobody's answer is missing."""
        found = _proposal(stored)
        assert found is not None
        id, rewind = found
        if rewind.awaited:
            return Outcome(rewind, "rewind")
        check_running(stored.table)
        before = self._matches.match(stored)
        on = forward_moment(stored.table, before) == rewind.to
        if not on and before.after_fate(rewind.to) != rewind.to:
            # It led forward, and somebody has played since.
            return Outcome(_close(stored, id, rewind, "withdrawn"), "rewind")
        advance = self._go(stored, rewind.to, ON if on else BACK)
        return Outcome(_close(stored, id, rewind, "done"), "rewind", advance)


def taken_back(match: TableMatch, now: float, whole: bool) -> tuple[list[JournalRow], tuple[str, ...]]:
    """Take back the last decision, or with ``whole`` all of that seat which was played at once, as far as it can be.

    The rows that say so, and what was played, without what ended it.
    """
    at, rows, actions = match.times[-1], list[JournalRow](), list[Action]()
    while match.regrets and (not rows or (whole and match.times[-1] == at)):
        for _ in range(match.regrets):
            actions.insert(0, match.journal[-1].action)
            rows.append(match.take_back(now))
    while actions and (actions[-1].verb.finishes or actions[-1].verb.ends):
        actions.pop()
    return rows, tuple(map(str, actions))


def forward_moment(table: Table, match: TableMatch) -> int | None:
    """The moment to which the table may go forward again: where it was before it went back, until a person plays.

    Whoever begins a lesson anew wants no way back into the old one.
    """
    if match.rewound_from is None or any(_by_people(table, match.since(match.rewound_from))):
        return None
    anew = match.state.guide is not None and not any(_by_people(table, match.journal))
    return None if anew else match.rewound_from


def _by_people(table: Table, entries: Iterable[Entry]) -> Iterator[bool]:
    return (entry.by >= 0 and not table.seats[entry.by].bot for entry in entries)


def _moment_to_go_to(stored: StoredTable, match: TableMatch, person: Person, to: int) -> int:
    """The moment that a wish to go to another one means, if it may be proposed."""
    check_running(stored.table)
    if person.id not in stored.table.people():
        raise ForbiddenError("refused-only-table", "table")
    if _proposal(stored) is not None:
        raise ConflictError("refused-another-rewind", "to")
    if not 0 <= to < match.head:
        raise WrongField("to", "refused-not-before", head=match.head)
    if to == forward_moment(stored.table, match):
        return to
    moment = match.after_fate(to)
    if not match.rows or moment > match.rows[-1]:
        raise WrongField("to", "refused-nothing-since")
    return moment


def _here(stored: StoredTable) -> list[str]:
    """The people at the table who have to agree with what concerns all."""
    return [seat.person_id for seat in stored.table.seats if seat.person_id and not seat.bot and not seat.gone]


def _proposal(stored: StoredTable) -> tuple[int, Rewind] | None:
    r = db.rewinds.c
    query = (
        sa.select(db.rewinds, db.people.c.name)
        .join(db.people, db.people.c.id == r.person_id)
        .where(r.table_id == stored.table.id, r.status == "open")
    )
    row = stored.c.execute(query).first()
    if row is None:
        return None
    agreed = stored.c.scalars(sa.select(db.rewind_answers.c.person_id).where(db.rewind_answers.c.rewind_id == row.id))
    done = {row.person_id, *agreed}
    awaited = tuple(dict.fromkeys(person for person in _here(stored) if person not in done))
    return row.id, Rewind(stored.table.id, row.person_id, row.name, row.target, row.status, awaited)


def _close(stored: StoredTable, id: int, rewind: Rewind, status: str) -> Rewind:
    stored.c.execute(db.rewinds.update().where(db.rewinds.c.id == id).values(status=status))
    return replace(rewind, status=status, awaited=())
