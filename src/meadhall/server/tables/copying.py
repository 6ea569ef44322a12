"""Tables made from others and from files: trying it from here, the same again, save files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import Any

import msgspec

from meadhall.kernel.match import Match
from meadhall.kernel.save import FORMAT, Save, SavedEntry, read_save
from meadhall.server.errors import ConflictError, ForbiddenError, UnplayableError, WrongField
from meadhall.server.storage.database import Database
from meadhall.server.tables import fair_dice
from meadhall.server.tables.cache import GameCache, MatchCache
from meadhall.server.tables.journal import TableMatch, counting_rows
from meadhall.server.tables.looking import Looking
from meadhall.server.tables.opening import TableToOpen, check_unspent, match_from, open_table, read_seats
from meadhall.server.tables.records import BOT, FREE, HOT, OPEN, OVER, Person, Table
from meadhall.server.tables.stored import StoredTable, add_number, read_rows, set_seat, set_table
from meadhall.server.tables.transactions import Outcome, Transactions
from meadhall.server.tables.turns import Turns

LONGEST_SAVE = 2_000_000
MOST_ENTRIES = 20_000
"""No game is nearly so long; each entry of a save is checked by the rules."""


class Copying:
    def __init__(
        self,
        database: Database,
        transactions: Transactions,
        games: GameCache,
        matches: MatchCache,
        looking: Looking,
        turns: Turns,
        now: Callable[[], float],
    ) -> None:
        self._database = database
        self._transactions = transactions
        self._games = games
        self._matches = matches
        self._looking = looking
        self._turns = turns
        self._now = now
        self._importing = asyncio.Lock()

    async def fork(self, person: Person, table_id: str, moment: int) -> Table:
        """Try it from here: a private copy at a moment, with all seats at my device and another fate.

        While a game with secrets goes on, the copy is one that fits what the person may know.
        """

        def work(stored: StoredTable) -> tuple[Table, TableMatch]:
            return stored.table, self._matches.moment(stored, moment, whole=True)

        table, then = await self._transactions.look(table_id, work)
        seed = fair_dice.new_seed()
        if table.status == OVER or has_no_secrets(then):
            match: Match[Any] = then
            since = len(then.journal)
            then.luck = ()
            match.reseed(seed)
        else:
            mine = table.seats_of(person)
            view = then.state.view(mine[0] if mine else None)
            match = Match.of(view.sample(SystemRandom()), seed)
            since = 0
        kinds = [(HOT, "")] * table.players
        new = TableToOpen(person, match, kinds, title=table.title, since=since, origin=table_id, origin_moment=moment)
        return await self._database.write(lambda c: open_table(c, new, self._now()))

    async def rematch(self, person: Person, table_id: str, lots: fair_dice.Lots | None = None) -> Table:
        """The same again: a new table, or my seat at the one that another player opened for it.

        To that one I bring no more than my number.
        """
        lots = lots or fair_dice.Lots(fair_dice.new_seed())

        def work(stored: StoredTable) -> Outcome[Table | str]:
            old = stored.table
            mine = old.seats_of(person)
            if old.status != OVER:
                raise ConflictError("refused-not-over", "table")
            if not mine:
                raise ForbiddenError("refused-only-players", "table")
            if old.successor is not None:
                return Outcome(old.successor, "seats")
            kinds = [
                (seat.kind, seat.level) if seat.seat in mine or seat.kind == BOT else (FREE, "") for seat in old.seats
            ]
            match = match_from(lots, self._games.game(old.game, old.pack), old.players, old.options)
            new = TableToOpen(
                person,
                match,
                kinds,
                str(old.pace),
                old.title,
                old.private,
                old.seats[0].away,
                origin=table_id,
                numbers=lots.numbers,
            )
            check_unspent(stored.c, lots)
            rematch = open_table(stored.c, new, self._now())
            set_table(stored, successor=rematch.id)
            return Outcome(rematch, "seats")

        made = await self._transactions.change(table_id, work)
        if isinstance(made, Table):
            return made
        old = await self._looking.table(table_id)

        def sit(stored: StoredTable) -> Outcome[None]:
            free = [n for n in old.seats_of(person) if stored.table.seats[n].kind == FREE]
            if free and stored.table.status == OPEN:
                for number in lots.numbers:
                    add_number(stored, number.number)
            for seat in old.seats_of(person):
                if stored.table.status == OPEN and stored.table.seats[seat].kind == FREE:
                    set_seat(stored, seat, kind=old.seats[seat].kind, person_id=person.id, invitation=None)
            if stored.table.status == OPEN:
                self._turns.begin(stored)
            return Outcome(None, "seats")

        await self._transactions.change(made, sit)
        return await self._looking.table(made)

    async def export(self, table_id: str) -> str:
        """The game as a save file. Before the end without the seed, and not at all if anything is hidden."""
        try:
            table, match = await self._looking.table_and_match(table_id, whole=True)
        except UnplayableError:
            return await self._transactions.look(table_id, as_it_stands)
        match.notes |= notes_of(table)
        if table.status != OVER:
            if not has_no_secrets(match):
                raise ForbiddenError("refused-secrets", "table")
            match.seed = fair_dice.WITHHELD
        return match.to_json()

    async def import_save(
        self,
        person: Person,
        text: str | bytes,
        seats: Sequence[str] | None = None,
        title: str = "",
        private: bool = True,
    ) -> Table:
        """A saved game as a table, with all seats at my device unless others are given.

        A game that goes on gets a new secret seed: who had the file may know the old one.
        """
        if len(text) > LONGEST_SAVE:
            raise WrongField("file", "refused-too-long", longest=LONGEST_SAVE)
        # What is checked takes the processor from everybody, so nobody checks two at once.
        async with self._importing:
            match = await asyncio.to_thread(self._read, text)
        styles = match.game.mind.styles
        kinds = [(HOT, "")] * match.state.players if seats is None else read_seats(seats, styles)
        if len(kinds) != match.state.players:
            raise WrongField("seats", "refused-seat-count", needed=match.state.players, given=len(kinds))
        since, numbers = fair_dice.since(match), fair_dice.numbers_of(match)
        if not match.state.over:
            match.seed = fair_dice.new_seed()
            since, numbers = len(match.journal), ()
        new = TableToOpen(person, match, kinds, title=title, private=private, since=since, numbers=numbers)
        return await self._database.write(lambda c: open_table(c, new, self._now()))

    def _read(self, text: str | bytes) -> Match[Any]:
        save = read_save(text)
        if save.entries > MOST_ENTRIES:
            raise WrongField("journal", "refused-long-journal", most=MOST_ENTRIES)
        return Match.from_json(text, self._games.game(save.game, save.pack))


def notes_of(table: Table) -> dict[str, str]:
    """What a save says of the table it is from."""
    notes = {fair_dice.COMMITMENT: table.commitment}
    notes["seats"] = ",".join(seat.level if seat.kind == BOT else "me" for seat in table.seats)
    if table.status == OVER and table.luck:
        notes[fair_dice.LUCK] = fair_dice.written(table.luck)
    if table.fate_since:
        notes[fair_dice.SINCE] = str(table.fate_since)
    return notes


def as_it_stands(stored: StoredTable) -> str:
    """A game that the rules do not play any more as a save file, for those that do.

    What is hidden at it cannot be told, so nothing is before the end: the former rules may come back.
    """
    table = stored.table
    if table.status != OVER:
        raise ForbiddenError("refused-running", "table")
    rows = counting_rows(read_rows(stored.c, table.id, table.head))
    save = Save(
        format=FORMAT,
        game=table.game,
        rules=table.rules,
        players=table.players,
        options=table.options,
        pack=table.pack,
        seed=stored.seed,
        start=stored.start,
        journal=tuple(SavedEntry(row.by, row.action) for row in rows),
        notes=notes_of(table),
    )
    return msgspec.json.format(msgspec.json.encode(save), indent=1).decode()


def has_no_secrets(match: TableMatch) -> bool:
    """Whether everybody knows everything at the table: nothing was hidden from a spectator, at any moment.

    The match must be whole: entries without events do not know who saw them.
    """
    state = match.at(0)
    for entry in match.journal:
        if entry.seen_by is not None or state.secrets() or any(event.seen_by is not None for event in entry.events):
            return False
        state.apply(entry.action, entry.by)
    return not state.secrets() and state.view(None).position == state
