"""Placing a worker (R3.3, R4, R5): on the board, on an event, on a card."""

from osada.engine.bits import lowest
from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, listed_range, why
from osada.games.divukraj import components as box
from osada.games.divukraj.components import HOST, INN, POST_OFFICE, printed
from osada.games.divukraj.rules.agenda import pop, push
from osada.games.divukraj.rules.city import empty_copies, must_name
from osada.games.divukraj.rules.copying import is_city
from osada.games.divukraj.rules.deck import draw_cards
from osada.games.divukraj.rules.discarding import visit_haven, visit_journey, why_not_journey
from osada.games.divukraj.rules.events import achieve, why_not_event
from osada.games.divukraj.rules.giving import visit_monastery, why_not_monastery
from osada.games.divukraj.rules.giving_cards import visit_post_office, why_not_post_office
from osada.games.divukraj.rules.lifting import N_OWNERS, forget_lifted, is_lifted_from
from osada.games.divukraj.rules.places import use, why_not_basic, why_not_forest
from osada.games.divukraj.rules.plays import can_use_inn, visit_cemetery, why_not_cemetery
from osada.games.divukraj.rules.removing import visit_university, why_not_university
from osada.games.divukraj.rules.storehouse import empty_store
from osada.games.divukraj.rules.words import (
    AT_EVENT,
    AT_FOREST,
    AT_HAVEN,
    AT_JOURNEY,
    AT_OPEN,
    AT_OWN,
    N_PLACES,
    OWN_CARD,
    VISIT,
    Why,
)
from osada.games.divukraj.state import GUESTS, NOTHING
from osada.games.divukraj.tasks import CopyFor, Task, UseFor

CHAPEL_TOKENS = printed("chapel", "put_point_token_on_self")
CARDS_A_TOKEN = printed("chapel", "draw", "each")

# --- Which card, and whose --------------------------------------------------


@rule
def card_at(place):
    """The card that is this place."""
    if place < AT_OPEN:
        return int(OWN_CARD[place - AT_OWN])
    return INN if place < AT_OPEN + N_OWNERS else POST_OFFICE


@rule
def owner_at(state, place):
    return (place - AT_OPEN) % N_OWNERS if place >= AT_OPEN else int(state.seat)


# --- Cards as places (R5) ---------------------------------------------------


@rule
def free_copies(state, card, owner):
    """R5.3, R5.4 The copies with a space for one more worker, as bits; not the one from which Ranger lifted it."""
    city = state.cities[owner]
    copies = empty_copies(city, card)
    by = box.SECOND_SPACE_BY[card]
    if by >= 0 and city.cards[by] > 0 and city.cards[card] > 0 and city.guests[HOST[card], 0] < 2 * GUESTS:
        return 1
    if is_lifted_from(state, card, owner):
        copies &= ~(1 << int(state.lifted_copy))
    return copies


@rule
def why_not_card(state, place):
    """R5.1, R5.2"""
    card, owner = card_at(place), owner_at(state, place)
    if place >= AT_OPEN and (owner == state.seat or not is_city(state, owner)):
        return why(Why.NOT_IN_GAME, place)
    if state.cities[owner].cards[card] == 0:
        return why(Why.NOT_IN_CITY, card) if place < AT_OPEN else why(Why.NOT_IN_CITY_OF, card, owner)
    if free_copies(state, card, owner) == 0:
        is_same = is_lifted_from(state, card, owner) and state.cities[owner].cards[card] == 1
        return why(Why.SAME_PLACE if is_same else Why.TAKEN, place)
    return why_not_useful(state, card)


@rule
def why_not_useful(state, card):
    """R4.2 The mandatory part of what the card does."""
    if card == INN:
        return OK if can_use_inn(state) else why(Why.NOTHING_TO_PLAY)
    if card == POST_OFFICE:
        return why_not_post_office(state)
    if card == box.MONASTERY:
        return why_not_monastery(state)
    if card == box.CEMETERY:
        return why_not_cemetery(state)
    return why_not_university(state) if card == box.UNIVERSITY else OK


# --- Any place --------------------------------------------------------------


