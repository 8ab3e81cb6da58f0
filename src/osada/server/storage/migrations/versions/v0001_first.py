"""The first schema of the database, as it was then: `schema.py` says how it is now."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

METADATA = sa.MetaData()

sa.Table(
    "answers",
    METADATA,
    sa.Column("id", sa.String(length=22), nullable=False),
    sa.Column("data", sa.JSON(), nullable=False),
    sa.Column("made", sa.Double(), nullable=False),
    sa.PrimaryKeyConstraint("id", name="pk_answers"),
)
sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.String(length=22), nullable=False),
    sa.Column("name", sa.String(length=24), nullable=False),
    sa.Column("login", sa.String(length=80), nullable=True),
    sa.Column("password", sa.String(length=200), nullable=True),
    sa.Column("email", sa.String(length=254), nullable=True),
    sa.Column("language", sa.String(length=2), nullable=False),
    sa.Column("preferences", sa.JSON(), nullable=False),
    sa.Column("made", sa.Double(), nullable=False),
    sa.PrimaryKeyConstraint("id", name="pk_people"),
    sa.UniqueConstraint("login", name="uq_people_login"),
)
sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.String(length=40), nullable=False),
    sa.Column("value", sa.Text(), nullable=False),
    sa.PrimaryKeyConstraint("name", name="pk_settings"),
)
sa.Table(
    "keys",
    METADATA,
    sa.Column("hash", sa.String(length=64), nullable=False),
    sa.Column("person", sa.String(length=22), nullable=False),
    sa.Column("purpose", sa.String(length=20), nullable=False),
    sa.Column("ends", sa.Double(), nullable=False),
    sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_keys_person", ondelete="CASCADE"),
    sa.PrimaryKeyConstraint("hash", name="pk_keys"),
)
sa.Table(
    "mutes",
    METADATA,
    sa.Column("person", sa.String(length=22), nullable=False),
    sa.Column("muted", sa.String(length=22), nullable=False),
    sa.ForeignKeyConstraint(["muted"], ["people.id"], name="fk_mutes_muted", ondelete="CASCADE"),
    sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mutes_person", ondelete="CASCADE"),
    sa.PrimaryKeyConstraint("person", "muted", name="pk_mutes"),
)
sa.Table(
    "ratings",
    METADATA,
    sa.Column("person", sa.String(length=22), nullable=False),
    sa.Column("game", sa.String(length=40), nullable=False),
    sa.Column("mu", sa.Double(), nullable=False),
    sa.Column("sigma", sa.Double(), nullable=False),
    sa.Column("matches", sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person", ondelete="CASCADE"),
    sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
)
sa.Table(
    "sessions",
    METADATA,
    sa.Column("hash", sa.String(length=64), nullable=False),
    sa.Column("person", sa.String(length=22), nullable=False),
    sa.Column("made", sa.Double(), nullable=False),
    sa.Column("ends", sa.Double(), nullable=False),
    sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person", ondelete="CASCADE"),
    sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
)
sa.Index("ix_sessions_person", METADATA.tables["sessions"].c["person"], unique=False)
sa.Table(
    "subscriptions",
    METADATA,
    sa.Column("endpoint", sa.String(length=500), nullable=False),
    sa.Column("person", sa.String(length=22), nullable=False),
    sa.Column("keys", sa.JSON(), nullable=False),
    sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_subscriptions_person", ondelete="CASCADE"),
    sa.PrimaryKeyConstraint("endpoint", name="pk_subscriptions"),
)
sa.Index("ix_subscriptions_person", METADATA.tables["subscriptions"].c["person"], unique=False)
sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(length=22), nullable=False),
    sa.Column("game", sa.String(length=40), nullable=False),
    sa.Column("version", sa.Integer(), nullable=False),
    sa.Column("edition", sa.String(length=80), nullable=False),
    sa.Column("release", sa.String(length=20), nullable=False),
    sa.Column("seats", sa.Integer(), nullable=False),
    sa.Column("options", sa.JSON(), nullable=False),
    sa.Column("status", sa.String(length=12), nullable=False),
    sa.Column("seq", sa.Integer(), nullable=False),
    sa.Column("host", sa.String(length=22), nullable=True),
    sa.Column("invite", sa.Integer(), nullable=False),
    sa.Column("settings", sa.JSON(), nullable=False),
    sa.Column("seed", sa.String(length=64), nullable=False),
    sa.Column("origin", sa.String(length=22), nullable=True),
    sa.Column("made", sa.Double(), nullable=False),
    sa.Column("changed", sa.Double(), nullable=False),
    sa.Column("result", sa.JSON(), nullable=True),
    sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host", ondelete="SET NULL"),
    sa.PrimaryKeyConstraint("id", name="pk_tables"),
)
sa.Index("ix_tables_changed", METADATA.tables["tables"].c["changed"], unique=False)
sa.Index("ix_tables_host", METADATA.tables["tables"].c["host"], unique=False)
sa.Index("ix_tables_status", METADATA.tables["tables"].c["status"], unique=False)
sa.Table(
    "log",
    METADATA,
    sa.Column("table", sa.String(length=22), nullable=False),
    sa.Column("seq", sa.Integer(), nullable=False),
    sa.Column("kind", sa.String(length=8), nullable=False),
    sa.Column("seat", sa.Integer(), nullable=True),
    sa.Column("text", sa.Text(), nullable=False),
    sa.Column("readers", sa.Integer(), nullable=False),
    sa.Column("person", sa.String(length=22), nullable=True),
    sa.Column("client", sa.String(length=36), nullable=True),
    sa.Column("at", sa.Double(), nullable=False),
    sa.Column("hash", sa.String(length=32), nullable=True),
    sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_log_table", ondelete="CASCADE"),
    sa.PrimaryKeyConstraint("table", "seq", name="pk_log"),
    sa.UniqueConstraint("table", "client", name="uq_log_table_client"),
)
sa.Index("ix_log_person", METADATA.tables["log"].c["person"], unique=False)
sa.Table(
    "notices",
    METADATA,
    sa.Column("table", sa.String(length=22), nullable=False),
    sa.Column("seat", sa.Integer(), nullable=False),
    sa.Column("turn", sa.Integer(), nullable=False),
    sa.Column("person", sa.String(length=22), nullable=False),
    sa.Column("due", sa.Double(), nullable=False),
    sa.Column("taken", sa.Boolean(), nullable=False),
    sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notices_person", ondelete="CASCADE"),
    sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notices_table", ondelete="CASCADE"),
    sa.PrimaryKeyConstraint("table", "seat", "turn", name="pk_notices"),
)
sa.Index("ix_notices_waiting", METADATA.tables["notices"].c["taken"], METADATA.tables["notices"].c["due"], unique=False)
sa.Table(
    "seats",
    METADATA,
    sa.Column("table", sa.String(length=22), nullable=False),
    sa.Column("seat", sa.Integer(), nullable=False),
    sa.Column("person", sa.String(length=22), nullable=True),
    sa.Column("bot", sa.String(length=12), nullable=True),
    sa.Column("name", sa.String(length=24), nullable=False),
    sa.Column("nonce", sa.String(length=64), nullable=False),
    sa.Column("key", sa.String(length=64), nullable=True),
    sa.Column("pin", sa.String(length=200), nullable=True),
    sa.Column("resigned", sa.Boolean(), nullable=False),
    sa.Column("deadline", sa.Double(), nullable=True),
    sa.Column("late", sa.Boolean(), nullable=False),
    sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person", ondelete="SET NULL"),
    sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"),
    sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
)
sa.Index("ix_seats_deadline", METADATA.tables["seats"].c["deadline"], unique=False)
sa.Index("ix_seats_person", METADATA.tables["seats"].c["person"], unique=False)
sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table", sa.String(length=22), nullable=False),
    sa.Column("seq", sa.Integer(), nullable=False),
    sa.Column("data", sa.LargeBinary(), nullable=False),
    sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_snapshots_table", ondelete="CASCADE"),
    sa.PrimaryKeyConstraint("table", "seq", name="pk_snapshots"),
)


def upgrade() -> None:
    METADATA.create_all(op.get_bind())


def downgrade() -> None:
    METADATA.drop_all(op.get_bind())
