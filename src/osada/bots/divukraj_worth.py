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
from osada.games.divukraj.state import TASKS


def table(names: tuple[str, ...], **worth: int) -> np.ndarray[Any, Any]:
    """Numbers by name; the others are 0."""
    assert set(worth) <= set(names), set(worth) - set(names)
    return np.array([worth.get(name, 0) for name in names], np.int64)


POINT = 100  # the unit
RIVALS = 4  # a point of the best rival costs one part in so many
WORKER = 60  # one that is not placed
PREPARED = 20  # a season begun: the workers it brings belong to those that are still to come
OPEN_HOUSE = 40  # a construction that can house a critter for nothing
EVENT = 140  # one that nobody has, if all its cards are in the city
MANY = 8  # goods of one kind; more of them are worth little

GOODS = np.array([42, 48, 56, 44], np.int64)  # [resource]
IN_TENTHS = np.array([10, 10, 9, 6], np.int64)  # [season] goods count less and less
HAND_CARD = np.array([20, 20, 18, 15], np.int64)  # [season]
BEST, REST = 60, 20  # of the best card that may be played next, and of all of the hand, in hundredths
REACH = np.array([90, 65, 50, 36, 25, 15, 8, 0], np.int64)  # [resources missing] likewise
TO_COME = np.array([2, 1, 1, 0], np.int64)  # [season] productions

# fmt: off
LASTING = table(  # [card] for this season and for each one to come
    CARDS, cemetery=90, chapel=60, courthouse=40, historian=50, shopkeeper=40, inn=50, lookout=60, monastery=100,
    post_office=25, queen=120, university=40, crane=25, innkeeper=25, dungeon=30, judge=25, storehouse=20,
)
PRODUCED = table(  # [card] at each production
    CARDS, farm=44, twig_barge=84, resin_refinery=48, mine=56, general_store=44, fairgrounds=55, storehouse=70,
    chip_sweep=60, miner_mole=55, doctor=90, monk=110, woodcarver=95, peddler=20, teacher=45,
)
ON_ARRIVAL = table(  # [card] when it is played
    CARDS, bard=110, clock_tower=300, postal_pigeon=130, ranger=60, ruins=90, shepherd=130, undertaker=30, wanderer=90,
    fool=250, king=150, architect=150,
)
TASK = table(  # [task] something that is still to be done
    TASKS, jail=-130, remove=20, trigger=30, sweep=60, copy=55, of=55, store=60, pay=90, teacher=45, use=120, lift=60,
    inn=200, queen=300, cemetery=330, pigeon=130, nth=60, season=PREPARED,
    **{"forest-play": 60},
)
EACH = table(  # [task] for each time that it is still to be done
    TASKS, spare=45, take=47, meadow=34, market=120, swap=10, reveal=30, capture=100, graduate=100, scrolls=80,
    **{"give-cards": -30, "give-any": -45, "give-berries": 100, "store-event": 110},
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
    worth = POINT * (int(POINTS[state.edition, card]) + prosperity(city, card) + welcome(city, card))
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
