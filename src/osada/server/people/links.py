"""Links that mail brings: each works once, for a while, and only while the person has the address it was sent to."""

import time

from sqlalchemy import Connection, delete, insert, select

from osada.server.errors import Refused
from osada.server.identity.sessions import Person
from osada.server.storage.schema import keys, people
from osada.server.tokens import hashed, new_token


def new_key(connection: Connection, person: Person, purpose: str, life: float) -> str:
    """Only the newest of its purpose works."""
    token, now = new_token(), time.time()
    is_old = (keys.c.person == person.id) & (keys.c.purpose == purpose)
    connection.execute(delete(keys).where(is_old | (keys.c.ends < now)))
    kept = {"hash": hashed(token), "person": person.id, "purpose": purpose, "ends": now + life}
    connection.execute(insert(keys).values(**kept, address=person.email))
    return token


def use_up(connection: Connection, token: str, purpose: str) -> str:
    """The person whose link it is. Their row stays as it is until the end of the transaction."""
    is_it = (keys.c.hash == hashed(token)) & (keys.c.purpose == purpose) & (keys.c.ends > time.time())
    owner = select(people.c.id).join(keys, keys.c.person == people.c.id).where(is_it, people.c.email == keys.c.address)
    person = connection.scalar(owner.with_for_update(of=people))
    if person is None or connection.execute(delete(keys).where(is_it)).rowcount != 1:
        raise Refused(403, "people-link-over")
    return str(person)
