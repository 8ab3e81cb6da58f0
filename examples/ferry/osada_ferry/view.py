"""What a seat may know, and what it may imagine: its own hand, the number of cards of the others, at the end all."""

import numpy as np

from osada.engine.compiled import rule
from osada.engine.game import CHANCE
from osada.engine.layout import SAME, Counts, EachSeat, Word, view_of
from osada.engine.loops import below
from osada_ferry.components import CARD_NAMES, CARDS, COPIES, EDITION_IDS, HARBOURS
from osada_ferry.rules import DROP_OUT, FIRST_STOW
from osada_ferry.state import MAX_SEATS, NO_CARD, OVER, PHASES, PLAYER, STATE

KNOWN_PLAYER, copy_player = view_of(
    PLAYER,
    coins=SAME, goods=SAME, harbour=SAME, busy=SAME,
    hand_size=np.int8,
    has_stowed=np.int8,
    hand=(np.int8, len(CARDS)),        # the viewer's own; at the end all
    stowed=np.int8,
)
VIEW, copy_public = view_of(
    STATE, edition=SAME, seats=SAME, phase=SAME, seat=SAME, played=SAME, players=(KNOWN_PLAYER, MAX_SEATS)
)
SHOWN = {
    "edition": Word(EDITION_IDS),
    "phase": Word(PHASES),
    "played": Counts(CARD_NAMES),
    "players": EachSeat(),
    "players.harbour": Word(HARBOURS),
    "players.hand": Counts(CARD_NAMES),
    "players.stowed": Word(CARD_NAMES),
}


@rule
def view(state, seat, known):
    """R2.1, R5.2 An allow-list: what is not copied here stays secret."""
    copy_public(state, known)
    for each in range(state.seats):
        player, shown = state.players[each], known.players[each]
        copy_player(player, shown)
        shown.hand_size = player.hand.sum()
        shown.has_stowed = player.stowed != NO_CARD
        shown.stowed = NO_CARD
        if each == seat or state.phase == OVER:
            copy_cards(player, shown)


@rule
def seen(state, actor, code, seat):
    """R2.1, R5.1 What is drawn and what is stowed is seen by its owner only."""
    if actor == CHANCE:
        return seat == state.seat
    return seat == actor or not FIRST_STOW <= code < DROP_OUT


@rule
def imagine(known, seat, rng, state):
    """R2.1 Unknown cards are dealt at random from those that the seat has not seen."""
    copy_public(known, state)
    for card in range(len(CARDS)):
        state.deck[card] = COPIES[card] - known.played[card]
    for each in range(MAX_SEATS):
        copy_player(known.players[each], state.players[each])
        copy_cards(known.players[each], state.players[each])
        take_out(state.deck, known.players[each])
    for each in range(known.seats):
        if each != seat and known.phase != OVER:
            deal(state, known.players[each], state.players[each], rng)


@rule
def copy_cards(source, target):
    target.hand = source.hand
    target.stowed = source.stowed


@rule
def take_out(deck, shown):
    """The cards that are seen are not in the deck."""
    for card in range(len(CARDS)):
        deck[card] -= shown.hand[card]
    if shown.has_stowed and shown.stowed != NO_CARD:
        deck[shown.stowed] -= 1


@rule
def deal(state, shown, player, rng):
    for _ in range(shown.hand_size):
        player.hand[any_card(state.deck, rng)] += 1
    if shown.has_stowed:
        player.stowed = any_card(state.deck, rng)


@rule
def any_card(deck, rng):
    """Takes a random card out of these."""
    rest = below(rng, deck.sum())
    for card in range(len(CARDS)):
        rest -= deck[card]
        if rest < 0:
            deck[card] -= 1
            return card
    return NO_CARD
