"""Live play: numbered news for those who watch a table, commands from those who sit at it.

The log's numbers are the numbers of the news. Whoever misses one says `resync` and is told everything again.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from fastapi.concurrency import run_in_threadpool
from pydantic import ValidationError

from osada.engine.errors import OsadaError
from osada.server.context import Context
from osada.server.errors import Refused, as_json, away, status_of
from osada.server.identity.sessions import Person
from osada.server.storage.database import AWAY
from osada.server.tables.rights import reader_of, seat_of
from osada.server.web.address import client_address
from osada.server.web.broadcast import Channel, Channels, Subscriber, check_session
from osada.server.web.commands import do, talk
from osada.server.web.messages import LookMessage, Message, PlainMessage, TalkMessage, read_message
from osada.server.web.tables import TableId
from osada.server.web.visit import context_of, language_of, token_of, visitor

LOG = logging.getLogger(__name__)
router = APIRouter()

MOST_WAITING = 64  # answers that a slow client may leave unread before it is let go
TOO_SLOW, NOT_ALLOWED, ACCIDENT = 1013, 1008, 1011


class Live:
    """One socket at one table: says what is in its outbox, and does what its client asks for."""

    def __init__(self, context: Context, socket: WebSocket, table: str, mine: Subscriber) -> None:
        self._context, self._socket, self._table, self._mine = context, socket, table, mine
        self._pin: str | None = None
        self._wish = False

    @property
    def _lang(self) -> str:
        return self._mine.person.language if self._mine.person else language_of(self._socket)

    async def run(self, channels: Channels) -> None:
        """Writes and listens until either ends: the client is gone, or may not be told any more."""
        with channels.joined(self._table, self._mine) as channel:
            parts = [asyncio.create_task(part) for part in (self._write(channel), self._listen(channel))]
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

    async def _write(self, channel: Channel) -> None:
        """In the order in which it was put there: so an answer comes before what it announces."""
        while True:
            message = await self._mine.outbox.get()
            if isinstance(message, Exception):
                raise message
            await self._socket.send_text(message)
            if self._mine.has_missed and self._mine.outbox.empty():
                channel.ring()

    async def _listen(self, channel: Channel) -> None:
        while self._mine.outbox.qsize() < MOST_WAITING:
            text = await self._hear()
            with channel.commands.one():
                self._mine.say(await run_in_threadpool(self._answer, text))
            if self._wish:
                self._mine.wants_all, self._wish = True, False
                channel.ring()
        await self._socket.close(TOO_SLOW)

    async def _hear(self) -> str:
        """What the client says. Bytes are no words: they are answered like any message that cannot be read."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return message.get("text") or ""

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
        except AWAY as problem:
            LOG.warning("the database failed at %s: %s", self._table, type(problem).__name__)
            refusal = away()
        status = status_of(refusal)
        was_sent_away = status == 401 and self._mine.session is not None
        self._wish = status == 409 or was_sent_away  # the fresh position follows, or the end of the socket
        return {"type": "refused", "client": client, "status": status, "error": as_json(refusal, self._lang)}

    def _done(self, message: Message) -> Mapping[str, Any]:
        check_session(self._mine, visitor(self._socket))
        self._context.limits.take("address", client_address(self._socket.scope))
        if isinstance(message, LookMessage | PlainMessage):
            self._context.limits.take("action", self._mine.id or client_address(self._socket.scope))
        match message:
            case LookMessage():
                return self._look(message)
            case PlainMessage(do="ping"):
                return {"seq": self._mine.sent}
            case PlainMessage():
                self._wish = True
                return {}
        if self._mine.person is None:
            raise Refused(401, "server-who-are-you")
        if message.seat is None:
            message.seat, message.pin = self._mine.seat, self._pin
        if isinstance(message, TalkMessage):
            return talk(self._context, self._table, self._mine.person, message)
        return do(self._context, self._table, self._mine.person, message.do, message)

    def _look(self, message: LookMessage) -> dict[str, Any]:
        """On a shared device: from now on as this seat."""
        with self._context.matches.looking(self._table) as match:
            seat = self._context.pins.unlock(match, seat_of(match, self._mine.id, message.seat), message.pin)
        self._mine.seat, self._pin, self._wish = seat.seat, message.pin, True
        return {"seat": seat.seat}


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: TableId) -> None:
    """Who may not come in is told so before the socket opens."""
    context = context_of(socket)
    person = await run_in_threadpool(visitor, socket)
    may_look = await run_in_threadpool(_may_look, context, table, person)
    try:
        await (socket.accept() if may_look else socket.close(NOT_ALLOWED))
    except OSError:  # the client has gone meanwhile
        return
    if may_look:
        with suppress(WebSocketDisconnect):
            await Live(context, socket, table, Subscriber(token_of(socket), person)).run(socket.app.state.channels)


def _may_look(context: Context, table: str, person: Person | None) -> bool:
    try:
        with context.matches.looking(table) as match:
            reader_of(match, person.id if person else None)
    except OsadaError:
        return False
    return True
