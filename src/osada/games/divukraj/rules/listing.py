"""Codes that may be legal now (a superset, none twice): only these are asked about."""

from osada.engine.bits import has
from osada.engine.compiled import large_rule, rule
from osada.engine.game import listed_range
from osada.games.divukraj.components import N_CARDS, N_EVENTS, N_GREENS, N_MEADOW, N_RESOURCES
from osada.games.divukraj.rules.agenda import top
from osada.games.divukraj.rules.purposes import BANISH
from osada.games.divukraj.rules.tables import N_SWAPS
from osada.games.divukraj.rules.words import (
    ACTIVATE,
    AT_EVENT,
    AT_FOREST,
    AT_HAVEN,
    AT_OWN,
    BENEATH_CARD,
    BY_WAY,
    COPY_CARD,
    DISCARD_CARD,
    DONE,
    GIVE_CARD,
    GIVE_ONE,
    JAIL_CARD,
    LIFT_FROM,
    LOCATIONS,
    N_LIFTS,
    N_PLACES,
    NTH_COPY,
    OF_OWNER,
    PAY_SOME,
    PILE_OF,
    PILES,
    PLAY,
    PLAY_MEADOW,
    PREPARE,
    REMOVE_CARD,
    SLOT_NO,
    SPARE_ONE,
    STORE_ONE,
    SWAP_FOR,
    TAKE_CARD,
    TAKE_ONE,
    TO_SEAT,
    TRIGGER_CARD,
    TRIGGERS,
    USE_PLACE,
    VISIT,
    WAYS,
)
from osada.games.divukraj.state import (
    BURY,
    BY,
    CAPTURE_BENEATH,
    COPY,
    DISCARD,
    FOOL_CITY,
    FOREST_PLAY,
    GIVE_ANY,
    GIVE_BERRIES,
    GIVE_CARDS,
    GRADUATE,
    INN_PLAY,
    JAIL,
    JUDGE_SWAP,
    LIFT,
    MARKET,
    MEADOW,
    NOTHING,
    OF,
    OWNERS,
    PAY,
    PAYEE,
    PILE,
    PRODUCE,
    QUEEN_PLAY,
    REMOVE,
    REVISIT,
    RIVAL,
    SLOT,
    SPARE,
    STORE,
    STORE_EVENT,
    SWAP,
    SWEEP,
    TAKE,
    TRIGGER,
    TURN,
    USE,
)

# --- Sets of cards ----------------------------------------------------------


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
def list_city(state, codes, count, first, owner):
    cards = state.cities[owner].cards
    for card in range(N_CARDS):
        if cards[card] > 0:
            codes[count] = first + card
            count += 1
    return count


# --- By phase ---------------------------------------------------------------


@rule
def list_visits(state, codes, count):
    """Everything on the board that is in the game, and all cards."""
    count = listed_range(codes, count, VISIT, VISIT + AT_FOREST)
    for number in range(len(state.forest)):
        if state.forest[number] != NOTHING:
            codes[count] = VISIT + AT_FOREST + int(state.forest[number])
            count += 1
    count = listed_range(codes, count, VISIT + AT_HAVEN, VISIT + AT_EVENT)
    for event in range(N_EVENTS):
        if state.event_owner[event] == NOTHING:
            codes[count] = VISIT + AT_EVENT + event
            count += 1
    return listed_range(codes, count, VISIT + AT_OWN, VISIT + N_PLACES)


@rule
def list_turn(state, codes):
    count = list_meadow(state, codes, list_hand(state, codes, 0, PLAY), PLAY_MEADOW)
    count = listed_range(codes, count, PREPARE, DONE)
    return list_visits(state, codes, count) if state.players[state.seat].workers > 0 else count


@rule
def with_done(codes, count):
    codes[count] = DONE
    return count + 1


@large_rule
def list_phase(state, phase, codes):
    """The lines that the task on top of the agenda asks for."""
    if phase == TURN:
        return list_turn(state, codes)
    if phase < TAKE:
        return list_paying(state, phase, codes)
    if phase < PRODUCE:
        return list_gifts(state, phase, codes)
    if phase < USE:
        return list_production(state, phase, codes)
    return list_places(state, phase, codes) if phase < STORE_EVENT else list_events(state, phase, codes)


