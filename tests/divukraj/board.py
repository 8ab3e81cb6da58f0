"""What stays true on the board: how many workers a place has, and what lies on events."""

from osada.games.divukraj.components import (
    AUTUMN,
    BERRY,
    BLOCKED_BASIC,
    CAPTURE,
    COVERS,
    FIREWORKS,
    FOREST_SPACES,
    GRADUATION,
    IS_CRITTER,
    IS_EXCLUSIVE,
    KEEPERS,
    N_BASIC_EVENTS,
    N_EVENTS,
    NEW_MANAGEMENT,
    PERFORMER,
    RIVAL_SPOT,
    SCROLLS,
    SHARED_JOURNEY,
    TWIG,
    YEARS,
)
from osada.games.divukraj.state import NOT_IN_GAME, NOTHING, RIVAL

GOODS = {FIREWORKS: (TWIG,), PERFORMER: (BERRY,), NEW_MANAGEMENT: range(4)}
MOST_BENEATH = {SCROLLS: 5, CAPTURE: 2, GRADUATION: 3}


def assert_places(state):
    """R4.1, R4.11, R4.24 One worker on an exclusive place, Rugwort's counted."""
    basic = state["players"]["at_basic"].sum(axis=0)
    journey = state["players"]["at_journey"].sum(axis=0)
    forest = [sum(int(player["at_forest"]) >> card & 1 for player in state["players"]) for card in range(11)]
    if state["year"]:
        add_rival(state, basic, journey, forest)
    assert (basic[IS_EXCLUSIVE == 1] <= 1).all(), "two workers on an exclusive place"
    assert (journey[:SHARED_JOURNEY] <= 1).all(), "two workers on one spot of the journey"
    laid = [card for card in state["forest"] if card != NOTHING]
    assert (forest <= FOREST_SPACES[:, state["seats"]]).all(), "too many workers on a forest card"
    assert all(card in laid for card, count in enumerate(forest) if count), "a worker on a forest card not laid out"


def add_rival(state, basic, journey, forest):
    """R12.2, R12.7 to R12.9"""
    season, year = state["rival_season"], state["year"]
    if season != AUTUMN or year < len(YEARS):
        basic[BLOCKED_BASIC[season]] += 1
    if season == AUTUMN:
        journey[RIVAL_SPOT[year - 1]] += 1
    elif state["forest"][season] != NOTHING:
        forest[state["forest"][season]] += 1


def assert_events(state):
    """R2.3, R6.2 Four special events, each with one owner; workers stand on own events only."""
    owners = state["event_owner"]
    special = owners[N_BASIC_EVENTS:]
    assert (special != NOT_IN_GAME).sum() <= 4 and (special != RIVAL).all()
    assert (owners < state["seats"])[owners != RIVAL].all()
    assert state["year"] or (owners != RIVAL).all()
    for seat, player in enumerate(state["players"]):
        standing = [event for event in range(N_EVENTS) if int(player["at_events"]) >> event & 1]
        assert all(owners[event] == seat for event in standing), "a worker on an event of another"
    assert_on_events(state)


def assert_on_events(state):
    """R6.12 to R6.14, R6.17, R6.20, R6.25"""
    for event, stored in zip(KEEPERS, state["stored"], strict=True):
        assert state["event_owner"][event] >= 0 or not stored.any(), "goods on an event that nobody has"
        assert 0 <= stored.sum() <= 3 and all(resource in GOODS[event] for resource in stored.nonzero()[0])
    for event, beneath in zip(COVERS, state["beneath"], strict=True):
        cards = [card for card in beneath if card != NOTHING]
        assert state["event_owner"][event] >= 0 or not cards, "cards beneath an event that nobody has"
        assert len(cards) <= MOST_BENEATH[event]
        assert event == SCROLLS or all(IS_CRITTER[card] for card in cards)
