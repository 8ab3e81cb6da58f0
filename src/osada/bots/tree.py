"""The search tree: information-set Monte Carlo tree search, compiled for each game.

Every iteration imagines a position that fits the view, walks down the tree along actions that are legal in it, adds the
actions of one new place, evaluates that place after a rollout and backs the value up. Outcomes are drawn
again each time, so a node stands for what was decided, not for what fell. Forced actions take no node.
"""

import math

from osada.bots.loops import GUESS
from osada.bots.rollouts import (
    C_PUCT,
    DEPTH,
    FPU_REDUCTION,
    HIGH,
    LOW,
    MARGIN,
    MOST_DEPTH,
    NONE,
    PAST_CHANCE,
    PRIOR_TEMPERATURE,
    ROOT,
    USED,
    WIN,
    WIN_POINTS,
    WORST,
    evaluate_actions,
    fall,
    next_mover,
    rollout,
)
from osada.engine.compiled import rule
from osada.engine.contract import actors, apply, imagine
from osada.engine.game import CHANCE
from osada.engine.loops import legal

# --- Growing ----------------------------------------------------------------


@rule
def add_node(parent, mover, code, prior, buffers):
    """Gives its number, or NONE where the tree is full."""
    nodes, number = buffers.nodes, buffers.head[USED]
    if number == len(nodes):
        return NONE
    buffers.head[USED] += 1
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
def expand(parent, mover, count, buffers):
    """All actions of a new place, each as likely as its position looks good."""
    evaluate_actions(mover, count, buffers)
    best = WORST
    for index in range(count):
        best = max(best, buffers.values[index])
    total = 0.0
    for index in range(count):
        total += prior_weight(buffers.values[index] - best, buffers)
    for index in range(count):
        prior = prior_weight(buffers.values[index] - best, buffers) / total
        add_node(parent, mover, buffers.codes[index], prior, buffers)


@rule
def prior_weight(behind, buffers):
    return math.exp(max(-20.0, behind / buffers.parameters[PRIOR_TEMPERATURE]))


# --- Walking ----------------------------------------------------------------


@rule
def find_children(parent, mover, buffers):
    """Fills `lookup` with the node of each action of this mover. Gives how many there are."""
    nodes, count = buffers.nodes, 0
    child = nodes[parent].child
    while child != NONE:
        if nodes[child].mover == mover:
            buffers.lookup[nodes[child].code] = child
            count += 1
        child = nodes[child].sibling
    return count


@rule
def forget_children(parent, buffers):
    child = buffers.nodes[parent].child
    while child != NONE:
        buffers.lookup[buffers.nodes[child].code] = NONE
        child = buffers.nodes[child].sibling


@rule
def mean(node, buffers):
    """What was found on the average, from 0 for the worst to 1 for the best value so far."""
    found = (node.margin + buffers.parameters[WIN_POINTS] * node.wins) / node.visits
    return (found - buffers.bounds[LOW]) / max(buffers.bounds[HIGH] - buffers.bounds[LOW], 1e-6)


@rule
def select(parent, mover, count, buffers):
    """The action with the best mix of what was found and what may still be found. Gives its node, or NONE."""
    visits, found = 0, 0.0
    for index in range(count):
        code = buffers.codes[index]
        if buffers.lookup[code] == NONE:
            buffers.lookup[code] = add_node(parent, mover, code, 1 / count, buffers)
        child = buffers.lookup[code]
        if child != NONE and buffers.nodes[child].visits:
            visits += buffers.nodes[child].visits
            found += buffers.nodes[child].visits * mean(buffers.nodes[child], buffers)
    untried = max(0.0, found / visits - buffers.parameters[FPU_REDUCTION]) if visits else 0.5
    return best_by_puct(count, untried, math.sqrt(visits + 1), buffers)


@rule
def best_by_puct(count, untried, interest, buffers):
    chosen, highest = NONE, -1e9
    for index in range(count):
        child = buffers.lookup[buffers.codes[index]]
        if child != NONE:
            node = buffers.nodes[child]
            found = mean(node, buffers) if node.visits else untried
            score = found + buffers.parameters[C_PUCT] * node.prior * interest / (1 + node.visits)
            if score > highest:
                chosen, highest = child, score
    return chosen


