"""Several servers on one PostgreSQL tell each other what has changed and who is present, by LISTEN and NOTIFY.

A notice of a change is part of the transaction that it is about. One that is missed costs nothing: after a pause in
listening all who watch look for themselves. Who is present is told when it changes, and again at every heartbeat.
"""

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL, func, select

from osada.server.hub import Hub
from osada.server.tables.change import Change
from osada.server.tokens import new_token

if TYPE_CHECKING:
    from osada.server.context import Context

LOG = logging.getLogger(__name__)

CHANNEL = "osada"
PRESENCE = "osada_presence"  # another one: `SERVER.PART TABLE PERSON …`
NAME = "osada listener"  # under which PostgreSQL lists our connection
HEARTBEAT = 5.0  # seconds between two questions whether the connection still lives
GLANCE = 0.25  # seconds between two looks whether we are to stop
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 1.0  # seconds before listening is tried again
MOST_TOLD = 300  # people in one notice: PostgreSQL takes 8,000 bytes
SILENCE = 3 * HEARTBEAT  # after which who was present at another server counts as gone
UNHEARD = 10  # seconds after which the other end counts as gone

Part = tuple[str, int]  # a table, and the number of the notice about it


def announce(change: Change) -> None:
    """Inside the transaction: it is sent when that is kept, and only then."""
    notice = f"{change.match.id} {change.match.seq}"
    change.connection.execute(select(func.pg_notify(CHANNEL, notice)))


@contextmanager
def neighbours(context: "Context") -> Iterator[None]:
    """While this lasts other servers hear of changes here, and the other way round."""
    context.matches.within.append(announce)
    listener = Listener(context.database.url, context.hub)
    try:
        yield
    finally:
        context.matches.within.remove(announce)
        listener.close()


def address(url: URL) -> str:
    """As PostgreSQL's own library reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


class Listener:
    """A thread with a connection of its own, which asks now and then whether that still lives."""

    def __init__(self, url: URL, hub: Hub) -> None:
        self._hub, self._name = hub, new_token()
        self._announced: dict[Part, frozenset[str]] = {}
        self._address = make_conninfo(
            address(url),
            application_name=NAME,
            connect_timeout=UNHEARD,
            keepalives_idle=UNHEARD,
            tcp_user_timeout=1000 * UNHEARD,
        )
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        self._thread.join()

    def _listen(self) -> None:
        pause = FIRST_PAUSE
        while not self._closed.is_set():
            try:
                with self._connected() as connection:
                    pause = FIRST_PAUSE
                    self._hear(connection)
            except psycopg.Error as problem:
                LOG.warning("other servers cannot be heard, next attempt in %.1f s: %s", pause, problem)
                self._closed.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    @contextmanager
    def _connected(self) -> Iterator[psycopg.Connection]:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            connection.execute(f"LISTEN {PRESENCE}")
            for table in self._hub.watched:  # whatever happened before we listened
                self._hub.ring(table)
            yield connection

    def _hear(self, connection: psycopg.Connection) -> None:
        asked = time.monotonic()
        while not self._closed.is_set():
            for notice in connection.notifies(timeout=GLANCE):
                self._note(notice)
            if time.monotonic() - asked > HEARTBEAT:
                connection.execute("SELECT 1")
                asked = time.monotonic()
                self._announced = {}
            self._tell_presence(connection)
            self._hub.forget_silent()

    def _note(self, notice: psycopg.Notify) -> None:
        if notice.channel == CHANNEL:
            self._hub.ring(notice.payload.partition(" ")[0])
            return
        part, table, *people = notice.payload.split()
        if part.partition(".")[0] != self._name:
            self._hub.hear(part, table, people, SILENCE)

    def _tell_presence(self, connection: psycopg.Connection) -> None:
        here = _in_parts(self._hub.here)
        for table, part in here.keys() | self._announced.keys():
            people = here.get((table, part), frozenset())
            if people != self._announced.get((table, part)):
                notice = " ".join((f"{self._name}.{part}", table, *sorted(people)))
                connection.execute("SELECT pg_notify(%s, %s)", [PRESENCE, notice])
        self._announced = here


def _in_parts(here: dict[str, frozenset[str]]) -> dict[Part, frozenset[str]]:
    """More people than one notice can hold are told as if they were at several servers."""
    return {
        (table, at // MOST_TOLD): frozenset(sorted(people)[at : at + MOST_TOLD])
        for table, people in here.items()
        for at in range(0, len(people), MOST_TOLD)
    }
