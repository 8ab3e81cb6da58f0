"""The addresses that browsers give us to push to: whoever writes one may not make the server call its own network."""

import http.client
import ipaddress
import re
import socket
import ssl
from collections.abc import Callable, Iterable
from typing import NamedTuple
from urllib.parse import urlsplit

from osada.server.errors import Refused

HTTPS = 443
LONGEST_ENDPOINT = 500  # characters
TIMEOUT = 8  # seconds
HOST = re.compile(r"(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]")
UNICAST = ipaddress.ip_network("2000::/3")  # the only part of IPv6 in which anybody's server may stand


class Target(NamedTuple):
    """Where a request goes: the host's name, and the address that was checked."""

    host: str
    address: str
    port: int


Resolve = Callable[[str], Iterable[str]]


def addresses_of(host: str) -> list[str]:
    """What the name service says; nothing where it knows nothing."""
    try:
        found = socket.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    except OSError:
        return []
    return [str(entry[4][0]) for entry in found]


def host_of(endpoint: str) -> str:
    """The host of an endpoint that is well formed: https, a name, the usual port, nothing hidden in it."""
    try:
        parts = urlsplit(endpoint)
        is_plain = parts.scheme == "https" and "@" not in parts.netloc and parts.port in (None, HTTPS)
        host = parts.hostname or ""
    except ValueError:
        raise Refused(422, "people-push-address") from None
    is_clean = (
        len(endpoint) <= LONGEST_ENDPOINT and endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    )
    if not (is_plain and is_clean and HOST.fullmatch(host)):
        raise Refused(422, "people-push-address")
    return host


def is_public(address: str) -> bool:
    """Whether it is an address of the open internet, and of nothing behind it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and (found not in UNICAST or found.sixtofour or found.teredo):
        return False
    return found.is_global and not found.is_multicast


def target_of(endpoint: str, resolve: Resolve = addresses_of) -> Target:
    """Checked at every use, and then that very address is used: a name may mean something else a moment later."""
    host = host_of(endpoint)
    found = list(resolve(host))
    if not found or not all(is_public(address) for address in found):
        raise Refused(422, "people-push-address")
    return Target(host, found[0], HTTPS)


class _Pinned(http.client.HTTPSConnection):
    """Goes to the address that was checked, and asks there for the host's certificate."""

    def __init__(self, target: Target, context: ssl.SSLContext) -> None:
        super().__init__(target.host, target.port, timeout=TIMEOUT)
        self._target, self._trust = target, context

    def connect(self) -> None:
        plain = socket.create_connection((self._target.address, self._target.port), TIMEOUT)
        try:
            self.sock = self._trust.wrap_socket(plain, server_hostname=self._target.host)
        except BaseException:
            plain.close()
            raise


def post(target: Target, path: str, body: bytes, headers: dict[str, str], context: ssl.SSLContext) -> int:
    """The status of the response. No redirect is followed, and nothing that is answered is read."""
    connection = _Pinned(target, context)
    try:
        connection.request("POST", path, body, headers)
        with connection.getresponse() as response:
            return response.status
    finally:
        connection.close()
