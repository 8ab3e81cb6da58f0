"""What `osada worker` runs: takes questions out of PostgreSQL, lets its own processes think, plays what they chose."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ConnectorException, UniqueViolation
from procrastinate.jobs import Job as Question
from procrastinate.jobs import Status
from sqlalchemy import delete, insert

from osada.engine import snapshot
from osada.engine.errors import OsadaError
from osada.server.context import Context
from osada.server.errors import Refused, status_of
from osada.server.storage.schema import answers
from osada.server.tables import play
from osada.server.tables.match import PLAYING
from osada.server.thinking.job import SUGGEST, Job
from osada.server.thinking.notify import address, announce
from osada.server.thinking.pool import AT_FIRST_SIGHT, Pool
from osada.server.thinking.queue import ACT, ADVISE, QUEUE, Queue, waiting_in
from osada.server.thinking.reviews import step_of
from osada.server.thinking.seats import due_bots, job_for
from osada.server.thinking.start import pool_for

LOG = logging.getLogger(__name__)

AT_ONCE = 4  # questions for each process: while one is thought about others are fetched, played, or pause
HEARTBEAT, LOST = 3.0, 12.0  # seconds between two signs of life, and after which a worker counts as dead
GRACE = 20.0  # seconds to finish what is under way when the worker is told to stop
KEPT = 3600.0  # seconds after which an answer that nobody has fetched is thrown away
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 15.0  # seconds before a lost database is tried again


class QueueWorker:
    """Answers one question after the other, each with a look at the table as it is then."""

    def __init__(self, context: Context, pool: Pool) -> None:
        self._context, self._pool = context, pool

    async def act(self, table: str, seat: int) -> None:
        job = await asyncio.to_thread(self._due, table, seat)
        if job is None:
            return
        began = time.monotonic()
        action = await asyncio.wrap_future(self._pool.think(job))
        await asyncio.sleep(self._context.settings.bot_pause - (time.monotonic() - began))
        await asyncio.to_thread(play.bot_acts, self._context.matches, table, seat, job.seq, action)

    async def advise(self, **asked: Any) -> None:
        try:
            job = await asyncio.to_thread(self._asked, asked)
            found = {"advice": await asyncio.wrap_future(self._pool.think(job))}
        except OsadaError as problem:
            found = {"status": status_of(problem), "key": problem.key, "values": problem.values}
        await asyncio.to_thread(self._answer, asked["answer"], found)

    # --- In threads ---------------------------------------------------------

    def _due(self, table: str, seat: int) -> Job | None:
        is_crowded = waiting_in(self._context.database) > self._context.settings.queue
        with self._context.matches.looking(table) as match:
            job = next((job_for(match, bot) for bot in due_bots(match) if bot.seat == seat), None)
        return replace(job, level=AT_FIRST_SIGHT) if job and is_crowded else job

    def _asked(self, asked: dict[str, Any]) -> Job:
        table, seat, seq = asked["table"], asked["seat"], asked["seq"]
        with self._context.matches.looking(table) as match:
            if asked["step"] is not None:
                return step_of(match, seat, asked["step"], asked["level"], asked["seconds"])
            if match.status != PLAYING or match.is_stale(seat, seq):
                raise Refused(409, "thinking-moved-on")
            return Job(table, seq, seat, asked["level"], snapshot.write(match.play), asked["seconds"], SUGGEST)

    def _answer(self, id: str, data: dict[str, Any]) -> None:
        now = time.time()
        with self._context.database.writing() as connection:
            connection.execute(delete(answers).where(answers.c.made < now - KEPT))
            connection.execute(insert(answers).values(id=id, data=data, made=now))


async def work(context: Context) -> None:
    """Until SIGTERM or Ctrl-C. What is under way then is finished."""
    pause = FIRST_PAUSE
    async with _opened(context) as worker:
        while True:
            try:
                await _run(worker, context)
                return
            except ConnectorException as problem:
                LOG.warning("the queue cannot be read, next attempt in %.0f s: %r", pause, problem.__cause__)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)


async def _run(worker: QueueWorker, context: Context) -> None:
    app = App(connector=PsycopgConnector(conninfo=address(context.database.url), min_size=1, max_size=4))
    app.task(name=ACT, queue=QUEUE)(worker.act)
    app.task(name=ADVISE, queue=QUEUE)(worker.advise)
    async with app.open_async():
        rescue = asyncio.create_task(_rescue(app))
        try:
            await app.run_worker_async(
                queues=[QUEUE],
                concurrency=AT_ONCE * context.settings.thinkers,
                delete_jobs="always",
                shutdown_graceful_timeout=GRACE,
                update_heartbeat_interval=HEARTBEAT,
                stalled_worker_timeout=LOST,
            )
        finally:
            rescue.cancel()


@asynccontextmanager
async def _opened(context: Context) -> AsyncIterator[QueueWorker]:
    queue, pool = Queue(context.database, context.settings.queue), pool_for(context.settings)
    context.matches.within.append(announce)
    context.matches.after.append(queue.see)
    try:
        yield QueueWorker(context, pool)
    finally:
        await asyncio.to_thread(pool.close)
        await asyncio.to_thread(queue.close)


async def _rescue(app: App) -> None:
    """Questions that a dead worker had taken go back into the queue."""
    while True:
        await asyncio.sleep(HEARTBEAT)
        try:
            for job in await app.job_manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=LOST):
                LOG.warning("a worker was lost over %s", job.call_string)
                await _put_back(app, job)
        except ConnectorException as problem:  # another worker was quicker, or the database is away
            LOG.info("nothing was put back: %r", problem.__cause__)


async def _put_back(app: App, job: Question) -> None:
    try:
        await app.job_manager.retry_job(job)
    except UniqueViolation:  # the same question waits already
        await app.job_manager.finish_job(job, Status.FAILED, delete_job=True)
