"""Ways to pay a card (R7.1, R7.2, R7.7): which of them are open, and what each does."""

from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.components import (
    BERRY,
    COST,
    CRANE,
    EVER_TREE,
    HOUSE,
    INNKEEPER,
    IS_CRITTER,
    N_RESOURCES,
    printed,
)
from osada.games.divukraj.rules import words
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.city import take_out
from osada.games.divukraj.rules.deck import discard_openly
from osada.games.divukraj.rules.dungeon import by_dungeon, why_not_dungeon
from osada.games.divukraj.rules.houses import by_house, why_not_house
from osada.games.divukraj.rules.judge import why_not_judge
from osada.games.divukraj.rules.room import total_due, why_no_room, why_not_affordable, why_not_affordable_less
from osada.games.divukraj.rules.words import BY_WAY, N_WAYS, SPARE_ONE, Why
from osada.games.divukraj.state import NOTHING
from osada.games.divukraj.tasks import Task

CRANE_DISCOUNT = printed("crane", "cost_minus", "amount")
INNKEEPER_DISCOUNT = printed("innkeeper", "cost_minus", "amount")  # berries

# --- The seven ways (R7.7) --------------------------------------------------


@large_rule
def why_not_paid(state, seat, card, way):
    """R7.7 May this card be played in this way?"""
    if way == words.BY_COST:
        return why_not_cost(state, seat, card)
    if way == words.BY_HOUSE:
        return why_not_house(state, seat, card, HOUSE[card])
    if way == words.BY_EVER_TREE:
        return why_not_house(state, seat, card, EVER_TREE)
    if way == words.BY_CRANE:
        return why_not_crane(state, seat, card)
    if way == words.BY_INNKEEPER:
        return why_not_innkeeper(state, seat, card)
    return why_not_judge(state, seat, card) if way == words.BY_JUDGE else why_not_dungeon(state, seat, card)


@large_rule
def why_not_playable(state, seat, card):
    """R7.16 A way to pay it and a place for it exist. If not: why it cannot be placed, or what is missing for it."""
    for way in range(N_WAYS):
        if why_not_paid(state, seat, card, way) == OK:
            return OK
    reason = why_no_room(state, seat, card, NOTHING)
    return why_not_affordable(state, state.players[seat], card) if reason == OK else reason


@rule
def why_not_cost(state, seat, card):
    reason = why_not_affordable(state, state.players[seat], card)
    return why_no_room(state, seat, card, NOTHING) if reason == OK else reason


@rule
def why_not_crane(state, seat, card):
    """R8.6"""
    if IS_CRITTER[card]:
        return why(Why.ONLY_CONSTRUCTIONS, words.BY_CRANE)
    if state.cities[seat].cards[CRANE] == 0:
        return why(Why.NOT_IN_CITY, CRANE)
    reason = why_not_affordable_less(state, state.players[seat], card, CRANE_DISCOUNT)
    return why_no_room(state, seat, card, CRANE) if reason == OK else reason


@rule
def why_not_innkeeper(state, seat, card):
    """R8.33"""
    if not IS_CRITTER[card]:
        return why(Why.ONLY_CRITTERS, words.BY_INNKEEPER)
    if state.cities[seat].cards[INNKEEPER] == 0:
        return why(Why.NOT_IN_CITY, INNKEEPER)
    reason = why_not_without_berries(state, state.players[seat], card)
    return why_no_room(state, seat, card, INNKEEPER) if reason == OK else reason


@rule
def why_not_without_berries(state, player, card):
    """R8.33 The Innkeeper saves berries only."""
    for resource in range(N_RESOURCES):
        more = COST[state.edition, card, resource] - player.resources[resource]
        more -= INNKEEPER_DISCOUNT if resource == BERRY else 0
        if more > 0:
            return why(Why.NEEDS, resource, more)
    return OK


# --- Which way --------------------------------------------------------------


@rule
def why_not_by(state, code):
    return why_not_paid(state, state.seat, state.card, code - BY_WAY)


@rule
def by(state, code):
    """R7.1, R7.2"""
    pop(state)
    city, way = state.cities[state.seat], code - BY_WAY
    if way in (words.BY_HOUSE, words.BY_EVER_TREE):
        by_house(state, city, EVER_TREE if way == words.BY_EVER_TREE else HOUSE[state.card])
    elif way == words.BY_JUDGE:
        push(state, Task.JUDGE)
    elif way == words.BY_INNKEEPER:
        give_up(state, city, INNKEEPER)
        state.due[BERRY] = max(0, state.due[BERRY] - INNKEEPER_DISCOUNT)
    elif way == words.BY_CRANE:
        push(state, Task.SPARE, min(CRANE_DISCOUNT, total_due(state)))
        give_up(state, city, CRANE)
    elif way == words.BY_DUNGEON:
        by_dungeon(state)


@rule
def give_up(state, city, card):
    """R8.6, R8.33 It leaves before the new card comes."""
    take_out(state, city, card, 0)
    discard_openly(state, card)


# --- What a discount of any kinds spares ------------------------------------


@rule
def why_not_spare(state, code):
    """R7.10 A unit of the cost; the rest must still be payable."""
    resource = code - SPARE_ONE
    if state.due[resource] == 0:
        return why(Why.NOT_IN_COST, resource)
    player = state.players[state.seat]
    for other in range(N_RESOURCES):
        lacks = state.due[other] - (other == resource) > player.resources[other]
        if lacks and missing_due(state, player, resource) > top(state).numbers[at.LEFT] - 1:
            return why(Why.NEEDS, other, state.due[other] - (other == resource) - player.resources[other])
    return OK


@rule
def missing_due(state, player, spared):
    """What is missing for the rest, when one unit is spared."""
    count = 0
    for resource in range(N_RESOURCES):
        count += max(0, state.due[resource] - (resource == spared) - player.resources[resource])
    return count


@rule
def spare(state, code):
    state.due[code - SPARE_ONE] -= 1
    top(state).numbers[at.LEFT] -= 1
