"""Puzzles: what they and people are rated, what was answered, and one's own mistakes to be asked again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "puzzle_solvers",
        person(),
        *rated(),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_puzzle_solvers_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_puzzle_solvers")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("puzzle", sa.String(length=60), nullable=False),
        *rated(),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("good", sa.Integer(), nullable=False),
        sa.Column("bad", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "puzzle", name=op.f("pk_puzzle_ratings")),
    )
    op.create_table(
        "puzzle_attempts",
        person(),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("puzzle", sa.String(length=60), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("at_once", sa.Boolean(), nullable=False),
        sa.Column("before", sa.Double(), nullable=False),
        sa.Column("after", sa.Double(), nullable=False),
        sa.Column("answers", sa.String(length=40), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("vote", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_puzzle_attempts_person_id")),
        sa.PrimaryKeyConstraint("person_id", "game", "puzzle", name=op.f("pk_puzzle_attempts")),
    )
    op.create_table(
        "puzzle_days",
        person(),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_puzzle_days_person_id")),
        sa.PrimaryKeyConstraint("person_id", "day", name=op.f("pk_puzzle_days")),
    )
    op.create_table(
        "puzzle_mistakes",
        person(),
        sa.Column("table_id", sa.String(length=36), nullable=False),
        sa.Column("moment", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("stage", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("answers", sa.String(length=40), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_puzzle_mistakes_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name=op.f("fk_puzzle_mistakes_table_id")),
        sa.PrimaryKeyConstraint("person_id", "table_id", "moment", name=op.f("pk_puzzle_mistakes")),
    )
    op.create_index("ix_puzzle_mistakes_person_id_due", "puzzle_mistakes", ["person_id", "due"], unique=False)


def person() -> sa.Column[str]:
    return sa.Column("person_id", sa.String(length=36), nullable=False)


def rated() -> list[sa.Column[float]]:
    return [sa.Column(name, sa.Double(), nullable=False) for name in ("rating", "deviation", "volatility")]
