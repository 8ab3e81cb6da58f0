"""Routes of people: a guest gives a name and is known on this device from then on; what they choose."""

from typing import Annotated, Any

from fastapi import APIRouter, BackgroundTasks, Path, Request, Response
from pydantic import BaseModel, Field

from osada.server.context import Context
from osada.server.identity.sessions import LIFE, Person, close_session, new_guest, open_session
from osada.server.people import preferences
from osada.server.people.confirm import send_link
from osada.server.people.preferences import Changes
from osada.server.web.address import client_address
from osada.server.web.schemas import Form
from osada.server.web.visit import Somebody, TheContext, cookie_name, language_of, token_of

router = APIRouter(prefix="/api", tags=["people"])
PersonId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$")]


class Guest(Form):
    """How a guest wants to be called."""

    name: str = Field(max_length=80)


class Me(BaseModel):
    """What a person sees of themselves."""

    id: str
    name: str
    guest: bool
    language: str
    email: str | None
    confirmed: bool  # the address: until then nothing but a link is sent there
    preferences: dict[str, Any]


def me(person: Person) -> Me:
    facts = {name: getattr(person, name) for name in ("id", "name", "language", "email", "preferences")}
    return Me(**facts, guest=person.is_guest, confirmed=person.mailbox is not None)


def address_of(request: Request) -> str:
    """Where the request comes from; behind a proxy that is believed, what the proxy says."""
    return client_address(request.scope)


def give_cookie(context: Context, response: Response, token: str) -> None:
    response.set_cookie(
        cookie_name(context),
        token,
        max_age=LIFE,
        path="/",
        secure=context.settings.secure,
        httponly=True,
        samesite="lax",
    )


def take_cookie(context: Context, response: Response) -> None:
    response.delete_cookie(
        cookie_name(context), path="/", secure=context.settings.secure, httponly=True, samesite="lax"
    )


@router.post("/guests", status_code=201)
def become_guest(guest: Guest, request: Request, response: Response, context: TheContext) -> Me:
    context.limits.take("sign_up", address_of(request))
    with context.database.writing() as connection:
        person = new_guest(connection, guest.name, language_of(request))
        token = open_session(connection, person.id)
    give_cookie(context, response, token)
    return me(person)


@router.get("/me")
def who_am_i(person: Somebody) -> Me:
    return me(person)


@router.patch("/me")
def change_me(wanted: Changes, request: Request, later: BackgroundTasks, person: Somebody, context: TheContext) -> Me:
    """To a new address a link is sent after the answer."""
    if wanted.password:
        context.limits.take("login", person.id)
    changed = preferences.change(context, person, wanted, address_of(request))
    if changed.address:
        later.add_task(send_link, context, person.id, changed.address)
    return me(changed.person)


@router.post("/leave", status_code=204)
def leave(request: Request, response: Response, context: TheContext) -> None:
    token = token_of(request)
    if token:
        with context.database.writing() as connection:
            close_session(connection, token)
    take_cookie(context, response)
