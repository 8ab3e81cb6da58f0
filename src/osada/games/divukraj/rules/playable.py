"""May this card be played now (R7.16)? In a turn, and through every place and card that plays one."""

from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import N_CARDS, POINTS
from osada.games.divukraj.rules.deck import is_revealed, slots_of
from osada.games.divukraj.rules.ways import DISCOUNT, why_no_room, why_not_less, why_not_playable
from osada.games.divukraj.rules.words import Why
from osada.games.divukraj.state import CEMETERY_PLAY, FOREST_PLAY, INN_PLAY, NOTHING, PIGEON_PLAY, QUEEN_PLAY, TURN

FOREST_DISCOUNT = 1
MOST_FREE_POINTS = 3  # what Queen and Postal Pigeon play free


@rule
def why_not_from_hand(state, seat, card):
    return OK if state.players[seat].hand[card] > 0 else why(Why.NOT_IN_HAND, card)


@rule
def why_not_from_meadow(state, card):
    """R12.6"""
    if slots_of(state, card):
        return OK
    for slot in range(len(state.meadow)):
        if state.meadow[slot] == card:
            return why(Why.LOCKED, card)
    return why(Why.NOT_IN_MEADOW, card)


@rule
def why_not_free(state, seat, card, most):
    """R8.39, R8.40 Printed points count, no others."""
    points = POINTS[state.edition, card]
    if points > most:
        return why(Why.TOO_VALUABLE, card, points)
    return why_no_room(state, seat, card, NOTHING)


@rule
def is_drawn(state, card):
    return card in (state.drawn[0], state.drawn[1])


@rule
def why_not_there(state, phase, card, is_meadow):
    """R3.4 Is the card where this play takes it from?"""
    if is_meadow:
        from_meadow = phase in (TURN, INN_PLAY, QUEEN_PLAY)
        return why_not_from_meadow(state, card) if from_meadow else why(Why.NOT_REVEALED, card)
    if phase in (CEMETERY_PLAY, PIGEON_PLAY):
        return OK if is_revealed(state, card) else why(Why.NOT_REVEALED, card)
    if phase == INN_PLAY or (phase == FOREST_PLAY and not is_drawn(state, card)):
        return why(Why.NOT_IN_MEADOW, card) if phase == INN_PLAY else why(Why.NOT_REVEALED, card)
    return why_not_from_hand(state, state.seat, card)


@rule
def why_not_play(state, phase, card, is_meadow):
    """R7.16 For a turn, and for every place and card through which one plays."""
    reason = why_not_there(state, phase, card, is_meadow)
    if reason != OK:
        return reason
    if phase == TURN:
        return why_not_playable(state, state.seat, card)
    if phase == INN_PLAY:
        return why_not_less(state, state.seat, card, DISCOUNT)
    if phase == FOREST_PLAY:
        return why_not_less(state, state.seat, card, FOREST_DISCOUNT)
    most = POINTS[state.edition, card] if phase == CEMETERY_PLAY else MOST_FREE_POINTS
    return why_not_free(state, state.seat, card, most)


@large_rule
def can_play_meadow(state, phase):
    """R8.12 Is there a card in the Meadow for this play?"""
    for slot in range(len(state.meadow)):
        card = int(state.meadow[slot])
        if card != NOTHING and why_not_play(state, phase, card, True) == OK:
            return True
    return False


@large_rule
def can_play(state, phase):
    """Is there any card for this play?"""
    if phase == QUEEN_PLAY:
        for card in range(N_CARDS):
            if can_play_one(state, phase, card):
                return True
        return can_play_meadow(state, phase)
    if phase == FOREST_PLAY:
        return can_play_one(state, phase, int(state.drawn[0])) or can_play_one(state, phase, int(state.drawn[1]))
    for index in range(state.n_revealed):
        if can_play_one(state, phase, int(state.revealed[index])):
            return True
    return False


@rule
def can_play_one(state, phase, card):
    return card != NOTHING and why_not_play(state, phase, card, False) == OK
