"""The migrations make the database that `schema.py` says, and can be taken back."""

from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import insert, inspect, select, update

from osada.server.sealing import Sealer
from osada.server.storage import migrate
from osada.server.storage.database import Database
from osada.server.storage.schema import METADATA, log, people, rated_matches, ratings, seats, snapshots, tables


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


# --- With rows --------------------------------------------------------------

SEALED = Sealer([bytes(32)]).seal("running", "5eed" * 16)
TABLES = [  # of the first revision: id, status, seed
    ("over", "finished", "1." + "5" * 62),
    ("running", "playing", "5eed" * 16),
    ("open", "waiting", "ab" * 32),
]


def fill(database):
    """Tables with seats, logs and snapshots, as the first revision had them."""
    with database.writing() as connection:
        migrate.move(connection, "0001")
        for id, status, seed in TABLES:
            facts = {"game": "ferry", "version": 1, "edition": "", "release": "", "seats": 2, "options": {}}
            more = {"status": status, "seq": 3, "settings": {}, "seed": seed, "made": 1.5, "changed": 2.5}
            connection.execute(insert(tables).values(id=id, **facts, **more))
            connection.execute(insert(seats), [{"table": id, "seat": seat, "nonce": f"n{seat}"} for seat in range(2)])
            line = {"table": id, "kind": "act", "text": "sell", "readers": 3, "at": 1}
            connection.execute(insert(log), [{**line, "seq": seq} for seq in (1, 2, 3)])
            connection.execute(insert(snapshots).values(table=id, seq=2, data=bytes(range(256))))


def rows(database):
    with database.reading() as connection:
        return {
            table.name: sorted(map(repr, connection.execute(select(table)).all()))
            for table in (tables, seats, log, snapshots)
        }


def seeds(database):
    with database.reading() as connection:
        found = connection.execute(select(tables.c.id, tables.c.status, tables.c.seed)).all()
    return {id: (status, seed) for id, status, seed in found}


def test_what_is_kept_stays_on_the_way_to_the_newest_form_and_back(database):
    fill(database)
    before = rows(database)
    assert [len(before[table]) for table in ("tables", "seats", "log", "snapshots")] == [3, 6, 9, 3]
    for revision in (migrate.revisions()[-1], "0001", migrate.revisions()[-1]):
        with database.writing() as connection:
            migrate.move(connection, revision)
        assert rows(database) == before


def test_the_newest_form_has_room_for_a_sealed_seed_and_an_older_one_stops_its_match(database):
    """The release before would take it for the seed. A finished one is left alone, whatever it looks like."""
    fill(database)
    migrate.upgrade(database)
    with database.writing() as connection:
        connection.execute(update(tables).where(tables.c.id == "running").values(seed=SEALED))
    assert seeds(database)["running"] == ("playing", SEALED)
    with database.writing() as connection:
        migrate.move(connection, "0001")
    assert seeds(database) == {
        "over": ("finished", TABLES[0][2]),
        "running": ("stopped", ""),
        "open": ("waiting", TABLES[2][2]),
    }
    assert [len(found) for found in rows(database).values()] == [3, 6, 9, 3]


def test_ratings_outlive_the_matches_that_made_them(database):
    """Back at the revision before them they are gone, and nothing else is."""
    fill(database)
    migrate.upgrade(database)
    before = rows(database)
    eva = {"id": "eva", "name": "Eva", "language": "en", "preferences": {}, "made": 1.5}
    made = {"person": "eva", "game": "ferry", "mu": 26.0, "sigma": 7.5}
    with database.writing() as connection:
        connection.execute(insert(people).values(eva))
        connection.execute(insert(ratings).values(**made, matches=1))
        story = {"table": "over", "at": 2.5, "place": 1, "gain": 1.0, "weight": 1.0}
        connection.execute(insert(rated_matches).values(**made, **story))
    for revision in ("0003", migrate.revisions()[-1]):
        with database.writing() as connection:
            migrate.move(connection, revision)
    assert rows(database) == before
    with database.reading() as connection:
        assert connection.execute(select(ratings)).all() == [("eva", "ferry", 26.0, 7.5, 1)]
        assert connection.execute(select(rated_matches)).all() == []
