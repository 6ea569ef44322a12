"""Drafts: what a seat has composed and not played yet; and games that became practice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("draft", sa.Text(), nullable=False, server_default=""))
    op.add_column("game_tables", sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.false()))
