"""Tries that are counted, cookies that open nothing any more, and e-mail addresses that wait to be confirmed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "tries",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("made", sa.Integer(), nullable=False),
        sa.Column("last", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_tries")),
    )
    op.create_index(op.f("ix_tries_last"), "tries", ["last"], unique=False)
    op.create_table(
        "doors",
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_doors_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_doors")),
    )
    op.create_table(
        "addresses",
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_addresses_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_addresses")),
    )
    op.create_index("ix_addresses_status_due", "addresses", ["status", "due"], unique=False)
