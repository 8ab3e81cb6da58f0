"""Routes of accounts: to make one, to come back, passwords, devices."""

from typing import Annotated

from fastapi import APIRouter, BackgroundTasks, Path, Request, Response
from pydantic import Field

from osada.server.context import Context
from osada.server.identity.names import login_of
from osada.server.identity.sessions import close_session, close_sessions, person_with
from osada.server.people import accounts, confirm, reset
from osada.server.people.devices import SHOWN, Device, devices_of, end_device
from osada.server.people.preferences import LONGEST_EMAIL, clean_email
from osada.server.people.transfer import bring
from osada.server.web.people import Me, address_of, give_cookie, me
from osada.server.web.schemas import Form
from osada.server.web.visit import Anybody, Somebody, TheContext, language_of, token_of, visitor

router = APIRouter(prefix="/api", tags=["accounts"])

Name = Annotated[str, Field(max_length=80)]
Password = Annotated[
    str, Field(max_length=1000)
]  # what is too long for one is said in words, what is absurd is not read


class Account(Form):
    """What an account needs."""

    name: Name
    password: Password
    email: Annotated[str | None, Field(max_length=LONGEST_EMAIL)] = None


class Login(Form):
    """Who comes back."""

    name: Name
    password: Password


class Change(Form):
    """A new password in place of the old one."""

    old: Password
    new: Password


class Forgotten(Form):
    """The name or the address of an account."""

    who: Annotated[str, Field(max_length=LONGEST_EMAIL)]


class Link(Form):
    """The token of a link."""

    token: Annotated[str, Field(max_length=80)]


class New(Link):
    """And the password it shall set."""

    password: Password


@router.post("/account", status_code=201)
def make_account(
    account: Account, request: Request, response: Response, later: BackgroundTasks, context: TheContext
) -> Me:
    """To its address a link is sent after the answer."""
    guest = visitor(request)
    context.limits.take("sign_up", address_of(request))
    language = guest.language if guest else language_of(request)
    wish = accounts.Wish(account.name, account.password, clean_email(account.email), language, address_of(request))
    known = _known(context, response, accounts.become_account(context, guest, wish))
    if address := accounts.new_address(guest, wish):
        later.add_task(confirm.send_link, context, known.id, address)
    return known


@router.post("/login")
def log_in(login: Login, request: Request, response: Response, context: TheContext, before: Anybody) -> Me:
    """A new token for this device, whatever it was known by before. A guest's seats become the account's."""
    context.limits.take("login", address_of(request))
    context.limits.take("login", f"name {login_of(login.name)}")
    token, old = accounts.log_in(context.database, login.name, login.password), token_of(request)
    with context.database.reading() as connection:
        person = person_with(connection, token)
    if before and before.is_guest and person:
        bring(context, before, person)
    if old:
        with context.database.writing() as connection:
            close_session(connection, old)
    return _known(context, response, token)


@router.post("/password", status_code=204)
def change_password(change: Change, request: Request, person: Somebody, context: TheContext) -> None:
    context.limits.take("login", person.id)
    accounts.change_password(context.database, person, change.old, change.new, token_of(request))


@router.post("/password/reset", status_code=202)
def forgot_password(forgotten: Forgotten, request: Request, later: BackgroundTasks, context: TheContext) -> None:
    """The answer is the same for everybody, and comes before anything is looked up."""
    context.post.must_be_open()
    context.limits.take("reset", address_of(request))
    context.limits.take("reset", f"name {forgotten.who.lower()}")
    later.add_task(reset.send_links, context, forgotten.who)


@router.post("/password/new", status_code=204)
def new_password(new: New, request: Request, context: TheContext) -> None:
    context.limits.take("login", address_of(request))
    reset.set_password(context.database, new.token, new.password)


@router.post("/me/email/link", status_code=202)
def send_link_again(request: Request, later: BackgroundTasks, person: Somebody, context: TheContext) -> None:
    """To an address that is not confirmed yet."""
    context.post.must_be_open()
    address = confirm.must_be_unconfirmed(person)
    confirm.must_be_allowed(context, address, address_of(request), person.id)
    later.add_task(confirm.send_link, context, person.id, address)


@router.post("/email/confirm", status_code=204)
def confirm_address(link: Link, request: Request, context: TheContext) -> None:
    """On any device. Programs that look at mail open every link in it, but send nothing."""
    context.limits.take("login", address_of(request))
    confirm.confirm(context.database, link.token)


@router.get("/me/devices")
def my_devices(request: Request, person: Somebody, context: TheContext) -> list[Device]:
    with context.database.reading() as connection:
        return devices_of(connection, person.id, token_of(request))


@router.delete("/me/devices", status_code=204)
def leave_other_devices(request: Request, person: Somebody, context: TheContext) -> None:
    with context.database.writing() as connection:
        close_sessions(connection, person.id, but=token_of(request))


@router.delete("/me/devices/{device}", status_code=204)
def leave_device(
    device: Annotated[str, Path(pattern=f"^[0-9a-f]{{{SHOWN}}}$")], person: Somebody, context: TheContext
) -> None:
    with context.database.writing() as connection:
        end_device(connection, person.id, device)


def _known(context: Context, response: Response, token: str) -> Me:
    give_cookie(context, response, token)
    with context.database.reading() as connection:
        person = person_with(connection, token)
    assert person
    return me(person)
