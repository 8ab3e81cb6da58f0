"""The search tree: information-set Monte Carlo tree search, compiled for each game.

Every iteration imagines a position that fits the view, walks down the tree along actions that are legal in it, adds the
actions of one new place, judges that place by the game's knowledge and carries the judgement back. Outcomes are drawn
anew each time, so a node stands for what was decided, not for what fell. Forced actions take no node.
"""

import math

from osada.bots.judging import (
    BEYOND,
    CAUTION,
    CURIOSITY,
    DEPTH,
    HIGH,
    LOW,
    MARGIN,
    MOST_DEPTH,
    NONE,
    ROOT,
    SHARPNESS,
    USED,
    WIN,
    WIN_POINTS,
    WORST,
    fall,
    judge_later,
    look_ahead,
    next_mover,
)
from osada.bots.loops import GUESS
from osada.engine.compiled import rule
from osada.engine.contract import actors, apply, imagine
from osada.engine.game import CHANCE
from osada.engine.loops import legal

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
    return math.exp(max(-20.0, behind / paper.style[SHARPNESS]))


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
def descend(seat, paper):
    """From the root to a new place, or to the end; there `judged` is filled."""
    state, node, head = paper.trials[GUESS], ROOT, paper.head
    head[DEPTH] = 0
    acting = actors(state)
    while acting != 0 and node != NONE and head[DEPTH] < MOST_DEPTH:
        if acting == 1 << CHANCE:
            fall(state, paper)
            node = node if paper.style[BEYOND] > 0 else NONE
        else:
            node = step_down(node, next_mover(acting, seat), paper)
        acting = actors(state)
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


# --- Entry points -----------------------------------------------------------


@rule
def search(known, seat, iterations, paper):
    """So many iterations from a view, with the tree as it stands."""
    for _ in range(iterations):
        imagine(known[0], seat, paper.rng, paper.trials[GUESS])
        descend(seat, paper)
        carry_back(paper)


@rule
def visits_below(parent, paper):
    total, child = 0, paper.nodes[parent].child
    while child != NONE:
        total += paper.nodes[child].visits
        child = paper.nodes[child].sibling
    return total


@rule
def lead(paper):
    """By how many visits the first action of the root is ahead of the second."""
    first, second, child = 0, 0, paper.nodes[ROOT].child
    while child != NONE:
        visits = paper.nodes[child].visits
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
        child = paper.nodes[child].sibling
    return first - second


@rule
def child_of(parent, mover, code, paper):
    """The node after an action: the same if nothing of the mover was tried there, as after a forced one; or NONE."""
    node, child = parent, paper.nodes[parent].child
    while child != NONE:
        if paper.nodes[child].mover == mover:
            if paper.nodes[child].code == code:
                return child
            node = NONE
        child = paper.nodes[child].sibling
    return node


@rule
def keep_below(top, paper):
    """Makes a node the root and forgets all that is not below it. A node's children have larger numbers than it."""
    nodes, moved, kept = paper.nodes, paper.moved, 0
    moved[: paper.head[USED]] = NONE
    moved[top] = ROOT
    for number in range(top, paper.head[USED]):
        if moved[number] != NONE:
            child = nodes[number].child
            while child != NONE:
                moved[child] = ROOT  # to be kept; its number comes below
                child = nodes[child].sibling
            moved[number] = kept
            kept += 1
    for number in range(top, paper.head[USED]):
        if moved[number] != NONE:
            move_node(number, nodes, moved)
    nodes[ROOT].sibling = NONE
    paper.head[USED] = kept


@rule
def move_node(number, nodes, moved):
    new = moved[number]
    nodes[new] = nodes[number]
    if nodes[new].child != NONE:
        nodes[new].child = moved[nodes[new].child]
    if nodes[new].sibling != NONE:
        nodes[new].sibling = moved[nodes[new].sibling]
