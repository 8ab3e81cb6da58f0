"""Tells those who watch a table that something is new there. What it is, they look up themselves."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

from anyio import CapacityLimiter

# Threads that make news. More would take the processor from the moves; one alone that waits would hold up all tables.
NEWS_THREADS = 2


class Heard(NamedTuple):
    """Who looks at a table through another server, and until when that counts."""

    people: frozenset[str]
    until: float


class Hub:
    """Lives in the event loop; `ring` may be called from any thread."""

    def __init__(self) -> None:
        self.news_limiter = CapacityLimiter(NEWS_THREADS)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._bells: defaultdict[str, dict[asyncio.Event, str | None]] = defaultdict(dict)
        self._elsewhere: dict[str, dict[str, Heard]] = {}  # by table and server

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()

    @contextmanager
    def watching(self, table: str, person: str | None = None) -> Iterator[asyncio.Event]:
        """A bell that rings when there is news of the table. Meanwhile the person counts as present."""
        bell = asyncio.Event()
        self._bells[table][bell] = person
        self._ring(table)
        try:
            yield bell
        finally:
            del self._bells[table][bell]
            self._ring(table)
            if not self._bells[table]:
                del self._bells[table]

    def present(self, table: str) -> set[str]:
        """The people who look at the table now, through whichever server."""
        elsewhere = list(self._elsewhere.get(table, {}).values())
        return set(self._here(table)).union(*(heard.people for heard in elsewhere))

    @property
    def here(self) -> dict[str, frozenset[str]]:
        """Those who look at each table through this server."""
        found = {table: self._here(table) for table in self.watched}
        return {table: people for table, people in found.items() if people}

    def _here(self, table: str) -> frozenset[str]:
        return frozenset(person for person in list(self._bells.get(table, {}).values()) if person)

    def hear(self, server: str, table: str, people: Iterable[str], seconds: float) -> None:
        """Another server tells who looks at a table there; it counts for a while, unless it is told again."""
        heard = Heard(frozenset(people), time.monotonic() + seconds)
        others = {name: other for name, other in self._elsewhere.get(table, {}).items() if name != server}
        self._set_elsewhere(table, others | ({server: heard} if heard.people else {}))

    def forget_silent(self) -> None:
        """Of servers that have told nothing for too long nothing is known."""
        now = time.monotonic()
        for table, servers in list(self._elsewhere.items()):
            self._set_elsewhere(table, {name: heard for name, heard in servers.items() if heard.until > now})

    def _set_elsewhere(self, table: str, servers: dict[str, Heard]) -> None:
        before = self.present(table)
        self._elsewhere[table] = servers
        if not servers:
            del self._elsewhere[table]
        if self.present(table) != before:
            self.ring(table)

    def ring(self, table: str) -> None:
        if self._loop:
            with suppress(RuntimeError):  # the loop is closed: nobody watches any more
                self._loop.call_soon_threadsafe(self._ring, table)

    def _ring(self, table: str) -> None:
        for bell in self._bells.get(table, ()):
            bell.set()

    @property
    def watched(self) -> list[str]:
        return list(self._bells)
