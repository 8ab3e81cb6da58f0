"""Middleware: what is turned away before any route is asked, and what stands on every response."""

from collections import Counter

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from osada.engine.errors import OsadaError
from osada.server.context import Context
from osada.server.errors import Refused, as_json, status_of
from osada.server.web import body
from osada.server.web.address import allowed_origin, behind_proxies, client_address, is_near, known_host
from osada.server.web.visit import language_of

LONGEST_HEAD = 32 * 1024  # bytes of all headers
READING = ("GET", "HEAD", "OPTIONS")
SIGNED = ("/api/notices/off/",)  # the address itself proves the right: mail programs send forms there (RFC 8058)
NO_SITE = ("same-origin", "none")  # what a browser says of a request that no other site has caused
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def refusal(problem: OsadaError, connection: HTTPConnection) -> JSONResponse:
    """A refusal as every route answers it."""
    retry = getattr(problem, "retry", None)
    headers = {"Retry-After": str(round(retry + 0.5))} if retry is not None else None
    return JSONResponse({"error": as_json(problem, language_of(connection))}, status_of(problem), headers)


class SecurityMiddleware:
    """Pure ASGI: it stands around the whole application, its pages and its sockets."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self.app, self.context, self.settings = app, context, context.settings
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        try:
            self._look(scope)
            if scope["type"] == "websocket":
                self._check_socket(scope)
            elif scope["method"] not in READING:
                receive = await self._checked(scope, receive)
        except Refused as problem:
            return await refusal(problem, HTTPConnection(scope))(scope, receive, send)
        except ClientDisconnect:
            return None
        if scope["type"] == "websocket":
            return await self._counted(scope, receive, send)
        return await self.app(scope, receive, send)

    def _look(self, scope: Scope) -> None:
        """Who comes, by which way, and whom they want."""
        client, scheme = behind_proxies(self.settings, scope)
        scope["client"] = (client, 0)
        if sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST_HEAD:
            raise Refused(431, "server-too-long", most=LONGEST_HEAD // 1024)
        hosts = Headers(scope=scope).getlist("host")
        if len(hosts) != 1 or not known_host(self.settings, hosts[0]):
            raise Refused(421, "server-host")
        if scheme != "https" and not is_near(client):
            raise Refused(403, "server-plain-http")
        scope["scheme"] = {"http": scheme, "websocket": "wss" if scheme == "https" else "ws"}[scope["type"]]

    async def _checked(self, scope: Scope, receive: Receive) -> Receive:
        if scope["path"].startswith(SIGNED):
            return await body.left_out(receive)
        self._check_page(Headers(scope=scope))
        return await body.checked(scope, receive)

    def _check_page(self, headers: Headers) -> None:
        """What a browser says of the page that sends this. Other programs say nothing and have no cookies to abuse."""
        site, origin = headers.get("sec-fetch-site"), headers.get("origin")
        is_silent = site == "same-origin" and origin == "null"  # a form of a page without referrers
        is_ours = origin is None or is_silent or allowed_origin(self.settings, headers)
        if not is_ours or (site is not None and site not in NO_SITE):
            raise Refused(403, "server-origin")

    def _check_socket(self, scope: Scope) -> None:
        if not allowed_origin(self.settings, Headers(scope=scope)):
            raise Refused(403, "server-origin")
        address = client_address(scope)
        self.context.limits.take("connect", address)
        if self._sockets[address] >= self.settings.sockets:
            raise Refused(429, "server-sockets", retry=30, most=self.settings.sockets)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = client_address(scope)
        self._sockets[address] += 1
        self.context.metrics.sockets.inc()
        try:
            await self.app(scope, receive, send)
        finally:
            self.context.metrics.sockets.dec()
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def with_headers(scope: Scope, send: Send) -> Send:
    """Gives every response its headers, refusals too."""
    is_api = scope["path"].startswith("/api")

    async def send_with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if is_api:
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_with_headers
