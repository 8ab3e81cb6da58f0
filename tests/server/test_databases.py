"""The same statements on SQLite and on a real PostgreSQL."""

from sqlalchemy import func, select

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
