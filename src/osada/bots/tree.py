"""The search tree: information-set Monte Carlo tree search, compiled for each game.

Every iteration imagines a position that fits the view, walks down the tree along actions that are legal in it, adds the
actions of one new place, judges that place by the game's knowledge and carries the judgement back. Outcomes are drawn
anew each time, so a node stands for what was decided, not for what fell. Forced actions take no node.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from osada.bots.knowledge import unit, value
from osada.engine.compiled import rule
from osada.engine.contract import actors, apply, imagine, scores
from osada.engine.game import ABSENT, CHANCE, PLACE, TOTAL
from osada.engine.loops import draw, legal

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
    trials: Any   # [GUESS TRIAL] the imagined position, and one to try an action on
    nodes: Any    # NODE
    head: Any     # [USED DEPTH] nodes in use, nodes on the path
    path: Any     # the nodes from the root to the new place
    lookup: Any   # [code] its node below the present one, or NONE
    bounds: Any   # [LOW HIGH] the worst and the best judgement so far
    judged: Any   # [MARGIN WIN, seat]
    style: Any    # [CURIOSITY …] how it searches: by game
    codes: Any
    values: Any
    weights: Any
    sheet: Any


# fmt: on
GUESS, TRIAL = range(2)
USED, DEPTH = range(2)
LOW, HIGH = range(2)
MARGIN, WIN = range(2)
NONE, ROOT = -1, 0
MOST_DEPTH = 60  # decisions of a path
WORST = -(2**60)

CURIOSITY = 0  # how much a first sight and few visits weigh against what was found
SHARPNESS = 1  # points that make an action 2.7 times as likely at first sight
CAUTION = 2  # an action never tried is thought so much worse than those tried, in parts of all judgements
SURENESS = 3  # points ahead that make a win 2.7 times as likely as a loss, before the end
WIN_POINTS = 4  # what winning is worth beside the points
PATIENCE = 5  # decisions that are played on at first sight before a new place is judged
N_STYLE = 6


# --- Judging ----------------------------------------------------------------


@rule
def judge(state, paper):
    """How a position that is not over looks to each seat."""
    values, judged = paper.values, paper.judged
    for seat in range(state.seats):
        values[seat] = value(state, seat, paper.sheet)
    for seat in range(state.seats):
        best = 0 if state.seats == 1 else WORST
        for rival in range(state.seats):
            if rival != seat:
                best = max(best, values[rival])
        judged[MARGIN, seat] = (values[seat] - best) / unit(state)
        judged[WIN, seat] = chance_to_win(judged[MARGIN, seat] / paper.style[SURENESS])


@rule
def chance_to_win(lead):
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead))))


@rule
def judge_end(state, paper):
    """What came of it for each seat; the last row of the sheet is a solo opponent's."""
    sheet, judged = paper.sheet, paper.judged
    scores(state, sheet)
    last = len(sheet) - 1
    has_rival = sheet[last, TOTAL] != ABSENT
    for seat in range(state.seats):
        best = sheet[last, TOTAL] if has_rival else (0 if state.seats == 1 else WORST)
        winners = 1 if has_rival and sheet[last, PLACE] == 1 else 0
        for other in range(state.seats):
            winners += 1 if sheet[other, PLACE] == 1 else 0
            if other != seat:
                best = max(best, sheet[other, TOTAL])
        judged[MARGIN, seat] = sheet[seat, TOTAL] - best
        judged[WIN, seat] = 1 / winners if sheet[seat, PLACE] == 1 else 0.0


@rule
def judge_later(seat, paper):
    """Plays on a little, each seat taking what looks best at first sight; then judges."""
    state, left = paper.trials[GUESS], int(paper.style[PATIENCE])
    while left > 0:
        acting = actors(state)
        if acting == 0:
            judge_end(state, paper)
            return
        if acting == 1 << CHANCE:
            apply(state, CHANCE, draw(state, paper.rng, paper.weights))
        else:
            mover = next_mover(acting, seat)
            count = legal(state, mover, paper.codes)
            left -= 1 if count > 1 else 0
            apply(state, mover, best_at_sight(mover, count, paper))
    judge(state, paper)


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
        paper.values[index] = value(trials[TRIAL], mover, paper.sheet)


# --- Growing ----------------------------------------------------------------


@rule
def add_node(parent, mover, code, prior, paper):
    """Gives its number, or NONE where the tree is full."""
    nodes, number = paper.nodes, paper.head[USED]
    if number == len(nodes):
        return NONE
    paper.head[USED] += 1
    node = nodes[number]
    node.child = NONE
    node.sibling = nodes[parent].child
    node.visits = 0
    node.code = code
    node.mover = mover
    node.prior = prior
    node.margin = 0
    node.wins = 0
    nodes[parent].child = number
    return number


