"""The same again: a new table with the people, the bots and the settings of a finished one."""

from sqlalchemy import update

from osada.server.errors import Refused
from osada.server.identity.sessions import Person
from osada.server.sealing import Sealer
from osada.server.storage.schema import seats
from osada.server.tables.change import Change
from osada.server.tables.entries import TABLE, By
from osada.server.tables.guests import start_if_full
from osada.server.tables.match import FINISHED
from osada.server.tables.matches import Matches
from osada.server.tables.rights import own_seats
from osada.server.tables.setup import Chair, SetUp, create

REMATCH = "rematch"  # in the settings of the old table: the new one


def rematch(matches: Matches, table: str, person: Person) -> str:
    """The id of the new table. The first wish makes it, later ones find it."""
    with matches.changing(table) as change:
        change.match.must_be(FINISHED)
        if not own_seats(change.match, person.id):
            raise Refused(403, "table-not-your-seat")
        id = str(change.match.settings.get(REMATCH) or _made(change, matches.sealer, person))
    with matches.changing(id) as change:
        start_if_full(change)
    return id


def _made(change: Change, sealer: Sealer, person: Person) -> str:
    """Whoever began last time is last now."""
    old = change.match
    moved = [*old.seats[1:], old.seats[0]]
    set_up = SetUp(old.game, tuple(Chair() for _ in moved), old.options, old.settings, old.id)
    id, _ = create(change.connection, sealer, person, set_up)
    for number, seat in enumerate(moved):
        again = {"person": seat.person, "bot": None if seat.person else seat.bot, "name": seat.name, "pin": seat.pin}
        mine = (seats.c.table == id) & (seats.c.seat == number)
        change.connection.execute(update(seats).where(mine).values(again))
    old.settings = {**old.settings, REMATCH: id}
    change.add(TABLE, None, f"{REMATCH} {id}", By(person.id))
    return id
