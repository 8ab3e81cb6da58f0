"""Discarding from the hand, and what it brings: haven (R4.23), journey (R4.24), forest cards, Bard, Post Office."""

from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.components import AUTUMN, HAND_LIMIT, JOURNEY_CARDS, RIVAL_SPOT, SHARED_JOURNEY, printed
from osada.games.divukraj.rules.agenda import pop, push, top, why_must_choose
from osada.games.divukraj.rules.deck import discard_secretly, draw_cards, leave_hand_secretly, why_not_in_hand
from osada.games.divukraj.rules.lists import list_hand, with_done
from osada.games.divukraj.rules.taking import take_any
from osada.games.divukraj.rules.words import AT_JOURNEY, DISCARD_CARD, DONE, Why
from osada.games.divukraj.tasks import DiscardFor, Task

ANY_NUMBER = 99
CARDS_A_RESOURCE = printed("haven", "discard_from_hand", "gain_any_per")
MOST_FOR_ANY = printed("discard_up_to_3_for_any", "discard_from_hand", "max")
DRAWN_FOR_EACH = printed("discard_any_draw_double", "discard_from_hand", "draw_each")
SONGS, POINTS_A_SONG = (printed("bard", "discard_from_hand", name) for name in ("max", "gain_point_tokens_each"))

# --- Who asks for them ------------------------------------------------------


@rule
def visit_haven(state, player):
    """R4.23"""
    player.at_haven += 1
    push(state, Task.DISCARD, DiscardFor.HAVEN, 0, ANY_NUMBER)


@rule
def why_not_journey(state, spot):
    """R4.24"""
    player = state.players[state.seat]
    if player.season != AUTUMN:
        return why(Why.NOT_AUTUMN)
    is_taken = state.year > 0 and state.rival_season == AUTUMN and RIVAL_SPOT[state.year - 1] == spot
    for seat in range(state.seats):
        is_taken |= spot != SHARED_JOURNEY and state.players[seat].at_journey[spot] > 0
    if is_taken:
        return why(Why.TAKEN, AT_JOURNEY + spot)
    more = JOURNEY_CARDS[spot] - player.hand_size
    return why(Why.TOO_FEW_CARDS, more) if more > 0 else OK


@rule
def visit_journey(state, player, spot):
    """R4.24 Exactly so many."""
    player.at_journey[spot] += 1
    push(state, Task.DISCARD, DiscardFor.JOURNEY, 0, JOURNEY_CARDS[spot])


@rule
def discard_up_to_3(state):
    """R4.19"""
    push(state, Task.DISCARD, DiscardFor.UP_TO_3, 0, MOST_FOR_ANY)


@rule
def discard_for_double(state):
    """R4.20"""
    push(state, Task.DISCARD, DiscardFor.DOUBLE, 0, ANY_NUMBER)


@rule
def sing(state):
    """R8.26"""
    push(state, Task.DISCARD, DiscardFor.BARD, 0, SONGS)


@rule
def discard_at_post_office(state):
    """R8.17"""
    push(state, Task.DISCARD, DiscardFor.POST_OFFICE, 0, ANY_NUMBER)


# --- Which cards ------------------------------------------------------------


@rule
def is_discard_asked(state):
    """Until there are as many as can be, or no card is left."""
    return top(state).numbers[at.DISCARDED] != top(state).numbers[at.MOST] and state.players[state.seat].hand_size > 0


@rule
def list_discards(state, codes):
    return with_done(codes, list_hand(state, codes, 0, DISCARD_CARD))


@rule
def why_not_discard(state, code):
    """R4.24 On the journey one cannot stop before."""
    if code == DONE:
        return why_must_choose(state) if top(state).numbers[at.PURPOSE] == DiscardFor.JOURNEY else OK
    return why_not_in_hand(state, code - DISCARD_CARD)


@rule
def discard(state, code):
    """R13.3"""
    leave_hand_secretly(state, state.seat, code - DISCARD_CARD)
    discard_secretly(state, state.seat, code - DISCARD_CARD)
    top(state).numbers[at.DISCARDED] += 1


@rule
def end_discards(state):
    """R4.19, R4.20, R4.23, R8.17, R8.26 What they bring; R4.24 on the journey the points of the spot, at the end."""
    purpose, count = top(state).numbers[at.PURPOSE], int(top(state).numbers[at.DISCARDED])
    pop(state)
    if purpose == DiscardFor.HAVEN:
        take_any(state, count // CARDS_A_RESOURCE)
    elif purpose == DiscardFor.UP_TO_3:
        take_any(state, count)
    elif purpose == DiscardFor.DOUBLE:
        draw_cards(state, DRAWN_FOR_EACH * count)
    elif purpose == DiscardFor.BARD:
        state.cities[state.seat].points += POINTS_A_SONG * count
    elif purpose == DiscardFor.POST_OFFICE:
        draw_cards(state, HAND_LIMIT)
