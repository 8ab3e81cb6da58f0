"""Begins and ends with the server: whoever thinks for its bots, here or on other machines."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from osada.engine.contract import GAMES
from osada.server.config import Settings
from osada.server.thinking.hints import Hints
from osada.server.thinking.pool import Pool
from osada.server.thinking.rounds import Rounds
from osada.server.thinking.seats import Seats

if TYPE_CHECKING:
    from osada.server.house import House


@dataclass(frozen=True)
class Thinking:
    """What the other rooms of the house may ask."""

    hints: Hints
    pool: Pool | None = None  # the workers of this server
    seats: Seats | None = None  # the bots for which they think


@asynccontextmanager
async def bots_for(house: "House") -> AsyncIterator[None]:
    """While this lasts bots think for the tables of this server."""
    pool = pool_for(house.settings)
    seats = Seats(house.matches, pool, house.settings.bot_pause)
    house.thinking = Thinking(Hints(house.matches, pool), pool, seats)
    house.matches.after.append(seats.see)
    rounds = Rounds(house.database, house.matches, seats.see)
    seats.failed = rounds.look_again
    try:
        yield
    finally:
        house.thinking = None
        house.matches.after.remove(seats.see)
        await asyncio.to_thread(rounds.close)
        await seats.close()
        await asyncio.to_thread(pool.close)


def pool_for(settings: Settings) -> Pool:
    modules = [name.strip() for name in settings.modules.split(",") if name.strip()]
    games = list(GAMES) if settings.compiled == "all" else []
    return Pool(settings.thinkers, settings.queue, modules=modules, games=games)
