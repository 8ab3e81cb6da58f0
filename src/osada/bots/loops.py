"""Compiled loops of the bots: the greedy choice, and whole matches between bots."""

from osada.bots.values import value
from osada.engine.compiled import rule
from osada.engine.contract import actors, apply, imagine, view
from osada.engine.game import CHANCE
from osada.engine.loops import any_actor, below, draw, legal, pick

RANDOM, GREEDY = range(2)  # levels, as numbers
ACTUAL, BLANK = range(2)  # rows of `known`: the view in hand, and an empty one to begin with
GUESS, TRIAL = range(2)  # rows of `trials`: the imagined position, and one to try an action on


@rule
def guess(state, seat, rng, known, trials):
    """What this seat may take for the position: from its view alone."""
    known[ACTUAL] = known[BLANK]
    view(state, seat, known[ACTUAL])
    imagine(known[ACTUAL], seat, rng, trials[GUESS])


@rule
def weigh(trials, seat, codes, values, work):
    """The value of the imagined position after each legal action. Gives their number."""
    count = legal(trials[GUESS], seat, codes)
    try_each(trials, seat, count, codes, values, work)
    return count


@rule
def try_each(trials, seat, count, codes, values, work):
    """The value of the imagined position after each of the listed actions."""
    for index in range(count):
        trials[TRIAL] = trials[GUESS]
        apply(trials[TRIAL], seat, int(codes[index]))
        values[index] = value(trials[TRIAL], seat, work)


@rule
def best(values, count, rng):
    """The index of the largest value; of equal ones a random one."""
    found, equals = 0, 1
    for index in range(1, count):
        if values[index] > values[found]:
            found, equals = index, 1
        elif values[index] == values[found]:
            equals += 1
            if below(rng, equals) == 0:
                found = index
    return found


@rule
def greedy(state, seat, rng, known, trials, codes, values, work):
    guess(state, seat, rng, known, trials)
    return int(codes[best(values, weigh(trials, seat, codes, values, work), rng)])


# --- Entry points -----------------------------------------------------------


@rule
def weigh_view(known, seat, rng, trials, codes, values, work):
    """For a bot at a table: from its view, the legal actions and their values."""
    imagine(known[ACTUAL], seat, rng, trials[GUESS])
    return weigh(trials, seat, codes, values, work)


@rule
def play_match(states, levels, rng, known, trials, codes, outcome_weights, values, work, most):
    """Plays a whole match between bots. Gives the number of lines."""
    state = states[0]
    for lines in range(most):
        acting = actors(state)
        if acting == 0:
            return lines
        if acting == 1 << CHANCE:
            apply(state, CHANCE, draw(state, rng, outcome_weights))
        else:
            seat = any_actor(acting, rng)
            if levels[seat] == GREEDY:
                code = greedy(state, seat, rng, known, trials, codes, values, work)
            else:
                code = pick(state, seat, rng, codes)
            apply(state, seat, code)
    return most
