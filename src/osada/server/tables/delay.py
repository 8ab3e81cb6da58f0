"""Onlookers may be kept behind: they see a running table as it was some lines ago, so that nobody can be told at once
what others see."""

from dataclasses import replace

from sqlalchemy import Connection

from osada.server.tables.choices import Choices
from osada.server.tables.entries import OF_THE_MATCH, Entry, entries_of
from osada.server.tables.match import PLAYING, Match, replay
from osada.server.tables.rights import own_seats


def as_seen_by(connection: Connection, match: Match, person: str | None) -> Match:
    """The table itself for those who sit at it, and for all when it is over; else a copy that is behind."""
    behind = match.settings.get("delay", 0)
    if not behind or match.status != PLAYING or match.table is None or own_seats(match, person):
        return match
    entries = _until(entries_of(connection, match.id, until=match.seq), behind)
    seats = [replace(seat, deadline=None, late=False) for seat in match.seats]  # they tell whose turn it is now
    past = replace(match, seats=seats, seq=0, table=None, asked=None, marks=[], choices=Choices())
    replay(past, entries)
    return past


def _until(entries: list[Entry], behind: int) -> list[Entry]:
    """All before the last lines, of which the onlooker is not told yet."""
    lines = [at for at, entry in enumerate(entries) if entry.kind in OF_THE_MATCH]
    return entries[: lines[-min(behind, len(lines))]] if lines else entries
