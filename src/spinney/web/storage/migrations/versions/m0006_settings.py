"""The settings that each running server has, for whoever runs the house to read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No server of this version has said yet what it runs with."""
    op.create_table(
        "servers",
        sa.Column("node", sa.String(40), primary_key=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Earlier versions say nothing of it."""
    op.drop_table("servers")
