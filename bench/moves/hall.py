"""The hall in which moves are measured: a saved game comes back with its own seed and its own seats, and nothing is
left to luck. Run as a module, it takes the arguments of ``meadhall``.

Fate answers by how often it was asked before, and bots by what they see. So the same move meets the same dice through
any interface, however many small questions lead to it.
"""

from __future__ import annotations

import asyncio
import sys
from random import Random
from typing import Any

from meadhall.cli import main
from meadhall.kernel.match import Entry, Match
from meadhall.kernel.save import read_save
from meadhall.kernel.state import FATE
from meadhall.server.advice import opponents
from meadhall.server.tables.copying import Copying
from meadhall.server.tables.opening import TableToOpen, open_table, read_seats
from meadhall.server.tables.records import Person, Table

SEATS = "seats"
"""The note of a save that says who sits where, in the words of a new table: ``me,bot:random``."""


def answer_fate(match: Match[Any]) -> list[Entry]:
    answered = []
    while (fate := match.state.fate) is not None:
        before = sum(entry.by == FATE for entry in match.journal)
        answered.append(match._enter(FATE, fate.sample(Random(f"{match.seed}/{before}"))))
    return answered


async def import_as_it_is(copying: Copying, person: Person, text: bytes) -> Table:
    save = read_save(text)
    game = copying._games.game(save.game, save.pack)
    match = await asyncio.to_thread(Match.from_json, text, game)
    new = TableToOpen(person, match, read_seats(match.notes[SEATS].split(","), game.mind.styles))
    return await copying._database.write(lambda c: open_table(c, new, copying._now()))


def settle_fate() -> None:
    """Replace what is left to luck in a real hall."""
    Match._answer_fate = answer_fate  # type: ignore[assignment,method-assign]
    Copying.import_save = import_as_it_is  # type: ignore[assignment,method-assign]
    opponents._lot = lambda source, seat, head: seat


if __name__ == "__main__":
    settle_fate()
    sys.exit(main(sys.argv[1:]))
