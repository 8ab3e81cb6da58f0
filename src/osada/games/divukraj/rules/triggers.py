"""Cards that react to a play (R7.6): Courthouse, Historian, Shopkeeper."""

from osada.engine.bits import count_bits, has, lowest
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.components import (
    BERRY,
    COURTHOUSE,
    FOOL,
    HISTORIAN,
    IS_CRITTER,
    RESOURCES,
    SHOPKEEPER,
    printed,
    said,
)
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.deck import draw_cards
from osada.games.divukraj.rules.words import TRIGGER_CARD, TRIGGERS, Why
from osada.games.divukraj.tasks import Task

N_TRIGGERS = len(TRIGGERS)
COURT, HISTORY, SHOP = range(N_TRIGGERS)
AT_COURT = sum(1 << RESOURCES.index(kind) for kind in said("courthouse", "gain_choice")["options"])  # as bits
FROM_COURT, FROM_HISTORY = printed("courthouse", "gain_choice"), printed("historian", "draw")
FROM_SHOP = printed("shopkeeper", "gain")


@rule
def triggers_for(city, card):
    """R7.6 Who will react to this card, as bits: those that are there before it comes."""
    waiting = 1 << HISTORY if city.cards[HISTORIAN] else 0
    if IS_CRITTER[card]:
        return waiting | (1 << SHOP if city.cards[SHOPKEEPER] and card != FOOL else 0)
    return waiting | (1 << COURT if city.cards[COURTHOUSE] else 0)


@rule
def waiting_triggers(state):
    """R7.6 Those that still are there."""
    city, waiting = state.cities[state.seat], int(top(state).numbers[at.WAITING])
    if city.cards[COURTHOUSE] == 0:
        waiting &= ~(1 << COURT)
    if city.cards[HISTORIAN] == 0:
        waiting &= ~(1 << HISTORY)
    return waiting if city.cards[SHOPKEEPER] else waiting & ~(1 << SHOP)


@rule
def is_trigger_asked(state):
    """One that waits alone reacts without a question."""
    return count_bits(waiting_triggers(state)) > 1


@rule
def why_not_trigger(state, code):
    which = code - TRIGGER_CARD
    return OK if has(waiting_triggers(state), which) else why(Why.NOT_WAITING, which)


@rule
def trigger(state, code):
    react(state, code - TRIGGER_CARD)


@rule
def react(state, which):
    """R8.5, R8.31, R8.43"""
    top(state).numbers[at.WAITING] = waiting_triggers(state) & ~(1 << which)
    if which == COURT:
        push(state, Task.TAKE, FROM_COURT, AT_COURT)
    elif which == HISTORY:
        draw_cards(state, FROM_HISTORY)
    else:
        state.players[state.seat].resources[BERRY] += FROM_SHOP


@rule
def react_alone(state):
    """The last one, or nobody."""
    waiting = waiting_triggers(state)
    if waiting:
        react(state, lowest(waiting))
    else:
        pop(state)
