"""The river (R3), the rafts on it (R4.3), and what chance decides: who begins, the cards, the tiles that come."""

from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.bobrany.components import (
    COLOUR_OF_CARD,
    COLOURS,
    N_CARDS,
    N_SLOTS,
    N_SLOTS_EACH,
    NO_CARD,
    NO_TILE,
    RAFT,
    TILES,
)
from osada.games.bobrany.rules.words import FIRST_CARD, FIRST_SEAT, FIRST_TILE, Why
from osada.games.bobrany.state import (
    DEAL,
    N_RAFT_KINDS,
    N_SEATS,
    NO_RAFT,
    TURN_UP,
    WHO_STARTS,
    has_two_colours,
    owner_of,
)

# --- Chance -----------------------------------------------------------------


@rule
def chance(state, weights):
    """R2.2 Each seat, R2.4 each card of the next colour, R2.3 each face-down tile is equally likely."""
    for seat in range(N_SEATS):
        weights[FIRST_SEAT + seat] = int(state.phase == WHO_STARTS)
    colour = colour_to_deal(state) if state.phase == DEAL else len(COLOURS)
    for card in range(N_CARDS):
        weights[FIRST_CARD + card] = int(COLOUR_OF_CARD[card] == colour)
    for tile in range(len(TILES)):
        weights[FIRST_TILE + tile] = state.unseen[tile] if state.phase == TURN_UP else 0


@rule
def colour_to_deal(state):
    """R2.4 The first colour without a card, or their number if all have one."""
    colour = 0
    while colour < len(COLOURS) and state.cards[colour] != NO_CARD:
        colour += 1
    return colour


# --- R3 The river -----------------------------------------------------------


@rule
def turn_up(state, tile):
    """R3.3 Onto the next free slot of position 1. Says whether that was the last one."""
    slot = 0
    while state.river[slot] != NO_TILE:
        slot += 1
    state.river[slot] = tile
    state.unseen[tile] -= 1
    return slot == N_SLOTS_EACH - 1


@rule
def drift(state):
    """R3.1, R3.2 The last position falls, the others move on, the first is empty."""
    for slot in range(N_SLOTS - N_SLOTS_EACH, N_SLOTS):
        raft = state.rafts[slot]
        if raft != NO_RAFT and not has_two_colours(raft):
            state.towns[owner_of(raft)].reserve[RAFT] += 1
    for slot in range(N_SLOTS - 1, N_SLOTS_EACH - 1, -1):
        state.river[slot] = state.river[slot - N_SLOTS_EACH]
        state.rafts[slot] = state.rafts[slot - N_SLOTS_EACH]
    for slot in range(N_SLOTS_EACH):
        state.river[slot] = NO_TILE
        state.rafts[slot] = NO_RAFT


# --- R4.3 Rafts -------------------------------------------------------------


@rule
def why_not_raft(state, seat, slot, kind):
    """R4.3 Whether or not the tile could be placed."""
    if state.main_left == 0:
        return why(Why.MAIN_USED)
    if state.towns[seat].reserve[kind] == 0:
        return why(Why.NO_TOKEN, kind)
    if state.river[slot] == NO_TILE:
        return why(Why.NO_TILE, slot)
    return OK if state.rafts[slot] == NO_RAFT else why(Why.HAS_RAFT, slot)


@rule
def raft(state, seat, slot, kind):
    """R4.3"""
    state.main_left = 0
    state.towns[seat].reserve[kind] -= 1
    state.rafts[slot] = seat * N_RAFT_KINDS + kind - RAFT
