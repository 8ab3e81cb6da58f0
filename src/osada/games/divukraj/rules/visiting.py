"""Placing a worker (R3.3, R4, R5): on the board, on an event, on a card."""

from osada.engine.bits import lowest
from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import (
    CEMETERY,
    CHAPEL,
    HOST,
    INN,
    JOURNEY,
    LOOKOUT,
    MONASTERY,
    MONK,
    N_RESOURCES,
    POST_OFFICE,
    QUEEN,
    STOREHOUSE,
    UNDERTAKER,
    UNIVERSITY,
)
from osada.games.divukraj.rules.acting import ANY_RESOURCE
from osada.games.divukraj.rules.agenda import push
from osada.games.divukraj.rules.city import empty_copies, must_name
from osada.games.divukraj.rules.copying import is_city
from osada.games.divukraj.rules.deck import cards_left, draw_cards
from osada.games.divukraj.rules.events import achieve, why_not_event
from osada.games.divukraj.rules.giving import count_resources
from osada.games.divukraj.rules.lifting import N_OWNERS, forget_lifted, is_lifted_from
from osada.games.divukraj.rules.places import use, why_not_basic, why_not_forest, why_not_journey
from osada.games.divukraj.rules.playable import can_play_meadow
from osada.games.divukraj.rules.purposes import ANY_NUMBER, HAVEN, LOOK_OUT, MAIL, NTH_VISIT, SET_OUT, STUDY
from osada.games.divukraj.rules.tables import OWN_CARD
from osada.games.divukraj.rules.words import AT_EVENT, AT_FOREST, AT_HAVEN, AT_JOURNEY, AT_OPEN, AT_OWN, Why
from osada.games.divukraj.state import (
    CEMETERY_PLAY,
    DISCARD,
    GIVE_ANY,
    GIVE_CARDS,
    GUESTS,
    INN_PLAY,
    NOTHING,
    NTH,
    PILE,
    QUEEN_PLAY,
    REMOVE,
    TAKE,
    TO_CARDS,
    TO_GOODS,
    USE,
)

MAILED, MONASTERY_GIFT, MONASTERY_POINTS, CHAPEL_CARDS = 2, 2, 4, 2

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
    has_second = (card == CEMETERY and city.cards[UNDERTAKER] > 0) or (card == MONASTERY and city.cards[MONK] > 0)
    if has_second and city.cards[card] > 0 and city.guests[HOST[card], 0] < 2 * GUESTS:
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
    player = state.players[state.seat]
    if card == INN and not can_play_meadow(state, INN_PLAY):
        return why(Why.NOTHING_TO_PLAY)
    if card == POST_OFFICE and player.hand_size < MAILED:
        return why(Why.TOO_FEW_CARDS, MAILED - player.hand_size)
    if card == MONASTERY and count_resources(player) < MONASTERY_GIFT:
        return why(Why.TOO_FEW_RESOURCES, MONASTERY_GIFT - count_resources(player))
    if card == CEMETERY and cards_left(state) == 0:
        return why(Why.NO_CARDS_LEFT)
    if card == UNIVERSITY and state.cities[state.seat].n_cards < 2:
        return why(Why.NO_OTHER_CARD)
    return OK


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
    elif place >= AT_EVENT:
        player.at_events |= 1 << place - AT_EVENT
        achieve(state, place - AT_EVENT)
    else:
        discard_at(state, player, place)


@rule
def discard_at(state, player, place):
    """R4.23, R4.24 Haven and journey take cards of the hand."""
    if place == AT_HAVEN:
        player.at_haven += 1
        push(state, DISCARD, HAVEN, 0, ANY_NUMBER)
    else:
        player.at_journey[place - AT_JOURNEY] += 1
        push(state, DISCARD, SET_OUT, 0, JOURNEY[place - AT_JOURNEY])


@rule
def visit_card(state, place):
    """R5.7 Which copy is asked where they differ."""
    card, owner = card_at(place), owner_at(state, place)
    city = state.cities[owner]
    state.copies = free_copies(state, card, owner)
    if must_name(city, card, state.copies):
        push(state, NTH, NTH_VISIT, card, owner)
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
def use_card(state, city, card, copy):
    """R8.2, R8.3, R8.12, R8.13, R8.15 What a card does for a worker."""
    if card == CEMETERY:
        push(state, CEMETERY_PLAY)
        push(state, PILE)
    elif card == CHAPEL:
        city.chapel += 1
        draw_cards(state, CHAPEL_CARDS * city.chapel)
    elif card == INN:
        push(state, INN_PLAY)
    elif card == LOOKOUT:
        push(state, USE, LOOK_OUT)
    elif card == MONASTERY:
        city.points += MONASTERY_POINTS
        push(state, TO_GOODS)
        push(state, GIVE_ANY, MONASTERY_GIFT)
    else:
        use_other_card(state, city, card, copy)


@rule
def use_other_card(state, city, card, copy):
    """R8.17, R8.40, R8.21, R8.24"""
    if card == POST_OFFICE:
        push(state, DISCARD, MAIL, 0, ANY_NUMBER)
        push(state, TO_CARDS)
        push(state, GIVE_CARDS, MAILED)
    elif card == QUEEN:
        push(state, QUEEN_PLAY)
    elif card == STOREHOUSE:
        for resource in range(N_RESOURCES):
            state.players[state.seat].resources[resource] += city.goods[copy, resource]
            city.goods[copy, resource] = 0
    else:
        city.points += 1
        push(state, TAKE, 1, ANY_RESOURCE)
        push(state, REMOVE, STUDY)
