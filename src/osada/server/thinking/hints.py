"""Advice for a seat: from its own view alone, once for each position, and known to the whole table."""

import asyncio
from collections import OrderedDict
from typing import NotRequired

from typing_extensions import TypedDict

from osada.engine import snapshot
from osada.engine.errors import OsadaError
from osada.server.errors import Refused
from osada.server.tables import play
from osada.server.tables.match import PLAYING
from osada.server.tables.matches import Matches
from osada.server.tables.rated import must_be_casual
from osada.server.thinking.job import SUGGEST, Job, Thinker

SECONDS = 2.0  # that advice takes at most
REMEMBERED = 500  # pieces of advice

Key = tuple[str, str, int, str]  # table, hash of the position, seat, level


class Candidate(TypedDict):
    """An action, and what is thought of it: points ahead at the end, the chance to win, how often it was tried."""

    action: str
    value: float
    win: NotRequired[float]
    visits: NotRequired[int]


class Advice(TypedDict):
    """The best action, and all of them, the best first."""

    action: str
    value: float | None
    win: float | None
    candidates: list[Candidate]


class Hints:
    """Asked twice about one position, it answers from memory, and the table is told once."""

    def __init__(self, matches: Matches, thinker: Thinker) -> None:
        self._matches, self._thinker = matches, thinker
        self._given: OrderedDict[Key, asyncio.Task[Advice]] = OrderedDict()

    async def hint(self, table: str, seat: int, level: str) -> Advice:
        key, job = await asyncio.to_thread(self._job, table, seat, level)
        given = self._given.get(key)
        if given is None or given.done() and (given.cancelled() or given.exception()):
            given = self._given[key] = asyncio.create_task(self._advice(job))
            given.add_done_callback(lambda task: task.cancelled() or task.exception())  # heard, if by nobody else
        self._given.move_to_end(key)
        while len(self._given) > REMEMBERED:
            self._given.popitem(last=False)
        return await asyncio.shield(given)

    async def _advice(self, job: Job) -> Advice:
        """Nobody has it before the table knows, not even who asks, goes away and asks again."""
        promised = await asyncio.to_thread(self._thinker.think, job)
        advice: Advice = await asyncio.wrap_future(promised)
        await asyncio.to_thread(play.note_hint, self._matches, job.table, job.seat)
        return advice

    def _job(self, table: str, seat: int, level: str) -> tuple[Key, Job]:
        with self._matches.looking(table) as match:
            match.must_be(PLAYING)
            must_be_casual(match, "table-rated-advice")
            if not match.settings["hints"]:
                raise Refused(403, "thinking-no-hints")
            if seat not in match.actors:
                raise OsadaError("error-nothing-to-suggest", seat=seat)
            data = snapshot.write(match.play)
            job = Job(table, match.seq, seat, level, data, seconds=SECONDS, wish=SUGGEST)
            return (table, match.play.hash, seat, level), job
