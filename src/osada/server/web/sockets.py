"""Live play: numbered news for those who watch a table, commands from those who sit at it.

The log's numbers are the numbers of the news. Whoever misses one says `resync` and is told everything anew.
"""

import asyncio
import json
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from fastapi.concurrency import run_in_threadpool
from pydantic import ValidationError

from osada.engine.errors import OsadaError
from osada.server.errors import Refused, as_json, status_of
from osada.server.house import House
from osada.server.people.sessions import Person
from osada.server.tables.delay import as_seen_by
from osada.server.tables.entries import entries_of
from osada.server.tables.match import Match
from osada.server.tables.rights import reader_of, seat_of, unlock
from osada.server.tables.told import told
from osada.server.web.commands import do, talk
from osada.server.web.messages import LookMessage, Message, PlainMessage, TalkMessage, read_message
from osada.server.web.visit import house_of, language_of, visitor

router = APIRouter()

MOST_WAITING = 64  # answers that a slow client may leave unread before it is let go
TOO_SLOW, NOT_ALLOWED = 1013, 1008


class Live:
    """One socket at one table. `sent` is the number up to which its client knows the log; -1: nothing yet."""

    def __init__(self, house: House, socket: WebSocket, table: str, person: Person | None) -> None:
        self._house, self._socket, self._table, self._person = house, socket, table, person
        self._lang = person.language if person else language_of(socket)
        self._seat: int | None = None
        self._pin: str | None = None
        self._sent = -1
        self._present: list[int] | None = None
        self._answers: deque[dict[str, Any]] = deque()

    @property
    def _id(self) -> str | None:
        return self._person.id if self._person else None

    async def run(self) -> None:
        with self._house.hub.watching(self._table, self._id) as bell:
            bell.set()
            writer = asyncio.create_task(self._write(bell))
            try:
                await self._listen(bell)
            finally:
                writer.cancel()
                with suppress(asyncio.CancelledError):
                    await writer

    async def _write(self, bell: asyncio.Event) -> None:
        """The only one who writes to this socket: answers in their order, then what is new."""
        with suppress(WebSocketDisconnect, RuntimeError):  # it is gone; the listener notices, too
            while True:
                await bell.wait()
                bell.clear()
                while self._answers:
                    await self._socket.send_text(json.dumps(self._answers.popleft(), ensure_ascii=False))
                for news in await run_in_threadpool(self._news):
                    await self._socket.send_text(json.dumps(news, ensure_ascii=False))

    async def _listen(self, bell: asyncio.Event) -> None:
        while len(self._answers) < MOST_WAITING:
            text = await self._socket.receive_text()
            self._answers.append(await run_in_threadpool(self._answer, text))
            bell.set()
        await self._socket.close(TOO_SLOW)

    def _news(self) -> list[dict[str, Any]]:
        """What the client does not know yet: all of the table, or what was added; and who is here."""
        with self._house.matches.looking(self._table) as match:
            reader = reader_of(match, self._id, self._seat)
            here = self._house.hub.present(self._table)
            present = [seat.seat for seat in match.seats if seat.person in here]
            news = self._news_of(match, reader)
            if present != self._present:
                news.append({"type": "presence", "seats": present})
                self._present = present
            return news

    def _news_of(self, match: Match, reader: int) -> list[dict[str, Any]]:
        with self._house.database.reading() as connection:
            seen = as_seen_by(connection, match, self._id)
            if seen.seq == self._sent:
                return []
            is_event = 0 <= self._sent < seen.seq
            kind, since = ("event", self._sent) if is_event else ("state", 0)
            entries = entries_of(connection, match.id, since, seen.seq)
        self._sent = seen.seq
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
            self._sent = -1  # the fresh position follows
        return {"type": "refused", "client": client, "status": status, "error": as_json(refusal, self._lang)}

    def _done(self, message: Message) -> Mapping[str, Any]:
        match message:
            case LookMessage():
                return self._look(message)
            case PlainMessage(do="ping"):
                return {"seq": self._sent}
            case PlainMessage():
                self._sent, self._present = -1, None
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
        self._seat, self._pin, self._sent = seat.seat, message.pin, -1
        return {"seat": seat.seat}


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Who may not come in is told so before the door opens."""
    house = house_of(socket)
    person = await run_in_threadpool(visitor, socket)
    try:
        await run_in_threadpool(_may_look, house, table, person)
    except OsadaError:
        await socket.close(NOT_ALLOWED)
        return
    await socket.accept()
    with suppress(WebSocketDisconnect):
        await Live(house, socket, table, person).run()


def _may_look(house: House, table: str, person: Person | None) -> None:
    with house.matches.looking(table) as match:
        reader_of(match, person.id if person else None)
