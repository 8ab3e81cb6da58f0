"""The clock of the tables: looks now and then whether somebody's time has passed."""

import asyncio
import logging
import time

from fastapi.concurrency import run_in_threadpool

from osada.server.storage.database import Database
from osada.server.tables.matches import Matches
from osada.server.tables.pace import call_time, overdue

LOG = logging.getLogger(__name__)
TICK = 1.0  # seconds


async def keep_time(database: Database, matches: Matches) -> None:
    """Runs as long as the server does. What fails, also the database, is logged and tried again with the next tick."""
    while True:
        await asyncio.sleep(TICK)
        try:
            await run_in_threadpool(look_at_the_clock, database, matches)
        except Exception:
            LOG.exception("the clock could not be looked at")


def look_at_the_clock(database: Database, matches: Matches) -> None:
    with database.reading() as connection:
        late = overdue(connection, time.time())
    for table in late:
        try:
            with matches.changing(table) as change:
                call_time(change)
        except Exception:
            LOG.exception("time could not be called at table %s", table)
