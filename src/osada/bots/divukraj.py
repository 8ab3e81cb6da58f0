"""What a bot knows of Divukraj: the points now, and what goods, workers, cards and unfinished tasks may still bring.

Points count a hundred-fold; every other number is a guess at what a thing will bring in the end.
"""

from typing import Any

import numpy as np

from osada.engine.bits import count_bits
from osada.engine.compiled import large_rule, rule
from osada.engine.game import TOTAL
from osada.games.divukraj.components import (
    AUTUMN,
    BARGE_TOAD,
    CARDS,
    CASTLE,
    CITY_SPACES,
    COLOUR,
    COLOURS,
    COST,
    EVER_TREE,
    FARM,
    GENERAL_STORE,
    GREEN_CARD,
    HAND_LIMIT,
    HOUSE,
    HUSBAND,
    IS_CRITTER,
    IS_UNIQUE,
    N_CARDS,
    N_CONSTRUCTIONS,
    N_EVENTS,
    N_GREENS,
    N_MEADOW,
    N_RESOURCES,
    NEEDS_CARDS,
    NEEDS_COLOURS,
    PALACE,
    POINTS,
    PURPLE,
    SCHOOL,
    SEASONS,
    THEATER,
    WIFE,
)
from osada.games.divukraj.prosperity import castle, ever_tree, n_of_colour, palace, school, theater
from osada.games.divukraj.rules.city import free_houses, spaces_after
from osada.games.divukraj.rules.purposes import BARD_SONG, CLOCK, DOUBLE, FOREST_THREE, HAVEN, MAIL, SET_OUT
from osada.games.divukraj.scoring import scores
from osada.games.divukraj.state import (
    BY,
    DISCARD,
    DRAW,
    FROM_HAND,
    LEAVE,
    NOBODY,
    NOTHING,
    PAY_UP,
    PLACE_CARD,
    RIVAL,
    TASKS,
    USE,
)


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
def value(state, seat, sheet):
    """The points of a seat, and its hopes as long as it has not passed."""
    worth = lead(state, seat, sheet)
    if not state.players[seat].passed:
        worth += own_things(state.players[seat]) + targets(state, seat)
        worth += city_hopes(state, seat) + event_hopes(state, seat)
        if state.seat == seat:
            worth += to_be_done(state, seat)
    return worth


@rule
def lead(state, seat, sheet):
    scores(state, sheet)
    best = sheet[RIVAL, TOTAL] if state.year else 0
    for rival in range(state.seats):
        if rival != seat:
            best = max(best, sheet[rival, TOTAL])
    return POINT * sheet[seat, TOTAL] - POINT * best // RIVALS


# --- Things -----------------------------------------------------------------


@rule
def price(goods, season):
    """What so many of each resource are worth."""
    worth = 0
    for resource in range(N_RESOURCES):
        count = int(goods[resource])
        worth += GOODS[resource] * (3 * min(count, MANY) + max(0, count - MANY)) // 3
    return worth * IN_TENTHS[season] // 10


@rule
def own_things(player):
    worth = price(player.resources, player.season) + WORKER * int(player.workers)
    for card in range(N_CARDS):
        worth += int(player.hand[card]) * hand_worth(player, card)
    return worth


@rule
def hand_worth(player, card):
    """Cards of more points are kept longer."""
    return HAND_CARD[player.season] + 2 * int(POINTS[0, card])


# --- Cards that may be played next ------------------------------------------


@large_rule
def targets(state, seat):
    """The best card within reach, and a part of what the others of the hand promise."""
    best, rest = 0, 0
    for card in range(N_CARDS):
        if state.players[seat].hand[card]:
            hope = target(state, seat, card)
            best = max(best, hope)
            rest += hope
    for slot in range(N_MEADOW):
        if state.meadow[slot] != NOTHING:
            best = max(best, target(state, seat, int(state.meadow[slot])))
    return (BEST * best + REST * rest) // 100


