"""What the search writes on, and how it judges a position: by the game's knowledge, or by the scores at the end."""

import math
from typing import Any, NamedTuple

import numpy as np

from osada.bots.evaluation import Style
from osada.bots.knowledge import best_rival, foresee, is_quiet, lead
from osada.bots.loops import GUESS, TRIAL
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
    ("prior", np.float32),   # how likely it looked at first sight
    ("margin", np.float32),  # sum of the mover's judgements: points ahead
    ("wins", np.float32),    # sum of the mover's chances to win
])


class Paper(NamedTuple):
    """What the search writes on."""

    rng: Any
    trials: Any   # [GUESS TRIAL] see bots/loops.py
    nodes: Any    # NODE
    moved: Any    # [node] its new number, while a part of the tree is kept
    head: Any     # [USED DEPTH] nodes in use, nodes on the path
    path: Any     # the nodes from the root to the new place
    lookup: Any   # [code] its node below the present one, or NONE
    bounds: Any   # [LOW HIGH] the worst and the best judgement so far
    judged: Any   # [MARGIN WIN, seat]
    style: Any    # [CURIOSITY …] how it searches
    codes: Any
    values: Any
    weights: Any
    notes: Any


# fmt: on
USED, DEPTH = range(2)
LOW, HIGH = range(2)
MARGIN, WIN = range(2)
NONE, ROOT = -1, 0
MOST_DEPTH = 60  # decisions of a path
WORST = -1e300

CURIOSITY, SHARPNESS, CAUTION, SURENESS, WIN_POINTS, PATIENCE, BEYOND = range(len(Style._fields))


# --- Judging ----------------------------------------------------------------


@rule
def judge(state, paper):
    """How a position that is not over looks to each seat."""
    values, judged = paper.values, paper.judged
    for seat in range(state.seats):
        values[seat] = foresee(state, seat, paper.notes)
    for seat in range(state.seats):
        judged[MARGIN, seat] = lead(state, seat, values)
        judged[WIN, seat] = chance_to_win(judged[MARGIN, seat] / paper.style[SURENESS])


@rule
def chance_to_win(lead):
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead))))


@rule
def judge_end(state, paper):
    """What came of it for each seat."""
    sheet, judged = paper.notes.sheet, paper.judged
    score(state, sheet)
    winners = 0
    for seat in range(state.seats):
        winners += 1 if sheet[seat, PLACE] == 1 else 0
    if state.seats == 1 and sheet[len(sheet) - 1, PLACE] == 1:  # the solo opponent's row
        winners += 1
    for seat in range(state.seats):
        judged[MARGIN, seat] = sheet[seat, TOTAL] - best_rival(state, seat, sheet)
        judged[WIN, seat] = 1 / winners if sheet[seat, PLACE] == 1 else 0.0


@rule
def judge_later(seat, paper):
    """Plays on, each seat taking what looks best at first sight, until a position can be judged or nothing is left."""
    state, left = paper.trials[GUESS], int(paper.style[PATIENCE])
    acting = actors(state)
    while acting != 0 and left > 0 and not is_quiet(state):
        if acting == 1 << CHANCE:
            fall(state, paper)
        else:
            mover = next_mover(acting, seat)
            count = legal(state, mover, paper.codes)
            left -= 1 if count > 1 else 0
            apply(state, mover, best_at_sight(mover, count, paper))
        acting = actors(state)
    if acting == 0:
        judge_end(state, paper)
    else:
        judge(state, paper)


@rule
def fall(state, paper):
    """The outcome that is due."""
    apply(state, CHANCE, draw(state, paper.rng, paper.weights))


@rule
def best_at_sight(mover, count, paper):
    chosen = 0
    if count > 1:
        look_ahead(mover, count, paper)
        for index in range(count):
            if paper.values[index] > paper.values[chosen]:
                chosen = index
    return int(paper.codes[chosen])


@rule
def look_ahead(mover, count, paper):
    """How the position looks after each of the listed actions, into `values`."""
    trials = paper.trials
    for index in range(count):
        trials[TRIAL] = trials[GUESS]
        apply(trials[TRIAL], mover, int(paper.codes[index]))
        paper.values[index] = foresee(trials[TRIAL], mover, paper.notes)


@rule
def next_mover(acting, seat):
    """Of seats that act at once the own one comes first, then the lowest."""
    if acting >> seat & 1:
        return seat
    mover = 0
    while not acting >> mover & 1:
        mover += 1
    return mover
