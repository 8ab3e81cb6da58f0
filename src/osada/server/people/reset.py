"""A forgotten password: a mail brings a link that works once, for an hour."""

import logging
import time

from sqlalchemy import Connection, delete, func, insert, select, update

from osada.server.context import Context
from osada.server.errors import Refused
from osada.server.identity.names import login_of
from osada.server.identity.sessions import PERSON, Person, close_sessions
from osada.server.people.letters import reset_letter
from osada.server.people.passwords import hash_password
from osada.server.people.preferences import EMAIL
from osada.server.storage.database import Database
from osada.server.storage.schema import keys, people
from osada.server.tokens import hashed, new_token

LOG = logging.getLogger(__name__)

PURPOSE = "password"
LIFE = 3600  # seconds that a link works
MOST = 5  # accounts with one address that are written to at once


def send_links(context: Context, wanted: str) -> None:
    """To every account of this name or address, after the response: how long it takes tells nobody who exists."""
    with context.database.reading() as connection:
        owners = _owners(connection, wanted)
    for person in owners:
        with context.database.writing() as connection:
            token = _new_key(connection, person.id)
        try:
            context.post.send(reset_letter(context, person, token))
        except OSError as problem:  # its text may hold the address
            LOG.warning("a link for a new password could not be sent to %s: %s", person.id, type(problem).__name__)


def set_password(database: Database, token: str, password: str) -> None:
    """The link is used up, and every session of the person ends."""
    kept = hash_password(password)
    with database.writing() as connection:
        person = _use_up(connection, token)
        connection.execute(update(people).where(people.c.id == person).values(password=kept))
        close_sessions(connection, person)


# --- Helpers ----------------------------------------------------------------


def _owners(connection: Connection, wanted: str) -> list[Person]:
    """A name has no @, so it cannot be taken for an address."""
    is_address = EMAIL.fullmatch(wanted) is not None
    is_it = func.lower(people.c.email) == wanted.lower() if is_address else people.c.login == login_of(wanted)
    found = select(*PERSON).where(is_it, people.c.login.is_not(None), people.c.email.is_not(None)).limit(MOST)
    return [Person(**row._mapping) for row in connection.execute(found)]


def _new_key(connection: Connection, person: str) -> str:
    """Only the newest link works."""
    token, now = new_token(), time.time()
    is_old = (keys.c.person == person) & (keys.c.purpose == PURPOSE)
    connection.execute(delete(keys).where(is_old | (keys.c.ends < now)))
    connection.execute(insert(keys).values(hash=hashed(token), person=person, purpose=PURPOSE, ends=now + LIFE))
    return token


def _use_up(connection: Connection, token: str) -> str:
    is_it = (keys.c.hash == hashed(token)) & (keys.c.purpose == PURPOSE) & (keys.c.ends > time.time())
    person = connection.scalar(select(keys.c.person).where(is_it))
    if person is None or connection.execute(delete(keys).where(is_it)).rowcount != 1:
        raise Refused(403, "people-link-over")
    return str(person)
