"""Events (R6): what they ask for, and what happens when one is achieved."""

from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj import components as box
from osada.games.divukraj.components import BERRY, NEEDS_CARDS, NEEDS_COLOURS, printed
from osada.games.divukraj.rules.agenda import push
from osada.games.divukraj.rules.beneath import begin_capture, begin_graduation, discover_scrolls
from osada.games.divukraj.rules.city import count_colour
from osada.games.divukraj.rules.deck import draw_cards
from osada.games.divukraj.rules.giving import plan_marketing
from osada.games.divukraj.rules.production import begin_production
from osada.games.divukraj.rules.storing import (
    FIREWORKS_KEEPER,
    MANAGEMENT_KEEPER,
    PERFORMER_KEEPER,
    begin_storing,
)
from osada.games.divukraj.rules.taking import take_any
from osada.games.divukraj.rules.words import AT_EVENT, Why
from osada.games.divukraj.state import NOBODY, NOT_IN_GAME
from osada.games.divukraj.tasks import LiftFor, RemoveFor, Task

CURE_BERRIES, CURE_CARDS = printed("croak_wart_cure", "pay"), printed("croak_wart_cure", "discard_city_card")
CEILING_CARDS, CEILING_GOODS = (printed("pristine_chapel_ceiling", op, "each") for op in ("draw", "gain_any"))

# --- Achieving one ----------------------------------------------------------


@rule
def why_not_event(state, event):
    """R6.1, R6.2"""
    owner = state.event_owner[event]
    if owner == NOT_IN_GAME:
        return why(Why.NOT_IN_GAME, AT_EVENT + event)
    if owner != NOBODY:
        return why(Why.EVENT_DONE, event, owner)
    reason = why_not_required(state.cities[state.seat], event)
    more = CURE_BERRIES - state.players[state.seat].resources[BERRY]
    if reason == OK and event == box.CROAK_WART_CURE and more > 0:
        return why(Why.NEEDS, BERRY, more)
    return reason


@rule
def why_not_required(city, event):
    """The cards or colours that it names."""
    for which in range(2):
        card = NEEDS_CARDS[event, which]
        if card >= 0 and city.cards[card] == 0:
            return why(Why.EVENT_NEEDS_CARD, card)
    for colour in range(len(box.COLOURS)):
        if NEEDS_COLOURS[event, colour] > 0:
            more = NEEDS_COLOURS[event, colour] - count_colour(city, colour)
            if more > 0:
                return why(Why.EVENT_NEEDS_COLOUR, colour, more)
    return OK


@large_rule
def achieve(state, event):  # noqa: C901  # one branch for each event
    """What happens at once; the rest is counted at the end."""
    state.event_owner[event] = state.seat
    if event == box.MARKETING_PLAN:
        plan_marketing(state)
    elif event == box.WELL_RUN_CITY:
        push(state, Task.LIFT, LiftFor.WELL_RUN_CITY)
    elif event == box.FIREWORKS:
        begin_storing(state, FIREWORKS_KEEPER)
    elif event == box.SCROLLS:
        discover_scrolls(state)
    elif event == box.CAPTURE:
        begin_capture(state)
    elif event == box.CROAK_WART_CURE:
        cure(state)
    elif event == box.GRADUATION:
        begin_graduation(state)
    elif event == box.PERFORMER:
        begin_storing(state, PERFORMER_KEEPER)
    elif event == box.CHAPEL_CEILING:
        paint_ceiling(state)
    elif event == box.TAX_RELIEF:
        begin_production(state)
    elif event == box.NEW_MANAGEMENT:
        begin_storing(state, MANAGEMENT_KEEPER)


@rule
def cure(state):
    """R6.15"""
    state.players[state.seat].resources[BERRY] -= CURE_BERRIES
    for _ in range(CURE_CARDS):
        push(state, Task.REMOVE, RemoveFor.CURE)


@rule
def paint_ceiling(state):
    """R6.21"""
    tokens = state.cities[state.seat].chapel
    take_any(state, CEILING_GOODS * tokens)
    draw_cards(state, CEILING_CARDS * tokens)
