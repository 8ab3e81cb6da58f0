"""Talk at a table. Spectators and strangers neither hear nor take part."""

import unicodedata

from osada.server.errors import Refused
from osada.server.tables.change import Change
from osada.server.tables.entries import CHAT, By, Entry, entry_with
from osada.server.tables.match import Seat

MUTED = "muted"  # in the settings: nobody may talk
LONGEST_CHAT = 500  # characters


def say(change: Change, seat: Seat, text: str, client: str) -> Entry:
    done = entry_with(change.connection, change.match.id, client)
    if done and (done.kind, done.person) != (CHAT, seat.person):
        raise Refused(409, "table-number-used")
    if done:
        return done
    if change.match.settings.get(MUTED):
        raise Refused(403, "table-muted")
    said = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C").strip()
    if not said or len(said) > LONGEST_CHAT:
        raise Refused(422, "table-talk", most=LONGEST_CHAT)
    heard = (1 << len(change.match.seats)) - 1
    return change.add(CHAT, seat.seat, said, By(seat.person, client), heard)
