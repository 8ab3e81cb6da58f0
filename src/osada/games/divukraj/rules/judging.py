"""May this line be played now? Phase by phase."""

from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import N_CARDS, N_CONSTRUCTIONS
from osada.games.divukraj.rules.agenda import top
from osada.games.divukraj.rules.copying import why_not_copy, why_not_of
from osada.games.divukraj.rules.deck import has_room, is_revealed
from osada.games.divukraj.rules.events import why_not_capture, why_not_graduate, why_not_store_event
from osada.games.divukraj.rules.giving import (
    card_receivers,
    goods_receivers,
    why_not_give_berries,
    why_not_in_hand,
    why_not_own,
    why_not_receiver,
    why_not_take,
)
from osada.games.divukraj.rules.lifting import can_lift
from osada.games.divukraj.rules.meadow import why_not_nth, why_not_slot
from osada.games.divukraj.rules.paying import why_not_spare
from osada.games.divukraj.rules.places import why_not_use
from osada.games.divukraj.rules.playable import why_not_from_meadow, why_not_play
from osada.games.divukraj.rules.playing import why_not_fool_city, why_not_trigger
from osada.games.divukraj.rules.production import why_not_activate, why_not_pay, why_not_swap, why_not_sweep
from osada.games.divukraj.rules.purposes import CLOCK, SET_OUT
from osada.games.divukraj.rules.removing import why_not_remove
from osada.games.divukraj.rules.seasons import why_not_prepare
from osada.games.divukraj.rules.visiting import why_not_visit
from osada.games.divukraj.rules.ways import why_not_by, why_not_jail, why_not_swapped
from osada.games.divukraj.rules.words import (
    ACTIVATE,
    BENEATH_CARD,
    BY_WAY,
    COPY_CARD,
    DISCARD_CARD,
    DONE,
    FROM_DECK,
    GIVE_CARD,
    GIVE_ONE,
    JAIL_CARD,
    LIFT_FROM,
    NTH_COPY,
    OF_OWNER,
    PAY_SOME,
    PILE_OF,
    PLAY,
    PLAY_MEADOW,
    PREPARE,
    REMOVE_CARD,
    SLOT_NO,
    SPARE_ONE,
    STORE_ONE,
    SWAP_FOR,
    TAKE_CARD,
    TAKE_ONE,
    TO_SEAT,
    TRIGGER_CARD,
    USE_PLACE,
    VISIT,
    Why,
)
from osada.games.divukraj.state import (
    BURY,
    BY,
    CAPTURE_BENEATH,
    COPY,
    DISCARD,
    FOOL_CITY,
    GIVE_ANY,
    GIVE_BERRIES,
    GIVE_CARDS,
    GRADUATE,
    JAIL,
    JUDGE_SWAP,
    LIFT,
    MARKET,
    MEADOW,
    OF,
    PAY,
    PAYEE,
    PILE,
    PRODUCE,
    REMOVE,
    REVISIT,
    SLOT,
    SPARE,
    STORE_EVENT,
    SWAP,
    SWEEP,
    TAKE,
    TEACH,
    TO_GOODS,
    TRIGGER,
    TURN,
    USE,
)


@large_rule
def why_not_now(state, phase, code):
    """The rule of the phase; what the phase does not ask for was refused before."""
    if code == DONE:
        return why_not_done(state, phase)
    if phase == TURN:
        return why_not_in_turn(state, code)
    if phase < TAKE:
        return why_not_paying(state, phase, code)
    if phase < PRODUCE:
        return why_not_gift(state, phase, code)
    if phase < USE:
        return why_not_in_production(state, phase, code)
    return why_not_at_place(state, phase, code) if phase < STORE_EVENT else why_not_at_event(state, phase, code)


@rule
def why_not_done(state, phase):
    """R3.7 Only a choice that may be declined can be."""
    task = top(state)
    is_fixed = phase == MEADOW and not task.b
    is_fixed |= phase == DISCARD and task.a == SET_OUT
    is_fixed |= phase == COPY and not task.c
    is_fixed |= phase == USE and task.a != CLOCK
    return why(Why.MUST_CHOOSE, phase - TURN + 1) if is_fixed else OK


@rule
def why_not_in_turn(state, code):
    """R3.1; R3.6 one may always pass."""
    if code < PLAY:
        return why_not_visit(state, code - VISIT)
    if code < PREPARE:
        return why_not_play(state, TURN, (code - PLAY) % N_CARDS, code >= PLAY_MEADOW)
    return why_not_prepare(state) if code == PREPARE else OK


