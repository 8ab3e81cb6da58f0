"""One transaction on one table: the entries that it adds, and what follows from them."""

import time
from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, delete, insert, update

from osada.engine import snapshot
from osada.engine.game import CHANCE, EVERYBODY
from osada.server.storage.schema import log, seats, snapshots, tables
from osada.server.tables.asks import FINISH
from osada.server.tables.entries import ACT, CHANCE_FELL, NOBODY, OF_THE_MATCH, SEAT, TABLE, UNDO, WORDS, By, Entry
from osada.server.tables.guess import all_scores
from osada.server.tables.match import CHANGING, FINISHED, PLAYING, START, Match, Seat
from osada.server.tables.pace import STAND_IN, set_deadlines
from osada.server.tables.promises import public_nonce

EVERY = 25  # entries between two snapshots
NEW_ENTRY = insert(log)
CHANGED = update(tables).where(tables.c.id == bindparam("changed_id"))


class Change:
    """What a command does. Nothing of it counts before `close` and the end of the transaction."""

    def __init__(self, connection: Connection, match: Match) -> None:
        self.connection, self.match, self.now = connection, match, time.time()
        self.entries: list[Entry] = []
        self._before = frozenset(match.actors)
        self._kept = [vars(seat).copy() for seat in match.seats]

    # --- What a command may do ----------------------------------------------

    def start(self) -> None:
        """Every seat is taken: the match begins."""
        self.begin()
        self.let_chance_fall()

    def begin(self) -> None:
        """The match stands ready, and no outcome has come yet. A nonce that nobody chose follows from the promise."""
        self.match.must_be_open()
        for seat in self.match.seats:
            seat.nonce = seat.nonce or public_nonce(self.match.commit, seat.seat)
        self.match.status = PLAYING
        self.match.begin()
        self.add(TABLE, None, START)

    def act(self, seat: int, action: str, by: By = NOBODY) -> Entry:
        self.match.must_be_open()
        table = self.match.play
        table.play(seat, action)
        line = table.log[-1]
        entry = self.add(ACT, seat, table.words(line), by, line.readers)
        self.let_chance_fall()
        return entry

    def undo(self, seat: int, consent: frozenset[int], by: By = NOBODY) -> Entry:
        """Takes back the lines of the seat's last command, the last one first: an entry for each."""
        for _ in range(self.match.choices.size(seat) - 1):
            self._undo_line(seat, consent, By(by.person))
        return self._undo_line(seat, consent, by)

    def _undo_line(self, seat: int, consent: frozenset[int], by: By) -> Entry:
        gone = self.match.play.undo(seat, consent)
        return self.add(UNDO, seat, str(len(gone)), by)

    def add(self, kind: str, seat: int | None, text: str, by: By = NOBODY, readers: int = EVERYBODY) -> Entry:
        """Appends an entry; of the match only what was just played."""
        assert kind not in WORDS or text.split(" ")[0] in WORDS[kind], text
        hash = self.match.play.hash if kind in OF_THE_MATCH else None
        entry = Entry(self.match.seq + 1, kind, seat, text, self.now, readers, *by, hash)
        self.entries.append(entry)
        self.match.note(entry)
        return entry

    def give_up(self, lost: Sequence[Seat], word: str, by: By = NOBODY) -> Entry:
        """These seats have lost. Bots play on for them while others play; if no two are left the match ends."""
        for seat in lost:
            seat.resigned, seat.bot = True, STAND_IN
        first, *_ = [self.add(SEAT, seat.seat, word, by) for seat in lost]
        left = [seat for seat in self.match.seats if not seat.resigned]
        if len(left) < 2:
            self.finish([2 if seat.resigned and left else 1 for seat in self.match.seats])
        return first

    def finish(self, places: list[int]) -> None:
        """The match is over, by the rules or because all but one have given up."""
        self.match.must_be_open()
        scores = all_scores(self.match.play.scores())
        winners = [seat for seat, place in enumerate(places) if place == 1]
        self.match.status, self.match.result = FINISHED, {**scores, "winners": winners, "places": places}
        self.add(TABLE, None, FINISH)

    # --- What follows -------------------------------------------------------

    def let_chance_fall(self) -> None:
        """Outcomes are drawn at once, and the end is seen at once."""
        table = self.match.play
        while table.chance_due:
            table.roll_once()
            line = table.log[-1]
            self.add(CHANCE_FELL, CHANCE, table.words(line), NOBODY, line.readers)
        if table.over and self.match.status == PLAYING:
            self.finish(self.places())

    def places(self) -> list[int]:
        """Those who resigned come last, in whatever way a bot played on for them."""
        scores = self.match.play.scores().seats
        ranks = [(self.match.seats[seat].resigned, score.place) for seat, score in enumerate(scores)]
        if not any(resigned for resigned, _ in ranks):
            return [score.place for score in scores]
        return [1 + sum(other < rank for other in ranks) for rank in ranks]

    @property
    def begun(self) -> list[Seat]:
        """The seats whose turn began with this change."""
        return [self.match.seats[seat] for seat in self.match.actors if seat not in self._before]

    @property
    def chance_fell(self) -> bool:
        return any(entry.kind == CHANCE_FELL for entry in self.entries)

    def close(self) -> None:
        """Writes what the entries have made of table and seats."""
        if not self.entries:
            return
        match = self.match
        set_deadlines(self)
        self.connection.execute(NEW_ENTRY, [{"table": match.id, **vars(entry)} for entry in self.entries])
        values = {name: getattr(match, name) for name in CHANGING}
        if match.status == FINISHED:
            values["seed"] = match.seed  # from now on for all to see
        self.connection.execute(CHANGED, {"changed_id": match.id, "seq": match.seq, "changed": self.now, **values})
        self._write_seats()
        self._write_snapshot()

    def _write_seats(self) -> None:
        for seat, kept in zip(self.match.seats, self._kept, strict=True):
            if vars(seat) != kept:
                mine = (seats.c.table == self.match.id) & (seats.c.seat == seat.seat)
                self.connection.execute(update(seats).where(mine).values(vars(seat)))

    def _write_snapshot(self) -> None:
        """Now and then, while nobody waits for an answer: a snapshot knows of no questions."""
        first, last = self.entries[0].seq, self.entries[-1].seq
        is_time = (first - 1) // EVERY < last // EVERY
        if self.match.table is None or self.match.asked or not is_time:
            return
        mine = snapshots.c.table == self.match.id
        self.connection.execute(delete(snapshots).where(mine))
        data = snapshot.write(self.match.table)
        self.connection.execute(insert(snapshots).values(table=self.match.id, seq=last, data=data))
