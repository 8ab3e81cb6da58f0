"""The turn and the round: who acts, what may be done, and what comes next (R2, R3, R10)."""

from osada.engine.actions import both
from osada.engine.compiled import large_rule, rule
from osada.engine.game import CHANCE, OK, listed_range, why
from osada.games.mesta.components import (
    BLIND_PIECES,
    LONG_ROUNDS,
    ROUNDS,
    ROWS,
)
from osada.games.mesta.rules.board import (
    begin_round,
    clear_board,
    lay_out,
    list_takes,
    star_goes_to,
    take,
    turn_up,
    why_not_take,
    workers_for_row,
)
from osada.games.mesta.rules.features import (
    discard_feature,
    feature,
    list_features,
    pick,
    why_not_discard_feature,
    why_not_feature,
)
from osada.games.mesta.rules.milestones import claim_milestones
from osada.games.mesta.rules.pieces import (
    build,
    count_pieces,
    discard_piece,
    list_builds,
    list_pieces,
    piece,
    why_not_build,
    why_not_piece,
)
from osada.games.mesta.rules.tiles import list_tiles, start, tile, why_not_start, why_not_tile
from osada.games.mesta.rules.words import (
    CITY_DRAWN,
    DISCARD,
    FIRST_BUILD,
    FIRST_FEATURE,
    FIRST_PICK,
    FIRST_PIECE,
    FIRST_START,
    FIRST_TAKE,
    FIRST_TILE,
    NO_DUTY,
    SEAT_DRAWN,
    TAKE_PAIRS,
    TILE_PAIRS,
    Why,
)
from osada.games.mesta.state import (
    BUILD,
    DRAW_PIECES,
    FEATURE,
    LAY_OUT,
    METROPOLIS,
    NOTHING,
    OVER,
    PICK,
    PIECE,
    START,
    TAKE,
    TILE,
    TURN_UP_CARD,
    WHO_STARTS,
)

# --- Who, and what ----------------------------------------------------------


@rule
def actors(state):
    """R3.5 One seat at a time; chance while things are turned up."""
    if state.phase < START:
        return 1 << CHANCE
    return 0 if state.phase == OVER else 1 << int(state.seat)


@rule
def duty(state, seat):
    """What this seat has to do now."""
    is_due = START <= state.phase < OVER and seat == state.seat
    return state.phase - START + 1 if is_due else NO_DUTY


@rule
def candidates(state, seat, codes):
    """Nearly always exactly what is legal."""
    if duty(state, seat) == NO_DUTY:
        return 0
    district = state.districts[seat]
    if state.phase == BUILD:
        return list_builds(state, district, codes)
    if state.phase == PIECE:
        return list_pieces(state, codes)
    if state.phase == TAKE:
        return list_takes(state, codes)
    if state.phase == FEATURE:
        return list_features(state, district, codes)
    if state.phase == TILE:
        return list_tiles(state, district, codes)
    if state.phase == PICK:
        return listed_range(codes, 0, FIRST_PICK, FIRST_FEATURE)
    return listed_range(codes, 0, FIRST_START, FIRST_TAKE)


@rule
def why_not(state, seat, code):
    """R6.3, R7.6 Either of two features may come first, and a piece may always be thrown away."""
    due = duty(state, seat)
    if due == NO_DUTY or not belongs_to(state.phase, code):
        return why(Why.NOT_NOW, due)
    if state.phase == START:
        return why_not_start(state, code - FIRST_START)
    if state.phase == TAKE:
        row, slot = both(code, TAKE_PAIRS)
        return why_not_take(state, row, slot)
    return why_not_place_it(state, state.districts[seat], code)


@rule
def why_not_place_it(state, district, code):
    """May what was taken be used like this?"""
    if state.phase == TILE:
        place, turns = both(code, TILE_PAIRS)
        return why_not_tile(state, district, place, turns)
    if state.phase == PIECE:
        return why_not_piece(state, code - FIRST_PIECE)
    if code >= FIRST_BUILD:
        return why_not_build(state, district, code - FIRST_BUILD)
    if state.phase == FEATURE:
        is_discard = code == DISCARD
        return (
            why_not_discard_feature(state, district)
            if is_discard
            else why_not_feature(state, district, code - FIRST_FEATURE)
        )
    return OK


