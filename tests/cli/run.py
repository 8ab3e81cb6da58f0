"""Runs the command as a person does: a process of its own, words in, words out.

Reading the program takes longer than most commands. So it is read once, by a process that does nothing else, and
every command is a copy of that one: as fresh as one that was started, but for the time.
"""

import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

LISTENING = """
import signal
from osada.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""  # a process that was started in the background would ignore Ctrl-C, and so would all that it starts


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


EARLY = ("NUMBA_", "OSADA_CACHE", "OSADA_EDITIONS", "PYTHON")  # what is looked at while the program is read
READ = multiprocessing.get_context("forkserver")
READ.set_forkserver_preload(
    ["osada.cli", "osada.cli.terminal", "osada.arena", "osada.server.app", "alembic.command", "typer.main"]
)


def osada(*arguments: str | Path, typed: str = "", lang: str = "en", **environment: str) -> Result:
    """The exit code and what was printed; `typed` is what the person types."""
    given = {"OSADA_LANG": lang, "COLUMNS": "200", "PYTHONIOENCODING": "utf-8", **environment}
    command = [*map(str, arguments)]
    if any(name.startswith(EARLY) for name in environment):
        return _started(command, typed, given)
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder, name) for name in ("in", "out", "err")]
        streams[0].write_text(typed, encoding="utf-8")
        copy = READ.Process(target=_be_osada, args=(command, streams, dict(os.environ) | given, Path.cwd()))
        copy.start()
        copy.join()
        return Result(copy.exitcode, *(stream.read_text(encoding="utf-8") for stream in streams[1:]))


def _started(command: list[str], typed: str, environment: dict[str, str]) -> Result:
    done = subprocess.run(
        [sys.executable, "-m", "osada", *command],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=dict(os.environ) | environment,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def _be_osada(command: list[str], streams: list[Path], environment: dict[str, str], folder: Path) -> None:
    """In the copy: it reads, writes and knows what a process that was started would."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.stdin, sys.stdout, sys.stderr = (
        _as_stream(number, stream, mode) for number, (stream, mode) in enumerate(zip(streams, "rww", strict=True))
    )
    sys.argv = ["osada", *command]
    from osada.cli import main  # where it was read before

    main()


def _as_stream(number: int, path: Path, mode: str) -> TextIO:
    os.dup2(os.open(path, os.O_RDONLY if mode == "r" else os.O_WRONLY | os.O_CREAT, 0o600), number)
    return open(number, mode, encoding="utf-8", closefd=False)


def refusal(*arguments: str | Path, lang: str = "en", **environment: str) -> str:
    """The one line that a wrong call gets, with exit code 2 and nothing on standard output."""
    result = osada(*arguments, lang=lang, **environment)
    assert (result.code, result.out) == (2, ""), result
    assert len(result.err.strip().splitlines()) == 1, result.err
    return result.err.strip()


@contextmanager
def started(*arguments: str | Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A command that goes on until it gets Ctrl-C, alone with its workers in a group. None of them is left over."""
    command = [sys.executable, "-c", LISTENING, *map(str, arguments)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "env": {**os.environ, **environment}}
    running = subprocess.Popen(command, **pipes, encoding="utf-8", start_new_session=True)
    try:
        yield running
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()
