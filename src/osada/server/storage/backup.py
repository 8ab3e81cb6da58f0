"""A back-up of everything, in one file from which a database of either kind can be restored.

Lines of JSON, compressed: a head, which names the keys that its seeds are sealed with; the rows of every table in the
order of their keys; a foot with counts and a hash.
"""

import gzip
import json
import os
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, Connection, MetaData, Table, Text, cast, select

from osada.engine.errors import BadFile, OsadaError
from osada.server.storage import migrate
from osada.server.storage.database import Database, take_time
from osada.server.storage.seeds import keys_needed

FORMAT = 1  # of the file
AT_ONCE = 500  # rows
NOT_OURS = ("alembic_", "procrastinate_")  # the revision stands in the head; bots are asked again
OWNER_ONLY = 0o600  # it holds what the database holds: hashes of passwords, sealed seeds
Counts = Counter[str]


def back_up(database: Database, to: Path) -> Counts:
    """One moment of the database, also while the server runs. The file appears when it is whole."""
    partial = to.with_name(f"{to.name}.part")
    try:
        with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "wb") as file:
            with _one_moment(database) as connection, gzip.open(file, "wb") as packed:
                counts = _write(packed, connection)
            file.flush()
            os.fsync(file.fileno())
        os.link(partial, to)  # never takes the place of another file
    except OSError as problem:
        raise BadFile(str(to), OsadaError("backup-unwritable", problem=problem.strerror)) from None
    finally:
        partial.unlink(missing_ok=True)
    return counts


@contextmanager
def _one_moment(database: Database) -> Iterator[Connection]:
    with database.engine.connect() as connection:
        if not database.is_sqlite:
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        take_time(connection)
        yield connection


def _write(packed: Any, connection: Connection) -> Counts:
    digest, counts, revision = sha256(), Counts(), migrate.revision_of(connection)
    if revision == migrate.EMPTY:
        raise OsadaError("backup-nothing")

    def write(**line: Any) -> None:
        data = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        digest.update(data)
        packed.write(data)

    write(osada="backup", form=FORMAT, revision=revision, made=time.time(), keys=sorted(keys_needed(connection)))
    for table in tables_of(connection):
        for row in connection.execution_options(yield_per=AT_ONCE).execute(_all_of(table)).mappings():
            write(table=table.name, row={name: _plain(value) for name, value in row.items()})
            counts[table.name] += 1
    write(counts=counts, hash=digest.hexdigest())
    return counts


def _all_of(table: Table) -> Any:
    """JSON stays the text that it is."""
    columns = [
        cast(column, Text).label(column.name) if isinstance(column.type, JSON) else column for column in table.columns
    ]
    return select(*columns).order_by(*table.primary_key.columns)


def _plain(value: Any) -> Any:
    return b64encode(value).decode() if isinstance(value, bytes) else value


def tables_of(connection: Connection) -> list[Table]:
    """As the database has them, perhaps by the schema of an older release; those that others point to come first."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: not name.startswith(NOT_OURS))
    return found.sorted_tables
