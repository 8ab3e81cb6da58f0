"""Whose words somebody does not want to read."""

from dataclasses import replace

from sqlalchemy import Connection, delete, func, select

from osada.server.errors import Refused
from osada.server.identity.sessions import person_named
from osada.server.storage.schema import mutes
from osada.server.storage.upsert import insert_new
from osada.server.tables.entries import CHAT, Entry

MOST = 1000


def muted_by(connection: Connection, person: str) -> set[str]:
    """The people whose talk is left out for this person."""
    return set(connection.scalars(select(mutes.c.muted).where(mutes.c.person == person)))


def without_muted(connection: Connection, person: str | None, entries: list[Entry]) -> list[Entry]:
    """The entries as this person wants to read them: of those who are muted it is not told what they said."""
    if person is None or not any(entry.kind == CHAT for entry in entries):
        return entries
    muted = muted_by(connection, person)
    return [replace(entry, readers=0) if entry.kind == CHAT and entry.person in muted else entry for entry in entries]


def mute(connection: Connection, person: str, other: str) -> None:
    if other == person or person_named(connection, other) is None:
        raise Refused(404, "people-unknown")
    if connection.scalars(select(func.count()).where(mutes.c.person == person)).one() >= MOST:
        raise Refused(409, "people-mutes-full", most=MOST)
    insert_new(connection, mutes, person=person, muted=other)


def hear_again(connection: Connection, person: str, other: str) -> None:
    connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == other))
