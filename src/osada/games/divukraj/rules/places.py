"""Basic places and forest cards (R4): who may go there, and what they do. Lookout, Clock Tower: used from elsewhere."""

from osada.engine.bits import has
from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj import components as box
from osada.games.divukraj.components import printed
from osada.games.divukraj.rules.agenda import pop, push, top, why_must_choose
from osada.games.divukraj.rules.deck import draw_cards
from osada.games.divukraj.rules.discarding import discard_for_double, discard_up_to_3
from osada.games.divukraj.rules.plays import take_two
from osada.games.divukraj.rules.taking import take_any
from osada.games.divukraj.rules.words import AT_FOREST, DONE, N_LOCATIONS, USE_PLACE, Why
from osada.games.divukraj.tasks import Task, UseFor

OF_TWO_ANY, AFTER_TWO_CARDS = printed("two_any", "gain_any"), printed("two_cards_one_any", "gain_any")

# --- May a worker go there? -------------------------------------------------


@rule
def is_rival_at(state, basic):
    """R12.2, R12.8, R12.9 Rugwort's worker on a basic place; in year 3 it is gone in autumn."""
    is_gone = state.year == len(box.YEARS) and state.rival_season == box.AUTUMN
    return state.year > 0 and not is_gone and box.BLOCKED_BASIC[state.rival_season] == basic


@rule
def why_not_basic(state, basic):
    """R4.1"""
    if box.IS_EXCLUSIVE[basic]:
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
    workers = 1 if state.year > 0 and state.rival_season < box.AUTUMN and laid == state.rival_season else 0
    for seat in range(state.seats):
        workers += has(state.players[seat].at_forest, forest)
    return OK if workers < box.FOREST_SPACES[forest, state.seats] else why(Why.TAKEN, place)


@rule
def forest_number(state, forest):
    """R2.2 Which of the cards laid out it is, counted from the top left; or -1."""
    for number in range(len(state.forest)):
        if state.forest[number] == forest:
            return number
    return -1


@rule
def stands_at(player, place):
    """Does a worker of this player stand on this basic place or forest card?"""
    return player.at_basic[place] > 0 if place < AT_FOREST else has(player.at_forest, place - AT_FOREST)


@rule
def stands_anywhere(player):
    for place in range(N_LOCATIONS):
        if stands_at(player, place):
            return True
    return False


# --- What a place does ------------------------------------------------------


@large_rule
def use(state, place):
    """R4.3 to R4.22 A basic place or a forest card, whoever stands there."""
    forest = place - AT_FOREST
    if forest == box.TWO_CARDS_ONE_ANY:
        take_any(state, AFTER_TWO_CARDS)
    player = state.players[state.seat]
    for resource in range(box.N_RESOURCES):
        player.resources[resource] += box.GAINS[place, resource]
    state.cities[state.seat].points += box.GAINS[place, box.POINT_GAIN]
    draw_cards(state, box.GAINS[place, box.CARD_GAIN])
    if forest == box.TWO_ANY:
        take_any(state, OF_TWO_ANY)
    elif forest == box.DISCARD_UP_TO_3:
        discard_up_to_3(state)
    elif forest == box.DISCARD_DRAW_DOUBLE:
        discard_for_double(state)
    elif forest == box.COPY_BASIC:
        push(state, Task.USE, UseFor.COPY_BASIC)
    elif forest == box.TWO_FROM_MEADOW:
        take_two(state)


# --- Which place: Lookout, Clock Tower, a forest card that copies -----------


@rule
def why_not_use(state, code):
    """R8.13, R4.21, R8.4 Clock Tower alone may be left."""
    purpose, place = top(state).numbers[at.PURPOSE], code - USE_PLACE
    if code == DONE:
        return OK if purpose == UseFor.CLOCK_TOWER else why_must_choose(state)
    if place >= AT_FOREST and (purpose == UseFor.COPY_BASIC or forest_number(state, place - AT_FOREST) < 0):
        return why(Why.NOT_IN_GAME, place)
    if purpose == UseFor.CLOCK_TOWER and not stands_at(state.players[state.seat], place):
        return why(Why.NO_WORKER_THERE, place)
    return OK


@rule
def use_chosen(state, code):
    """R8.4 A token of the Clock Tower is removed for it."""
    if top(state).numbers[at.PURPOSE] == UseFor.CLOCK_TOWER:
        state.cities[state.seat].clock -= 1
    pop(state)
    use(state, code - USE_PLACE)
