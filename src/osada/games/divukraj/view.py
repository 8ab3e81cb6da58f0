"""What a seat may know (R13), and how it reads a line. What it may imagine stands in `imagining.py`."""

from osada.engine.compiled import rule
from osada.engine.game import CHANCE, PARTS
from osada.games.divukraj import at
from osada.games.divukraj.components import (
    AUTUMN,
    COVERS,
    FEW_COPIES,
    KEEPERS,
    LOCKED_SLOTS,
    N_BASIC,
    N_CARDS,
    N_EVENTS,
    N_HOSTS,
    N_RESOURCES,
    RIVAL_SPOT,
)
from osada.games.divukraj.known import copy_city, copy_player, copy_public
from osada.games.divukraj.rules.agenda import top
from osada.games.divukraj.rules.city import spaces_after
from osada.games.divukraj.rules.places import is_rival_at
from osada.games.divukraj.rules.turns import duty
from osada.games.divukraj.rules.words import (
    AT_FOREST,
    AT_JOURNEY,
    DISCARD_CARD,
    GIVE_CARD,
    TAKE_CARD,
)
from osada.games.divukraj.scoring import SCORED, part_points, rival_points
from osada.games.divukraj.state import (
    GUESTS,
    MAX_SEATS,
    MOST_REVEALED,
    MOST_TASKS,
    NOBODY,
    NOT_IN_GAME,
    NOTHING,
    ONLOOKER,
    RIVAL,
)
from osada.games.divukraj.tasks import Task


@rule
def view(state, seat, known):
    """R13.1 An allow-list: what is not copied here stays secret."""
    reader = memory_of(seat)
    copy_public(state, known)
    show_events(state, known)
    show_agenda(state, known)
    show_revealed(state, seat, known)
    copy_cards(state.seen[reader], known.discards)
    copy_cards(state.seen[ONLOOKER], known.open_discards)
    for each in range(MAX_SEATS):
        show_city(state.cities[each], known.cities[each])
        show_player(state, each, known.players[each])
        known.players[each].held = state.known[reader, each]
    show_rival(state, known)
    if seat < state.seats:
        copy_cards(state.players[seat].hand, known.players[seat].hand)


@rule
def memory_of(seat):
    """Whose memory a reader has."""
    return min(seat, ONLOOKER)


@rule
def copy_cards(source, target):
    """A number for each card."""
    for card in range(N_CARDS):
        target[card] = source[card]


# --- Lines ------------------------------------------------------------------


@rule
def seen(state, actor, code, seat):
    """R13.2, R13.3 Some lines are read by one seat only."""
    if actor == CHANCE:
        return not draws_secretly(state) or seat == drawer(state)
    return seat == actor or not is_secret(state, code)


@rule
def draws_secretly(state):
    """R13.2"""
    return state.phase in (Task.DRAW, Task.DEAL) or (state.phase == Task.REVEAL and state.private == 1)


@rule
def drawer(state):
    """R2.5 Hands are dealt by turn order; else the seat draws whose turn it is."""
    if state.phase == Task.DEAL:
        return (state.first + top(state).numbers[at.TURN]) % state.seats
    return int(state.seat)


@rule
def is_secret(state, code):
    """R13.3 Discarded from the hand, given from the hand, kept by the Teacher."""
    if state.phase == Task.DISCARD:
        return DISCARD_CARD <= code < DISCARD_CARD + N_CARDS
    if state.phase == Task.GIVE_CARDS:
        return GIVE_CARD <= code < GIVE_CARD + N_CARDS
    return state.phase == Task.TEACHER and TAKE_CARD <= code < TAKE_CARD + N_CARDS


# --- The table --------------------------------------------------------------


@rule
def show_events(state, known):
    for event in range(N_EVENTS):
        known.event_owner[event] = max(state.event_owner[event], NOBODY)
        if state.event_owner[event] != NOT_IN_GAME:
            known.events |= 1 << event
    for keeper in range(len(KEEPERS)):
        for resource in range(N_RESOURCES):
            known.stored[keeper * N_RESOURCES + resource] = state.stored[keeper, resource]
    for cover in range(len(COVERS)):
        for index in range(MOST_REVEALED):
            known.beneath[cover * MOST_REVEALED + index] = state.beneath[cover, index]


@rule
def show_agenda(state, known):
    known.moving = state.moving % GUESTS if state.moving > 0 else NOBODY
    known.n_moving = state.moving // GUESTS
    for index in range(MOST_TASKS):
        known.tasks[index] = NOTHING
    for index in range(state.depth):
        known.tasks[index] = state.agenda[index].task
        known.task_a[index] = state.agenda[index].numbers[0]
        known.task_b[index] = state.agenda[index].numbers[1]
        known.task_c[index] = state.agenda[index].numbers[2]


@rule
def show_revealed(state, seat, known):
    """R13.3 Cards on their way from hand to hand are seen by who holds them."""
    is_shown = state.private == 0 or seat == state.seat
    for index in range(MOST_REVEALED):
        known.revealed[index] = state.revealed[index] if is_shown else NOTHING


@rule
def show_city(city, shown):
    copy_city(city, shown)
    for host in range(N_HOSTS):
        for copy in range(FEW_COPIES):
            guests = city.guests[host, copy]
            shown.guests[host * FEW_COPIES + copy] = guests % GUESTS if guests > 0 else NOBODY
            shown.n_guests[host * FEW_COPIES + copy] = guests // GUESTS
    for copy in range(FEW_COPIES):
        for resource in range(N_RESOURCES):
            shown.goods[copy * N_RESOURCES + resource] = city.goods[copy, resource]


@rule
def show_player(state, seat, shown):
    copy_player(state.players[seat], shown)
    shown.held_openly = state.known[ONLOOKER, seat]
    shown.duty = duty(state, seat)
    shown.spaces = spaces_after(state.cities[seat], NOTHING, NOTHING)
    if seat < state.seats:
        for part in range(len(SCORED)):
            shown.scores[part] = part_points(state, seat, PARTS + part)


# --- R12 Rugwort ------------------------------------------------------------


@rule
def show_rival(state, known):
    """R12.6 Where he does not play, nothing is told of him."""
    show_city(state.cities[RIVAL], known.rival)
    if state.year == 0:
        known.rival_season = NOTHING
    else:
        known.locked = LOCKED_SLOTS[state.rival_season]
        known.rival_at = rival_places(state)
        for part in range(len(SCORED)):
            known.rival_scores[part] = rival_points(state, PARTS + part)


@rule
def rival_places(state):
    """R12.2, R12.7 Where his two other workers stand, as bits."""
    places = 0
    for basic in range(N_BASIC):
        if is_rival_at(state, basic):
            places |= 1 << basic
    if state.rival_season == AUTUMN:
        return places | 1 << AT_JOURNEY + int(RIVAL_SPOT[state.year - 1])
    forest = int(state.forest[state.rival_season])
    return places | 1 << AT_FOREST + forest if forest != NOTHING else places
