"""Perft: the number of matches of n lines that begin at a position. Who ports a rule compares these counts."""

import numpy as np

from osada.engine.compiled import rule
from osada.engine.contract import actors, apply, chance, n_outcomes
from osada.engine.game import CHANCE
from osada.engine.layout import joined
from osada.engine.loops import legal
from osada.engine.table import Table

SEAT, CODE = range(2)  # of a line


def perft(table: Table, depth: int) -> int:
    """How many ways lead on from here by so many lines; those of seats that act at once count in every order."""
    game = table.game
    states = joined([table.states] * depth)
    lines = np.zeros((depth, game.max_seats * len(game.actions) + len(game.outcomes), 2), np.int16)
    codes, weights = np.zeros(len(game.actions), np.int16), np.zeros(len(game.outcomes), np.int32)
    return int(count_matches(states, lines, np.zeros(depth, np.int32), codes, weights))


@rule
def count_matches(states, lines, left, codes, weights):
    """Depth first: `states`, `lines` and the number of lines that are `left` to try have a row for each depth."""
    last, depth, matches = len(states) - 1, 0, 0
    left[0] = list_lines(states[0], lines[0], codes, weights)
    while depth >= 0:
        if depth == last or left[depth] == 0:
            matches += left[depth]
            depth -= 1
        else:
            left[depth] -= 1
            line = lines[depth, left[depth]]
            states[depth + 1] = states[depth]
            apply(states[depth + 1], int(line[SEAT]), int(line[CODE]))
            depth += 1
            left[depth] = list_lines(states[depth], lines[depth], codes, weights)
    return matches


@rule
def list_lines(state, lines, codes, weights):
    """Every line that may come next. Gives their number."""
    acting, count = actors(state), 0
    if acting == 1 << CHANCE:
        chance(state, weights)
        for outcome in range(n_outcomes(state)):
            if weights[outcome] > 0:
                lines[count, SEAT], lines[count, CODE] = CHANCE, outcome
                count += 1
    else:
        for seat in range(state.seats):
            for index in range(legal(state, seat, codes)):
                lines[count, SEAT], lines[count, CODE] = seat, codes[index]
                count += 1
    return count
