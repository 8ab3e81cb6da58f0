"""Who is asking: the person behind a request, and the language to answer in."""

from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from osada.locales import LANGUAGES
from osada.server.context import Context
from osada.server.errors import Refused
from osada.server.identity.sessions import Person, person_with
from osada.server.web.address import client_address

READING = ("GET", "HEAD", "OPTIONS")


def context_of(connection: HTTPConnection) -> Context:
    found: Context = connection.app.state.context
    return found


def cookie_name(context: Context) -> str:
    return "__Host-osada" if context.settings.secure else "osada"


def token_of(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(cookie_name(context_of(connection)))


def visitor(connection: HTTPConnection) -> Person | None:
    token = token_of(connection)
    if not token:
        return None
    with context_of(connection).database.reading() as reader:
        return person_with(reader, token)


def language_of(connection: HTTPConnection) -> str:
    """What the request prefers; English where it asks for neither of ours."""
    wanted = connection.headers.get("accept-language", "").lower()
    firsts = (part.strip()[:2] for part in wanted.split(","))
    return next((lang for lang in firsts if lang in LANGUAGES), "en")


def known_person(request: Request) -> Person:
    person = visitor(request)
    if person is None:
        raise Refused(401, "server-who-are-you")
    if request.method not in READING:
        context_of(request).limits.take("change", person.id)
    return person


def limited(request: HTTPConnection) -> None:
    """Of every route: nothing is changed, nor even looked up for a change, more often than an address may ask."""
    if request.scope["type"] == "http" and request.scope["method"] not in READING:
        context_of(request).limits.take("address", client_address(request.scope))


def asker(request: Request, person: Person | None) -> str:
    """Whose questions are counted: the person's, or those of a stranger's address."""
    return person.id if person else client_address(request.scope)


def mover(request: Request) -> Person:
    """Somebody who comes, goes or rearranges a table."""
    person = known_person(request)
    context_of(request).limits.take("seat", person.id)
    return person


TheContext = Annotated[Context, Depends(context_of)]
Somebody = Annotated[Person, Depends(known_person)]
Mover = Annotated[Person, Depends(mover)]
Anybody = Annotated[Person | None, Depends(visitor)]
