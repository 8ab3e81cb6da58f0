"""What is sent to us: JSON only, not too long, not too deep, and not too slowly."""

import asyncio
import re

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import Message, Receive, Scope

from osada.server.errors import Refused

MOST, MOST_OF_RECORDS = 64 * 1024, 1024 * 1024  # bytes
RECORDS = ("/api/records",)  # where whole matches are brought
DEEPEST = 16
PATIENCE = 20  # seconds for a body to arrive
STRING = re.compile(rb'"(?:[^"\\]++|\\.?)*+"?', re.DOTALL)  # an open one counts: else each quote would be tried
NO_BRACKETS = bytes(sorted(set(range(256)) - set(b"[]{}")))
ONE_KIND = bytes.maketrans(b"{}", b"[]")


async def checked(scope: Scope, receive: Receive) -> Receive:
    """Reads the body of a request that changes something, and gives it on if it may be read."""
    headers = Headers(scope=scope)
    most = MOST_OF_RECORDS if scope["path"].startswith(RECORDS) else MOST
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > most:
        raise Refused(413, "server-too-long", most=most // 1024)
    body = await _whole(receive, most)
    kind = headers.get("content-type", "application/json" if not body else "").partition(";")[0]
    if kind.strip().lower() != "application/json":
        raise Refused(415, "server-json-only")
    if is_too_deep(body):
        raise Refused(422, "server-too-deep", most=DEEPEST)
    return _again(body, receive)


async def left_out(receive: Receive) -> Receive:
    """Where whatever is sent does not matter."""
    await _whole(receive, MOST)
    return _again(b"", receive)


def is_too_deep(body: bytes) -> bool:
    """Pairs of brackets with nothing between them fall away, layer by layer. Whatever stays is deeper, or broken."""
    rest = STRING.sub(b"", body).translate(ONE_KIND, NO_BRACKETS)
    for _ in range(DEEPEST):
        rest = rest.replace(b"[]", b"")
    return bool(rest)


async def _whole(receive: Receive, most: int) -> bytes:
    parts: list[bytes] = []
    is_more, size = True, 0
    try:
        async with asyncio.timeout(PATIENCE):
            while is_more:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise ClientDisconnect
                parts.append(message.get("body", b""))
                is_more, size = message.get("more_body", False), size + len(parts[-1])
                if size > most:
                    raise Refused(413, "server-too-long", most=most // 1024)
    except TimeoutError:
        raise Refused(408, "server-too-slow") from None
    return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def give() -> Message:
        return waiting.pop() if waiting else await receive()

    return give