@rule
def belongs_to(phase, code):
    """Is this kind of action a part of what is to be done?"""
    if code < FIRST_TILE:
        return phase == (START if code < FIRST_TAKE else TAKE)
    if code < FIRST_FEATURE:
        return phase == (TILE if code < FIRST_PICK else PICK)
    if code <= DISCARD:
        return phase == FEATURE or (code == DISCARD and phase == BUILD)
    return phase == (PIECE if code < FIRST_BUILD else BUILD)


@rule
def apply(state, seat, code):
    if seat == CHANCE:
        apply_outcome(state, code)
        return
    district = state.districts[seat]
    if state.phase == START:
        start(state, district, code - FIRST_START)
        next_to_start(state)
    elif state.phase == TAKE:
        row, slot = both(code, TAKE_PAIRS)
        take(state, district, row, slot)
        if state.phase == TAKE:  # R4.1 a card that lay face up: nothing is left to do
            end_turn(state)
    else:
        place_it(state, district, code)


@rule
def apply_outcome(state, outcome):
    """R2.1, R2.2, R3"""
    if state.phase == LAY_OUT:
        lay_out(state, outcome)
    elif state.phase == WHO_STARTS:
        state.first = outcome - SEAT_DRAWN
        state.seat = (state.first + state.seats - 1) % state.seats
        state.phase = METROPOLIS if state.metropolis == NOTHING else START
    elif state.phase == METROPOLIS:
        state.metropolis = outcome - CITY_DRAWN
        state.phase = START
    else:
        turn_up(state, state.districts[state.seat], outcome)
        if state.phase == TURN_UP_CARD:
            end_turn(state)
        elif state.phase == DRAW_PIECES and count_pieces(state) == BLIND_PIECES:
            state.phase = PIECE


@rule
def next_to_start(state):
    """R2.3 Counter-clockwise; after the starting player the first round begins."""
    if state.seat == state.first:
        begin_round(state)
    else:
        state.seat = (state.seat + state.seats - 1) % state.seats


@rule
def place_it(state, district, code):
    """What was taken is used; when nothing is left of it, the turn ends."""
    if state.phase == TILE:
        place, turns = both(code, TILE_PAIRS)
        tile(state, district, place, turns)
        end_turn(state)
    elif state.phase == PICK:
        pick(state, code - FIRST_PICK)
        state.phase = FEATURE
    elif state.phase == FEATURE:
        place_feature(state, district, code)
    elif state.phase == PIECE:
        piece(state, code - FIRST_PIECE)
        state.phase = BUILD
    else:
        place_piece(state, district, code)


@rule
def place_feature(state, district, code):
    if code == DISCARD:
        discard_feature(state)
    else:
        feature(state, district, code - FIRST_FEATURE)
    if state.taken[0] == NOTHING:
        end_turn(state)


@rule
def place_piece(state, district, code):
    if code == DISCARD:
        discard_piece(state)
    else:
        build(state, district, code - FIRST_BUILD)
    state.phase = PIECE
    if count_pieces(state) == 0:
        end_turn(state)


# --- From turn to turn, from round to round ---------------------------------


@large_rule
def end_turn(state):
    """R8.1 Milestones; R3.5 then the next seat clockwise, or the end of the round."""
    claim_milestones(state, state.seat)
    if state.workers_placed == workers_for_row(state) * state.seats * len(ROWS):
        end_round(state)
    else:
        state.seat = (state.seat + 1) % state.seats
        state.phase = TAKE


@rule
def end_round(state):
    """R3.9, R10.1"""
    state.first = star_goes_to(state)
    if state.rounds == rounds_of(state):
        state.seat = state.first
        clear_board(state)
        state.phase = OVER
    else:
        begin_round(state)


@rule
def rounds_of(state):
    """R10.1, R11.1"""
    return LONG_ROUNDS if state.long else ROUNDS[state.seats]
