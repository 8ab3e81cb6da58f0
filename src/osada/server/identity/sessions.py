"""Who is asking: a cookie holds a token, the database its hash and the person."""

import time
from collections.abc import Collection
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select

from osada.server.identity.names import clean_name, must_be_free
from osada.server.storage.schema import people, sessions
from osada.server.tokens import hashed, new_token

LIFE = 180 * 24 * 3600  # seconds that a device is remembered


@dataclass(frozen=True)
class Person:
    """Somebody who plays here."""

    id: str
    name: str
    login: str | None
    email: str | None
    language: str
    preferences: dict[str, Any]
    confirmed: float | None = None  # since when the address is known to be theirs

    @property
    def mailbox(self) -> str | None:
        """Where mail may go: the address that its owner has confirmed."""
        return self.email if self.confirmed is not None else None

    @property
    def is_guest(self) -> bool:
        return self.login is None


PERSON = tuple(people.c[field.name] for field in fields(Person))
WITH_TOKENS = (
    select(sessions.c.hash.label("session"), *PERSON)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.hash.in_(bindparam("hashes", expanding=True)), sessions.c.ends > bindparam("now"))
)


def new_guest(connection: Connection, name: str, language: str) -> Person:
    person = Person(new_token(), clean_name(name), None, None, language, {})
    must_be_free(connection, person.name)
    row = {**vars(person), "made": time.time()}
    connection.execute(insert(people).values(row))
    return person


def open_session(connection: Connection, person: str) -> str:
    """A new token for a device. Only now can it be read."""
    token, now = new_token(), time.time()
    connection.execute(delete(sessions).where(sessions.c.ends < now))
    connection.execute(insert(sessions).values(hash=hashed(token), person=person, made=now, ends=now + LIFE))
    return token


def close_session(connection: Connection, token: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.hash == hashed(token)))


def close_sessions(connection: Connection, person: str, but: str | None = None) -> None:
    """All devices of a person are forgotten; the one with token `but` stays."""
    theirs = delete(sessions).where(sessions.c.person == person)
    connection.execute(theirs.where(sessions.c.hash != hashed(but)) if but else theirs)


def person_with(connection: Connection, token: str) -> Person | None:
    """The person whose device this is."""
    return people_with(connection, [hashed(token)]).get(hashed(token))


def people_with(connection: Connection, hashes: Collection[str]) -> dict[str, Person]:
    """The people of several devices, by the hash of each token; of those that were sent away there is none."""
    found = connection.execute(WITH_TOKENS, {"hashes": list(hashes), "now": time.time()})
    return {session: Person(*facts) for session, *facts in found}


def person_named(connection: Connection, id: str) -> Person | None:
    found = connection.execute(select(*PERSON).where(people.c.id == id)).first()
    return Person(**found._mapping) if found else None
