"""The server as an ASGI application: its routes, and what becomes of refusals."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event
from typing import Any

from fastapi import Depends, FastAPI, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from osada.engine.errors import OsadaError
from osada.server.config import Settings
from osada.server.context import Context, open_context
from osada.server.errors import Refused, as_json
from osada.server.people.notifications import PAUSE, Sender
from osada.server.tables.clock import TICK, Clock
from osada.server.tables.play import Stale
from osada.server.thinking.start import bots_for
from osada.server.web import (
    archive,
    asking,
    games,
    hints,
    home,
    keys,
    operation,
    page,
    people_all,
    play,
    reviews,
    sockets,
    tables,
)
from osada.server.web.broadcast import Channels
from osada.server.web.journal import Journal
from osada.server.web.middleware import SecurityMiddleware, refusal
from osada.server.web.openapi import Api
from osada.server.web.reference import SCHEMA
from osada.server.web.tables import fresh_look
from osada.server.web.visit import language_of, limited

DAY = 24 * 3600.0  # seconds between two checks of all matches in play
BARE: dict[str, Any] = {"docs_url": None, "redoc_url": None, "redirect_slashes": False}  # a name is right, or wrong
ROUTERS = (
    people_all.router,
    tables.router,
    play.router,
    hints.router,
    sockets.router,
    asking.router,
    archive.router,
    reviews.router,
    games.router,
    home.router,
    keys.router,
    operation.router,
    page.router,  # the last: it has a name for everything else
)


def create_app(settings: Settings) -> FastAPI:
    context = open_context(settings)
    app = routes()
    app.state.context, app.state.channels = context, Channels(context)
    app.add_exception_handler(OsadaError, _refuse)
    app.add_exception_handler(Stale, _refuse_stale)
    app.add_exception_handler(RequestValidationError, _refuse_request)
    app.add_exception_handler(HTTPException, _refuse_way)
    app.add_middleware(SecurityMiddleware, context=context)
    app.add_middleware(Journal, context=context)  # the last one is the outermost
    return app


def routes() -> FastAPI:
    """The routes alone, without a database behind them: enough to describe them."""
    app = Api(title="Osada", lifespan=_lifespan, openapi_url=SCHEMA, dependencies=[Depends(limited)], **BARE)
    for router in ROUTERS:
        app.include_router(router)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    context: Context = app.state.context
    context.hub.open()
    sender, clock = Sender(context), Clock(context.database, context.matches)
    closed = Event()
    tasks = [
        context.tasks.start("clock", TICK, clock.tick),
        context.tasks.start("notices", PAUSE, sender.send_due),
        context.tasks.start("checks", DAY, lambda: context.matches.check_all(lambda: not closed.is_set())),
    ]
    async with bots_for(context):
        yield
    closed.set()
    await run_in_threadpool(sender.stop)
    for task in tasks:
        await run_in_threadpool(context.tasks.stop, task)
    context.close()


async def _refuse(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, OsadaError)
    return refusal(problem, request)


async def _refuse_way(request: Request, problem: Exception) -> JSONResponse:
    """No such address, or nothing that can be done there in this way."""
    assert isinstance(problem, HTTPException)
    key = "server-nowhere" if problem.status_code in (404, 405) else "server-unreadable"
    response = await _refuse(request, Refused(problem.status_code, key))
    response.headers.update(problem.headers or {})
    return response


async def _refuse_request(request: Request, problem: Exception) -> JSONResponse:
    """A request that is not as the schema shows it: says which field."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return await _refuse(request, Refused(422, "server-form", field=where, problem=first["msg"]))


async def _refuse_stale(request: Request, problem: Exception) -> JSONResponse:
    """Who comes too late is given the fresh position at once."""
    assert isinstance(problem, Stale)
    fresh = await run_in_threadpool(fresh_look, request, problem)
    return JSONResponse({"error": as_json(problem, language_of(request)), "state": fresh}, problem.status)
