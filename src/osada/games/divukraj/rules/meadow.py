"""Cards of the Meadow: taken (R9.3, R10.6), discarded (R8.45), and on which slot the one lies that is meant."""

from osada.engine.bits import count_bits, has, lowest
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.components import printed
from osada.games.divukraj.rules.agenda import pop, push, top, why_must_choose
from osada.games.divukraj.rules.deck import discard_openly, empty_slot, has_open_slot, has_room, slots_of, take_openly
from osada.games.divukraj.rules.lists import list_meadow, with_done
from osada.games.divukraj.rules.words import DISCARD_CARD, DONE, SLOT_NO, TAKE_CARD, Why
from osada.games.divukraj.state import NOTHING
from osada.games.divukraj.tasks import SlotFor, Task

BURIED, TAKEN_AFTERWARDS = printed("undertaker", "discard_meadow"), printed("undertaker", "draw_meadow")


@rule
def why_not_from_meadow(state, card):
    """R12.6"""
    if slots_of(state, card):
        return OK
    for slot in range(len(state.meadow)):
        if state.meadow[slot] == card:
            return why(Why.LOCKED, card)
    return why(Why.NOT_IN_MEADOW, card)


# --- Taking -----------------------------------------------------------------


@rule
def is_meadow_asked(state):
    """R9.2, R12.6 There is a card that is open, and room for it in the hand."""
    return top(state).numbers[at.LEFT] > 0 and has_room(state.players[state.seat]) and has_open_slot(state)


@rule
def list_takable(state, codes):
    return with_done(codes, list_meadow(state, codes, 0, TAKE_CARD))


@rule
def why_not_take_card(state, code):
    if code == DONE:
        return OK if top(state).numbers[at.MAY_STOP] else why_must_choose(state)
    return why_not_from_meadow(state, code - TAKE_CARD)


@rule
def take_card(state, code):
    """R7.17"""
    choose_slot(state, code - TAKE_CARD, SlotFor.TAKE)
    if top(state).task != Task.SLOT:
        take_from_slot(state)


@rule
def take_from_slot(state):
    """R13.4"""
    card = int(state.meadow[state.slot])
    empty_slot(state, state.slot)
    state.slot = NOTHING
    take_openly(state, state.seat, card)
    task = top(state)
    task.numbers[at.LEFT] -= 1
    if task.numbers[at.MAY_PLAY]:
        state.drawn[0 if state.drawn[0] == NOTHING else 1] = card


# --- Discarding: Undertaker -------------------------------------------------


@rule
def undertake(state):
    """R8.45 Discard, refill, take one, refill."""
    push(state, Task.REFILL)
    push(state, Task.MEADOW, TAKEN_AFTERWARDS)
    push(state, Task.REFILL)
    push(state, Task.BURY, BURIED)


@rule
def is_bury_asked(state):
    """R8.45 With fewer open cards all of them are discarded."""
    return top(state).numbers[at.LEFT] > 0 and has_open_slot(state)


@rule
def list_buried(state, codes):
    return list_meadow(state, codes, 0, DISCARD_CARD)


@rule
def why_not_bury(state, code):
    return why_not_from_meadow(state, code - DISCARD_CARD)


@rule
def bury(state, code):
    choose_slot(state, code - DISCARD_CARD, SlotFor.BURY)
    if top(state).task != Task.SLOT:
        bury_from_slot(state)


@rule
def bury_from_slot(state):
    card = int(state.meadow[state.slot])
    empty_slot(state, state.slot)
    state.slot = NOTHING
    discard_openly(state, card)
    top(state).numbers[at.LEFT] -= 1


# --- Which slot -------------------------------------------------------------


@rule
def choose_slot(state, card, purpose):
    """R7.17 The lowest slot; R12.16 in the solo game the player says which."""
    slots = slots_of(state, card)
    if state.year and count_bits(slots) > 1:
        state.asked = card
        push(state, Task.SLOT, purpose)
    else:
        state.slot = lowest(slots)


@rule
def why_not_slot(state, code):
    """R12.16"""
    slot = code - SLOT_NO
    return OK if has(slots_of(state, state.asked), slot) else why(Why.NOT_THIS_SLOT, slot + 1)


@rule
def name_slot(state, code):
    purpose = top(state).numbers[at.PURPOSE]
    pop(state)
    state.asked = NOTHING
    state.slot = code - SLOT_NO
    if purpose == SlotFor.TAKE:
        take_from_slot(state)
    elif purpose == SlotFor.BURY:
        bury_from_slot(state)
