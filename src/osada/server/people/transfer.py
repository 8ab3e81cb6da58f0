"""What a guest brings along who logs in: the seats at every table, and the tables where they are the host."""

from osada.server.context import Context
from osada.server.identity.names import folded
from osada.server.identity.sessions import Person
from osada.server.people.export import tables_of
from osada.server.tables.change import Change
from osada.server.tables.entries import SEAT, TABLE, By
from osada.server.tables.rights import own_seats


def bring(context: Context, guest: Person, account: Person) -> None:
    """Table by table. If it is cut short, the guest is still known, and logs in again."""
    with context.database.reading() as connection:
        found = tables_of(connection, guest.id)
    for table in found:
        with context.matches.changing(table) as change:
            _move(change, guest, account)


def _move(change: Change, guest: Person, account: Person) -> None:
    match = change.match
    others = {folded(seat.name) for seat in match.seats if seat.person != guest.id}
    for seat in own_seats(match, guest.id):
        seat.person = account.id
        if seat.name == guest.name and folded(account.name) not in others:
            seat.name = account.name
        change.add(SEAT, seat.seat, "claim", By(account.id))
    if match.host == guest.id:
        match.host = account.id
        change.add(TABLE, None, "host")
