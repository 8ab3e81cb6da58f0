"""OpenSkill ratings of account holders, one ladder for each game."""

from collections import Counter
from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, Row, select

from osada.server.storage.schema import people, ratings
from osada.server.storage.upsert import insert_or_replace

MODEL = PlackettLuce()
DOUBT = 3  # sigmas below mu: what somebody is worth at least
PAGE, LAST = 50, 1000  # rows of one response, and how far down the ladder can be read


def rate(connection: Connection, game: str, people_by_seat: Mapping[int, str | None], places: Sequence[int]) -> None:
    """A table has finished: those with accounts gain or lose. Whoever held several seats is left out."""
    held = Counter(people_by_seat.values())
    place = {person: places[seat] for seat, person in people_by_seat.items() if person and held[person] == 1}
    rated = _locked(connection, list(place))
    if len(rated) < 2:
        return
    before, matches = _before(connection, game, rated)
    after = MODEL.rate([[before[person]] for person in rated], ranks=[float(place[person]) for person in rated])
    for person, [new] in zip(rated, after, strict=True):
        row = {"mu": new.mu, "sigma": new.sigma, "matches": matches[person] + 1}
        insert_or_replace(connection, ratings, person=person, game=game, **row)


def ladder(connection: Connection, game: str, offset: int) -> Sequence[Row[str, str, float, float, int]]:
    """The best of a game, from the given place on."""
    worth = ratings.c.mu - DOUBT * ratings.c.sigma
    wanted = select(people.c.id, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
    theirs = wanted.join(people, people.c.id == ratings.c.person).where(ratings.c.game == game)
    return connection.execute(theirs.order_by(worth.desc(), people.c.id).offset(offset).limit(PAGE)).all()


def ratings_of(connection: Connection, person: str) -> Sequence[Row[str, float, float, int]]:
    wanted = select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
    return connection.execute(wanted.where(ratings.c.person == person).order_by(ratings.c.game)).all()


# --- Helpers ----------------------------------------------------------------


def _locked(connection: Connection, wanted: list[str]) -> list[str]:
    """Those with accounts. Two tables that finish at once rate one after the other."""
    accounts = select(people.c.id).where(people.c.id.in_(wanted), people.c.login.is_not(None)).order_by(people.c.id)
    return list(connection.scalars(accounts.with_for_update(key_share=True)))


def _before(connection: Connection, game: str, rated: list[str]) -> tuple[dict[str, PlackettLuceRating], Counter[str]]:
    rows = connection.execute(select(ratings).where(ratings.c.game == game, ratings.c.person.in_(rated))).all()
    known = {row.person: MODEL.rating(row.mu, row.sigma) for row in rows}
    return {person: known.get(person) or MODEL.rating() for person in rated}, Counter(
        {row.person: row.matches for row in rows}
    )
