"""The contract inside compiled code: `apply(state, ...)` means the rules of whichever game the record belongs to.

Each function below is a stub that Numba replaces by the game's own, chosen by the type of the record; so one loop
serves every game, and people can write compiled loops of their own. Without the compiler the stub's body asks the game.
"""

import inspect
from collections.abc import Callable
from typing import Any

import numba
from numba.extending import overload

from osada.engine.compiled import FOR_RULES, keep_apart
from osada.engine.game import Game
from osada.locales import add_folder

REGISTERED: dict[str, Game] = {}  # by id: every game whose records compiled code knows, installed or not
_BY_RECORD: dict[Any, Game] = {}  # by dtype and by Numba type of its STATE and its VIEW


def register(game: Game) -> Game:
    """Makes a game known. Two games with equal records would get each other's rules, so that is refused."""
    dtypes = (game.state, game.known)
    kinds = [numba.from_dtype(dtype) for dtype in dtypes]
    keys = [*dtypes, *kinds]
    for key in keys:
        if key in _BY_RECORD:
            raise ValueError(f"{game.id} and {_BY_RECORD[key].id} have equal records")
    _BY_RECORD.update(dict.fromkeys(keys, game))
    REGISTERED[game.id] = game
    keep_apart(game.cache, kinds)
    add_folder(game.folder / "show")
    return game


def game_of(record: Any) -> Game:
    return _BY_RECORD[record.dtype]


def game_of_type(record: Any) -> Game | None:
    """The game of a record's Numba type, for those who write stubs of their own."""
    return _BY_RECORD.get(record)


def rules_of(stub: Callable[..., Any]) -> Callable[..., Any]:
    """Compiled, the stub becomes the game's function of the same name."""

    def pick(record: Any, *_: Any) -> Any:
        game = game_of_type(record)
        return getattr(game, stub.__name__).py_func if game else None

    pick.__signature__ = inspect.signature(stub)  # type: ignore[attr-defined]  # Numba compares it with the stub's
    overload(stub, strict=False, jit_options=FOR_RULES)(pick)
    return stub


@rules_of
def actors(state):
    return game_of(state).actors(state)


@rules_of
def candidates(state, seat, codes):
    return game_of(state).candidates(state, seat, codes)


@rules_of
def why_not(state, seat, code):
    return game_of(state).why_not(state, seat, code)


@rules_of
def apply(state, seat, code):
    return game_of(state).apply(state, seat, code)


@rules_of
def chance(state, weights):
    return game_of(state).chance(state, weights)


@rules_of
def view(state, seat, known):
    return game_of(state).view(state, seat, known)


@rules_of
def seen(state, actor, code, seat):
    return game_of(state).seen(state, actor, code, seat)


@rules_of
def imagine(known, seat, rng, state):
    return game_of(known).imagine(known, seat, rng, state)


@rules_of
def scores(state, sheet):
    return game_of(state).scores(state, sheet)


@rules_of
def is_better(state, sheet, row, other):
    return game_of(state).is_better(state, sheet, row, other)


def n_outcomes(state):
    """The number of outcomes of the game."""
    return len(game_of(state).outcomes)


@overload(n_outcomes, jit_options=FOR_RULES)
def _n_outcomes(state):
    game = game_of_type(state)
    if game is None:
        return None
    count = len(game.outcomes)
    return lambda state: count


def last_resort(state):
    """The code of an action that random play takes only if there is no other, or NO_ACTION."""
    return game_of(state).last_code


@overload(last_resort, jit_options=FOR_RULES)
def _last_resort(state):
    game = game_of_type(state)
    if game is None:
        return None
    code = game.last_code
    return lambda state: code
