"""Runs the command as a person does: a process of its own, words in, words out."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


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
