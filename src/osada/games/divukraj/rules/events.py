"""Events (R6): what they ask for, and what happens when one is achieved."""

from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import (
    BERRY,
    CAPTURE,
    CHAPEL_CEILING,
    COLOURS,
    COVERS,
    CROAK_WART_CURE,
    FIREWORKS,
    GRADUATION,
    IS_CRITTER,
    KEEPERS,
    MARKETING_PLAN,
    N_CARDS,
    N_CONSTRUCTIONS,
    NEEDS_CARDS,
    NEEDS_COLOURS,
    NEW_MANAGEMENT,
    PERFORMER,
    SCROLLS,
    TAX_RELIEF,
    TWIG,
    WELL_RUN_CITY,
)
from osada.games.divukraj.rules.acting import ANY_RESOURCE
from osada.games.divukraj.rules.agenda import push, top
from osada.games.divukraj.rules.city import count_colour, guests_to_nowhere, take_out
from osada.games.divukraj.rules.deck import draw_cards, leave_hand_openly, leave_revealed, take_openly
from osada.games.divukraj.rules.giving import count_resources, why_not_own
from osada.games.divukraj.rules.production import begin_production
from osada.games.divukraj.rules.purposes import CALL_HOME, CURE
from osada.games.divukraj.rules.words import AT_EVENT, FROM_DECK, Why
from osada.games.divukraj.state import (
    CAPTURE_BENEATH,
    GRADUATE,
    LIFT,
    MARKET,
    NOBODY,
    NOT_IN_GAME,
    NOTHING,
    REMOVE,
    REVEAL,
    SCROLL,
    STORE_EVENT,
    TAKE,
)

MARKETED, KEPT, SCROLL_CARDS, CAPTURED, GRADUATES, CURE_BERRIES, CURE_CARDS = 3, 3, 5, 2, 3, 2, 2
FIREWORKS_KEEPER, PERFORMER_KEEPER, MANAGEMENT_KEEPER = range(len(KEEPERS))
SCROLLS_COVER, CAPTURE_COVER, GRADUATION_COVER = range(len(COVERS))

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
    if reason == OK and event == CROAK_WART_CURE and more > 0:
        return why(Why.NEEDS, BERRY, more)
    return reason


@rule
def why_not_required(city, event):
    """The cards or colours that it names."""
    for which in range(2):
        card = NEEDS_CARDS[event, which]
        if card >= 0 and city.cards[card] == 0:
            return why(Why.EVENT_NEEDS_CARD, card)
    for colour in range(len(COLOURS)):
        if NEEDS_COLOURS[event, colour] > 0:
            more = NEEDS_COLOURS[event, colour] - count_colour(city, colour)
            if more > 0:
                return why(Why.EVENT_NEEDS_COLOUR, colour, more)
    return OK


@large_rule
def achieve(state, event):
    """R6.10 to R6.25 What happens at once; the rest is counted at the end."""
    state.event_owner[event] = state.seat
    if event == MARKETING_PLAN:
        push(state, MARKET, MARKETED)
    elif event == WELL_RUN_CITY:
        push(state, LIFT, CALL_HOME)
    elif event in (FIREWORKS, PERFORMER, NEW_MANAGEMENT):
        push(state, STORE_EVENT, keeper_of(event), KEPT)
    elif event == SCROLLS:
        push(state, SCROLL)
        push(state, REVEAL, SCROLL_CARDS, FROM_DECK)
    elif event == CAPTURE:
        push(state, CAPTURE_BENEATH, CAPTURED)
    elif event == GRADUATION:
        push(state, GRADUATE, GRADUATES)
    elif event == TAX_RELIEF:
        begin_production(state)
    else:
        achieve_other(state, event)


@rule
def achieve_other(state, event):
    """R6.15, R6.21"""
    if event == CROAK_WART_CURE:
        state.players[state.seat].resources[BERRY] -= CURE_BERRIES
        for _ in range(CURE_CARDS):
            push(state, REMOVE, CURE)
    elif event == CHAPEL_CEILING:
        tokens = state.cities[state.seat].chapel
        push(state, TAKE, tokens, ANY_RESOURCE)
        draw_cards(state, tokens)


@rule
def keeper_of(event):
    if event == FIREWORKS:
        return FIREWORKS_KEEPER
    return PERFORMER_KEEPER if event == PERFORMER else MANAGEMENT_KEEPER


# --- Storing (R6.12, R6.20, R6.25) ------------------------------------------


@rule
def why_not_store_event(state, resource):
    keeper = top(state).a
    is_wanted = keeper == MANAGEMENT_KEEPER or resource == (TWIG if keeper == FIREWORKS_KEEPER else BERRY)
    return why_not_own(state, resource) if is_wanted else why(Why.NOT_OFFERED, resource)


@rule
def is_store_event_moot(state):
    """R6.5 Full, or nothing to store."""
    player, keeper = state.players[state.seat], top(state).a
    if keeper == MANAGEMENT_KEEPER:
        have = count_resources(player)
    else:
        have = player.resources[TWIG if keeper == FIREWORKS_KEEPER else BERRY]
    return top(state).b == 0 or have == 0


@rule
def store_event(state, resource):
    state.players[state.seat].resources[resource] -= 1
    state.stored[top(state).a, resource] += 1
    top(state).b -= 1


# --- Cards beneath (R6.13, R6.14, R6.17) ------------------------------------


@rule
def put_beneath(state, cover, card):
    place = 0
    while state.beneath[cover, place] != NOTHING:
        place += 1
    state.beneath[cover, place] = card


@rule
def why_not_capture(state, card):
    """R6.14 A critter of the own city."""
    if not IS_CRITTER[card]:
        return why(Why.ONLY_CRITTER_CARDS, card)
    return OK if state.cities[state.seat].cards[card] > 0 else why(Why.NOT_IN_CITY, card)


@rule
def is_capture_moot(state):
    city, critters = state.cities[state.seat], 0
    for card in range(N_CONSTRUCTIONS, N_CARDS):
        critters += city.cards[card]
    return top(state).a == 0 or critters == 0


@rule
def capture(state, card):
    top(state).a -= 1
    city = state.cities[state.seat]
    guests_to_nowhere(state, card, take_out(state, city, card, city.cards[card] - 1))
    put_beneath(state, CAPTURE_COVER, card)


@rule
def why_not_graduate(state, card):
    """R6.17 A critter of the hand."""
    if not IS_CRITTER[card]:
        return why(Why.ONLY_CRITTER_CARDS, card)
    return OK if state.players[state.seat].hand[card] > 0 else why(Why.NOT_IN_HAND, card)


@rule
def is_graduation_moot(state):
    player, critters = state.players[state.seat], 0
    for card in range(N_CONSTRUCTIONS, N_CARDS):
        critters += player.hand[card]
    return top(state).a == 0 or critters == 0


@rule
def graduate(state, card):
    top(state).a -= 1
    leave_hand_openly(state, state.seat, card)
    put_beneath(state, GRADUATION_COVER, card)


@rule
def keep_scroll(state, card):
    """R6.13"""
    leave_revealed(state, card)
    take_openly(state, state.seat, card)


@rule
def scroll_beneath(state, card):
    leave_revealed(state, card)
    put_beneath(state, SCROLLS_COVER, card)
