"""Accounts at the door: to make one, to come back, passwords, devices."""

from typing import Annotated

from fastapi import APIRouter, BackgroundTasks, Path, Request, Response
from pydantic import Field

from osada.server.house import House
from osada.server.people import accounts, reset
from osada.server.people.devices import SHOWN, Device, devices_of, end_device
from osada.server.people.luggage import bring
from osada.server.people.names import login_of
from osada.server.people.preferences import LONGEST_EMAIL, clean_email
from osada.server.people.sessions import close_session, close_sessions, person_with
from osada.server.web.forms import Form
from osada.server.web.people import Me, address_of, give_cookie, me
from osada.server.web.visit import Anybody, Somebody, TheHouse, language_of, token_of

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


class New(Form):
    """The token of a link, and the password it shall set."""

    token: Annotated[str, Field(max_length=80)]
    password: Password


@router.post("/account", status_code=201)
def make_account(account: Account, request: Request, response: Response, house: TheHouse, guest: Anybody) -> Me:
    house.limits.take("sign_up", address_of(request))
    language = guest.language if guest else language_of(request)
    wish = accounts.Wish(account.name, account.password, clean_email(account.email), language)
    return _known(house, response, accounts.become_account(house.database, guest, wish))


@router.post("/login")
def log_in(login: Login, request: Request, response: Response, house: TheHouse, before: Anybody) -> Me:
    """A new token for this device, whatever it was known by before. A guest's seats become the account's."""
    house.limits.take("login", address_of(request))
    house.limits.take("login", f"name {login_of(login.name)}")
    token, old = accounts.log_in(house.database, login.name, login.password), token_of(request)
    with house.database.reading() as connection:
        person = person_with(connection, token)
    if before and before.is_guest and person:
        bring(house, before, person)
    if old:
        with house.database.writing() as connection:
            close_session(connection, old)
    return _known(house, response, token)


@router.post("/password", status_code=204)
def change_password(change: Change, request: Request, person: Somebody, house: TheHouse) -> None:
    house.limits.take("login", person.id)
    accounts.change_password(house.database, person, change.old, change.new, token_of(request))


@router.post("/password/reset", status_code=202)
def forgot_password(forgotten: Forgotten, request: Request, later: BackgroundTasks, house: TheHouse) -> None:
    """The answer is the same for everybody, and comes before anything is looked up."""
    house.post.must_be_open()
    house.limits.take("reset", address_of(request))
    house.limits.take("reset", f"name {forgotten.who.lower()}")
    later.add_task(reset.send_links, house, forgotten.who)


@router.post("/password/new", status_code=204)
def new_password(new: New, request: Request, house: TheHouse) -> None:
    house.limits.take("login", address_of(request))
    reset.set_password(house.database, new.token, new.password)


@router.get("/me/devices")
def my_devices(request: Request, person: Somebody, house: TheHouse) -> list[Device]:
    with house.database.reading() as connection:
        return devices_of(connection, person.id, token_of(request))


@router.delete("/me/devices", status_code=204)
def leave_other_devices(request: Request, person: Somebody, house: TheHouse) -> None:
    with house.database.writing() as connection:
        close_sessions(connection, person.id, but=token_of(request))


@router.delete("/me/devices/{device}", status_code=204)
def leave_device(
    device: Annotated[str, Path(pattern=f"^[0-9a-f]{{{SHOWN}}}$")], person: Somebody, house: TheHouse
) -> None:
    with house.database.writing() as connection:
        end_device(connection, person.id, device)


def _known(house: House, response: Response, token: str) -> Me:
    give_cookie(house, response, token)
    with house.database.reading() as connection:
        person = person_with(connection, token)
    assert person
    return me(person)
