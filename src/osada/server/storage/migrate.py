"""Brings a database to the form that this release knows, or back to an older one."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from osada.server.storage.database import Database

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x05ADA  # of PostgreSQL: one process migrates at a time


def upgrade(database: Database, to: str = "head") -> None:
    with database.writing() as connection:
        if not database.is_sqlite:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        command.upgrade(_config(connection), to)


def downgrade(database: Database, to: str) -> None:
    with database.writing() as connection:
        command.downgrade(_config(connection), to)


def revision(database: Database) -> str | None:
    """The form that the database has; none: it is empty."""
    with database.reading() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    return ScriptDirectory(str(FOLDER)).get_current_head()


def is_current(database: Database) -> bool:
    """Whether the database answers and has the form that this release knows."""
    try:
        return revision(database) == newest()
    except SQLAlchemyError:
        return False


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config
