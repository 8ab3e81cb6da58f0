"""The buffers of the bots that play without a search, and the compilation of those bots."""

from typing import Any

import numpy as np

from osada.bots import loops
from osada.bots.values import workspace_for
from osada.engine.cache import Progress
from osada.engine.game import Game
from osada.engine.layout import empty
from osada.engine.loops import below, generator
from osada.engine.playouts import MOST_LINES
from osada.engine.ready import BOTS, Steps, make_ready, ready


class PlayBuffers:
    """Arrays that the compiled loops of one game write on, made once and used again."""

    def __init__(self, game: Game, seed: int = 0, stream: int = 0) -> None:
        self.rng = generator(seed, stream)
        self.known, self.trials = empty(game.known, 2), empty(game.state, 2)
        self.codes, self.values = np.zeros(len(game.actions), np.int16), np.zeros(len(game.actions))
        self.outcome_weights, self.work = np.zeros(len(game.outcomes), np.int32), workspace_for(game)

    def below(self, count: int) -> int:
        return int(below(self.rng, count))

    def play(self, states: Any, levels: Any) -> int:
        buffers = (self.rng, self.known, self.trials, self.codes, self.outcome_weights, self.values, self.work)
        return int(loops.play_match(states, levels, *buffers, MOST_LINES))

    def weigh(self, known: Any, seat: int) -> list[tuple[int, float]]:
        """The legal actions of a view's seat with their values."""
        buffers = (self.rng, self.trials, self.codes, self.values, self.work)
        count = loops.weigh_view(known, seat, *buffers)
        return list(zip(self.codes[:count].tolist(), self.values[:count].tolist(), strict=True))


def bots_ready(game: Game, progress: Progress | None = None) -> None:
    """Compiles the rules and the bots of a game, unless that is done."""
    ready(game, progress)
    make_ready(game, BOTS, lambda: _steps(game), progress)


def _steps(game: Game) -> Steps:
    buffers, seats = PlayBuffers(game), game.seats[0]
    states = game.new(seats, game.check(seats, {}))
    levels = np.full(game.max_seats, loops.GREEDY, np.int8)
    return [lambda: buffers.weigh(buffers.known, 0), lambda: buffers.play(states, levels)]
