"""The story of a record that somebody opened, beside its text."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The server tells those of the records that are there when it starts, as far as they can be replayed."""
    op.add_column("records", sa.Column("story", sa.LargeBinary))


def downgrade() -> None:
    op.drop_column("records", "story")
