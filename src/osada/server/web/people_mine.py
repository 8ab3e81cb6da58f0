"""What is mine: everything that is kept of me, to take along or to be forgotten; whom I do not want to read."""

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import Field

from osada.server.people.accounts import must_know
from osada.server.people.export import everything
from osada.server.people.forget import forget
from osada.server.people.mutes import hear_again, mute, muted_by
from osada.server.web.people import PersonId, take_cookie
from osada.server.web.schemas import Form
from osada.server.web.visit import Somebody, TheContext, token_of

router = APIRouter(prefix="/api/me", tags=["people"])


class Farewell(Form):
    """An account says its password once more."""

    password: Annotated[str | None, Field(max_length=1000)] = None


@router.get("/export")
def export(request: Request, response: Response, person: Somebody, context: TheContext) -> dict[str, Any]:
    context.limits.take("export", person.id)
    response.headers["Content-Disposition"] = 'attachment; filename="osada.json"'
    with context.database.reading() as connection:
        return everything(connection, person, token_of(request))


@router.delete("", status_code=204)
def forget_me(farewell: Farewell, response: Response, person: Somebody, context: TheContext) -> None:
    if not person.is_guest:
        context.limits.take("login", person.id)
        must_know(context.database, person, farewell.password)
    forget(context, person.id)
    take_cookie(context, response)


@router.get("/mutes")
def muted(person: Somebody, context: TheContext) -> list[str]:
    with context.database.reading() as connection:
        return sorted(muted_by(connection, person.id))


@router.put("/mutes/{other}", status_code=204)
def mute_other(other: PersonId, person: Somebody, context: TheContext) -> None:
    with context.database.writing() as connection:
        mute(connection, person.id, other)


@router.delete("/mutes/{other}", status_code=204)
def hear_other(other: PersonId, person: Somebody, context: TheContext) -> None:
    with context.database.writing() as connection:
        hear_again(connection, person.id, other)
