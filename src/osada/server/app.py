"""The server as an ASGI application: its routes, and what becomes of refusals."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse

from osada.engine.errors import OsadaError
from osada.server.config import Settings
from osada.server.errors import Refused, as_json, status_of
from osada.server.house import House, open_house
from osada.server.tables.clock import keep_time
from osada.server.tables.play import Stale
from osada.server.thinking.start import bots_for
from osada.server.web import archive, asking, hints, people, play, sockets, tables
from osada.server.web.tables import fresh_look
from osada.server.web.visit import language_of

ROUTERS = (
    people.router,
    tables.router,
    play.router,
    hints.router,
    sockets.router,
    asking.router,
    archive.router,
)


def create_app(settings: Settings) -> FastAPI:
    house = open_house(settings)
    app = FastAPI(
        title="Osada", lifespan=_lifespan, docs_url="/api/docs", redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.house = house
    app.add_exception_handler(OsadaError, _refuse)
    app.add_exception_handler(Stale, _refuse_stale)
    app.add_exception_handler(RequestValidationError, _refuse_form)
    for router in ROUTERS:
        app.include_router(router)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    house: House = app.state.house
    house.hub.open()
    clock = asyncio.create_task(keep_time(house.database, house.matches))
    async with bots_for(house):
        yield
    clock.cancel()
    house.close()


async def _refuse(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, OsadaError)
    retry = getattr(problem, "retry", None)
    headers = {"Retry-After": str(round(retry + 0.5))} if retry is not None else None
    return JSONResponse({"error": as_json(problem, language_of(request))}, status_of(problem), headers)


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
