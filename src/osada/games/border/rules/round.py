"""The round (R3): who acts, what each may do, and what comes next."""

from osada.engine.compiled import rule
from osada.engine.game import CHANCE, OK, listed_range, why
from osada.games.border.components import AREAS_TO_END
from osada.games.border.rules.actions import (
    DONE,
    DUE_CHOICE,
    DUE_FIRST,
    DUE_SECOND,
    FIRST_CROSS,
    FIRST_DIE,
    FIRST_GROUP,
    FIRST_REROLL,
    FIRST_SEAT,
    NOTHING,
    STOP,
    Why,
)
from osada.games.border.rules.dice import clear_dice, fall, reroll, stop
from osada.games.border.rules.first_action import group, list_groups, why_not_group
from osada.games.border.rules.second_action import begin_second_action, cross, list_crosses, why_not_cross
from osada.games.border.scoring import closed_areas, pay_areas
from osada.games.border.state import CHOICE, FIRST_ACTION, OVER, ROLL, WHO_STARTS


@rule
def actors(state):
    """R3.1 Chance while dice fall; the active seat; in the second action all others at the same time."""
    if state.phase == ROLL or state.phase == WHO_STARTS:
        return 1 << CHANCE
    return int(state.acting)


@rule
def duty(state, seat):
    """What this seat has to do now."""
    if state.acting >> seat & 1 == 0:
        return NOTHING
    if state.phase == CHOICE:
        return DUE_CHOICE
    return DUE_FIRST if state.phase == FIRST_ACTION else DUE_SECOND


@rule
def candidates(state, seat, codes):
    due = duty(state, seat)
    if due == DUE_CHOICE:
        return listed_range(codes, 0, FIRST_REROLL, FIRST_GROUP)
    if due == DUE_FIRST:
        return list_done(codes, list_groups(state, state.boards[seat], codes))
    if due == DUE_SECOND:
        return list_done(codes, list_crosses(state, state.boards[seat], codes))
    return 0


@rule
def list_done(codes, count):
    codes[count] = DONE
    return count + 1


@rule
def why_not(state, seat, code):
    """R4.2, R5.5, R6.7 Any dice may be rerolled, and an action may be ended with dice left."""
    due = duty(state, seat)
    if not belongs_to(due, code):
        return why(Why.NOT_NOW, due)
    if FIRST_GROUP <= code < DONE:
        return why_not_group(state, state.boards[seat], code - FIRST_GROUP)
    if code >= FIRST_CROSS:
        return why_not_cross(state, state.boards[seat], code - FIRST_CROSS)
    return OK


@rule
def belongs_to(due, code):
    """Is this kind of action a part of what the seat has to do?"""
    if code < FIRST_GROUP:
        return due == DUE_CHOICE
    if code < DONE:
        return due == DUE_FIRST
    return due == DUE_SECOND or (code == DONE and due == DUE_FIRST)


@rule
def apply(state, seat, code):
    if seat == CHANCE:
        if code < FIRST_SEAT:
            fall(state, code - FIRST_DIE)
        else:
            begin_round(state, code - FIRST_SEAT)
    elif code < STOP:
        reroll(state, code - FIRST_REROLL + 1)
    elif code == STOP:
        stop(state)
    elif code < DONE:
        group(state, state.boards[seat], code - FIRST_GROUP)
    elif code == DONE:
        done(state, seat)
    else:
        cross(state, state.boards[seat], code - FIRST_CROSS)


# --- From round to round ----------------------------------------------------


@rule
def begin_round(state, seat):
    """R3.1, R4.1 The active seat rolls all five dice."""
    state.active = seat
    state.rolls = 1
    state.phase = ROLL


@rule
def done(state, seat):
    """R3.2 Ends an action; the second one ends when all are done with it (R6.8)."""
    if state.phase == FIRST_ACTION:
        begin_second_action(state)
        return
    state.acting &= ~(1 << int(seat))
    if state.acting == 0:
        end_round(state)


@rule
def end_round(state):
    """R7.4 Areas closed in the second action pay. R8.1 The match may be over; else the next seat is active (R3.1)."""
    pay_areas(state)
    clear_dice(state)
    if has_enough(state):
        state.phase = OVER
    else:
        begin_round(state, (state.active + 1) % state.seats)


@rule
def has_enough(state):
    """R8.1 Has anybody closed a sixth area?"""
    for seat in range(state.seats):
        if closed_areas(state.boards[seat]) >= AREAS_TO_END:
            return True
    return False
