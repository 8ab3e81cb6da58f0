"""Deck, discard pile, hands and Meadow (R9), and who remembers what (R13)."""

from osada.engine.bits import lowest
from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.components import HAND_LIMIT, LOCKED_SLOTS, N_CARDS, N_MEADOW
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.words import CARD_DRAWN, FROM_PILE, Why
from osada.games.divukraj.state import MAX_SEATS, NOTHING
from osada.games.divukraj.tasks import Task

# --- Deck and discard pile --------------------------------------------------


@rule
def cards_left(state):
    """R9.5 How many cards can still be drawn."""
    return state.deck_size + state.pile_size


@large_rule
def shuffle(state):
    """R9.5 The discard pile becomes the deck; R13.6 what was remembered of it is worth nothing any more."""
    for card in range(N_CARDS):
        state.deck[card] = state.pile[card]
        state.pile[card] = 0
        for who in range(MAX_SEATS + 1):
            state.seen[who, card] = 0
    state.deck_size = state.pile_size
    state.pile_size = 0


@rule
def draw_from_deck(state, card):
    if state.deck_size == 0:
        shuffle(state)
    state.deck[card] -= 1
    state.deck_size -= 1


@rule
def draw_from_pile(state, card):
    """R9.6 A card of the discard pile is revealed: everybody knows of one fewer there."""
    state.pile[card] -= 1
    state.pile_size -= 1
    for who in range(MAX_SEATS + 1):
        if state.seen[who, card] > 0:
            state.seen[who, card] -= 1


@rule
def discard_openly(state, card):
    """R13.6"""
    state.pile[card] += 1
    state.pile_size += 1
    for who in range(MAX_SEATS + 1):
        state.seen[who, card] += 1


@rule
def discard_secretly(state, seat, card):
    """R13.3 Face down: only this seat knows what it was."""
    state.pile[card] += 1
    state.pile_size += 1
    state.seen[seat, card] += 1


# --- Hands ------------------------------------------------------------------


@rule
def has_room(player):
    """R9.2"""
    return player.hand_size < HAND_LIMIT


@rule
def add_to_hand(player, card):
    player.hand[card] += 1
    player.hand_size += 1


@rule
def why_not_in_hand(state, card):
    return OK if state.players[state.seat].hand[card] > 0 else why(Why.NOT_IN_HAND, card)


@rule
def take_openly(state, seat, card):
    """R13.4 Everybody remembers it."""
    add_to_hand(state.players[seat], card)
    for who in range(MAX_SEATS + 1):
        state.known[who, seat] |= 1 << int(card)


@rule
def leave_hand_openly(state, seat, card):
    player = state.players[seat]
    player.hand[card] -= 1
    player.hand_size -= 1
    for who in range(MAX_SEATS + 1):
        state.known[who, seat] &= ~(1 << int(card))


@rule
def leave_hand_secretly(state, seat, card):
    """R13.4, R13.5 Nobody knows any more what is in this hand."""
    player = state.players[seat]
    player.hand[card] -= 1
    player.hand_size -= 1
    for who in range(MAX_SEATS + 1):
        state.known[who, seat] = 0


# --- The Meadow -------------------------------------------------------------


@rule
def is_locked(state, slot):
    """R12.6 A worker of Rugwort's stands on it."""
    return state.year > 0 and LOCKED_SLOTS[state.rival_season] >> slot & 1 == 1


@rule
def slots_of(state, card):
    """The open slots on which this card lies, as bits."""
    slots = 0
    for slot in range(N_MEADOW):
        if state.meadow[slot] == card and not is_locked(state, slot):
            slots |= 1 << slot
    return slots


@rule
def has_open_slot(state):
    for slot in range(N_MEADOW):
        if state.meadow[slot] != NOTHING and not is_locked(state, slot):
            return True
    return False


