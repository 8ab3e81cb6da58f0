"""The turn: who acts, what may be done, and what each line does (rulebook: course of the game)."""

from osada.engine.actions import both, code_of
from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.game import CHANCE, OK, why
from osada.games.bobrany.components import (
    CRANE,
    DAM,
    N_ROTATIONS,
    N_SLOTS,
    NO_TILE,
    RAFT,
    RAFT2,
    SHAPE_OF,
    TOKENS,
)
from osada.games.bobrany.rules.acquiring import (
    claim,
    dam,
    pay,
    place,
    settle,
    take,
    why_not_claim,
    why_not_dam,
    why_not_pay,
    why_not_place,
    why_not_take,
)
from osada.games.bobrany.rules.river import chance, raft, why_not_raft
from osada.games.bobrany.rules.rounds import apply_outcome, end, go_on
from osada.games.bobrany.rules.scuttling import list_scuttles, scuttle, why_not_scuttle
from osada.games.bobrany.rules.words import (
    DUE_PAY,
    DUE_PLACE,
    DUE_TURN,
    END,
    FIRST_CLAIM,
    FIRST_DAM,
    FIRST_PAY,
    FIRST_PLACE,
    FIRST_RAFT,
    FIRST_RAFT2,
    FIRST_SCUTTLE,
    FIRST_TAKE,
    NOTHING,
    PLACE_PAIRS,
    SCUTTLE_PAIRS,
    Why,
)
from osada.games.bobrany.state import NO_RAFT, NOBODY, OVER, PAY, PLACE, TURN, owner_of
from osada.games.bobrany.town import CELLS_OF_COLUMN, N_COLUMNS, N_ROWS

__all__ = ["actors", "apply", "candidates", "chance", "why_not"]


@rule
def actors(state):
    """R3.4 The seat whose turn it is, chance before and between the turns."""
    if state.turn != NOBODY:
        return 1 << int(state.turn)
    return 0 if state.phase == OVER else 1 << CHANCE


@rule
def duty(state, seat):
    """What this seat has to do now."""
    if state.turn != seat:
        return NOTHING
    if state.phase == PLACE:
        return DUE_PLACE
    return DUE_PAY if state.phase == PAY else DUE_TURN


# --- What may be done -------------------------------------------------------


@rule
def candidates(state, seat, codes):
    """R4.1 In a turn anything, in any order; but a tile is placed and paid for at once."""
    due, town = duty(state, seat), state.towns[seat]
    if due == DUE_PLACE:
        return list_places(state, town, codes)
    count = 0
    if due == DUE_PAY:
        for kind in range(len(TOKENS)):
            if town.reserve[kind] > 0:
                count = listed_code(codes, count, FIRST_PAY + kind)
    if due == DUE_TURN:
        for slot in range(N_SLOTS):
            if state.river[slot] != NO_TILE:
                count = list_slot(state, seat, slot, codes, count)
        count = listed_code(codes, list_scuttles(town, codes, count), END)
    return count


@rule
def listed_code(codes, count, code):
    """Adds a code to the list. Gives the new count."""
    codes[count] = code
    return count + 1


@rule
def list_slot(state, seat, slot, codes, count):
    """R4.2, R4.3, R4.5, R4.6 What may be done with a river tile, if it could be placed."""
    town, lying = state.towns[seat], state.rafts[slot]
    if lying != NO_RAFT:
        return listed_code(codes, count, FIRST_CLAIM + slot) if owner_of(lying) == seat else count
    if state.main_left:
        count = listed_code(codes, count, FIRST_TAKE + slot)
        if town.reserve[RAFT] > 0:
            count = listed_code(codes, count, FIRST_RAFT + slot)
        if town.reserve[RAFT2] > 0:
            count = listed_code(codes, count, FIRST_RAFT2 + slot)
    if town.reserve[DAM] > 0:
        count = listed_code(codes, count, FIRST_DAM + slot)
    return count


@rule
def list_places(state, town, codes):
    """R5.4, R5.5 The empty cells of the tile's column, with a crane of all columns, in every distinct rotation."""
    count = 0
    for column in range(N_COLUMNS):
        if column == state.column or town.reserve[CRANE] > 0:
            for row in range(N_ROWS):
                cell = CELLS_OF_COLUMN[column, row]
                if not has(town.laid, cell):
                    for turn in range(N_ROTATIONS[SHAPE_OF[state.tile]]):
                        count = listed_code(codes, count, code_of(PLACE_PAIRS, cell, turn))
    return count


@rule
def why_not(state, seat, code):
    due, town = duty(state, seat), state.towns[seat]
    if not belongs_to(due, code):
        return why(Why.NOT_NOW, due)
    if due == DUE_PLACE:
        cell, turn = both(code, PLACE_PAIRS)
        return why_not_place(state, town, cell, turn)
    if due == DUE_PAY:
        return why_not_pay(town, code - FIRST_PAY)
    if code < FIRST_RAFT:
        return why_not_acquiring(state, seat, code)
    if code < FIRST_PLACE:
        return why_not_raft(state, seat, slot_of_raft(code), kind_of_raft(code))
    border, kind = both(code, SCUTTLE_PAIRS)
    return OK if code == END else why_not_scuttle(town, border, kind)


@rule
def belongs_to(due, code):
    """Is this kind of action a part of what the seat has to do?"""
    if FIRST_PLACE <= code < FIRST_PAY:
        return due == DUE_PLACE
    if FIRST_PAY <= code < FIRST_SCUTTLE:
        return due == DUE_PAY
    return due == DUE_TURN


@rule
def why_not_acquiring(state, seat, code):
    if code < FIRST_DAM:
        return why_not_take(state, seat, code - FIRST_TAKE)
    if code < FIRST_CLAIM:
        return why_not_dam(state, seat, code - FIRST_DAM)
    return why_not_claim(state, seat, code - FIRST_CLAIM)


@rule
def slot_of_raft(code):
    return code - (FIRST_RAFT if code < FIRST_RAFT2 else FIRST_RAFT2)


@rule
def kind_of_raft(code):
    return RAFT if code < FIRST_RAFT2 else RAFT2


# --- What each line does ----------------------------------------------------


@rule
def apply(state, seat, code):
    """R5.6, R7.3 A tile that is paid for is settled; when nothing is owed the game may be over."""
    if seat == CHANCE:
        apply_outcome(state, code)
        return
    act(state, seat, code)
    if state.phase == PAY and state.owed == 0:
        settle(state, seat)
    if state.phase == TURN:
        go_on(state)


@rule
def act(state, seat, code):
    if code < FIRST_DAM:
        take(state, seat, code - FIRST_TAKE)
    elif code < FIRST_CLAIM:
        dam(state, seat, code - FIRST_DAM)
    elif code < FIRST_RAFT:
        claim(state, seat, code - FIRST_CLAIM)
    elif code < FIRST_PLACE:
        raft(state, seat, slot_of_raft(code), kind_of_raft(code))
    elif code < FIRST_PAY:
        cell, turn = both(code, PLACE_PAIRS)
        place(state, seat, cell, turn)
    elif code < FIRST_SCUTTLE:
        pay(state, seat, code - FIRST_PAY)
    elif code < END:
        border, kind = both(code, SCUTTLE_PAIRS)
        scuttle(state.towns[seat], border, kind)
    else:
        end(state)
