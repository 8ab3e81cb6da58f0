"""Chip Sweep (R8.28): another green card of the own city is activated."""

from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import CHIP_SWEEP, GREEN_CARD, MINER_MOLE, N_GREENS
from osada.games.divukraj.rules.acting import SWEEPER, produce_again
from osada.games.divukraj.rules.agenda import pop
from osada.games.divukraj.rules.words import ACTIVATE, Why


@rule
def is_sweep_asked(state):
    """R8.28 There is a green card to activate."""
    for green in range(N_GREENS):
        if why_not_sweep(state, ACTIVATE + green) == OK:
            return True
    return False


@rule
def why_not_sweep(state, code):
    card = GREEN_CARD[code - ACTIVATE]
    if card == CHIP_SWEEP:
        return why(Why.NOT_ITSELF, card)
    return OK if state.cities[state.seat].cards[card] > 0 else why(Why.NOT_IN_CITY, card)


@rule
def sweep(state, code):
    """R8.28"""
    pop(state)
    card = int(GREEN_CARD[code - ACTIVATE])
    state.named = 1 << 2 * int(state.seat) + SWEEPER if card == MINER_MOLE else 0
    produce_again(state, card, int(state.seat))
