"""What purple cards pay at the end (R11.5): one function each, in the order of the table."""

from osada.engine.compiled import rule
from osada.games.divukraj.components import (
    ARCHITECT,
    CASTLE,
    EVER_TREE,
    IS_CRITTER,
    IS_UNIQUE,
    KING,
    N_BASIC_EVENTS,
    N_CARDS,
    N_EVENTS,
    PALACE,
    PEBBLE,
    PURPLE,
    RESIN,
    SCHOOL,
    THEATER,
    bonus,
)
from osada.games.divukraj.rules.city import count_colour, pairs

MOST_FROM_ARCHITECT = bonus("architect", "max")
PAIR_BONUS = bonus("wife", "add")  # for each Wife with a Husband
KING_BASIC, KING_SPECIAL = bonus("king", "per_basic_event"), bonus("king", "per_special_event")


@rule
def prosperity_points(state, seat):
    """R11.5"""
    cards, points = state.cities[seat].cards, 0
    points += castle(state.cities[seat]) if cards[CASTLE] else 0
    points += ever_tree(state.cities[seat]) if cards[EVER_TREE] else 0
    points += palace(state.cities[seat]) if cards[PALACE] else 0
    points += school(state.cities[seat]) if cards[SCHOOL] else 0
    points += theater(state.cities[seat]) if cards[THEATER] else 0
    points += architect(state.players[seat]) if cards[ARCHITECT] else 0
    points += king(state, seat) if cards[KING] else 0
    return points + wives(state.cities[seat])


@rule
def castle(city):
    """R8.1"""
    return n_of_sort(city, is_critter=0, is_unique=0)


@rule
def ever_tree(city):
    """R8.8"""
    return count_colour(city, PURPLE)


@rule
def palace(city):
    """R8.16"""
    return n_of_sort(city, is_critter=0, is_unique=1)


@rule
def school(city):
    """R8.20"""
    return n_of_sort(city, is_critter=1, is_unique=0)


@rule
def theater(city):
    """R8.22"""
    return n_of_sort(city, is_critter=1, is_unique=1)


@rule
def architect(player):
    """R8.25"""
    return min(player.resources[RESIN] + player.resources[PEBBLE], MOST_FROM_ARCHITECT)


@rule
def king(state, seat):
    """R8.35"""
    points = 0
    for event in range(N_EVENTS):
        if state.event_owner[event] == seat:
            points += KING_BASIC if event < N_BASIC_EVENTS else KING_SPECIAL
    return points


@rule
def wives(city):
    """R8.47"""
    return PAIR_BONUS * pairs(city)


@rule
def n_of_sort(city, is_critter, is_unique):
    count = 0
    for card in range(N_CARDS):
        if IS_CRITTER[card] == is_critter and IS_UNIQUE[card] == is_unique:
            count += int(city.cards[card])
    return count
