"""What questions can be about: codes that may be legal (a superset, none twice). Only these are asked about."""

from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.game import listed_range
from osada.games.divukraj.components import N_CARDS, N_MEADOW
from osada.games.divukraj.rules.words import DONE, TO_SEAT
from osada.games.divukraj.state import NOTHING


@rule
def list_hand(state, codes, count, first):
    hand = state.players[state.seat].hand
    for card in range(N_CARDS):
        if hand[card] > 0:
            codes[count] = first + card
            count += 1
    return count


@rule
def list_meadow(state, codes, count, first):
    """Each card once."""
    listed = 0
    for slot in range(N_MEADOW):
        card = int(state.meadow[slot])
        if card != NOTHING and not has(listed, card):
            listed |= 1 << card
            codes[count] = first + card
            count += 1
    return count


@rule
def list_revealed(state, codes, count, first):
    listed = 0
    for index in range(state.n_revealed):
        card = int(state.revealed[index])
        if not has(listed, card):
            listed |= 1 << card
            codes[count] = first + card
            count += 1
    return count


@rule
def list_city(state, codes, first, owner):
    cards, count = state.cities[owner].cards, 0
    for card in range(N_CARDS):
        if cards[card] > 0:
            codes[count] = first + card
            count += 1
    return count


@rule
def list_seats(state, codes):
    return listed_range(codes, 0, TO_SEAT, TO_SEAT + int(state.seats))


@rule
def with_done(codes, count):
    codes[count] = DONE
    return count + 1
