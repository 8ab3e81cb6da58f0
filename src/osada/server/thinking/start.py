"""Begins and ends with the server: whoever thinks for its bots, here or on other machines."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from osada.engine.contract import REGISTERED
from osada.engine.errors import OsadaError
from osada.server.config import Settings
from osada.server.storage.database import Database
from osada.server.tables.match import Match
from osada.server.thinking.hints import Hints
from osada.server.thinking.pool import Pool
from osada.server.thinking.reviews import Reviews
from osada.server.thinking.seats import Seats
from osada.server.thinking.sweeps import EVERY, Sweeps

if TYPE_CHECKING:
    from osada.server.context import Context

WORKERS = "workers"  # of the setting `thinking`


@dataclass(frozen=True)
class Thinking:
    """What the rest of the server may ask."""

    hints: Hints
    reviews: Reviews
    pool: Pool | None = None  # the workers of this server
    seats: Seats | None = None  # the bots for which they think


def check_place(settings: Settings, database: Database) -> None:
    """Bots can think on other machines only where these can ask the database."""
    if settings.thinking == WORKERS and database.is_sqlite:
        raise OsadaError("thinking-needs-postgres")


@asynccontextmanager
async def bots_for(context: "Context") -> AsyncIterator[None]:
    """While this lasts bots think for the tables of this server, and it hears of others on the same database."""
    async with AsyncExitStack() as stack:
        if not context.database.is_sqlite:
            from osada.server.thinking.notify import neighbours  # only PostgreSQL needs these packages

            stack.enter_context(neighbours(context))
        await stack.enter_async_context(_elsewhere(context) if context.settings.thinking == WORKERS else _here(context))
        yield
        context.thinking = None


@asynccontextmanager
async def _here(context: "Context") -> AsyncIterator[None]:
    pool = pool_for(context.settings)
    seats = Seats(context.matches, pool, context.settings.bot_pause)
    reviews = Reviews(context.matches, pool)
    context.thinking = Thinking(Hints(context.matches, pool), reviews, pool, seats)
    context.metrics.watch("bots_waiting", "Questions that wait for a worker", lambda: pool.waiting)
    context.metrics.watch("worker_restarts", "Workers that died or took too long", lambda: pool.restarts)
    with _seeing(context, seats.see) as sweeps:
        seats.failed = sweeps.look_again
        try:
            yield
        finally:
            await asyncio.to_thread(reviews.close)
            await seats.close()
            await asyncio.to_thread(pool.close)


@asynccontextmanager
async def _elsewhere(context: "Context") -> AsyncIterator[None]:
    from osada.server.thinking.queue import Queue, waiting_in

    queue = await asyncio.to_thread(Queue, context.database, context.settings.queue)
    reviews = Reviews(context.matches, queue)
    context.thinking = Thinking(Hints(context.matches, queue), reviews)
    context.metrics.watch("bots_waiting", "Questions that wait for a worker", lambda: waiting_in(context.database))
    with _seeing(context, queue.see):
        try:
            yield
        finally:
            await asyncio.to_thread(reviews.close)
            await asyncio.to_thread(queue.close)


@contextmanager
def _seeing(context: "Context", see: Callable[[Match], None]) -> Iterator[Sweeps]:
    """Whoever sees to the bots is told of every change, and of tables that nobody cares for."""
    context.matches.after.append(see)
    sweeps = Sweeps(context.database, context.matches, see)
    task = context.tasks.start("sweeps", EVERY, sweeps.sweep)
    try:
        yield sweeps
    finally:
        context.matches.after.remove(see)
        sweeps.close()
        context.tasks.stop(task)


def pool_for(settings: Settings) -> Pool:
    games = list(REGISTERED) if settings.compiled != "none" else []
    return Pool(settings.thinkers, settings.queue, modules=settings.own_modules, games=games)
