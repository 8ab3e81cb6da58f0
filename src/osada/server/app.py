"""The server as an ASGI application: its routes, and what becomes of refusals."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from osada.engine.errors import OsadaError
from osada.server.config import Settings
from osada.server.errors import Refused, as_json
from osada.server.house import House, open_house
from osada.server.people.notices import Sender
from osada.server.tables.clock import keep_time
from osada.server.tables.play import Stale
from osada.server.thinking.start import bots_for
from osada.server.web import (
    archive,
    asking,
    games,
    hints,
    house,
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
from osada.server.web.reference import SCHEMA
from osada.server.web.schema import Doors
from osada.server.web.tables import fresh_look
from osada.server.web.visit import language_of
from osada.server.web.walls import Walls, refusal

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
    house.router,
    operation.router,
    page.router,  # the last: it has a name for everything else
)


def create_app(settings: Settings) -> FastAPI:
    house = open_house(settings)
    app = doors()
    app.state.house, app.state.channels = house, Channels(house)
    app.add_exception_handler(OsadaError, _refuse)
    app.add_exception_handler(Stale, _refuse_stale)
    app.add_exception_handler(RequestValidationError, _refuse_form)
    app.add_exception_handler(HTTPException, _refuse_way)
    app.add_middleware(Walls, house=house)
    app.add_middleware(Journal, house=house)  # the last one is the outermost
    return app


def doors() -> FastAPI:
    """The routes alone, without a house behind them: enough to describe them."""
    app = Doors(title="Osada", lifespan=_lifespan, openapi_url=SCHEMA, **BARE)
    for router in ROUTERS:
        app.include_router(router)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    house: House = app.state.house
    house.hub.open()
    clock = asyncio.create_task(keep_time(house.database, house.matches))
    sender = Sender(house)
    sender.start()
    async with bots_for(house):
        yield
    clock.cancel()
    await asyncio.wait([clock])
    await run_in_threadpool(sender.stop)
    house.close()


async def _refuse(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, OsadaError)
    return refusal(problem, request)


async def _refuse_way(request: Request, problem: Exception) -> JSONResponse:
    """No such address, or nothing that can be done there in this way."""
    assert isinstance(problem, HTTPException)
    key = "server-nowhere" if problem.status_code in (404, 405) else "server-unreadable"
    answer = await _refuse(request, Refused(problem.status_code, key))
    answer.headers.update(problem.headers or {})
    return answer


async def _refuse_form(request: Request, problem: Exception) -> JSONResponse:
    """A request that is not of the form that the schema shows: says which field."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return await _refuse(request, Refused(422, "server-form", field=where, problem=first["msg"]))


async def _refuse_stale(request: Request, problem: Exception) -> JSONResponse:
    """Who comes too late is given the fresh position at once."""
    assert isinstance(problem, Stale)
    fresh = await run_in_threadpool(fresh_look, request, problem)
    return JSONResponse({"error": as_json(problem, language_of(request)), "state": fresh}, problem.status)
