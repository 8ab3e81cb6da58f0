"""Room for sealed seeds. SQLite does not measure texts: there the column stays as it is, and no table is rebuilt."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TABLES = sa.table("tables", sa.column("status"), sa.column("seed"))


def upgrade() -> None:
    _resize(64, 255)


def downgrade() -> None:
    """An older release cannot open seeds, and would take a sealed one for the seed: such matches are stopped."""
    is_sealed = (TABLES.c.status != "finished") & TABLES.c.seed.like("1.%")
    op.execute(sa.update(TABLES).where(is_sealed).values(status="stopped", seed=""))
    _resize(255, 64)


def _resize(before: int, now: int) -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column(
            "tables", "seed", type_=sa.String(now), existing_type=sa.String(before), existing_nullable=False
        )
