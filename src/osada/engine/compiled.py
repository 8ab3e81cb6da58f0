"""`@rule` compiles a rules function, and never runs an old one.

Numba's own cache notices a change in a function's own file only, not in the tables it read or in the rules it calls.
So the cache folder is named after the contents of everything that compiled code is made of.
"""

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import llvmlite
import numba
import numpy as np
from filelock import FileLock
from numba.core import config as settings
from platformdirs import user_cache_dir

from osada.engine.parts import PartCompiler

config: Any = settings  # numba declares its settings at run time
ROOT = Path(__file__).resolve().parent.parent
COMPILED = ("engine", "games", "bots")  # the folders with compiled code and the tables it reads
GAMES = ROOT / "games"
KEPT_DAYS = 30  # caches of older sources are removed after this time unused

COMPILER: Any = {
    "error_model": "numpy",
    "forceinline": True,  # rules are short: inlined, they run nearly twice as fast
    "nogil": True,  # a bot's threads search side by side, and a server goes on answering meanwhile
}
AS_PART: Any = {"pipeline_class": PartCompiler, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
FOR_RULES: Any = {**COMPILER, **AS_PART}  # for what is called by rules alone
INTERPRETED = bool(config.DISABLE_JIT)
EFFORT = type(config.OPT)(1)  # rules are branches, not loops over arrays: more of it takes longer and gains nothing


def editions_folder() -> Path | None:
    """Where an owner's own editions lie, if the environment names a folder."""
    named = os.environ.get("OSADA_EDITIONS")
    return Path(named).expanduser().resolve() if named else None


def edition_files() -> list[Path]:
    folder = editions_folder()
    return sorted(folder.glob("*/*/components.json")) if folder else []


SOURCES = tuple(
    sorted(path for folder in COMPILED for kind in ("py", "json") for path in (ROOT / folder).rglob(f"*.{kind}"))
)


def digest_of(files: Sequence[Path], *words: str) -> str:
    """A short hash of names, lengths and contents."""
    found = blake2b(digest_size=8)
    for path in files:
        data = path.read_bytes()
        found.update(f"{path} {len(data)}\n".encode() + data)
    found.update("\n".join(words).encode())
    return found.hexdigest()


def _digest() -> str:
    versions = (sys.version, numba.__version__, llvmlite.__version__, np.__version__)
    return digest_of([*SOURCES, *edition_files()], *versions, f"boundscheck {config.BOUNDSCHECK}")


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


FOLDER = _cache_root() / _digest()


def is_covered(function: Callable[..., Any]) -> bool:
    """Is this function's source part of the digest? Only then may its compiled form be kept."""
    return _source(function) in SOURCES


def _source(function: Callable[..., Any]) -> Path:
    return _resolved(function.__code__.co_filename)


@cache
def _resolved(file: str) -> Path:
    return Path(file).resolve()


Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function) -> Function:
    """A function of the rules: plain Python that Numba compiles. `NUMBA_DISABLE_JIT=1` leaves it as it is."""
    return _compiled(function, COMPILER)


def large_rule(function: Function) -> Function:
    """A rule that is called and not inlined: for a large one that would else be compiled again wherever it is used."""
    return _compiled(function, {**COMPILER, "forceinline": False})


def _compiled(function: Function, how: dict[str, Any]) -> Function:
    """What Python calls is compiled whole; what other rules call is compiled as a part of them, and kept within them.

    So a rule that both call is compiled twice.
    """
    if INTERPRETED:
        return function
    from_python: Any = _compiled_whole(function, how)

    @cache  # made when it is wanted: never, where all is compiled already
    def part() -> Any:
        return _widened_for_rules(_quickly(numba.njit(**how, **AS_PART)(function)))

    from_python.get_call_template = lambda args, keywords: part().get_call_template(args, keywords)
    from_python.get_overload = lambda signature: part().get_overload(signature)
    return from_python  # type: ignore[no-any-return]  # numba declares nothing


