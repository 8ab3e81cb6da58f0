"""The pace of a table: how long a turn may take, and what becomes of a seat that lets its time pass."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from osada.server.storage.schema import seats
from osada.server.tables.entries import SEAT
from osada.server.tables.match import Match, Seat

if TYPE_CHECKING:
    from osada.server.tables.change import Change

OFFER, BOT = "offer", "bot"  # what happens to a late seat: others may call a bot, or one comes by itself
STAND_IN = "medium"  # who plays for a person that is away, unless somebody says otherwise


def set_deadlines(change: "Change") -> None:
    """A turn begins when a seat becomes an actor, and again with every outcome; without a pace it may take forever."""
    allowed, due = change.match.settings["pace"], change.match.actors
    begun = {seat.seat for seat in change.begun}
    for seat in change.match.seats:
        if not allowed or seat.seat not in due or not seat.person_plays:
            seat.deadline, seat.late = None, False
        elif seat.deadline is None or seat.seat in begun or change.chance_fell:
            seat.deadline, seat.late = change.now + allowed, False


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
    """Once for each deadline: the seat is offered to a bot, or given to one, as the host has set."""
    for seat in late_seats(change.match, change.now):
        if change.match.settings["late"] == BOT:
            seat.bot = STAND_IN
            change.add(SEAT, seat.seat, f"late {STAND_IN}")
        else:
            seat.late = True
            change.add(SEAT, seat.seat, "late")


def late_seats(match: Match, now: float) -> list[Seat]:
    return [seat for seat in match.seats if seat.deadline is not None and seat.deadline < now and not seat.late]
