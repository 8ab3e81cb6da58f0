"""Room for a card and ways to pay it (R7): what is checked before a card is played."""

from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import (
    BERRY,
    CELLS,
    CITY_SPACES,
    COST,
    CRANE,
    DUNGEON,
    EVER_TREE,
    FOOL,
    HOUSE,
    INNKEEPER,
    IS_CRITTER,
    IS_UNIQUE,
    JUDGE,
    N_CARDS,
    N_CONSTRUCTIONS,
    N_RESOURCES,
    RANGER,
    RUINS,
    WANDERER,
)
from osada.games.divukraj.rules.city import count_constructions, free_houses, spaces_after
from osada.games.divukraj.rules.tables import N_SWAPS, SWAP_GAINED, SWAP_GIVEN
from osada.games.divukraj.rules.words import (
    BY_COST,
    BY_CRANE,
    BY_EVER_TREE,
    BY_HOUSE,
    BY_INNKEEPER,
    BY_JUDGE,
    WAYS,
    Why,
)
from osada.games.divukraj.state import NOTHING

DISCOUNT = 3  # of Crane, Dungeon, Innkeeper and Inn

# --- Room (R7.12 to R7.15) --------------------------------------------------


@rule
def takes_fool(state, owner):
    """R8.30 A free space, and no Fool yet."""
    city = state.cities[owner]
    return city.cards[FOOL] == 0 and spaces_after(city, FOOL, NOTHING) <= CITY_SPACES


@rule
def why_no_room_for_fool(state, seat):
    """R8.30; R12.12 in the solo game it is always playable."""
    if state.year:
        return OK
    for owner in range(state.seats):
        if owner != seat and takes_fool(state, owner):
            return OK
    return why(Why.NO_CITY_FOR_FOOL)


@large_rule
def why_no_room(state, seat, card, gone):
    """R7.4 Can the card be placed when `gone` (a card, or NOTHING) has left the city?"""
    city = state.cities[seat]
    if card == FOOL:
        return why_no_room_for_fool(state, seat)
    if IS_UNIQUE[card] and city.cards[card] > (gone == card):
        return why(Why.ALREADY_IN_CITY, card)
    if card == RUINS:
        is_left = count_constructions(city) > (0 <= gone < N_CONSTRUCTIONS)
        return OK if is_left else why(Why.NO_CONSTRUCTION)
    if card != WANDERER and spaces_after(city, card, gone) > CITY_SPACES:
        return why(Why.CITY_FULL)
    return OK


# --- What is missing --------------------------------------------------------


@rule
def missing(state, player, card):
    """How many resources are missing for the printed cost."""
    count = 0
    for resource in range(N_RESOURCES):
        count += max(0, COST[state.edition, card, resource] - player.resources[resource])
    return count


@rule
def why_not_affordable(state, player, card):
    for resource in range(N_RESOURCES):
        more = COST[state.edition, card, resource] - player.resources[resource]
        if more > 0:
            return why(Why.NEEDS, resource, more)
    return OK


@rule
def why_not_affordable_less(state, player, card, discount):
    """R7.10 With a discount of any kinds."""
    more = missing(state, player, card) - discount
    return why(Why.NEEDS_ANY, more) if more > 0 else OK


@rule
def why_not_without_berries(state, player, card):
    """R8.33 The Innkeeper saves berries only."""
    for resource in range(N_RESOURCES):
        more = COST[state.edition, card, resource] - player.resources[resource]
        more -= DISCOUNT if resource == BERRY else 0
        if more > 0:
            return why(Why.NEEDS, resource, more)
    return OK


@rule
def why_not_swapped(state, player, card, swap):
    """R8.34 With one unit of the first kind paid by one of the second."""
    given, gained = SWAP_GIVEN[swap], SWAP_GAINED[swap]
    if COST[state.edition, card, given] == 0:
        return why(Why.NOT_IN_COST, given)
    for resource in range(N_RESOURCES):
        cost = COST[state.edition, card, resource] + int(gained == resource) - int(given == resource)
        if cost > player.resources[resource]:
            return why(Why.NEEDS, resource, cost - player.resources[resource])
    return OK


# --- The seven ways (R7.7) --------------------------------------------------


@rule
def why_not_cost(state, seat, card):
    reason = why_not_affordable(state, state.players[seat], card)
    return why_no_room(state, seat, card, NOTHING) if reason == OK else reason


