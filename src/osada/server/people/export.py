"""All that is kept of a person, for that person. What a running table hides from their seat stays hidden here."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, exists, select

from osada.engine.game import SPECTATOR
from osada.server.identity.sessions import Person
from osada.server.people.devices import devices_of
from osada.server.people.mutes import muted_by
from osada.server.people.ratings import rated_of, ratings_of
from osada.server.storage.schema import log, people, seats, subscriptions, tables
from osada.server.tables.entries import CHAT, Entry, entries_of
from osada.server.tables.match import FINISHED

Json = dict[str, Any]
OF_A_TABLE = ("game", "version", "options", "status", "settings", "origin", "made", "changed", "result")
OF_A_SEAT = ("seat", "name", "nonce", "bot", "resigned", "deadline", "late")
OF_A_LINE = ("table", "seq", "kind", "seat", "text", "at")
LOCKED = exists().where(  # the hand of somebody else at a shared device, while the match goes on
    (seats.c.table == log.c.table) & (seats.c.seat == log.c.seat) & seats.c.pin.is_not(None),
    (tables.c.id == log.c.table) & (tables.c.status != FINISHED),
)


def everything(connection: Connection, person: Person, token: str | None) -> Json:
    """Without the hashes of passwords and tokens, which are of use only to a thief."""
    made = connection.scalars(select(people.c.made).where(people.c.id == person.id)).one()
    found = select(subscriptions.c.endpoint).where(subscriptions.c.person == person.id)
    return {
        "person": {**vars(person), "made": made},
        "devices": [vars(device) for device in devices_of(connection, person.id, token)],
        "push": list(connection.scalars(found)),
        "muted": sorted(muted_by(connection, person.id)),
        "ratings": [dict(row._mapping) for row in ratings_of(connection, person.id)],
        "rated": [dict(row._mapping) for row in rated_of(connection, person.id)],
        "tables": [_table(connection, person, id) for id in tables_of(connection, person.id)],
        "chat": _own_lines(connection, person.id, log.c.kind == CHAT),
        "done": _own_lines(connection, person.id, (log.c.kind != CHAT) & ~LOCKED),
    }


def tables_of(connection: Connection, person: str) -> list[str]:
    """Where the person sits or is the host."""
    sits = select(seats.c.table).where(seats.c.person == person)
    return list(connection.scalars(sits.union(select(tables.c.id).where(tables.c.host == person))))


def _own_lines(connection: Connection, person: str, which: ColumnElement[bool]) -> list[Json]:
    wanted = select(*(log.c[name] for name in OF_A_LINE)).where(log.c.person == person, which)
    return [dict(row._mapping) for row in connection.execute(wanted.order_by(log.c.table, log.c.seq))]


def _table(connection: Connection, person: Person, id: str) -> Json:
    row = connection.execute(select(tables).where(tables.c.id == id)).mappings().one()
    mine = select(seats).where(seats.c.table == id, seats.c.person == person.id).order_by(seats.c.seat)
    own = connection.execute(mine).mappings().all()
    eyes = [seat["seat"] for seat in own if seat["pin"] is None] or [SPECTATOR]
    lines = [entry for entry in entries_of(connection, id) if entry.kind != CHAT]
    return {
        "id": id,
        **{name: row[name] for name in OF_A_TABLE},
        "host": row["host"] == person.id,
        "seats": [{name: seat[name] for name in OF_A_SEAT} for seat in own],
        "lines": [_line(entry, eyes, is_open=row["status"] == FINISHED) for entry in lines],
    }


def _line(entry: Entry, eyes: list[int], *, is_open: bool) -> Json:
    """As one of the own seats reads it; of a locked seat on a shared device nothing more than a spectator."""
    reader = next((seat for seat in eyes if entry.readers >> seat & 1), eyes[0])
    return {**entry.as_json(reader), **({"text": entry.text} if is_open else {})}
