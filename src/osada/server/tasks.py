"""What the server does by itself, again and again: each in a thread of its own, and it is seen whether it still does.

What fails is told to the log, counted, and done again, after a longer and longer pause.
"""

import logging
import threading
import time
from collections.abc import Callable

LOG = logging.getLogger(__name__)

LONGEST_PAUSE = 10.0  # seconds until what has failed is tried again; what is rarer anyway keeps its own time
LATE = 30.0  # seconds beyond its time after which something is not well


class Task:
    """One of them. It begins at once."""

    def __init__(self, name: str, every: float, work: Callable[[], object]) -> None:
        self.name, self.failures = name, 0
        self._every, self._work = every, work
        self._done = time.monotonic()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    @property
    def age(self) -> float:
        """Seconds since it last went well."""
        return time.monotonic() - self._done

    @property
    def is_well(self) -> bool:
        return self._thread.is_alive() and self.age < self._every + LATE

    def close(self) -> None:
        """What is under way is done to its end."""
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        pause = self._every
        while not self._closed.is_set():
            pause = self._every if self._try() else min(2 * pause, max(LONGEST_PAUSE, self._every))
            self._closed.wait(pause)

    def _try(self) -> bool:
        try:
            self._work()
        except Exception:
            self.failures += 1
            LOG.exception("%s failed (failures so far: %d)", self.name, self.failures)
            return False
        self._done = time.monotonic()
        return True


class Tasks:
    """All of a server."""

    def __init__(self) -> None:
        self._tasks: list[Task] = []

    def start(self, name: str, every: float, work: Callable[[], object]) -> Task:
        task = Task(name, every, work)
        self._tasks.append(task)
        return task

    @property
    def running(self) -> tuple[Task, ...]:
        return tuple(self._tasks)

    @property
    def are_well(self) -> bool:
        return all(task.is_well for task in self._tasks)

    def stop(self, task: Task) -> None:
        self._tasks.remove(task)
        task.close()
