"""News of a table for all its sockets: made in one thread, with one look at the database, once for each reader."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, cached_property, partial
from typing import Any

from anyio import CapacityLimiter, to_thread
from sqlalchemy import Connection

from osada.engine.errors import OsadaError
from osada.engine.game import SPECTATOR
from osada.server.context import Context
from osada.server.errors import Refused
from osada.server.identity.sessions import Person, people_with
from osada.server.people.mutes import without_muted
from osada.server.storage.database import AWAY
from osada.server.tables.as_json import table_as_json
from osada.server.tables.delay import as_seen_by
from osada.server.tables.entries import entries_of
from osada.server.tables.match import Match
from osada.server.tables.rights import own_seats, reader_of
from osada.server.tokens import hashed
from osada.server.web.priority import Commands

# Threads that make news. More would take the processor from the moves; one alone that waits would hold up all tables.
NEWS_THREADS = 2
MOST_UNREAD = 8  # messages that a client may leave unread before its news wait for it
PAUSE = 1.0  # seconds until news are tried again that could not be made

Message = str | Exception  # an exception is the last one: the socket ends with it


class Subscriber:
    """One socket at a table: who it is, what its client knows, and what is to be said to it, in order."""

    def __init__(self, token: str | None, person: Person | None) -> None:
        self.session = hashed(token) if token and person else None
        self.person = person
        self.seat: int | None = None  # on a shared device: the one that is looking now
        self.sent = 0  # the number up to which the client knows the log
        self.wants_all, self.has_missed = True, False
        self.reader = SPECTATOR
        self.present: list[int] | None = None
        self.outbox: asyncio.Queue[Message] = asyncio.Queue()

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None

    def say(self, message: Any) -> None:
        self.outbox.put_nowait(_text(message))


Made = tuple[Subscriber, list[Message]]


class Channels:
    """The tables that sockets look at: a channel for each, as long as there is one."""

    def __init__(self, context: Context) -> None:
        self.context, self.limiter, self.commands = context, CapacityLimiter(NEWS_THREADS), Commands()
        self._open: dict[str, Channel] = {}

    @contextmanager
    def joined(self, table: str, subscriber: Subscriber) -> Iterator["Channel"]:
        with self.context.hub.watching(table, subscriber.id) as bell:
            channel = self._open.setdefault(table, Channel(self, table, bell))
            channel.join(subscriber)
            try:
                yield channel
            finally:
                channel.leave(subscriber)
                if channel.is_empty:
                    del self._open[table]


class Channel:
    """One table. Whoever does not read is skipped, and told what there is by then once everything before is read."""

    def __init__(self, channels: Channels, table: str, bell: asyncio.Event) -> None:
        self._context, self._limiter, self.commands = channels.context, channels.limiter, channels.commands
        self._table, self._bell = table, bell
        self._subscribers: set[Subscriber] = set()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_empty(self) -> bool:
        return not self._subscribers

    def join(self, subscriber: Subscriber) -> None:
        self._subscribers.add(subscriber)
        self._task = self._task or asyncio.create_task(self._run())
        self.ring()

    def leave(self, subscriber: Subscriber) -> None:
        self._subscribers.remove(subscriber)
        if self.is_empty and self._task:
            self._task.cancel()

    def ring(self) -> None:
        self._bell.set()

    async def _run(self) -> None:
        while True:
            await self._bell.wait()
            await self.commands.over()
            self._bell.clear()
            wishes = self._wishes()
            made: list[Made]
            try:
                made = await to_thread.run_sync(self._make, wishes, limiter=self._limiter)
            except Exception as problem:
                if is_passing(problem):
                    await self._later(wishes)
                    continue
                made = [(subscriber, [problem]) for subscriber in wishes]  # every socket ends with it, and tells it
            for subscriber, messages in made:
                for message in messages:
                    subscriber.outbox.put_nowait(message)

    async def _later(self, wishes: dict[Subscriber, bool]) -> None:
        """Nobody's socket ends because the database is away: all would come back at once."""
        for subscriber, wants_all in wishes.items():
            subscriber.wants_all |= wants_all
        await asyncio.sleep(PAUSE)
        self.ring()

    def _wishes(self) -> dict[Subscriber, bool]:
        """Who is told now, and whether all of it: a wish that comes from now on is for the next time."""
        found = {}
        for subscriber in self._subscribers:
            subscriber.has_missed = subscriber.outbox.qsize() >= MOST_UNREAD
            if not subscriber.has_missed:
                found[subscriber], subscriber.wants_all = subscriber.wants_all, False
        return found

    def _make(self, wishes: dict[Subscriber, bool]) -> list[Made]:
        """In a thread. Who may not look any more is told why, and nothing else."""
        with self._context.matches.looking(self._table) as match, self._context.database.reading() as connection:
            people = people_with(connection, [each.session for each in wishes if each.session])
            news, made = News(connection, match), list[Made]()
            for subscriber, wants_all in wishes.items():
                try:
                    check_session(subscriber, people.get(subscriber.session or ""))
                    made.append((subscriber, self._news_for(subscriber, news, wants_all=wants_all)))
                except OsadaError as problem:
                    made.append((subscriber, [problem]))
            return made

    def _news_for(self, subscriber: Subscriber, news: "News", *, wants_all: bool) -> list[Message]:
        """What the client does not know yet: all of the table, or what was added; and who is here."""
        found: list[Message] = []
        reader = reader_of(news.match, subscriber.id, subscriber.seat)
        seen = news.seen_by(subscriber.id)
        is_state = wants_all or reader != subscriber.reader or seen.seq < subscriber.sent
        if is_state or seen.seq > subscriber.sent:
            since = None if is_state else subscriber.sent
            found.append(news.text(seen, reader, subscriber.id, since))
            subscriber.sent, subscriber.reader = seen.seq, reader
        here = self._context.hub.present(self._table)
        present = [seat.seat for seat in news.match.seats if seat.person in here]
        if is_state or present != subscriber.present:
            found.append(_text({"type": "presence", "seats": present}))
            subscriber.present = present
        return found


