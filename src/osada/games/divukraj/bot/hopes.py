"""A guess at what goods, workers, cards and unfinished tasks of Divukraj may still bring, in hundredths of a point."""

from osada.engine.bits import count_bits
from osada.engine.compiled import large_rule, rule
from osada.games.divukraj import at
from osada.games.divukraj.bot.worth import (
    BEST,
    EACH,
    EVENT,
    GOODS,
    HAND_CARD,
    OPEN_HOUSE,
    POINT,
    REACH,
    REST,
    TASK,
    WORKER,
    arrival,
    card_hopes,
    has_house,
    price,
    production,
)
from osada.games.divukraj.components import (
    AUTUMN,
    CITY_SPACES,
    COLOURS,
    COST,
    GREEN_CARD,
    HAND_LIMIT,
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
    POINTS,
)
from osada.games.divukraj.rules.city import count_colour, free_houses, spaces_after
from osada.games.divukraj.state import FROM_HAND, NOBODY, NOTHING
from osada.games.divukraj.tasks import DiscardFor, Task, UseFor


@rule
def hopes(state, seat, promised):
    """What a seat that has not passed may still get, in points; `promised` is what `targets` gives."""
    worth = own_things(state, state.players[seat]) + promised
    worth += city_hopes(state, seat) + event_hopes(state, seat)
    if state.seat == seat:
        worth += to_be_done(state, seat)
    return worth / POINT


# --- Things -----------------------------------------------------------------


@rule
def own_things(state, player):
    worth = price(player.resources, player.season) + WORKER * int(player.workers)
    for card in range(N_CARDS):
        worth += int(player.hand[card]) * hand_worth(state, player, card)
    return worth


@rule
def hand_worth(state, player, card):
    """Cards of more points are kept longer."""
    return HAND_CARD[player.season] + 2 * int(POINTS[state.edition, card])


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
    have, need = event_parts(city, event, NOTHING)
    return EVENT * have * have // (need * need)


@rule
def event_parts(city, event, coming):
    """How many of the cards that an event asks for are there, or on their way; and how many it asks for."""
    have, need = 0, 0
    for which in range(NEEDS_CARDS.shape[1]):
        card = int(NEEDS_CARDS[event, which])
        if card != NOTHING:
            need += 1
            have += 1 if city.cards[card] or card == coming else 0
    for colour in range(len(COLOURS)):
        if NEEDS_COLOURS[event, colour]:
            need += int(NEEDS_COLOURS[event, colour])
            have += min(int(NEEDS_COLOURS[event, colour]), int(count_colour(city, colour)))
    return have, need


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
    if task == Task.PLACE:
        return arrival(state, seat, int(state.card))
    if task == Task.LEAVE:
        return -hand_worth(state, player, int(state.card)) if state.origin == FROM_HAND else 0
    if task == Task.PAY_UP:
        return -to_pay(state, seat)
    if task == Task.DRAW:
        return HAND_CARD[player.season] * min(int(row.numbers[at.LEFT]), HAND_LIMIT - int(player.hand_size))
    if task == Task.DISCARD:
        return discards(row, int(player.hand_size), HAND_CARD[player.season])
    if task == Task.USE and row.numbers[at.PURPOSE] == UseFor.CLOCK_TOWER:
        return 0
    return TASK[task] + EACH[task] * int(row.numbers[0])


@rule
def to_pay(state, seat):
    """The cost; while nothing is said about it, a house that would be free."""
    city, card = state.cities[seat], int(state.card)
    cost = price(state.due, state.players[seat].season)
    is_open = state.phase == Task.BY and IS_CRITTER[card] and has_house(city, card)
    return min(cost, OPEN_HOUSE) if is_open else cost


@rule
def discards(row, hand_size, card_worth):
    """What the cards discarded so far will bring, by purpose."""
    count = int(row.numbers[at.DISCARDED])
    if row.numbers[at.PURPOSE] == DiscardFor.JOURNEY:
        return -card_worth * (int(row.numbers[at.MOST]) - count)
    if row.numbers[at.PURPOSE] == DiscardFor.BARD:
        return POINT * count
    if row.numbers[at.PURPOSE] == DiscardFor.POST_OFFICE:
        return card_worth * (HAND_LIMIT - hand_size)
    if row.numbers[at.PURPOSE] == DiscardFor.DOUBLE:
        return card_worth * min(2 * count, HAND_LIMIT - hand_size)
    if row.numbers[at.PURPOSE] == DiscardFor.HAVEN:
        return GOODS[0] * (count // 2) + GOODS[0] // 3 * (count % 2)
    return GOODS[0] * count if row.numbers[at.PURPOSE] == DiscardFor.UP_TO_3 else 0
