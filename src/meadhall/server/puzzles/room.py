"""The puzzle room: answers are kept and rated, bad puzzles retired, and it is said what comes next."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import sqlalchemy as sa

from meadhall.puzzles.files import Puzzle, load
from meadhall.server.errors import ConflictError, NotFoundError, WrongField
from meadhall.server.puzzles import shelf
from meadhall.server.puzzles.glicko import Rating, rated
from meadhall.server.puzzles.shelf import DAY, Key
from meadhall.server.puzzles.stored import attempts, days, rating_of, ratings, solvers
from meadhall.server.storage.database import Database
from meadhall.server.storage.rows import add_missing
from meadhall.server.tables.records import Person

TRIES = 2
"""After so many wrong answers the solution is told."""
ENOUGH_TRIES = 5
"""Of fewer people it is not told how many solved a puzzle."""
ENOUGH_VOTES, MOSTLY_BAD = 10, 0.6
"""A puzzle with so many votes of which so many are bad is retired."""


class Attempt(NamedTuple):
    """How far somebody has come with a puzzle. ``at_once``: the very first answer was right."""

    answers: tuple[int, ...]
    done: bool
    at_once: bool
    before: float
    after: float
    vote: int


class Standing(NamedTuple):
    """What is known of a puzzle from those who tried it."""

    rating: Rating
    tried: int = 0
    solved: int = 0
    good: int = 0
    bad: int = 0

    @property
    def retired(self) -> bool:
        votes = self.good + self.bad
        return votes >= ENOUGH_VOTES and self.bad >= MOSTLY_BAD * votes

    @property
    def share(self) -> int | None:
        """Per cent of those who solved it at once; None while too few have tried."""
        return round(100 * self.solved / self.tried) if self.tried >= ENOUGH_TRIES else None


class Progress(NamedTuple):
    """What somebody has done in the room."""

    rating: Rating
    tried: dict[Key, bool]
    """Which puzzles, and whether the first answer was right."""
    streak: int
    """On so many days without a gap the puzzle of the day was solved."""


def find(key: Key) -> Puzzle:
    if key not in shelf.stock():
        raise NotFoundError("refused-no-puzzle", "puzzle")
    return load(*key)


class PuzzleRoom:
    """``now`` tells the time."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self.database = database
        self.now = now

    @property
    def today(self) -> int:
        """The day, by universal time, since 1970."""
        return int(self.now() // DAY)

    # --- looking --------------------------------------------------------------------------------

    async def attempt(self, person: Person, key: Key) -> Attempt | None:
        return await self.database.read(lambda c: attempt_of(c, person.id, key))

    async def standing(self, key: Key) -> Standing:
        return await self.database.read(lambda c: standing_of(c, key))

    async def standings(self) -> dict[Key, Standing]:
        """Of the puzzles that somebody has tried."""
        rows = await self.database.read(lambda c: c.execute(sa.select(ratings)).all())
        found = {Key(row.game, row.puzzle): read_standing(row) for row in rows}
        return {key: standing for key, standing in found.items() if key in shelf.stock()}

    async def progress(self, person: Person) -> Progress:
        def work(c: sa.Connection) -> Progress:
            a = attempts.c
            rows = c.execute(sa.select(a.game, a.puzzle, a.at_once).where(a.person_id == person.id))
            tried = {Key(row.game, row.puzzle): row.at_once for row in rows}
            solved = set(c.scalars(sa.select(days.c.day).where(days.c.person_id == person.id)))
            return Progress(solver_of(c, person.id), tried, streak(solved, self.today))

        return await self.database.read(work)

    async def of_the_day(self) -> Key | None:
        """The puzzle of today, the same for everybody."""
        return shelf.of_the_day(self.today, await self.retired())

    async def retired(self) -> frozenset[Key]:
        """Those that too many found bad, so that the house asks them no more."""
        return frozenset(key for key, standing in (await self.standings()).items() if standing.retired)

    async def next(self, person: Person, game: str = "", theme: str = "", after: Key | None = None) -> Key | None:
        """A puzzle that this person has not tried, as hard as they are good; then one that they did not solve."""
        among = [
            key
            for key, label in shelf.stock().items()
            if key != after and game in ("", key.game) and theme in ("", label.theme)
        ]
        found = await self._nearest(person, among)
        return found[0] if found else None

    async def fitting(self, person: Person, game: str, rules: Sequence[str] = (), count: int = 3) -> list[Key]:
        """Some puzzles of a game, of different themes: about these rules first, then as hard as they should be."""
        closest = await self._nearest(person, shelf.about(game, rules))
        others = await self._nearest(person, [key for key in shelf.stock() if key.game == game])
        best: dict[str, Key] = {}
        for key in (*closest, *others):
            best.setdefault(shelf.stock()[key].theme, key)
        return list(dict.fromkeys([*best.values(), *closest, *others]))[:count]

    async def _nearest(self, person: Person, among: Sequence[Key]) -> list[Key]:
        mine, standings = await self.progress(person), await self.standings()
        known = {key: standing.rating.rating for key, standing in standings.items()}
        retired = {key for key, standing in standings.items() if standing.retired}
        order = shelf.nearest(among, mine.rating.rating, known, retired)
        return sorted(order, key=lambda key: (key in mine.tried, mine.tried.get(key, False)))

    # --- solving --------------------------------------------------------------------------------

    async def answer(self, person: Person, key: Key, number: int) -> Attempt:
        """Give an answer. Only the very first one to a puzzle counts for ratings."""
        puzzle = find(key)
        if not 0 <= number < len(puzzle.answers):
            raise WrongField("answer", "refused-answer")
        return await self._go_on(person, key, number in puzzle.right, number)

    async def give_up(self, person: Person, key: Key) -> Attempt:
        """Have the solution told; without any answer before, it counts as a wrong one."""
        find(key)
        return await self._go_on(person, key, False, None)

    async def _go_on(self, person: Person, key: Key, right: bool, number: int | None) -> Attempt:
        today = await self.of_the_day() == key

        def work(c: sa.Connection) -> Attempt:
            # Who answers twice at a time waits here for the first answer.
            standing = standing_of(c, key, lock=True)
            known = attempt_of(c, person.id, key)
            if known is None:
                before, after = self._rate(c, person, key, standing, right)
                known = Attempt((), False, right, before, after, 0)
            if known.done or number in known.answers:
                return known
            given = known.answers if number is None else (*known.answers, number)
            wrong = len(given) - right
            now = known._replace(answers=given, done=right or number is None or wrong >= TRIES)
            said = {"answers": " ".join(map(str, given)), "done": now.done}
            c.execute(attempts.update().where(*of_person(person.id, key)).values(said))
            if right and today:
                add_missing(c, days, person_id=person.id, day=self.today)
            return now

        return await self.database.write(work)

    def _rate(self, c: sa.Connection, person: Person, key: Key, standing: Standing, right: bool) -> tuple[float, float]:
        """The first answer of a person to a puzzle: a game between the two."""
        mine = solver_of(c, person.id, lock=True)
        after = rated(mine, [(standing.rating, float(right))])
        puzzle = rated(standing.rating, [(mine, float(not right))])
        add_missing(c, solvers, person_id=person.id, **after._asdict())
        c.execute(solvers.update().where(solvers.c.person_id == person.id).values(after._asdict()))
        counts = {"tried": standing.tried + 1, "solved": standing.solved + right}
        c.execute(ratings.update().where(*of_puzzle(key)).values(counts | puzzle._asdict()))
        values = {"at": self.now(), "at_once": right, "before": mine.rating, "after": after.rating}
        c.execute(
            attempts.insert().values(
                person_id=person.id, game=key.game, puzzle=key.id, answers="", done=False, vote=0, **values
            )
        )
        return mine.rating, after.rating

    async def again(self, person: Person, key: Key) -> None:
        """Begin anew; it counts for nothing."""
        query = attempts.update().where(*of_person(person.id, key), attempts.c.done).values(answers="", done=False)
        await self.database.write(lambda c: c.execute(query))

    async def vote(self, person: Person, key: Key, good: bool) -> None:
        """Say whether it is a good puzzle, or change one's mind; only who has been told the solution knows."""
        vote = 1 if good else -1

        def work(c: sa.Connection) -> None:
            standing, known = standing_of(c, key, lock=True), attempt_of(c, person.id, key)
            if known is None or not known.done:
                raise ConflictError("refused-vote", "vote")
            c.execute(attempts.update().where(*of_person(person.id, key)).values(vote=vote))
            good_now = standing.good + (vote == 1) - (known.vote == 1)
            bad_now = standing.bad + (vote == -1) - (known.vote == -1)
            c.execute(ratings.update().where(*of_puzzle(key)).values(good=good_now, bad=bad_now))

        find(key)
        await self.database.write(work)


def streak(solved: set[int], today: int) -> int:
    """How many days without a gap up to today, or up to yesterday while today is still to come."""
    last = today if today in solved else today - 1
    days_running = 0
    while last - days_running in solved:
        days_running += 1
    return days_running


# --- within a transaction -------------------------------------------------------------------------


def of_puzzle(key: Key) -> tuple[sa.ColumnElement[bool], ...]:
    return ratings.c.game == key.game, ratings.c.puzzle == key.id


def of_person(person_id: str, key: Key) -> tuple[sa.ColumnElement[bool], ...]:
    return attempts.c.person_id == person_id, attempts.c.game == key.game, attempts.c.puzzle == key.id


def attempt_of(c: sa.Connection, person_id: str, key: Key) -> Attempt | None:
    row = c.execute(sa.select(attempts).where(*of_person(person_id, key))).first()
    if row is None:
        return None
    answers = tuple(int(word) for word in row.answers.split())
    return Attempt(answers, row.done, row.at_once, row.before, row.after, row.vote)


def standing_of(c: sa.Connection, key: Key, lock: bool = False) -> Standing:
    """What is known of a puzzle; with ``lock`` it has a row afterwards, and nobody else may change that meanwhile."""
    start = shelf.first_rating(shelf.stock()[key])
    query = sa.select(ratings).where(*of_puzzle(key))
    if lock:
        none = {"tried": 0, "solved": 0, "good": 0, "bad": 0}
        add_missing(c, ratings, game=key.game, puzzle=key.id, **start._asdict(), **none)
        query = query.with_for_update()
    row = c.execute(query).first()
    return Standing(start) if row is None else read_standing(row)


def read_standing(row: sa.Row[tuple[object, ...]]) -> Standing:
    return Standing(rating_of(row, Rating()), row.tried, row.solved, row.good, row.bad)


def solver_of(c: sa.Connection, person_id: str, lock: bool = False) -> Rating:
    query = sa.select(solvers).where(solvers.c.person_id == person_id)
    return rating_of(c.execute(query.with_for_update() if lock else query).first(), Rating())
