"""First action, first half: the dice (R4)."""

from osada.engine.compiled import rule
from osada.games.border.components import N_COLOURS, N_DICE
from osada.games.border.rules.actions import FIRST_DIE, FIRST_SEAT
from osada.games.border.state import CHOICE, FIRST_ACTION, MAX_SEATS, NO_COLOUR, ROLL, WHO_STARTS

ROLLS = 3


@rule
def chance(state, weights):
    """R1.2 Each colour is equally likely; R2.2 so is each seat, where the first is drawn."""
    drawn = state.phase == WHO_STARTS
    for colour in range(N_COLOURS):
        weights[FIRST_DIE + colour] = 0 if drawn else 1
    for seat in range(MAX_SEATS):
        weights[FIRST_SEAT + seat] = 1 if drawn and seat < state.seats else 0


@rule
def fall(state, colour):
    """R4.1, R4.3 The lowest die that has no colour. When all have one, a choice is due; after the third roll none."""
    die = 0
    while state.dice[die] != NO_COLOUR:
        die += 1
    state.dice[die] = colour
    for other in range(die + 1, N_DICE):
        if state.dice[other] == NO_COLOUR:
            return
    if state.rolls < ROLLS:
        state.phase = CHOICE
        state.acting = 1 << int(state.active)
    else:
        stop(state)


@rule
def reroll(state, dice):
    """R4.2 Any of them, also those kept before."""
    for die in range(N_DICE):
        if dice >> die & 1:
            state.dice[die] = NO_COLOUR
    state.rolls += 1
    state.acting = 0
    state.phase = ROLL


@rule
def stop(state):
    """R4.2, R4.3 The dice stand."""
    state.phase = FIRST_ACTION
    state.acting = 1 << int(state.active)
    for die in range(N_DICE):
        state.unused[state.dice[die]] += 1


@rule
def clear_dice(state):
    for die in range(N_DICE):
        state.dice[die] = NO_COLOUR
    for colour in range(N_COLOURS):
        state.unused[colour] = 0
        for seat in range(state.seats):
            state.boards[seat].dice[colour] = 0
