"""Tables at which a lesson is taught."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("lesson", sa.Text(), nullable=False, server_default=""))
