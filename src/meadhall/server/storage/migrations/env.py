"""Alembic runs this. The connection comes from ``storage.migrate``, which also commits."""

from __future__ import annotations

from alembic import context

from meadhall.server.storage.database import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
