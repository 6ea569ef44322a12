"""Standing answers: what a seat wants to have answered in its name in the turns of others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("standing", sa.Text(), nullable=False, server_default=""))
