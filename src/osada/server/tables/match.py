"""A table in memory: the match, who sits around it, and how far its log is known."""

import logging
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, NamedTuple

from sqlalchemy import Connection, RowMapping, bindparam, select

from osada.engine import snapshot
from osada.engine.contract import REGISTERED
from osada.engine.dice import Dice
from osada.engine.errors import OsadaError
from osada.engine.game import Game
from osada.engine.table import Table
from osada.server.errors import Refused
from osada.server.sealing import Sealer, Unopened
from osada.server.storage import schema
from osada.server.storage.schema import seats, snapshots, tables
from osada.server.tables.asks import Ask, asked_after
from osada.server.tables.choices import Choices, choices_until
from osada.server.tables.entries import ACT, OF_THE_MATCH, TABLE, UNDO, Entry, entries_of
from osada.server.tables.responses import ResultTold

LOG = logging.getLogger(__name__)

WAITING, PLAYING, FINISHED, STOPPED = "waiting", "playing", schema.FINISHED, "stopped"
START = "start"
NAMED = select(tables).where(tables.c.id == bindparam("id"))
LOCKED = NAMED.with_for_update()
SEATED = select(seats).where(seats.c.table == bindparam("id")).order_by(seats.c.seat)
CHANGING = ("status", "host", "invite", "settings", "result")  # of a table, beside its log and its seats


@dataclass
class Seat:
    """A place at the table. Open if nobody has it; a bot may play alone or in place of the person."""

    seat: int
    person: str | None = None
    bot: str | None = None
    name: str = ""
    nonce: str = ""
    key: str | None = None
    pin: str | None = None
    resigned: bool = False
    deadline: float | None = None
    late: bool = False

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def person_plays(self) -> bool:
        return self.person is not None and self.bot is None


class Mark(NamedTuple):
    """What has to be known of an entry to tell whether a command came too late."""

    seq: int
    kind: str
    seat: int | None
    actors: frozenset[int]  # after it


@dataclass
class Match:
    """What is known of a table up to entry `seq`. Only `matches.py` changes it, inside a transaction."""

    # fmt: off
    id: str
    game: str
    version: int
    edition: str
    release: str
    options: dict[str, str]
    status: str
    host: str | None
    invite: int
    settings: dict[str, Any]
    seed: str
    origin: str | None
    made: float
    result: ResultTold | None
    seats: list[Seat]
    seq: int = 0
    table: Table | None = None       # none: it has not begun, or this release cannot play it
    asked: Ask | None = None
    marks: list[Mark] = field(default_factory=list)
    choices: Choices = field(default_factory=Choices)
    missing_key: str | None = None   # without which the seed cannot be opened: nothing can be played
    # fmt: on

    @property
    def rules(self) -> Game:
        return REGISTERED[self.game]

    @property
    def dice(self) -> Dice:
        return Dice(self.seed, [seat.nonce for seat in self.seats])

    @property
    def commit(self) -> str:
        """Empty where the seed cannot be opened."""
        return Dice(self.seed).commit if self.missing_key is None else ""

    @property
    def play(self) -> Table:
        """The match in play; refused where there is none."""
        if self.table is None:
            raise Refused(409, "table-status", status=self.status)
        return self.table

    def must_be(self, *stages: str) -> None:
        """Refuses what does not fit the stage at which the table is."""
        if self.status not in stages:
            raise Refused(409, "table-status", status=self.status)

    def must_be_open(self) -> None:
        """Refuses play where no outcome can be drawn."""
        if self.missing_key is not None:
            raise Refused(503, "table-sealed", needed=self.missing_key)

    @property
    def actors(self) -> list[int]:
        return self.table.actors if self.table and self.status == PLAYING else []

    def resume(self, table: Table, seq: int) -> None:
        """Takes the match as a snapshot kept it; what came before it is stale for any command."""
        self.table, self.seq = table, seq
        table.dice = self.dice
        self.marks = [Mark(seq, UNDO, None, frozenset(table.actors))]

    def apply(self, entry: Entry) -> None:
        """Follows the log by one entry."""
        match entry.kind, entry.seat:
            case "act", int(seat):
                self.play.play(seat, entry.text)
            case "chance", _:
                self.play.outcome(entry.text)
            case "undo", int(seat):
                self.play.undo(seat, consent=range(len(self.seats)))
            case "table", _ if entry.text == START:
                self.begin()
        self.note(entry)

    def begin(self) -> None:
        self.table = Table(self.rules, len(self.seats), self.options, self.dice)

    def note(self, entry: Entry) -> None:
        """Remembers what an entry means for those that follow it."""
        self.seq = entry.seq
        self.choices.note(entry)
        self.asked = asked_after(self.asked, entry)
        if entry.kind in OF_THE_MATCH or (entry.kind, entry.text) == (TABLE, START):
            self.marks.append(Mark(entry.seq, entry.kind, entry.seat, frozenset(self.play.actors)))

    def is_stale(self, seat: int, expected: int) -> bool:
        """Whether a command that knew the log up to `expected` rests on a position that is gone.

        What seats do that act at the same time does not stand in each other's way.
        """
        if expected > self.seq:
            return True
        at = bisect_right(self.marks, expected, key=attrgetter("seq"))
        later = self.marks[at:]
        if not later:
            return False
        was_actor = at > 0 and seat in self.marks[at - 1].actors
        return not was_actor or any(mark.kind != ACT or mark.seat == seat for mark in later)


