"""The log of a table: what was played, and what happened around it, in one row of numbers."""

from dataclasses import dataclass, fields
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select

from osada.engine.game import EVERYBODY
from osada.server.storage.schema import log
from osada.server.tables.responses import EntryTold

ACT, CHANCE_FELL, UNDO = "act", "chance", "undo"  # the match itself
ASK, ANSWER = "ask", "answer"  # for consent (`asks.py`), and whether it is given
SEAT, TABLE, CHAT = "seat", "table", "chat"  # people, the table, what they say
OF_THE_MATCH = (ACT, CHANCE_FELL, UNDO)
RESIGN, LOST = "resign", "lost"  # a seat gives up, or leaves a rated match; it is late there
WORDS = {  # with which such entries begin
    SEAT: ("sit", "claim", "leave", "bot", "back", "remove", "link", "late", "away", LOST, RESIGN, "forget"),
    TABLE: ("start", "finish", "close", "chat", "invite", "settings", "host", "hint", "rematch", "forked", "loaded")
    + ("pause",),  # of the server, for which time is given back
}


class By(NamedTuple):
    """The person who does something, and the number that the command carried."""

    person: str | None = None
    client: str | None = None


NOBODY = By()


@dataclass(frozen=True)
class Entry:
    """One entry of the log."""

    seq: int
    kind: str
    seat: int | None
    text: str
    at: float
    readers: int = EVERYBODY  # bits of the seats, and the spectator, that may read it whole
    person: str | None = None
    client: str | None = None
    hash: str | None = None

    def as_json(self, reader: int) -> EntryTold:
        """What a seat, or the spectator, is told of it: an allow-list."""
        said = self.text if self.readers >> reader & 1 else self.hidden
        return {"seq": self.seq, "kind": self.kind, "seat": self.seat, "text": said, "at": round(self.at, 3)}

    @property
    def hidden(self) -> str:
        """Of a line its kind is known to all, of talk nothing."""
        return "?" if self.kind == CHAT else f"{self.text.partition(' ')[0]} ?"


# Statements that every move needs are built once: building one costs more than the database needs to answer it.
OF_TABLE = select(*(log.c[field.name] for field in fields(Entry))).where(log.c.table == bindparam("table"))
BETWEEN = OF_TABLE.where(log.c.seq > bindparam("after"), log.c.seq <= bindparam("until")).order_by(log.c.seq)
WITH_CLIENT = OF_TABLE.where(log.c.client == bindparam("client"))
LAST = 2**31 - 1  # more entries than a table can have


def entries_of(connection: Connection, table: str, after: int = 0, until: int = LAST) -> list[Entry]:
    rows = connection.execute(BETWEEN, {"table": table, "after": after, "until": until})
    return [Entry(*row) for row in rows]


def entry_with(connection: Connection, table: str, client: str | None) -> Entry | None:
    """What came of the command that carried this number."""
    found = connection.execute(WITH_CLIENT, {"table": table, "client": client}).first()
    return Entry(*found) if found else None
