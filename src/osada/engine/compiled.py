"""`@rule` compiles a rules function. Without the compiler (`NUMBA_DISABLE_JIT=1`) it leaves it as it is.

`OSADA_NUMBA=plain` is the switch for a Numba that engine/jit.py was not tried with: Numba compiles in its own way,
slowly, and nothing is kept between two runs.
"""

import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numba

from osada.engine.cache import CACHES, COMMON, Cache, Kinds, config

COMPILER: Any = {
    "error_model": "numpy",
    "forceinline": True,  # rules are short: inlined, they run nearly twice as fast
    "nogil": True,  # a bot's threads search side by side, and a server goes on answering meanwhile
}
INTERPRETED = bool(config.DISABLE_JIT)
IS_KEPT = not INTERPRETED and os.environ.get("OSADA_NUMBA") != "plain"  # else every process compiles for itself
if IS_KEPT:
    from osada.engine.jit import AS_PART, compiled
else:
    AS_PART = {}
FOR_RULES: Any = {**COMPILER, **AS_PART}  # for what is called by rules alone

Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function) -> Function:
    """A function of the rules: plain Python that Numba compiles."""
    return _compiled(function, COMPILER)


def large_rule(function: Function) -> Function:
    """A rule that is called and not inlined: for a large one that would else be compiled again wherever it is used."""
    return _compiled(function, {**COMPILER, "forceinline": False})


def _compiled(function: Function, how: dict[str, Any]) -> Function:
    if INTERPRETED:
        return function
    found: Any = compiled(function, how, _place) if IS_KEPT else numba.njit(**how)(function)
    return found  # type: ignore[no-any-return]  # Numba declares nothing


# --- Where it is kept -------------------------------------------------------

_BY_RECORD: dict[Any, Cache] = {}  # by the Numba type of a game's records


def keep_apart(own: Cache, records: Kinds) -> None:
    """What is compiled for these records is kept in this cache."""
    CACHES.append(own)
    _BY_RECORD.update(dict.fromkeys(records, own))


def _place(function: Callable[..., Any], kinds: Kinds) -> Path | None:
    """With the game that a function belongs to or is called for. One whose source is in no digest is not kept."""
    source = _resolved(function.__code__.co_filename)
    owner = next((each for each in CACHES if each.has(source)), None)
    if owner is COMMON:
        owner = next((_BY_RECORD[kind] for kind in records_in(kinds) if kind in _BY_RECORD), COMMON)
    return owner.folder if owner else None


def records_in(kinds: Kinds) -> Iterator[Any]:
    """The types of records among these, and within arrays and tuples."""
    types: Any = numba.types
    for kind in kinds:
        if isinstance(kind, types.Record):
            yield kind
        elif isinstance(kind, types.Array):
            yield from records_in([kind.dtype])
        elif isinstance(kind, types.BaseTuple):
            yield from records_in(kind.types)


@cache
def _resolved(file: str) -> Path:
    return Path(file).resolve()


# --- Without compiling ------------------------------------------------------

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
