"""Basic places, forest cards, the haven and the journey (R4)."""

from osada.engine.bits import has
from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import (
    AUTUMN,
    BLOCKED_BASIC,
    CARD_GAIN,
    COPY_BASIC,
    DISCARD_DRAW_DOUBLE,
    DISCARD_UP_TO_3,
    FOREST_SPACES,
    GAINS,
    HAND_LIMIT,
    IS_EXCLUSIVE,
    JOURNEY,
    N_BASIC,
    N_RESOURCES,
    POINT_GAIN,
    RIVAL_SPOT,
    SHARED_JOURNEY,
    TWO_ANY,
    TWO_CARDS_ONE_ANY,
    TWO_FROM_MEADOW,
    YEARS,
)
from osada.games.divukraj.rules.acting import ANY_RESOURCE
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.deck import discard_secretly, draw_cards, leave_hand_secretly
from osada.games.divukraj.rules.purposes import (
    ANY_NUMBER,
    BARD_SONG,
    CLOCK,
    DOUBLE,
    FOREST_THREE,
    HAVEN,
    MAIL,
    ONLY_BASIC,
)
from osada.games.divukraj.rules.words import AT_FOREST, AT_JOURNEY, LOCATIONS, Why
from osada.games.divukraj.state import DISCARD, FOREST_PLAY, MEADOW, REFILL, TAKE, USE

DISCARDED_FOREST, CARDS_A_RESOURCE, TAKEN_FROM_MEADOW = 3, 2, 2

# --- May a worker go there? -------------------------------------------------


@rule
def is_rival_at(state, basic):
    """R12.2, R12.8, R12.9 Rugwort's worker on a basic place; in year 3 it is gone in autumn."""
    is_gone = state.year == len(YEARS) and state.rival_season == AUTUMN
    return state.year > 0 and not is_gone and BLOCKED_BASIC[state.rival_season] == basic


@rule
def why_not_basic(state, basic):
    """R4.1"""
    if IS_EXCLUSIVE[basic]:
        if is_rival_at(state, basic):
            return why(Why.TAKEN, basic)
        for seat in range(state.seats):
            if state.players[seat].at_basic[basic] > 0:
                return why(Why.TAKEN, basic)
    return OK


@rule
def why_not_forest(state, forest):
    """R4.11, R12.7"""
    place = AT_FOREST + forest
    laid = forest_number(state, forest)
    if laid < 0:
        return why(Why.NOT_IN_GAME, place)
    if has(state.players[state.seat].at_forest, forest):
        return why(Why.OWN_WORKER_THERE, place)
    workers = 1 if state.year > 0 and state.rival_season < AUTUMN and laid == state.rival_season else 0
    for seat in range(state.seats):
        workers += has(state.players[seat].at_forest, forest)
    return OK if workers < FOREST_SPACES[state.seats] else why(Why.TAKEN, place)


@rule
def forest_number(state, forest):
    """R2.2 Which of the cards laid out it is, counted from the top left; or -1."""
    for number in range(len(state.forest)):
        if state.forest[number] == forest:
            return number
    return -1


@rule
def why_not_journey(state, spot):
    """R4.24"""
    player = state.players[state.seat]
    if player.season != AUTUMN:
        return why(Why.NOT_AUTUMN)
    is_taken = state.year > 0 and state.rival_season == AUTUMN and RIVAL_SPOT[state.year - 1] == spot
    for seat in range(state.seats):
        is_taken |= spot != SHARED_JOURNEY and state.players[seat].at_journey[spot] > 0
    if is_taken:
        return why(Why.TAKEN, AT_JOURNEY + spot)
    more = JOURNEY[spot] - player.hand_size
    return why(Why.TOO_FEW_CARDS, more) if more > 0 else OK


# --- What a place does ------------------------------------------------------


@large_rule
def use(state, place):
    """R4.3 to R4.22 A basic place or a forest card, whoever stands there."""
    if place == AT_FOREST + TWO_CARDS_ONE_ANY:
        push(state, TAKE, 1, ANY_RESOURCE)
    player = state.players[state.seat]
    for resource in range(N_RESOURCES):
        player.resources[resource] += GAINS[place, resource]
    state.cities[state.seat].points += GAINS[place, POINT_GAIN]
    draw_cards(state, GAINS[place, CARD_GAIN])
    if place >= AT_FOREST:
        choose_in_forest(state, place - AT_FOREST)


@rule
def choose_in_forest(state, forest):
    """The forest cards that leave a choice."""
    if forest == TWO_ANY:
        push(state, TAKE, 2, ANY_RESOURCE)
    elif forest == DISCARD_UP_TO_3:
        push(state, DISCARD, FOREST_THREE, 0, DISCARDED_FOREST)
    elif forest == DISCARD_DRAW_DOUBLE:
        push(state, DISCARD, DOUBLE, 0, ANY_NUMBER)
    elif forest == COPY_BASIC:
        push(state, USE, ONLY_BASIC)
    elif forest == TWO_FROM_MEADOW:
        push(state, FOREST_PLAY)
        push(state, REFILL)
        push(state, MEADOW, TAKEN_FROM_MEADOW, 0, 1)


@rule
def why_not_use(state, place):
    """R8.13, R4.21, R8.4"""
    scope = top(state).a
    if place >= AT_FOREST and (scope == ONLY_BASIC or forest_number(state, place - AT_FOREST) < 0):
        return why(Why.NOT_IN_GAME, place)
    if scope == CLOCK and not stands_at(state.players[state.seat], place):
        return why(Why.NO_WORKER_THERE, place)
    return OK


@rule
def stands_at(player, place):
    """Does a worker of this player stand on this basic place or forest card?"""
    return player.at_basic[place] > 0 if place < N_BASIC else has(player.at_forest, place - AT_FOREST)


@rule
def stands_anywhere(player):
    for place in range(len(LOCATIONS)):
        if stands_at(player, place):
            return True
    return False


@rule
def use_chosen(state, place):
    if top(state).a == CLOCK:
        state.cities[state.seat].clock -= 1
    pop(state)
    use(state, place)


# --- Discarding cards of the hand -------------------------------------------


@rule
def is_discard_over(state):
    """As many as can be, or no card is left."""
    return top(state).b == top(state).c or state.players[state.seat].hand_size == 0


@rule
def discard(state, card):
    """R13.3"""
    leave_hand_secretly(state, state.seat, card)
    discard_secretly(state, state.seat, card)
    top(state).b += 1


@rule
def after_discards(state):
    """R4.19, R4.20, R4.23, R8.17, R8.26 What they bring."""
    purpose, count = top(state).a, int(top(state).b)
    pop(state)
    if purpose == HAVEN:
        push(state, TAKE, count // CARDS_A_RESOURCE, ANY_RESOURCE)
    elif purpose == FOREST_THREE:
        push(state, TAKE, count, ANY_RESOURCE)
    elif purpose == DOUBLE:
        draw_cards(state, 2 * count)
    elif purpose == BARD_SONG:
        state.cities[state.seat].points += count
    elif purpose == MAIL:
        draw_cards(state, HAND_LIMIT)