@rule
def why_not_paying(state, phase, code):
    if phase == BY:
        return why_not_by(state, state.seat, state.card, code - BY_WAY)
    if phase == JAIL:
        return why_not_jail(state, state.seat, state.card, N_CONSTRUCTIONS + code - JAIL_CARD)
    if phase == JUDGE_SWAP:
        return why_not_swapped(state, state.players[state.seat], state.card, code - SWAP_FOR)
    if phase == SPARE:
        return why_not_spare(state, code - SPARE_ONE)
    if phase == PAYEE:
        return why_not_receiver(state, code - TO_SEAT, goods_receivers(state))
    if phase == FOOL_CITY:
        return why_not_fool_city(state, code - TO_SEAT)
    if phase == REMOVE:
        return why_not_remove(state, code - REMOVE_CARD)
    return why_not_name(state, phase, code)


@rule
def why_not_name(state, phase, code):
    """One of several that wait, of several slots or copies."""
    if phase == TRIGGER:
        return why_not_trigger(state, code - TRIGGER_CARD)
    return why_not_slot(state, code - SLOT_NO) if phase == SLOT else why_not_nth(state, code - NTH_COPY)


@rule
def why_not_gift(state, phase, code):
    if phase == TAKE:
        return why_not_take(state, code - TAKE_ONE)
    if phase == MEADOW:
        return why_not_from_meadow(state, code - TAKE_CARD)
    if phase == DISCARD:
        return why_not_in_hand(state, code - DISCARD_CARD)
    if phase == BURY:
        return why_not_from_meadow(state, code - DISCARD_CARD)
    if phase == GIVE_CARDS:
        return why_not_in_hand(state, code - GIVE_CARD)
    if phase == GIVE_BERRIES:
        return why_not_give_berries(state, code - GIVE_ONE)
    if phase in (GIVE_ANY, MARKET):
        return why_not_own(state, code - GIVE_ONE)
    receivers = goods_receivers(state) if phase == TO_GOODS else card_receivers(state)
    return why_not_receiver(state, code - TO_SEAT, receivers)


@rule
def why_not_in_production(state, phase, code):
    """R8.21 A Storehouse takes any of the four loads."""
    if phase == PRODUCE:
        return why_not_activate(state, code - ACTIVATE)
    if phase == SWEEP:
        return why_not_sweep(state, code - ACTIVATE)
    if phase == COPY:
        return why_not_copy(state, code - COPY_CARD)
    if phase == OF:
        return why_not_of(state, code - OF_OWNER)
    if phase == PAY:
        return why_not_pay(state, code - PAY_SOME)
    if phase == SWAP:
        return why_not_swap(state, code - SWAP_FOR)
    return why_not_revealed(state, code - TAKE_CARD) if phase == TEACH else OK


@rule
def why_not_revealed(state, card):
    return OK if is_revealed(state, card) else why(Why.NOT_REVEALED, card)


@rule
def why_not_at_place(state, phase, code):
    if phase == USE:
        return why_not_use(state, code - USE_PLACE)
    if phase == LIFT:
        is_there = can_lift(state, code - LIFT_FROM)
        return OK if is_there else why(Why.NO_WORKER_THERE, code - LIFT_FROM)
    if phase == REVISIT:
        return why_not_visit(state, code - VISIT)
    if phase == PILE:
        which = code - PILE_OF
        is_empty = (state.deck_size if which == FROM_DECK else state.pile_size) == 0
        return why(Why.PILE_EMPTY, which) if is_empty else OK
    return why_not_play(state, phase, (code - PLAY) % N_CARDS, code >= PLAY_MEADOW)


@rule
def why_not_at_event(state, phase, code):
    """R6.13 A hand that is full takes no scroll."""
    if phase == STORE_EVENT:
        return why_not_store_event(state, code - STORE_ONE)
    if phase == CAPTURE_BENEATH:
        return why_not_capture(state, code - BENEATH_CARD)
    if phase == GRADUATE:
        return why_not_graduate(state, code - BENEATH_CARD)
    is_kept = code < BENEATH_CARD
    reason = why_not_revealed(state, code - TAKE_CARD if is_kept else code - BENEATH_CARD)
    is_full = is_kept and not has_room(state.players[state.seat])
    return why(Why.HAND_FULL) if reason == OK and is_full else reason
