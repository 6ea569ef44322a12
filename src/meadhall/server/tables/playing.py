"""Playing: actions of people and bots, and going back, alone or by agreement."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import msgspec
import sqlalchemy as sa

from meadhall.kernel import registry
from meadhall.kernel.errors import MeadhallError
from meadhall.server.advice.opponents import opponent
from meadhall.server.errors import ConflictError, ForbiddenError, StaleError, WrongField
from meadhall.server.storage import database as db
from meadhall.server.tables.cache import Held
from meadhall.server.tables.journal import BACK, HOUSE, ON, Row, TableMatch, marker, snapshot_due
from meadhall.server.tables.records import BOT, OVER, RUNNING, Chosen, Loss, Person, Played, Rewind, Table
from meadhall.server.tables.transactions import Desk, check_running, own_seat, set_table

_HEAD = db.Prepared(
    db.game_tables.update()
    .where(db.game_tables.c.id == sa.bindparam("of_table"))
    .values(head=sa.bindparam("new_head"), updated=sa.bindparam("new_updated"))
)


class Playing(Desk):
    async def play(self, person: Person, table_id: str, seat: int, head: int, action: str) -> Played:
        """Do an action for a seat of mine. It is on the disk, with fate's answers, when this returns.

        ``StaleError`` if the journal's length is not ``head``; ``IllegalAction`` or ``NotationError`` if the action
        is refused. Then let the bots answer: ``advance_bots``.
        """

        def work(held: Held) -> Played:
            place = own_seat(held.table, seat, person)
            if place.stand_in or place.gone:
                self._return(held, place)
            return self._act(held, seat, head, action)

        return await self._change(table_id, "journal", work)

    def _act(self, held: Held, seat: int, head: int, action: str, by_house: bool = False) -> Played:
        match = self._match_at(held, head)
        round_before = match.state.current_round()
        match.play(action, seat)
        self._shelf.add_rows(held.c, held.table.id, match.number(self.now()))
        return self._settle(held, match, seat, round_before, by_house)

    def _match_at(self, held: Held, head: int) -> TableMatch:
        """The match, if the game goes on and the caller knows how far it is."""
        if head != held.table.head:
            raise StaleError(held.table.head)
        check_running(held.table)
        return self._shelf.match(held)

    def _settle(
        self, held: Held, match: TableMatch, seat: int | None, round_before: object, by_house: bool = False
    ) -> Played:
        """Write what follows from new rows: the head, the end, clocks, snapshot, messages."""
        state, now = match.state, self.now()
        held.match = match
        _HEAD.run(held.c, [{"of_table": held.table.id, "new_head": match.head, "new_updated": now}])
        if snapshot_due(match, round_before):
            self._shelf.add_snapshot(held, match)
        # Of what the house did in their place, a person has to be told.
        by = None if seat is None or by_house else held.table.seats[seat].person_id
        seats = self._ask(held, state, seat, by)
        held.table = replace(held.table, head=match.head, updated=now, seats=seats)
        if state.over:
            set_table(held, status=OVER, result=msgspec.to_builtins(state.result))
            held.table = replace(held.table, status=OVER, result=state.result, seed=held.seed)
        return Played(held.table.id, match.head, -1 if seat is None else seat, state.over, state.deciding)

    # --- bots -----------------------------------------------------------------------------------

    async def step_bot(self, table_id: str) -> Played | None:
        """Let the house answer once for a seat; None if nobody needs it. ``StaleError`` if somebody was quicker."""
        chosen = await self.think(table_id)
        return None if chosen is None else await self.do_chosen(chosen)

    async def think(self, table_id: str) -> Chosen | None:
        """What the house does now for a seat: what a bot would, or what goes without saying; None if there is none."""
        table, match = await self._look(table_id, self._table_and_match)
        if table.status != RUNNING:
            return None
        for seat in match.state.deciding:
            view = match.state.view(seat)
            decision = view.decision
            assert decision is not None
            if decision.empty:
                action = str(decision.options[0])
            elif table.seats[seat].bot:
                action = await self._choose(view, opponent(table, match.game, seat, table.head))
            else:
                continue
            return Chosen(
                table.id, table.head, seat, action, len(decision.options), bool(decision.idle), decision.empty
            )
        return None

    async def do_chosen(self, chosen: Chosen) -> Played:
        """Do what was chosen for a seat. ``StaleError`` if the table has changed since."""

        def work(held: Held) -> Played:
            if not (held.table.seats[chosen.seat].bot or chosen.empty):
                raise StaleError(held.table.head)
            return self._act(held, chosen.seat, chosen.head, chosen.action, by_house=True)

        return await self._change(chosen.table_id, "journal", work)

    def _table_and_match(self, held: Held, whole: bool = False) -> tuple[Table, TableMatch]:
        match = self._shelf.match(held, whole)
        self._shelf.keep(held.table.id, match)
        return held.table, match.copy()

    async def advance_bots(self, table_id: str, limit: int = 100_000) -> int:
        """Let bots play until a person is asked or the game is over; how many actions that were.

        Each action is a transaction of its own. Any number of workers may do this at once.
        """
        done = 0
        while done < limit:
            try:
                played = await self.step_bot(table_id)
            except StaleError:
                continue
            if played is None:
                break
            done += 1
        return done

    async def last_answer(self, chosen: Chosen) -> float:
        """When a seat has last done anything, or was answered for; long ago if it never has."""
        _, match = await self._look(chosen.table_id, self._table_and_match)
        rows = zip(reversed(match.journal), reversed(match.times), strict=True)
        return next((at for entry, at in rows if entry.by == chosen.seat), 0.0)

    async def hushed_tables(self) -> list[str]:
        """Running tables at which a person is asked for an answer that goes without saying, as after a restart."""
        s, t = db.seats.c, db.game_tables.c
        query = (
            sa.select(t.id, t.game)
            .join(db.seats, s.table_id == t.id)
            .where(t.status == RUNNING, s.asked.is_not(None), s.kind != BOT, s.stand_in == "")
            .distinct()
        )
        asking = await self.database.read(lambda c: list(c.execute(query)))
        found: list[str] = []
        for table_id, slug in asking:
            if registry.load(slug).may_be_idle:
                with suppress(MeadhallError):
                    _, match = await self._look(table_id, self._table_and_match)
                    decision = match.state.decision
                    if decision is not None and decision.empty:
                        found.append(table_id)
        return found

    async def bot_tables(self, idle: float = 0.0) -> list[str]:
        """Running tables at which a bot is asked, and nothing has happened for so many seconds."""
        s, t = db.seats.c, db.game_tables.c
        query = (
            sa.select(t.id)
            .join(db.seats, s.table_id == t.id)
            .where(t.status == RUNNING, s.asked.is_not(None), sa.or_(s.kind == BOT, s.stand_in != ""))
            .where(t.updated <= self.now() - idle)
            .distinct()
        )
        return await self.database.read(lambda c: list(c.execute(query).scalars()))

    # --- going back -----------------------------------------------------------------------------

    async def undo(self, person: Person, table_id: str, seat: int, head: int) -> Played:
        """Take back my last action, if nobody else was asked since and nothing was revealed."""

        def work(held: Held) -> Played:
            own_seat(held.table, seat, person)
            match = self._match_at(held, head)
            if not match.regrets:
                raise ConflictError("refused-undo", "head")
            if match.state.deciding != (seat,):
                raise ConflictError("refused-undo-seat", "seat")
            round_before = match.state.current_round()
            rows = [match.take_back(self.now()) for _ in range(match.regrets)]
            self._shelf.add_rows(held.c, table_id, rows)
            return self._settle(held, match, seat, round_before)

        return await self._change(table_id, "journal", work)

    async def rewind(self, table_id: str) -> Rewind | None:
        """The proposal to go back that waits for answers, if there is one."""
        found = await self._look(table_id, _proposal)
        return None if found is None else found[1]

    async def propose_rewind(self, person: Person, table_id: str, to: int) -> Rewind:
        """Propose to go back to a moment, or forward again to where the table was before it went back (``way_on``).

        It happens when all others at the table agree; at once if there are none.
        """

        def work(held: Held) -> Rewind:
            match = self._shelf.match(held)
            moment = _moment_to_go_to(held, match, person, to)
            values = {"table_id": table_id, "person_id": person.id, "target": moment, "status": "open"}
            held.c.execute(db.rewinds.insert().values(**values, at=self.now()))
            for seat in held.table.seats:
                if seat.person_id != person.id and not seat.stand_in:
                    self._enqueue(held, seat, "rewind")
            return self._decide(held)

        return await self._change(table_id, "rewind", work)

    async def loss(self, person: Person, table_id: str, to: int) -> Loss:
        """What would be taken back if the table went back to a moment, for a person at the table to know before."""

        def look(held: Held) -> Loss:
            match = self._shelf.match(held)
            moment = _moment_to_go_to(held, match, person, to)
            seats = [entry.by for entry in match.since(moment) if entry.by >= 0]
            others = any(other != person.id for other in _here(held))
            return Loss(moment, tuple(map(seats.count, range(len(held.table.seats)))), others)

        return await self._look(table_id, look)

    async def answer_rewind(self, person: Person, table_id: str, to: int, accept: bool) -> Rewind:
        """Agree to the open proposal, or refuse it; who made it withdraws it by refusing."""

        def work(held: Held) -> Rewind:
            found = _proposal(held)
            if found is None or found[1].to != to:
                raise ConflictError("refused-no-rewind", "to")
            id, rewind = found
            if person.id not in held.table.people():
                raise ForbiddenError("refused-only-table", "table")
            if not accept:
                return _close(held, id, rewind, "withdrawn" if person.id == rewind.person_id else "refused")
            if person.id in rewind.awaited:
                held.c.execute(db.rewind_answers.insert().values(rewind_id=id, person_id=person.id, accept=True))
            return self._decide(held)

        return await self._change(table_id, "rewind", work)

    async def withdraw_rewind(self, person: Person, table_id: str) -> None:
        """Take my proposal back."""

        def work(held: Held) -> None:
            found = _proposal(held)
            if found is None or found[1].person_id != person.id:
                raise ConflictError("refused-no-own-rewind", "to")
            _close(held, *found, "withdrawn")

        await self._change(table_id, "rewind", work)

    def _decide(self, held: Held) -> Rewind:
        """Go there if nobody's answer is missing."""
        found = _proposal(held)
        assert found is not None
        id, rewind = found
        if rewind.awaited:
            return rewind
        check_running(held.table)
        before = self._shelf.match(held)
        on = way_on(held.table, before) == rewind.to
        if not on and before.settled(rewind.to) != rewind.to:
            # It led forward, and somebody has played since.
            return _close(held, id, rewind, "withdrawn")
        # What is taken back needs no snapshots; so the newest snapshot is always one of the line that counts.
        s = db.snapshots.c
        held.c.execute(db.snapshots.delete().where(s.table_id == held.table.id, s.n > rewind.to))
        head = held.table.head
        row = Row(head, HOUSE, marker(rewind.to, ON if on else BACK), self.now())
        self._shelf.add_rows(held.c, held.table.id, [row])
        later = replace(held, table=replace(held.table, head=head + 1))
        match = self._shelf.moment(later, head + 1)
        self._settle(held, match, None, match.state.current_round())
        return _close(held, id, rewind, "done")


