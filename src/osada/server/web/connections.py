"""Connections before anything was asked on them: few from one address, and none for long.

Who opens thousands and says nothing, or a letter now and then, would otherwise take the places of all others.
"""

import asyncio
from collections import OrderedDict, defaultdict
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from osada.server.config import Settings
from osada.server.web.address import client_address, is_proxy

PATIENCE = 10.0  # seconds for the head of a request to arrive
MOST_HALF = 1000  # connections on which no whole head has arrived yet; beyond, the oldest one goes
MOST_HALF_HERE = 100  # of these from one address
MOST_HERE = 400  # connections from one address, but for those that have become sockets


class Crowd:
    """The connections of one server, by address."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._most, self._most_half = MOST_HERE * settings.limits, MOST_HALF_HERE * settings.limits  # 0: any number
        self._here: defaultdict[str, int] = defaultdict(int)
        self._half: defaultdict[str, OrderedDict[Connection, None]] = defaultdict(OrderedDict)
        self._all_half: OrderedDict[Connection, None] = OrderedDict()

    def enter(self, connection: "Connection") -> bool:
        """Whether there is room for one more from there. A proxy stands for many."""
        self._here[connection.address] += 1
        return self._is_free(connection) or self._here[connection.address] <= self._most

    def _is_free(self, connection: "Connection") -> bool:
        return not self._most or not connection.client or is_proxy(self._settings.proxies, connection.client[0])

    def leave(self, connection: "Connection") -> None:
        self.hear(connection)
        self._here[connection.address] -= 1
        if not self._here[connection.address]:
            del self._here[connection.address]

    def wait_for(self, connection: "Connection") -> None:
        """A head is owed. Where too many owe one, the connection that does so for the longest time ends."""
        self._all_half[connection] = self._half[connection.address][connection] = None
        half = self._half[connection.address]
        if len(half) > self._most_half and not self._is_free(connection):
            next(iter(half)).end()
        elif len(self._all_half) > MOST_HALF:
            next(iter(self._all_half)).end()

    def hear(self, connection: "Connection") -> None:
        """It has come."""
        self._all_half.pop(connection, None)
        self._half[connection.address].pop(connection, None)
        if not self._half[connection.address]:
            del self._half[connection.address]


class Connection(H11Protocol):
    """Ends where a head does not come in time."""

    crowd: Crowd

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = client_address({"client": self.client})
        self._owed: asyncio.TimerHandle | None = None
        self._is_counted = True
        if self.crowd.enter(self):
            self._wait()
        else:
            self.end()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._wait()
        elif self.conn.their_state is not h11.IDLE:
            self._heard()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket, and counted there."""
        self._gone()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, problem: Exception | None) -> None:
        self._gone()
        super().connection_lost(problem)

    def end(self) -> None:
        self._gone()
        self.transport.abort()

    def _wait(self) -> None:
        if self._owed is None and self._is_counted:
            self._owed = self.loop.call_later(PATIENCE, self.end)
            self.crowd.wait_for(self)

    def _heard(self) -> None:
        if self._owed is not None:
            self._owed.cancel()
            self._owed = None
            self.crowd.hear(self)

    def _gone(self) -> None:
        self._heard()
        if self._is_counted:
            self._is_counted = False
            self.crowd.leave(self)


def connections_of(settings: Settings) -> type[Connection]:
    """The kind of connection that a server with these settings makes."""
    return type("ServerConnection", (Connection,), {"crowd": Crowd(settings)})
