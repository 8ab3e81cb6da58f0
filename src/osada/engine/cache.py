"""Where compiled code is kept, so that an old one never runs.

Numba's own cache notices a change in a function's own file only, not in the tables it read or in the rules it calls.
So each game has a folder, named after the contents of everything that its compiled code is made of: the engine, the
search, the game's own folder and its editions. What is changed in one game leaves the others' as they are.
"""

import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from filelock import FileLock
from numba.core import config as settings
from platformdirs import user_cache_dir

config: Any = settings  # numba declares its settings at run time
ROOT = Path(__file__).resolve().parent.parent
SHARED = (ROOT / "engine", ROOT / "bots")  # what the compiled code of every game is made of
KEPT_DAYS = 30  # caches of older sources are removed after this time unused
FOLDER = re.compile(r"(?:\w+-)?[0-9a-f]{16}")  # the name of one

Progress = Callable[[int, int], None]  # steps done, steps in all
Kinds = Sequence[Any]  # the Numba types of arguments


def editions_folder() -> Path | None:
    """Where an owner's own editions lie, if the environment names a folder."""
    named = os.environ.get("OSADA_EDITIONS")
    return Path(named).expanduser().resolve() if named else None


def edition_files(game: str) -> list[Path]:
    folder = editions_folder()
    return sorted(folder.glob(f"{game}/*/components.json")) if folder else []


def sources_in(*folders: Path) -> list[Path]:
    """The files with compiled code and the tables it reads."""
    return sorted(path for folder in folders for kind in ("py", "json") for path in folder.rglob(f"*.{kind}"))


@cache
def _digest_of_all() -> str:
    """Of what every game shares: engine, search, and whoever compiles."""
    versions = (sys.version, numba.__version__, llvmlite.__version__, np.__version__)
    return digest_of(sources_in(*SHARED), *versions, f"boundscheck {config.BOUNDSCHECK}")


def digest_of(files: Sequence[Path], *words: str) -> str:
    """A short hash of names, lengths and contents."""
    found = blake2b(digest_size=8)
    for path in files:
        data = path.read_bytes()
        found.update(f"{path} {len(data)}\n".encode() + data)
    found.update("\n".join(words).encode())
    return found.hexdigest()


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _cache_root() -> Path:
    """The first place that can be written: Numba would fall back silently to the folder of the sources."""
    places = [Path(place) for place in (os.environ.get("OSADA_CACHE"), user_cache_dir("osada")) if place]
    private = Path(tempfile.gettempdir()) / f"osada-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
    return next((place for place in places if _can_write(place)), private)


class Cache:
    """What is compiled for one game, and which stages of it are whole."""

    def __init__(self, name: str, *folders: Path) -> None:
        self.name, self.folders = name, [folder.resolve() for folder in folders]

    @cached_property
    def folder(self) -> Path:
        own = [*sources_in(*self.folders), *edition_files(self.name)]
        return PLACE / f"{self.name}-{digest_of(own, _digest_of_all())}"

    def has(self, source: Path) -> bool:
        return any(folder in source.parents for folder in self.folders)

    def is_ready(self, stage: str) -> bool:
        return (self.folder / f"{stage}.ready").exists()

    def make_ready(self, stage: str, steps: Sequence[Callable[[], object]], progress: Progress) -> None:
        """Runs the steps that compile, once: who wants the same meanwhile waits and finds it done."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with FileLock(self.folder / f"{stage}.lock"):
            if self.is_ready(stage):
                return
            for done, step in enumerate(steps):
                progress(done, len(steps))
                step()
            progress(len(steps), len(steps))
            (self.folder / f"{stage}.ready").touch()
            _remove_old_caches()


PLACE = _cache_root()
COMMON = Cache("engine", *SHARED)  # for what belongs to no game
CACHES = [COMMON]  # and those of all games that are known


def _remove_old_caches() -> None:
    oldest, used = time.time() - KEPT_DAYS * 24 * 3600, {cache.folder for cache in CACHES}
    for folder in PLACE.iterdir():
        with suppress(FileNotFoundError):  # another process may have been quicker
            is_old = folder.is_dir() and folder.stat().st_mtime < oldest
            if is_old and folder not in used and FOLDER.fullmatch(folder.name):
                shutil.rmtree(folder, ignore_errors=True)
