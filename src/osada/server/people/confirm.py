"""An address counts once its owner has opened a link. Until then that mail, and nothing else, is sent there."""

import logging
import time

from sqlalchemy import update

from osada.server.context import Context
from osada.server.errors import Refused
from osada.server.identity.sessions import Person, person_named
from osada.server.people.letters import confirm_letter
from osada.server.people.links import new_key, use_up
from osada.server.storage.database import Database
from osada.server.storage.schema import people

LOG = logging.getLogger(__name__)

PURPOSE = "confirm"
LIFE = 24 * 3600  # seconds that a link works


def must_be_allowed(context: Context, address: str, *askers: str) -> None:
    """Nobody is flooded: by one person, from one network address, or by many who name the same mailbox."""
    if context.post.is_open:
        for asker in askers:
            context.limits.take("confirm", asker)
        context.limits.take("confirm_to", _mailbox(address))


def must_be_unconfirmed(person: Person) -> str:
    """The address that a link may be sent to once more."""
    if person.email is None:
        raise Refused(409, "people-no-email")
    if person.confirmed is not None:
        raise Refused(409, "people-confirmed-already")
    return person.email


def send_link(context: Context, id: str, address: str) -> None:
    """After the answer. If the person has another address by now, that one gets a mail of its own."""
    if not context.post.is_open:
        return
    with context.database.writing() as connection:
        person = person_named(connection, id)
        if person is None or person.email != address or person.confirmed is not None:
            return
        token = new_key(connection, person, PURPOSE, LIFE)
    try:
        context.post.send(confirm_letter(context, person, token))
    except OSError as problem:  # its text may hold the address
        LOG.warning("a link to confirm an address could not be sent to %s: %s", id, type(problem).__name__)


def confirm(database: Database, token: str) -> None:
    """The link is used up."""
    with database.writing() as connection:
        person = use_up(connection, token, PURPOSE)
        connection.execute(update(people).where(people.c.id == person).values(confirmed=time.time()))


def _mailbox(address: str) -> str:
    """What many addresses have in common that one person reads: eva+1@… is eva@…, in capitals, too."""
    name, _, domain = address.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{domain}"
