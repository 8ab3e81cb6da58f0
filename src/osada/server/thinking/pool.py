"""Workers that think for bots, and the thread beside each that waits for it. Knows nothing of HTTP or a database.

No match ever stands still because of it: a worker that dies or takes too long is replaced and asked again, and if that
does not help either, any legal action is played.
"""

import logging
import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from typing import Any

from osada.engine import snapshot
from osada.engine.errors import OsadaError
from osada.server.errors import Refused
from osada.server.thinking.job import CHOOSE, REVIEW, Job
from osada.server.thinking.process import GRACE, Failed, Gone, Keeper
from osada.server.thinking.waiting import Task, Waiting

LOG = logging.getLogger(__name__)

AT_FIRST_SIGHT = "greedy"  # the level of all bots while too many wait
AT_RANDOM = "random"
ATTEMPTS = 2
SOON = 2.0  # seconds after which a refused suggestion may be asked for again


class Pool:
    """`think` gives the future of an action's words, or of a suggestion.

    `modules` are imported by the workers: games and bots from outside the package. `games` are compiled, or loaded,
    while there is nothing else to do.
    """

    def __init__(
        self, workers: int, queue: int, *, modules: Sequence[str] = (), games: Sequence[str] = (), grace: float = GRACE
    ) -> None:
        self._waiting = Waiting(workers, queue)
        self._under_way: dict[int, Task] = {}
        self.keepers = [Keeper(modules, grace) for _ in range(workers)]
        for game in games:
            self.prepare(game)
        self._threads = [
            threading.Thread(target=self._work, args=(number,), name=f"bots-{number}", daemon=True)
            for number in range(workers)
        ]
        for thread in self._threads:
            thread.start()

    def think(self, job: Job) -> Future[Any]:
        """The future of an answer. Where too many wait, a suggestion is refused, and players play at first sight."""
        if job.wish != CHOOSE:
            self._check(job)
        task = Task(job)
        self._waiting.put(task)
        return task.answer

    def forget(self, table: str, is_stale: Callable[[int, int], bool]) -> None:
        """Drops what `is_stale(seat, seq)` at this table. What is thought about already is let go."""

        def unwanted(job: Job) -> bool:
            return job.table == table and job.wish != REVIEW and is_stale(job.seat, job.seq)

        running = [task for task in list(self._under_way.values()) if unwanted(task.job)]
        for task in [*self._waiting.drop(unwanted), *running]:
            task.refuse(Refused(409, "thinking-moved-on"))

    def prepare(self, game: str, *, first: bool = False) -> None:
        """Compiles it when there is time; the first ones before the others."""
        for keeper in self.keepers:
            keeper.wanted = {game: None, **keeper.wanted} if first else {**keeper.wanted, game: None}
        self._waiting.wake()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def is_alive(self) -> bool:
        """Whether everyone who takes work still does; a process that ended is started again by the next task."""
        return all(thread.is_alive() for thread in self._threads)

    @property
    def restarts(self) -> int:
        return sum(max(0, keeper.starts - 1) for keeper in self.keepers)

    def is_ready(self, game: str) -> bool:
        """Whether every worker has compiled it."""
        return all(game in keeper.games for keeper in self.keepers)

    def close(self) -> None:
        left = self._waiting.close()
        for keeper in self.keepers:
            keeper.close()
        for thread in self._threads:
            thread.join()
        for task in left:
            task.refuse(Refused(503, "thinking-closed", retry=SOON))

    def _check(self, job: Job) -> None:
        """Nobody waits in a request for others, nor for the compiler."""
        if not any(job.game in keeper.games for keeper in self.keepers):
            self.prepare(job.game)
            raise Refused(503, "thinking-not-ready", retry=SOON)
        if self._waiting.is_full:
            raise Refused(503, "thinking-busy", retry=SOON)

    # --- In the threads -----------------------------------------------------

    def _work(self, number: int) -> None:
        keeper = self.keepers[number]
        while not keeper.is_closed:
            task = self._waiting.take(number, lambda: not keeper.unprepared)
            if task:
                self._under_way[number] = task
                self._do(keeper, task)
                del self._under_way[number]
            elif keeper.unprepared:
                keeper.prepare()

    def _do(self, keeper: Keeper, task: Task) -> None:
        try:
            task.tell(self._answer(keeper, task))
        except OsadaError as problem:
            task.refuse(problem)
        except Exception as problem:  # the thread has to live on, and whoever waits has to know
            LOG.exception("no answer for %s at entry %d", task.job.table, task.job.seq)
            task.refuse(problem)

    def _answer(self, keeper: Keeper, task: Task) -> Any:
        job = task.job
        if task.crowded and job.wish == CHOOSE and job.level != AT_RANDOM:
            job = replace(job, level=AT_FIRST_SIGHT)
        for _ in range(ATTEMPTS):
            try:
                return keeper.answer(job)
            except Gone:
                if keeper.is_closed or task.answer.done():
                    raise Refused(503, "thinking-closed", retry=SOON) from None
                LOG.warning("a worker was lost over %s at entry %d, level %s", job.table, job.seq, job.level)
            except Failed as problem:
                LOG.error("level %s failed at %s, entry %d: %s", job.level, job.table, job.seq, problem)
                break
        if job.wish != CHOOSE:
            raise Refused(503, "thinking-failed", retry=SOON)
        return any_action(job)


def any_action(job: Job) -> str:
    """So that the match goes on: a legal action, each equally likely, the game's last resort only if need be."""
    table = snapshot.read(job.snapshot)
    codes = table.game.for_random_play(table.legal_codes(job.seat))
    return table.game.actions.text[secrets.choice(codes)]
