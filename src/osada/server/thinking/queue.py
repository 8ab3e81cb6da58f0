"""Bots that think on other machines: questions wait in the same PostgreSQL, by procrastinate. They name a table and a
seat, never a position: whoever answers looks that up. What a bot chose the worker plays itself; advice comes back in
the table `answers`.
"""

import logging
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from typing import Any

import psycopg
from procrastinate import App, SyncPsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued
from procrastinate.schema import SchemaManager
from sqlalchemy import delete, select, text

from osada.server.errors import Refused
from osada.server.storage.database import Database
from osada.server.storage.schema import answers
from osada.server.tables.match import Match
from osada.server.thinking.job import REVIEW, Job
from osada.server.thinking.notify import address
from osada.server.thinking.seats import due_bots
from osada.server.thinking.waiting import Task
from osada.server.tokens import new_token

LOG = logging.getLogger(__name__)

QUEUE, ACT, ADVISE = "osada", "act", "advise"
FIRST, SECOND, THIRD = 10, 0, -10  # players before advice, and that before reviews
LOCK = 0x05ADB  # of PostgreSQL: one process makes the queue
PATIENCE = 30.0  # seconds that advice is waited for
GLANCE = 0.1  # seconds between two looks for answers
SOON = 2.0


def make_queue(database: Database) -> None:
    """Procrastinate's own tables, unless they are there."""
    with psycopg.connect(address(database.url)) as connection:
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
        found = connection.execute("SELECT to_regclass('procrastinate_jobs')").fetchone()
        if found == (None,):
            connection.execute(SchemaManager.get_schema())


def waiting_in(database: Database) -> int:
    """How many questions wait for a worker."""
    wanted = text("SELECT count(*) FROM procrastinate_jobs WHERE status = 'todo' AND queue_name = :queue")
    with database.reading() as connection:
        return int(connection.execute(wanted, {"queue": QUEUE}).scalar_one())


class Queue:
    """Puts questions, and waits for advice. What it has in common with a pool of one's own is `think` and `forget`."""

    def __init__(self, database: Database, most: int) -> None:
        self._database, self._most = database, most
        make_queue(database)
        self._app = App(connector=SyncPsycopgConnector(conninfo=address(database.url), min_size=1, max_size=4))
        self._app.open()
        self._promised: dict[str, tuple[Task, float]] = {}
        self._changed = threading.Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._watch, name="answers", daemon=True)
        self._thread.start()

    # --- Bots in seats ------------------------------------------------------

    def see(self, match: Match) -> None:
        """Asks for every bot that is due. A question that waits already is enough: it is about whatever is then."""
        self.forget(match.id, match.is_stale)
        for seat in due_bots(match):
            lock = f"{match.id} {seat.seat}"
            wanted = self._app.configure_task(ACT, queue=QUEUE, lock=lock, queueing_lock=lock, priority=FIRST)
            try:
                wanted.defer(table=match.id, seat=seat.seat)
            except AlreadyEnqueued:
                LOG.debug("seat %d of %s waits already", seat.seat, match.id)

    # --- Advice -------------------------------------------------------------

    def think(self, job: Job) -> Future[Any]:
        if waiting_in(self._database) >= self._most:
            raise Refused(503, "thinking-busy", retry=SOON)
        task, number = Task(job), new_token()
        with self._changed:
            self._promised[number] = task, time.monotonic() + PATIENCE
            self._changed.notify_all()
        wanted = self._app.configure_task(ADVISE, queue=QUEUE, priority=THIRD if job.wish == REVIEW else SECOND)
        position: dict[str, Any] = {"table": job.table, "seat": job.seat, "seq": job.seq, "step": job.step}
        wanted.defer(answer=number, level=job.level, seconds=job.seconds, **position)
        return task.answer

    def forget(self, table: str, is_stale: Callable[[int, int], bool]) -> None:
        self._refuse(
            (
                number
                for number, (task, _) in list(self._promised.items())
                if task.job.table == table and task.job.wish != REVIEW and is_stale(task.job.seat, task.job.seq)
            ),
            Refused(409, "thinking-moved-on"),
        )

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._thread.join()
        self._refuse(list(self._promised), Refused(503, "thinking-closed", retry=SOON))
        self._app.close()

    # --- In the thread ------------------------------------------------------

    def _watch(self) -> None:
        while not self._closed:
            with self._changed:
                self._changed.wait_for(lambda: self._closed or self._promised)
            try:
                self._collect()
            except Exception:  # the database is away: who waits is told so in the end
                LOG.exception("answers cannot be read")
            late = [number for number, (_, end) in list(self._promised.items()) if end < time.monotonic()]
            self._refuse(late, Refused(503, "thinking-busy", retry=SOON))
            time.sleep(GLANCE)

    def _collect(self) -> None:
        mine = answers.c.id.in_(list(self._promised))
        with self._database.writing() as connection:
            found = connection.execute(select(answers.c.id, answers.c.data).where(mine)).all()
            connection.execute(delete(answers).where(answers.c.id.in_([row.id for row in found])))
        for row in found:
            promised = self._promised.pop(row.id, None)
            if promised and "advice" in row.data:
                promised[0].tell(row.data["advice"])
            elif promised:
                promised[0].refuse(Refused(row.data["status"], row.data["key"], **row.data["values"]))

    def _refuse(self, numbers: Iterable[str], why: Refused) -> None:
        for number in numbers:
            promised = self._promised.pop(number, None)
            if promised:
                promised[0].refuse(why)