def way_on(table: Table, match: TableMatch) -> int | None:
    """The moment to which the table may go forward again: where it was before it went back, until a person plays."""
    if match.left is None or any(entry.by >= 0 and not table.seats[entry.by].bot for entry in match.since(match.left)):
        return None
    return match.left


def _moment_to_go_to(held: Held, match: TableMatch, person: Person, to: int) -> int:
    """The moment that a wish to go to another one means, if it may be proposed."""
    check_running(held.table)
    if person.id not in held.table.people():
        raise ForbiddenError("refused-only-table", "table")
    if _proposal(held) is not None:
        raise ConflictError("refused-another-rewind", "to")
    if not 0 <= to < match.head:
        raise WrongField("to", "refused-not-before", head=match.head)
    if to == way_on(held.table, match):
        return to
    moment = match.settled(to)
    if not match.rows or moment > match.rows[-1]:
        raise WrongField("to", "refused-nothing-since")
    return moment


def _here(held: Held) -> list[str]:
    """The people at the table who have to agree with what concerns all."""
    return [seat.person_id for seat in held.table.seats if seat.person_id and not seat.bot and not seat.gone]


def _proposal(held: Held) -> tuple[int, Rewind] | None:
    r = db.rewinds.c
    query = (
        sa.select(db.rewinds, db.people.c.name)
        .join(db.people, db.people.c.id == r.person_id)
        .where(r.table_id == held.table.id, r.status == "open")
    )
    row = held.c.execute(query).first()
    if row is None:
        return None
    agreed = held.c.scalars(sa.select(db.rewind_answers.c.person_id).where(db.rewind_answers.c.rewind_id == row.id))
    done = {row.person_id, *agreed}
    awaited = tuple(dict.fromkeys(person for person in _here(held) if person not in done))
    return row.id, Rewind(held.table.id, row.person_id, row.name, row.target, row.status, awaited)


def _close(held: Held, id: int, rewind: Rewind, status: str) -> Rewind:
    held.c.execute(db.rewinds.update().where(db.rewinds.c.id == id).values(status=status))
    return replace(rewind, status=status, awaited=())
