"""Begins and ends with the server: whoever thinks for its bots, here or on other machines."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from osada.engine.contract import GAMES
from osada.server.config import Settings
from osada.server.house import House
from osada.server.thinking.hints import Hints
from osada.server.thinking.pool import Pool
from osada.server.thinking.rounds import Rounds
from osada.server.thinking.seats import Seats


@asynccontextmanager
async def bots_for(house: House) -> AsyncIterator[None]:
    """While this lasts bots think for the tables of this server."""
    pool = pool_for(house.settings)
    seats = Seats(house.matches, pool, house.settings.bot_pause)
    house.hints = Hints(house.matches, pool)
    house.matches.after.append(seats.see)
    rounds = Rounds(house.database, house.matches, seats.see)
    seats.failed = rounds.look_again
    try:
        yield
    finally:
        house.matches.after.remove(seats.see)
        house.hints = None
        await asyncio.to_thread(rounds.close)
        await seats.close()
        await asyncio.to_thread(pool.close)


def pool_for(settings: Settings) -> Pool:
    modules = [name.strip() for name in settings.modules.split(",") if name.strip()]
    games = list(GAMES) if settings.compiled == "all" else []
    return Pool(settings.thinkers, settings.queue, modules=modules, games=games)
