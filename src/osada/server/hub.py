"""Tells those who watch a table that something is new there. What it is, they look up themselves."""

import asyncio
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import NamedTuple


class Heard(NamedTuple):
    """Who looks at a table through another server, and until when that counts."""

    people: frozenset[str]
    until: float


@dataclass
class Watched:
    """A table that somebody looks at: its bell, and the person behind each who does; None for a stranger."""

    bell: asyncio.Event = field(default_factory=asyncio.Event)
    people: list[str | None] = field(default_factory=list)


class Hub:
    """Lives in the event loop; `ring` may be called from any thread."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._watched: dict[str, Watched] = {}
        self._elsewhere: dict[str, dict[str, Heard]] = {}  # by table and server

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()

    @contextmanager
    def watching(self, table: str, person: str | None = None) -> Iterator[asyncio.Event]:
        """The table's bell, which rings when there is news. Meanwhile the person counts as present."""
        watched = self._watched.setdefault(table, Watched())
        watched.people.append(person)
        watched.bell.set()
        try:
            yield watched.bell
        finally:
            watched.people.remove(person)
            watched.bell.set()
            if not watched.people:
                del self._watched[table]

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
        watched = self._watched.get(table)
        return frozenset(person for person in list(watched.people) if person) if watched else frozenset()

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
        if watched := self._watched.get(table):
            watched.bell.set()

    @property
    def watched(self) -> list[str]:
        return list(self._watched)
