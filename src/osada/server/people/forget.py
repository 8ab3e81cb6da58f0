"""To be forgotten: nothing that names the person stays. The matches stay, for those who played them too."""

from typing import Any

from sqlalchemy import Connection, delete, update

from osada.server.context import Context
from osada.server.people.export import tables_of
from osada.server.storage.schema import (
    keys,
    log,
    mutes,
    notices,
    people,
    rated_matches,
    ratings,
    sessions,
    subscriptions,
)
from osada.server.tables.change import Change
from osada.server.tables.entries import CHAT, SEAT, TABLE
from osada.server.tables.guests import resign
from osada.server.tables.match import PLAYING, WAITING, Seat
from osada.server.tables.pace import STAND_IN
from osada.server.tables.rated import is_rated
from osada.server.tables.rights import own_seats

THEIRS = (sessions, keys, mutes, subscriptions, ratings, rated_matches, notices)


def forget(context: Context, person: str) -> None:
    """Table by table, then the rest. If it is cut short it can be asked for again."""
    with context.database.reading() as connection:
        found = tables_of(connection, person)
    for table in found:
        with context.matches.changing(table) as change:
            _leave(change, person)
    with context.database.writing() as connection:
        _erase(connection, person)


def _leave(change: Change, person: str) -> None:
    """Seats of a running table are free: the host may hand them on, and a bot plays. A rated match is lost."""
    match = change.match
    for seat in own_seats(match, person):
        if match.status == PLAYING and is_rated(match) and match.missing_key is None:
            resign(change, seat)
        _unname(seat, match.status)
        change.add(SEAT, seat.seat, "forget")
    if match.host == person:
        match.host = next((seat.person for seat in match.seats if seat.person), None)
        change.add(TABLE, None, "host")


def _unname(seat: Seat, status: str) -> None:
    seat.name, seat.key, seat.pin = "", None, None
    if status == WAITING:
        seat.nonce = ""
    if status in (WAITING, PLAYING):
        seat.person, seat.bot = None, STAND_IN if status == PLAYING else None


def _erase(connection: Connection, person: str) -> None:
    for table in THEIRS:
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(mutes).where(mutes.c.muted == person))
    connection.execute(update(log).where(log.c.kind == CHAT, log.c.person == person).values(text=""))
    nothing: dict[str, Any] = {"name": "", "login": None, "password": None, "preferences": {}}
    nothing |= {"email": None, "confirmed": None}
    connection.execute(update(people).where(people.c.id == person).values(nothing))
