"""What everybody may know of people: a name, since when, and how strong they are."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel
from sqlalchemy import select

from osada.engine.contract import REGISTERED
from osada.server.errors import Refused
from osada.server.people.ratings import LAST, ladder, ratings_of
from osada.server.storage.schema import people
from osada.server.web.people import PersonId
from osada.server.web.visit import TheContext

router = APIRouter(prefix="/api", tags=["people"])

Offset = Annotated[int, Query(ge=0, le=LAST)]


class Rated(BaseModel):
    """One rung of a ladder."""

    person: str
    name: str
    mu: float
    sigma: float
    matches: int


class Rating(BaseModel):
    """How strong somebody is at one game."""

    game: str
    mu: float
    sigma: float
    matches: int


class Profile(BaseModel):
    """Somebody, as others see them."""

    id: str
    name: str
    guest: bool
    since: float
    ratings: list[Rating]


@router.get("/ratings/{game}")
def best_of(game: Annotated[str, Path(max_length=40)], context: TheContext, offset: Offset = 0) -> list[Rated]:
    """The ladder of a game, fifty at a time."""
    if game not in REGISTERED:
        raise Refused(404, "people-no-game")
    with context.database.reading() as connection:
        rows = ladder(connection, game, offset)
    return [Rated(person=row.id, name=row.name, mu=row.mu, sigma=row.sigma, matches=row.matches) for row in rows]


@router.get("/people/{person}")
def profile(person: PersonId, context: TheContext) -> Profile:
    wanted = select(people.c.name, people.c.login, people.c.made).where(people.c.id == person, people.c.name != "")
    with context.database.reading() as connection:
        found = connection.execute(wanted).first()
        if found is None:
            raise Refused(404, "people-unknown")
        rated = [Rating(**row._mapping) for row in ratings_of(connection, person)]
    return Profile(id=person, name=found.name, guest=found.login is None, since=found.made, ratings=rated)
