"""Which revision a database has, and which ones there are."""

from __future__ import annotations

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from spinney.web.storage.store import migrations_config


def revision_of(connection: Connection) -> str:
    """The last migration that a database has seen; empty if it has seen none."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def known_revisions() -> list[str]:
    """All revisions that this version knows, the latest first."""
    return [found.revision for found in ScriptDirectory.from_config(migrations_config()).walk_revisions()]