@rule
def empty_slot(state, slot):
    """R9.3 The card leaves the Meadow; the slot is refilled later."""
    state.meadow[slot] = NOTHING
    state.vacant |= 1 << int(slot)


# --- Cards that come --------------------------------------------------------


@rule
def is_refill_due(state):
    """R9.4 A slot is empty, and there is a card for it."""
    return state.vacant != 0 and cards_left(state) > 0


@rule
def end_refill(state):
    """R9.4 What could not be filled is filled later."""
    pop(state)
    state.short |= state.vacant
    state.vacant = 0


@rule
def is_draw_due(state):
    """R9.2, R9.5 As many as were asked for, as fit, as there are."""
    return top(state).numbers[at.LEFT] > 0 and has_room(state.players[state.seat]) and cards_left(state) > 0


@rule
def is_reveal_due(state):
    """R8.2 The deck goes on with the discard pile; the discard pile does not go on."""
    task = top(state)
    return (
        task.numbers[at.LEFT] > 0 and (state.pile_size if task.numbers[at.PILE] == FROM_PILE else cards_left(state)) > 0
    )


@rule
def refill(state, card):
    """R9.4 The lowest slot, first of those that stayed empty before."""
    draw_from_deck(state, card)
    if state.short:
        slot = lowest(state.short)
        state.short &= ~(1 << slot)
    else:
        slot = lowest(state.vacant)
        state.vacant &= ~(1 << slot)
    state.meadow[slot] = card


@rule
def reveal(state, card):
    """R9.6"""
    task = top(state)
    if task.numbers[at.PILE] == FROM_PILE:
        draw_from_pile(state, card)
    else:
        draw_from_deck(state, card)
    state.revealed[state.n_revealed] = card
    state.n_revealed += 1
    task.numbers[at.LEFT] -= 1


@rule
def deal(state, card):
    """R2.5 By turn order."""
    task = top(state)
    draw_from_deck(state, card)
    add_to_hand(state.players[(state.first + task.numbers[at.TURN]) % state.seats], card)
    task.numbers[at.LEFT] -= 1
    if task.numbers[at.LEFT] == 0:
        pop(state)


@rule
def card_comes(state, card):
    """The next card, for whoever waits for it."""
    if state.phase == Task.REFILL:
        refill(state, card)
    elif state.phase == Task.DRAW:
        draw_from_deck(state, card)
        add_to_hand(state.players[state.seat], card)
        top(state).numbers[at.LEFT] -= 1
    elif state.phase == Task.REVEAL:
        reveal(state, card)
    else:
        deal(state, card)


@rule
def weigh_cards(state, weights):
    """R9.5 Each copy is equally likely; an empty deck is the discard pile."""
    is_pile = state.deck_size == 0 or (state.phase == Task.REVEAL and top(state).numbers[at.PILE] == FROM_PILE)
    for card in range(N_CARDS):
        weights[CARD_DRAWN + card] = state.pile[card] if is_pile else state.deck[card]


@rule
def draw_cards(state, count):
    """R9.1"""
    if count > 0:
        push(state, Task.DRAW, count)


# --- Revealed cards ---------------------------------------------------------


@rule
def is_revealed(state, card):
    for index in range(state.n_revealed):
        if state.revealed[index] == card:
            return True
    return False


@rule
def why_not_revealed(state, card):
    return OK if is_revealed(state, card) else why(Why.NOT_REVEALED, card)


@rule
def leave_revealed(state, card):
    """One card of those revealed; the others close up."""
    index = 0
    while state.revealed[index] != card:
        index += 1
    state.n_revealed -= 1
    for later in range(index, state.n_revealed):
        state.revealed[later] = state.revealed[later + 1]
    state.revealed[state.n_revealed] = NOTHING


@rule
def discard_revealed(state):
    """R9.11"""
    for index in range(state.n_revealed):
        discard_openly(state, state.revealed[index])
        state.revealed[index] = NOTHING
    state.n_revealed = 0
