"""What whoever runs a house decides: closed tables, hidden titles, who is muted or banned, a log of it.

Also what several servers of one house must know: which of them run, who sits where, what is to be confirmed,
and which seat its holder is asked to give up.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables of earlier versions are open and show their titles; their lines of chat have no id."""
    op.add_column("tables", sa.Column("closed", sa.String(200), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("words", sa.Column("word_id", sa.String(64)))
    op.create_index("words_word_id", "words", ["table_id", "word_id"], unique=True)
    op.add_column("seats", sa.Column("pending", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("next_invite", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("stayed", sa.Float, nullable=False, server_default="0"))
    op.create_index("leases_until", "leases", ["until"])
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("node", sa.String(40), primary_key=True),
    )
    op.create_table(
        "restraints",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("whom", sa.String(80), primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "decisions",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget what was decided about the house."""
    for name in ("decisions", "restraints", "presence", "nodes"):
        op.drop_table(name)
    op.drop_index("leases_until", "leases")
    for name in ("stayed", "next_invite", "pending"):
        op.drop_column("seats", name)
    op.drop_index("words_word_id", "words")
    op.drop_column("words", "word_id")
    for name in ("hidden", "closed"):
        op.drop_column("tables", name)
