"""A wire between clients and a server that fails at a chosen message: cut, doubled, delayed, overtaken by the next."""

import asyncio
from contextlib import asynccontextmanager, suppress

from websockets.asyncio.client import connect
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

CUT_BEFORE, CUT_AFTER, DOUBLED, DELAYED, OVERTAKEN = FAULTS = ("before", "after", "doubled", "delayed", "overtaken")
A_WHILE = 0.03  # seconds


class Wire:
    """Counts the messages of all connections, in both directions; message number `at` meets the fault."""

    def __init__(self, url):
        self._url, self.kind, self.at, self.count = url, None, None, 0

    def fails(self, kind, at):
        self.kind, self.at, self.count = kind, at, 0

    async def carry(self, near):
        path, cookie = near.request.path, near.request.headers["cookie"]
        there = connect(self._url.replace("http", "ws") + path, additional_headers={"cookie": cookie}, origin=self._url)
        async with there as far:
            pumps = [asyncio.create_task(self._pump(near, far)), asyncio.create_task(self._pump(far, near))]
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            near.transport.abort()
            far.transport.abort()

    async def _pump(self, source, target):
        """Until one of the ends is gone, or the wire is cut."""
        passed, late = asyncio.Event(), []
        with suppress(ConnectionClosed):
            async for message in source:
                fault = self.kind if self.count == self.at else None
                self.count += 1
                if fault == CUT_BEFORE:
                    return
                if fault == OVERTAKEN:
                    late.append(asyncio.create_task(self._send_late(target, message, passed)))
                    continue
                await asyncio.sleep(A_WHILE if fault == DELAYED else 0)
                await target.send(message)
                passed.set()
                if fault == DOUBLED:
                    await target.send(message)
                if fault == CUT_AFTER:
                    await asyncio.sleep(0)
                    return

    async def _send_late(self, target, message, passed):
        """After the next message, if one comes soon."""
        passed.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(passed.wait(), A_WHILE)
        with suppress(ConnectionClosed):
            await target.send(message)


@asynccontextmanager
async def wired(url):
    """The address of a wire to the server, and the wire."""
    wire = Wire(url)
    async with serve(wire.carry, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        yield f"ws://127.0.0.1:{port}", wire
