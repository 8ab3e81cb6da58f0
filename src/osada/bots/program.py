"""Other people's bots: a program in any language on a seat, spoken to by the `choose` message (docs/bots.md)."""

import json
import os
import shlex
import shutil
from pathlib import Path
from typing import Any

from osada.bots.child import Child, Ended, Late
from osada.bots.guest import Guest, NoAnswer, legal_code, shown
from osada.engine.errors import BadSetUp, OsadaError
from osada.engine.game import Game
from osada.engine.observation import Observation

PREFIX = "cmd:"
SECONDS = 1.0  # to answer in, unless OSADA_BOT_SECONDS says otherwise
GRACE = 0.2  # on top, for the way there and back
START = 5.0  # on top of the first answer, to get going
LATE_IN_A_ROW = 3  # then it is taken to hang
RESTARTS = 1  # in a match


class Program(Guest):
    """A program on a seat, for one match after another: it is started when it is first asked."""

    def __init__(self, command: str, game: Game, seed: int = 0, seconds: float | None = None) -> None:
        self.command, self._arguments = command, _arguments(command)
        self.seconds = _seconds() if seconds is None else seconds
        self._child: Child | None = None
        super().__init__(command, game, seed)

    def begin(self, match: int) -> None:
        """One that runs goes on; one that was given up may try again."""
        super().begin(match)
        self._starts, self._late = int(self._child is not None), 0

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the program. Nothing of it is left."""
        if self._child:
            self._child.close()
        self._child = None

    @property
    def is_lost(self) -> bool:
        """It ended too often: the rest of the match is random."""
        return self._child is None and self._starts > RESTARTS

    def answer(self, observation: Observation) -> int:
        try:
            answer = self._heard(question(observation, self.match, self.seconds))
        except Late:
            raise self._too_late() from None
        except Ended as ended:
            raise self._gone("program-ended", code=ended.args[0]) from None
        except OSError as problem:
            raise self._gone("program-not-started", problem=problem.strerror or str(problem)) from None
        self._late = 0
        return action_in(answer, observation)

    def _heard(self, asked: dict[str, Any]) -> bytes:
        limit = self.seconds + GRACE
        if self._child is None:
            self._starts, limit = self._starts + 1, limit + START
            self._child = Child(self._arguments, _errors())
        return self._child.ask(json.dumps(asked, ensure_ascii=False).encode() + b"\n", limit)

    def _too_late(self) -> NoAnswer:
        self._late += 1
        if self._late < LATE_IN_A_ROW:
            return NoAnswer("program-late", seconds=self.seconds)
        return self._gone("program-hangs", times=self._late)

    def _gone(self, key: str, **values: Any) -> NoAnswer:
        """It is started once more for its next move; the second time it stays away."""
        self.close()
        self._late, problem = 0, NoAnswer(key, **values)
        problem.then = "program-lost" if self.is_lost else "program-again"
        return problem


# --- What is said -----------------------------------------------------------


def question(observation: Observation, match: int, seconds: float) -> dict[str, Any]:
    """All that a program is told: what its seat may know, and a number that tells matches apart."""
    return {
        "do": "choose",
        "match": match,
        "game": observation.game.id,
        "options": observation.options,
        "seat": observation.seat,
        "view": observation.view,
        "lines": observation.texts,
        "legal": observation.legal,
        "seconds": seconds,
    }


def action_in(answer: bytes, observation: Observation) -> int:
    """The code of the action that was answered, or an error that says what is wrong with it."""
    text = answer.decode("utf-8", errors="replace").strip()
    try:
        reply = json.loads(text)
    except (ValueError, RecursionError):
        raise OsadaError("program-no-json", found=shown(text)) from None
    action = reply.get("action") if isinstance(reply, dict) else None
    if not isinstance(action, str):
        raise OsadaError("program-no-action", found=shown(text))
    return legal_code(shown(action), observation)


# --- What was asked for -----------------------------------------------------


def _arguments(command: str) -> str | list[str]:
    """The words of the command; one that cannot be run is refused at once. Windows parts words by itself."""
    try:
        arguments = shlex.split(command, posix=os.name != "nt")
    except ValueError:
        raise BadSetUp("program-quotes", command=command) from None
    if not arguments:
        raise BadSetUp("program-empty", prefix=PREFIX)
    if shutil.which(arguments[0].strip('"')) is None:
        raise BadSetUp("program-missing", program=arguments[0])
    return command if os.name == "nt" else arguments


def _seconds() -> float:
    text = os.environ.get("OSADA_BOT_SECONDS", str(SECONDS))
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise BadSetUp("program-seconds", found=text)
    return seconds


def _errors() -> Path | None:
    """Where its standard error goes; by default nowhere."""
    named = os.environ.get("OSADA_BOT_LOG")
    return Path(named) if named else None
