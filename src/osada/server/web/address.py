"""Where a request comes from, and whom it believes to speak to: addresses, hosts, origins."""

from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from osada.server.config import Settings

# Names that nobody can register: a strange page cannot point them at this machine.
OWN_NAMES = (".localhost", ".local", ".internal", ".home.arpa")
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
HOME = 64  # bits of an IPv6 address that a household shares


def client_address(scope: Scope) -> str:
    """Of the client itself, once the middleware has looked behind the proxies; of IPv6 only what a household shares."""
    address = _address(scope["client"][0]) if scope.get("client") else None
    if isinstance(address, IPv6Address) and address.is_global:
        return str(IPv6Network((address, HOME), strict=False))
    return str(address)


def is_loopback(scope: Scope) -> bool:
    """Whether a program of this machine asks for itself, and for nobody behind it."""
    address = _address(scope["client"][0]) if scope.get("client") else None
    return bool(address and address.is_loopback) and not any(name in Headers(scope=scope) for name in FORWARDED)


def is_near(text: str) -> bool:
    """An address of this machine or of a private network: plain HTTP reaches it on wires that people know."""
    address = _address(text)
    return address is not None and not address.is_global


def known_host(settings: Settings, host: str) -> bool:
    """Ours, or one that only this machine and its network can mean: so no other site leads a browser here."""
    name = _split(f"//{host}").hostname or ""
    if name == _split(settings.url).hostname or is_near(name):
        return bool(name)
    return name == "localhost" or name.endswith(OWN_NAMES) or ("." not in name and ":" not in name and name != "")


def allowed_origin(settings: Settings, headers: Headers) -> bool:
    """Whether the page that sends this was served by us. Browsers always say its origin to a WebSocket."""
    origin, host = _split(headers.get("origin", "")), headers.get("host", "")
    ours = _split(settings.url)
    if not origin.scheme or not origin.netloc:
        return False
    if origin.hostname == ours.hostname:
        return (origin.scheme, origin.netloc) == (ours.scheme, ours.netloc)
    return origin.scheme in ("http", "https") and origin.netloc == host and known_host(settings, host)


def behind_proxies(settings: Settings, scope: Scope) -> tuple[str, str]:
    """The address and the scheme of the client: what a configured proxy says of them is believed, all else is not."""
    peer, headers = scope["client"][0] if scope.get("client") else "", Headers(scope=scope)
    is_secure = scope["scheme"] in ("https", "wss")
    if not is_proxy(settings.proxies, peer):
        return peer, "https" if is_secure else "http"
    said = headers.get("x-forwarded-proto", "https" if settings.secure or is_secure else "http")
    hops = [hop.strip() for hop in ",".join(headers.getlist("x-forwarded-for")).split(",")]
    farthest = next((hop for hop in reversed(hops) if not is_proxy(settings.proxies, hop)), peer)
    return farthest if _address(farthest) else peer, said.split(",")[-1].strip()


def broken_network(proxies: str) -> str | None:
    """The first of the configured proxies that is no address and no network."""
    for part in proxies.split(","):
        try:
            _networks(part)
        except ValueError:
            return part.strip()
    return None


def is_sound_url(url: str) -> bool:
    """Of a whole host, and plain only where that is a private one: a browser sends no cookie of HTTPS elsewhere."""
    parts = _split(url)
    is_whole = bool(parts.hostname) and not (parts.path.strip("/") or parts.query or parts.fragment)
    is_private = parts.scheme == "http" and known_host(Settings(), parts.netloc)
    return is_whole and (parts.scheme == "https" or is_private)


def is_proxy(proxies: str, text: str) -> bool:
    address = _address(text)
    return address is not None and any(address in network for network in _networks(proxies))


@cache
def _networks(proxies: str) -> list[Any]:
    return [ip_network(part.strip()) for part in proxies.split(",") if part.strip()]


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _split(url: str) -> Any:
    """A broken one is like none."""
    try:
        parts = urlsplit(url)
        _ = parts.port  # a port that is no number shows only when it is asked for
    except ValueError:
        return urlsplit("")
    return parts
