"""The clock of the tables: looks now and then whether somebody's time has passed.

While no server is there nobody can play, so nobody's time passes: what was lost is given back.
"""

import logging
import time

from sqlalchemy import Connection, select

from osada.server.storage.database import Database
from osada.server.storage.schema import seats, settings
from osada.server.storage.upsert import insert_or_replace
from osada.server.tables.entries import TABLE
from osada.server.tables.match import PLAYING
from osada.server.tables.matches import Matches
from osada.server.tables.pace import call_time, give_back, overdue

LOG = logging.getLogger(__name__)
TICK = 1.0  # seconds
BEAT = 5.0  # seconds between two notes in the database that some server is there
GAP = 3 * BEAT  # without a note: nobody was
ALIVE = "alive"  # the setting that holds the note
PAUSE = "pause"


class Clock:
    """`tick` is called every second."""

    def __init__(self, database: Database, matches: Matches) -> None:
        self._database, self._matches = database, matches
        self._noted = 0.0

    def tick(self) -> None:
        """Time is given back before it is called."""
        now = time.time()
        if not self._noted <= now < self._noted + BEAT:
            self._beat(now)
            self._noted = now
        self.look()

    def look(self) -> None:
        with self._database.reading() as connection:
            late = overdue(connection, time.time())
        for table in late:
            try:
                with self._matches.changing(table) as change:
                    call_time(change)
            except Exception:
                LOG.exception("time could not be called at table %s", table)

    def _beat(self, now: float) -> None:
        """Noted first: so of several servers one gives back, and once, also where that fails at a table."""
        noted = select(settings.c.value).where(settings.c.name == ALIVE).with_for_update()
        with self._database.writing() as connection:
            before = connection.scalar(noted)
            lost = now - float(before) if before else 0.0
            paced = _paced(connection) if lost > GAP else []
            insert_or_replace(connection, settings, name=ALIVE, value=str(now))
        for table in paced:
            try:
                self._give_back(table, lost)
            except Exception:
                LOG.exception("time could not be given back at table %s", table)

    def _give_back(self, table: str, seconds: float) -> None:
        with self._matches.changing(table) as change:
            if change.match.status == PLAYING and give_back(change.match, seconds):
                change.add(TABLE, None, f"{PAUSE} {round(seconds)}")


def _paced(connection: Connection) -> list[str]:
    """Tables where somebody's time runs."""
    return list(
        connection.scalars(select(seats.c.table).where(seats.c.deadline.is_not(None), ~seats.c.late).distinct())
    )
