"""A forgotten password: a mail to the confirmed address brings a link that works once, for an hour."""

import logging

from sqlalchemy import Connection, func, select, update

from osada.server.context import Context
from osada.server.identity.names import login_of
from osada.server.identity.sessions import PERSON, Person, close_sessions
from osada.server.people.letters import reset_letter
from osada.server.people.links import new_key, use_up
from osada.server.people.passwords import hash_password
from osada.server.people.preferences import EMAIL
from osada.server.storage.database import Database
from osada.server.storage.schema import people

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
            token = new_key(connection, person, PURPOSE, LIFE)
        try:
            context.post.send(reset_letter(context, person, token))
        except OSError as problem:  # its text may hold the address
            LOG.warning("a link for a new password could not be sent to %s: %s", person.id, type(problem).__name__)


def set_password(database: Database, token: str, password: str) -> None:
    """The link is used up, and every session of the person ends."""
    kept = hash_password(password)
    with database.writing() as connection:
        person = use_up(connection, token, PURPOSE)
        connection.execute(update(people).where(people.c.id == person).values(password=kept))
        close_sessions(connection, person)


# --- Helpers ----------------------------------------------------------------


def _owners(connection: Connection, wanted: str) -> list[Person]:
    """A name has no @, so it cannot be taken for an address."""
    is_address = EMAIL.fullmatch(wanted) is not None
    is_it = func.lower(people.c.email) == wanted.lower() if is_address else people.c.login == login_of(wanted)
    is_safe = people.c.login.is_not(None) & people.c.email.is_not(None) & people.c.confirmed.is_not(None)
    found = select(*PERSON).where(is_it, is_safe).limit(MOST)
    return [Person(**row._mapping) for row in connection.execute(found)]