def is_passing(problem: Exception) -> bool:
    """Whether it may go well a moment later."""
    return isinstance(problem, AWAY) or (isinstance(problem, Refused) and problem.status == 503)


class News:
    """What is made once for all who see the same and know the same."""

    def __init__(self, connection: Connection, match: Match) -> None:
        self.match, self._connection = match, connection
        self._texts: dict[tuple[object, ...], str] = {}
        self._entries = cache(partial(entries_of, connection, match.id))

    def seen_by(self, person: str | None) -> Match:
        return self.match if own_seats(self.match, person) else self._seen_by_onlookers

    def text(self, seen: Match, reader: int, person: str | None, since: int | None) -> str:
        """The table, with the entries after `since`; with all of them where that is None."""
        entries = without_muted(self._connection, person, self._entries(since or 0, seen.seq))
        key = (seen is self.match, reader, since, *(entry.readers for entry in entries))
        if key not in self._texts:
            kind = "state" if since is None else "event"
            self._texts[key] = _text({"type": kind, "from": since or 0, **table_as_json(seen, reader, entries)})
        return self._texts[key]

    @cached_property
    def _seen_by_onlookers(self) -> Match:
        return as_seen_by(self._connection, self.match, None)


def check_session(subscriber: Subscriber, person: Person | None) -> None:
    """A device that was sent away is told nothing more, and does nothing more, on a socket that is still open.

    Whoever has chosen another language meanwhile is answered in that one.
    """
    if subscriber.session and not person:
        raise Refused(401, "server-who-are-you")
    subscriber.person = person


def _text(message: Any) -> str:
    return json.dumps(message, ensure_ascii=False)
