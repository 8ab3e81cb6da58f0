"""Playing a card (R7): the six steps, from whichever place the card comes."""

from osada.engine.bits import count_bits, has, lowest
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import (
    BERRY,
    COST,
    COURTHOUSE,
    FOOL,
    HISTORIAN,
    IS_CRITTER,
    N_RESOURCES,
    PEBBLE,
    RESIN,
    RUINS,
    SHEPHERD,
    SHOPKEEPER,
    TWIG,
)
from osada.games.divukraj.rules.acting import act
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.city import add_card
from osada.games.divukraj.rules.deck import (
    discard_openly,
    discard_revealed,
    draw_cards,
    empty_slot,
    leave_hand_openly,
    leave_revealed,
    slots_of,
)
from osada.games.divukraj.rules.giving import goods_receivers
from osada.games.divukraj.rules.paying import total_due
from osada.games.divukraj.rules.playable import FOREST_DISCOUNT
from osada.games.divukraj.rules.purposes import BANISH, RUIN, SLOT_PLAY
from osada.games.divukraj.rules.removing import move_in
from osada.games.divukraj.rules.ways import DISCOUNT, takes_fool
from osada.games.divukraj.rules.words import TRIGGERS, Why
from osada.games.divukraj.state import (
    BY,
    CEMETERY_PLAY,
    DIE,
    FOOL_CITY,
    FOREST_PLAY,
    FROM_HAND,
    FROM_MEADOW,
    FROM_REVEALED,
    INN_PLAY,
    LEAVE,
    NOTHING,
    PAY_UP,
    PAYEE,
    PIGEON_PLAY,
    PLACE_CARD,
    REFILL,
    REMOVE,
    RIVAL,
    SLOT,
    SPARE,
    TAKE,
    TRIGGER,
    TURN,
)

COURT, HISTORY, SHOP = range(len(TRIGGERS))
BUILDING_MATERIALS = 1 << TWIG | 1 << RESIN | 1 << PEBBLE

# --- Steps one to three -----------------------------------------------------


@rule
def play(state, phase, card, is_meadow):
    """R7.1 to R7.6 Puts all steps on the agenda, the last one first."""
    origin = FROM_MEADOW if is_meadow else FROM_REVEALED if phase in (CEMETERY_PLAY, PIGEON_PLAY) else FROM_HAND
    if phase != TURN:
        pop(state)
    if origin == FROM_REVEALED:
        leave_revealed(state, card)
        discard_revealed(state)
    forget_drawn(state)
    state.card = card
    state.origin = origin
    push_steps(state, card)
    for resource in range(N_RESOURCES):
        is_paid = phase in (TURN, INN_PLAY, FOREST_PLAY)
        state.due[resource] = COST[state.edition, card, resource] if is_paid else 0
    if phase == TURN:
        push(state, BY)
    elif phase in (INN_PLAY, FOREST_PLAY):
        push(state, SPARE, min(DISCOUNT if phase == INN_PLAY else FOREST_DISCOUNT, total_due(state)))
    if is_meadow:
        choose_slot(state, card, SLOT_PLAY)


@rule
def push_steps(state, card):
    """R12.4 Every card has a die of its own in the solo game."""
    if state.year:
        push(state, DIE)
    push(state, PLACE_CARD)
    if card == RUINS:
        push(state, REMOVE, RUIN)
    elif card == FOOL and state.year and state.cities[RIVAL].n_cards > 0:
        push(state, REMOVE, BANISH)
    push(state, LEAVE)
    push(state, PAY_UP)


@rule
def forget_drawn(state):
    state.drawn[0] = NOTHING
    state.drawn[1] = NOTHING


@rule
def choose_slot(state, card, purpose):
    """R7.17 The lowest slot; R12.16 in the solo game the player says which."""
    slots = slots_of(state, card)
    if state.year and count_bits(slots) > 1:
        state.asked = card
        push(state, SLOT, purpose)
    else:
        state.slot = lowest(slots)


