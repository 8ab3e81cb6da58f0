"""Preparing for a season (R10), Rugwort's preparing and his die (R12), and the end of a turn (R3.2, R11)."""

from osada.engine.bits import count_bits
from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import (
    AUTUMN,
    FOOL,
    HOST_CARD,
    N_BASIC,
    N_BASIC_EVENTS,
    N_HOSTS,
    NEW_WORKERS,
    SUMMER,
    YEARS,
    printed,
)
from osada.games.divukraj.rules.agenda import pop, push
from osada.games.divukraj.rules.city import add_card, is_permanent
from osada.games.divukraj.rules.deck import empty_slot
from osada.games.divukraj.rules.events import why_not_required
from osada.games.divukraj.rules.fool import takes_fool
from osada.games.divukraj.rules.places import stands_anywhere
from osada.games.divukraj.rules.production import begin_production
from osada.games.divukraj.rules.words import Why
from osada.games.divukraj.state import GUESTS, MAX_SEATS, NOBODY, NOTHING, RIVAL
from osada.games.divukraj.tasks import Task, UseFor

SUMMER_CARDS = printed("summer", "draw_meadow", "max")

# --- Preparing --------------------------------------------------------------


@rule
def why_not_prepare(state):
    """R10.1, R3.5"""
    player = state.players[state.seat]
    if player.season == AUTUMN:
        return why(Why.LAST_SEASON)
    return why(Why.WORKERS_LEFT, player.workers) if player.workers > 0 else OK


@rule
def prepare(state):
    """R10.2 Clock Tower comes first."""
    push(state, Task.END_TURN)
    if state.year:
        push(state, Task.RIVAL_SEASON)
    push(state, Task.SEASON)
    if state.cities[state.seat].clock > 0 and stands_anywhere(state.players[state.seat]):
        push(state, Task.USE, UseFor.CLOCK_TOWER)


@rule
def begin_season(state):
    """R10.3 to R10.6"""
    pop(state)
    player = state.players[state.seat]
    recall(state, player)
    player.season += 1
    player.workers += NEW_WORKERS[player.season]
    if player.season == SUMMER:
        push(state, Task.REFILL)
        push(state, Task.MEADOW, SUMMER_CARDS, 1)
    else:
        begin_production(state)


@large_rule
def recall(state, player):
    """R10.3"""
    for basic in range(N_BASIC):
        player.workers += player.at_basic[basic]
        player.at_basic[basic] = 0
    player.workers += count_bits(int(player.at_forest)) + count_bits(int(player.at_events))
    player.workers += player.at_haven + player.nowhere
    player.at_forest = player.at_events = 0
    player.at_haven = player.nowhere = 0
    for owner in range(MAX_SEATS + 1):
        for host in range(N_HOSTS):
            if not is_permanent(HOST_CARD[host]):
                recall_guests(state, player, owner, host)


@rule
def recall_guests(state, player, owner, host):
    guests_of = state.cities[owner].guests
    for copy in range(guests_of.shape[1]):
        guests = guests_of[host, copy]
        if guests > 0 and guests % GUESTS == state.seat:
            player.workers += guests // GUESTS
            guests_of[host, copy] = 0


# --- Rugwort ----------------------------------------------------------------


@rule
def rival_season(state):
    """R12.5 to R12.9"""
    pop(state)
    for event in range(N_BASIC_EVENTS):
        if state.event_owner[event] == NOBODY and why_not_required(state.cities[RIVAL], event) == OK:
            state.event_owner[event] = RIVAL
    state.rival_season += 1
    player = state.players[state.seat]
    if state.year == len(YEARS) and state.rival_season == AUTUMN and player.workers > 0:
        player.workers -= 1
        player.lost += 1


@rule
def roll(state, slot):
    """R12.3, R12.12"""
    pop(state)
    card = int(state.meadow[slot])
    if card == NOTHING:
        return
    is_yours = card == FOOL and takes_fool(state, state.seat)
    add_card(state.cities[state.seat if is_yours else RIVAL], card)
    empty_slot(state, slot)
    push(state, Task.REFILL)


# --- The end of a turn ------------------------------------------------------


@rule
def leave_match(state):
    """R3.6, R11.1"""
    state.players[state.seat].passed = 1
    push(state, Task.END_TURN)


@rule
def is_over(state):
    """R11.2"""
    for seat in range(state.seats):
        if not state.players[seat].passed:
            return False
    return True


@rule
def end_turn(state):
    """R3.2"""
    pop(state)
    if not is_over(state):
        state.seat = (state.seat + 1) % state.seats
        while state.players[state.seat].passed:
            state.seat = (state.seat + 1) % state.seats
