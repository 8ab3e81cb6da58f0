"""What is watched of a running server: whether its parts are well, and figures, asked for when they are read."""

import time
from threading import Lock
from typing import TYPE_CHECKING

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from osada.server.storage import migrate
from osada.server.storage.database import Database
from osada.server.storage.schema import settings, tables
from osada.server.storage.upsert import insert_or_replace
from osada.server.tables.match import PLAYING

HEALTH = "health"  # the setting that is written to see whether that goes well
LASTS = 2.0  # seconds for which it is believed that something can be written

if TYPE_CHECKING:
    from osada.server.context import Context


def watch(context: "Context") -> None:
    context.checks["database"] = lambda: migrate.is_current(context.database)
    context.checks["disk"] = Writes(context.database).go_well
    context.checks["tasks"] = lambda: context.tasks.are_well
    context.checks["bots"] = lambda: _can_think(context)
    context.metrics.watch("tables", "Matches in play", lambda: _in_play(context))
    context.metrics.watch_tasks(context.tasks)
    context.matches.after.append(lambda _: context.metrics.actions.inc())


class Writes:
    """Whether the database still takes something: a full disk answers every question. Tried once for all who ask."""

    def __init__(self, database: Database) -> None:
        self._database, self._lock = database, Lock()
        self._tried, self._went_well = -LASTS, False

    def go_well(self) -> bool:
        with self._lock:
            if time.monotonic() - self._tried > LASTS:
                self._went_well, self._tried = self._try(), time.monotonic()
            return self._went_well

    def _try(self) -> bool:
        try:
            with self._database.writing() as connection:
                insert_or_replace(connection, settings, name=HEALTH, value=str(time.time()))
        except SQLAlchemyError:
            return False
        return True


def _in_play(context: "Context") -> int:
    with context.database.reading() as connection:
        return connection.scalar(select(func.count()).where(tables.c.status == PLAYING)) or 0


def _can_think(context: "Context") -> bool:
    """Workers on other machines are not seen from here; their queue is."""
    return context.thinking is not None and (context.thinking.pool is None or context.thinking.pool.is_alive)
