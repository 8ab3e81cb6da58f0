"""A program of somebody else that runs beside us: a line is written to it, a line comes back, or it does not.

Threads read and write, so that neither a program that says nothing nor one that never listens can hold us up.
"""

import io
import os
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from typing import IO

LONGEST_LINE = 1 << 20  # bytes; what is longer is cut in pieces
MOST_WAITING = 100  # lines that nobody has asked for; more are thrown away
PATIENCE = 0.5  # seconds to go by itself, once its input is closed


class Late(Exception):
    """No answer within the time."""


class Ended(Exception):
    """It runs no more. The argument is its exit code, negative for a signal."""


class Child:
    """A running program. It ends with `close`, or when this object is forgotten, or with us; whichever comes first."""

    def __init__(self, command: str | Sequence[str], errors: Path | None = None) -> None:
        with open(errors or os.devnull, "ab") as stderr:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=stderr,
                bufsize=0,
                start_new_session=os.name != "nt",  # so that Ctrl-C is ours, and all that it starts can be ended
            )
        self._answers: Queue[bytes | None] = Queue()  # lines, then None when it has ended
        self._owed = 0  # answers that are still to come
        _thread(_listen, self._process.stdout, self._answers)
        self.close = weakref.finalize(self, _end, self._process)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """What it answers to this line. Late answers to older lines are waited for and thrown away."""
        deadline = time.monotonic() + seconds
        while self._owed:
            self._next(deadline)
        while not self._answers.empty():
            self._check(self._answers.get())
        _thread(_send, self._process.stdin, line)
        self._owed = 1
        return self._next(deadline)

    def _next(self, deadline: float) -> bytes:
        try:
            answer = self._check(self._answers.get(timeout=max(deadline - time.monotonic(), 0)))
        except Empty:
            raise Late from None
        self._owed -= 1
        return answer

    def _check(self, answer: bytes | None) -> bytes:
        if answer is None:
            self.close()
            raise Ended(self._process.returncode)
        return answer


def _thread(work: Callable[..., None], pipe: IO[bytes] | None, what: object) -> None:
    threading.Thread(target=work, args=(pipe, what), daemon=True).start()


def _listen(pipe: io.RawIOBase, answers: "Queue[bytes | None]") -> None:
    with io.BufferedReader(pipe) as lines, suppress(OSError, ValueError):
        while line := lines.readline(LONGEST_LINE):
            if line.strip() and answers.qsize() < MOST_WAITING:
                answers.put(line)
    answers.put(None)


def _send(pipe: io.RawIOBase, line: bytes) -> None:
    """If it has ended there is nobody to write to; the other thread notices that."""
    with suppress(OSError, ValueError):
        while line:
            line = line[pipe.write(line) :]


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Without input it should go. If it stays it is ended, with all that it has started."""
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.close()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        _kill(process)
        process.wait()


def _kill(process: "subprocess.Popen[bytes]") -> None:
    if os.name == "nt":
        process.kill()
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
