"""Plays through a place or a card (R7.1): Inn (R8.12), Queen (R8.40), Cemetery (R8.2), Postal Pigeon, forest card.

What such a play takes a card from, what it asks for, and what becomes of it if no card can be played.
"""

from osada.engine.actions import both
from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import N_CARDS, POINTS, printed
from osada.games.divukraj.rules.agenda import pop, push
from osada.games.divukraj.rules.deck import cards_left, discard_revealed, why_not_in_hand, why_not_revealed
from osada.games.divukraj.rules.lists import list_hand, list_meadow, list_revealed, with_done
from osada.games.divukraj.rules.meadow import why_not_from_meadow
from osada.games.divukraj.rules.room import why_no_room, why_not_less
from osada.games.divukraj.rules.words import DONE, FROM_DECK, PILE_OF, PLAY, PLAY_MEADOW, PLAY_PAIRS, Why
from osada.games.divukraj.state import NOTHING
from osada.games.divukraj.tasks import Task

INN_DISCOUNT = printed("inn", "play_with_discount", "amount")
FOREST_TAKEN = printed("two_meadow_play_one_minus_1", "draw_meadow")
FOREST_DISCOUNT = printed("two_meadow_play_one_minus_1", "may_play_with_discount", "amount")
QUEENS_MOST, PIGEONS_MOST = (printed(card, "may_play_free", "max_base_points") for card in ("queen", "postal_pigeon"))
PIGEON_CARDS, CEMETERY_CARDS = printed("postal_pigeon", "reveal_deck"), printed("cemetery", "reveal")


@rule
def why_not_free(state, card, most):
    """R8.39, R8.40 Printed points count, no others."""
    points = POINTS[state.edition, card]
    if points > most:
        return why(Why.TOO_VALUABLE, card, points)
    return why_no_room(state, state.seat, card, NOTHING)


@rule
def list_turned_up(state, codes):
    """R8.2, R8.39"""
    return with_done(codes, list_revealed(state, codes, 0, PLAY))


@rule
def decline_play(state):
    """R8.2, R8.39, R4.22, R8.40 What is not played is discarded, or stays in the hand."""
    pop(state)
    discard_revealed(state)
    forget_drawn(state)


# --- R8.12 Inn --------------------------------------------------------------


@large_rule
def can_use_inn(state):
    """R8.12 Is there a card in the Meadow that can be paid and placed?"""
    for slot in range(len(state.meadow)):
        if state.meadow[slot] != NOTHING and why_not_at_inn(state, PLAY_MEADOW + int(state.meadow[slot])) == OK:
            return True
    return False


@rule
def list_at_inn(state, codes):
    return list_meadow(state, codes, 0, PLAY_MEADOW)


@rule
def why_not_at_inn(state, code):
    """R8.12"""
    if code < PLAY_MEADOW:
        return why(Why.NOT_IN_MEADOW, code - PLAY)
    reason = why_not_from_meadow(state, code - PLAY_MEADOW)
    return why_not_less(state, state.seat, code - PLAY_MEADOW, INN_DISCOUNT) if reason == OK else reason


# --- R8.40 Queen ------------------------------------------------------------


@large_rule
def is_queen_asked(state):
    """R8.40 She may be visited without a card for her."""
    for card in range(N_CARDS):
        if why_not_by_queen(state, PLAY + card) == OK:
            return True
    for slot in range(len(state.meadow)):
        if state.meadow[slot] != NOTHING and why_not_by_queen(state, PLAY_MEADOW + int(state.meadow[slot])) == OK:
            return True
    return False


@rule
def list_by_queen(state, codes):
    return with_done(codes, list_meadow(state, codes, list_hand(state, codes, 0, PLAY), PLAY_MEADOW))


@rule
def why_not_by_queen(state, code):
    """R8.40"""
    if code == DONE:
        return OK
    is_meadow, card = both(code, PLAY_PAIRS)
    reason = why_not_from_meadow(state, card) if is_meadow else why_not_in_hand(state, card)
    return why_not_free(state, card, QUEENS_MOST) if reason == OK else reason


# --- R8.2 Cemetery ----------------------------------------------------------


@rule
def why_not_cemetery(state):
    return OK if cards_left(state) > 0 else why(Why.NO_CARDS_LEFT)


@rule
def visit_cemetery(state):
    """R8.2 From which pile, then which card."""
    push(state, Task.CEMETERY)
    push(state, Task.PILE)


@rule
def why_not_pile(state, code):
    """R8.2 An empty pile cannot be chosen."""
    which = code - PILE_OF
    is_empty = (state.deck_size if which == FROM_DECK else state.pile_size) == 0
    return why(Why.PILE_EMPTY, which) if is_empty else OK


@rule
def choose_pile(state, code):
    pop(state)
    push(state, Task.REVEAL, CEMETERY_CARDS, code - PILE_OF)


@large_rule
def is_cemetery_asked(state):
    """R8.2 If no card can be played, all are discarded."""
    for index in range(state.n_revealed):
        if why_not_at_cemetery(state, PLAY + int(state.revealed[index])) == OK:
            return True
    return False


@rule
def why_not_at_cemetery(state, code):
    """R8.2 Whatever its worth."""
    if code >= PLAY_MEADOW:
        return why(Why.NOT_REVEALED, code - PLAY_MEADOW)
    reason = why_not_revealed(state, code - PLAY)
    return why_no_room(state, state.seat, code - PLAY, NOTHING) if reason == OK else reason


# --- R8.39 Postal Pigeon ----------------------------------------------------


@rule
def send_pigeon(state):
    """R8.39"""
    push(state, Task.PIGEON)
    push(state, Task.REVEAL, PIGEON_CARDS, FROM_DECK)


@large_rule
def is_pigeon_asked(state):
    """R8.39 One of them can be played."""
    for index in range(state.n_revealed):
        if why_not_by_pigeon(state, PLAY + int(state.revealed[index])) == OK:
            return True
    return False


@rule
def why_not_by_pigeon(state, code):
    """R8.39"""
    if code == DONE:
        return OK
    if code >= PLAY_MEADOW:
        return why(Why.NOT_REVEALED, code - PLAY_MEADOW)
    reason = why_not_revealed(state, code - PLAY)
    return why_not_free(state, code - PLAY, PIGEONS_MOST) if reason == OK else reason


# --- R4.22 The forest card that lets one of two be played -------------------


@rule
def take_two(state):
    """R4.22 Take two, refill, play one of them."""
    push(state, Task.FOREST_PLAY)
    push(state, Task.REFILL)
    push(state, Task.MEADOW, FOREST_TAKEN, 0, 1)


@rule
def is_drawn(state, card):
    return card in (state.drawn[0], state.drawn[1])


@rule
def forget_drawn(state):
    state.drawn[0] = NOTHING
    state.drawn[1] = NOTHING


@large_rule
def is_forest_play_asked(state):
    """R4.22 One of those taken can be played."""
    for which in range(len(state.drawn)):
        if state.drawn[which] != NOTHING and why_not_in_forest(state, PLAY + int(state.drawn[which])) == OK:
            return True
    return False


@rule
def list_in_forest(state, codes):
    return with_done(codes, list_hand(state, codes, 0, PLAY))


@rule
def why_not_in_forest(state, code):
    """R4.22"""
    if code == DONE:
        return OK
    is_meadow, card = both(code, PLAY_PAIRS)
    if is_meadow or not is_drawn(state, card):
        return why(Why.NOT_REVEALED, card)
    reason = why_not_in_hand(state, card)
    return why_not_less(state, state.seat, card, FOREST_DISCOUNT) if reason == OK else reason
