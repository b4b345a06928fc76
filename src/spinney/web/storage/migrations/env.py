"""Alembic runs this; the server hands it an open connection."""

from __future__ import annotations

from alembic import context

from spinney.web.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
