"""What the others are asked: may a seat take back, may a bot play for somebody who is away, shall the settings change.

One question stands at a table at a time, and the log alone says which; a newer one takes the place of an older one.
"""

import json
import re
from typing import Any, Literal, NamedTuple, cast

from osada.server.tables.entries import ANSWER, ASK, OF_THE_MATCH, SEAT, TABLE, Entry

About = Literal["undo", "bot", "settings"]
TAKE_BACK: About = "undo"
BOT: About = "bot"
SETTINGS: About = "settings"
FINISH = "finish"
WRITTEN = re.compile(rf"([\d ]*)(?:({BOT}|{SETTINGS}) (.*))?")  # who is asked; what about, unless it is taking back
STAYING = ("late", "away", "link")  # of a seat: whoever has it still plays


class Ask(NamedTuple):
    """A seat asks for something, and these others have not agreed yet."""

    seq: int
    seat: int
    waiting: frozenset[int]
    about: About = TAKE_BACK
    what: str = ""  # the seat that a bot is called for, or the settings that would change

    @property
    def bot_for(self) -> int | None:
        return int(self.what) if self.about == BOT else None

    @property
    def settings(self) -> dict[str, Any] | None:
        return json.loads(self.what) if self.about == SETTINGS else None

    def ends_with(self, entry: Entry) -> bool:
        """What makes the question pointless: whoever asked or is asked has gone, or it is settled otherwise."""
        involved = self.waiting | {self.seat}
        if entry.kind == SEAT and entry.seat in involved and entry.text not in STAYING:
            return True
        if entry.kind == TABLE and entry.text == FINISH:
            return True
        match self.about:
            case "bot":
                return entry.seat == self.bot_for
            case "settings":
                return entry.kind == TABLE and entry.text.startswith(SETTINGS)
        return entry.kind in OF_THE_MATCH


def words_of(waiting: frozenset[int], about: About = TAKE_BACK, what: str = "") -> str:
    """The text of an entry that asks: the seats first."""
    seats = [str(seat) for seat in sorted(waiting)]
    return " ".join(seats if about == TAKE_BACK else [*seats, about, what])


def settings_in_words(settings: dict[str, Any]) -> str:
    return json.dumps(settings, sort_keys=True, separators=(",", ":"))


def asked_after(asked: Ask | None, entry: Entry) -> Ask | None:
    """What is asked once this entry stands in the log."""
    if entry.kind == ASK and entry.seat is not None:
        return _read(entry.seq, entry.seat, entry.text)
    if asked is None or asked.ends_with(entry):
        return None
    if entry.kind == ANSWER and entry.seat is not None:
        return asked._replace(waiting=asked.waiting - {entry.seat}) if entry.text == "yes" else None
    return asked


def _read(seq: int, seat: int, text: str) -> Ask:
    found = WRITTEN.fullmatch(text)
    assert found, text
    waiting = frozenset(int(word) for word in found[1].split())
    return Ask(seq, seat, waiting, cast(About, found[2] or TAKE_BACK), found[3] or "")
