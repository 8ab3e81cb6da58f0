"""Bots of other people that are Python classes: `py:module:Class` (docs/bots.md)."""

import os
import sys
from importlib import import_module
from typing import Any

import numpy as np

from osada.bots.guest import Guest, NoAnswer, legal_code, shown
from osada.engine.errors import BadSetUp, OsadaError
from osada.engine.game import Game
from osada.engine.observation import Observation

PREFIX = "py:"


class Imported(Guest):
    """An object of the class, in this process. What it raises costs the move; how long it thinks is its own affair."""

    def __init__(self, name: str, game: Game, seed: int = 0) -> None:
        self._bot, self._is_new = _made(name, game, seed), False
        super().__init__(name, game, seed)

    def begin(self, match: int) -> None:
        super().begin(match)
        self._is_new = True

    def answer(self, observation: Observation) -> int:
        try:
            found = self._asked(observation)
        except Exception as problem:  # of any kind: it is somebody else's code
            raise NoAnswer("imported-raised", problem=shown(_in_one_line(problem))) from None
        if isinstance(found, bool) or not isinstance(found, str | int | np.integer):
            raise OsadaError("imported-no-action", found=shown(repr(found)))
        return legal_code(shown(found) if isinstance(found, str) else int(found), observation)

    def _asked(self, observation: Observation) -> Any:
        """It is told of a new match before the first question, if it wants to know."""
        is_new, self._is_new = self._is_new, False
        if is_new and hasattr(self._bot, "new_match"):
            self._bot.new_match(self.match)
        return self._bot.choose(observation)


def _made(name: str, game: Game, seed: int) -> Any:
    """An object of the class; whatever stands in the way is said."""
    module, colon, called = name.removeprefix(PREFIX).strip().partition(":")
    if not (module and colon and called):
        raise BadSetUp("imported-form", found=shown(name))
    kind = getattr(_module(module), called, None)
    if kind is None:
        raise BadSetUp("imported-no-class", module=module, found=shown(called))
    try:
        bot = kind(game, seed)
    except Exception as problem:  # of any kind: it is somebody else's code
        raise BadSetUp("imported-not-made", bot=shown(name), problem=shown(_in_one_line(problem))) from None
    if not callable(getattr(bot, "choose", None)):
        raise BadSetUp("imported-no-choose", bot=shown(name))
    return bot


def _module(name: str) -> Any:
    """Found where Python finds modules, and where the command is called."""
    if not {"", os.getcwd()} & set(sys.path):
        sys.path.append(os.getcwd())
    try:
        return import_module(name)
    except Exception as problem:  # of any kind: it is somebody else's code
        raise BadSetUp("imported-no-module", module=shown(name), problem=shown(_in_one_line(problem))) from None


def _in_one_line(problem: Exception) -> str:
    return " ".join(f"{type(problem).__name__}: {problem}".split())
