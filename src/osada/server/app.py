"""The server as an ASGI application: its routes, and what becomes of refusals."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse

from osada.engine.errors import OsadaError
from osada.server.config import Settings
from osada.server.house import House, open_house
from osada.server.web import operation, people
from osada.server.web.journal import Journal
from osada.server.web.walls import Walls, refusal

ROUTERS = (people.router, operation.router)


def create_app(settings: Settings) -> FastAPI:
    house = open_house(settings)
    app = FastAPI(title="Osada", lifespan=_lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.house = house
    app.add_exception_handler(OsadaError, _refuse)
    app.add_middleware(Walls, house=house)
    app.add_middleware(Journal, house=house)  # the last one is the outermost
    for router in ROUTERS:
        app.include_router(router)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    house: House = app.state.house
    house.hub.open()
    yield
    house.close()


async def _refuse(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, OsadaError)
    return refusal(problem, request)
