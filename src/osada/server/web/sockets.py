"""Live play: numbered news for those who watch a table, commands from those who sit at it.

The log's numbers are the numbers of the news. Whoever misses one says `resync` and is told everything anew.
"""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from anyio import to_thread
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from fastapi.concurrency import run_in_threadpool
from pydantic import ValidationError

from osada.engine.errors import OsadaError
from osada.engine.game import SPECTATOR
from osada.server.errors import Refused, as_json, status_of
from osada.server.house import House
from osada.server.people.mutes import without_muted
from osada.server.people.sessions import Person
from osada.server.tables.delay import as_seen_by
from osada.server.tables.entries import entries_of
from osada.server.tables.match import Match
from osada.server.tables.rights import reader_of, seat_of, unlock
from osada.server.tables.told import told
from osada.server.web.address import client_address
from osada.server.web.commands import do, talk
from osada.server.web.messages import LookMessage, Message, PlainMessage, TalkMessage, read_message
from osada.server.web.tables import TableId
from osada.server.web.visit import house_of, language_of, visitor

LOG = logging.getLogger(__name__)
router = APIRouter()

MOST_WAITING = 64  # answers that a slow client may leave unread before it is let go
TOO_SLOW, NOT_ALLOWED, ACCIDENT = 1013, 1008, 1011


