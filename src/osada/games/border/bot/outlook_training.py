"""Learns the outlook of The Border (outlook.py): bots that use it play each other, and it learns the ends.

python -m osada.games.border.bot.outlook_training --rounds 6      # some hours; writes outlook.csv after each round

A position at the beginning of a round is worth what became of it: partly what the next ones seemed to be worth, partly
the end (temporal differences). Each player's network is a little off, so that other positions are seen, too.
"""

import argparse
from typing import Any

import numpy as np
from rich.progress import track

from osada.bots.loops import TRIAL
from osada.bots.network import read_net, write_net
from osada.bots.network_training import Course, learn
from osada.bots.play_buffers import PlayBuffers, bots_ready
from osada.bots.values import search_value
from osada.engine.compiled import rule
from osada.engine.contract import actors, apply
from osada.engine.game import CHANCE, Game
from osada.engine.layout import empty
from osada.engine.loops import draw, legal
from osada.games.border import GAME
from osada.games.border.bot.outlook import (
    ALWAYS,
    FACTS,
    FILE,
    PRICE,
    ROWS,
    TURN,
    UNITS,
    WORTH,
    look_at_board,
)
from osada.games.border.bot.turn import foreseen, round_begins
from osada.games.border.components import AREAS, FIRST, VALUES

LAYOUTS = [f"{one} {other}" for one in range(1, 5) for other in range(1, 5) if one != other]
MOST_ROUNDS = 120  # of a match
OFF = 0.15  # how far a player's weights are off, as a share of them
TRACE_DECAY = 0.75  # how much the end counts for the position before, against what that seemed to be worth
BATCH, LEARNING_RATE = 1024, 0.004


# --- Matches ----------------------------------------------------------------


@rule
def play_at_sight(states, buffers, work, others, kept):
    """A match of two, each taking what looks best; keeps the beginnings of rounds. Gives how many they are."""
    state = states[0]
    rng, trials, codes, outcome_weights = buffers
    acting, rounds = actors(state), 0
    while acting != 0:
        if acting == 1 << CHANCE:
            if round_begins(state) and rounds < MOST_ROUNDS:
                kept[rounds] = state
                rounds += 1
            apply(state, CHANCE, draw(state, rng, outcome_weights))
        elif acting & 1:
            apply(state, 0, best_seen(state, 0, trials, codes, work))
        else:
            apply(state, 1, best_seen(state, 1, trials, codes, others))
        acting = actors(state)
    return rounds


@rule
def best_seen(state, seat, trials, codes, work):
    best, most = 0, -1e9
    for index in range(legal(state, seat, codes)):
        trials[TRIAL] = state
        apply(trials[TRIAL], seat, int(codes[index]))
        worth = search_value(trials[TRIAL], seat, work)
        if worth > most:
            best, most = int(codes[index]), worth
    return best


class Seen:
    """What was seen in matches: [position, area, row of the network], and what came of it."""

    def __init__(self) -> None:
        self.rows: list[Any] = []
        self.worth: list[float] = []

    def add(self, state: Any, seat: int, worth: float) -> None:
        rows, facts = np.zeros((len(AREAS), WORTH), np.float32), np.zeros((len(AREAS), len(FACTS)))
        for first, board in zip((0, len(FACTS)), (state["boards"][seat], state["boards"][1 - seat]), strict=True):
            look_at_board(state, board, facts)
            rows[:, first : first + len(FACTS)] = facts
        rows[:, PRICE], rows[:, TURN], rows[:, ALWAYS] = VALUES[state["edition"], :, FIRST], state["active"] == seat, 1
        self.rows.append(rows)
        self.worth.append(worth - paid_ahead(state, seat))


def paid_ahead(state: Any, seat: int) -> int:
    return int(state["boards"][seat]["paid"].sum() - state["boards"][1 - seat]["paid"].sum())


def play(game: Game, number: int, net: Any, both: list[PlayBuffers], seen: Seen) -> None:
    rng, kept = np.random.default_rng(number), empty(game.state, MOST_ROUNDS)
    for buffers in both:
        buffers.work.scratch.net[:] = net
        buffers.work.scratch.net[WORTH] *= np.exp(OFF * rng.normal(size=UNITS))
        buffers.work.scratch.turn_for[:] = 0
    options = {"layouts": LAYOUTS[number % len(LAYOUTS)], "first": str(rng.integers(2))}
    states, first = game.new(2, game.check(2, options)), both[0]
    shared = (first.rng, first.trials, first.codes, first.outcome_weights)
    rounds = play_at_sight(states, shared, both[0].work, both[1].work, kept)
    plans = both[0].work.scratch
    plans.net[:] = net
    worth = [foreseen(states[0], seat, plans) for seat in range(2)]
    for index in reversed(range(1, rounds)):  # the first one is the same for all
        for seat in range(2):
            seen.add(kept[index], seat, worth[seat])
            worth[seat] = TRACE_DECAY * worth[seat] + (1 - TRACE_DECAY) * foreseen(kept[index], seat, plans)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--matches", type=int, default=16_000, help="a round")
    parser.add_argument("--batches", type=int, default=25_000, help="a round")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    game, rng, net = GAME, np.random.default_rng(given.seed), read_net(FILE, ROWS)
    bots_ready(game)
    both = [PlayBuffers(game, given.seed, stream) for stream in range(2)]
    for number in range(given.rounds):
        seen = Seen()
        for match in track(range(given.matches), f"round {number + 1} of {given.rounds}: plays"):
            play(game, (given.seed * given.rounds + number) * given.matches + match, net, both, seen)
        course = Course(given.batches, BATCH, LEARNING_RATE)
        learn(net, np.stack(seen.rows), np.array(seen.worth, np.float32), course, rng)
        write_net(FILE, ROWS, net)


if __name__ == "__main__":
    main()
