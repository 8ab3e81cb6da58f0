"""Teacher (R8.44): of two cards one is kept, the other given away."""

from osada.engine.compiled import rule
from osada.games.divukraj.components import HAND_LIMIT, printed
from osada.games.divukraj.rules.agenda import pop, push
from osada.games.divukraj.rules.deck import add_to_hand, leave_revealed, why_not_revealed
from osada.games.divukraj.rules.lists import list_revealed
from osada.games.divukraj.rules.words import FROM_DECK, TAKE_CARD
from osada.games.divukraj.state import NOTHING
from osada.games.divukraj.tasks import Task

DRAWN = printed("teacher", "draw_look")


@rule
def teach(state):
    """R8.44 Only who draws them sees them."""
    room = HAND_LIMIT - state.players[state.seat].hand_size
    state.private = 1
    push(state, Task.TEACHER)
    push(state, Task.REVEAL, min(DRAWN, room), FROM_DECK)


@rule
def is_teacher_asked(state):
    """R8.44 A single card is kept without a question."""
    return state.n_revealed > 1


@rule
def list_taught(state, codes):
    return list_revealed(state, codes, 0, TAKE_CARD)


@rule
def why_not_keep(state, code):
    return why_not_revealed(state, code - TAKE_CARD)


@rule
def keep(state, code):
    """R8.44 The other one goes to an opponent."""
    pop(state)
    card = code - TAKE_CARD
    leave_revealed(state, card)
    add_to_hand(state.players[state.seat], card)
    push(state, Task.TO_CARDS)


@rule
def keep_single(state):
    """R8.44 With 7 cards in hand one was drawn, with 8 none."""
    pop(state)
    if state.n_revealed == 1:
        add_to_hand(state.players[state.seat], state.revealed[0])
        state.revealed[0] = NOTHING
        state.n_revealed = 0
    state.private = 0