@rule
def target(state, seat, card):
    """What a card would bring, less its cost; the more is missing for it, the less."""
    city, player = state.cities[seat], state.players[seat]
    is_played = state.seat == seat and state.card == card
    if is_played or (IS_UNIQUE[card] and city.cards[card]) or spaces_after(city, card, NOTHING) > CITY_SPACES:
        return 0
    if IS_CRITTER[card] and has_house(city, card):
        return max(0, arrival(state, seat, card) - OPEN_HOUSE) * REACH[0] // 100
    missing = 0
    for resource in range(N_RESOURCES):
        spent = int(state.due[resource]) if state.seat == seat else 0
        missing += max(0, int(COST[state.edition, card, resource]) + spent - int(player.resources[resource]))
    gain = arrival(state, seat, card) - price(COST[state.edition, card], player.season)
    return max(0, gain) * REACH[min(missing, len(REACH) - 1)] // 100


@rule
def has_house(city, card):
    return free_houses(city, int(HOUSE[card])) != 0 or free_houses(city, EVER_TREE) != 0


# --- The city ---------------------------------------------------------------


@rule
def city_hopes(state, seat):
    """What its cards will still bring."""
    city, season = state.cities[seat], state.players[seat].season
    worth = 0
    for card in range(N_CARDS):
        if city.cards[card]:
            worth += int(city.cards[card]) * card_hopes(city, card, season)
            if card < N_CONSTRUCTIONS and season < AUTUMN:
                worth += OPEN_HOUSE * count_bits(free_houses(city, card))
    return worth


@rule
def card_hopes(city, card, season):
    return LASTING[card] * (len(SEASONS) - season) + production(city, card) * TO_COME[season]


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


# --- Events -----------------------------------------------------------------


@large_rule
def event_hopes(state, seat):
    """The more of an event's cards are there, the better."""
    worth = 0
    for event in range(N_EVENTS):
        if state.event_owner[event] == NOBODY:
            worth += event_hope(state.cities[seat], event)
    return worth


@rule
def event_hope(city, event):
    have, need = 0, 0
    for which in range(NEEDS_CARDS.shape[1]):
        if NEEDS_CARDS[event, which] != NOTHING:
            need += 1
            have += 1 if city.cards[NEEDS_CARDS[event, which]] else 0
    for colour in range(len(COLOURS)):
        if NEEDS_COLOURS[event, colour]:
            need += int(NEEDS_COLOURS[event, colour])
            have += min(int(NEEDS_COLOURS[event, colour]), n_of_colour(city, colour))
    return EVENT * have * have // (need * need)


# --- What is still to be done -----------------------------------------------


@large_rule
def to_be_done(state, seat):
    """All tasks on the agenda, and green cards that wait for their production."""
    worth = 0
    for index in range(state.depth):
        worth += task_worth(state, seat, index)
    for green in range(N_GREENS):
        worth += int(state.to_activate[green]) * production(state.cities[seat], int(GREEN_CARD[green]))
    return worth


@rule
def task_worth(state, seat, index):
    row, player = state.agenda[index], state.players[seat]
    task = int(row.task)
    if task == PLACE_CARD:
        return arrival(state, seat, int(state.card))
    if task == LEAVE:
        return -hand_worth(player, int(state.card)) if state.origin == FROM_HAND else 0
    if task == PAY_UP:
        return -to_pay(state, seat)
    if task == DRAW:
        return HAND_CARD[player.season] * min(int(row.a), HAND_LIMIT - int(player.hand_size))
    if task == DISCARD:
        return discards(row, int(player.hand_size), HAND_CARD[player.season])
    if task == USE and row.a == CLOCK:
        return 0
    return TASK[task] + EACH[task] * int(row.a)


@rule
def to_pay(state, seat):
    """The cost; while nothing is said about it, a house that would be free."""
    city, card = state.cities[seat], int(state.card)
    cost = price(state.due, state.players[seat].season)
    is_open = state.phase == BY and IS_CRITTER[card] and has_house(city, card)
    return min(cost, OPEN_HOUSE) if is_open else cost


@rule
def discards(row, hand_size, card_worth):
    """What the cards discarded so far will bring, by purpose."""
    count = int(row.b)
    if row.a == SET_OUT:
        return -card_worth * (int(row.c) - count)
    if row.a == BARD_SONG:
        return POINT * count
    if row.a == MAIL:
        return card_worth * (HAND_LIMIT - hand_size)
    if row.a == DOUBLE:
        return card_worth * min(2 * count, HAND_LIMIT - hand_size)
    if row.a == HAVEN:
        return GOODS[0] * (count // 2) + GOODS[0] // 3 * (count % 2)
    return GOODS[0] * count if row.a == FOREST_THREE else 0
