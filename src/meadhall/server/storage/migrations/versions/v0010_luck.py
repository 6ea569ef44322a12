"""People give numbers of their own for fate, and clocks stand and people agree at tables that rest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    # At tables that were begun earlier nobody has given any: fate goes on answering from the house's seed.
    op.add_column("game_tables", sa.Column("luck", sa.Text(), nullable=False, server_default=""))
    op.add_column("game_tables", sa.Column("rests", sa.Double()))
    op.add_column("seats", sa.Column("closes", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_game_tables_commitment", "game_tables", ["commitment"], unique=False)
