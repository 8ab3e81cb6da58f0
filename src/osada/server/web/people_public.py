"""What everybody may know of people: a name, since when, and how strong they are."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel
from sqlalchemy import Row, select

from osada.engine.contract import REGISTERED
from osada.server.errors import Refused
from osada.server.people.ratings import LAST, history, ladder, people_of, ratings_of
from osada.server.storage.schema import people
from osada.server.web.people import PersonId
from osada.server.web.visit import TheContext

router = APIRouter(prefix="/api", tags=["people"])

Offset = Annotated[int, Query(ge=0, le=LAST)]
GameId = Annotated[str, Path(max_length=40)]


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


class Opponent(BaseModel):
    """Somebody else who was rated in a match."""

    person: str
    name: str
    place: int


class RatedMatch(BaseModel):
    """A match that made a rating: the place, the rating after it, what mu gained, and how much the match counted."""

    table: str
    at: float
    place: int
    mu: float
    sigma: float
    gain: float
    weight: float
    others: list[Opponent]


@router.get("/ratings/{game}")
def best_of(game: GameId, context: TheContext, offset: Offset = 0) -> list[Rated]:
    """The ladder of a game, fifty at a time."""
    _must_exist(game)
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


@router.get("/people/{person}/ratings/{game}")
def matches_of(person: PersonId, game: GameId, context: TheContext, offset: Offset = 0) -> list[RatedMatch]:
    """The matches that made somebody's rating of a game, the newest first, fifty at a time."""
    _must_exist(game)
    with context.database.reading() as connection:
        rows = history(connection, person, game, offset)
        around = people_of(connection, [row.table for row in rows])
    return [RatedMatch(**row._mapping, others=_others(around, row.table, person)) for row in rows]


def _others(around: Sequence[Row[str, str, str, int]], table: str, person: str) -> list[Opponent]:
    return [
        Opponent(person=row.id, name=row.name, place=row.place)
        for row in around
        if row.table == table and row.id != person
    ]


def _must_exist(game: str) -> None:
    if game not in REGISTERED:
        raise Refused(404, "people-no-game")
