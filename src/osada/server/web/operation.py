"""Routes for those who run the server: whether it is well, what it counts, and a page about its other routes."""

from fastapi import APIRouter, Request, Response
from starlette.responses import JSONResponse

from osada.server.errors import Refused
from osada.server.tokens import same
from osada.server.web.address import is_loopback
from osada.server.web.reference import page
from osada.server.web.visit import TheContext, language_of

router = APIRouter(include_in_schema=False)


@router.get("/health")
def health(context: TheContext) -> JSONResponse:
    """Each part by name, and whether it answers."""
    found = {name: check() for name, check in context.checks.items()}
    return JSONResponse({"ok": all(found.values()), "parts": found}, 200 if all(found.values()) else 503)


@router.get("/metrics")
def metrics(request: Request, context: TheContext) -> Response:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    token = context.settings.metrics
    if not is_loopback(request.scope) and not (token and same(given, token)):
        raise Refused(403, "server-metrics")
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/api/docs")
def reference(request: Request) -> Response:
    return page(request.app.openapi(), language_of(request))