@rule
def expand(parent, mover, count, paper):
    """All actions of a new place, each as likely as its position looks good."""
    look_ahead(mover, count, paper)
    best = WORST
    for index in range(count):
        best = max(best, paper.values[index])
    total = 0.0
    for index in range(count):
        total += first_sight(paper.values[index] - best, paper)
    for index in range(count):
        prior = first_sight(paper.values[index] - best, paper) / total
        add_node(parent, mover, paper.codes[index], prior, paper)


@rule
def first_sight(behind, paper):
    return math.exp(max(-20.0, behind / (unit(paper.trials[GUESS]) * paper.style[SHARPNESS])))


# --- Walking ----------------------------------------------------------------


@rule
def find_children(parent, mover, paper):
    """Fills `lookup` with the node of each action of this mover. Gives how many there are."""
    nodes, count = paper.nodes, 0
    child = nodes[parent].child
    while child != NONE:
        if nodes[child].mover == mover:
            paper.lookup[nodes[child].code] = child
            count += 1
        child = nodes[child].sibling
    return count


@rule
def forget_children(parent, paper):
    child = paper.nodes[parent].child
    while child != NONE:
        paper.lookup[paper.nodes[child].code] = NONE
        child = paper.nodes[child].sibling


@rule
def mean(node, paper):
    """What was found on the average, from 0 for the worst to 1 for the best judgement so far."""
    found = (node.margin + paper.style[WIN_POINTS] * node.wins) / node.visits
    return (found - paper.bounds[LOW]) / max(paper.bounds[HIGH] - paper.bounds[LOW], 1e-6)


@rule
def choose(parent, mover, count, paper):
    """The action with the best mix of what was found and what may still be found. Gives its node, or NONE."""
    visits, found = 0, 0.0
    for index in range(count):
        code = paper.codes[index]
        if paper.lookup[code] == NONE:
            paper.lookup[code] = add_node(parent, mover, code, 1 / count, paper)
        child = paper.lookup[code]
        if child != NONE and paper.nodes[child].visits:
            visits += paper.nodes[child].visits
            found += paper.nodes[child].visits * mean(paper.nodes[child], paper)
    untried = max(0.0, found / visits - paper.style[CAUTION]) if visits else 0.5
    return best_child(count, untried, math.sqrt(visits + 1), paper)


@rule
def best_child(count, untried, interest, paper):
    chosen, highest = NONE, -1e9
    for index in range(count):
        child = paper.lookup[paper.codes[index]]
        if child != NONE:
            node = paper.nodes[child]
            found = mean(node, paper) if node.visits else untried
            score = found + paper.style[CURIOSITY] * node.prior * interest / (1 + node.visits)
            if score > highest:
                chosen, highest = child, score
    return chosen


@rule
def next_mover(acting, seat):
    """Of seats that act at once the own one comes first, then the lowest."""
    if acting >> seat & 1:
        return seat
    mover = 0
    while not acting >> mover & 1:
        mover += 1
    return mover


@rule
def descend(seat, paper):
    """From the root to a new place, or to the end; there `judged` is filled."""
    state, node, head = paper.trials[GUESS], ROOT, paper.head
    head[DEPTH] = 0
    while node != NONE and head[DEPTH] < MOST_DEPTH:
        acting = actors(state)
        if acting == 0:
            judge_end(state, paper)
            return
        if acting == 1 << CHANCE:
            apply(state, CHANCE, draw(state, paper.rng, paper.weights))
        else:
            node = step_down(node, next_mover(acting, seat), paper)
    judge_later(seat, paper)


@rule
def step_down(node, mover, paper):
    """One action. Gives the node reached: the same after a forced action, NONE at a new place."""
    state = paper.trials[GUESS]
    count = legal(state, mover, paper.codes)
    if count == 1:
        apply(state, mover, int(paper.codes[0]))
        return node
    if find_children(node, mover, paper) == 0:
        expand(node, mover, count, paper)
        return NONE
    child = choose(node, mover, count, paper)
    forget_children(node, paper)
    if child != NONE:
        paper.path[paper.head[DEPTH]] = child
        paper.head[DEPTH] += 1
        apply(state, mover, int(paper.nodes[child].code))
    return child


@rule
def carry_back(paper):
    bounds, judged = paper.bounds, paper.judged
    for index in range(paper.head[DEPTH]):
        node = paper.nodes[paper.path[index]]
        node.visits += 1
        node.margin += judged[MARGIN, node.mover]
        node.wins += judged[WIN, node.mover]
        found = judged[MARGIN, node.mover] + paper.style[WIN_POINTS] * judged[WIN, node.mover]
        bounds[LOW] = min(bounds[LOW], found)
        bounds[HIGH] = max(bounds[HIGH], found)


# --- Entry point ------------------------------------------------------------


@rule
def search(known, seat, iterations, paper):
    """So many iterations from a view, with the tree as it stands."""
    for _ in range(iterations):
        imagine(known[0], seat, paper.rng, paper.trials[GUESS])
        descend(seat, paper)
        carry_back(paper)
