"""The command `osada worker`: bots of servers on PostgreSQL think on this machine."""

import asyncio
from contextlib import closing
from typing import Annotated

import typer

from osada.cli.options import T
from osada.cli.speech import err
from osada.engine.errors import OsadaError
from osada.server.config import settings_from

Database = Annotated[str | None, typer.Option(metavar="URL", help=T("worker-help-database"))]
Workers = Annotated[int | None, typer.Option(min=1, help=T("worker-help-workers"))]


def worker(database: Database = None, workers: Workers = None) -> None:
    settings = settings_from(database=database, workers=workers, thinking="workers")
    try:
        from osada.server.house import open_house  # only this command needs the server
        from osada.server.thinking.workshop import work
    except ModuleNotFoundError as missing:
        if missing.name not in ("psycopg", "psycopg_pool", "procrastinate"):
            raise
        raise OsadaError("thinking-needs-package") from None
    with closing(open_house(settings)) as house:
        where = house.database.url.render_as_string(hide_password=True)
        err().print(T("worker-began", processes=settings.thinkers, database=where), markup=False, soft_wrap=True)
        asyncio.run(work(house))
