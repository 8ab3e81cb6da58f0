"""Others at home: a server that listens on this machine alone may listen on its network, too."""

import socket
from typing import Any, Protocol

from osada.server.errors import Refused
from osada.server.web.address import is_near

WAITING = 2048  # connections that are not yet taken


class Listener(Protocol):
    """A running server that can listen at one more address."""

    @property
    def port(self) -> int: ...

    async def listen_also(self, listener: socket.socket) -> None: ...


class Lan:
    """The address in the network: closed until somebody at this machine opens it, then open until the server ends."""

    def __init__(self, server: Listener) -> None:
        self._server = server
        self.address: str | None = None  # what others type, once it is open

    async def open(self) -> str:
        """The address for the others. Whoever opens it again is told the same."""
        if self.address is None:
            listener = _listener(self._server.port)
            await self._server.listen_also(listener)
            host, port = listener.getsockname()[:2]
            self.address = f"http://{host}:{port}"
        return self.address


def listener_at(address: tuple[Any, Any], family: int = socket.AF_INET) -> socket.socket:
    """An open socket. Its connections inherit that a response leaves at once; asyncio itself asks for that only where a
    socket was made for TCP by name, and this one was not."""
    listener = socket.create_server(address, family=family, backlog=WAITING)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def own_addresses() -> list[str]:
    """The address with which this machine would leave; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of documentation: nobody has it
        except OSError:
            return []
        return [probe.getsockname()[0]]


def _listener(port: int) -> socket.socket:
    """Only in a private network: plain HTTP is for wires that people know. The same port, or any that is free."""
    near = [address for address in own_addresses() if is_near(address)]
    if not near:
        raise Refused(409, "home-no-network")
    for wanted in (port, 0):
        try:
            return listener_at((near[0], wanted))
        except OSError:
            continue
    raise Refused(409, "home-no-network")
