"""OpenSkill ratings of account holders, one ladder for each game, and the rated matches that made them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import mean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, Row, func, insert, select

from osada.server.storage.schema import people, rated_matches, ratings
from osada.server.storage.upsert import insert_or_replace

MODEL = PlackettLuce()
DOUBT = 3  # sigmas below mu: what somebody is worth at least
PAGE, LAST = 50, 1000  # rows of one response, and how far down the ladder, or back in a history, can be read
WHOLE = 3  # matches of the same two that count whole; each one after them counts half of the one before
REMEMBERED = 30 * 24 * 3600  # seconds in which those matches lie


class Finished(NamedTuple):
    """A rated match that is over."""

    table: str
    game: str
    at: float


def rate(connection: Connection, match: Finished, places: Mapping[str, int]) -> None:
    """Those with accounts gain or lose; the less, the more often they have just met. Who was forgotten is left out."""
    rated = _locked(connection, list(places))
    if len(rated) < 2:
        return
    before, played = _before(connection, match.game, rated)
    after = MODEL.rate([[before[person]] for person in rated], ranks=[float(places[person]) for person in rated])
    met = _meetings(connection, match, rated)
    for person, [full] in zip(rated, after, strict=True):
        weight = mean(weight_of(met[person, other] + 1) for other in rated if other != person)
        mu, sigma = _moved(before[person], full, weight)
        new = {"person": person, "game": match.game, "mu": mu, "sigma": sigma}
        insert_or_replace(connection, ratings, **new, matches=played[person] + 1)
        story = {"table": match.table, "at": match.at, "place": places[person], "gain": mu - before[person].mu}
        connection.execute(insert(rated_matches).values(**new, **story, weight=weight))


def weight_of(meeting: int) -> float:
    """Of the n-th match of the same two within a month."""
    return 0.5 ** max(0, meeting - WHOLE)


# --- What can be read -------------------------------------------------------


def ladder(connection: Connection, game: str, offset: int) -> Sequence[Row[str, str, float, float, int]]:
    """The best of a game, from the given place on."""
    worth = ratings.c.mu - DOUBT * ratings.c.sigma
    wanted = select(people.c.id, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
    theirs = wanted.join(people, people.c.id == ratings.c.person).where(ratings.c.game == game)
    return connection.execute(theirs.order_by(worth.desc(), people.c.id).offset(offset).limit(PAGE)).all()


def ratings_of(connection: Connection, person: str) -> Sequence[Row[str, float, float, int]]:
    wanted = select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
    return connection.execute(wanted.where(ratings.c.person == person).order_by(ratings.c.game)).all()


def rated_of(connection: Connection, person: str) -> Sequence[Row[Any]]:
    """All rated matches of somebody, the newest first."""
    wanted = select(*(column for column in rated_matches.c if column.name != "person"))
    mine = wanted.where(rated_matches.c.person == person)
    return connection.execute(mine.order_by(rated_matches.c.at.desc(), rated_matches.c.table)).all()


def history(connection: Connection, person: str, game: str, offset: int) -> Sequence[Row[Any]]:
    """The matches that made a rating, the newest first, from the given one on."""
    mine = select(rated_matches).where(rated_matches.c.person == person, rated_matches.c.game == game)
    newest_first = mine.order_by(rated_matches.c.at.desc(), rated_matches.c.table)
    return connection.execute(newest_first.offset(offset).limit(PAGE)).all()


def people_of(connection: Connection, tables: Sequence[str]) -> Sequence[Row[str, str, str, int]]:
    """Who was rated at these tables: table, person, name and place, the best first."""
    wanted = select(rated_matches.c.table, people.c.id, people.c.name, rated_matches.c.place)
    theirs = wanted.join(people, people.c.id == rated_matches.c.person).where(rated_matches.c.table.in_(tables))
    return connection.execute(theirs.order_by(rated_matches.c.place, people.c.id)).all()


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


def _meetings(connection: Connection, match: Finished, rated: list[str]) -> Counter[tuple[str, str]]:
    """How often each two of these have been rated together of late, before this match."""
    one, other = rated_matches.alias(), rated_matches.alias()
    together = select(one.c.person, other.c.person, func.count()).join(other, one.c.table == other.c.table)
    lately = together.where(one.c.game == match.game, one.c.at > match.at - REMEMBERED)
    pairs = lately.where(one.c.person.in_(rated), other.c.person.in_(rated), one.c.person != other.c.person)
    rows = connection.execute(pairs.group_by(one.c.person, other.c.person))
    return Counter({(person, whom): count for person, whom, count in rows})


def _moved(old: PlackettLuceRating, full: PlackettLuceRating, weight: float) -> tuple[float, float]:
    """Mu and sigma, moved by a part of the way; of sigma it is the square that moves."""
    variance = old.sigma**2 + weight * (full.sigma**2 - old.sigma**2)
    return old.mu + weight * (full.mu - old.mu), sqrt(variance)
