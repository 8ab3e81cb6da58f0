"""Final scores (rulebook: the end of the game; the solo game)."""

from osada.engine.compiled import large_rule, rule
from osada.engine.game import ALL, PARTS, TOTAL, Part
from osada.games.divukraj.components import (
    AUTUMN,
    COLOUR,
    JOURNEY,
    N_BASIC_EVENTS,
    N_CARDS,
    N_EVENTS,
    N_JOURNEY,
    N_RESOURCES,
    POINTS,
    PURPLE,
    RIVAL_BASIC_EVENT,
    RIVAL_CARD,
    RIVAL_EVENT_POINTS,
    RIVAL_PURPLE,
    RIVAL_SPOT,
)
from osada.games.divukraj.prosperity import prosperity_points
from osada.games.divukraj.state import MAX_SEATS, NOBODY, RIVAL
from osada.games.divukraj.worth import event_points

SCORED = ("cards", "tokens", "prosperity", "journey", "events")
SCORE_PARTS = tuple(Part(name, known_to=ALL) for name in SCORED)
CARDS_COLUMN, TOKENS_COLUMN, PROSPERITY_COLUMN, JOURNEY_COLUMN, EVENTS_COLUMN = range(PARTS, PARTS + len(SCORED))
END_OF_PARTS = PARTS + len(SCORED)


# --- R11 The end ------------------------------------------------------------


@rule
def scores(state, sheet):
    """R11.3 to R11.7; alone Rugwort has the last row."""
    for seat in range(state.seats):
        for part in range(len(SCORED)):
            sheet[seat, PARTS + part] = part_points(state, seat, PARTS + part)
        sheet[seat, TOTAL] = total(sheet, seat)
    if state.year > 0:
        for part in range(len(SCORED)):
            sheet[RIVAL, PARTS + part] = rival_points(state, PARTS + part)
        sheet[RIVAL, TOTAL] = total(sheet, RIVAL)


@large_rule
def part_points(state, seat, column):
    """What a seat has for one part of the score."""
    if column == CARDS_COLUMN:
        return card_points(state, seat)
    if column == TOKENS_COLUMN:
        return token_points(state.cities[seat])
    if column == PROSPERITY_COLUMN:
        return prosperity_points(state, seat)
    if column == JOURNEY_COLUMN:
        return journey_points(state.players[seat])
    return event_points(state, seat)


@rule
def total(sheet, row):
    points = 0
    for column in range(PARTS, END_OF_PARTS):
        points += sheet[row, column]
    return points


@rule
def is_better(state, sheet, owner, other):
    """R11.8, R12.15 More points, then more events, then more resources."""
    if sheet[owner, TOTAL] != sheet[other, TOTAL]:
        return sheet[owner, TOTAL] > sheet[other, TOTAL]
    if n_events(state, owner) != n_events(state, other):
        return n_events(state, owner) > n_events(state, other)
    return n_resources(state, owner) > n_resources(state, other)


@rule
def n_events(state, owner):
    count = 0
    for event in range(N_EVENTS):
        count += 1 if state.event_owner[event] == owner else 0
    return count


@rule
def n_resources(state, owner):
    """R12.15 Rugwort has none."""
    count = 0
    if owner < MAX_SEATS:
        for resource in range(N_RESOURCES):
            count += int(state.players[owner].resources[resource])
    return count


@rule
def card_points(state, seat):
    """R11.3"""
    points = 0
    for card in range(N_CARDS):
        points += int(POINTS[state.edition, card]) * int(state.cities[seat].cards[card])
    return points


@rule
def token_points(city):
    """R11.4"""
    return city.points + city.chapel + city.clock


@rule
def journey_points(player):
    """R11.6"""
    points = 0
    for spot in range(N_JOURNEY):
        points += int(JOURNEY[spot]) * int(player.at_journey[spot])
    return points


# --- R12 Rugwort ------------------------------------------------------------


@large_rule
def rival_points(state, column):
    """R12.14"""
    if column == CARDS_COLUMN:
        return rival_card_points(state.cities[RIVAL])
    if column == TOKENS_COLUMN:
        return int(state.cities[RIVAL].points)
    if column == JOURNEY_COLUMN:
        return rival_journey_points(state)
    return rival_event_points(state) if column == EVENTS_COLUMN else 0


@rule
def rival_card_points(city):
    """R12.14"""
    points = 0
    for card in range(N_CARDS):
        points += (RIVAL_PURPLE if COLOUR[card] == PURPLE else RIVAL_CARD) * int(city.cards[card])
    return points


@rule
def rival_journey_points(state):
    """R12.7 He goes there in autumn."""
    return int(JOURNEY[RIVAL_SPOT[state.year - 1]]) if state.rival_season == AUTUMN else 0


@rule
def rival_event_points(state):
    """R12.14 Basic events that he took, special ones that nobody has."""
    points = 0
    for event in range(N_EVENTS):
        if event < N_BASIC_EVENTS:
            points += RIVAL_BASIC_EVENT if state.event_owner[event] == RIVAL else 0
        elif state.event_owner[event] == NOBODY:
            points += int(RIVAL_EVENT_POINTS[state.year - 1])
    return points
