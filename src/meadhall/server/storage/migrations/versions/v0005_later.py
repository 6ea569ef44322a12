"""Later answers: what a seat has kept for questions that come later in its turn or the round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("later", sa.Text(), nullable=False, server_default=""))
