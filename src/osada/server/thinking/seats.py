"""Bots in seats: a worker is asked when it is their turn, and what it chose is played if the position still stands."""

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from osada.engine import snapshot
from osada.server.errors import Refused
from osada.server.tables import play
from osada.server.tables.match import Match, Seat
from osada.server.tables.matches import Matches
from osada.server.thinking.job import Job, Thinker

LOG = logging.getLogger(__name__)

HANDS = 4  # threads that play what was chosen
BUSY = 503  # the status of what may be done later


def due_bots(match: Match) -> list[Seat]:
    """The seats that bots play, of those that may act now. None where no outcome could be drawn for them."""
    if match.missing_key is not None:
        return []
    return [match.seats[seat] for seat in match.actors if match.seats[seat].bot is not None]


def job_for(match: Match, seat: Seat) -> Job:
    return Job(match.id, match.seq, seat.seat, seat.bot or "", snapshot.write(match.play))


class Seats:
    """Made in the event loop. `see` is called after every change of a table, by whoever made it."""

    def __init__(self, matches: Matches, thinker: Thinker, pause: float) -> None:
        self._matches, self._thinker, self._pause = matches, thinker, pause
        self._loop = asyncio.get_running_loop()
        self._under_way: dict[tuple[str, int], int] = {}  # table and seat: what the bot knows
        self._lock = threading.Lock()
        self._turns: set[asyncio.Task[None]] = set()
        self._hands = ThreadPoolExecutor(HANDS, "hand")
        self.failed: Callable[[str], None] = lambda table: None  # somebody should look there again

    @property
    def under_way(self) -> int:
        """How many bots are thinking, or about to act."""
        return len(self._under_way)

    def see(self, match: Match) -> None:
        self._thinker.forget(match.id, match.is_stale)
        for seat in due_bots(match):
            if self._takes_up(match, seat.seat):
                with suppress(RuntimeError):  # the loop is closed: the next start goes on from here
                    self._loop.call_soon_threadsafe(self._begin, job_for(match, seat))

    def _takes_up(self, match: Match, seat: int) -> bool:
        """Whether the seat has to be thought for: not if that is going on, about this position."""
        with self._lock:
            known = self._under_way.get((match.id, seat))
            if known is not None and not match.is_stale(seat, known):
                return False
            self._under_way[match.id, seat] = match.seq
            return True

    def _begin(self, job: Job) -> None:
        turn = self._loop.create_task(self._turn(job))
        self._turns.add(turn)
        turn.add_done_callback(self._turns.discard)

    async def _turn(self, job: Job) -> None:
        began = self._loop.time()
        try:
            action = await asyncio.wrap_future(self._thinker.think(job))
            await asyncio.sleep(self._pause - (self._loop.time() - began))
            await self._loop.run_in_executor(self._hands, self._act, job, action)
        except Refused as refusal:  # the position is gone, or the table is busy, or the server stops
            LOG.debug("%s at entry %d: %s", job.table, job.seq, refusal.key)
            if refusal.status == BUSY:
                self.failed(job.table)
        except Exception:
            LOG.exception("the bot of seat %d at %s could not act", job.seat, job.table)
            self.failed(job.table)
        finally:
            self._end(job)

    def _act(self, job: Job, action: str) -> None:
        play.bot_acts(self._matches, job.table, job.seat, job.seq, action)

    def _end(self, job: Job) -> None:
        with self._lock:  # unless a newer one has begun
            if self._under_way.get((job.table, job.seat)) == job.seq:
                del self._under_way[job.table, job.seat]

    async def close(self) -> None:
        """What is being played is played to the end; the next start goes on with the rest."""
        turns = list(self._turns)
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)
        await asyncio.to_thread(self._hands.shutdown, cancel_futures=True)
