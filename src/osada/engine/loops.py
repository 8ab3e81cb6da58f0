"""Compiled loops that serve every game: listing, drawing, random play; and the few entry points that Python calls.

An entry point takes a plain array of positions and an index: that is the cheapest call from Python into compiled code.
"""

import numpy as np

from osada.engine.compiled import rule
from osada.engine.contract import (
    actors,
    apply,
    candidates,
    chance,
    imagine,
    is_better,
    last_resort,
    n_outcomes,
    scores,
    seen,
    view,
    why_not,
)
from osada.engine.game import ABSENT, CHANCE, NO_ACTION, OK, PLACE, SPECTATOR, TOTAL

NOT_AN_ACTOR = -1  # answers of `try_apply` beside OK and the packed reasons of why_not
NO_SUCH_OUTCOME = -2


# --- Random numbers: a generator is one uint64, never 0 ---------------------


@rule
def below(rng, n):
    """A random number from 0 to n - 1."""
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


def generator(seed: int, stream: int = 0) -> np.ndarray:
    """A generator for loops. Different streams of one seed are unrelated."""
    words = np.random.SeedSequence(seed, spawn_key=(stream,)).generate_state(1, np.uint64)
    return words | np.uint64(1)


# --- Legal actions and outcomes ---------------------------------------------


@rule
def legal(state, seat, codes):
    """Lists the legal actions, asking only about those that may be. Gives their number."""
    count = 0
    if actors(state) >> seat & 1:
        for index in range(candidates(state, seat, codes)):
            if why_not(state, seat, int(codes[index])) == OK:
                codes[count] = codes[index]
                count += 1
    return count


@rule
def pick(state, seat, rng, codes):
    """A random legal action, each equally likely: of those that may be, random ones are tried until one is legal."""
    count, last = candidates(state, seat, codes), NO_ACTION
    while count > 0:
        index = below(rng, count)
        code = int(codes[index])
        if code == last_resort(state):
            last = code
        elif why_not(state, seat, code) == OK:
            return code
        count -= 1
        codes[index] = codes[count]
    return last


@rule
def draw(state, rng, weights):
    """A random outcome, by its weight."""
    chance(state, weights)
    total = 0
    for outcome in range(n_outcomes(state)):
        total += weights[outcome]
    rest = below(rng, total)
    for outcome in range(n_outcomes(state)):
        rest -= weights[outcome]
        if rest < 0:
            return outcome
    return 0


@rule
def any_actor(acting, rng):
    """One of the seats that may act, at random."""
    count = 0
    for seat in range(CHANCE):
        count += acting >> seat & 1
    n = below(rng, count) if count > 1 else 0
    for seat in range(CHANCE):
        if acting >> seat & 1:
            if n == 0:
                return seat
            n -= 1
    return 0


# --- Scores and places ------------------------------------------------------


@rule
def score(state, sheet):
    """Fills a score sheet. Whoever has a total has a place; who is equal to the end shares it."""
    for row in range(len(sheet)):
        sheet[row, TOTAL] = ABSENT
    scores(state, sheet)
    for row in range(len(sheet)):
        if sheet[row, TOTAL] != ABSENT:
            sheet[row, PLACE] = place(state, sheet, row)


@rule
def place(state, sheet, row):
    better = 0
    for other in range(len(sheet)):
        if other != row and sheet[other, TOTAL] != ABSENT and is_better(state, sheet, other, row):
            better += 1
    return better + 1


# --- Entry points: what Python calls ----------------------------------------


@rule
def playouts(states, rng, codes, weights, most):
    """Plays every position at random to its end, or for `most` lines. Gives the number of lines of all."""
    lines = 0
    for index in range(len(states)):
        state, end = states[index], lines + most
        acting = actors(state)
        while acting != 0 and lines < end:
            if acting == 1 << CHANCE:
                apply(state, CHANCE, draw(state, rng, weights))
            else:
                seat = any_actor(acting, rng)
                apply(state, seat, pick(state, seat, rng, codes))
            lines += 1
            acting = actors(state)
    return lines


@rule
def score_all(states, sheets):
    """The score sheet of every position."""
    for index in range(len(states)):
        score(states[index], sheets[index])


@rule
def try_apply(states, index, seat, code):
    """Does the action, or the outcome, if it is legal. Gives (OK or why not, the readers of the line)."""
    state = states[index]
    if actors(state) >> seat & 1 == 0:
        return NOT_AN_ACTOR, 0
    reason = why_not(state, seat, code)
    if reason != OK:
        return reason, 0
    readers = readers_of(state, seat, code)
    apply(state, seat, code)
    return OK, readers


@rule
def try_outcome(states, index, code, weights):
    state = states[index]
    if actors(state) != 1 << CHANCE:
        return NOT_AN_ACTOR, 0
    chance(state, weights)
    if weights[code] <= 0:
        return NO_SUCH_OUTCOME, 0
    readers = readers_of(state, CHANCE, code)
    apply(state, CHANCE, code)
    return OK, readers


@rule
def readers_of(state, actor, code):
    """Bits of the seats, and the spectator, that may read this line whole."""
    readers = 0
    for seat in range(CHANCE):
        if (seat < state.seats or seat == SPECTATOR) and seen(state, actor, code, seat):
            readers |= 1 << seat
    return readers


@rule
def list_actors(states, index):
    return actors(states[index])


@rule
def list_candidates(states, index, seat, codes):
    return candidates(states[index], seat, codes)


@rule
def list_legal(states, index, seat, codes):
    return legal(states[index], seat, codes)


@rule
def list_chance(states, index, weights):
    chance(states[index], weights)


@rule
def ask_why_not(states, index, seat, code):
    return why_not(states[index], seat, code)


@rule
def fill_view(states, index, seat, known):
    view(states[index], seat, known[0])


@rule
def fill_state(known, seat, rng, states):
    imagine(known[0], seat, rng, states[0])
