"""The turn and the actions (rulebook chapters 1 to 5).

Every action has two functions: `why_not_<action>` says what forbids it, `<action>` does it and trusts that.
"""

from enum import IntEnum

from osada.engine.actions import ActionSpace
from osada.engine.compiled import rule
from osada.engine.game import CHANCE, OK, Reasons, listed_range, why
from osada_ferry.components import CARD_NAMES, CARDS, COINS, GOODS, HARBOURS, SMUGGLER
from osada_ferry.state import ACT, ANCHOR, DRAW, OVER, PHASES, STOW, me

N_HARBOURS = len(HARBOURS)
FARE, SALE_PRICE = 1, 2

ACTIONS = ActionSpace(
    anchor=HARBOURS, sail=HARBOURS, sell=("",), play=CARD_NAMES, rest=("",), stow=CARD_NAMES, drop_out=("",),
)
OUTCOMES = ActionSpace(card=CARD_NAMES)
FIRST_ANCHOR, FIRST_SAIL, SELL, FIRST_PLAY, REST, FIRST_STOW, DROP_OUT = ACTIONS.first.values()
N_ACTIONS = len(ACTIONS)


class Why(IntEnum):
    """Why an action is illegal."""

    OK = OK
    NOT_NOW = 1
    DONE = 2
    OTHERS_TURN = 3
    NOT_A_NEIGHBOUR = 4
    TOO_FEW_COINS = 5
    NO_GOODS = 6
    NOT_IN_HAND = 7


REASONS = Reasons(Why, {
    Why.NOT_NOW: {"phase": PHASES},
    Why.OTHERS_TURN: {"seat": ()},
    Why.NOT_A_NEIGHBOUR: {"harbour": HARBOURS, "here": HARBOURS},
    Why.TOO_FEW_COINS: {"missing": ()},
    Why.NOT_IN_HAND: {"card": CARD_NAMES},
})


# --- R2 The turn ------------------------------------------------------------


@rule
def actors(state):
    """R1.2, R2.2, R5.1"""
    if state.phase == DRAW:
        return 1 << CHANCE
    if state.phase == ACT:
        return 1 << int(state.seat)
    acting = 0
    for seat in range(state.seats):
        if state.players[seat].busy:
            acting |= 1 << seat
    return acting


@rule
def candidates(state, seat, codes):
    if state.phase == ANCHOR:
        return listed_range(codes, 0, FIRST_ANCHOR, FIRST_SAIL)
    if state.phase == ACT:
        return listed_range(codes, 0, FIRST_SAIL, FIRST_STOW)
    if state.phase == STOW:
        return listed_range(codes, 0, FIRST_STOW, N_ACTIONS)
    return 0


@rule
def why_not(state, seat, code):
    """R2.2 One action a turn, of the seat whose turn it is."""
    if state.phase != phase_of(code):
        return why(Why.NOT_NOW, state.phase)
    player = state.players[seat]
    if state.phase != ACT:
        return why_not_all_at_once(player, code)
    if seat != state.seat:
        return why(Why.OTHERS_TURN, state.seat)
    if code < SELL:
        return why_not_sail(player, code - FIRST_SAIL)
    if code == SELL:
        return OK if player.goods > 0 else why(Why.NO_GOODS)
    return OK if code == REST else why_not_held(player, code - FIRST_PLAY)


@rule
def phase_of(code):
    if code < FIRST_SAIL:
        return ANCHOR
    return ACT if code < FIRST_STOW else STOW


@rule
def why_not_all_at_once(player, code):
    """R1.2, R5.1"""
    if not player.busy:
        return why(Why.DONE)
    if code < FIRST_SAIL or code == DROP_OUT:
        return OK
    return why_not_held(player, code - FIRST_STOW)


@rule
def why_not_held(player, card):
    return OK if player.hand[card] > 0 else why(Why.NOT_IN_HAND, card)


@rule
def apply(state, seat, code):
    if seat == CHANCE:
        draw(state, code)
    elif state.phase == ACT:
        act(state, code)
        end_turn(state)
    else:
        player = state.players[seat]
        player.busy = 0
        if code < FIRST_SAIL:
            player.harbour = code - FIRST_ANCHOR
        elif code < DROP_OUT:
            stow(player, code - FIRST_STOW)
        end_all_at_once(state)


@rule
def chance(state, weights):
    """R2.1 Every undrawn copy is equally likely."""
    for card in range(len(CARDS)):
        weights[card] = state.deck[card] if state.phase == DRAW else 0


@rule
def draw(state, card):
    """R2.1"""
    state.deck[card] -= 1
    me(state).hand[card] += 1
    state.phase = ACT


@rule
def act(state, code):
    """R2.2"""
    if code < SELL:
        sail(state, code - FIRST_SAIL)
    elif code == SELL:
        sell(state)
    elif code < REST:
        play(state, code - FIRST_PLAY)


@rule
def end_turn(state):
    """R5.1"""
    state.seat = (state.seat + 1) % state.seats
    state.phase = DRAW
    if state.deck.sum() == 0:
        state.phase = STOW
        for seat in range(state.seats):
            state.players[seat].busy = 1


@rule
def end_all_at_once(state):
    """R1.2, R5.2"""
    if actors(state) == 0:
        state.phase = DRAW if state.phase == ANCHOR else OVER


# --- R3 Sailing and selling -------------------------------------------------


@rule
def why_not_sail(player, harbour):
    distance = (harbour - player.harbour) % N_HARBOURS
    if distance != 1 and distance != N_HARBOURS - 1:
        return why(Why.NOT_A_NEIGHBOUR, harbour, player.harbour)
    return OK if player.coins >= FARE else why(Why.TOO_FEW_COINS, FARE - player.coins)


@rule
def sail(state, harbour):
    """R3.1"""
    player = me(state)
    player.coins -= FARE
    player.harbour = harbour


@rule
def sell(state):
    """R3.2"""
    player = me(state)
    player.goods -= 1
    player.coins += SALE_PRICE


# --- R4 Cards ---------------------------------------------------------------


@rule
def play(state, card):
    """R4.1 The printed values, then the card's own text."""
    player = me(state)
    player.hand[card] -= 1
    state.played[card] += 1
    player.coins += COINS[card]
    player.goods += GOODS[card]
    if card == SMUGGLER:
        smuggle(state)


@rule
def smuggle(state):
    """R4.2"""
    player = me(state)
    for seat in range(state.seats):
        rival = state.players[seat]
        if seat != state.seat and rival.harbour == player.harbour and rival.goods > 0:
            rival.goods -= 1
            player.goods += 1


# --- R5 The end -------------------------------------------------------------


@rule
def stow(player, card):
    """R5.1"""
    player.hand[card] -= 1
    player.stowed = card
