"""Cities: what stands in them, copy by copy (R1.4, R5.7, R7.12)."""

from osada.engine.bits import count_bits, has, lowest
from osada.engine.compiled import large_rule, rule
from osada.games.divukraj.components import (
    CELLS,
    CHAPEL,
    CLOCK_TOWER,
    COLOUR,
    DUNGEON,
    HOST,
    HUSBAND,
    N_CARDS,
    N_CONSTRUCTIONS,
    N_RESOURCES,
    PERMANENT_CARDS,
    STOREHOUSE,
    WANDERER,
    WIFE,
)
from osada.games.divukraj.rules.deck import discard_openly
from osada.games.divukraj.state import GUESTS, NOTHING

# --- Counting ---------------------------------------------------------------


@rule
def pairs(city):
    """R7.18"""
    return min(city.cards[HUSBAND], city.cards[WIFE])


@rule
def count_constructions(city):
    count = 0
    for card in range(N_CONSTRUCTIONS):
        count += city.cards[card]
    return count


@rule
def count_colour(city, colour):
    count = 0
    for card in range(N_CARDS):
        if COLOUR[card] == colour:
            count += city.cards[card]
    return count


@rule
def spaces_after(city, card, gone):
    """R7.12 Spaces in use when `gone` (a card, or NOTHING) has left and `card` has come."""
    husbands = city.cards[HUSBAND] + (card == HUSBAND) - (gone == HUSBAND)
    wives = city.cards[WIFE] + (card == WIFE) - (gone == WIFE)
    wanderers = city.cards[WANDERER] + (card == WANDERER) - (gone == WANDERER)
    return city.n_cards + (card != NOTHING) - (gone != NOTHING) - wanderers - min(husbands, wives)


# --- Copies -----------------------------------------------------------------


@rule
def copies_of(city, card):
    """All copies, as bits."""
    return (1 << int(city.cards[card])) - 1


@rule
def free_houses(city, card):
    """R7.8 The copies without an occupied token, as bits."""
    return copies_of(city, card) & ~int(city.occupied[card])


@rule
def guests_on(city, card, copy):
    return city.guests[HOST[card], copy] if HOST[card] >= 0 else 0


@rule
def empty_copies(city, card):
    """The copies on which no worker stands, as bits; of a card that can hold workers."""
    found = 0
    for copy in range(city.cards[card]):
        if city.guests[HOST[card], copy] == 0:
            found |= 1 << copy
    return found


@rule
def copies_with(city, card, seat):
    """The copies on which workers of this seat stand, as bits."""
    found = 0
    for copy in range(city.cards[card]):
        guests = city.guests[HOST[card], copy]
        if guests > 0 and guests % GUESTS == seat:
            found |= 1 << copy
    return found


@rule
def looks(city, card, copy):
    """R5.7 All that can make a copy differ from another, in one number."""
    look = int(guests_on(city, card, copy)) << 1
    if card < N_CONSTRUCTIONS:
        look |= int(city.occupied[card]) >> copy & 1
    if card == STOREHOUSE:
        for resource in range(N_RESOURCES):
            look |= int(city.goods[copy, resource]) << 8 + 8 * resource
    return look


@rule
def first_alike(city, card, copies, copy):
    """R5.7 The first of these copies that looks like this one."""
    look = looks(city, card, copy)
    for other in range(copy):
        if has(copies, other) and looks(city, card, other) == look:
            return other
    return copy


@rule
def must_name(city, card, copies):
    """R5.7 Do these copies differ?"""
    if count_bits(copies) > 1:
        look = looks(city, card, lowest(copies))
        for copy in range(city.cards[card]):
            if has(copies, copy) and looks(city, card, copy) != look:
                return True
    return False


# --- Coming and going -------------------------------------------------------


@rule
def add_card(city, card):
    """Gives the number of the new copy."""
    copy = city.cards[card]
    city.cards[card] += 1
    city.n_cards += 1
    return copy


@large_rule
def take_out(state, city, card, copy):
    """R8.54 The copy leaves with all that lies on it; later copies move up. Gives the workers on it."""
    guests = guests_on(city, card, copy)
    last = city.cards[card] - 1
    if card < N_CONSTRUCTIONS:
        below = (1 << int(copy)) - 1
        tokens = int(city.occupied[card])
        city.occupied[card] = tokens & below | tokens >> 1 & ~below
    if HOST[card] >= 0:
        for later in range(copy, last):
            city.guests[HOST[card], later] = city.guests[HOST[card], later + 1]
        city.guests[HOST[card], last] = 0
    if card == STOREHOUSE:
        close_up_goods(city, copy, last)
    empty_card(state, city, card)
    city.cards[card] -= 1
    city.n_cards -= 1
    return guests


@rule
def close_up_goods(city, copy, last):
    for resource in range(N_RESOURCES):
        for later in range(copy, last):
            city.goods[later, resource] = city.goods[later + 1, resource]
        city.goods[last, resource] = 0


@rule
def empty_card(state, city, card):
    """R8.54 Tokens are lost, prisoners are discarded."""
    if card == CHAPEL:
        city.chapel = 0
    elif card == CLOCK_TOWER:
        city.clock = 0
    elif card == DUNGEON:
        for cell in range(CELLS):
            if city.prisoners[cell] != NOTHING:
                discard_openly(state, city.prisoners[cell])
                city.prisoners[cell] = NOTHING


@rule
def is_permanent(card):
    """R5.5"""
    return card in PERMANENT_CARDS


@rule
def lose_guests(state, guests):
    """R5.8, R5.9 Out of the game; only the owner's own workers stay for good anywhere."""
    state.players[guests % GUESTS].lost += guests // GUESTS


@rule
def guests_to_nowhere(state, card, guests):
    """R5.8"""
    if is_permanent(card):
        lose_guests(state, guests)
    else:
        state.players[guests % GUESTS].nowhere += guests // GUESTS
