"""Addresses are confirmed. Those that were there before are not: nobody knows whose they are."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("confirmed", sa.Double(), nullable=True))
    op.add_column("keys", sa.Column("address", sa.String(length=254), nullable=True))


def downgrade() -> None:
    op.drop_column("keys", "address")
    op.drop_column("people", "confirmed")
