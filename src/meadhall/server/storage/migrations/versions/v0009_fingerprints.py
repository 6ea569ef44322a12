"""Tables know under which rules they were begun, and why they were closed if they were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    # Of tables that were begun earlier nobody knows it: they are compared with their snapshots.
    op.add_column("game_tables", sa.Column("fingerprint", sa.String(16), nullable=False, server_default=""))
    op.add_column("game_tables", sa.Column("closed", sa.Text(), nullable=False, server_default=""))