@rule
def pay_up(state):
    """R7.2 To the supply; R8.42 what a Shepherd costs goes to an opponent, if one can receive it."""
    pop(state)
    player = state.players[state.seat]
    for resource in range(N_RESOURCES):
        player.resources[resource] -= state.due[resource]
    if state.card == SHEPHERD and total_due(state) > 0 and goods_receivers(state):
        push(state, PAYEE)
    elif state.card == FOOL and not state.year:
        push(state, FOOL_CITY)


@rule
def payee(state, seat):
    """R8.42"""
    pop(state)
    for resource in range(N_RESOURCES):
        state.players[seat].resources[resource] += state.due[resource]


@rule
def why_not_fool_city(state, seat):
    """R8.30"""
    if seat >= state.seats:
        return why(Why.NO_SUCH_SEAT, seat + 1)
    if seat == state.seat:
        return why(Why.TO_YOURSELF)
    if state.cities[seat].cards[FOOL] > 0:
        return why(Why.FOOL_THERE, seat + 1)
    return OK if takes_fool(state, seat) else why(Why.CITY_FULL_OF, seat + 1)


@rule
def fool_city(state, seat):
    pop(state)
    state.target = seat


@rule
def leave(state):
    """R7.3 The card leaves the hand or the Meadow, which is refilled."""
    pop(state)
    if state.origin == FROM_HAND:
        leave_hand_openly(state, state.seat, state.card)
    elif state.origin == FROM_MEADOW:
        empty_slot(state, state.slot)
        push(state, REFILL)


# --- Steps four to six ------------------------------------------------------


@rule
def place_card(state):
    """R7.4, R7.5"""
    pop(state)
    city, card = state.cities[state.seat], int(state.card)
    push(state, TRIGGER, triggers_for(city, card))
    if card != FOOL:
        copy = add_card(city, card)
        if card == RUINS:
            move_in(state, city, copy)
        clear_play(state)
        act(state, card, copy)
    else:
        if state.year:
            discard_openly(state, FOOL)
        else:
            add_card(state.cities[state.target], FOOL)
        clear_play(state)


@rule
def clear_play(state):
    state.card = NOTHING
    state.slot = NOTHING
    state.target = NOTHING
    state.origin = 0
    state.moving = 0
    for resource in range(N_RESOURCES):
        state.due[resource] = 0


@rule
def triggers_for(city, card):
    """R7.6 Who will react to this card, as bits: those that are there before it comes."""
    waiting = 1 << HISTORY if city.cards[HISTORIAN] else 0
    if IS_CRITTER[card]:
        return waiting | (1 << SHOP if city.cards[SHOPKEEPER] and card != FOOL else 0)
    return waiting | (1 << COURT if city.cards[COURTHOUSE] else 0)


@rule
def waiting_triggers(state):
    """R7.6 Those that still are there."""
    city, waiting = state.cities[state.seat], int(top(state).a)
    if city.cards[COURTHOUSE] == 0:
        waiting &= ~(1 << COURT)
    if city.cards[HISTORIAN] == 0:
        waiting &= ~(1 << HISTORY)
    return waiting if city.cards[SHOPKEEPER] else waiting & ~(1 << SHOP)


@rule
def why_not_trigger(state, which):
    return OK if has(waiting_triggers(state), which) else why(Why.NOT_WAITING, which)


@rule
def trigger(state, which):
    """R8.5, R8.31, R8.43"""
    top(state).a = waiting_triggers(state) & ~(1 << which)
    if which == COURT:
        push(state, TAKE, 1, BUILDING_MATERIALS)
    elif which == HISTORY:
        draw_cards(state, 1)
    else:
        state.players[state.seat].resources[BERRY] += 1


@rule
def settle_triggers(state):
    """One that waits alone reacts without a question. Is something still to be asked?"""
    waiting = waiting_triggers(state)
    if waiting == 0:
        pop(state)
    elif count_bits(waiting) == 1:
        trigger(state, lowest(waiting))
    return count_bits(waiting) > 1
