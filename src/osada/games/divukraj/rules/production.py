"""Production (R8.49, R10.5): activating green cards one by one, and the choices that they ask."""

from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import CHIP_SWEEP, GREEN_CARD, HUSBAND, MINER_MOLE, N_GREENS, STORED, STOREHOUSE
from osada.games.divukraj.rules.acting import SWEEPER, choose_store, produce, produce_again
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.city import copies_of, pairs
from osada.games.divukraj.rules.deck import add_to_hand, leave_revealed
from osada.games.divukraj.rules.giving import count_resources, why_not_own
from osada.games.divukraj.rules.purposes import NTH_ACTIVATE
from osada.games.divukraj.rules.tables import SWAP_GAINED, SWAP_GIVEN
from osada.games.divukraj.rules.words import Why
from osada.games.divukraj.state import NOTHING, PRODUCE, TO_CARDS

# --- The whole city: spring, autumn, Tax Relief -----------------------------


@rule
def begin_production(state):
    """R10.5, R6.23 Every green card once."""
    city = state.cities[state.seat]
    for green in range(N_GREENS):
        state.to_activate[green] = city.cards[GREEN_CARD[green]]
    state.stores_left = copies_of(city, STOREHOUSE)
    state.husbands = 0
    push(state, PRODUCE)


@rule
def is_production_over(state):
    for green in range(N_GREENS):
        if state.to_activate[green] > 0:
            return False
    state.husbands = 0
    return True


@rule
def why_not_activate(state, green):
    if state.to_activate[green] > 0:
        return OK
    is_there = state.cities[state.seat].cards[GREEN_CARD[green]] > 0
    return why(Why.ACTIVATED if is_there else Why.NOT_IN_CITY, GREEN_CARD[green])


@rule
def activate(state, green):
    """R8.53 The first Husbands of a production are those in pairs."""
    card, city = int(GREEN_CARD[green]), state.cities[state.seat]
    state.to_activate[green] -= 1
    if card == STOREHOUSE:
        choose_store(state, int(state.stores_left), NTH_ACTIVATE)
    else:
        state.husbands += card == HUSBAND
        state.named = 0
        produce(state, card, int(state.seat), state.husbands <= pairs(city))


# --- Chip Sweep (R8.28) -----------------------------------------------------


@rule
def is_sweep_moot(state):
    """No green card to activate."""
    for green in range(N_GREENS):
        if why_not_sweep(state, green) == OK:
            return False
    return True


@rule
def why_not_sweep(state, green):
    card = GREEN_CARD[green]
    if card == CHIP_SWEEP:
        return why(Why.NOT_ITSELF, card)
    return OK if state.cities[state.seat].cards[card] > 0 else why(Why.NOT_IN_CITY, card)


@rule
def sweep(state, green):
    pop(state)
    card = int(GREEN_CARD[green])
    state.named = 1 << 2 * int(state.seat) + SWEEPER if card == MINER_MOLE else 0
    produce_again(state, card, int(state.seat))


# --- Storehouse, Doctor, Woodcarver, Peddler, Teacher -----------------------


@rule
def store(state, resource):
    """R8.21"""
    copy = top(state).a
    pop(state)
    state.cities[state.seat].goods[copy, resource] += STORED[resource]


@rule
def why_not_pay(state, count):
    """R8.29, R8.48"""
    resource = top(state).a
    more = count - state.players[state.seat].resources[resource]
    return why(Why.NEEDS, resource, more) if more > 0 else OK


@rule
def pay(state, count):
    state.players[state.seat].resources[top(state).a] -= count
    state.cities[state.seat].points += count
    pop(state)


@rule
def is_swap_moot(state):
    """R8.38 Twice at most, and only what one has."""
    return top(state).a == 0 or count_resources(state.players[state.seat]) == 0


@rule
def why_not_swap(state, swap):
    return why_not_own(state, SWAP_GIVEN[swap])


@rule
def swap(state, which):
    player = state.players[state.seat]
    player.resources[SWAP_GIVEN[which]] -= 1
    player.resources[SWAP_GAINED[which]] += 1
    top(state).a -= 1


@rule
def is_teaching_moot(state):
    """R8.44 Of two cards one is chosen; a single one is kept."""
    if state.n_revealed == 1:
        add_to_hand(state.players[state.seat], state.revealed[0])
        state.revealed[0] = NOTHING
        state.n_revealed = 0
    if state.n_revealed == 0:
        state.private = 0
    return state.n_revealed == 0


@rule
def teach(state, card):
    """R8.44 One is kept, the other given away."""
    pop(state)
    leave_revealed(state, card)
    add_to_hand(state.players[state.seat], card)
    push(state, TO_CARDS)
