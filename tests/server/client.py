"""A model of every client of the live protocol (docs/live.md): it keeps what it was told, and no command gets lost."""

import asyncio
import json
from contextlib import suppress
from uuid import uuid4

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

GONE = (WebSocketException, OSError, EOFError, InvalidHandshake)
AGAIN = 0.02  # seconds before it connects again; a page waits longer each time


class Client:
    """One person at one table. `told` is the table as it was last told, `log` its entries by number."""

    def __init__(self, address, **headers):
        self._address, self._headers = address, headers
        self._socket, self._asked = None, False
        self.told, self.log = None, {}
        self.waiting, self.done, self.refused = {}, {}, {}  # commands by their number

    @property
    def seq(self):
        return self.told["seq"] if self.told else -1

    async def run(self, news):
        """Comes back whenever the wire is cut. `news` is called after everything that is new."""
        while True:
            with suppress(*GONE):
                async with connect(self._address, **self._headers) as self._socket:
                    self._asked = False
                    for message in list(self.waiting.values()):
                        await self._socket.send(message)
                    async for text in self._socket:
                        await self._hear(json.loads(text))
                        await news(self)
            await asyncio.sleep(AGAIN)

    async def command(self, do, **fields):
        """Kept until it is answered, and said again, with the same number, on every new wire."""
        number = uuid4().hex
        self.waiting[number] = json.dumps({"do": do, "client": number, **fields})
        await self._say(self.waiting[number])

    async def _say(self, text):
        with suppress(*GONE):
            await self._socket.send(text)

    async def _hear(self, message):
        match message["type"]:
            case "state" | "event":
                await self._learn(message)
            case "done" if message["client"] in self.waiting:
                del self.waiting[message["client"]]
                self.done[message["client"]] = message["seq"]
            case "refused" if message["client"] in self.waiting:
                del self.waiting[message["client"]]
                self.refused[message["client"]] = message

    async def _learn(self, message):
        is_state = message["type"] == "state"
        if message["seq"] < self.seq + (not is_state):
            return  # old news
        if message["from"] > self.seq and not is_state:
            await self._resync()
            return
        if is_state:
            self.log, self._asked = {}, False
        self.log |= {entry["seq"]: entry for entry in message["entries"] if entry["seq"] > message["from"]}
        self.told = message

    async def _resync(self):
        """Something is missing. Once is enough until the answer comes."""
        if not self._asked:
            self._asked = True
            await self._say(json.dumps({"do": "resync"}))

    def known(self):
        """All that this client knows of the table, as `GET /api/tables/{table}` gives it."""
        table = {name: value for name, value in self.told.items() if name not in ("type", "from")}
        return {**table, "entries": [self.log[seq] for seq in sorted(self.log)]}
