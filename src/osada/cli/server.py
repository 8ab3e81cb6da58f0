"""Runs a server, and keeps, brings back and moves what it has; whatever goes wrong before is said in words."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import typer
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from osada.cli.compiling import compile_ahead
from osada.cli.speech import say
from osada.engine.errors import BadSetUp
from osada.engine.ready import ready
from osada.games import GAMES
from osada.server.config import FILE, Settings, settings_from
from osada.server.context import open_context
from osada.server.garbage import settle_with
from osada.server.logs import cleaned, write_logs
from osada.server.seal_keys import sealer_for
from osada.server.serving import Server, addresses, check_address, is_open_plainly, listening, server_of
from osada.server.storage import migrate
from osada.server.storage.backup import Counts, back_up
from osada.server.storage.database import Database
from osada.server.storage.restore import restore
from osada.server.storage.seeds import keys_needed
from osada.server.storage.signing_keys import lose, public_keys

FAILED = 3  # exit code of a server that did not start


def settings_of(config: Path | None, **given: Any) -> Settings:
    environment = {**os.environ, FILE: str(config)} if config else os.environ
    return settings_from(environment, **given)


def run(settings: Settings, prepare: Callable[[Server], None] | None = None) -> None:
    """Until it is told to stop. `prepare` may change the server before it runs."""
    write_logs(settings.log)
    check_address(settings)
    with _in_words(settings), closing(listening(settings)) as listener:
        server = server_of(settings)
        _compile(settings)
        server.ready = lambda port: _tell(settings, port)
        if prepare:
            prepare(server)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)  # uvicorn ends gently at either, and afterwards repeats it to us
        settle_with(server.config.app.state.context.matches)  # type: ignore[union-attr]  # it is our own application
        server.run(sockets=[listener])
    if not server.started:
        raise typer.Exit(FAILED)


def _compile(settings: Settings) -> None:
    """Before anybody is let in: nobody waits for the compiler in a request."""
    for game in compile_ahead(tuple(GAMES.values())) if settings.compiled == "all" else ():
        ready(game)


def think(settings: Settings) -> None:
    """Bots think here for servers elsewhere, until the worker is told to stop."""
    write_logs(settings.log)
    with _in_words(settings), closing(open_context(settings, make_key=False)) as context:
        from osada.server.thinking.queue_worker import work  # only this needs the packages of the extra `postgres`

        print(say()("serve-thinks", processes=settings.thinkers), flush=True)
        asyncio.run(work(context))


def _tell(settings: Settings, port: int) -> None:
    for address in addresses(settings, port):
        print(say()("serve-here", address=address), flush=True)
    if is_open_plainly(settings):
        print(say()("serve-plain"), flush=True)


def keep(settings: Settings, to: Path) -> None:
    file = to / time.strftime("osada-%Y%m%d-%H%M%S.jsonl.gz") if to.is_dir() else to
    with _opened(settings, must_exist=True) as database:
        _count("serve-kept", back_up(database, file), file)


def bring_back(settings: Settings, source: Path) -> None:
    with _opened(settings) as database:
        _count("serve-restored", restore(database, source), source)
        with database.reading() as connection:
            needed = keys_needed(connection)
        for key in sorted(needed.keys() - set(sealer_for(settings, database, make=False).keys)):
            print(say()("serve-key-missing", needed=key, count=needed[key]))


def move(settings: Settings, to: str | None) -> None:
    with _opened(settings) as database, database.writing() as connection:
        before = migrate.move(connection, to or migrate.revisions()[-1])
        print(say()("serve-moved", before=before, now=migrate.revision_of(connection)))


def list_keys(settings: Settings, lost: str | None) -> None:
    """The keys that records were signed with; one that got into wrong hands is said to be lost first."""
    with _opened(settings, must_exist=True) as database, database.writing() as connection:
        if lost is not None and not lose(connection, lost):
            raise BadSetUp("serve-key-unknown", id=lost)
        for key in public_keys(connection):
            stage = next((stage for stage in ("lost", "until", "since") if stage in key), "ahead")
            print(say()(f"serve-key-{stage}", id=key["id"], **_days(key)))


def _days(key: Mapping[str, object]) -> dict[str, str]:
    """Its times by name: since, until, lost."""
    return {name: time.strftime("%Y-%m-%d", time.gmtime(at)) for name, at in key.items() if isinstance(at, float)}


def _count(key: str, counts: Counts, file: Path) -> None:
    print(say()(key, rows=counts.total(), tables=len(counts), file=str(file)))


@contextmanager
def _opened(settings: Settings, *, must_exist: bool = False) -> Iterator[Database]:
    with _in_words(settings):
        database = Database(settings.database_url)
        if must_exist and database.is_sqlite and not Path(database.url.database or "").exists():
            raise BadSetUp("backup-nothing")
        with closing(database):
            yield database


@contextmanager
def _in_words(settings: Settings) -> Iterator[None]:
    """A database that cannot be opened is a mistake of a person, not an accident."""
    try:
        yield
    except ModuleNotFoundError as problem:
        raise BadSetUp("serve-package", package=str(problem.name)) from None
    except SQLAlchemyError as problem:
        reason = " ".join(str(problem.orig if isinstance(problem, DBAPIError) else problem).split())
        raise BadSetUp("serve-database", url=cleaned(settings.database_url), problem=cleaned(reason)) from None
