"""Brings the schema of a database to the revision that this release knows, or back to an older one."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from osada.engine.errors import BadSetUp
from osada.engine.game import comma_separated
from osada.server.storage.database import Database, take_time

FOLDER = Path(__file__).parent / "migrations"
EMPTY = "base"  # the revision before the first one: nothing at all
LOCK = 0x05ADA  # of PostgreSQL: one process migrates at a time


def upgrade(database: Database) -> None:
    """To the newest revision. A database that a newer release has changed is left alone."""
    with database.writing() as connection:
        move(connection, revisions()[-1])


def move(connection: Connection, to: str) -> str:
    """To this revision, forth or back, inside the transaction of this connection. Gives the one it had."""
    take_time(connection)
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    before = revision_of(connection)
    if before not in revisions():
        raise BadSetUp("server-newer-database", found=before, newest=revisions()[-1])
    if to not in revisions():
        raise BadSetUp("server-no-revision", found=to, allowed=comma_separated(revisions()))
    is_forth = revisions().index(to) >= revisions().index(before)
    (command.upgrade if is_forth else command.downgrade)(_config(connection), to)
    return before


@cache
def revisions() -> tuple[str, ...]:
    """All that this release knows, the oldest first."""
    newest_first = [script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()]
    return (EMPTY, *reversed(newest_first))


def revision_of(connection: Connection) -> str:
    return MigrationContext.configure(connection).get_current_revision() or EMPTY


def is_current(database: Database) -> bool:
    """Whether the database answers and has the schema that this release knows."""
    try:
        with database.reading() as connection:
            return revision_of(connection) == revisions()[-1]
    except SQLAlchemyError:
        return False


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
