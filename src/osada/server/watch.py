"""What is watched of a running house: whether its parts are well, and figures that are asked for when they are read."""

from typing import TYPE_CHECKING

from sqlalchemy import func, select

from osada.server.storage import migrate
from osada.server.storage.schema import tables
from osada.server.tables.match import PLAYING

if TYPE_CHECKING:
    from osada.server.house import House


def watch(house: "House") -> None:
    house.checks["database"] = lambda: migrate.is_current(house.database)
    house.checks["bots"] = lambda: _can_think(house)
    house.metrics.watch("tables", "Matches in play", lambda: _in_play(house))
    house.matches.after.append(lambda _: house.metrics.actions.inc())


def _in_play(house: "House") -> int:
    with house.database.reading() as connection:
        return connection.scalar(select(func.count()).where(tables.c.status == PLAYING)) or 0


def _can_think(house: "House") -> bool:
    """Workers on other machines are not seen from here; their queue is."""
    return house.thinking is not None and (house.thinking.pool is None or house.thinking.pool.is_alive)
