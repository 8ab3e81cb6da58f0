"""The board: what is laid out, taken and turned up (R3, R4)."""

from osada.engine.actions import code_of
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.mesta.components import (
    BLIND_SLOT,
    CARD_ROW,
    CARDS,
    CITIES,
    DEALS,
    FEATURE_ROW,
    FEATURES,
    LAND_TILES,
    N_COLOURS,
    N_FEATURES,
    N_SLOTS,
    N_START,
    PIECE_ROW,
    ROWS,
    TILE_ROW,
    TILES,
)
from osada.games.mesta.rules.words import (
    CARD_DRAWN,
    CITY_DRAWN,
    FEATURE_DRAWN,
    OUTCOMES,
    PIECE_DRAWN,
    SEAT_DRAWN,
    TAKE_PAIRS,
    TILE_DRAWN,
    Why,
)
from osada.games.mesta.state import (
    DRAW_PIECES,
    FEATURE,
    LAY_OUT,
    METROPOLIS,
    NOBODY,
    NOTHING,
    PAIR,
    PICK,
    PIECE,
    TAKE,
    TILE,
    TURN_UP_CARD,
    TURN_UP_FEATURE,
    TURN_UP_TILE,
    TWO_SEATS,
    WHO_STARTS,
)

CARD_DOWN, TILE_DOWN, FEATURE_DOWN = len(CARDS), len(TILES), len(FEATURES)  # lie face down
ROW, SLOT, WHICH = range(3)  # columns of DEALS
N_OUTCOMES = len(OUTCOMES)

# --- What can come ----------------------------------------------------------


@rule
def chance(state, weights):
    """R2.1, R2.2, R2.5 Everything of its kind that was not turned up yet is equally likely (R12.1)."""
    for outcome in range(N_OUTCOMES):
        weights[outcome] = 0
    if state.phase == WHO_STARTS:
        for seat in range(state.seats):
            weights[SEAT_DRAWN + seat] = 1
    elif state.phase == METROPOLIS:
        for city in range(len(CITIES)):
            weights[CITY_DRAWN + city] = 1
    else:
        weigh_row(state, row_due(state), weights)


@rule
def row_due(state):
    """The row for which something comes next."""
    return DEALS[state.dealt, ROW] if state.phase == LAY_OUT else state.phase - TURN_UP_CARD


@rule
def weigh_row(state, row, weights):
    if row == CARD_ROW:
        for card in range(len(CARDS)):
            weights[CARD_DRAWN + card] = state.unseen_cards >> card & 1
    elif row == TILE_ROW:
        for tile in range(len(LAND_TILES)):
            weights[TILE_DRAWN + tile] = state.unseen_tiles >> tile & 1
    elif row == FEATURE_ROW:
        for kind in range(N_FEATURES):
            weights[FEATURE_DRAWN + kind] = state.unseen_features[kind]
    else:
        for colour in range(N_COLOURS):
            weights[PIECE_DRAWN + colour] = state.bag[colour]


@rule
def drawn(state, row, outcome):
    """What came; it is not unseen any more."""
    if row == CARD_ROW:
        state.unseen_cards &= ~(1 << int(outcome - CARD_DRAWN))
        return outcome - CARD_DRAWN
    if row == TILE_ROW:
        state.unseen_tiles &= ~(1 << int(outcome - TILE_DRAWN))
        return outcome - TILE_DRAWN + N_START
    if row == FEATURE_ROW:
        state.unseen_features[outcome - FEATURE_DRAWN] -= 1
        return outcome - FEATURE_DRAWN
    state.bag[outcome - PIECE_DRAWN] -= 1
    return outcome - PIECE_DRAWN


# --- R3 Laying out ----------------------------------------------------------


@rule
def begin_round(state):
    """R3.1 to R3.3: what lies face down lies there at once, the rest is turned up thing by thing."""
    state.rounds += 1
    state.dealt = 0
    state.workers_placed = 0
    state.seat = state.first
    state.phase = LAY_OUT
    clear_board(state)
    state.row_cards[BLIND_SLOT] = CARD_DOWN
    state.row_tiles[BLIND_SLOT] = TILE_DOWN
    state.row_features[BLIND_SLOT, 1] = FEATURE_DOWN


@rule
def clear_board(state):
    """R3.9 Workers go home; R3.10 what is left leaves the game."""
    for slot in range(N_SLOTS):
        for row in range(len(ROWS)):
            state.workers[row, slot] = NOBODY
        state.row_cards[slot] = NOTHING
        state.row_tiles[slot] = NOTHING
        for which in range(PAIR):
            state.row_features[slot, which] = NOTHING
        for colour in range(N_COLOURS):
            state.row_pieces[slot, colour] = 0


