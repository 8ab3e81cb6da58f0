"""Commands before news: whoever acts waits for a response, and both need the same processor."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

LONGEST_WAIT = 0.02  # seconds for which news step back


class Commands:
    """Those that are being done now. Lives in the event loop."""

    def __init__(self) -> None:
        self._count, self._none = 0, asyncio.Event()

    @contextmanager
    def one(self) -> Iterator[None]:
        """While a command is being done."""
        self._count += 1
        self._none.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._none.set()

    async def over(self) -> None:
        """Returns when none is being done, or after a while."""
        if self._count:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._none.wait(), LONGEST_WAIT)
