"""What a change at a table owes to people: a notice of a turn, a new rating. In the same transaction, so once."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select, update

from osada.server.people.ratings import Finished, rate
from osada.server.storage.schema import notices, people
from osada.server.storage.upsert import insert_new
from osada.server.tables.change import Change
from osada.server.tables.rated import is_rated

PASSED = (
    (notices.c.table == bindparam("of"))
    & ~notices.c.taken
    & notices.c.seat.not_in(bindparam("waiting", expanding=True))
)
SETTLED = update(notices).where(PASSED).values(taken=True)
CHOSEN = select(people.c.preferences).where(people.c.id == bindparam("person"))
NONE, MAIL, PUSH = "none", "mail", "push"  # the channels that a person may choose


class Turn(NamedTuple):
    """What a notice is about: a seat owes a turn since this entry."""

    table: str
    seat: int
    turn: int


def follow(change: Change) -> None:
    """Whoever has just acted knows of the turn; whoever is waited for from now on will be told of it."""
    match = change.match
    acted = {entry.seat for entry in change.entries if entry.kind == "act"}
    playing = {seat for seat in match.actors if match.seats[seat].person_plays}
    settle_notices(change.connection, match.id, playing - acted)
    for seat in change.begun:
        if seat.person and seat.seat in playing:
            owe_notice(change.connection, Turn(match.id, seat.seat, match.seq), seat.person, change.now)
    if any(entry.kind == "table" and entry.text == "finish" for entry in change.entries):
        _rate(change)


def owe_notice(connection: Connection, turn: Turn, person: str, now: float) -> None:
    """The person who sits there will be told, if they chose to be; the same turn is owed only once."""
    chosen = connection.scalar(CHOSEN, {"person": person})
    if chosen and chosen.get("notices", NONE) != NONE:
        insert_new(connection, notices, **turn._asdict(), person=person, due=now, taken=False)


def settle_notices(connection: Connection, table: str, waiting: Collection[int]) -> None:
    """What has not been told yet needs not be, but to the seats that are still waited for."""
    connection.execute(SETTLED, {"of": table, "waiting": list(waiting)})


def _rate(change: Change) -> None:
    """Only what was said to be rated before it began, and then whatever happened."""
    match = change.match
    if match.result is None or not is_rated(match):
        return
    around = zip(match.seats, match.result["places"], strict=True)
    places = {seat.person: place for seat, place in around if seat.person is not None}
    rate(change.connection, Finished(match.id, match.game, change.now), places)
