"""What a bot takes things of Divukraj to be worth, in hundredths of a point: guesses, tried in many matches."""

from typing import Any

import numpy as np

from osada.engine.compiled import rule
from osada.games.divukraj.components import (
    AUTUMN,
    BARGE_TOAD,
    CARDS,
    CASTLE,
    COLOUR,
    EVER_TREE,
    FARM,
    GENERAL_STORE,
    HOUSE,
    HUSBAND,
    IS_CRITTER,
    IS_UNIQUE,
    N_CONSTRUCTIONS,
    N_RESOURCES,
    PALACE,
    POINTS,
    PURPLE,
    SCHOOL,
    SEASONS,
    THEATER,
    WIFE,
)
from osada.games.divukraj.prosperity import castle, ever_tree, palace, school, theater
from osada.games.divukraj.rules.city import free_houses
from osada.games.divukraj.tasks import TASKS


def table(names: tuple[str, ...], **worth: int) -> np.ndarray[Any, Any]:
    """Numbers by name; the others are 0."""
    assert set(worth) <= set(names), set(worth) - set(names)
    return np.array([worth.get(name, 0) for name in names], np.int64)


POINT = 100  # the unit
WORKER = 112  # one that is not placed
PREPARED = 18  # a season begun: the workers it brings belong to those that are still to come
OPEN_HOUSE = 44  # a construction that can house a critter for nothing
EVENT = 82  # one that nobody has, if all its cards are in the city
MANY = 7  # goods of one kind; more of them are worth little

GOODS = np.array([42, 51, 86, 80], np.int64)  # [resource]
IN_TENTHS = np.array([27, 10, 15, 0], np.int64)  # [season] how much goods count then
HAND_CARD = np.array([20, 4, 8, 15], np.int64)  # [season]
BEST, REST = 68, 8  # of the best card that may be played next, and of all of the hand, in hundredths
REACH = np.array([93, 47, 32, 32, 24, 15, 11, 0], np.int64)  # [resources missing] likewise
TO_COME = np.array([2, 1, 1, 0], np.int64)  # [season] productions

# fmt: off
LASTING = table(  # [card] for this season and for each one to come
    CARDS, cemetery=40, chapel=35, courthouse=40, historian=135, shopkeeper=190, inn=43, lookout=58, monastery=30,
    post_office=66, queen=73, university=125, crane=55, innkeeper=78, dungeon=30, judge=33, storehouse=13,
)
PRODUCED = table(  # [card] at each production
    CARDS, farm=225, twig_barge=137, resin_refinery=120, mine=112, general_store=85, fairgrounds=65, storehouse=24,
    chip_sweep=77, miner_mole=10, doctor=90, monk=114, woodcarver=94, peddler=7, teacher=19,
)
ON_ARRIVAL = table(  # [card] when it is played
    CARDS, bard=110, clock_tower=476, postal_pigeon=264, ranger=73, ruins=88, shepherd=155, undertaker=18, wanderer=80,
    fool=126, king=195, architect=69,
)
TASK = table(  # [task] something that is still to be done
    TASKS, jail=-174, remove=39, trigger=71, sweep=100, copy=105, of=50, store=64, pay=41, teacher=50, use=144, lift=73,
    inn=295, queen=587, cemetery=270, pigeon=215, nth=73, season=PREPARED,
    **{"forest-play": 46},
)
EACH = table(  # [task] for each time that it is still to be done
    TASKS, spare=58, take=100, meadow=36, market=160, swap=10, reveal=31, capture=75, graduate=51, scrolls=120,
    **{"give-cards": -23, "give-any": -40, "give-berries": 59, "store-event": 128},
)
# fmt: on


@rule
def price(goods, season):
    """What so many of each resource are worth."""
    worth = 0
    for resource in range(N_RESOURCES):
        count = int(goods[resource])
        worth += GOODS[resource] * (3 * min(count, MANY) + max(0, count - MANY)) // 3
    return worth * IN_TENTHS[season] // 10


@rule
def production(city, card):
    """What a green card brings once."""
    if card == BARGE_TOAD:
        return 2 * GOODS[0] * int(city.cards[FARM])
    if card == HUSBAND:
        return GOODS[0] if city.cards[WIFE] and city.cards[FARM] else 0
    extra = GOODS[0] if card == GENERAL_STORE and city.cards[FARM] else 0
    return PRODUCED[card] + extra


@rule
def card_hopes(city, card, season):
    return LASTING[card] * (len(SEASONS) - season) + production(city, card) * TO_COME[season]


@rule
def arrival(state, seat, card):
    """What a card will bring that is being played: its points, itself, and what others pay for it."""
    city, season = state.cities[seat], state.players[seat].season
    worth = POINT * (int(POINTS[state.edition, card]) + int(prosperity(city, card)) + welcome(city, card))
    worth += ON_ARRIVAL[card] + card_hopes(city, card, season) + production(city, card)
    return worth + (OPEN_HOUSE if card < N_CONSTRUCTIONS and season < AUTUMN else 0)


@rule
def prosperity(city, card):
    """What a purple card finds in the city, itself included."""
    if card == CASTLE:
        return castle(city)
    if card == EVER_TREE:
        return ever_tree(city) + 1
    if card == PALACE:
        return palace(city) + 1
    if card == SCHOOL:
        return school(city)
    return theater(city) if card == THEATER else 0


@rule
def welcome(city, card):
    """What the purple cards of the city pay for a new card."""
    points = 1 if COLOUR[card] == PURPLE and city.cards[EVER_TREE] else 0
    if IS_CRITTER[card]:
        points += 1 if city.cards[THEATER if IS_UNIQUE[card] else SCHOOL] else 0
    else:
        points += 1 if city.cards[PALACE if IS_UNIQUE[card] else CASTLE] else 0
    is_pair = (card == WIFE and city.cards[HUSBAND] > city.cards[WIFE]) or (
        card == HUSBAND and city.cards[WIFE] > city.cards[HUSBAND]
    )
    return points + (3 if is_pair else 0)


@rule
def has_house(city, card):
    return free_houses(city, int(HOUSE[card])) != 0 or free_houses(city, EVER_TREE) != 0
