"""The buffers of the search, rollouts, and how a position is evaluated: by its game, or by the scores at the end."""

import math
from typing import Any, NamedTuple

import numpy as np

from osada.bots.evaluation import SearchParameters
from osada.bots.loops import GUESS, TRIAL
from osada.bots.values import best_rival, is_quiet, margin, search_value
from osada.engine.compiled import rule
from osada.engine.contract import actors, apply
from osada.engine.game import CHANCE, PLACE, TOTAL
from osada.engine.loops import draw, legal, score

# fmt: off
NODE = np.dtype([
    ("child", np.int32),     # the first of the actions tried from here, or NONE
    ("sibling", np.int32),   # the next action from the same place, or NONE
    ("visits", np.int32),
    ("code", np.int16),      # the action that leads here
    ("mover", np.int16),     # whose action it is
    ("prior", np.float32),   # how likely it looked before it was tried
    ("margin", np.float32),  # sum of the mover's values: points ahead
    ("wins", np.float32),    # sum of the mover's chances to win
])


class SearchBuffers(NamedTuple):
    """What the search reads and writes, made once and used again."""

    rng: Any
    trials: Any   # [GUESS TRIAL] see bots/loops.py
    nodes: Any    # NODE
    moved: Any    # [node] its new number, while a part of the tree is kept
    head: Any     # [USED DEPTH] nodes in use, nodes on the path
    path: Any     # the nodes from the root to the new place
    lookup: Any   # [code] its node below the present one, or NONE
    bounds: Any   # [LOW HIGH] the worst and the best value so far
    evaluated: Any  # [MARGIN WIN, seat]
    parameters: Any  # [C_PUCT …]
    codes: Any
    values: Any
    outcome_weights: Any
    work: Any


# fmt: on
USED, DEPTH = range(2)
LOW, HIGH = range(2)
MARGIN, WIN = range(2)
NONE, ROOT = -1, 0
MOST_DEPTH = 60  # decisions of a path
WORST = -1e300

N_PARAMETERS = len(SearchParameters._fields)
C_PUCT, PRIOR_TEMPERATURE, FPU_REDUCTION, WIN_TEMPERATURE, WIN_POINTS, ROLLOUT_LIMIT, PAST_CHANCE = range(N_PARAMETERS)


# --- Judging ----------------------------------------------------------------


@rule
def evaluate(state, buffers):
    """How a position that is not over looks to each seat."""
    values, evaluated = buffers.values, buffers.evaluated
    for seat in range(state.seats):
        values[seat] = search_value(state, seat, buffers.work)
    for seat in range(state.seats):
        evaluated[MARGIN, seat] = margin(state, seat, values)
        evaluated[WIN, seat] = chance_to_win(evaluated[MARGIN, seat] / buffers.parameters[WIN_TEMPERATURE])


@rule
def chance_to_win(scaled_margin):
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, scaled_margin))))


@rule
def evaluate_end(state, buffers):
    """What came of it for each seat."""
    sheet, evaluated = buffers.work.sheet, buffers.evaluated
    score(state, sheet)
    winners = 0
    for seat in range(state.seats):
        winners += 1 if sheet[seat, PLACE] == 1 else 0
    if state.seats == 1 and sheet[len(sheet) - 1, PLACE] == 1:  # the solo opponent's row
        winners += 1
    for seat in range(state.seats):
        evaluated[MARGIN, seat] = sheet[seat, TOTAL] - best_rival(state, seat, sheet)
        evaluated[WIN, seat] = 1 / winners if sheet[seat, PLACE] == 1 else 0.0


@rule
def rollout(seat, buffers):
    """Plays on, each seat taking the action of the best value, until a position can be evaluated or nothing is left."""
    state, left = buffers.trials[GUESS], int(buffers.parameters[ROLLOUT_LIMIT])
    acting = actors(state)
    while acting != 0 and left > 0 and not is_quiet(state):
        if acting == 1 << CHANCE:
            fall(state, buffers)
        else:
            mover = next_mover(acting, seat)
            count = legal(state, mover, buffers.codes)
            left -= 1 if count > 1 else 0
            apply(state, mover, best_by_value(mover, count, buffers))
        acting = actors(state)
    if acting == 0:
        evaluate_end(state, buffers)
    else:
        evaluate(state, buffers)


@rule
def fall(state, buffers):
    """The outcome that is due."""
    apply(state, CHANCE, draw(state, buffers.rng, buffers.outcome_weights))


@rule
def best_by_value(mover, count, buffers):
    chosen = 0
    if count > 1:
        evaluate_actions(mover, count, buffers)
        for index in range(count):
            if buffers.values[index] > buffers.values[chosen]:
                chosen = index
    return int(buffers.codes[chosen])


@rule
def evaluate_actions(mover, count, buffers):
    """How the position looks after each of the listed actions, into `values`."""
    trials = buffers.trials
    for index in range(count):
        trials[TRIAL] = trials[GUESS]
        apply(trials[TRIAL], mover, int(buffers.codes[index]))
        buffers.values[index] = search_value(trials[TRIAL], mover, buffers.work)


@rule
def next_mover(acting, seat):
    """Of seats that act at once the own one comes first, then the lowest."""
    if acting >> seat & 1:
        return seat
    mover = 0
    while not acting >> mover & 1:
        mover += 1
    return mover
