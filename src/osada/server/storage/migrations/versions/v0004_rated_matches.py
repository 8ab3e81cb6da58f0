"""The matches that make a rating. Those that made the ratings of before are not known any more."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "rated_matches",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("gain", sa.Double(), nullable=False),
        sa.Column("weight", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_rated_matches_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_rated_matches_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table", name="pk_rated_matches"),
    )
    op.create_index("ix_rated_matches_table", "rated_matches", ["table"])
    op.create_index("ix_rated_matches_history", "rated_matches", ["person", "game", "at"])


def downgrade() -> None:
    op.drop_table("rated_matches")
