"""What is watched of a running server: whether its parts are well, and figures, asked for when they are read."""

from typing import TYPE_CHECKING

from sqlalchemy import func, select

from osada.server.storage import migrate
from osada.server.storage.schema import tables
from osada.server.tables.match import PLAYING

if TYPE_CHECKING:
    from osada.server.context import Context


def watch(context: "Context") -> None:
    context.checks["database"] = lambda: migrate.is_current(context.database)
    context.checks["bots"] = lambda: _can_think(context)
    context.metrics.watch("tables", "Matches in play", lambda: _in_play(context))
    context.matches.after.append(lambda _: context.metrics.actions.inc())


def _in_play(context: "Context") -> int:
    with context.database.reading() as connection:
        return connection.scalar(select(func.count()).where(tables.c.status == PLAYING)) or 0


def _can_think(context: "Context") -> bool:
    """Workers on other machines are not seen from here; their queue is."""
    return context.thinking is not None and (context.thinking.pool is None or context.thinking.pool.is_alive)
