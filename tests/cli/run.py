"""Runs the command as a person does: a process of its own, words in, words out."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

LISTENING = """
import signal
from osada.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""  # a process that was started in the background would ignore Ctrl-C, and so would all that it starts


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


def osada(*arguments: str | Path, typed: str = "", lang: str = "en", **environment: str) -> Answer:
    """The exit code and what was printed; `typed` is what the person types."""
    done = subprocess.run(
        [sys.executable, "-m", "osada", *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "OSADA_LANG": lang, "COLUMNS": "200", "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
    )
    return Answer(done.returncode, done.stdout, done.stderr)


def refusal(*arguments: str | Path, lang: str = "en", **environment: str) -> str:
    """The one line that a wrong call gets, with exit code 2 and nothing on standard output."""
    answer = osada(*arguments, lang=lang, **environment)
    assert (answer.code, answer.out) == (2, ""), answer
    assert len(answer.err.strip().splitlines()) == 1, answer.err
    return answer.err.strip()


@contextmanager
def started(*arguments: str | Path) -> Iterator[subprocess.Popen[str]]:
    """A command that goes on until it gets Ctrl-C, alone with its workers in a group. None of them is left over."""
    command = [sys.executable, "-c", LISTENING, *map(str, arguments)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    running = subprocess.Popen(command, **pipes, encoding="utf-8", start_new_session=True)
    try:
        yield running
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()
