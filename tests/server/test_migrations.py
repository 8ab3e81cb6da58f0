"""The migrations make the database that `schema.py` says, and can be taken back."""

from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect

from osada.server.storage import migrate
from osada.server.storage.database import Database
from osada.server.storage.schema import METADATA


@pytest.fixture
def database(database_url):
    with closing(Database(database_url)) as database:
        yield database


def differences(database):
    with database.reading() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        return compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)


def names(database):
    with database.reading() as connection:
        return set(inspect(connection).get_table_names()) - {"alembic_version"}


def test_a_migrated_database_is_what_the_schema_says(database):
    migrate.upgrade(database)
    assert differences(database) == []
    with database.writing() as connection:
        connection.exec_driver_sql("DROP INDEX ix_tables_status")
    assert differences(database)  # it can see one


def test_every_form_is_reached_from_both_sides(database):
    """Up to the newest, back to nothing, step by step, and up again."""
    revisions = migrate.revisions()
    for revision in (*revisions, *reversed(revisions), revisions[-1]):
        with database.writing() as connection:
            migrate.move(connection, revision)
        with database.reading() as connection:
            assert migrate.revision_of(connection) == revision
        assert bool(names(database)) is (revision != migrate.EMPTY)
    assert differences(database) == []


def test_a_migration_that_fails_changes_nothing(database):
    migrate.upgrade(database)
    before = names(database)
    with pytest.raises(ZeroDivisionError), database.writing() as connection:
        migrate.move(connection, migrate.EMPTY)
        _ = 1 / 0
    assert names(database) == before
