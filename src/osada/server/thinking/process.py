"""One worker, as the web process sees it: asked, waited for, and replaced when it dies or takes too long."""

import logging
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from osada.engine.errors import OsadaError
from osada.server.thinking.job import Job

LOG = logging.getLogger(__name__)

START = 120.0  # seconds for a process to begin
COMPILING = 900.0  # seconds for a game to be compiled, which happens once for each release
GRACE = 10.0  # seconds beyond its own limit after which a bot is not waited for any more


NOT_AN_ANSWER = (EOFError, OSError, ValueError, pickle.UnpicklingError, AttributeError, ImportError, IndexError)


class Gone(Exception):
    """The process died, or was ended because it took too long."""


class Failed(Exception):
    """The bot made a mistake of ours: the argument is its traceback."""


class Process:
    """A running worker."""

    def __init__(self, modules: Sequence[str]) -> None:
        path = os.pathsep.join(place or os.getcwd() for place in sys.path)
        self._child = subprocess.Popen(
            [sys.executable, "-P", "-m", "osada.server.thinking.worker", *modules],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,  # so that Ctrl-C is ours
        )
        self.games: set[str] = set()  # that it has compiled
        self.pid = self._child.pid

    def ask(self, question: Job | str, seconds: float) -> Any:
        assert self._child.stdin
        try:
            pickle.dump(question, self._child.stdin)
            self._child.stdin.flush()
        except OSError:
            raise Gone from None
        return self.hear(seconds)

    def hear(self, seconds: float) -> Any:
        """The next answer. Who gives none in time is ended."""
        assert self._child.stdout
        limit = threading.Timer(seconds, self._child.kill)
        limit.daemon = True
        limit.start()
        try:
            kind, said = pickle.load(self._child.stdout)
        except NOT_AN_ANSWER:
            raise Gone from None
        finally:
            limit.cancel()
        if kind == "refused" and isinstance(said, OsadaError):
            raise said
        if kind == "failed":
            raise Failed(said)
        return said

    def end(self) -> None:
        self._child.kill()
        self._child.wait()
        for pipe in (self._child.stdin, self._child.stdout):
            with suppress(OSError):  # a question that it never read
                if pipe:
                    pipe.close()


class Keeper:
    """Keeps one worker running. `answer` and `prepare` are called by one thread, the rest by any."""

    def __init__(self, modules: Sequence[str], grace: float) -> None:
        self._modules, self._grace = modules, grace
        self.wanted: dict[str, None] = {}  # games that should be compiled, in this order
        self._process: Process | None = None
        self._closed = False
        self._lock = threading.Lock()  # of the process's beginning and end
        self._levels: dict[str, float] = {}
        self._hopeless: set[str] = set()  # games that could not be prepared
        self.starts = 0

    def answer(self, job: Job) -> Any:
        process = self._running()
        if job.game not in process.games:
            self._compile(process, job.game)
        return self._asked(process, job, max(job.seconds, self._levels.get(job.level, 0.0)) + self._grace)

    @property
    def unprepared(self) -> list[str]:
        ready = self.games | self._hopeless
        return [game for game in list(self.wanted) if game not in ready]

    @property
    def games(self) -> set[str]:
        process = self._process
        return set(process.games) if process else set()

    @property
    def is_closed(self) -> bool:
        return self._closed

    @property
    def pid(self) -> int | None:
        process = self._process
        return process.pid if process else None

    def prepare(self) -> None:
        """Compiles one game more. If that fails, whoever plays it will hear of it."""
        game = self.unprepared[0]
        try:
            self._compile(self._running(), game)
        except (Gone, Failed, OsadaError) as problem:
            if not self._closed:
                LOG.error("bots cannot be prepared for %s: %r", game, problem)
            self._hopeless.add(game)

    def close(self) -> None:
        with self._lock:
            self._closed = True
            if self._process:
                self._process.end()
                self._process = None

    # --- Helpers ------------------------------------------------------------

    def _running(self) -> Process:
        with self._lock:
            if self._closed:
                raise Gone
            if self._process:
                return self._process
            process = self._process = self._new()
            self.starts += 1
        self._levels = self._heard(process)
        return process

    def _new(self) -> Process:
        try:
            return Process(self._modules)
        except OSError as problem:  # no memory, or too many processes
            LOG.error("no worker can be started: %s", problem)
            raise Gone from None

    def _heard(self, process: Process) -> dict[str, float]:
        try:
            levels: dict[str, float] = process.hear(START)
            return levels
        except Gone:
            self._drop(process)
            raise

    def _compile(self, process: Process, game: str) -> None:
        self._asked(process, game, COMPILING)
        process.games.add(game)

    def _asked(self, process: Process, question: Job | str, seconds: float) -> Any:
        try:
            return process.ask(question, seconds)
        except Gone:
            self._drop(process)
            raise

    def _drop(self, process: Process) -> None:
        with self._lock:
            if self._process is process:
                process.end()
                self._process = None
