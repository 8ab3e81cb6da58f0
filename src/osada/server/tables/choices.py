"""Which lines are of one command: what was done whole is taken back whole.

The last line of a command carries its number, those before it only the person. Lines of bots and lines that were copied
are of nobody, each of them alone.
"""

from sqlalchemy import Connection, func, select

from osada.server.storage.schema import log
from osada.server.tables.entries import ACT, CHANCE_FELL, UNDO, Entry, entries_of


class Choices:
    """The lines since the last outcome, which nothing can take back: whose each is, and whether its command goes on."""

    def __init__(self) -> None:
        self._lines: list[tuple[int | None, bool]] = []

    def note(self, entry: Entry) -> None:
        if entry.kind == CHANCE_FELL:
            self._lines.clear()
        elif entry.kind == ACT:
            self._lines.append((entry.seat, entry.person is not None and entry.client is None))
        elif entry.kind == UNDO:
            at = self._last(entry.seat)
            del self._lines[at : at + int(entry.text)]

    def size(self, seat: int) -> int:
        """How many lines the last command of this seat has; at least one."""
        own = [goes_on for whose, goes_on in self._lines if whose == seat]
        size = 1
        while size < len(own) and own[-size - 1]:
            size += 1
        return size

    def _last(self, seat: int | None) -> int:
        return max(at for at, (whose, _) in enumerate(self._lines) if whose == seat)


def choices_until(connection: Connection, table: str, seq: int) -> Choices:
    """As the log has them: a snapshot knows positions and no commands."""
    fell = (log.c.table == table) & (log.c.kind == CHANCE_FELL) & (log.c.seq <= seq)
    last = connection.scalar(select(func.max(log.c.seq)).where(fell)) or 0
    choices = Choices()
    for entry in entries_of(connection, table, last, seq):
        choices.note(entry)
    return choices