def _compiled_whole(function: Function, how: dict[str, Any]) -> Any:
    """A game's own rules, which only tests and curious persons call from Python, are not kept."""
    kept = is_covered(function) and GAMES not in _source(function).parents
    before = config.CACHE_DIR
    config.CACHE_DIR = str(FOLDER)  # read while decorating
    try:
        compiled = _quickly(numba.njit(cache=kept, **how)(function))
    finally:
        config.CACHE_DIR = before
    return _saved_alone(compiled) if kept else compiled


def _saved_alone(rule: Any) -> Any:
    """What it compiles to is saved by one process at a time.

    Numba numbers the files of a function by its index. Of two processes that read the index at once, each would give
    the same number to another file: who looks there later runs the wrong code.
    """
    save = rule._cache.save_overload

    def save_alone(signature: Any, data: Any) -> None:
        with FileLock(FOLDER / "saving.lock"):
            save(signature, data)

    rule._cache.save_overload = save_alone
    return rule


def _quickly(rule: Any) -> Any:
    build = rule.compile

    def build_quickly(signature: Any) -> Any:
        before, config.OPT = config.OPT, EFFORT
        try:
            return build(signature)
        finally:
            config.OPT = before

    rule.compile = build_quickly
    return rule


def _widened_for_rules(rule: Any) -> Any:
    """Called from other rules, it is compiled once for all integers: Numba would do so for each width and constant."""
    resolve = rule.get_call_template

    def resolve_widened(args: Sequence[Any], keywords: dict[str, Any]) -> Any:
        return resolve([_widened(kind) for kind in args], {name: _widened(kind) for name, kind in keywords.items()})

    rule.get_call_template = resolve_widened
    return rule


def _widened(kind: Any) -> Any:
    plain: Any = numba.types.unliteral(kind)
    is_number = plain in numba.types.signed_domain or isinstance(plain, numba.types.IntEnumMember)
    return numba.types.int64 if is_number else plain


_as_python: dict[str, dict[str, Any]] = {}  # by module: its names, with rules as plain Python


def as_python(function: Callable[..., Any]) -> Callable[..., Any]:
    """A rule as plain Python, with the rules that it calls: for who asks too rarely to have anything compiled.

    It takes any value with the fields that it reads, and plain numbers are the quickest.
    """
    written: Any = getattr(function, "py_func", function)
    return FunctionType(written.__code__, _names_as_python(written), written.__name__, written.__defaults__)


def _names_as_python(written: Any) -> dict[str, Any]:
    """All that a function knows. Rules may call each other in a circle: the names are there before all are changed."""
    if written.__module__ not in _as_python:
        names = _as_python[written.__module__] = dict(written.__globals__)
        names.update({name: as_python(value) for name, value in names.items() if hasattr(value, "py_func")})
    return _as_python[written.__module__]


def signature_of(file: str) -> dict[str, Any]:
    """A field for the STATE of a game that lives outside this package: `record(..., **signature_of(__file__))`.

    Loops compiled for a game are kept by the type of its record; this field changes that type with the game's sources.
    """
    sources = sorted(Path(file).resolve().parent.rglob("*.py"))
    return {f"source_{digest_of(sources)}": np.int8}


Progress = Callable[[int, int], None]  # steps done, steps in all


def is_ready(name: str) -> bool:
    return INTERPRETED or (FOLDER / f"{name}.ready").exists()


def make_ready(name: str, steps: Sequence[Callable[[], object]], progress: Progress) -> None:
    """Runs the steps that compile, once for each cache: who wants the same meanwhile waits and finds it done."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with FileLock(FOLDER / f"{name}.lock"):
        if is_ready(name):
            return
        for done, step in enumerate(steps):
            progress(done, len(steps))
            step()
        progress(len(steps), len(steps))
        (FOLDER / f"{name}.ready").touch()
        _remove_old_caches()


def _remove_old_caches() -> None:
    oldest = time.time() - KEPT_DAYS * 24 * 3600
    for folder in FOLDER.parent.iterdir():
        is_other = folder != FOLDER and folder.is_dir() and len(folder.name) == len(FOLDER.name)
        with suppress(FileNotFoundError):  # another process may have been quicker
            if is_other and folder.stat().st_mtime < oldest:
                shutil.rmtree(folder, ignore_errors=True)
