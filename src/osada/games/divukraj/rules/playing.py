"""Playing a card (R7): the six steps, from whichever place the card comes."""

from osada.engine.actions import both
from osada.engine.compiled import rule
from osada.games.divukraj.components import COST, FOOL, N_RESOURCES, RUINS, SHEPHERD
from osada.games.divukraj.rules.acting import act
from osada.games.divukraj.rules.agenda import pop, push
from osada.games.divukraj.rules.city import add_card
from osada.games.divukraj.rules.deck import discard_revealed, empty_slot, leave_hand_openly, leave_revealed
from osada.games.divukraj.rules.fool import place_fool
from osada.games.divukraj.rules.meadow import choose_slot
from osada.games.divukraj.rules.plays import FOREST_DISCOUNT, INN_DISCOUNT, forget_drawn
from osada.games.divukraj.rules.removing import move_in
from osada.games.divukraj.rules.room import total_due
from osada.games.divukraj.rules.shepherd import is_paid_to_others
from osada.games.divukraj.rules.triggers import triggers_for
from osada.games.divukraj.rules.words import PLAY_PAIRS
from osada.games.divukraj.state import FROM_HAND, FROM_MEADOW, FROM_REVEALED, NOTHING, RIVAL
from osada.games.divukraj.tasks import RemoveFor, SlotFor, Task

# --- Steps one to three -----------------------------------------------------


@rule
def play(state, task, code):
    """R7.1 to R7.6 In a turn, or through a place or a card. Puts all steps on the agenda, the last one first."""
    is_meadow, card = both(code, PLAY_PAIRS)
    origin = FROM_MEADOW if is_meadow else FROM_REVEALED if task in (Task.CEMETERY, Task.PIGEON) else FROM_HAND
    if task != Task.TURN:
        pop(state)
    if origin == FROM_REVEALED:
        leave_revealed(state, card)
        discard_revealed(state)
    forget_drawn(state)
    state.card = card
    state.origin = origin
    push_steps(state, card)
    push_payment(state, task, card)
    if is_meadow:
        choose_slot(state, card, SlotFor.PLAY)


@rule
def push_steps(state, card):
    """R12.4 Every card has a die of its own in the solo game."""
    if state.year:
        push(state, Task.DIE)
    push(state, Task.PLACE)
    if card == RUINS:
        push(state, Task.REMOVE, RemoveFor.RUINS)
    elif card == FOOL and state.year and state.cities[RIVAL].n_cards > 0:
        push(state, Task.REMOVE, RemoveFor.FOOL)
    push(state, Task.LEAVE)
    push(state, Task.PAY_UP)


@rule
def push_payment(state, task, card):
    """R7.7, R7.11 In a turn in any way, at Inn and forest card with their discount; else it is free."""
    is_paid = task in (Task.TURN, Task.INN, Task.FOREST_PLAY)
    for resource in range(N_RESOURCES):
        state.due[resource] = COST[state.edition, card, resource] if is_paid else 0
    if task == Task.TURN:
        push(state, Task.BY)
    elif task == Task.INN:
        push(state, Task.SPARE, min(INN_DISCOUNT, total_due(state)))
    elif task == Task.FOREST_PLAY:
        push(state, Task.SPARE, min(FOREST_DISCOUNT, total_due(state)))


@rule
def pay_up(state):
    """R7.2 To the supply; what a Shepherd costs may go to an opponent, where a Fool goes is asked."""
    pop(state)
    player = state.players[state.seat]
    for resource in range(N_RESOURCES):
        player.resources[resource] -= state.due[resource]
    if state.card == SHEPHERD and is_paid_to_others(state):
        push(state, Task.PAYEE)
    elif state.card == FOOL and not state.year:
        push(state, Task.FOOL_CITY)


@rule
def leave(state):
    """R7.3 The card leaves the hand or the Meadow, which is refilled."""
    pop(state)
    if state.origin == FROM_HAND:
        leave_hand_openly(state, state.seat, state.card)
    elif state.origin == FROM_MEADOW:
        empty_slot(state, state.slot)
        push(state, Task.REFILL)


# --- Steps four to six ------------------------------------------------------


@rule
def place_card(state):
    """R7.4, R7.5, and R7.6 who will react."""
    pop(state)
    city, card = state.cities[state.seat], int(state.card)
    push(state, Task.TRIGGER, triggers_for(city, card))
    if card == FOOL:
        place_fool(state)
        clear_play(state)
        return
    copy = add_card(city, card)
    if card == RUINS:
        move_in(state, city, copy)
    clear_play(state)
    act(state, card, copy)


@rule
def clear_play(state):
    state.card = NOTHING
    state.slot = NOTHING
    state.target = NOTHING
    state.origin = 0
    state.moving = 0
    for resource in range(N_RESOURCES):
        state.due[resource] = 0
