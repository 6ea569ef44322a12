"""Accounts know what their names look like, and cookies that were handed back open nothing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from meadhall.server.people.lookalikes import skeleton

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("look", sa.String(120), nullable=False, server_default=""))
    op.create_index("ix_accounts_look", "accounts", ["look"], unique=False)
    accounts = sa.table("accounts", sa.column("person_id"), sa.column("key"), sa.column("look"))
    c = op.get_bind()
    for person_id, key in c.execute(sa.select(accounts.c.person_id, accounts.c.key)).all():
        c.execute(accounts.update().where(accounts.c.person_id == person_id).values(look=skeleton(key)))
    op.create_table(
        "signed_out",
        sa.Column("session", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("session", name=op.f("pk_signed_out")),
    )
    op.create_index("ix_signed_out_at", "signed_out", ["at"], unique=False)
