"""The tables that are open in this process: one writer each, and nobody is told before the log is on the disk."""

import logging
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from sqlalchemy import Connection, RowMapping, select, update
from sqlalchemy.exc import OperationalError

from osada.server.errors import Refused
from osada.server.hub import Hub
from osada.server.identity.sessions import Person
from osada.server.sealing import Sealer
from osada.server.storage.database import Database
from osada.server.storage.schema import tables
from osada.server.tables.change import Change
from osada.server.tables.entries import entries_of
from osada.server.tables.match import (
    FINISHED,
    PLAYING,
    STOPPED,
    Match,
    can_play,
    catch_up,
    load,
    proved,
    row_of,
    unplayed,
)
from osada.server.tables.promises import new_deal
from osada.server.tables.setup import SetUp, create

LOG = logging.getLogger(__name__)

MOST_OPEN = 2000  # tables kept in memory; the one that was used longest ago goes first
MOST_WAITING = 16  # threads that wait for one table: the others are for those who play elsewhere
PATIENCE = 4.0  # seconds for which they wait
NOT_LOCKED = "55P03"  # what PostgreSQL says when another server has the table for too long


class Matches:
    """`changing` gives a table to one writer; `looking` reads it as it stands now."""

    def __init__(self, database: Database, hub: Hub, sealer: Sealer) -> None:
        self._database, self._hub, self.sealer = database, hub, sealer
        self._open: OrderedDict[str, Match] = OrderedDict()
        self._locks: WeakValueDictionary[str, threading.RLock] = WeakValueDictionary()  # as long as somebody has it
        self._waiting: Counter[str] = Counter()  # threads, by table
        self._guard = threading.Lock()
        self.within: list[Callable[[Change], None]] = []  # told of every change, inside its transaction
        self.after: list[Callable[[Match], None]] = []  # told of every change, once it is kept

    @contextmanager
    def setting_up(self, host: Person, wanted: SetUp) -> Iterator[tuple[Change, dict[int, str]]]:
        """A new table and what is done at it at once, so that none is half made; and the links of the host's seats."""
        deal = wanted.deal or new_deal()
        keys: dict[int, str] = {}

        def make(connection: Connection) -> None:
            keys.update(create(connection, self.sealer, host, replace(wanted, deal=deal))[1])

        with self.changing(deal.table, make) as change:
            yield change, keys

    @contextmanager
    def changing(self, id: str, first: Callable[[Connection], None] | None = None) -> Iterator[Change]:
        """One transaction. If it fails, nothing has happened, here or on the disk."""
        with self._held(id):
            try:
                with self._database.writing() as connection:
                    if first:
                        first(connection)
                    match = self._newest(connection, id, for_update=True)
                    change = Change(connection, match)
                    yield change
                    change.close()
                    for hook in self.within if change.entries else ():
                        hook(change)
            except BaseException:
                self._forget(id)
                raise
            if change.entries:
                self._tell(match)

    @contextmanager
    def looking(self, id: str) -> Iterator[Match]:
        """The newest state of a table. It may be read until the block ends."""
        with self._held(id), self._database.reading() as connection:
            yield self._newest(connection, id, for_update=False)

    def check_all(self, is_wanted: Callable[[], bool] = lambda: True) -> list[str]:
        """Replays every table in play, while that is wanted. One that comes out otherwise is stopped; gives those."""
        with self._database.reading() as connection:
            ids = connection.scalars(select(tables.c.id).where(tables.c.status == PLAYING)).all()
        return [id for id in ids if is_wanted() and not self._check(id)]

    # --- Helpers ------------------------------------------------------------

    def _tell(self, match: Match) -> None:
        """It is kept. If one cannot be told, that is no reason to refuse the change, nor to leave out the others."""
        for hook in (lambda kept: self._hub.ring(kept.id), *self.after):
            try:
                hook(match)
            except Exception:
                LOG.exception("somebody was not told of entry %d of %s", match.seq, match.id)

    def _check(self, id: str) -> bool:
        """Without keeping anybody from playing; only who seems wrong is looked at again with the table locked."""
        with self._database.reading() as connection:
            if self._stands(connection, row_of(connection, id)):
                return True
        with self._held(id), self._database.writing() as connection:
            if self._stands(connection, row_of(connection, id, for_update=True)):
                return True
            stopped = update(tables).where(tables.c.id == id).values(status=STOPPED, changed=time.time())
            connection.execute(stopped)
            self._forget(id)
        LOG.warning("table %s cannot go on with this release and is stopped", id)
        return False

    def _stands(self, connection: Connection, row: RowMapping) -> bool:
        if row["status"] != PLAYING:
            return True
        match = unplayed(connection, row, self.sealer)
        entries = entries_of(connection, match.id, until=row["seq"])
        return can_play(match) and proved(match, entries) and match.seq == row["seq"]

    @contextmanager
    def _held(self, id: str) -> Iterator[None]:
        """The table is this thread's, unless another keeps it for too long: another server that stands still, say."""
        with self._guard:
            lock = self._locks.setdefault(id, threading.RLock())
        if not lock.acquire(blocking=False):
            self._wait_for(id, lock)
        try:
            yield
        finally:
            lock.release()

    def _wait_for(self, id: str, lock: threading.RLock) -> None:
        with self._guard:
            if self._waiting[id] >= MOST_WAITING:
                raise busy()
            self._waiting[id] += 1
        try:
            if not lock.acquire(timeout=PATIENCE):
                raise busy()
        finally:
            with self._guard:
                self._waiting[id] -= 1
                if not self._waiting[id]:
                    del self._waiting[id]

    def _newest(self, connection: Connection, id: str, *, for_update: bool) -> Match:
        """The table in memory, brought up to the log, which another process may have added to."""
        row = _row_of(connection, id, for_update=for_update)
        match = self._open.get(id)
        lies_open = row["status"] == FINISHED  # its seed, also for who lacked the key
        if match is None or match.seq > row["seq"] or (lies_open and match.missing_key is not None):
            match = load(connection, row, self.sealer)
        else:
            catch_up(connection, match, row)
        self._keep(match)
        return match

    def _keep(self, match: Match) -> None:
        with self._guard:
            self._open[match.id] = match
            self._open.move_to_end(match.id)
            while len(self._open) > MOST_OPEN:
                self._open.popitem(last=False)

    def _forget(self, id: str) -> None:
        with self._guard:
            self._open.pop(id, None)


def busy() -> Refused:
    return Refused(503, "table-busy", retry=2)


def _row_of(connection: Connection, id: str, *, for_update: bool) -> RowMapping:
    try:
        return row_of(connection, id, for_update=for_update)
    except OperationalError as problem:
        if getattr(problem.orig, "sqlstate", None) == NOT_LOCKED:
            raise busy() from None
        raise
