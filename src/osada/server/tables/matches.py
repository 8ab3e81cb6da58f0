"""The tables that are open in this process: one writer each, and nobody is told before the log is on the disk."""

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, select, update

from osada.server.hub import Hub
from osada.server.people.owed import follow
from osada.server.storage.database import Database
from osada.server.storage.schema import tables
from osada.server.tables.change import CHANGING, Change
from osada.server.tables.entries import entries_of
from osada.server.tables.match import PLAYING, STOPPED, Match, can_play, load, proved, replay, seats_of

LOG = logging.getLogger(__name__)

MOST_OPEN = 2000  # tables kept in memory; the one that was used longest ago goes first


class Matches:
    """`changing` gives a table to one writer; `looking` reads it as it stands now."""

    def __init__(self, database: Database, hub: Hub) -> None:
        self._database, self._hub = database, hub
        self._open: OrderedDict[str, Match] = OrderedDict()
        self._locks: dict[str, threading.RLock] = {}
        self._guard = threading.Lock()
        self.after: list[Callable[[Match], None]] = []  # told of every change, once it is kept

    @contextmanager
    def changing(self, id: str) -> Iterator[Change]:
        """One transaction. If it fails, nothing has happened, here or on the disk."""
        with self._lock(id):
            try:
                with self._database.writing() as connection:
                    match = self._newest(connection, id, for_update=True)
                    change = Change(connection, match)
                    yield change
                    follow(change)
                    change.close()
            except BaseException:
                self._forget(id)
                raise
            if change.entries:
                self._tell(match)

    @contextmanager
    def looking(self, id: str) -> Iterator[Match]:
        """The newest state of a table. It may be read until the block ends."""
        with self._lock(id), self._database.reading() as connection:
            yield self._newest(connection, id, for_update=False)

    def check_all(self) -> list[str]:
        """Replays every table in play. One that comes out otherwise is stopped; gives those."""
        with self._database.reading() as connection:
            ids = connection.scalars(select(tables.c.id).where(tables.c.status == PLAYING)).all()
        return [id for id in ids if not self._check(id)]

    # --- Helpers ------------------------------------------------------------

    def _check(self, id: str) -> bool:
        with self._lock(id), self._database.writing() as connection:
            match = load(connection, id)
            fresh = Match(**{**vars(match), "seq": 0, "table": None, "asked": None, "marks": []})
            if can_play(match) and proved(fresh, entries_of(connection, id)):
                return True
            stopped = update(tables).where(tables.c.id == id).values(status=STOPPED, changed=time.time())
            connection.execute(stopped)
            self._forget(id)
            return False

    def _tell(self, match: Match) -> None:
        """It is kept; whoever fails to take note of it cannot undo that."""
        self._hub.tell(match.id)
        for told in self.after:
            try:
                told(match)
            except Exception:
                LOG.exception("table %s has changed, and somebody could not be told", match.id)

    def _lock(self, id: str) -> threading.RLock:
        with self._guard:
            return self._locks.setdefault(id, threading.RLock())

    def _newest(self, connection: Connection, id: str, *, for_update: bool) -> Match:
        """The table in memory, brought up to the log, which another process may have added to."""
        match = self._open.get(id)
        if match is None:
            match = load(connection, id)
        wanted = select(tables.c.seq, *(tables.c[name] for name in CHANGING)).where(tables.c.id == id)
        row = connection.execute(wanted.with_for_update() if for_update else wanted).mappings().one()
        if row["seq"] != match.seq:
            replay(match, entries_of(connection, id, match.seq))
            match.seats, match.seq = seats_of(connection, id), row["seq"]
            for name in CHANGING:
                setattr(match, name, row[name])
        self._keep(match)
        return match

    def _keep(self, match: Match) -> None:
        with self._guard:
            self._open[match.id] = match
            self._open.move_to_end(match.id)
            while len(self._open) > MOST_OPEN:
                gone, _ = self._open.popitem(last=False)
                self._locks.pop(gone, None)

    def _forget(self, id: str) -> None:
        with self._guard:
            self._open.pop(id, None)
