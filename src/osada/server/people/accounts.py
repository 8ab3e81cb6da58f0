"""Accounts: a guest with a password. Passwords are hashed outside of any transaction, since that takes a while."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, select, update
from sqlalchemy.exc import IntegrityError

from osada.server.context import Context
from osada.server.errors import Refused
from osada.server.hashing import is_outdated, is_same
from osada.server.identity.names import clean_name, folded, login_of, must_be_free
from osada.server.identity.sessions import Person, close_sessions, new_guest, open_session
from osada.server.people.confirm import must_be_allowed
from osada.server.people.passwords import hash_password
from osada.server.storage.database import Database
from osada.server.storage.schema import people


@dataclass(frozen=True)
class Wish:
    """Who wants an account, and what it shall be."""

    name: str
    password: str
    email: str | None
    language: str
    network: str  # the address from which it is asked


def become_account(context: Context, guest: Person | None, wish: Wish) -> str:
    """Gives the token of a new session. Earlier ones of the guest end: somebody else might know them."""
    if guest and not guest.is_guest:
        raise Refused(409, "people-account-already")
    name, kept = clean_name(wish.name), hash_password(wish.password)
    facts: dict[str, Any] = {"name": name, "login": folded(name), "password": kept}
    address = new_address(guest, wish)
    facts |= {"email": address, "confirmed": None} if address else {}
    with one_owner(name), context.database.writing() as connection:
        must_be_free(connection, name)
        if address:
            must_be_allowed(context, address, wish.network, *([guest.id] if guest else []))
        person = (guest or new_guest(connection, name, wish.language)).id
        connection.execute(update(people).where(people.c.id == person).values(facts))
        close_sessions(connection, person)
        return open_session(connection, person)


def new_address(guest: Person | None, wish: Wish) -> str | None:
    """The one that is to be confirmed; none where it is the guest's already."""
    return None if guest and guest.email == wish.email else wish.email


def log_in(database: Database, name: str, password: str) -> str:
    """Gives the token of a new session. What was wrong is not said, and takes as long either way."""
    found = _kept(database, people.c.login == login_of(name))
    if not is_same(found.password if found else None, password):
        raise Refused(403, "people-login")
    assert found
    renewed = hash_password(password) if is_outdated(found.password) else found.password
    with database.writing() as connection:
        _replace(connection, found, renewed)
        return open_session(connection, found.id)


def change_password(database: Database, person: Person, old: str, new: str, token: str | None) -> None:
    """Ends all sessions but the one that asked."""
    found = must_know(database, person, old)
    kept = hash_password(new)
    with database.writing() as connection:
        _replace(connection, found, kept)
        close_sessions(connection, person.id, but=token)


def must_know(database: Database, person: Person, password: str | None) -> Row[str, str]:
    """Whoever asks for something grave says the password once more. A guest has none."""
    found = _kept(database, people.c.id == person.id)
    if not is_same(found.password if found else None, password or ""):
        raise Refused(403, "people-password-wrong")
    assert found
    return found


@contextmanager
def one_owner(name: str) -> Iterator[None]:
    """Two asked for the same name at the same moment: the database lets one of them have it."""
    try:
        yield
    except IntegrityError:
        raise Refused(409, "people-name-taken", name=name) from None


# --- Helpers ----------------------------------------------------------------


def _kept(database: Database, who: ColumnElement[bool]) -> Row[str, str] | None:
    wanted = select(people.c.id, people.c.password).where(who, people.c.password.is_not(None))
    with database.reading() as connection:
        return connection.execute(wanted).first()


def _replace(connection: Connection, found: Row[str, str], kept: str) -> None:
    """Only the very password that was checked: it may have been changed meanwhile."""
    is_same = (people.c.id == found.id) & (people.c.password == found.password)
    if connection.execute(update(people).where(is_same).values(password=kept)).rowcount != 1:
        raise Refused(403, "people-login")
