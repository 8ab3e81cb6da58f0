"""Miner Mole (R8.36) and the chains of copies that Moles and Sweeps of other cities make (R8.50, R8.51).

A link of a chain is a city and whether its Mole or its Sweep is meant: the number 2 * city + MOLE or SWEEPER.
"""

from osada.engine.bits import has, lowest
from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import CHIP_SWEEP, GREEN_CARD, MINER_MOLE, N_GREENS, STOREHOUSE
from osada.games.divukraj.rules.acting import MOLE, SWEEPER, produce_again
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.words import Why
from osada.games.divukraj.state import COPY, MAX_SEATS, OF, RIVAL


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


@rule
def current_link(state):
    return 2 * top(state).a + top(state).b


@rule
def why_not_copy(state, green):
    """Some city has it for this link."""
    for owner in range(MAX_SEATS + 1):
        if can_copy(state, current_link(state), GREEN_CARD[green], owner):
            return OK
    return why(Why.NOTHING_TO_COPY, GREEN_CARD[green])


@rule
def is_copy_moot(state):
    for green in range(N_GREENS):
        if why_not_copy(state, green) == OK:
            return False
    state.named = 0
    return True


@rule
def copy(state, green):
    task = top(state)
    city, sort = task.a, task.b
    pop(state)
    push(state, OF, city, sort, GREEN_CARD[green])


@rule
def why_not_of(state, owner):
    if can_copy(state, current_link(state), top(state).c, owner):
        return OK
    return why(Why.NOT_IN_CITY_OF, top(state).c, owner)


@rule
def of(state, owner):
    """R8.50 On with the next link, or the end of the chain."""
    card = int(top(state).c)
    pop(state)
    if card in (MINER_MOLE, CHIP_SWEEP):
        sort = SWEEPER if card == CHIP_SWEEP else MOLE
        state.named |= 1 << 2 * int(owner) + sort
        push(state, COPY, owner, sort, 0)
    else:
        state.named = 0
        produce_again(state, card, owner)