@rule
def descend(seat, buffers):
    """From the root to a new place, or to the end; there `evaluated` is filled."""
    state, node, head = buffers.trials[GUESS], ROOT, buffers.head
    head[DEPTH] = 0
    acting = actors(state)
    while acting != 0 and node != NONE and head[DEPTH] < MOST_DEPTH:
        if acting == 1 << CHANCE:
            fall(state, buffers)
            node = node if buffers.parameters[PAST_CHANCE] > 0 else NONE
        else:
            node = step_down(node, next_mover(acting, seat), buffers)
        acting = actors(state)
    rollout(seat, buffers)


@rule
def step_down(node, mover, buffers):
    """One action. Gives the node reached: the same after a forced action, NONE at a new place."""
    state = buffers.trials[GUESS]
    count = legal(state, mover, buffers.codes)
    if count == 1:
        apply(state, mover, int(buffers.codes[0]))
        return node
    if find_children(node, mover, buffers) == 0:
        expand(node, mover, count, buffers)
        return NONE
    child = select(node, mover, count, buffers)
    forget_children(node, buffers)
    if child != NONE:
        buffers.path[buffers.head[DEPTH]] = child
        buffers.head[DEPTH] += 1
        apply(state, mover, int(buffers.nodes[child].code))
    return child


@rule
def backup(buffers):
    bounds, evaluated = buffers.bounds, buffers.evaluated
    for index in range(buffers.head[DEPTH]):
        node = buffers.nodes[buffers.path[index]]
        node.visits += 1
        node.margin += evaluated[MARGIN, node.mover]
        node.wins += evaluated[WIN, node.mover]
        found = evaluated[MARGIN, node.mover] + buffers.parameters[WIN_POINTS] * evaluated[WIN, node.mover]
        bounds[LOW] = min(bounds[LOW], found)
        bounds[HIGH] = max(bounds[HIGH], found)


# --- Entry points -----------------------------------------------------------


@rule
def search(known, seat, iterations, buffers):
    """So many iterations from a view, with the tree as it stands."""
    for _ in range(iterations):
        imagine(known[0], seat, buffers.rng, buffers.trials[GUESS])
        descend(seat, buffers)
        backup(buffers)


@rule
def visits_below(parent, buffers):
    total, child = 0, buffers.nodes[parent].child
    while child != NONE:
        total += buffers.nodes[child].visits
        child = buffers.nodes[child].sibling
    return total


@rule
def visit_lead(buffers):
    """By how many visits the first action of the root is ahead of the second."""
    first, second, child = 0, 0, buffers.nodes[ROOT].child
    while child != NONE:
        visits = buffers.nodes[child].visits
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
        child = buffers.nodes[child].sibling
    return first - second


@rule
def child_of(parent, mover, code, buffers):
    """The node after an action: the same if nothing of the mover was tried there, as after a forced one; or NONE."""
    node, child = parent, buffers.nodes[parent].child
    while child != NONE:
        if buffers.nodes[child].mover == mover:
            if buffers.nodes[child].code == code:
                return child
            node = NONE
        child = buffers.nodes[child].sibling
    return node


@rule
def reroot(top, buffers):
    """Makes a node the root and forgets all that is not below it. A node's children have larger numbers than it."""
    nodes, moved, kept = buffers.nodes, buffers.moved, 0
    moved[: buffers.head[USED]] = NONE
    moved[top] = ROOT
    for number in range(top, buffers.head[USED]):
        if moved[number] != NONE:
            child = nodes[number].child
            while child != NONE:
                moved[child] = ROOT  # to be kept; its number comes below
                child = nodes[child].sibling
            moved[number] = kept
            kept += 1
    for number in range(top, buffers.head[USED]):
        if moved[number] != NONE:
            move_node(number, nodes, moved)
    nodes[ROOT].sibling = NONE
    buffers.head[USED] = kept


@rule
def move_node(number, nodes, moved):
    new = moved[number]
    nodes[new] = nodes[number]
    if nodes[new].child != NONE:
        nodes[new].child = moved[nodes[new].child]
    if nodes[new].sibling != NONE:
        nodes[new].sibling = moved[nodes[new].sibling]
