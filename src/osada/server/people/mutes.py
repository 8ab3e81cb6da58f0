"""Whose words somebody does not want to read."""

from sqlalchemy import Connection, delete, func, select

from osada.server.errors import Refused
from osada.server.people.sessions import person_named
from osada.server.storage.schema import mutes
from osada.server.storage.upsert import insert_new

MOST = 1000


def muted_by(connection: Connection, person: str) -> set[str]:
    """The people whose talk is left out for this person."""
    return set(connection.scalars(select(mutes.c.muted).where(mutes.c.person == person)))


def mute(connection: Connection, person: str, other: str) -> None:
    if other == person or person_named(connection, other) is None:
        raise Refused(404, "people-unknown")
    if connection.scalars(select(func.count()).where(mutes.c.person == person)).one() >= MOST:
        raise Refused(409, "people-mutes-full", most=MOST)
    insert_new(connection, mutes, person=person, muted=other)


def hear_again(connection: Connection, person: str, other: str) -> None:
    connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == other))
