"""Opens the database: SQLite in a file, or PostgreSQL by URL. The same statements serve both."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Lock
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from osada.server.storage.schema import settings

WAIT = 15  # seconds that a writer waits for another one
POOL = 16
# The database is down, full, or busy, or has lost patience: later it may do the same.
AWAY = (OperationalError, InterfaceError, InternalError, NoConnection)
# Of every session of PostgreSQL, in milliseconds: a server that stands still takes nobody along. A game may have to be
# compiled in the middle of a transaction, so that a minute may pass.
TIMEOUTS = {"lock_timeout": 3_000, "statement_timeout": 15_000, "idle_in_transaction_session_timeout": 60_000}
# Seconds until the other end of a wire counts as gone.
REACHED = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 3, "tcp_user_timeout": 10_000}
_READING: ContextVar[tuple["Database", Connection] | None] = ContextVar("reading", default=None)


class Database:
    """Gives connections. Writers of SQLite come one after the other; PostgreSQL locks what they name."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        if self.url.get_backend_name() == "postgresql":
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _sqlite(self.url) if self.is_sqlite else _postgresql(self.url)
        self._writer, self._is_closed = Lock(), False
        event.listen(self.engine, "checkin", self._take_back)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Inside another reading it is the same connection: who has one never waits for a second one."""
        owner, connection = _READING.get() or (None, None)
        if owner is self and connection is not None:
            yield connection
            return
        with self.engine.connect() as connection:
            before = _READING.set((self, connection))
            try:
                yield connection
            finally:
                _READING.reset(before)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction: all of it is kept when the block ends, nothing if it raises."""
        if not self.is_sqlite:
            with self.engine.begin() as connection:
                yield connection
            return
        with self._writer, self.engine.connect() as plain:
            connection = plain.execution_options(writes=True)
            with connection.begin():
                yield connection

    def setting(self, name: str, first: str) -> str:
        """A value of this installation; `first` becomes it where there is none yet."""
        wanted = select(settings.c.value).where(settings.c.name == name)
        with self.reading() as connection:
            found = connection.scalar(wanted)
        if found is None:
            try:
                with self.writing() as connection:
                    connection.execute(insert(settings).values(name=name, value=first))
                found = first
            except IntegrityError:  # another process was quicker
                with self.reading() as connection:
                    found = connection.scalars(wanted).one()
        return str(found)

    def close(self) -> None:
        self._is_closed = True
        self.engine.dispose()

    def _take_back(self, _: Any, entry: Any) -> None:
        """A thread may still be at work when all is closed: what it gives back is closed then, not kept."""
        if self._is_closed:
            entry.close()


def take_time(connection: Connection) -> None:
    """This transaction is not hurried: it migrates, or copies everything."""
    if connection.dialect.name == "postgresql":
        for name in TIMEOUTS:
            connection.execute(text(f"SET LOCAL {name} = 0"))


def _postgresql(url: Any) -> Engine:
    """A connection is tried before it is used: the server may have been restarted meanwhile."""
    engine = create_engine(
        url,
        connect_args={name: value for name, value in REACHED.items() if name not in url.query},
        pool_size=POOL,
        pool_timeout=WAIT,
        pool_pre_ping=True,
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        for name, milliseconds in TIMEOUTS.items():
            connection.execute(f"SET {name} = {milliseconds}")
        connection.commit()

    return engine


def _sqlite(url: Any) -> Engine:
    engine = create_engine(
        url, connect_args={"timeout": WAIT, "check_same_thread": False}, pool_size=POOL, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves: a read that turns into a write may not wait
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