@rule
def list_paying(state, phase, codes):
    if phase == BY:
        return listed_range(codes, 0, BY_WAY, BY_WAY + len(WAYS))
    if phase == SPARE:
        return listed_range(codes, 0, SPARE_ONE, SPARE_ONE + N_RESOURCES)
    if phase == JAIL:
        return listed_range(codes, 0, JAIL_CARD, SWAP_FOR)
    if phase == JUDGE_SWAP:
        return listed_range(codes, 0, SWAP_FOR, SWAP_FOR + N_SWAPS)
    if phase in (PAYEE, FOOL_CITY):
        return listed_range(codes, 0, TO_SEAT, TO_SEAT + int(state.seats))
    if phase == REMOVE:
        return list_city(state, codes, 0, REMOVE_CARD, RIVAL if top(state).a == BANISH else state.seat)
    if phase == TRIGGER:
        return listed_range(codes, 0, TRIGGER_CARD, TRIGGER_CARD + len(TRIGGERS))
    first, end = (SLOT_NO, TRIGGER_CARD) if phase == SLOT else (NTH_COPY, SLOT_NO)
    return listed_range(codes, 0, first, end)


@rule
def list_gifts(state, phase, codes):
    if phase == TAKE:
        return listed_range(codes, 0, TAKE_ONE, TAKE_ONE + N_RESOURCES)
    if phase == DISCARD:
        return with_done(codes, list_hand(state, codes, 0, DISCARD_CARD))
    if phase == MEADOW:
        return with_done(codes, list_meadow(state, codes, 0, TAKE_CARD))
    if phase == BURY:
        return list_meadow(state, codes, 0, DISCARD_CARD)
    if phase == GIVE_CARDS:
        return list_hand(state, codes, 0, GIVE_CARD)
    if phase in (GIVE_ANY, GIVE_BERRIES, MARKET):
        return with_done(codes, listed_range(codes, 0, GIVE_ONE, GIVE_CARD))
    return listed_range(codes, 0, TO_SEAT, TO_SEAT + int(state.seats))


@rule
def list_production(state, phase, codes):
    if phase in (PRODUCE, SWEEP):
        return listed_range(codes, 0, ACTIVATE, ACTIVATE + N_GREENS)
    if phase == COPY:
        return with_done(codes, listed_range(codes, 0, COPY_CARD, COPY_CARD + N_GREENS))
    if phase == OF:
        return listed_range(codes, 0, OF_OWNER, OF_OWNER + len(OWNERS))
    if phase == STORE:
        return with_done(codes, listed_range(codes, 0, STORE_ONE, STORE_ONE + N_RESOURCES))
    if phase == PAY:
        return listed_range(codes, 0, PAY_SOME, STORE_ONE)
    if phase == SWAP:
        return with_done(codes, listed_range(codes, 0, SWAP_FOR, SWAP_FOR + N_SWAPS))
    return list_revealed(state, codes, 0, TAKE_CARD)


@rule
def list_places(state, phase, codes):
    if phase == USE:
        return with_done(codes, listed_range(codes, 0, USE_PLACE, USE_PLACE + len(LOCATIONS)))
    if phase == LIFT:
        return listed_range(codes, 0, LIFT_FROM, LIFT_FROM + N_LIFTS)
    if phase == REVISIT:
        return list_visits(state, codes, 0)
    if phase == PILE:
        return listed_range(codes, 0, PILE_OF, PILE_OF + len(PILES))
    if phase == INN_PLAY:
        return list_meadow(state, codes, 0, PLAY_MEADOW)
    if phase in (QUEEN_PLAY, FOREST_PLAY):
        count = list_hand(state, codes, 0, PLAY)
        count = list_meadow(state, codes, count, PLAY_MEADOW) if phase == QUEEN_PLAY else count
        return with_done(codes, count)
    return with_done(codes, list_revealed(state, codes, 0, PLAY))


@rule
def list_events(state, phase, codes):
    if phase == STORE_EVENT:
        return with_done(codes, listed_range(codes, 0, STORE_ONE, STORE_ONE + N_RESOURCES))
    if phase == CAPTURE_BENEATH:
        return with_done(codes, list_city(state, codes, 0, BENEATH_CARD, state.seat))
    if phase == GRADUATE:
        return with_done(codes, list_hand(state, codes, 0, BENEATH_CARD))
    return list_revealed(state, codes, list_revealed(state, codes, 0, BENEATH_CARD), TAKE_CARD)
