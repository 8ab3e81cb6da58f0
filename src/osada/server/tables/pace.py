"""The pace of a table: how long a turn may take, and what becomes of a seat that lets its time pass.

Without a pace a turn may take forever; but who gives no sign of life for a time that was agreed counts as away."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from osada.server.storage.schema import seats
from osada.server.tables.asks import SETTINGS
from osada.server.tables.entries import LOST, SEAT, TABLE, Entry
from osada.server.tables.match import Match, Seat
from osada.server.tables.rated import is_rated

if TYPE_CHECKING:
    from osada.server.tables.change import Change

OFFER, BOT = "offer", "bot"  # what happens to a late seat: others may call a bot, or one comes by itself
AWAY = 3600  # seconds without a sign of life after which somebody is away, where nothing else was agreed
STAND_IN = "medium"  # who plays for a person that is away, unless somebody says otherwise


def set_deadlines(change: "Change") -> None:
    """A turn begins when a seat becomes an actor, and again with every outcome and with other settings."""
    match = change.match
    begun = {seat.seat for seat in change.begun}
    anew = change.chance_fell or any(_is_agreement(entry) for entry in change.entries)
    for seat in match.seats:
        allowed = _allowed(match, seat)
        if not allowed or seat.seat not in match.actors or not seat.person_plays:
            seat.deadline, seat.late = None, False
        elif seat.deadline is None or seat.seat in begun or anew or _shows_up(change, seat):
            seat.deadline, seat.late = change.now + allowed, False


def _allowed(match: Match, seat: Seat) -> int:
    """Seconds for a turn. Where nobody else waits there is no deadline without a pace."""
    if match.settings["pace"]:
        return int(match.settings["pace"])
    is_awaited = any(other.person_plays and other.person != seat.person for other in match.seats)
    return int(match.settings.get("away", AWAY)) if is_awaited else 0


def _is_agreement(entry: Entry) -> bool:
    return entry.kind == TABLE and entry.text.startswith(SETTINGS)


def _shows_up(change: "Change", seat: Seat) -> bool:
    """Without a pace whatever a person does at the table says that they are there."""
    return not change.match.settings["pace"] and any(entry.person == seat.person for entry in change.entries)


def overdue(connection: Connection, now: float) -> list[str]:
    """The tables where somebody's time has passed."""
    late = select(seats.c.table).where(seats.c.deadline < now, ~seats.c.late).distinct()
    return list(connection.scalars(late))


def give_back(match: Match, seconds: float) -> bool:
    """To everybody whose time runs; whether there is anybody."""
    running = [seat for seat in match.seats if seat.deadline is not None and not seat.late]
    for seat in running:
        seat.deadline = (seat.deadline or 0.0) + seconds
    return bool(running)


def call_time(change: "Change") -> None:
    """Once for each deadline: the seat is offered to a bot, or given to one, as was agreed. A rated one loses."""
    late = late_seats(change.match, change.now)
    if is_rated(change.match):
        _lose(change, late)
        return
    for seat in late:
        if not change.match.settings["pace"]:
            seat.late = True
            change.add(SEAT, seat.seat, "away")
        elif change.match.settings["late"] == BOT:
            seat.bot = STAND_IN
            change.add(SEAT, seat.seat, f"late {STAND_IN}")
        else:
            seat.late = True
            change.add(SEAT, seat.seat, "late")


def _lose(change: "Change", late: list[Seat]) -> None:
    """Nobody loses while the server lacks the key without which they cannot play."""
    if late and change.match.missing_key is None:
        change.give_up(late, LOST)


def late_seats(match: Match, now: float) -> list[Seat]:
    return [seat for seat in match.seats if seat.deadline is not None and seat.deadline < now and not seat.late]
