"""Compiles all entry points of a game ahead of their first use."""

import sys
from collections.abc import Callable

import numpy as np

from osada.engine import loops
from osada.engine.compiled import Progress, is_ready, make_ready
from osada.engine.game import SPECTATOR, Game
from osada.engine.layout import empty


def ready(game: Game, progress: Progress | None = None) -> None:
    """Returns at once if the game is compiled already; else compiles it, telling `progress` how far it is."""
    if not is_ready(mark(game)):
        make_ready(mark(game), _steps(game), progress or told(game.id))


def mark(game: Game) -> str:
    """The name of what is compiled: a game's id, and for one outside the package also the signature of its sources."""
    signature = [name for name in game.state.names or () if name.startswith("source_")]
    return "-".join([game.id, *signature])


def _steps(game: Game) -> list[Callable[[], object]]:
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


def told(name: str) -> Progress:
    """For a library user on a terminal: one line that overwrites itself."""

    def tell(done: int, steps: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == steps else ""
            print(f"\rosada: compiling {name} {done}/{steps}", end=end, file=sys.stderr, flush=True)

    return tell
