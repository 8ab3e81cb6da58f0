"""Rated tables: said before the start, accepted by everybody who sits down, and counted whatever happens then."""

from collections.abc import Mapping, Sequence
from typing import Any

from osada.server.errors import Refused
from osada.server.identity.sessions import Person
from osada.server.tables.match import Match, Seat

RATED = "rated"  # in the settings of a table; those of older releases do not have it


def is_rated(match: Match) -> bool:
    return bool(match.settings.get(RATED))


def must_be_ratable(settings: Mapping[str, Any], around: Sequence[Seat], host: Person) -> None:
    """Of a table that is set up as rated: a pace, no hints, no bots, and its host there once, under their own name."""
    if not settings[RATED]:
        return
    _must_have_account(host)
    own = [seat for seat in around if seat.person == host.id]
    broken = {
        "table-rated-pace": settings["pace"] == 0,
        "table-rated-hints": settings["hints"],
        "table-rated-seats": len(around) < 2,
        "table-rated-bots": any(seat.bot for seat in around),
        "table-rated-hands": len(own) > 1 or any(seat.pin or seat.name != host.name for seat in own),
    }
    for reason, is_broken in broken.items():
        if is_broken:
            raise Refused(422, reason)


def must_accept(match: Match, person: Person, *, rated: bool) -> None:
    """Whoever sits down says which kind of match they accept: nobody is drawn into the other."""
    if rated != is_rated(match):
        raise Refused(409, "table-is-rated" if is_rated(match) else "table-is-casual")
    if rated:
        _must_have_account(person)


def must_be_casual(match: Match, reason: str) -> None:
    """Refuses, for this reason, what has no place at a rated table."""
    if is_rated(match):
        raise Refused(403, reason)


def _must_have_account(person: Person) -> None:
    if person.is_guest:
        raise Refused(403, "table-rated-account")
