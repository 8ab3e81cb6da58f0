"""The same statements on SQLite and on a real PostgreSQL."""

import sqlite3

import psycopg
import pytest
from sqlalchemy import func, select, text

from osada.server.storage import migrate
from osada.server.storage.database import Database
from osada.server.storage.schema import people
from tests.server.given import Street, server


def test_a_guest_is_kept_in_either_database(database_url):
    with server(database=database_url, workers=1) as (url, context):
        street = Street(url)
        street.guest("Eva")
        street.close()
        with context.database.reading() as connection:
            assert connection.scalar(select(func.count()).select_from(people)) == 1


def test_each_database_is_new(postgres_url):
    database = Database(postgres_url)
    with database.reading() as connection:
        assert migrate.revision_of(connection) == migrate.EMPTY
    database.close()


def test_what_is_given_back_after_the_end_is_closed(database_url):
    """By a thread that was still at work: nobody would close it any more."""
    database = Database(database_url)
    with database.reading() as connection:
        driver = connection.connection.dbapi_connection
        database.close()
        assert connection.scalar(text("SELECT 1")) == 1
    with pytest.raises((sqlite3.ProgrammingError, psycopg.OperationalError), match="closed"):
        driver.execute("SELECT 1")
