"""Cards put beneath an event: Scrolls (R6.13), Acorn Thieves (R6.14), Scholars (R6.17)."""

from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.components import COVERS, IS_CRITTER, N_CARDS, N_CONSTRUCTIONS, printed
from osada.games.divukraj.rules.agenda import push, top
from osada.games.divukraj.rules.city import guests_to_nowhere, take_out
from osada.games.divukraj.rules.deck import (
    has_room,
    leave_hand_openly,
    leave_revealed,
    take_openly,
    why_not_in_hand,
    why_not_revealed,
)
from osada.games.divukraj.rules.lists import list_city, list_hand, list_revealed, with_done
from osada.games.divukraj.rules.words import BENEATH_CARD, DONE, FROM_DECK, TAKE_CARD, Why
from osada.games.divukraj.state import NOTHING
from osada.games.divukraj.tasks import Task

SCROLLS_COVER, CAPTURE_COVER, GRADUATION_COVER = range(len(COVERS))
SCROLL_CARDS = printed("ancient_scrolls_discovered", "reveal_deck")
CAPTURED = printed("capture_of_the_acorn_thieves", "city_critters_beneath", "max")
GRADUATES = printed("graduation_of_scholars", "hand_critters_beneath", "max")


@rule
def put_beneath(state, cover, card):
    place = 0
    while state.beneath[cover, place] != NOTHING:
        place += 1
    state.beneath[cover, place] = card


@rule
def count_critters(cards):
    count = 0
    for card in range(N_CONSTRUCTIONS, N_CARDS):
        count += cards[card]
    return count


# --- R6.13 Ancient Scrolls Discovered ---------------------------------------


@rule
def discover_scrolls(state):
    """R6.13"""
    push(state, Task.SCROLLS)
    push(state, Task.REVEAL, SCROLL_CARDS, FROM_DECK)


@rule
def are_scrolls_asked(state):
    return state.n_revealed > 0


@rule
def list_scrolls(state, codes):
    return list_revealed(state, codes, list_revealed(state, codes, 0, BENEATH_CARD), TAKE_CARD)


@rule
def why_not_scroll(state, code):
    """R6.13 A hand that is full takes no scroll."""
    is_kept = code < BENEATH_CARD
    reason = why_not_revealed(state, code - TAKE_CARD if is_kept else code - BENEATH_CARD)
    is_full = is_kept and not has_room(state.players[state.seat])
    return why(Why.HAND_FULL) if reason == OK and is_full else reason


@rule
def choose_scroll(state, code):
    """R6.13"""
    if code < BENEATH_CARD:
        leave_revealed(state, code - TAKE_CARD)
        take_openly(state, state.seat, code - TAKE_CARD)
    else:
        leave_revealed(state, code - BENEATH_CARD)
        put_beneath(state, SCROLLS_COVER, code - BENEATH_CARD)


# --- R6.14 Capture of the Acorn Thieves -------------------------------------


@rule
def begin_capture(state):
    """R6.14"""
    push(state, Task.CAPTURE, CAPTURED)


@rule
def is_capture_asked(state):
    return top(state).numbers[at.LEFT] > 0 and count_critters(state.cities[state.seat].cards) > 0


@rule
def list_thieves(state, codes):
    return with_done(codes, list_city(state, codes, BENEATH_CARD, state.seat))


@rule
def why_not_capture(state, code):
    """R6.14 A critter of the own city."""
    card = code - BENEATH_CARD
    if code == DONE:
        return OK
    if not IS_CRITTER[card]:
        return why(Why.ONLY_CRITTER_CARDS, card)
    return OK if state.cities[state.seat].cards[card] > 0 else why(Why.NOT_IN_CITY, card)


@rule
def capture(state, code):
    top(state).numbers[at.LEFT] -= 1
    city, card = state.cities[state.seat], code - BENEATH_CARD
    guests_to_nowhere(state, card, take_out(state, city, card, city.cards[card] - 1))
    put_beneath(state, CAPTURE_COVER, card)


# --- R6.17 Graduation of Scholars -------------------------------------------


@rule
def begin_graduation(state):
    """R6.17"""
    push(state, Task.GRADUATE, GRADUATES)


@rule
def is_graduation_asked(state):
    return top(state).numbers[at.LEFT] > 0 and count_critters(state.players[state.seat].hand) > 0


@rule
def list_scholars(state, codes):
    return with_done(codes, list_hand(state, codes, 0, BENEATH_CARD))


@rule
def why_not_graduate(state, code):
    """R6.17 A critter of the hand."""
    card = code - BENEATH_CARD
    if code == DONE:
        return OK
    return why_not_in_hand(state, card) if IS_CRITTER[card] else why(Why.ONLY_CRITTER_CARDS, card)


@rule
def graduate(state, code):
    top(state).numbers[at.LEFT] -= 1
    leave_hand_openly(state, state.seat, code - BENEATH_CARD)
    put_beneath(state, GRADUATION_COVER, code - BENEATH_CARD)