@large_rule
def why_not_visit(state, place):
    """R3.3, R4.25 Places of the board, events, cards."""
    if state.players[state.seat].workers == 0:
        return why(Why.NO_WORKER)
    if state.lifted != NOTHING and place <= AT_HAVEN and place == state.lifted:
        return why(Why.SAME_PLACE, place)
    if place < AT_FOREST:
        return why_not_basic(state, place)
    if place < AT_HAVEN:
        return why_not_forest(state, place - AT_FOREST)
    if place == AT_HAVEN:
        return OK
    if place < AT_EVENT:
        return why_not_journey(state, place - AT_JOURNEY)
    return why_not_event(state, place - AT_EVENT) if place < AT_OWN else why_not_card(state, place)


@large_rule
def visit(state, place):
    """R3.3 It acts at once."""
    player = state.players[state.seat]
    player.workers -= 1
    if place >= AT_OWN:
        visit_card(state, place)
        return
    forget_lifted(state)
    if place < AT_FOREST:
        player.at_basic[place] += 1
        use(state, place)
    elif place < AT_HAVEN:
        player.at_forest |= 1 << place - AT_FOREST
        use(state, place)
    elif place == AT_HAVEN:
        visit_haven(state, player)
    elif place < AT_EVENT:
        visit_journey(state, player, place - AT_JOURNEY)
    else:
        player.at_events |= 1 << place - AT_EVENT
        achieve(state, place - AT_EVENT)


@rule
def visit_card(state, place):
    """R5.7 Which copy is asked where they differ."""
    card, owner = card_at(place), owner_at(state, place)
    city = state.cities[owner]
    state.copies = free_copies(state, card, owner)
    if must_name(city, card, state.copies):
        push(state, Task.NTH, CopyFor.VISIT, card, owner)
    else:
        visit_copy(state, card, owner, lowest(state.copies))


@rule
def visit_copy(state, card, owner, copy):
    """R5.2, R12.11 The owner gets a point, Rugwort too; R5.6 what is played goes into the city of the visitor."""
    city = state.cities[owner]
    guests = city.guests[HOST[card], copy]
    city.guests[HOST[card], copy] = guests + GUESTS if guests else state.seat + GUESTS
    if owner != state.seat:
        city.points += 1
    state.copies = 0
    forget_lifted(state)
    use_card(state, city, card, copy)


@rule
def use_card(state, city, card, copy):  # noqa: C901  # one branch for each card
    """What a card does for a worker; R8.3 and R8.13 stand here."""
    if card == box.CEMETERY:
        visit_cemetery(state)
    elif card == box.CHAPEL:
        city.chapel += CHAPEL_TOKENS
        draw_cards(state, CARDS_A_TOKEN * city.chapel)
    elif card == INN:
        push(state, Task.INN)
    elif card == box.LOOKOUT:
        push(state, Task.USE, UseFor.LOOKOUT)
    elif card == box.MONASTERY:
        visit_monastery(state, city)
    elif card == POST_OFFICE:
        visit_post_office(state)
    elif card == box.QUEEN:
        push(state, Task.QUEEN)
    elif card == box.STOREHOUSE:
        empty_store(state, city, copy)
    elif card == box.UNIVERSITY:
        visit_university(state, city)


# --- Once more: a worker that was lifted ------------------------------------


@rule
def list_visits(state, codes, count):
    """Everything on the board that is in the game, and all cards."""
    count = listed_range(codes, count, VISIT, VISIT + AT_FOREST)
    for number in range(len(state.forest)):
        if state.forest[number] != NOTHING:
            codes[count] = VISIT + AT_FOREST + int(state.forest[number])
            count += 1
    count = listed_range(codes, count, VISIT + AT_HAVEN, VISIT + AT_EVENT)
    for event in range(box.N_EVENTS):
        if state.event_owner[event] == NOTHING:
            codes[count] = VISIT + AT_EVENT + event
            count += 1
    return listed_range(codes, count, VISIT + AT_OWN, VISIT + N_PLACES)


@rule
def list_revisits(state, codes):
    return list_visits(state, codes, 0)


@rule
def why_not_revisit(state, code):
    return why_not_visit(state, code - VISIT)


@rule
def revisit(state, code):
    """R8.41"""
    pop(state)
    visit(state, code - VISIT)
