"""The turn (R3): a worker is placed, a card played, the next season prepared, or the player passes."""

from osada.engine.actions import both
from osada.engine.compiled import rule
from osada.engine.game import OK, listed_range
from osada.games.divukraj.rules.agenda import push
from osada.games.divukraj.rules.deck import why_not_in_hand
from osada.games.divukraj.rules.lists import list_hand, list_meadow
from osada.games.divukraj.rules.meadow import why_not_from_meadow
from osada.games.divukraj.rules.paying import why_not_playable
from osada.games.divukraj.rules.playing import play
from osada.games.divukraj.rules.seasons import leave_match, prepare, why_not_prepare
from osada.games.divukraj.rules.visiting import list_visits, visit, why_not_visit
from osada.games.divukraj.rules.words import DONE, PLAY, PLAY_MEADOW, PLAY_PAIRS, PREPARE, VISIT
from osada.games.divukraj.tasks import Task


@rule
def list_turn(state, codes):
    count = list_meadow(state, codes, list_hand(state, codes, 0, PLAY), PLAY_MEADOW)
    count = listed_range(codes, count, PREPARE, DONE)
    return list_visits(state, codes, count) if state.players[state.seat].workers > 0 else count


@rule
def why_not_in_turn(state, code):
    """R3.1; R3.6 one may always pass."""
    if code < PLAY:
        return why_not_visit(state, code - VISIT)
    if code < PREPARE:
        return why_not_play(state, code)
    return why_not_prepare(state) if code == PREPARE else OK


@rule
def why_not_play(state, code):
    """R3.4, R7.16"""
    is_meadow, card = both(code, PLAY_PAIRS)
    reason = why_not_from_meadow(state, card) if is_meadow else why_not_in_hand(state, card)
    return why_not_playable(state, state.seat, card) if reason == OK else reason


@rule
def take_turn(state, code):
    """R3.1"""
    if code < PLAY:
        push(state, Task.END_TURN)
        visit(state, code - VISIT)
    elif code < PREPARE:
        push(state, Task.END_TURN)
        play(state, Task.TURN, code)
    elif code == PREPARE:
        prepare(state)
    else:
        leave_match(state)
