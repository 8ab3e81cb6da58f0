"""What a card does when it arrives (R7.5) and at every production (R8.49): the 48 cards, in the order of the table.

Constructions and critters that are not named here do nothing by themselves: red ones wait for workers, blue ones for
cards, purple ones for the end. What a green card simply gives stands in the components.
"""

from osada.engine.bits import lowest
from osada.engine.compiled import large_rule, rule
from osada.games.divukraj.components import (
    BARD,
    BARGE_TOAD,
    BERRY,
    CARD_GAIN,
    CHIP_SWEEP,
    CLOCK_TOWER,
    COLOUR,
    DOCTOR,
    FARM,
    GENERAL_STORE,
    GREEN,
    HAND_LIMIT,
    HUSBAND,
    MINER_MOLE,
    MONK,
    N_RESOURCES,
    PEDDLER,
    POSTAL_PIGEON,
    PRODUCED,
    RANGER,
    RUINS,
    SHEPHERD,
    STOREHOUSE,
    TEACHER,
    TWIG,
    UNDERTAKER,
    WANDERER,
    WIFE,
    WOODCARVER,
)
from osada.games.divukraj.rules.agenda import push
from osada.games.divukraj.rules.city import copies_of, must_name, pairs
from osada.games.divukraj.rules.deck import draw_cards
from osada.games.divukraj.rules.purposes import BARD_SONG, NTH_ACTIVATE, NTH_STORE, RANGE
from osada.games.divukraj.rules.words import FROM_DECK
from osada.games.divukraj.state import (
    BURY,
    COPY,
    DISCARD,
    GIVE_BERRIES,
    LIFT,
    MEADOW,
    NTH,
    PAY,
    PIGEON_PLAY,
    REFILL,
    REVEAL,
    STORE,
    SWAP,
    SWEEP,
    TAKE,
    TEACH,
    TO_GOODS,
)

ANY_RESOURCE = (1 << N_RESOURCES) - 1
CLOCK_TOKENS, SONGS, RUINS_CARDS, SHEPHERD_BERRIES, WANDERER_CARDS = 3, 5, 2, 3, 3
BURIED, PIGEON_CARDS, TEACHER_CARDS, MONK_BERRIES, PEDDLER_SWAPS = 3, 2, 2, 2, 2
TWIGS_PER_FARM = 2
MOLE, SWEEPER = 0, 1  # the two sorts of card in a chain of copies

# --- When a card arrives ----------------------------------------------------


@large_rule
def act(state, card, copy):
    """R7.5 The copy that has just come."""
    city = state.cities[state.seat]
    if COLOUR[card] == GREEN:
        state.named = 0
        makes_pair = city.cards[HUSBAND] <= city.cards[WIFE]
        if card == STOREHOUSE:
            push(state, STORE, copy)
        else:
            produce(state, card, state.seat, makes_pair)
    elif card == CLOCK_TOWER:
        city.clock = CLOCK_TOKENS
    elif card == RUINS:
        draw_cards(state, RUINS_CARDS)
    elif card == BARD:
        push(state, DISCARD, BARD_SONG, 0, SONGS)
    elif card == POSTAL_PIGEON:
        push(state, PIGEON_PLAY)
        push(state, REVEAL, PIGEON_CARDS, FROM_DECK)
    else:
        act_on_journey(state, city, card)


@rule
def act_on_journey(state, city, card):
    """R8.41, R8.42, R8.45, R8.46"""
    if card == RANGER:
        push(state, LIFT, RANGE)
    elif card == SHEPHERD:
        state.players[state.seat].resources[BERRY] += SHEPHERD_BERRIES
        city.points += city.chapel
    elif card == UNDERTAKER:
        push(state, REFILL)
        push(state, MEADOW, 1)
        push(state, REFILL)
        push(state, BURY, BURIED)
    elif card == WANDERER:
        draw_cards(state, WANDERER_CARDS)


# --- Production -------------------------------------------------------------


@large_rule
def produce(state, card, owner, is_paired):
    """R8.36 What a green card of this city does for the seat whose turn it is. Storehouses: `choose_store`.

    R8.52 That may be nothing. R8.11, R8.27, R8.28, R8.29, R8.32, R8.36 stand here, the other critters below.
    """
    city, player = state.cities[owner], state.players[state.seat]
    for resource in range(N_RESOURCES):
        player.resources[resource] += PRODUCED[card, resource]
    draw_cards(state, PRODUCED[card, CARD_GAIN])
    if card == GENERAL_STORE and city.cards[FARM] > 0:
        player.resources[BERRY] += 1
    elif card == BARGE_TOAD:
        player.resources[TWIG] += TWIGS_PER_FARM * city.cards[FARM]
    elif card == CHIP_SWEEP:
        push(state, SWEEP)
    elif card == DOCTOR:
        push(state, PAY, BERRY)
    elif card == HUSBAND and is_paired and city.cards[FARM] > 0:
        push(state, TAKE, 1, ANY_RESOURCE)
    elif card == MINER_MOLE:
        state.named |= 1 << 2 * int(owner) + MOLE
        push(state, COPY, owner, MOLE, 1)
    else:
        produce_more(state, player, card)


@rule
def produce_more(state, player, card):
    """R8.37, R8.38, R8.44, R8.48"""
    if card == MONK:
        push(state, TO_GOODS)
        push(state, GIVE_BERRIES, MONK_BERRIES)
    elif card == PEDDLER:
        push(state, SWAP, PEDDLER_SWAPS)
    elif card == TEACHER:
        state.private = 1
        push(state, TEACH)
        push(state, REVEAL, min(TEACHER_CARDS, HAND_LIMIT - player.hand_size), FROM_DECK)
    elif card == WOODCARVER:
        push(state, PAY, TWIG)


@rule
def choose_store(state, copies, purpose):
    """R5.7, R8.21 One of these Storehouses of the own city."""
    if must_name(state.cities[state.seat], STOREHOUSE, copies):
        state.copies = copies
        push(state, NTH, purpose, STOREHOUSE, state.seat)
    else:
        open_store(state, lowest(copies), purpose)


@rule
def open_store(state, copy, purpose):
    state.copies = 0
    if purpose == NTH_ACTIVATE:
        state.stores_left &= ~(1 << int(copy))
    push(state, STORE, copy)


@rule
def produce_again(state, card, owner):
    """R8.28, R8.36, R8.53 One copy of this card, a paired Husband if there is one."""
    if card == STOREHOUSE:
        choose_store(state, copies_of(state.cities[owner], card), NTH_STORE)
    else:
        produce(state, card, owner, pairs(state.cities[owner]) > 0)
