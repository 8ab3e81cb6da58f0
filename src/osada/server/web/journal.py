"""Writes down what was asked and how it ended: in the log and in the figures. Accidents are told to the log alone."""

import logging
import time
from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from osada.server.context import Context
from osada.server.errors import Refused, away
from osada.server.storage.database import AWAY
from osada.server.web.middleware import READING, refusal, with_headers

LOG = logging.getLogger("osada.server")
METHODS = (*READING, "POST", "PUT", "PATCH", "DELETE", "SOCKET")
NOWHERE = "-"  # a path that is none of ours is not repeated: it may be a link with a token in it


class Journal:
    """Pure ASGI, around the other middleware."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self.app, self.metrics = app, context.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        began, status = time.perf_counter(), 0
        send = with_headers(scope, send)

        async def noting(message: Message) -> None:
            nonlocal status
            status = status or _status(message)
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except WebSocketDisconnect:
            pass  # whoever leaves is no accident
        except Exception as problem:
            answer = refusal(_told(problem, _route(scope)), HTTPConnection(scope))
            await self._apologise(answer, scope, receive, noting, is_late=bool(status))
        finally:
            self._note(scope, status, time.perf_counter() - began)

    async def _apologise(self, answer: ASGIApp, scope: Scope, receive: Receive, send: Send, *, is_late: bool) -> None:
        if not is_late:
            await answer(scope, receive, send)
        elif scope["type"] == "websocket":
            with suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": 1011})

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = _route(scope), scope.get("method", "SOCKET")
        method = method if method in METHODS else NOWHERE
        LOG.info("answered", extra={"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)})
        self.metrics.requests.labels(method, route, status).inc()
        if scope["type"] == "http":
            self.metrics.request_seconds.labels(route).observe(seconds)


def _told(problem: Exception, route: str) -> Refused:
    """What is said of it, to the log and to who asked."""
    if isinstance(problem, AWAY):
        LOG.warning("the database failed", extra={"route": route, "problem": type(problem).__name__})
        return away()
    LOG.error("an accident", extra={"route": route}, exc_info=problem)
    return Refused(500, "server-accident")


def _route(scope: Scope) -> str:
    return str(getattr(scope.get("route"), "path", NOWHERE))


def _status(message: Message) -> int:
    if message["type"] == "websocket.accept":
        return 101
    return int(message.get("status", 0))