class Live:
    """One socket at one table. `sent` is the number up to which its client knows the log; `anew`: it is told it all."""

    def __init__(self, house: House, socket: WebSocket, table: str, person: Person | None) -> None:
        self._house, self._socket, self._table, self._person = house, socket, table, person
        self._seat: int | None = None
        self._pin: str | None = None
        self._sent, self._anew, self._wish = 0, True, False
        self._reader = SPECTATOR
        self._present: list[int] | None = None
        self._answers: deque[dict[str, Any]] = deque()
        self._answered, self._writing = asyncio.Event(), asyncio.Lock()

    @property
    def _lang(self) -> str:
        return self._person.language if self._person else language_of(self._socket)

    @property
    def _id(self) -> str | None:
        return self._person.id if self._person else None

    async def run(self) -> None:
        """Writes and listens until either ends: the client is gone, or may not be told any more."""
        with self._house.hub.watching(self._table, self._id) as bell:
            bell.set()
            parts = [asyncio.create_task(part) for part in (self._write(bell), self._reply(), self._listen(bell))]
            try:
                await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in parts:
                    task.cancel()
                ends = await asyncio.gather(*parts, return_exceptions=True)
        await self._close([end for end in ends if isinstance(end, Exception)])

    async def _close(self, problems: list[Exception]) -> None:
        """A socket that nobody writes to any more does not stay open: its client would wait for ever."""
        code = ACCIDENT
        for problem in problems:
            if isinstance(problem, OsadaError):
                code = NOT_ALLOWED
            elif not isinstance(problem, WebSocketDisconnect):
                LOG.error("a socket at %s ends", self._table, exc_info=problem)
        with suppress(WebSocketDisconnect, RuntimeError):  # it is closed already
            await self._socket.close(code)

    async def _write(self, bell: asyncio.Event) -> None:
        """What is new, after the answers that there are: so an answer comes before what it announces."""
        while True:
            await bell.wait()
            bell.clear()
            anew, self._anew = self._anew, False  # a wish that comes from now on is for the next time, after its answer
            news = await to_thread.run_sync(self._news, anew, limiter=self._house.hub.news_limiter)
            await self._say_answers()
            for each in news:
                async with self._writing:
                    await self._say(each)

    async def _reply(self) -> None:
        """Answers as soon as they are known: who has acted does not wait until the news are made for all."""
        while True:
            await self._answered.wait()
            self._answered.clear()
            await self._say_answers()

    async def _listen(self, bell: asyncio.Event) -> None:
        while len(self._answers) < MOST_WAITING:
            text = await self._hear()
            self._answers.append(await run_in_threadpool(self._answer, text))
            self._anew, self._wish = self._anew or self._wish, False
            self._answered.set()
            bell.set()
        await self._socket.close(TOO_SLOW)

    async def _say_answers(self) -> None:
        async with self._writing:
            while self._answers:
                await self._say(self._answers.popleft())

    async def _say(self, message: Mapping[str, Any]) -> None:
        """Called by whoever holds the lock: one writes to this socket at a time."""
        await self._socket.send_text(json.dumps(message, ensure_ascii=False))

    async def _hear(self) -> str:
        """What the client says. Bytes are no words: they are answered like any message that cannot be read."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return message.get("text") or ""

    def _news(self, anew: bool) -> list[dict[str, Any]]:
        """What the client does not know yet: all of the table, or what was added; and who is here."""
        self._check_session()
        with self._house.matches.looking(self._table) as match:
            reader = reader_of(match, self._id, self._seat)
            anew = anew or reader != self._reader  # who has other eyes reads the whole log with them
            news = self._news_of(match, reader, anew=anew)
            here = self._house.hub.present(self._table)
            present = [seat.seat for seat in match.seats if seat.person in here]
            if anew or present != self._present:
                news.append({"type": "presence", "seats": present})
                self._present = present
            return news

    def _news_of(self, match: Match, reader: int, *, anew: bool) -> list[dict[str, Any]]:
        with self._house.database.reading() as connection:
            seen = as_seen_by(connection, match, self._id)
            if seen.seq == self._sent and not anew:
                return []
            is_state = anew or seen.seq < self._sent
            kind, since = ("state", 0) if is_state else ("event", self._sent)
            entries = without_muted(connection, self._id, entries_of(connection, match.id, since, seen.seq))
        self._sent, self._reader = seen.seq, reader
        return [{"type": kind, "from": since, **told(seen, reader, entries)}]

    def _answer(self, text: str) -> dict[str, Any]:
        """Does what a message asks; a refusal is an answer, too."""
        client = None
        try:
            message = read_message(text)
            client = getattr(message, "client", None)
            return {"type": "done", "client": client, **self._done(message)}
        except ValidationError as problem:
            refusal: OsadaError = Refused(422, "server-message", problem=problem.errors()[0]["msg"])
        except OsadaError as problem:
            refusal = problem
        status = status_of(refusal)
        if status == 409:
            self._wish = True  # the fresh position follows
        return {"type": "refused", "client": client, "status": status, "error": as_json(refusal, self._lang)}

    def _check_session(self) -> None:
        """A device that was sent away is told nothing more, and does nothing more, on a socket that is still open.

        Whoever has chosen another language meanwhile is answered in that one.
        """
        person = visitor(self._socket) if self._person else None
        if self._person and not person:
            raise Refused(401, "server-who-are-you")
        self._person = person

    def _done(self, message: Message) -> Mapping[str, Any]:
        self._check_session()
        if isinstance(message, LookMessage | PlainMessage):
            self._house.limits.take("action", self._id or client_address(self._socket.scope))
        match message:
            case LookMessage():
                return self._look(message)
            case PlainMessage(do="ping"):
                return {"seq": self._sent}
            case PlainMessage():
                self._wish = True
                return {}
        if self._person is None:
            raise Refused(401, "server-who-are-you")
        if message.seat is None:
            message.seat, message.pin = self._seat, self._pin
        if isinstance(message, TalkMessage):
            return talk(self._house, self._table, self._person, message)
        return do(self._house, self._table, self._person, message.do, message)

    def _look(self, message: LookMessage) -> dict[str, Any]:
        """On a shared device: from now on with the eyes of this seat."""
        with self._house.matches.looking(self._table) as match:
            seat = unlock(self._house.secret, match, seat_of(match, self._id, message.seat), message.pin)
        self._seat, self._pin, self._wish = seat.seat, message.pin, True
        return {"seat": seat.seat}


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: TableId) -> None:
    """Who may not come in is told so before the door opens."""
    house = house_of(socket)
    person = await run_in_threadpool(visitor, socket)
    may_look = await run_in_threadpool(_may_look, house, table, person)
    try:
        await (socket.accept() if may_look else socket.close(NOT_ALLOWED))
    except OSError:  # whoever knocked has gone meanwhile
        return
    if may_look:
        with suppress(WebSocketDisconnect):
            await Live(house, socket, table, person).run()


def _may_look(house: House, table: str, person: Person | None) -> bool:
    try:
        with house.matches.looking(table) as match:
            reader_of(match, person.id if person else None)
    except OsadaError:
        return False
    return True
