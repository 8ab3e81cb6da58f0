"""Taking and discarding cards of the Meadow (R9.3, R8.45, R10.6), and saying which slot or copy is meant."""

from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj.rules.acting import open_store
from osada.games.divukraj.rules.agenda import pop, top
from osada.games.divukraj.rules.city import first_alike
from osada.games.divukraj.rules.deck import discard_openly, empty_slot, has_open_slot, has_room, slots_of, take_openly
from osada.games.divukraj.rules.lifting import lift_copy
from osada.games.divukraj.rules.paying import occupy
from osada.games.divukraj.rules.playing import choose_slot
from osada.games.divukraj.rules.purposes import NTH_HOUSE, NTH_LIFT, NTH_REMOVE, NTH_VISIT, SLOT_BURY, SLOT_TAKE
from osada.games.divukraj.rules.removing import remove_copy
from osada.games.divukraj.rules.visiting import visit_copy
from osada.games.divukraj.rules.words import Why
from osada.games.divukraj.state import NOTHING, SLOT

# --- Taking (task: how many, may one stop, is one of them to be played) -----


@rule
def is_meadow_moot(state):
    """R9.2, R12.6 Enough, or no room in hand, or no open card."""
    return top(state).a == 0 or not has_room(state.players[state.seat]) or not has_open_slot(state)


@rule
def take_from_meadow(state, card):
    """R7.17"""
    choose_slot(state, card, SLOT_TAKE)
    if top(state).task != SLOT:
        take_slot(state)


@rule
def take_slot(state):
    """R13.4"""
    card = int(state.meadow[state.slot])
    empty_slot(state, state.slot)
    state.slot = NOTHING
    take_openly(state, state.seat, card)
    task = top(state)
    task.a -= 1
    if task.c:
        state.drawn[0 if state.drawn[0] == NOTHING else 1] = card


# --- Discarding (task: how many) --------------------------------------------


@rule
def is_bury_moot(state):
    """R8.45 With fewer open cards all of them are discarded."""
    return top(state).a == 0 or not has_open_slot(state)


@rule
def bury(state, card):
    choose_slot(state, card, SLOT_BURY)
    if top(state).task != SLOT:
        bury_slot(state)


@rule
def bury_slot(state):
    card = int(state.meadow[state.slot])
    empty_slot(state, state.slot)
    state.slot = NOTHING
    discard_openly(state, card)
    top(state).a -= 1


# --- Which slot -------------------------------------------------------------


@rule
def why_not_slot(state, slot):
    """R12.16"""
    return OK if has(slots_of(state, state.asked), slot) else why(Why.NOT_THIS_SLOT, slot + 1)


@rule
def name_slot(state, slot):
    purpose = top(state).a
    pop(state)
    state.asked = NOTHING
    state.slot = slot
    if purpose == SLOT_TAKE:
        take_slot(state)
    elif purpose == SLOT_BURY:
        bury_slot(state)


# --- Which copy (task: what for, the card, the city) ------------------------


@rule
def why_not_nth(state, copy):
    """R5.7"""
    if not has(state.copies, copy):
        return why(Why.NO_SUCH_COPY, copy + 1)
    city, card = state.cities[top(state).c], top(state).b
    first = first_alike(city, card, state.copies, copy)
    return OK if first == copy else why(Why.EQUAL_COPY, first + 1)


@rule
def nth(state, copy):
    purpose, card, owner = int(top(state).a), int(top(state).b), int(top(state).c)
    pop(state)
    if purpose == NTH_VISIT:
        visit_copy(state, card, owner, copy)
    elif purpose == NTH_HOUSE:
        occupy(state, state.cities[owner], card, copy)
    elif purpose == NTH_REMOVE:
        remove_copy(state, card, copy)
    elif purpose == NTH_LIFT:
        lift_copy(state, copy)
    else:
        open_store(state, copy, purpose)
