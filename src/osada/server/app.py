"""The server as an ASGI application: its routes, and what becomes of refusals."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse

from osada.engine.errors import OsadaError
from osada.server.config import Settings
from osada.server.errors import as_json, status_of
from osada.server.house import House, open_house
from osada.server.web import people
from osada.server.web.visit import language_of

ROUTERS = (people.router,)


def create_app(settings: Settings) -> FastAPI:
    house = open_house(settings)
    app = FastAPI(
        title="Osada", lifespan=_lifespan, docs_url="/api/docs", redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.house = house
    app.add_exception_handler(OsadaError, _refuse)
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
    retry = getattr(problem, "retry", None)
    headers = {"Retry-After": str(round(retry + 0.5))} if retry is not None else None
    return JSONResponse({"error": as_json(problem, language_of(request))}, status_of(problem), headers)
