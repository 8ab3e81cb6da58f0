"""Other people's bots: a program in any language on a seat, spoken to by the `choose` message (docs/bots.md)."""

import json
import os
import random
import shlex
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from osada.bots.child import Child, Ended, Late
from osada.engine.errors import BadSetUp, OsadaError
from osada.engine.game import Game
from osada.engine.observation import Observation
from osada.engine.table import Table
from osada.locales import words

PREFIX = "cmd:"
SECONDS = 1.0  # to answer in, unless OSADA_BOT_SECONDS says otherwise
GRACE = 0.2  # on top, for the way there and back
START = 5.0  # on top of the first answer, to get going
LATE_IN_A_ROW = 3  # then it is taken to hang
RESTARTS = 1  # in a match
LONGEST_SHOWN = 80  # characters of an answer in a complaint


class Complaint(NamedTuple):
    """What a program did wrong; it cost the move at this line of the match, counted from 1."""

    program: str
    line: int
    seat: int
    problem: OsadaError

    def message(self, lang: str = "en") -> str:
        named = {"program": _shown(self.program), "line": self.line, "player": self.seat + 1}
        return words(lang)("program-complaint", **named, problem=self.problem.message(lang))


class Program:
    """A program on a seat for one match. For each mistake a random legal action is played, and a complaint is kept."""

    def __init__(self, command: str, game: Game, seed: int = 0, seconds: float | None = None) -> None:
        self.command, self._arguments = command, _arguments(command)
        self.seconds = _seconds() if seconds is None else seconds
        self.complaints: list[Complaint] = []
        self._rng = random.Random(f"{game.id} {seed}")
        self._child: Child | None = None
        self._starts = self._late = 0
        self._lost = False  # it ended too often: the rest of the match is random

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the program. Nothing of it is left."""
        if self._child:
            self._child.close()
        self._child = None

    def choose(self, observation: Observation) -> int:
        """Its answer; a forced action is not asked for."""
        codes = observation.game.for_random_play(observation.legal_codes)
        if len(observation.legal_codes) > 1 and not self._lost:
            try:
                return self._asked(observation)
            except OsadaError as problem:
                complaint = Complaint(self.command, len(observation.lines) + 1, observation.seat, problem)
                self.complaints.append(complaint)
        return self._rng.choice(codes)

    def _asked(self, observation: Observation) -> int:
        try:
            answer = self._answer(question(observation, self.seconds))
        except Late:
            raise self._too_late() from None
        except Ended as ended:
            raise self._gone("program-ended", code=ended.args[0]) from None
        except OSError as problem:
            raise self._gone("program-not-started", problem=problem.strerror or str(problem)) from None
        self._late = 0
        return action_in(answer, observation)

    def _answer(self, asked: dict[str, Any]) -> bytes:
        limit = self.seconds + GRACE
        if self._child is None:
            self._starts, limit = self._starts + 1, limit + START
            self._child = Child(self._arguments, _errors())
        return self._child.ask(json.dumps(asked, ensure_ascii=False).encode() + b"\n", limit)

    def _too_late(self) -> OsadaError:
        self._late += 1
        if self._late < LATE_IN_A_ROW:
            return OsadaError("program-late", seconds=self.seconds)
        return self._gone("program-hangs", times=self._late)

    def _gone(self, key: str, **values: Any) -> OsadaError:
        """It is started once more for its next move; the second time it stays away."""
        self.close()
        self._late, self._lost = 0, self._starts > RESTARTS
        return OsadaError(key, **values, last=int(self._lost))


def program_bot(name: str, game: Game, seed: int = 0) -> Program:
    """The bot of a name such as `cmd:./mybot --fast`."""
    return Program(name.removeprefix(PREFIX).strip(), game, seed)


def is_program(name: str) -> bool:
    return name.startswith(PREFIX)


def close_all(bots: Iterable[object]) -> None:
    """Lets go of the bots that hold something, as a program does."""
    for bot in bots:
        ending = getattr(bot, "close", None)
        if ending:
            ending()


# --- What is said -----------------------------------------------------------


def question(observation: Observation, seconds: float) -> dict[str, Any]:
    """All that a program is told: what its seat may know, and nothing else."""
    return {
        "do": "choose",
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
        raise OsadaError("program-no-json", found=_shown(text)) from None
    action = reply.get("action") if isinstance(reply, dict) else None
    if not isinstance(action, str):
        raise OsadaError("program-no-action", found=_shown(text))
    return checked(_shown(action), observation)


def checked(action: str | int, observation: Observation) -> int:
    """The code of an action that is legal; else an error that says why it is not."""
    code = observation.game.actions.parse(action) if isinstance(action, str) else action
    if code in observation.legal_codes:
        return code
    refusal = Table.imagined(observation).why_not(observation.seat, code)
    assert refusal, "what is legal follows from what the seat knows"
    raise refusal


def _shown(text: str) -> str:
    """What can be printed of it, without tricks on the terminal."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text[:LONGEST_SHOWN])


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
