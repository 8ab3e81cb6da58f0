"""Giving to others (R9.7 to R9.10), and taking from the supply."""

from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import BERRY, N_RESOURCES
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.deck import add_to_hand, discard_secretly, has_room, leave_hand_secretly
from osada.games.divukraj.rules.words import Why
from osada.games.divukraj.state import NOTHING, TO_GOODS

MONK_POINTS, MARKET_POINTS = 2, 2  # for each berry, for each resource given

# --- Who can receive --------------------------------------------------------


@rule
def goods_receivers(state):
    """R9.9 Opponents who have not passed, as bits; R12.10 nobody in the solo game."""
    found = 0
    for seat in range(state.seats):
        if seat != state.seat and not state.players[seat].passed:
            found |= 1 << seat
    return found


@rule
def card_receivers(state):
    """R9.8 Of these, those with room in hand."""
    found = 0
    for seat in range(state.seats):
        if has(goods_receivers(state), seat) and has_room(state.players[seat]):
            found |= 1 << seat
    return found


@rule
def why_not_receiver(state, seat, receivers):
    if has(receivers, seat):
        return OK
    if seat >= state.seats:
        return why(Why.NO_SUCH_SEAT, seat + 1)
    if seat == state.seat:
        return why(Why.TO_YOURSELF)
    return why(Why.HAS_PASSED if state.players[seat].passed else Why.HAND_FULL_OF, seat + 1)


# --- Resources --------------------------------------------------------------


@rule
def count_resources(player):
    count = 0
    for resource in range(N_RESOURCES):
        count += player.resources[resource]
    return count


@rule
def why_not_own(state, resource):
    """One has to have it."""
    return OK if state.players[state.seat].resources[resource] > 0 else why(Why.HAVE_NONE, resource)


@rule
def why_not_give_berries(state, resource):
    """R8.37"""
    return why_not_own(state, resource) if resource == BERRY else why(Why.NOT_OFFERED, resource)


@rule
def set_aside(state, resource):
    """One more of what is being given."""
    state.players[state.seat].resources[resource] -= 1
    state.gift[resource] += 1
    top(state).a -= 1


@rule
def give_berry(state):
    """R8.37, R9.10"""
    set_aside(state, BERRY)
    state.cities[state.seat].points += MONK_POINTS


@rule
def give_to_market(state, resource):
    """R6.10 Each to whom one likes."""
    set_aside(state, resource)
    state.cities[state.seat].points += MARKET_POINTS
    push(state, TO_GOODS)


@rule
def is_gift_settled(state):
    """R9.9 Nothing was given, or nobody can receive it: then it goes to the supply."""
    given = 0
    for resource in range(N_RESOURCES):
        given += state.gift[resource]
    if given > 0 and goods_receivers(state):
        return False
    clear_gift(state)
    return True


@rule
def clear_gift(state):
    for resource in range(N_RESOURCES):
        state.gift[resource] = 0


@rule
def hand_over_goods(state, seat):
    pop(state)
    for resource in range(N_RESOURCES):
        state.players[seat].resources[resource] += state.gift[resource]
    clear_gift(state)


# --- Cards ------------------------------------------------------------------


@rule
def why_not_in_hand(state, card):
    return OK if state.players[state.seat].hand[card] > 0 else why(Why.NOT_IN_HAND, card)


@rule
def give_card(state, card):
    """R8.17, R13.3 Face down; the first named goes first."""
    leave_hand_secretly(state, state.seat, card)
    state.private = 1
    state.revealed[state.n_revealed] = card
    state.n_revealed += 1
    top(state).a -= 1


@rule
def are_cards_settled(state):
    """R9.8 No cards are on their way, or nobody can receive them: then they are discarded."""
    if state.n_revealed > 0 and card_receivers(state):
        return False
    discard_given(state)
    return True


@rule
def discard_given(state):
    for index in range(state.n_revealed):
        discard_secretly(state, state.seat, state.revealed[index])
        state.revealed[index] = NOTHING
    state.n_revealed = 0
    state.private = 0


@rule
def hand_over_cards(state, seat):
    """R9.8 As many as fit, the rest is discarded; R13.5 the giver remembers them."""
    pop(state)
    player = state.players[seat]
    given = 0
    while given < state.n_revealed and has_room(player):
        card = state.revealed[given]
        add_to_hand(player, card)
        state.known[state.seat, seat] |= 1 << int(card)
        given += 1
    for index in range(given):
        state.revealed[index] = NOTHING
    close_up_revealed(state, given)
    discard_given(state)


@rule
def close_up_revealed(state, gone):
    """The first ones have gone."""
    for index in range(gone, state.n_revealed):
        state.revealed[index - gone] = state.revealed[index]
        state.revealed[index] = NOTHING
    state.n_revealed -= gone


# --- From the supply --------------------------------------------------------


@rule
def why_not_take(state, resource):
    """R8.5 Courthouse gives no berries; else every kind is offered."""
    return OK if has(top(state).b, resource) else why(Why.NOT_OFFERED, resource)


@rule
def take(state, resource):
    state.players[state.seat].resources[resource] += 1
    top(state).a -= 1
