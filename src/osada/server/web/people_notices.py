"""How turns are told: Web Push for this browser, and the link that ends it with one click."""

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import HTMLResponse
from pydantic import Field
from sqlalchemy import update

from osada.locales import words
from osada.server.context import Context
from osada.server.errors import Refused
from osada.server.identity.sessions import Person, person_named
from osada.server.people.endpoints import LONGEST_ENDPOINT, addresses_of, host_of, is_public
from osada.server.people.follow_up import NONE
from osada.server.people.letters import is_off_link
from osada.server.people.push import subscribe, unsubscribe
from osada.server.storage.schema import people
from osada.server.web.people import PersonId
from osada.server.web.schemas import Form
from osada.server.web.visit import Somebody, TheContext

router = APIRouter(prefix="/api", tags=["notices"])

Signature = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]
Address = Annotated[str, Field(max_length=LONGEST_ENDPOINT, pattern="^[!-~]*$")]
PAGE = '<!doctype html><meta charset="utf-8"><title>Osada</title><p>{said}</p>{form}'
FORM = '<form method="post"><button>{button}</button></form>'


class BrowserKeys(Form):
    """With which only this browser can read what is pushed to it."""

    p256dh: Annotated[str, Field(pattern="^B[A-Za-z0-9_-]{86}=?$")]
    auth: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{22}(==)?$")]


class Browser(Form):
    """A subscription, as the browser gave it."""

    endpoint: Address
    keys: BrowserKeys


class Endpoint(Form):
    """The browser that is not to be told any more."""

    endpoint: Address


@router.get("/push/key")
def push_key(context: TheContext) -> dict[str, str]:
    context.push.must_be_open()
    return {"key": context.push.public_key}


@router.put("/me/push", status_code=204)
def take_push(browser: Browser, person: Somebody, context: TheContext) -> None:
    """Where it leads is looked at now, and again whenever it is used."""
    context.push.must_be_open()
    if not all(is_public(address) for address in addresses_of(host_of(browser.endpoint))):
        raise Refused(422, "people-push-address")
    with context.database.writing() as connection:
        subscribe(connection, person.id, browser.endpoint, browser.keys.model_dump())


@router.delete("/me/push", status_code=204)
def leave_push(endpoint: Endpoint, person: Somebody, context: TheContext) -> None:
    with context.database.writing() as connection:
        unsubscribe(connection, person.id, endpoint.endpoint)


# --- Off with one click (RFC 8058) ------------------------------------------


@router.get("/notices/off/{person}/{signature}", response_class=HTMLResponse)
def ask_off(person: PersonId, signature: Signature, context: TheContext) -> str:
    """Programs that look at mail open every link in it, so this only shows the button."""
    say = words(_owner(context, person, signature).language)
    return PAGE.format(said=say("people-off-question"), form=FORM.format(button=say("people-off-button")))


@router.post("/notices/off/{person}/{signature}", response_class=HTMLResponse)
def switch_off(person: PersonId, signature: Signature, context: TheContext) -> str:
    """Asked by a mail program or by that button; the signature is all that is needed, whoever sends it."""
    owner = _owner(context, person, signature)
    with context.database.writing() as connection:
        chosen = {**owner.preferences, "notices": NONE}
        connection.execute(update(people).where(people.c.id == person).values(preferences=chosen))
    return PAGE.format(said=words(owner.language)("people-off-done"), form="")


def _owner(context: Context, person: str, signature: str) -> Person:
    with context.database.reading() as connection:
        found = person_named(connection, person)
    if found is None or not is_off_link(context, person, signature):
        raise Refused(404, "people-link-over")
    return found
