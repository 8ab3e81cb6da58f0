"""What a bot looks at in Divukraj: points, cards, goods, houses, events, and what is still to be done."""

from osada.bots.evaluation import NO_ROLLOUT, Evaluation, SearchProfile
from osada.engine.bits import count_bits
from osada.engine.compiled import large_rule, rule
from osada.engine.game import TOTAL
from osada.games.divukraj import at
from osada.games.divukraj.bot.hopes import event_parts, hopes, targets
from osada.games.divukraj.bot.outlook import new_outlook, outlook
from osada.games.divukraj.bot.rugwort import rival_hopes
from osada.games.divukraj.bot.traits import (
    ANY,
    BEGUN,
    BEST,
    CITY,
    COLOUR,
    COUNTED,
    EASY_YEAR,
    GOODS,
    GUESTS,
    HAND,
    HAND_SIZE,
    HOPES,
    HOUSES,
    IN_CITY,
    IN_HAND,
    IN_MEADOW,
    N_STAGES,
    N_WORKERS,
    NEAR,
    NOWHERE,
    OUTLOOK,
    OWN,
    PAIRS,
    PASSED,
    PLAYABLE,
    READY,
    RIVALS,
    SPACES,
    STAGES,
    TARGETS,
    TASK,
    TO_ACTIVATE,
    TO_DRAW,
    TRAITS,
)
from osada.games.divukraj.bot.worth import POINT, has_house
from osada.games.divukraj.components import (
    CITY_SPACES,
    COLOURS,
    COST,
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
    POINTS,
)
from osada.games.divukraj.rules.city import count_colour, free_houses, spaces_after
from osada.games.divukraj.scoring import scores
from osada.games.divukraj.state import NOBODY, NOTHING, RIVAL
from osada.games.divukraj.tasks import Task

NO_WAY, FOR_GOODS, INVITED = range(3)  # how a card could be played


@rule
def stage(state, seat):
    player = state.players[seat]
    first = 0 if state.year == EASY_YEAR else N_STAGES
    if player.passed:
        return first + PASSED
    return first + N_WORKERS * int(player.season) + min(N_WORKERS - 1, int(player.workers))


@large_rule
def look(state, seat, work):
    found = work.found
    scores(state, work.sheet)
    found[OWN] = work.sheet[seat, TOTAL]
    if state.year:
        found[RIVALS] = work.sheet[RIVAL, TOTAL]
    if not state.players[seat].passed:
        look_around(state, seat, found)
    if state.year > EASY_YEAR:
        found[RIVALS] += rival_hopes(state, seat, played(state, seat))
        found[OUTLOOK] = outlook(state, seat, stage(state, seat), found, work.scratch)


@rule
def look_around(state, seat, found):
    found[ANY] = 1
    promised, coming = targets(state, seat), played(state, seat)
    found[HOPES] = hopes(state, seat, promised)
    found[TARGETS] = promised / POINT
    look_at_city(state, seat, found)
    look_at_player(state, seat, coming, found)
    for event in range(N_EVENTS):
        if state.event_owner[event] == NOBODY:
            look_at_event(state, seat, event, coming, found)
    look_at_cards(state, seat, found)
    if state.seat == seat:
        look_at_tasks(state, found)


# --- What is there ----------------------------------------------------------


@rule
def look_at_city(state, seat, found):
    city = state.cities[seat]
    for card in range(N_CARDS):
        found[CITY + card] = int(city.cards[card])
        if card < N_CONSTRUCTIONS and city.cards[card]:
            found[HOUSES + card] = count_bits(free_houses(city, card))
    found[SPACES + min(CITY_SPACES, int(spaces_after(city, NOTHING, NOTHING)))] = 1
    for colour in range(len(COLOURS)):
        found[COLOUR + colour] = int(count_colour(city, colour))


@rule
def look_at_player(state, seat, coming, found):
    """Goods that the card `coming` will cost count as spent."""
    player = state.players[seat]
    for card in range(N_CARDS):
        found[HAND + card] = int(player.hand[card])
    found[HAND_SIZE + min(HAND_LIMIT, int(player.hand_size))] = 1
    for resource in range(N_RESOURCES):
        due = int(state.due[resource]) if coming != NOTHING else 0
        count, first = max(0, int(player.resources[resource]) - due), GOODS + resource * len(COUNTED)
        found[first] = min(1, count)
        found[first + 1] = max(0, min(2, count - 1))
        found[first + 2] = max(0, min(3, count - 3))
        found[first + 3] = max(0, count - 6)


@rule
def played(state, seat):
    """The card that is on its way into the city, or NOTHING."""
    if state.seat == seat:
        for index in range(state.depth):
            if state.agenda[index].task == Task.PLACE:
                return int(state.card)
    return NOTHING


@rule
def look_at_tasks(state, found):
    for index in range(state.depth):
        task = int(state.agenda[index].task)
        found[TASK + task] += 1
        if task == Task.DRAW:
            found[TO_DRAW] += int(state.agenda[index].numbers[at.LEFT])
        elif task == Task.PLACE:
            found[CITY + int(state.card)] += 1
    for green in range(N_GREENS):
        found[TO_ACTIVATE + green] = int(state.to_activate[green])


# --- Events -----------------------------------------------------------------


@rule
def look_at_event(state, seat, event, coming, found):
    have, need = event_parts(state.cities[seat], event, coming)
    if NEEDS_CARDS[event, 0] != NOTHING:
        one = near(state, seat, int(NEEDS_CARDS[event, 0]), coming)
        other = near(state, seat, int(NEEDS_CARDS[event, 1]), coming)
        found[PAIRS + len(NEAR) * max(one, other) + min(one, other)] += 1
    if have == need:
        found[READY + event] = 1
    else:
        found[BEGUN + event] = have / need


@rule
def near(state, seat, card, coming):
    if state.cities[seat].cards[card] or card == coming:
        return IN_CITY
    if state.players[seat].hand[card]:
        return IN_HAND
    for slot in range(N_MEADOW):
        if state.meadow[slot] == card:
            return IN_MEADOW
    return NOWHERE


# --- Cards that could be played ---------------------------------------------


@rule
def look_at_cards(state, seat, found):
    for card in range(N_CARDS):
        if state.players[seat].hand[card]:
            look_at_card(state, seat, card, 0, found)
    for slot in range(N_MEADOW):
        if state.meadow[slot] != NOTHING:
            look_at_card(state, seat, int(state.meadow[slot]), 1, found)


@rule
def look_at_card(state, seat, card, where, found):
    way = way_to_play(state, seat, card)
    if way != NO_WAY:
        found[PLAYABLE + where] += 1
        found[BEST + where] = max(found[BEST + where], float(POINTS[state.edition, card]))
        found[GUESTS + where] += 1 if way == INVITED else 0


@rule
def way_to_play(state, seat, card):
    city, player = state.cities[seat], state.players[seat]
    if (IS_UNIQUE[card] and city.cards[card]) or spaces_after(city, card, NOTHING) > CITY_SPACES:
        return NO_WAY
    if IS_CRITTER[card] and has_house(city, card):
        return INVITED
    for resource in range(N_RESOURCES):
        if COST[state.edition, card, resource] > player.resources[resource]:
            return NO_WAY
    return FOR_GOODS


GUESSES = {"points": 1, "hopes": 1, "Rugwort's points": -1, "outlook": 1}
PROFILE = SearchProfile(160, 16_000, NO_ROLLOUT)
EVALUATION = Evaluation(TRAITS, STAGES, look, stage, GUESSES, profile=PROFILE, scratch=new_outlook)
