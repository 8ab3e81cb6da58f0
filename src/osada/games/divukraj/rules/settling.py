"""What happens by itself: the agenda is worked off until somebody has to choose, or an outcome is due."""

from osada.engine.compiled import large_rule, rule
from osada.games.divukraj.components import BERRY
from osada.games.divukraj.rules.agenda import pop, top
from osada.games.divukraj.rules.copying import is_copy_moot
from osada.games.divukraj.rules.deck import cards_left, discard_revealed, is_draw_done, is_refill_done, is_reveal_done
from osada.games.divukraj.rules.events import is_capture_moot, is_graduation_moot, is_store_event_moot
from osada.games.divukraj.rules.giving import are_cards_settled, count_resources, is_gift_settled
from osada.games.divukraj.rules.lifting import is_lift_moot
from osada.games.divukraj.rules.meadow import is_bury_moot, is_meadow_moot
from osada.games.divukraj.rules.places import after_discards, is_discard_over
from osada.games.divukraj.rules.playable import can_play
from osada.games.divukraj.rules.playing import forget_drawn, leave, pay_up, place_card, settle_triggers
from osada.games.divukraj.rules.production import is_production_over, is_swap_moot, is_sweep_moot, is_teaching_moot
from osada.games.divukraj.rules.seasons import begin_season, end_turn, is_over, rival_season
from osada.games.divukraj.state import (
    BURY,
    CAPTURE_BENEATH,
    CEMETERY_PLAY,
    COPY,
    DISCARD,
    DRAW,
    END_TURN,
    FOREST_PLAY,
    GIVE_ANY,
    GIVE_BERRIES,
    GIVE_CARDS,
    GRADUATE,
    LEAVE,
    LIFT,
    MARKET,
    MEADOW,
    OVER,
    PAY_UP,
    PIGEON_PLAY,
    PLACE_CARD,
    PRODUCE,
    QUEEN_PLAY,
    REFILL,
    REVEAL,
    RIVAL_SEASON,
    SCROLL,
    SEASON,
    SPARE,
    STORE_EVENT,
    SWAP,
    SWEEP,
    TAKE,
    TEACH,
    TO_CARDS,
    TO_GOODS,
    TRIGGER,
    TURN,
    USE,
)


@large_rule
def settle(state):
    """R9.4 First of all an empty Meadow slot is filled, as soon as there is a card for it."""
    while True:
        if state.short and cards_left(state) > 0:
            state.phase = REFILL
            return
        if state.depth == 0:
            state.phase = OVER if is_over(state) else TURN
            return
        task = int(top(state).task)
        if task > OVER:
            do_by_itself(state, task)
        elif not is_settled(state, task):
            state.phase = task
            return


@rule
def do_by_itself(state, task):
    if task == END_TURN:
        end_turn(state)
    elif task == PAY_UP:
        pay_up(state)
    elif task == LEAVE:
        leave(state)
    elif task == PLACE_CARD:
        place_card(state)
    elif task == SEASON:
        begin_season(state)
    elif task == RIVAL_SEASON:
        rival_season(state)


@rule
def is_settled(state, task):
    """Is there nothing to ask and no outcome due? Then the task is done with, or a step further."""
    if task == TRIGGER:
        return not settle_triggers(state)
    if task == DISCARD:
        is_done = is_discard_over(state)
        if is_done:
            after_discards(state)
        return is_done
    is_done = is_moot(state, task)
    if is_done:
        pop(state)
    return is_done


@rule
def is_moot(state, task):
    """R3.7 A question whose only answer would be to do nothing is not asked."""
    if task == DRAW:
        return is_draw_done(state)
    if task == REFILL:
        return is_refill_done(state)
    if task == REVEAL:
        return is_reveal_done(state)
    if task in (TAKE, SPARE, GIVE_CARDS, GIVE_ANY):
        return top(state).a == 0
    if task < PRODUCE:
        return is_gift_moot(state, task)
    return is_production_moot(state, task) if task < USE else is_play_moot(state, task)


@rule
def is_gift_moot(state, task):
    player = state.players[state.seat]
    if task == MEADOW:
        return is_meadow_moot(state)
    if task == BURY:
        return is_bury_moot(state)
    if task == GIVE_BERRIES:
        return top(state).a == 0 or player.resources[BERRY] == 0
    if task == MARKET:
        return top(state).a == 0 or count_resources(player) == 0
    if task == TO_GOODS:
        return is_gift_settled(state)
    return are_cards_settled(state) if task == TO_CARDS else False


@rule
def is_production_moot(state, task):
    if task == PRODUCE:
        return is_production_over(state)
    if task == SWEEP:
        return is_sweep_moot(state)
    if task == COPY:
        return is_copy_moot(state)
    if task == SWAP:
        return is_swap_moot(state)
    return is_teaching_moot(state) if task == TEACH else False


@rule
def is_play_moot(state, task):
    """R8.2, R8.39, R4.22, R8.40 What cannot be played is discarded, or stays in the hand."""
    if task == LIFT:
        return is_lift_moot(state)
    if task in (QUEEN_PLAY, CEMETERY_PLAY, PIGEON_PLAY, FOREST_PLAY):
        if can_play(state, task):
            return False
        decline_play(state)
        return True
    return is_event_moot(state, task)


@rule
def decline_play(state):
    discard_revealed(state)
    forget_drawn(state)


@rule
def is_event_moot(state, task):
    if task == STORE_EVENT:
        return is_store_event_moot(state)
    if task == CAPTURE_BENEATH:
        return is_capture_moot(state)
    if task == GRADUATE:
        return is_graduation_moot(state)
    return state.n_revealed == 0 if task == SCROLL else False
