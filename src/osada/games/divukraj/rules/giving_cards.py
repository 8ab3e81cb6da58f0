"""Cards given to others (R9.7, R9.8): two at the Post Office, one that the Teacher does not keep."""

from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.components import printed
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.deck import (
    add_to_hand,
    discard_secretly,
    has_room,
    leave_hand_secretly,
    why_not_in_hand,
)
from osada.games.divukraj.rules.discarding import discard_at_post_office
from osada.games.divukraj.rules.giving import goods_receivers, why_not_receiver
from osada.games.divukraj.rules.lists import list_hand
from osada.games.divukraj.rules.words import GIVE_CARD, TO_SEAT, Why
from osada.games.divukraj.state import NOTHING
from osada.games.divukraj.tasks import Task

MAILED = printed("post_office", "give_cards_to_opponent")

# --- Post Office ------------------------------------------------------------


@rule
def why_not_post_office(state):
    """R8.17"""
    more = MAILED - state.players[state.seat].hand_size
    return why(Why.TOO_FEW_CARDS, more) if more > 0 else OK


@rule
def visit_post_office(state):
    """R8.17 Give two, then discard and draw."""
    discard_at_post_office(state)
    push(state, Task.TO_CARDS)
    push(state, Task.GIVE_CARDS, MAILED)


@rule
def list_mail(state, codes):
    return list_hand(state, codes, 0, GIVE_CARD)


@rule
def why_not_give_card(state, code):
    return why_not_in_hand(state, code - GIVE_CARD)


@rule
def give_card(state, code):
    """R8.17, R13.3 Face down; the first named goes first."""
    leave_hand_secretly(state, state.seat, code - GIVE_CARD)
    state.private = 1
    state.revealed[state.n_revealed] = code - GIVE_CARD
    state.n_revealed += 1
    top(state).numbers[at.LEFT] -= 1


# --- To whom ----------------------------------------------------------------


@rule
def card_receivers(state):
    """R9.8 Of those who can receive resources, the ones with room in hand."""
    found = 0
    for seat in range(state.seats):
        if has(goods_receivers(state), seat) and has_room(state.players[seat]):
            found |= 1 << seat
    return found


@rule
def are_cards_on_their_way(state):
    """R9.8 Cards are given, and somebody can receive them."""
    return state.n_revealed > 0 and card_receivers(state) != 0


@rule
def why_not_to_cards(state, code):
    return why_not_receiver(state, code - TO_SEAT, card_receivers(state))


@rule
def hand_over_cards(state, code):
    """R9.8 As many as fit, the rest is discarded; R13.5 the giver remembers them."""
    seat = code - TO_SEAT
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
    discard_gift(state)


@rule
def close_up_revealed(state, gone):
    """The first ones have gone."""
    for index in range(gone, state.n_revealed):
        state.revealed[index - gone] = state.revealed[index]
        state.revealed[index] = NOTHING
    state.n_revealed -= gone


@rule
def discard_gift(state):
    """R9.8 What nobody receives."""
    pop(state)
    for index in range(state.n_revealed):
        discard_secretly(state, state.seat, state.revealed[index])
        state.revealed[index] = NOTHING
    state.n_revealed = 0
    state.private = 0
