"""How puzzles stand in the database: what they and people are rated, who has tried what, own mistakes."""

from __future__ import annotations

import sqlalchemy as sa

from meadhall.server.puzzles.glicko import Rating
from meadhall.server.storage import database as db

solvers = sa.Table(
    "puzzle_solvers",
    db.metadata,
    sa.Column("person_id", db.Id, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("rating", sa.Double, nullable=False),
    sa.Column("deviation", sa.Double, nullable=False),
    sa.Column("volatility", sa.Double, nullable=False),
)

ratings = sa.Table(
    "puzzle_ratings",
    db.metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("puzzle", sa.String(60), primary_key=True),
    sa.Column("rating", sa.Double, nullable=False),
    sa.Column("deviation", sa.Double, nullable=False),
    sa.Column("volatility", sa.Double, nullable=False),
    sa.Column("tried", sa.Integer, nullable=False),  # by so many people
    sa.Column("solved", sa.Integer, nullable=False),  # at once, by so many of them
    sa.Column("good", sa.Integer, nullable=False),  # votes
    sa.Column("bad", sa.Integer, nullable=False),
)

attempts = sa.Table(
    "puzzle_attempts",
    db.metadata,
    sa.Column("person_id", db.Id, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("puzzle", sa.String(60), primary_key=True),
    sa.Column("at", db.Time, nullable=False),
    sa.Column("at_once", sa.Boolean, nullable=False),  # the very first answer was right
    sa.Column("before", sa.Double, nullable=False),  # the person's rating before it and after it
    sa.Column("after", sa.Double, nullable=False),
    sa.Column("answers", sa.String(40), nullable=False),  # of this time, such as "2 0"
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Column("vote", sa.Integer, nullable=False),  # 1 good, -1 bad, 0 none
)

days = sa.Table(
    "puzzle_days",
    db.metadata,
    sa.Column("person_id", db.Id, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),  # days since 1970 whose puzzle was solved
)

mistakes = sa.Table(
    "puzzle_mistakes",
    db.metadata,
    sa.Column("person_id", db.Id, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("table_id", db.Id, sa.ForeignKey("game_tables.id"), primary_key=True),
    sa.Column("moment", sa.Integer, primary_key=True, autoincrement=False),  # of the table
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("question", sa.Text, nullable=False),  # the moment as the review asks it, JSON
    sa.Column("stage", sa.Integer, nullable=False),  # which pause runs before it is asked again
    sa.Column("due", db.Time, nullable=False),  # when it is asked again
    sa.Column("answers", sa.String(40), nullable=False),  # of the last time
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Index("ix_puzzle_mistakes_person_id_due", "person_id", "due"),
)

OWNED = (attempts, days, mistakes, solvers)


def rating_of(row: sa.Row[tuple[object, ...]] | None, start: Rating) -> Rating:
    return start if row is None else Rating(row.rating, row.deviation, row.volatility)


def forget(c: sa.Connection, person_id: str) -> None:
    """What is known of how a person solves puzzles; what it taught of the puzzles stays."""
    for table in OWNED:
        c.execute(table.delete().where(table.c.person_id == person_id))


def move(c: sa.Connection, guest: str, account: str) -> None:
    """What a guest has solved goes to an account, unless that has an answer of its own."""
    for table in OWNED:
        keys = [column for column in table.primary_key.columns if column.name != "person_id"]
        kept = table.alias()
        same = [kept.c.person_id == account, *(kept.c[key.name] == key for key in keys)]
        there = sa.exists().where(*same)
        c.execute(table.update().where(table.c.person_id == guest, ~there).values(person_id=account))
        c.execute(table.delete().where(table.c.person_id == guest))
