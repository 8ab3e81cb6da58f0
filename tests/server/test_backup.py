"""A back-up brings everything back, into a database of either kind; what is broken brings nothing."""

import gzip
import json
import sqlite3
from contextlib import closing
from functools import cache

import pytest
from sqlalchemy import JSON, Boolean, Double, Integer, LargeBinary, String, insert, inspect, select, text

from osada.engine.errors import OsadaError
from osada.server.storage import backup, migrate
from osada.server.storage.backup import back_up
from osada.server.storage.database import Database
from osada.server.storage.restore import restore
from osada.server.storage.schema import METADATA, settings
from tests.server import postgres

KINDS = ("sqlite", "postgresql")
ROWS, FEW = 1200, 20  # more than are written at once; enough where that does not matter


@pytest.fixture
def opened(tmp_path):
    """Opens databases that are closed again."""
    databases = []

    def make(kind):
        number = len(databases)
        url = f"sqlite:///{tmp_path}/{number}.db" if kind == "sqlite" else postgres.new_database()
        databases.append(Database(url))
        return databases[-1]

    yield make
    for database in databases:
        database.close()


VALUES = [
    (JSON, lambda number: {"side": "B", "č": [number, None, 0.1 + 0.2]}),
    (Boolean, lambda number: number % 2 == 0),
    (Integer, lambda number: number),
    (Double, lambda number: 1763000000.123456 + number / 3),
    (LargeBinary, lambda number: bytes(range(256))),
    (String, lambda number: f"{number} Žofie\n\"'\\ "),
]


@cache
def values_of(column):
    """Makes something of the column's type by number; where it points elsewhere, that of the row with this number."""
    for key in column.foreign_keys:
        return values_of(key.column)
    make = next(make for kind, make in VALUES if isinstance(column.type, kind))
    room = column.type.length if isinstance(column.type, String) else None

    def value(number):
        if column.nullable and number % 2:
            return None
        return make(number)[:room] if room else make(number)

    return value


def filled(database, rows=ROWS):
    """Rows in every table, with values of every type."""
    migrate.upgrade(database)
    with database.writing() as connection:
        for table in METADATA.sorted_tables:
            makers = {column.name: values_of(column) for column in table.columns}
            given = [{name: value(number) for name, value in makers.items()} for number in range(rows)]
            connection.execute(insert(table), given)
    return database


def content(database):
    """All rows as a server reads them."""
    with database.reading() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in METADATA.sorted_tables
        }


def lines(file):
    with gzip.open(file) as packed:
        return packed.readlines()


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_everything_comes_back(opened, tmp_path, source, target):
    old, new = filled(opened(source)), opened(target)
    counts = back_up(old, tmp_path / "1")
    assert set(counts) == set(METADATA.tables)
    assert restore(new, tmp_path / "1") == counts
    assert content(new) == content(old)
    back_up(new, tmp_path / "2")
    assert lines(tmp_path / "1")[1:-1] == lines(tmp_path / "2")[1:-1]


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_that_is_missing_becomes_null_of_json(opened, tmp_path, kind):
    """A match without a result has none; one that says `null` is something else to the database."""
    old, new = filled(opened(kind), FEW), opened(kind)
    with old.writing() as connection:
        connection.execute(text("UPDATE tables SET result = NULL WHERE seq < 7"))
    back_up(old, tmp_path / "1")
    restore(new, tmp_path / "1")
    with new.reading() as connection:
        assert connection.scalar(text("SELECT count(*) FROM tables WHERE result IS NULL")) == 7


class Busy:
    """Takes lines, and adds to the database while it does."""

    def __init__(self, database):
        self.database, self.lines = database, []

    def write(self, line):
        self.lines.append(json.loads(line))
        with self.database.writing() as connection:
            connection.execute(insert(settings).values(name=f"later {len(self.lines)}", value=""))


@pytest.mark.parametrize("kind", KINDS)
def test_it_shows_one_moment(opened, kind):
    database = opened(kind)
    migrate.upgrade(database)
    busy = Busy(database)
    with backup._one_moment(database) as connection:
        assert backup._write(busy, connection) == {}
    assert len(content(database)["settings"]) == len(busy.lines) == 2


@pytest.mark.parametrize("kind", KINDS)
def test_only_an_empty_database_is_filled(opened, tmp_path, kind):
    back_up(filled(opened("sqlite"), FEW), tmp_path / "1")
    used = opened(kind)
    migrate.upgrade(used)
    with pytest.raises(OsadaError) as refused:
        restore(used, tmp_path / "1")
    assert refused.value.key == "backup-not-empty"
    assert not content(used)["people"]


def broken_files(whole):
    """The same lines with one thing wrong each."""
    middle = len(whole) // 2
    yield "a line is missing", whole[:middle] + whole[middle + 1 :]
    yield "a line is changed", [*whole[:middle], whole[middle].replace(b"1", b"2"), *whole[middle + 1 :]]
    yield "it ends early", whole[:middle]
    yield "it is empty", []
    yield "it is no JSON", [b"hello\n"]
    yield "it is other JSON", [b'{"a": 1}\n']


@pytest.mark.parametrize("kind", KINDS)
def test_a_broken_file_brings_nothing(opened, tmp_path, kind):
    file, new = tmp_path / "1", opened(kind)
    back_up(filled(opened("sqlite"), FEW), file)
    whole = lines(file)
    cases = [(name, gzip.compress(b"".join(rows))) for name, rows in broken_files(whole)]
    cases += [("it is cut", file.read_bytes()[:-50]), ("it is not packed", b"".join(whole))]
    for name, data in cases:
        file.write_bytes(data)
        with pytest.raises(OsadaError) as refused:
            restore(new, file)
        assert refused.value.key == "backup-broken", name
    with new.reading() as connection:
        assert inspect(connection).get_table_names() == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_does_not_fit_leaves_nothing_behind(opened, tmp_path, kind):
    """Whole, but a person is missing to whom a seat points."""
    file, new = tmp_path / "1", opened(kind)
    source = filled(opened("sqlite"))
    with closing(sqlite3.connect(source.url.database)) as careless:
        careless.execute("DELETE FROM people WHERE id LIKE '7%'")
        careless.commit()
    back_up(source, file)
    with pytest.raises(OsadaError) as refused:
        restore(new, file)
    assert refused.value.key == "backup-broken"
    with new.reading() as connection:
        assert inspect(connection).get_table_names() == []


def test_a_newer_file_is_refused(opened, tmp_path):
    newer = filled(opened("sqlite"), FEW)
    with newer.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    back_up(newer, tmp_path / "1")
    with pytest.raises(OsadaError) as refused:
        restore(opened("sqlite"), tmp_path / "1")
    assert refused.value.key == "backup-newer"


def test_a_file_takes_no_others_place_and_is_for_its_owner(opened, tmp_path):
    database = filled(opened("sqlite"), FEW)
    back_up(database, tmp_path / "1")
    assert (tmp_path / "1").stat().st_mode & 0o077 == 0
    for place in (tmp_path / "1", tmp_path / "nowhere" / "1"):
        with pytest.raises(OsadaError) as refused:
            back_up(database, place)
        assert refused.value.key == "backup-unwritable"
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".part"] == []
