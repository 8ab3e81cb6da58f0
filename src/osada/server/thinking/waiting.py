"""The questions that wait for a worker, and which of them comes next."""

import itertools
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from typing import Any

from osada.server.thinking.job import CHOOSE, REVIEW, SUGGEST, Job

ORDER = (CHOOSE, SUGGEST, REVIEW)
REMEMBERED = 1000  # tables of which we know when they had their last turn


class Task:
    """A question and the promise of its answer."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.answer: Future[Any] = Future()
        self.crowded = False  # too many wait: it has to be answered at first sight
        self.arrival = 0

    def tell(self, answer: Any) -> None:
        with suppress(InvalidStateError):  # nobody waits for it any more
            self.answer.set_result(answer)

    def refuse(self, problem: BaseException) -> None:
        with suppress(InvalidStateError):
            self.answer.set_exception(problem)


class Waiting:
    """Players come before those who ask for advice, these before reviews, and tables take turns.

    A table has its own worker, which remembers it; another one helps out only while that one is busy.
    """

    def __init__(self, workers: int, most: int) -> None:
        self._workers, self._most = workers, most
        self._tasks: list[Task] = []
        self._idle: set[int] = set()
        self._served: OrderedDict[str, int] = OrderedDict()  # table: when it had its last turn
        self._clock = itertools.count(1)
        self._closed = False
        self._changed = threading.Condition()

    def __len__(self) -> int:
        return len(self._tasks)

    @property
    def is_full(self) -> bool:
        return len(self._tasks) >= self._most

    def put(self, task: Task) -> None:
        with self._changed:
            task.arrival = next(self._clock)
            self._tasks.append(task)
            self._changed.notify_all()

    def wake(self) -> None:
        """Those who wait see whether they have something else to do."""
        with self._changed:
            self._changed.notify_all()

    def take(self, worker: int, may_wait: Callable[[], bool]) -> Task | None:
        """The next task for a worker; None if there is none and it may not wait, or when all is over."""
        with self._changed:
            self._idle.add(worker)
            try:
                while not self._closed:
                    task = self._next(worker)
                    if task or not may_wait():
                        return task
                    self._changed.wait()
                return None
            finally:
                self._idle.discard(worker)
                self._changed.notify_all()  # what is at home here may be done elsewhere from now on

    def drop(self, unwanted: Callable[[Job], bool]) -> list[Task]:
        with self._changed:
            gone = [task for task in self._tasks if unwanted(task.job)]
            self._tasks = [task for task in self._tasks if task not in gone]
            return gone

    def close(self) -> list[Task]:
        """Nothing is taken any more. Gives what is left."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
            return self._tasks

    # --- Helpers ------------------------------------------------------------

    def _next(self, worker: int) -> Task | None:
        self._tasks = [task for task in self._tasks if not task.answer.done()]  # some are not waited for any more
        found = min((task for task in self._tasks if self._may(worker, task)), key=self._rank, default=None)
        if found:
            found.crowded = len(self._tasks) > self._most
            self._tasks.remove(found)
            self._note(found.job.table)
        return found

    def _may(self, worker: int, task: Task) -> bool:
        home = hash(task.job.table) % self._workers
        return home == worker or home not in self._idle

    def _rank(self, task: Task) -> tuple[int, int, int]:
        return ORDER.index(task.job.wish), self._served.get(task.job.table, 0), task.arrival

    def _note(self, table: str) -> None:
        self._served[table] = next(self._clock)
        self._served.move_to_end(table)
        while len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
