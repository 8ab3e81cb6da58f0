"""Acquiring a tile: take, dam, claim; then place it and pay for it (rulebook: main action, free actions, placing)."""

from osada.engine.bits import count_bits, has
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.bobrany.components import (
    BROWN,
    COLOUR_OF,
    CRANE,
    DAM,
    N_ROTATIONS,
    N_SLOTS_EACH,
    NO_TILE,
    NO_TOKEN,
    RAFT,
    SHAPE_OF,
    TOKEN_OF,
    WALKWAYS,
)
from osada.games.bobrany.rules.walkways import can_place, join, lay, mismatched
from osada.games.bobrany.rules.words import Why
from osada.games.bobrany.state import (
    NO_RAFT,
    NOBODY,
    PAY,
    PLACE,
    TURN,
    has_two_colours,
    is_full,
    owner_of,
    reserve_of,
)
from osada.games.bobrany.town import BORDER_AT, column_of

# --- R4 Three ways to a tile ------------------------------------------------


@rule
def why_not_take(state, seat, slot):
    """R4.2"""
    if state.main_left == 0:
        return why(Why.MAIN_USED)
    return why_not_acquire(state, seat, slot, 0)


@rule
def take(state, seat, slot):
    """R4.2"""
    state.main_left = 0
    acquire(state, seat, slot)


@rule
def why_not_dam(state, seat, slot):
    """R4.6 The dam itself is gone when the tile is paid for."""
    if state.towns[seat].reserve[DAM] == 0:
        return why(Why.NO_TOKEN, DAM)
    return why_not_acquire(state, seat, slot, -1)


@rule
def dam(state, seat, slot):
    """R4.6, R5.2"""
    state.towns[seat].reserve[DAM] -= 1
    acquire(state, seat, slot)


@rule
def why_not_claim(state, seat, slot):
    """R4.5 A one-colour raft is back in the reserve when the tile is paid for."""
    if state.river[slot] == NO_TILE:
        return why(Why.NO_TILE, slot)
    raft = state.rafts[slot]
    if owner_of(raft) != seat:
        return why(Why.NO_RAFT, slot)
    return why_unplaceable(state, seat, slot, 0 if has_two_colours(raft) else 1)


@rule
def claim(state, seat, slot):
    """R4.5, R5.2"""
    if not has_two_colours(state.rafts[slot]):
        state.towns[seat].reserve[RAFT] += 1
    state.rafts[slot] = NO_RAFT
    acquire(state, seat, slot)


# --- R5 Acquiring a tile ----------------------------------------------------


@rule
def why_not_acquire(state, seat, slot, change):
    """R4.2, R4.6 A tile without a raft; `change`: tokens that come or go with it."""
    if state.river[slot] == NO_TILE:
        return why(Why.NO_TILE, slot)
    if state.rafts[slot] != NO_RAFT:
        return why(Why.OWN_RAFT if owner_of(state.rafts[slot]) == seat else Why.RIVALS_RAFT, slot)
    return why_unplaceable(state, seat, slot, change)


@rule
def why_unplaceable(state, seat, slot, change):
    """R5.1, R5.3 The tile's own token may serve, too."""
    town, tile, column = state.towns[seat], state.river[slot], slot // N_SLOTS_EACH
    gained = TOKEN_OF[tile]
    tokens = reserve_of(town) + change + int(gained != NO_TOKEN)
    cranes = town.reserve[CRANE] + int(gained == CRANE)
    if can_place(town, tile, column, tokens, cranes):
        return OK
    return why(Why.TOWN_FULL) if is_full(town) else why(Why.NO_PLACE, tile, column)


@rule
def acquire(state, seat, slot):
    """R5.3 The token of a red tile comes before the tile is placed."""
    state.tile = state.river[slot]
    state.column = slot // N_SLOTS_EACH
    state.river[slot] = NO_TILE
    state.phase = PLACE
    gained = TOKEN_OF[state.tile]
    if gained != NO_TOKEN:
        state.towns[seat].reserve[gained] += 1


@rule
def why_not_place(state, town, cell, turn):
    """R5.4 to R5.6"""
    if has(town.laid, cell):
        return why(Why.CELL_TAKEN, cell)
    cranes = int(column_of(cell) != state.column)
    if cranes > town.reserve[CRANE]:
        return why(Why.NEEDS_CRANE, cell, state.column)
    shape = SHAPE_OF[state.tile]
    if turn >= N_ROTATIONS[shape]:
        return why(Why.SAME_ROTATION, state.tile, turn % N_ROTATIONS[shape])
    tokens = reserve_of(town) - cranes
    mismatches = count_bits(mismatched(town, cell, WALKWAYS[shape, turn]))
    return OK if mismatches <= tokens else why(Why.CANNOT_PAY, mismatches, tokens)


@rule
def place(state, seat, cell, turn):
    """R5.4, R4.7 Only another column costs a crane. R5.6 Then mismatched borders are paid for."""
    town = state.towns[seat]
    if column_of(cell) != state.column:
        town.reserve[CRANE] -= 1
    walkways = WALKWAYS[SHAPE_OF[state.tile], turn]
    state.owed = mismatched(town, cell, walkways)
    state.cell = cell
    state.phase = PAY
    lay(town, cell, state.tile, walkways)


@rule
def why_not_pay(town, kind):
    """R5.6 Any token of the reserve will do."""
    return OK if town.reserve[kind] > 0 else why(Why.NO_TOKEN, kind)


@rule
def pay(state, seat, kind):
    """R5.6 For the next side in the order north, east, south, west."""
    town = state.towns[seat]
    side = 0
    while not has(state.owed, side):
        side += 1
    town.reserve[kind] -= 1
    join(town, BORDER_AT[state.cell, side], kind)
    state.owed &= ~(1 << side)


@rule
def settle(state, seat):
    """R5.7 The beaver, R5.8 the builder beaver, when all is paid; then the turn goes on."""
    town = state.towns[seat]
    if COLOUR_OF[state.tile] == BROWN:
        town.beavers |= 1 << int(state.cell)
    if is_full(town) and state.builder == NOBODY:
        state.builder = seat
    state.tile = NO_TILE
    state.column = 0
    state.cell = 0
    state.phase = TURN
