"""Rows that may stand there already. Both databases know the same words for it, each in a dialect of its own."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_new(connection: Connection, table: Table, /, **row: Any) -> bool:
    """Whether it was new; one with the same key stays as it is."""
    return connection.execute(_insert(connection, table, row).on_conflict_do_nothing()).rowcount == 1


def insert_or_replace(connection: Connection, table: Table, /, **row: Any) -> None:
    keys = list(table.primary_key)
    others = {name: value for name, value in row.items() if name not in {key.name for key in keys}}
    connection.execute(_insert(connection, table, row).on_conflict_do_update(index_elements=keys, set_=others))


def _insert(connection: Connection, table: Table, row: dict[str, Any]) -> Any:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).values(row)
