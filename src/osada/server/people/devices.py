"""The devices on which somebody is known."""

import time
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from osada.server.errors import Refused
from osada.server.storage.schema import sessions
from osada.server.tokens import hashed

SHOWN = 16  # letters of the hash by which a device is named


@dataclass(frozen=True)
class Device:
    """A session, as its owner sees it."""

    id: str
    since: float
    until: float
    current: bool  # it is the one that asks


def devices_of(connection: Connection, person: str, token: str | None) -> list[Device]:
    wanted = select(sessions).where(sessions.c.person == person, sessions.c.ends > time.time())
    mine = hashed(token or "")
    return [
        Device(row.hash[:SHOWN], row.made, row.ends, row.hash == mine)
        for row in connection.execute(wanted.order_by(sessions.c.made.desc()))
    ]


def end_device(connection: Connection, person: str, device: str) -> None:
    theirs = sessions.c.person == person
    gone = connection.execute(delete(sessions).where(theirs, sessions.c.hash.startswith(device, autoescape=True)))
    if gone.rowcount != 1:
        raise Refused(404, "people-no-device")