# --- From the database ------------------------------------------------------


def load(connection: Connection, row: RowMapping, sealer: Sealer) -> Match:
    """The table as the database has it: the last snapshot, then the entries after it, up to those of the row."""
    match = unplayed(connection, row, sealer)
    if can_play(match):
        _follow(connection, match, row["seq"])
    match.seq = row["seq"]
    return match


def unplayed(connection: Connection, row: RowMapping, sealer: Sealer) -> Match:
    """Who sits where and what was agreed, without the match."""
    facts = {name: value for name, value in row.items() if name not in ("seats", "seq", "changed")}
    match = Match(**facts, seats=seats_of(connection, row["id"]))
    if match.status != FINISHED:
        _open_seed(match, sealer)
    return match


def _open_seed(match: Match, sealer: Sealer) -> None:
    try:
        match.seed = sealer.open(match.id, match.seed)
    except Unopened as problem:
        match.seed, match.missing_key = "", problem.key
        LOG.warning("table %s cannot be played without the key %s", match.id, problem.key)


def row_of(connection: Connection, id: str, *, for_update: bool = False) -> RowMapping:
    """What stands about the table itself. For an update nobody else has it until the transaction ends."""
    row = connection.execute(LOCKED if for_update else NAMED, {"id": id}).mappings().first()
    if row is None:
        raise Refused(404, "table-unknown")
    return row


def catch_up(connection: Connection, match: Match, row: RowMapping) -> None:
    """Another process may have added to the log. The seats come first: a match begins with the nonces of all."""
    if row["seq"] > match.seq:
        match.seats = seats_of(connection, match.id)
        replay(match, entries_of(connection, match.id, match.seq, row["seq"]))
    for name in ("seq", *CHANGING):
        setattr(match, name, row[name])


def seats_of(connection: Connection, id: str) -> list[Seat]:
    rows = connection.execute(SEATED, {"id": id}).mappings()
    return [Seat(**{name: value for name, value in row.items() if name != "table"}) for row in rows]


def can_play(match: Match) -> bool:
    """Whether this release has the rules and the components that the table was begun with."""
    game = REGISTERED.get(match.game)
    if game is None or game.version != match.version or match.status == STOPPED:
        return False
    return match.edition in {edition.hash for edition in game.editions}


def _follow(connection: Connection, match: Match, until: int) -> None:
    mine = (snapshots.c.table == match.id) & (snapshots.c.seq <= until)
    last = select(snapshots).where(mine).order_by(snapshots.c.seq.desc()).limit(1)
    found = connection.execute(last).mappings().first()
    if found:
        try:
            match.resume(snapshot.read(found["data"]), found["seq"])
            match.choices = choices_until(connection, match.id, match.seq)
        except OsadaError as problem:
            LOG.warning("snapshot of %s at %d not used, the log is: %s", match.id, found["seq"], problem)
    replay(match, entries_of(connection, match.id, match.seq, until))


def replay(match: Match, entries: Iterable[Entry]) -> None:
    for entry in entries:
        match.apply(entry)


def proved(match: Match, entries: Iterable[Entry]) -> bool:
    """Whether the whole log, played from the start, gives the position that was kept after each entry."""
    for entry in entries:
        if entry.seq != match.seq + 1:
            return False
        try:
            match.apply(entry)
        except OsadaError:
            return False
        if entry.kind in OF_THE_MATCH and match.play.hash != entry.hash:
            return False
    return True
