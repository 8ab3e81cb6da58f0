"""From set-up to the last turn: rounds, whose turn it is, and when the game is over (rulebook: rounds, end)."""

from osada.engine.compiled import rule
from osada.games.bobrany.components import COLOUR_OF_CARD, COLOURS, ROUNDS_WITH_TILES
from osada.games.bobrany.rules.ending import is_over
from osada.games.bobrany.rules.river import colour_to_deal, drift, turn_up
from osada.games.bobrany.rules.words import FIRST_CARD, FIRST_SEAT, FIRST_TILE
from osada.games.bobrany.state import DEAL, N_SEATS, NOBODY, OVER, TURN, TURN_UP, is_full

# --- R2 Set-up --------------------------------------------------------------


@rule
def apply_outcome(state, code):
    """R2.2, R2.4, R3.3"""
    if code < FIRST_CARD:
        state.starter = code - FIRST_SEAT
        deal_or_begin(state)
    elif code < FIRST_TILE:
        card = code - FIRST_CARD
        state.cards[COLOUR_OF_CARD[card]] = card
        deal_or_begin(state)
    elif turn_up(state, code - FIRST_TILE):
        begin_turns(state)


@rule
def deal_or_begin(state):
    """R2.4 While a colour has no card one is dealt; then round 1 begins."""
    if colour_to_deal(state) < len(COLOURS):
        state.phase = DEAL
    else:
        begin_round(state)


# --- R3 Rounds --------------------------------------------------------------


@rule
def begin_round(state):
    """R3.3 New tiles come as long as there are any."""
    state.rounds += 1
    if state.rounds <= ROUNDS_WITH_TILES:
        state.phase = TURN_UP
    else:
        begin_turns(state)


@rule
def beginner(state):
    """R3.4 The seat that begins this round."""
    return (state.starter + state.rounds - 1) % N_SEATS


@rule
def begin_turns(state):
    """R3.4, R7.1 The beginner, or the other one if that town is full."""
    seat = beginner(state)
    begin_turn(state, 1 - seat if is_full(state.towns[seat]) else seat)


@rule
def begin_turn(state, seat):
    """R4.1"""
    state.turn = seat
    state.main_left = 1
    state.phase = TURN


@rule
def end(state):
    """R4.1, R4.4 The other one's turn, or R3.1 the river moves; R7.1 a full town has no turn."""
    rival = 1 - state.turn
    state.main_left = 0
    if state.turn == beginner(state) and not is_full(state.towns[rival]):
        begin_turn(state, rival)
    else:
        state.turn = NOBODY
        drift(state)


@rule
def go_on(state):
    """R7.3, R7.4 When nothing is owed: the game may be over; after the last turn of a round the next one begins."""
    if is_over(state):
        state.phase = OVER
        state.turn = NOBODY
        state.main_left = 0
    elif state.turn == NOBODY:
        begin_round(state)
