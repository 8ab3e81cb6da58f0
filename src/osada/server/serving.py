"""Runs the server: uvicorn with our limits. It ends gently: commands finish, sockets are told to come back."""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn

from osada.engine.errors import BadSetUp
from osada.server.app import create_app
from osada.server.config import Settings
from osada.server.lan import WAITING, listener_at, own_addresses
from osada.server.web.address import broken_network, is_near, is_sound_url
from osada.server.web.connections import connections_of
from osada.server.web.middleware import LONGEST_HEAD

LOG = logging.getLogger("osada.server")
LONGEST_MESSAGE = 32 * 1024  # bytes, of a socket
PASSIVE = socket.AI_PASSIVE  # no name is every address of this machine
LEAVING = 20  # seconds for commands to finish when the server ends
LIMITS: dict[str, Any] = {
    "ws": "websockets-sansio",
    "ws_max_size": LONGEST_MESSAGE,
    "ws_per_message_deflate": False,  # a small message could unfold to a huge one
    "h11_max_incomplete_event_size": LONGEST_HEAD,
    "timeout_graceful_shutdown": LEAVING,
    "proxy_headers": False,  # the middleware looks behind proxies, and only behind those that are configured
}
SILENT: dict[str, Any] = {"server_header": False, "access_log": False, "log_config": None}
SWITCH = 0.0005  # seconds for which a thread that makes news may keep the loop from answering; Python's own are 5 ms
EVERYWHERE = ("0.0.0.0", "::", "")


class Server(uvicorn.Server):
    """Says its port once it can be reached."""

    ready: Callable[[int], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready:
            self.ready(self.port)

    @property
    def port(self) -> int:
        return int(self.servers[0].sockets[0].getsockname()[1])

    async def listen_also(self, listener: socket.socket) -> None:
        """At one more address, with the same limits; it is shut with all others when the server ends."""
        kind: Any = self.config.http_protocol_class
        facts = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(lambda: kind(**facts), sock=listener, backlog=WAITING))


def server_of(settings: Settings) -> Server:
    """Not yet running."""
    sys.setswitchinterval(SWITCH)
    app = create_app(settings)
    return Server(
        uvicorn.Config(
            app,
            host=settings.host,
            port=settings.port,
            http=connections_of(settings),
            limit_concurrency=settings.connections,
            **LIMITS,
            **SILENT,
        )
    )


def listening(settings: Settings) -> socket.socket:
    """The open socket. Who connects before the server is ready, waits."""
    try:
        family, *_, address = socket.getaddrinfo(
            settings.host or None, settings.port, type=socket.SOCK_STREAM, flags=PASSIVE
        )[0]
        return listener_at(address[:2], family)
    except OSError as problem:
        raise BadSetUp("serve-address", host=settings.host, port=settings.port, problem=problem.strerror) from None


def check_address(settings: Settings) -> None:
    """Plain HTTP is for this machine and private networks; a public address needs a proxy that speaks HTTPS."""
    if broken := broken_network(settings.proxies):
        raise BadSetUp("server-proxies", found=broken)
    if settings.url and not is_sound_url(settings.url):
        raise BadSetUp("server-url", found=settings.url)
    if settings.host in EVERYWHERE or is_near(settings.host) or settings.host == "localhost" or settings.proxies:
        return
    raise BadSetUp("server-public-plain", host=settings.host)


def addresses(settings: Settings, port: int) -> list[str]:
    """What people type to come here."""
    if settings.url:
        return [settings.url]
    if settings.host not in EVERYWHERE:
        return [_url(settings.host, port)]
    return [_url("127.0.0.1", port), *(_url(address, port) for address in own_addresses())]


def is_open_plainly(settings: Settings) -> bool:
    """Whether others on the network may come without HTTPS, and could read along."""
    return not settings.secure and settings.host not in ("localhost", "127.0.0.1", "::1")


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
