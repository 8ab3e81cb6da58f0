"""Tells those who watch a table that something is new there. What it is, they look up themselves."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Hub:
    """Lives in the event loop; `ring` may be called from any thread."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._bells: defaultdict[str, dict[asyncio.Event, str | None]] = defaultdict(dict)

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
        """The people who look at the table now."""
        return {person for person in list(self._bells.get(table, {}).values()) if person}

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
