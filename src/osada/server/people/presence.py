"""Who looks at a table right now, in this process: they need no notice."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock


class Presence:
    """A socket says `with presence.at(person, table)` for as long as it is open. Any thread may ask."""

    def __init__(self) -> None:
        self._there: Counter[tuple[str, str]] = Counter()
        self._lock = Lock()

    @contextmanager
    def at(self, person: str, table: str) -> Iterator[None]:
        with self._lock:
            self._there[person, table] += 1
        try:
            yield
        finally:
            with self._lock:
                self._there[person, table] -= 1
                if not self._there[person, table]:
                    del self._there[person, table]

    def is_present(self, person: str, table: str) -> bool:
        with self._lock:
            return (person, table) in self._there
