"""What each line does. Phase by phase."""

from osada.engine.compiled import large_rule, rule
from osada.games.divukraj.components import N_CARDS, N_CONSTRUCTIONS
from osada.games.divukraj.rules.agenda import pop, push
from osada.games.divukraj.rules.copying import copy, of
from osada.games.divukraj.rules.events import capture, graduate, keep_scroll, scroll_beneath, store_event
from osada.games.divukraj.rules.giving import (
    give_berry,
    give_card,
    give_to_market,
    hand_over_cards,
    hand_over_goods,
    set_aside,
    take,
)
from osada.games.divukraj.rules.lifting import lift
from osada.games.divukraj.rules.meadow import bury, name_slot, nth, take_from_meadow
from osada.games.divukraj.rules.paying import by, jail, judge_swap, spare
from osada.games.divukraj.rules.places import after_discards, discard, use_chosen
from osada.games.divukraj.rules.playing import fool_city, payee, play, trigger
from osada.games.divukraj.rules.production import activate, pay, store, swap, sweep, teach
from osada.games.divukraj.rules.removing import remove
from osada.games.divukraj.rules.seasons import leave_match, prepare
from osada.games.divukraj.rules.settling import decline_play
from osada.games.divukraj.rules.visiting import visit
from osada.games.divukraj.rules.words import (
    ACTIVATE,
    BENEATH_CARD,
    BY_WAY,
    COPY_CARD,
    DISCARD_CARD,
    DONE,
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
)
from osada.games.divukraj.state import (
    BURY,
    BY,
    CAPTURE_BENEATH,
    COPY,
    DISCARD,
    END_TURN,
    FOOL_CITY,
    FOREST_PLAY,
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
    PIGEON_PLAY,
    PILE,
    PRODUCE,
    QUEEN_PLAY,
    REMOVE,
    REVEAL,
    REVISIT,
    SLOT,
    SPARE,
    STORE,
    STORE_EVENT,
    SWAP,
    SWEEP,
    TAKE,
    TO_GOODS,
    TRIGGER,
    TURN,
    USE,
)

CEMETERY_CARDS = 4


@large_rule
def do(state, phase, code):
    """A legal line; what follows by itself is settled afterwards."""
    if code == DONE:
        done(state, phase)
    elif phase == TURN:
        do_in_turn(state, code)
    elif phase < TAKE:
        do_paying(state, phase, code)
    elif phase < PRODUCE:
        do_gift(state, phase, code)
    elif phase < USE:
        do_in_production(state, phase, code)
    elif phase < STORE_EVENT:
        do_at_place(state, phase, code)
    else:
        do_at_event(state, phase, code)


@rule
def done(state, phase):
    """A choice is declined, or ends here."""
    if phase == DISCARD:
        after_discards(state)
    else:
        pop(state)
    if phase in (QUEEN_PLAY, PIGEON_PLAY, FOREST_PLAY):
        decline_play(state)
    elif phase == COPY:
        state.named = 0


@rule
def do_in_turn(state, code):
    """R3.1"""
    if code < PLAY:
        push(state, END_TURN)
        visit(state, code - VISIT)
    elif code < PREPARE:
        push(state, END_TURN)
        play(state, TURN, (code - PLAY) % N_CARDS, code >= PLAY_MEADOW)
    elif code == PREPARE:
        prepare(state)
    else:
        leave_match(state)


@rule
def do_paying(state, phase, code):
    if phase == BY:
        by(state, code - BY_WAY)
    elif phase == SPARE:
        spare(state, code - SPARE_ONE)
    elif phase == JAIL:
        jail(state, N_CONSTRUCTIONS + code - JAIL_CARD)
    elif phase == JUDGE_SWAP:
        judge_swap(state, code - SWAP_FOR)
    elif phase == PAYEE:
        payee(state, code - TO_SEAT)
    elif phase == FOOL_CITY:
        fool_city(state, code - TO_SEAT)
    elif phase == REMOVE:
        remove(state, code - REMOVE_CARD)
    else:
        do_naming(state, phase, code)


@rule
def do_naming(state, phase, code):
    if phase == TRIGGER:
        trigger(state, code - TRIGGER_CARD)
    elif phase == SLOT:
        name_slot(state, code - SLOT_NO)
    else:
        nth(state, code - NTH_COPY)


@rule
def do_gift(state, phase, code):
    if phase == TAKE:
        take(state, code - TAKE_ONE)
    elif phase == DISCARD:
        discard(state, code - DISCARD_CARD)
    elif phase == MEADOW:
        take_from_meadow(state, code - TAKE_CARD)
    elif phase == BURY:
        bury(state, code - DISCARD_CARD)
    elif phase == GIVE_CARDS:
        give_card(state, code - GIVE_CARD)
    elif phase == GIVE_ANY:
        set_aside(state, code - GIVE_ONE)
    elif phase == GIVE_BERRIES:
        give_berry(state)
    else:
        do_giving(state, phase, code)


@rule
def do_giving(state, phase, code):
    if phase == MARKET:
        give_to_market(state, code - GIVE_ONE)
    elif phase == TO_GOODS:
        hand_over_goods(state, code - TO_SEAT)
    else:
        hand_over_cards(state, code - TO_SEAT)


@rule
def do_in_production(state, phase, code):
    if phase == PRODUCE:
        activate(state, code - ACTIVATE)
    elif phase == SWEEP:
        sweep(state, code - ACTIVATE)
    elif phase == COPY:
        copy(state, code - COPY_CARD)
    elif phase == OF:
        of(state, code - OF_OWNER)
    elif phase == STORE:
        store(state, code - STORE_ONE)
    elif phase == PAY:
        pay(state, code - PAY_SOME)
    elif phase == SWAP:
        swap(state, code - SWAP_FOR)
    else:
        teach(state, code - TAKE_CARD)


@rule
def do_at_place(state, phase, code):
    if phase == USE:
        use_chosen(state, code - USE_PLACE)
    elif phase == LIFT:
        lift(state, code - LIFT_FROM)
    elif phase == REVISIT:
        pop(state)
        visit(state, code - VISIT)
    elif phase == PILE:
        pop(state)
        push(state, REVEAL, CEMETERY_CARDS, code - PILE_OF)
    else:
        play(state, phase, (code - PLAY) % N_CARDS, code >= PLAY_MEADOW)


@rule
def do_at_event(state, phase, code):
    if phase == STORE_EVENT:
        store_event(state, code - STORE_ONE)
    elif phase == CAPTURE_BENEATH:
        capture(state, code - BENEATH_CARD)
    elif phase == GRADUATE:
        graduate(state, code - BENEATH_CARD)
    elif code < BENEATH_CARD:
        keep_scroll(state, code - TAKE_CARD)
    else:
        scroll_beneath(state, code - BENEATH_CARD)
