"""Miner Mole (R8.36) and the chains of copies that Moles and Sweeps of other cities make (R8.50, R8.51).

A link of a chain is a city and whether its Mole or its Sweep is meant: the number 2 * city + MOLE or SWEEPER.
"""

from osada.engine.bits import has, lowest
from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.components import CHIP_SWEEP, GREEN_CARD, MINER_MOLE, N_GREENS, STOREHOUSE
from osada.games.divukraj.rules.acting import MOLE, SWEEPER, produce_again
from osada.games.divukraj.rules.agenda import pop, push, top, why_must_choose
from osada.games.divukraj.rules.words import COPY_CARD, DONE, OF_OWNER, Why
from osada.games.divukraj.state import MAX_SEATS, RIVAL
from osada.games.divukraj.tasks import Task


@rule
def is_city(state, owner):
    return owner < state.seats or (owner == RIVAL and state.year > 0)


@rule
def is_reached(state, link, owner):
    """Does this link lead to cards of that city? A Mole looks at opponents' cities, a Sweep at its own; R12.13."""
    return is_city(state, owner) and (owner == link // 2) == (link % 2 == SWEEPER)


@rule
def ends_chain(state, card, owner):
    """R8.51 Neither Mole nor Sweep; a Storehouse only in the own city."""
    if state.cities[owner].cards[card] == 0 or card in (MINER_MOLE, CHIP_SWEEP):
        return False
    return card != STOREHOUSE or owner == state.seat


@rule
def has_end(state, owner):
    for green in range(N_GREENS):
        if ends_chain(state, GREEN_CARD[green], owner):
            return True
    return False


@rule
def next_links(state, link):
    """R8.50 The Moles and Sweeps to which a link leads, as bits. A Sweep does not activate a Sweep."""
    found = 0
    for owner in range(MAX_SEATS + 1):
        if is_reached(state, link, owner):
            if state.cities[owner].cards[MINER_MOLE] > 0:
                found |= 1 << 2 * int(owner) + MOLE
            if state.cities[owner].cards[CHIP_SWEEP] > 0 and link % 2 == MOLE:
                found |= 1 << 2 * int(owner) + SWEEPER
    return found


@large_rule
def leads_to_end(state, first):
    """R8.51 Can a chain that goes on here end, without what it has named?"""
    gone, ahead = int(state.named), 1 << first
    while ahead:
        link = lowest(ahead)
        gone |= 1 << link
        for owner in range(MAX_SEATS + 1):
            if is_reached(state, link, owner) and has_end(state, owner):
                return True
        ahead = (ahead | next_links(state, link)) & ~gone
    return False


@large_rule
def can_copy(state, link, card, owner):
    if not is_reached(state, link, owner) or state.cities[owner].cards[card] == 0:
        return False
    if card not in (MINER_MOLE, CHIP_SWEEP):
        return ends_chain(state, card, owner)
    onward = 2 * owner + (SWEEPER if card == CHIP_SWEEP else MOLE)
    is_sweep_twice = card == CHIP_SWEEP and link % 2 == SWEEPER
    return not has(state.named, onward) and not is_sweep_twice and leads_to_end(state, onward)


# --- Which card -------------------------------------------------------------


@rule
def current_link(state):
    return 2 * top(state).numbers[at.WHOSE] + top(state).numbers[at.COPIER]


@rule
def is_copy_asked(state):
    """R8.51 Without an end of the chain it is not offered."""
    for green in range(N_GREENS):
        if why_not_copy(state, COPY_CARD + green) == OK:
            return True
    return False


@rule
def why_not_copy(state, code):
    """Some city has it for this link. R8.51 Only the first copy may be declined."""
    if code == DONE:
        return OK if top(state).numbers[at.MAY_DECLINE] else why_must_choose(state)
    card = GREEN_CARD[code - COPY_CARD]
    for owner in range(MAX_SEATS + 1):
        if can_copy(state, current_link(state), card, owner):
            return OK
    return why(Why.NOTHING_TO_COPY, card)


@rule
def copy(state, code):
    whose, copier = top(state).numbers[at.WHOSE], top(state).numbers[at.COPIER]
    pop(state)
    push(state, Task.OF, whose, copier, GREEN_CARD[code - COPY_CARD])


@rule
def end_chain(state):
    pop(state)
    state.named = 0


# --- Of which city ----------------------------------------------------------


@rule
def why_not_of(state, code):
    owner, card = code - OF_OWNER, top(state).numbers[at.COPIED]
    return OK if can_copy(state, current_link(state), card, owner) else why(Why.NOT_IN_CITY_OF, card, owner)


@rule
def of(state, code):
    """R8.50 On with the next link, or the end of the chain."""
    owner, card = code - OF_OWNER, int(top(state).numbers[at.COPIED])
    pop(state)
    if card in (MINER_MOLE, CHIP_SWEEP):
        copier = SWEEPER if card == CHIP_SWEEP else MOLE
        state.named |= 1 << 2 * int(owner) + copier
        push(state, Task.COPY, owner, copier, 0)
    else:
        state.named = 0
        produce_again(state, card, owner)