@rule
def lay_out(state, outcome):
    """R3.1 to R3.4"""
    row, slot = DEALS[state.dealt, ROW], DEALS[state.dealt, SLOT]
    thing = drawn(state, row, outcome)
    if row == CARD_ROW:
        state.row_cards[slot] = thing
    elif row == TILE_ROW:
        state.row_tiles[slot] = thing
    elif row == FEATURE_ROW:
        state.row_features[slot, DEALS[state.dealt, WHICH]] = thing
    else:
        state.row_pieces[slot, thing] += 1
    state.dealt += 1
    if state.dealt == len(DEALS):
        state.phase = TAKE


# --- R3 Workers -------------------------------------------------------------


@rule
def workers_for_row(state):
    """R3.6"""
    return 2 if state.seats == TWO_SEATS else 1


@rule
def list_takes(state, codes):
    count = 0
    for row in range(len(ROWS)):
        if workers_in_row(state, row) < workers_for_row(state):
            for slot in range(N_SLOTS):
                if state.workers[row, slot] == NOBODY:
                    codes[count] = code_of(TAKE_PAIRS, row, slot)
                    count += 1
    return count


@rule
def why_not_take(state, row, slot):
    """R3.6, R3.7"""
    if state.workers[row, slot] != NOBODY:
        return why(Why.SLOT_TAKEN, row * N_SLOTS + slot, state.workers[row, slot] + 1)
    if workers_in_row(state, row) >= workers_for_row(state):
        return why(Why.ROW_DONE, row, workers_for_row(state))
    return OK


@rule
def workers_in_row(state, row):
    """Of the seat whose turn it is."""
    count = 0
    for slot in range(N_SLOTS):
        if state.workers[row, slot] == state.seat:
            count += 1
    return count


@rule
def take(state, district, row, slot):
    """R3.8"""
    state.workers[row, slot] = state.seat
    state.workers_placed += 1
    if row == CARD_ROW:
        take_card(state, district, slot)
    elif row == TILE_ROW:
        take_tile(state, slot)
    elif row == FEATURE_ROW:
        take_features(state, slot)
    else:
        take_pieces(state, slot)


@rule
def take_card(state, district, slot):
    """R4.1"""
    card = state.row_cards[slot]
    state.row_cards[slot] = NOTHING
    if card == CARD_DOWN:
        state.phase = TURN_UP_CARD
    else:
        district.cards |= 1 << int(card)


@rule
def take_tile(state, slot):
    """R5.1"""
    tile = state.row_tiles[slot]
    state.row_tiles[slot] = NOTHING
    state.tile = NOTHING if tile == TILE_DOWN else tile
    state.phase = TURN_UP_TILE if tile == TILE_DOWN else TILE


@rule
def take_features(state, slot):
    """R6.3 Of two, one is chosen; the hidden one is turned up before that."""
    for which in range(PAIR):
        kind = state.row_features[slot, which]
        state.row_features[slot, which] = NOTHING
        state.taken[which] = NOTHING if kind == FEATURE_DOWN else kind
    if slot == BLIND_SLOT:
        state.phase = TURN_UP_FEATURE
    else:
        state.phase = PICK if state.taken[1] != NOTHING else FEATURE


@rule
def take_pieces(state, slot):
    """R7.1"""
    for colour in range(N_COLOURS):
        state.pieces[colour] = state.row_pieces[slot, colour]
        state.row_pieces[slot, colour] = 0
    state.phase = DRAW_PIECES if slot == BLIND_SLOT else PIECE


@rule
def turn_up(state, district, outcome):
    """R3.8 What lay face down. After a card (R4.1) nothing is left to do."""
    thing = drawn(state, state.phase - TURN_UP_CARD, outcome)
    if state.phase == TURN_UP_CARD:
        district.cards |= 1 << int(thing)
    elif state.phase == TURN_UP_TILE:
        state.tile = thing
        state.phase = TILE
    elif state.phase == TURN_UP_FEATURE:
        state.taken[1] = thing
        state.phase = PICK
    else:
        state.pieces[thing] += 1


@rule
def star_goes_to(state):
    """R3.9 The owner of the rightmost worker in row 4."""
    slot = BLIND_SLOT
    while state.workers[PIECE_ROW, slot] == NOBODY:
        slot -= 1
    return state.workers[PIECE_ROW, slot]
