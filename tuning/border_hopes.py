"""Looks for better hopes in The Border (EASE in bots/border_hopes.py): a little more and a little less play each other.

python -m tuning.border_hopes --steps 1500      # half an hour or more; prints the table
"""

import argparse
from typing import Any

import numpy as np
from rich.progress import track

from osada.bots.border_hopes import EASE, NEARLY
from osada.bots.desk import Desk, bots_ready
from osada.bots.judging import sight
from osada.bots.knowledge import result
from osada.bots.loops import TRIAL
from osada.engine.compiled import rule
from osada.engine.contract import actors, apply
from osada.engine.game import CHANCE, Game
from osada.engine.loops import draw, legal
from osada.games import GAMES

MATCHES = 100  # a step
LAYOUTS = ("1 2", "3 4", "4 1", "2 3")
LEAST, MOST = 0.05, NEARLY - 0.01  # of a hope that a group leaves
NUDGE = 0.06  # how far the two that play lie from the middle, as a share of it
PACE = 0.4  # of that way, for a match won more
POINTS = 0.02  # a point ahead, beside a win


@rule
def play_at_sight(states, paper, notes, others):
    """A match of two, each taking what looks best; the first has `notes`, the second `others`."""
    state = states[0]
    rng, trials, codes, weights = paper
    acting = actors(state)
    while acting != 0:
        if acting == 1 << CHANCE:
            apply(state, CHANCE, draw(state, rng, weights))
        elif acting & 1:
            apply(state, 0, best_seen(state, 0, trials, codes, notes))
        else:
            apply(state, 1, best_seen(state, 1, trials, codes, others))
        acting = actors(state)


@rule
def best_seen(state, seat, trials, codes, notes):
    best, most = 0, -1e9
    for index in range(legal(state, seat, codes)):
        trials[TRIAL] = state
        apply(trials[TRIAL], seat, int(codes[index]))
        worth = sight(trials[TRIAL], seat, notes)
        if worth > most:
            best, most = int(codes[index]), worth
    return best


def lead(game: Game, number: int, desks: list[Desk]) -> float:
    """Of the first desk over the second, in a match where they change seats by the number."""
    first, second = desks if number % 2 == 0 else desks[::-1]
    layouts = LAYOUTS[number // 2 % len(LAYOUTS)]
    states = game.new(2, game.check(2, {"layouts": layouts, "first": str(number // 2 % 2)}))
    paper = (first.rng, first.trials, first.codes, first.weights)
    play_at_sight(states, paper, first.notes, second.notes)
    ahead = float(result(states[0], 0, first.notes) - result(states[0], 1, first.notes))
    return float(np.sign(ahead) + POINTS * ahead) * (1 if number % 2 == 0 else -1)


def step(game: Game, ease: Any, pace: float, rng: np.random.Generator, desks: list[Desk]) -> None:
    """Tries all hopes at once, each a little more or less, and goes the way that wins."""
    free = np.tril(np.ones_like(ease), 0)
    free[0], free[:, 0] = 0, 0
    nudge = 1 + NUDGE * free * rng.choice((-1, 1), ease.shape)
    for desk, tried in zip(desks, (ease * nudge, ease / nudge), strict=True):
        desk.notes.scratch.ease[:] = np.where(free, tried.clip(LEAST, MOST), 1)
    gain = sum(lead(game, number, desks) for number in range(MATCHES)) / MATCHES
    ease[:] = np.where(free, (ease * nudge ** (pace * gain)).clip(LEAST, MOST), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    game, rng, ease = GAMES["border"], np.random.default_rng(given.seed), EASE.copy()
    bots_ready(game)
    desks = [Desk(game, given.seed, stream) for stream in range(2)]
    for done in track(range(given.steps), "The Border"):
        step(game, ease, PACE * (1 - done / given.steps), rng, desks)
    print(np.array2string(ease, precision=2, suppress_small=True, separator=", "))


if __name__ == "__main__":
    main()
