"""What people may choose for themselves: an allow-list, so that nothing else is kept."""

import re
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import update

from osada.server.context import Context
from osada.server.errors import Refused
from osada.server.identity.names import clean_name, folded, must_be_free
from osada.server.identity.sessions import Person, person_named
from osada.server.people.accounts import must_know, one_owner
from osada.server.people.confirm import must_be_allowed
from osada.server.people.follow_up import MAIL, PUSH
from osada.server.storage.schema import people

EMAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
LONGEST_EMAIL = 254  # characters


class Preferences(BaseModel):
    """How the page behaves, and how a turn is told. What is not chosen is left to the page."""

    model_config = ConfigDict(extra="forbid", strict=True)

    theme: Literal["system", "light", "dark", "contrast"] | None = None
    animation: Literal["system", "full", "none"] | None = None
    sound: bool | None = None
    confirmation: Literal["always", "needed", "never"] | None = None  # needed: where nothing can be taken back
    obvious: Literal["taken", "asked"] | None = None  # where there is but one way to go on
    notices: Literal["none", "mail", "push"] | None = None


class Changes(BaseModel):
    """What is named changes; null takes a preference or the address away."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: str = Field("", max_length=80)
    language: Literal["cs", "en"] = "en"
    email: str | None = Field(None, max_length=LONGEST_EMAIL)
    password: str | None = Field(None, max_length=1000)  # of an account, to change its address
    preferences: Preferences = Preferences()


def clean_email(email: str | None) -> str | None:
    if email is None:
        return None
    if len(email) > LONGEST_EMAIL or not EMAIL.fullmatch(email):
        raise Refused(422, "people-email")
    return email


class Changed(NamedTuple):
    """A person as they are now, and the address that is to be confirmed, if it is a new one."""

    person: Person
    address: str | None


def change(context: Context, person: Person, wanted: Changes, network: str) -> Changed:
    """Whoever holds the address can set a new password, so an account's is changed only by its password."""
    if "email" in wanted.model_fields_set and wanted.email != person.email and not person.is_guest:
        must_know(context.database, person, wanted.password)
    if wanted.preferences.notices == PUSH:
        context.push.must_be_open()
    if wanted.preferences.notices == MAIL:
        context.post.must_be_open()
    with one_owner(wanted.name), context.database.writing() as connection:
        before = person_named(connection, person.id) or person
        facts = _facts(before, wanted)
        if facts["name"] != person.name:
            must_be_free(connection, facts["name"], person.id)
        address = facts["email"] if facts["email"] != before.email else None
        if address:
            must_be_allowed(context, address, network, person.id)
        connection.execute(update(people).where(people.c.id == person.id).values(facts))
        return Changed(person_named(connection, person.id) or person, address)


def _facts(person: Person, wanted: Changes) -> dict[str, Any]:
    """The whole row of the person as it shall be."""
    said = wanted.model_fields_set
    name = clean_name(wanted.name) if "name" in said else person.name
    email = clean_email(wanted.email) if "email" in said else person.email
    chosen = person.preferences | wanted.preferences.model_dump(exclude_unset=True)
    if chosen.get("notices") == MAIL and not email:
        if wanted.preferences.notices == MAIL:
            raise Refused(409, "people-no-email")
        del chosen["notices"]  # without an address there is nobody to write to
    return {
        "name": name,
        "login": person.login and folded(name),
        "email": email,
        "confirmed": person.confirmed if email == person.email else None,
        "language": wanted.language if "language" in said else person.language,
        "preferences": {what: value for what, value in chosen.items() if value is not None},
    }
