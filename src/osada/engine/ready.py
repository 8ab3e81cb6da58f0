"""Compiles a game ahead of its first use, in stages: its rules, its bots, its search."""

import sys
from collections.abc import Callable, Sequence

import numpy as np

from osada.engine import loops
from osada.engine.cache import Progress
from osada.engine.compiled import IS_KEPT
from osada.engine.game import SPECTATOR, Game
from osada.engine.layout import empty

RULES, BOTS, SEARCH = "rules", "bots", "search"  # stages
Steps = Sequence[Callable[[], object]]  # small calls, each of which compiles something


def ready(game: Game, progress: Progress | None = None) -> None:
    """Returns at once if the game is compiled already; else compiles it, telling `progress` how far it is."""
    make_ready(game, RULES, lambda: _steps(game), progress)


def is_ready(game: Game, stage: str = RULES) -> bool:
    """Where nothing is kept, each process compiles what it calls when it calls it."""
    return not IS_KEPT or game.cache.is_ready(stage)


def make_ready(game: Game, stage: str, steps: Callable[[], Steps], progress: Progress | None) -> None:
    if not is_ready(game, stage):
        game.cache.make_ready(
            stage, steps(), progress or _progress_line(game.id if stage == RULES else f"{game.id}-{stage}")
        )


def _steps(game: Game) -> Steps:
    """One small call of every entry point."""
    states = game.new(game.seats[-1], game.check(game.seats[-1], {}))
    codes, weights = np.zeros(len(game.actions), np.int16), np.zeros(len(game.outcomes), np.int32)
    rng, sheets, known = loops.generator(1), game.sheet()[None], empty(game.known)
    return [
        lambda: loops.list_actors(states, 0),
        lambda: loops.list_candidates(states, 0, 0, codes),
        lambda: loops.list_legal(states, 0, 0, codes),
        lambda: loops.list_chance(states, 0, weights),
        lambda: loops.ask_why_not(states, 0, 0, 0),
        lambda: loops.try_apply(states, 0, SPECTATOR, 0),
        lambda: loops.try_outcome(states, 0, 0, weights),
        lambda: loops.score_all(states, sheets),
        lambda: loops.fill_view(states, 0, 0, known),
        lambda: loops.fill_state(known, 0, rng, states),
        lambda: loops.playouts(states, rng, codes, weights, 1),
    ]


def _progress_line(name: str) -> Progress:
    """For a library user on a terminal: one line that overwrites itself."""

    def tell(done: int, steps: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == steps else ""
            print(f"\rosada: compiling {name} {done}/{steps}", end=end, file=sys.stderr, flush=True)

    return tell
