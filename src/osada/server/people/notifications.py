"""A turn is told once, by the channel that the person chose. A notice that somebody has taken is never sent again."""

import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from osada.server.context import Context
from osada.server.identity.sessions import PERSON, Person
from osada.server.people.follow_up import MAIL, NONE, PUSH, Turn
from osada.server.people.letters import TurnNotice, turn_letter, turn_message
from osada.server.storage.schema import notices, people, seats, tables

LOG = logging.getLogger(__name__)

PAUSE = 1.0  # seconds between two looks
AHEAD = 5.0  # seconds before it is due in which whoever is at the table makes a notice needless, in any process
AT_ONCE = 4  # letters on their way
BATCH = 100
HOUR = 3600


class Waiting(NamedTuple):
    """A notice that nobody has taken yet."""

    turn: Turn
    person: str
    due: float


class Sender:
    """Sends the notices that are due, whenever it is asked. Any number of processes may do so side by side."""

    def __init__(self, context: Context) -> None:
        self._context, self._is_stopped = context, False
        self._pool = ThreadPoolExecutor(AT_ONCE, "notices")
        self._cleaned = 0.0

    def send_due(self) -> None:
        list(self._pool.map(self._handle, self._waiting()))
        self._clean()

    def stop(self) -> None:
        """Those on their way arrive; the others are for the next start."""
        self._is_stopped = True
        self._pool.shutdown()

    @property
    def _long_ago(self) -> float:
        """Turns that began before this have lasted long enough to be told."""
        return time.time() - self._context.settings.notice_after

    def _waiting(self) -> list[Waiting]:
        soon = ~notices.c.taken & (notices.c.due <= self._long_ago + AHEAD)
        with self._context.database.reading() as connection:
            rows = connection.execute(select(notices).where(soon).order_by(notices.c.due).limit(BATCH)).all()
        return [Waiting(Turn(row.table, row.seat, row.turn), row.person, row.due) for row in rows]

    def _handle(self, waiting: Waiting) -> None:
        is_here = waiting.person in self._context.hub.present(waiting.turn.table)
        if self._is_stopped or not (is_here or waiting.due <= self._long_ago):
            return
        try:
            notice = self._claimed(waiting)
            if notice and not is_here:
                self._send(notice)
        except Exception as problem:  # its text may hold an address
            LOG.warning("a notice to %s could not be sent: %s", waiting.person, type(problem).__name__)

    def _claimed(self, waiting: Waiting) -> TurnNotice | None:
        """Taken before it is sent: rather lost in a crash than told twice. None: another took it, or all changed."""
        turn = waiting.turn
        is_it = (notices.c.table == turn.table) & (notices.c.seat == turn.seat) & (notices.c.turn == turn.turn)
        with self._context.database.writing() as connection:
            taken = connection.execute(update(notices).where(is_it, ~notices.c.taken).values(taken=True)).rowcount
            return notice_of(connection, turn, waiting.person) if taken == 1 else None

    def _send(self, notice: TurnNotice) -> None:
        channel = notice.person.preferences.get("notices", NONE)
        if channel == MAIL and notice.person.mailbox and self._context.post.is_open:
            self._context.post.send(turn_letter(self._context, notice))
        elif channel == PUSH and self._context.push.is_open:
            self._context.push.send(notice.person.id, turn_message(self._context, notice))

    def _clean(self) -> None:
        """While a match is on, what was told is remembered."""
        if self._cleaned and time.monotonic() < self._cleaned + HOUR:
            return
        self._cleaned = time.monotonic()
        over = select(tables.c.id).where(tables.c.status.in_(("finished", "stopped")))
        with self._context.database.writing() as connection:
            connection.execute(delete(notices).where(notices.c.taken, notices.c.table.in_(over)))


def notice_of(connection: Connection, turn: Turn, person: str) -> TurnNotice | None:
    """The person and the table, if they still play there themselves."""
    wanted = (
        select(*PERSON, tables.c.game, tables.c.edition)
        .select_from(people)
        .join(seats, seats.c.person == people.c.id)
        .join(tables, seats.c.table == tables.c.id)
        .where(people.c.id == person, tables.c.id == turn.table, tables.c.status == "playing")
        .where(seats.c.seat == turn.seat, seats.c.bot.is_(None))
    )
    row = connection.execute(wanted).first()
    return TurnNotice(Person(*row[:-2]), turn.table, row.game, row.edition) if row else None
