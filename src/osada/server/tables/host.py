"""What remains to the host once others sit there: to mute the talk, and to close a table that nobody plays at."""

from sqlalchemy import select

from osada.server.errors import Refused
from osada.server.identity.sessions import Person
from osada.server.storage.schema import tables
from osada.server.tables.asks import FINISH
from osada.server.tables.change import Change
from osada.server.tables.entries import TABLE, By
from osada.server.tables.match import FINISHED, PLAYING, WAITING
from osada.server.tables.rated import must_be_casual
from osada.server.tables.rights import must_be_host
from osada.server.tables.talk import MUTED

ABANDONED = 7 * 24 * 3600  # seconds in which nothing has happened


def mute(change: Change, host: Person, *, is_open: bool) -> None:
    """Nobody can talk at this table, the host neither, until the talk is opened again."""
    match = change.match
    must_be_host(match, host.id)
    if is_open != match.settings.get(MUTED, False):
        return
    others = {name: value for name, value in match.settings.items() if name != MUTED}
    match.settings = others if is_open else {**others, MUTED: True}
    change.add(TABLE, None, "chat open" if is_open else "chat muted", By(host.id))


def close(change: Change, host: Person) -> None:
    """The table is over without a result: before the match at any time, later only where nobody plays any more."""
    match = change.match
    must_be_host(match, host.id)
    match.must_be(WAITING, PLAYING)
    match.must_be_open()
    if match.status == PLAYING:
        must_be_casual(match, "table-rated-agreed")
        _must_be_abandoned(change)
    match.status = FINISHED
    change.add(TABLE, None, "close", By(host.id))
    change.add(TABLE, None, FINISH)


def _must_be_abandoned(change: Change) -> None:
    """Seven days without an entry in the log; and nobody has time left by what all agreed to."""
    match = change.match
    last = change.connection.scalar(select(tables.c.changed).where(tables.c.id == match.id))
    has_time = any(seat.deadline is not None and seat.deadline > change.now for seat in match.seats)
    if has_time or last is None or last > change.now - ABANDONED:
        raise Refused(409, "table-not-abandoned", days=ABANDONED // (24 * 3600))
