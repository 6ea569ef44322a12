"""One's own moments as puzzles: kept when a game is looked back on. Mistakes are asked again after days until they are
known; what was no mistake is asked once, from the review."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from meadhall.server.advice.mine import MyMoment
from meadhall.server.advice.survey import Survey
from meadhall.server.errors import NotFoundError, WrongField
from meadhall.server.puzzles.room import TRIES
from meadhall.server.puzzles.shelf import DAY
from meadhall.server.puzzles.stored import mistakes
from meadhall.server.storage.database import Database
from meadhall.server.storage.rows import add_missing
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import Person, Table

PAUSES = (1, 3, 7, 21)
"""After so many days it is asked again; who then knows it has learnt it."""
NEVER = 1e12


class Mistake(NamedTuple):
    """A decision of somebody's: it gave much away, or it is asked once only."""

    table_id: str
    moment: int
    seat: int
    game: str
    question: MyMoment
    stage: int
    """Which pause runs before it is asked again: 0 if it was never answered."""
    due: float
    answers: tuple[int, ...]
    """Of the last time."""
    done: bool

    @property
    def learnt(self) -> bool:
        return self.stage > len(PAUSES)

    @property
    def once(self) -> bool:
        """It was no mistake, and does not come back."""
        return not self.question.wrong

    def asked(self, now: float) -> Mistake:
        """As it stands now: when it is due again, it has no answers."""
        return self._replace(answers=(), done=False) if self.due <= now else self


class Mistakes:
    """``now`` tells the time."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self.database = database
        self.now = now

    async def keep(self, table: Table, match: TableMatch, survey: Survey) -> None:
        """Keep the moments of all people in a finished game; those that are kept already stay as they are."""
        moments = [*match.rows, match.head]

        def work(c: sa.Connection) -> None:
            for seat, side in survey.mine.items():
                person_id = table.seats[seat].person_id
                for one in side.moments if person_id else ():
                    question = msgspec.json.encode(one).decode()
                    key = {"person_id": person_id, "table_id": table.id, "moment": moments[one.at]}
                    due = self.now() if one.wrong else NEVER
                    start = {"stage": 0, "due": due, "answers": "", "done": False}
                    add_missing(c, mistakes, **key, seat=seat, game=table.game, question=question, **start)

        await self.database.write(work)

    async def due(self, person: Person) -> list[Mistake]:
        """What is to be asked now, the longest due first."""
        m = mistakes.c
        query = sa.select(mistakes).where(m.person_id == person.id, m.due <= self.now()).order_by(m.due, m.moment)
        rows = await self.database.read(lambda c: c.execute(query).all())
        return [read(row).asked(self.now()) for row in rows]

    async def kept(self, person: Person) -> int:
        """How many mistakes there are, learnt or not."""
        m = mistakes.c
        query = sa.select(sa.func.count()).select_from(mistakes)
        query = query.where(m.person_id == person.id, sa.or_(m.due < NEVER, m.stage > 0))
        return await self.database.read(lambda c: c.execute(query).scalar_one())

    async def of_table(self, person: Person, table_id: str) -> dict[int, Mistake]:
        """What is kept of one game, by the moments of the table."""
        query = sa.select(mistakes).where(mistakes.c.person_id == person.id, mistakes.c.table_id == table_id)
        rows = await self.database.read(lambda c: c.execute(query).all())
        return {row.moment: read(row) for row in rows}

    async def find(self, person: Person, table_id: str, moment: int) -> Mistake:
        return await self.database.read(lambda c: find(c, person.id, table_id, moment).asked(self.now()))

    async def answer(self, person: Person, table_id: str, moment: int, number: int | None) -> Mistake:
        """Give an answer, or have the solution told. The first one decides when it is asked again."""

        def work(c: sa.Connection) -> Mistake:
            known = find(c, person.id, table_id, moment, lock=True).asked(self.now())
            question = known.question
            if number is not None and not 0 <= number < len(question.options):
                raise WrongField("answer", "refused-answer")
            if known.done or number in known.answers:
                return known
            right = number is not None and number in question.right
            if not known.answers and not known.once:
                known = repeated(known, right, self.now())
            given = known.answers if number is None else (*known.answers, number)
            told = right or number is None or len(given) - right >= TRIES
            now = known._replace(answers=given, done=told)
            said = {"stage": now.stage, "due": now.due, "answers": " ".join(map(str, given)), "done": told}
            c.execute(mistakes.update().where(*of(person.id, table_id, moment)).values(said))
            return now

        return await self.database.write(work)


def repeated(known: Mistake, right: bool, now: float) -> Mistake:
    """When it is asked again: later each time that it is right, tomorrow if it is wrong."""
    stage = known.stage + 1 if right else 1
    due = NEVER if stage > len(PAUSES) else now + PAUSES[stage - 1] * DAY
    return known._replace(stage=stage, due=due)


def of(person_id: str, table_id: str, moment: int) -> tuple[sa.ColumnElement[bool], ...]:
    m = mistakes.c
    return m.person_id == person_id, m.table_id == table_id, m.moment == moment


def find(c: sa.Connection, person_id: str, table_id: str, moment: int, lock: bool = False) -> Mistake:
    query = sa.select(mistakes).where(*of(person_id, table_id, moment))
    row = c.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise NotFoundError("refused-no-puzzle", "puzzle")
    return read(row)


def read(row: sa.Row[tuple[object, ...]]) -> Mistake:
    question = msgspec.json.decode(row.question, type=MyMoment)
    answers = tuple(int(word) for word in row.answers.split())
    return Mistake(row.table_id, row.moment, row.seat, row.game, question, row.stage, row.due, answers, row.done)
