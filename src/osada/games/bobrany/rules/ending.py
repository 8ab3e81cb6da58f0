"""The end (rulebook: end of the game): who can never place a tile again."""

from osada.engine.compiled import rule
from osada.games.bobrany.components import CRANE, N_SLOTS, N_SLOTS_EACH, NO_TILE, NO_TOKEN, RAFT, TILES, TOKEN_OF
from osada.games.bobrany.rules.walkways import fits_anywhere, takes
from osada.games.bobrany.state import (
    N_RAFT_KINDS,
    N_SEATS,
    NO_RAFT,
    is_full,
    owner_of,
    reserve_of,
)
from osada.games.bobrany.town import N_COLUMNS

# --- R7 The end -------------------------------------------------------------


@rule
def is_over(state):
    """R7.3"""
    for seat in range(N_SEATS):
        if not is_done(state, seat):
            return False
    return True


@rule
def is_done(state, seat):
    """R7.2"""
    if is_full(state.towns[seat]):
        return True
    tokens = reserve_of(state.towns[seat]) + int(has_raft_afloat(state, seat))
    return not (may_place_unseen(state, seat, tokens) or may_place_afloat(state, seat, tokens))


@rule
def has_raft_afloat(state, seat):
    """R7.2 The own one-colour raft in the river will come back."""
    if state.towns[seat].reserve[RAFT] > 0:
        return False
    for slot in range(N_SLOTS):
        if state.rafts[slot] == seat * N_RAFT_KINDS:
            return True
    return False


@rule
def may_place_unseen(state, seat, tokens):
    """R7.2 A face-down tile may drift to any column."""
    fits = fits_anywhere(state.towns[seat])
    for tile in range(len(TILES)):
        if state.unseen[tile] > 0 and takes(fits, tile, tokens + int(TOKEN_OF[tile] != NO_TOKEN)):
            return True
    return False


@rule
def may_place_afloat(state, seat, tokens):
    """R7.2 A river tile that is not under the rival's raft."""
    for slot in range(N_SLOTS):
        mine = state.rafts[slot] == NO_RAFT or owner_of(state.rafts[slot]) == seat
        if state.river[slot] != NO_TILE and mine and may_place(state, seat, slot, tokens):
            return True
    return False


@rule
def may_place(state, seat, slot, tokens):
    """R7.2 In the columns that the tile still passes; with a crane, which is then one token less, in any."""
    town, tile = state.towns[seat], state.river[slot]
    gained = TOKEN_OF[tile]
    tokens += int(gained != NO_TOKEN)
    for column in range(slot // N_SLOTS_EACH, N_COLUMNS):
        if takes(town.fits[column], tile, tokens):
            return True
    return (town.reserve[CRANE] > 0 or gained == CRANE) and takes(fits_anywhere(town), tile, tokens - 1)
