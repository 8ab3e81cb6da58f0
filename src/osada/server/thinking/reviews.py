"""Reviews of finished matches: what each move cost, from what its player knew then. The workers think, one move of one
match at a time and after everybody else, so that nobody who plays has to wait for it."""

import logging
import threading
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from osada.bots.review import Reviewed, decisions, review
from osada.engine import snapshot
from osada.engine.errors import OsadaError
from osada.engine.table import Table
from osada.server.archive.replays import match_of, position
from osada.server.errors import Refused
from osada.server.tables.match import FINISHED, Match
from osada.server.tables.matches import Matches
from osada.server.thinking.job import REVIEW, Job, Thinker

LOG = logging.getLogger(__name__)

SECONDS = 0.5  # for each move, at most
AT_ONCE = 1  # matches
MOST_WAITING = 20  # matches
REMEMBERED = 200  # reviews
LATER = ("thinking-busy", "thinking-not-ready")  # refusals that pass
ATTEMPTS, PAUSE = 300, 2.0  # and after how many seconds it is tried again
GLANCE = 0.25  # seconds between two looks whether the server stops

Key = tuple[str, str]  # table, level


@dataclass
class Review:
    """A match, and what is known of its moves so far. Another thread adds to it."""

    table: Table
    level: str
    choices: int  # moves that have to be thought about
    moves: list[Reviewed] = field(default_factory=list)
    complete: bool = False
    problem: OsadaError | None = None

    @property
    def seats(self) -> list[int]:
        return list(range(self.table.seats))

    @property
    def is_over(self) -> bool:
        return self.complete or self.problem is not None


def step_of(match: Match, seat: int, step: int, level: str, seconds: float) -> Job:
    """The question about a position of a finished match."""
    match.must_be(FINISHED)
    data = snapshot.write(position(match_of(match), step))
    return Job(match.id, match.seq, seat, level, data, seconds, REVIEW, step)


class Reviews:
    """Each match is reviewed once by each level; who asks again is told how far that is."""

    def __init__(self, matches: Matches, thinker: Thinker) -> None:
        self._matches, self._thinker = matches, thinker
        self._kept: OrderedDict[Key, Review] = OrderedDict()
        self._lock, self._closed = threading.Lock(), threading.Event()
        self._thread = ThreadPoolExecutor(AT_ONCE, "review")

    def known(self, table: str, level: str) -> Review | None:
        """What there is already. A review that failed is told of once, and may then be asked for again."""
        with self._lock:
            found = self._kept.get((table, level))
            if found and found.problem:
                del self._kept[table, level]
                raise found.problem
            return found

    def begin(self, table: str, level: str) -> Review:
        with self._matches.looking(table) as match:
            match.must_be(FINISHED)
            copy = match_of(match).copy()
        fresh = Review(copy, level, decisions(copy, range(copy.seats)))
        with self._lock:
            if found := self._kept.get((table, level)):
                return found
            if sum(not other.is_over for other in self._kept.values()) >= MOST_WAITING:
                raise Refused(503, "thinking-busy", retry=PAUSE)
            self._kept[table, level] = fresh
            self._forget_oldest()
        self._thread.submit(self._review, table, fresh)
        return fresh

    def close(self) -> None:
        self._closed.set()
        self._thread.shutdown(cancel_futures=True)

    def _forget_oldest(self) -> None:
        done = [key for key, review in self._kept.items() if review.is_over]
        for key in done[: max(0, len(self._kept) - REMEMBERED)]:
            del self._kept[key]

    # --- In the thread ------------------------------------------------------

    def _review(self, table: str, found: Review) -> None:
        def ask(before: Table, seat: int, level: str, seconds: float) -> dict[str, Any]:
            step = len(before.log)
            return self._answer(Job(table, step, seat, level, snapshot.write(before), seconds, REVIEW, step))

        try:
            for move in review(found.table, found.seats, found.level, SECONDS, ask):
                found.moves.append(move)
            found.complete = True
        except OsadaError as problem:
            found.problem = problem
        except Exception:  # whoever asks next has to know, and others wait for their review
            LOG.exception("no review of %s", table)
            found.problem = Refused(503, "thinking-failed", retry=PAUSE)

    def _answer(self, job: Job) -> dict[str, Any]:
        """A server that is busy, or still compiles, is asked again for a while."""
        for _ in range(ATTEMPTS):
            try:
                return self._heard(self._thinker.think(job))
            except Refused as refusal:
                if refusal.key not in LATER:
                    raise
            self._closed.wait(PAUSE)
        raise Refused(503, "thinking-failed", retry=PAUSE)

    def _heard(self, promised: Future[Any]) -> dict[str, Any]:
        while not self._closed.is_set():
            try:
                found: dict[str, Any] = promised.result(GLANCE)
                return found
            except TimeoutError:
                continue
        promised.cancel()
        raise Refused(503, "thinking-closed", retry=PAUSE)
