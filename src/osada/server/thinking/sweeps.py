"""Goes round the tables and looks where a bot is due: all of them at the start, later those that nobody cares for.

So a table goes on after a restart, after the server that thought for it has died, and after any mishap.
"""

import logging
import time
from collections.abc import Callable

from sqlalchemy import select

from osada.server.errors import Refused
from osada.server.storage.database import Database
from osada.server.storage.schema import seats, tables
from osada.server.tables.match import PLAYING, Match
from osada.server.tables.matches import Matches
from osada.server.thinking.seats import due_bots

LOG = logging.getLogger(__name__)

EVERY = 20.0  # seconds between two sweeps
AT_REST = 20.0  # seconds without any change, after which a table is looked at; no bot thinks so long
OLD = 600.0  # seconds after which it was looked at often enough


class Sweeps:
    """`see` is told of every table where a bot is due. `sweep` is called now and then."""

    def __init__(self, database: Database, matches: Matches, see: Callable[[Match], None]) -> None:
        self._database, self._matches, self._see = database, matches, see
        self._known: dict[str, int] = {}  # tables at rest, and how far they were when we looked
        self._due: set[str] = set()  # tables where a bot was due, or where something went wrong
        self._since = 0.0
        self._is_closed = False

    def look_again(self, table: str) -> None:
        """Something went wrong there."""
        self._due.add(table)

    def close(self) -> None:
        """The sweep that is under way ends soon."""
        self._is_closed = True

    def sweep(self) -> None:
        self._look(self._since)
        self._since = time.time() - OLD

    def _look(self, since: float) -> None:
        until = time.time() - (AT_REST if since else 0.0)
        before, self._known = self._known, self._at_rest(since, until)
        news = {table for table, seq in self._known.items() if before.get(table) != seq}
        due, self._due = self._due, set()
        for table in news | due:
            if not self._is_closed:
                self._look_at(table)

    def _look_at(self, table: str) -> None:
        """Where a bot is due we come back, until it has acted; and where something fails, until it does not."""
        try:
            with self._matches.looking(table) as match:
                if due_bots(match):
                    self._due.add(table)
                    self._see(match)
        except Refused as refusal:
            LOG.warning("table %s cannot be looked at: %s", table, refusal.key)
        except Exception:  # the other tables of this round have bots, too
            LOG.exception("table %s could not be looked at", table)
            self._due.add(table)

    def _at_rest(self, since: float, until: float) -> dict[str, int]:
        bots = select(seats.c.table).where(seats.c.bot.is_not(None))
        wanted = select(tables.c.id, tables.c.seq).where(
            tables.c.status == PLAYING, tables.c.changed.between(since, until), tables.c.id.in_(bots)
        )
        with self._database.reading() as connection:
            return {row.id: row.seq for row in connection.execute(wanted)}
