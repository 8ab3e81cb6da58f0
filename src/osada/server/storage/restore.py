"""Brings a back-up into an empty database: all of it, or nothing."""

import gzip
import json
import zlib
from base64 import b64decode
from collections.abc import Iterator
from hashlib import sha256
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, Column, Connection, LargeBinary, Table, Text, bindparam, cast, insert, inspect
from sqlalchemy.exc import DataError, IntegrityError

from osada.engine.errors import BadFile, OsadaError
from osada.server.storage import migrate
from osada.server.storage.backup import AT_ONCE, FORMAT, NOT_OURS, Counts, tables_of
from osada.server.storage.database import Database

BROKEN = (ValueError, KeyError, TypeError, EOFError, StopIteration, zlib.error, gzip.BadGzipFile)


def restore(database: Database, source: Path) -> Counts:
    """The file is checked whole before, the database is brought to the newest revision after."""
    revision, counts = _checked(source)
    with database.writing() as connection:
        if not _is_empty(connection):
            raise OsadaError("backup-not-empty")
        migrate.move(connection, revision)
        try:
            _fill_all(connection, source)
        except (KeyError, IntegrityError, DataError):
            raise BadFile(str(source), OsadaError("backup-broken")) from None
        migrate.move(connection, migrate.revisions()[-1])
    return counts


def _is_empty(connection: Connection) -> bool:
    """No table of ours, not even one without rows."""
    return all(name.startswith(NOT_OURS[1]) for name in inspect(connection).get_table_names())


# --- The file ---------------------------------------------------------------


def _checked(source: Path) -> tuple[str, Counts]:
    """The revision of the database and the counts, of a file that is whole and that this release can read."""
    try:
        head, counts = _read(source)
    except BROKEN:
        raise BadFile(str(source), OsadaError("backup-broken")) from None
    if head["form"] != FORMAT or head["revision"] not in migrate.revisions():
        raise BadFile(str(source), OsadaError("backup-newer"))
    return head["revision"], counts


def _read(source: Path) -> tuple[dict[str, Any], Counts]:
    lines, counts = _lines(source), Counts()
    first = next(lines)
    head, digest = json.loads(first), sha256(first)
    for data in lines:
        line = json.loads(data)
        if "table" not in line:
            break
        digest.update(data)
        counts[line["table"]] += 1
    if head["osada"] != "backup" or line != {"counts": counts, "hash": digest.hexdigest()}:
        raise ValueError
    return head, counts


def _rows(source: Path) -> Iterator[dict[str, Any]]:
    return (line for line in map(json.loads, _lines(source)) if "table" in line)


def _lines(source: Path) -> Iterator[bytes]:
    try:
        with gzip.open(source, "rb") as packed:
            yield from packed
    except gzip.BadGzipFile:
        raise
    except OSError as problem:
        raise BadFile(str(source), OsadaError("file-unreadable", problem=problem.strerror)) from None


# --- The database -----------------------------------------------------------


def _fill_all(connection: Connection, source: Path) -> None:
    tables = {table.name: table for table in tables_of(connection)}
    for name, rows in groupby(_rows(source), key=lambda line: line["table"]):
        _fill(connection, tables[name], (line["row"] for line in rows))


def _fill(connection: Connection, table: Table, rows: Iterator[dict[str, Any]]) -> None:
    is_postgres = connection.dialect.name == "postgresql"
    while some := list(islice(rows, AT_ONCE)):
        placed = {name: _place(table.columns[name], is_postgres=is_postgres) for name in some[0]}
        values = [{f"to_{name}": _value(table.columns[name], value) for name, value in row.items()} for row in some]
        connection.execute(insert(table).values(placed), values)


def _place(column: Column[Any], *, is_postgres: bool) -> Any:
    """Where a value goes. JSON is a text here, and PostgreSQL wants to be told what it is."""
    is_json = isinstance(column.type, JSON)
    place = bindparam(f"to_{column.name}", type_=Text() if is_json else column.type)
    return cast(place, JSON) if is_json and is_postgres else place


def _value(column: Column[Any], value: Any) -> Any:
    return b64decode(value) if isinstance(column.type, LargeBinary) and value is not None else value
