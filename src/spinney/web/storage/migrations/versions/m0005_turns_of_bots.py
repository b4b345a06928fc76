"""A row of `leases` is a bot's turn from the moment when it is asked: since when, and who sees to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

MAYBE = """
INSERT INTO leases (table_id, number, node, until, since)
SELECT id, (SELECT coalesce(max(number), 0) FROM moves WHERE table_id = tables.id), '', 0, touched FROM tables
WHERE state <> 'over'
  AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND (level <> '' OR stand_in <> ''))
  AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND level = '' AND entropy = '')
"""


def upgrade() -> None:
    """Rows do not tell who is asked at tables of earlier versions; so each with a bot is looked at once."""
    op.add_column("leases", sa.Column("since", sa.Float, nullable=False, server_default="0"))
    op.drop_index("leases_until", "leases")
    op.create_index("leases_since", "leases", ["since"])
    op.execute("DELETE FROM leases")
    op.execute(MAYBE)


def downgrade() -> None:
    op.drop_index("leases_since", "leases")
    op.create_index("leases_until", "leases", ["until"])
    op.drop_column("leases", "since")
