"""What a seat may imagine (R13): a whole position that fits its view, every hidden card as likely as any other."""

from osada.engine.bits import count_bits, has
from osada.engine.compiled import large_rule, rule
from osada.engine.loops import below
from osada.games.divukraj.components import (
    CELLS,
    COPIES,
    COVERS,
    FEW_COPIES,
    KEEPERS,
    N_CARDS,
    N_EVENTS,
    N_HOSTS,
    N_MEADOW,
    N_RESOURCES,
)
from osada.games.divukraj.known import copy_city, copy_player, copy_public
from osada.games.divukraj.state import (
    FROM_HAND,
    FROM_REVEALED,
    GUESTS,
    MAX_SEATS,
    MOST_REVEALED,
    MOST_TASKS,
    NOBODY,
    NOT_IN_GAME,
    NOTHING,
    RIVAL,
)
from osada.games.divukraj.tasks import Task
from osada.games.divukraj.view import copy_cards, memory_of


@rule
def imagine(known, seat, rng, state):
    """R13.1 What lies open is rebuilt; then hidden cards are dealt from those that the seat does not see."""
    copy_public(known, state)
    rebuild_events(known, state)
    rebuild_agenda(known, state)
    rebuild_city(known.rival, state.cities[RIVAL])
    for each in range(MAX_SEATS):
        rebuild_city(known.cities[each], state.cities[each])
        copy_player(known.players[each], state.players[each])
    remember(known, seat, state)
    put_known_cards(known, seat, state)
    find_unseen(known, state)
    deal_hidden(known, seat, rng, state)


# --- What lies open ---------------------------------------------------------


@rule
def rebuild_events(known, state):
    for event in range(N_EVENTS):
        state.event_owner[event] = known.event_owner[event] if has(known.events, event) else NOT_IN_GAME
    for keeper in range(len(KEEPERS)):
        for resource in range(N_RESOURCES):
            state.stored[keeper, resource] = known.stored[keeper * N_RESOURCES + resource]
    for cover in range(len(COVERS)):
        for index in range(MOST_REVEALED):
            state.beneath[cover, index] = known.beneath[cover * MOST_REVEALED + index]


@rule
def rebuild_agenda(known, state):
    state.moving = packed(known.moving, known.n_moving)
    for index in range(MOST_TASKS):
        is_used = index < known.depth
        state.agenda[index].task = known.tasks[index] if is_used else 0
        state.agenda[index].numbers[0] = known.task_a[index]
        state.agenda[index].numbers[1] = known.task_b[index]
        state.agenda[index].numbers[2] = known.task_c[index]


@rule
def packed(guest, number):
    """See GUESTS."""
    return guest + GUESTS * number if guest != NOBODY else 0


@rule
def rebuild_city(shown, city):
    copy_city(shown, city)
    for host in range(N_HOSTS):
        for copy in range(FEW_COPIES):
            index = host * FEW_COPIES + copy
            city.guests[host, copy] = packed(shown.guests[index], shown.n_guests[index])
    for copy in range(FEW_COPIES):
        for resource in range(N_RESOURCES):
            city.goods[copy, resource] = shown.goods[copy * N_RESOURCES + resource]


@rule
def remember(known, seat, state):
    """R13.4 to R13.6 The reader's own memory; the others are thought to know what everybody does."""
    for who in range(MAX_SEATS + 1):
        copy_cards(known.open_discards, state.seen[who])
        for whose in range(MAX_SEATS):
            state.known[who, whose] = known.players[whose].held_openly
    copy_cards(known.discards, state.seen[memory_of(seat)])
    for whose in range(MAX_SEATS):
        state.known[memory_of(seat), whose] = known.players[whose].held


# --- Cards ------------------------------------------------------------------


@rule
def put_known_cards(known, seat, state):
    """The own hand; of the others what they surely hold; what surely lies in the discard pile; what is revealed."""
    for each in range(MAX_SEATS):
        sure = surely_held(known, each)
        for card in range(N_CARDS):
            state.players[each].hand[card] = known.players[each].hand[card] if each == seat else sure >> card & 1
    copy_cards(known.discards, state.pile)
    for index in range(MOST_REVEALED):
        state.revealed[index] = known.revealed[index]


@rule
def surely_held(known, seat):
    """What is remembered, and a card that is being played and has not left the hand."""
    sure = known.players[seat].held
    if seat == known.seat and known.origin == FROM_HAND and known.card != NOTHING and not has_left(known):
        sure |= 1 << int(known.card)
    return sure


@rule
def has_left(known):
    """R7.3 Has the card that is being played left the place where it came from?"""
    for index in range(known.depth):
        if known.tasks[index] == Task.LEAVE:
            return known.origin == FROM_REVEALED
    return True


@rule
def find_unseen(known, state):
    """All cards that lie nowhere yet go into the deck."""
    for card in range(N_CARDS):
        state.deck[card] = COPIES[state.edition, card] - n_in_sight(state, card)
    if known.card != NOTHING and has_left(known):
        state.deck[known.card] -= 1
    for owner in range(MAX_SEATS + 1):
        for cell in range(CELLS):
            take_out(state.deck, state.cities[owner].prisoners[cell])
    for slot in range(N_MEADOW):
        take_out(state.deck, state.meadow[slot])
    for index in range(MOST_REVEALED):
        take_out(state.deck, state.revealed[index])
        for cover in range(len(COVERS)):
            take_out(state.deck, state.beneath[cover, index])


@rule
def n_in_sight(state, card):
    """In hands, cities and the discard pile."""
    count = int(state.pile[card] + state.cities[RIVAL].cards[card])
    for each in range(MAX_SEATS):
        count += int(state.players[each].hand[card] + state.cities[each].cards[card])
    return count


@rule
def take_out(deck, card):
    if card != NOTHING:
        deck[card] -= 1


@rule
def deal_hidden(known, seat, rng, state):
    """R13.2, R13.3 Into hands, among the cards on their way, onto the discard pile; the rest is the deck."""
    left = total_of(state.deck)
    for each in range(known.seats):
        hidden = known.players[each].hand_size - count_bits(surely_held(known, each)) if each != seat else 0
        left = deal(state.deck, left, hidden, rng, state.players[each].hand)
    for index in range(known.n_revealed):
        if state.revealed[index] == NOTHING:
            state.revealed[index] = any_card(state.deck, left, rng)
            left -= 1
    deal(state.deck, left, known.pile_size - total_of(known.discards), rng, state.pile)


@large_rule
def deal(deck, left, count, rng, cards):
    """So many random cards of those left in the deck. Gives how many are left then."""
    for _ in range(count):
        cards[any_card(deck, left, rng)] += 1
        left -= 1
    return left


@rule
def total_of(cards):
    count = 0
    for card in range(N_CARDS):
        count += int(cards[card])
    return count


@rule
def any_card(deck, left, rng):
    """Takes a random one."""
    rest = below(rng, left)
    for card in range(N_CARDS):
        rest -= deck[card]
        if rest < 0:
            deck[card] -= 1
            return card
    return N_CARDS - 1