@rule
def why_not_house(state, seat, card, house):
    """R7.8, R7.9 An occupied token on this construction."""
    city = state.cities[seat]
    if not IS_CRITTER[card]:
        return why(Why.ONLY_CRITTERS, BY_EVER_TREE if house == EVER_TREE else BY_HOUSE)
    if city.cards[house] == 0:
        return why(Why.NOT_IN_CITY, house)
    if free_houses(city, house) == 0:
        return why(Why.HOUSE_OCCUPIED, house)
    return why_no_room(state, seat, card, NOTHING)


@rule
def why_not_crane(state, seat, card):
    """R8.6"""
    if IS_CRITTER[card]:
        return why(Why.ONLY_CONSTRUCTIONS, BY_CRANE)
    if state.cities[seat].cards[CRANE] == 0:
        return why(Why.NOT_IN_CITY, CRANE)
    reason = why_not_affordable_less(state, state.players[seat], card, DISCOUNT)
    return why_no_room(state, seat, card, CRANE) if reason == OK else reason


@rule
def why_not_innkeeper(state, seat, card):
    """R8.33"""
    if not IS_CRITTER[card]:
        return why(Why.ONLY_CRITTERS, BY_INNKEEPER)
    if state.cities[seat].cards[INNKEEPER] == 0:
        return why(Why.NOT_IN_CITY, INNKEEPER)
    reason = why_not_without_berries(state, state.players[seat], card)
    return why_no_room(state, seat, card, INNKEEPER) if reason == OK else reason


@rule
def why_not_judge(state, seat, card):
    """R8.34"""
    if state.cities[seat].cards[JUDGE] == 0:
        return why(Why.NOT_IN_CITY, JUDGE)
    for swap in range(N_SWAPS):
        if why_not_swapped(state, state.players[seat], card, swap) == OK:
            return why_no_room(state, seat, card, NOTHING)
    more = missing(state, state.players[seat], card) - 1
    return why(Why.COSTS_NOTHING, card) if more < 0 and is_free(state, card) else why(Why.NEEDS_ANY, max(1, more))


@rule
def is_free(state, card):
    """R7.11 Ruins costs nothing."""
    for resource in range(N_RESOURCES):
        if COST[state.edition, card, resource] > 0:
            return False
    return True


@rule
def why_not_dungeon(state, seat, card):
    """R8.7"""
    if state.cities[seat].cards[DUNGEON] == 0:
        return why(Why.NOT_IN_CITY, DUNGEON)
    reason = why_not_affordable_less(state, state.players[seat], card, DISCOUNT)
    if reason != OK:
        return reason
    reason = why(Why.NO_PRISONER)
    for prisoner in range(N_CONSTRUCTIONS, N_CARDS):
        if state.cities[seat].cards[prisoner] > 0:
            reason = why_not_jail(state, seat, card, prisoner)
            if reason == OK:
                return OK
    return reason


@rule
def why_not_jail(state, seat, card, prisoner):
    """R8.7 A critter of the own city into a free cell, and room for the card afterwards."""
    city = state.cities[seat]
    if city.cards[prisoner] == 0:
        return why(Why.NOT_IN_CITY, prisoner)
    cells = 0
    for cell in range(CELLS):
        cells += city.prisoners[cell] == NOTHING
    if cells == 0 or (cells < CELLS and city.cards[RANGER] == 0):
        return why(Why.NO_FREE_CELL)
    if cells < CELLS and prisoner == RANGER:
        return why(Why.RANGER_NOT_SECOND)
    return why_no_room(state, seat, card, prisoner)


@large_rule
def why_not_by(state, seat, card, way):
    """R7.7 May this card be played in this way?"""
    if way == BY_COST:
        return why_not_cost(state, seat, card)
    if way == BY_HOUSE:
        return why_not_house(state, seat, card, HOUSE[card])
    if way == BY_EVER_TREE:
        return why_not_house(state, seat, card, EVER_TREE)
    if way == BY_CRANE:
        return why_not_crane(state, seat, card)
    if way == BY_INNKEEPER:
        return why_not_innkeeper(state, seat, card)
    return why_not_judge(state, seat, card) if way == BY_JUDGE else why_not_dungeon(state, seat, card)


@large_rule
def why_not_playable(state, seat, card):
    """R7.16 A way to pay it and a place for it exist. If not: why it cannot be placed, or what is missing for it."""
    for way in range(len(WAYS)):
        if why_not_by(state, seat, card, way) == OK:
            return OK
    reason = why_no_room(state, seat, card, NOTHING)
    return why_not_affordable(state, state.players[seat], card) if reason == OK else reason


@rule
def why_not_less(state, seat, card, discount):
    """R8.12, R4.22 With a discount, which does not combine with anything else."""
    reason = why_not_affordable_less(state, state.players[seat], card, discount)
    return why_no_room(state, seat, card, NOTHING) if reason == OK else reason
