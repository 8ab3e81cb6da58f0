"""Reading the files that people name."""

from pathlib import Path

from osada.engine.errors import BadFile, OsadaError


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise BadFile(str(file), OsadaError("file-unreadable", problem=reason)) from None
