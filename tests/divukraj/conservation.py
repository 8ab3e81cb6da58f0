"""What stays true on every table: nothing of the box is lost or invented, and everybody remembers true things only."""

from collections import Counter

import numpy as np

from osada.games.divukraj import at
from osada.games.divukraj.components import (
    ALL_WORKERS,
    CARDS,
    CEMETERY,
    CHAPEL,
    CITY_SPACES,
    CLOCK_TOWER,
    COPIES,
    DUNGEON,
    FOREST,
    FORESTS,
    HAND_LIMIT,
    HOST,
    HOSTS,
    HUSBAND,
    IS_UNIQUE,
    MONASTERY,
    N_CONSTRUCTIONS,
    N_FOREST,
    NEW_WORKERS,
    OPEN_CARDS,
    RUINS,
    SPECIAL_EVENTS,
    START_WORKERS,
    STOREHOUSE,
    UNIVERSITY,
    WANDERER,
    WIFE,
)
from osada.games.divukraj.state import FROM_REVEALED, GUESTS, NOTHING, RIVAL
from osada.games.divukraj.tasks import CopyFor, Task
from tests.divukraj.board import assert_events, assert_places
from tests.divukraj.score_file import score_file

__all__ = ["assert_conserved", "assert_drawn", "score_file"]


def assert_conserved(state):
    assert_cards(state)
    assert_sizes(state)
    assert_memories(state)
    assert_places(state)
    assert_events(state)
    for seat in range(state["seats"]):
        assert_workers(state, seat)
        assert_own_city(state, seat)
    for owner in range(len(state["cities"])):
        assert_city(state, owner)


# --- Cards ------------------------------------------------------------------


def tasks(state):
    return [int(row["task"]) for row in state["agenda"][: state["depth"]]]


def is_on_its_way(state):
    """R7.3 A card that is being played and has left the place where it came from."""
    return state["card"] != NOTHING and (state["origin"] == FROM_REVEALED or Task.LEAVE not in tasks(state))


def assert_cards(state):
    """R1.1 Every card is somewhere, once."""
    cities = state["cities"]
    counted = state["deck"] + state["pile"] + state["players"]["hand"].sum(axis=0) + cities["cards"].sum(axis=0)
    single = [*state["meadow"], *state["revealed"], *state["beneath"].flat, *cities["prisoners"].flat]
    single += [state["card"]] if is_on_its_way(state) else []
    for card in single:
        if card != NOTHING:
            counted[card] += 1
    different = np.flatnonzero(counted != COPIES[state["edition"]])
    assert not different.size, f"cards are lost or invented: {[CARDS[card] for card in different]}"
    assert (state["deck"] >= 0).all() and (state["pile"] >= 0).all() and (state["players"]["hand"] >= 0).all()


def assert_sizes(state):
    """R9.2"""
    assert state["deck_size"] == state["deck"].sum() and state["pile_size"] == state["pile"].sum()
    assert state["n_revealed"] == (state["revealed"] != NOTHING).sum()
    assert (state["players"]["hand_size"] == state["players"]["hand"].sum(axis=1)).all()
    assert (state["players"]["hand_size"] <= HAND_LIMIT).all(), "a hand is too large"
    assert (state["cities"]["n_cards"] == state["cities"]["cards"].sum(axis=1)).all()
    assert (state["players"]["resources"] >= 0).all(), "somebody owes resources"
    bare = sum(1 << slot for slot, card in enumerate(state["meadow"]) if card == NOTHING)
    assert state["vacant"] & state["short"] == 0 and state["vacant"] | state["short"] == bare


def assert_memories(state):
    """R13.4 to R13.6 What is remembered is true, and what everybody knows is known to each."""
    assert (state["seen"] <= state["pile"]).all(), "somebody remembers a discard that is not there"
    assert (state["seen"] >= state["seen"][-1]).all(), "the spectator remembers more discards than a seat"
    for whose in range(state["seats"]):
        held = sum(1 << card for card in range(len(CARDS)) if state["players"][whose]["hand"][card])
        for who in range(len(state["known"])):
            remembered = int(state["known"][who, whose])
            assert remembered & ~held == 0, f"{who} remembers a card that {whose} has not"
            assert int(state["known"][-1, whose]) & ~remembered == 0, f"the spectator knows more of {whose} than {who}"


# --- Workers ----------------------------------------------------------------


def guests_of(packed, seat):
    """How many workers of a seat these are."""
    return packed // GUESTS if packed > 0 and packed % GUESTS == seat else 0


def on_cards(state, seat):
    everywhere = [*state["cities"]["guests"].flat, state["moving"]]
    return sum(guests_of(int(packed), seat) for packed in everywhere)


def is_going(state, seat):
    """Is a worker on its way to one of several copies?"""
    agenda = state["agenda"][: state["depth"]]
    waits = any(row["task"] == Task.NTH and row["numbers"][at.PURPOSE] == CopyFor.VISIT for row in agenda)
    return waits and seat == state["seat"]


def assert_workers(state, seat):
    """R2.6 Six: in hand, on the tree, placed, or out of the game."""
    player = state["players"][seat]
    placed = player["at_basic"].sum() + player["at_journey"].sum() + player["at_haven"] + player["nowhere"]
    placed += int(player["at_forest"]).bit_count() + int(player["at_events"]).bit_count() + on_cards(state, seat)
    on_tree = ALL_WORKERS - START_WORKERS - NEW_WORKERS[: player["season"] + 1].sum()
    found = player["workers"] + placed + on_tree + player["lost"] + is_going(state, seat)
    assert found == ALL_WORKERS, f"seat {seat} has {found} workers"
    assert min(player["workers"], player["lost"], player["nowhere"]) >= 0


# --- Cities -----------------------------------------------------------------


def assert_own_city(state, seat):
    """R1.4, R7.12"""
    cards = state["cities"][seat]["cards"]
    assert (cards[IS_UNIQUE == 1] <= 1).all(), "a unique card stands twice in a city"
    spaces = cards.sum() - cards[WANDERER] - min(cards[HUSBAND], cards[WIFE])
    assert spaces <= CITY_SPACES, f"a city has {spaces} spaces"


def assert_city(state, owner):
    """R5.3, R8.54 Things lie only on cards that are there."""
    city = state["cities"][owner]
    cards = city["cards"]
    for card in range(N_CONSTRUCTIONS):
        assert int(city["occupied"][card]) >> int(cards[card]) == 0, "an occupied token without a card"
    assert not city["goods"][cards[STOREHOUSE] :].any(), "goods without a Storehouse"
    assert cards[CHAPEL] or city["chapel"] == 0
    assert cards[CLOCK_TOWER] or city["clock"] == 0
    assert cards[DUNGEON] or (city["prisoners"] == NOTHING).all()
    for card in HOSTS:
        guests = [int(packed) for packed in city["guests"][HOST[card]]]
        assert not any(guests[cards[card] :]), "a worker stands on a card that is not there"
        for packed in guests[: cards[card]]:
            assert_guests(owner, card, packed)


def assert_guests(owner, card, packed):
    """R5.2 to R5.4 One worker, on own cards an own one; some cards have room for more."""
    if packed == 0:
        return
    whose, number = packed % GUESTS, packed // GUESTS
    assert number >= 1 and (whose == owner or card in (*OPEN_CARDS, RUINS)), "a worker in another's city"
    most = {CEMETERY: 2, MONASTERY: 2, UNIVERSITY: ALL_WORKERS, RUINS: ALL_WORKERS}.get(card, 1)
    assert number <= most and (owner != RIVAL or card in OPEN_CARDS), "too many workers on a card"


# --- Outcomes ---------------------------------------------------------------


def assert_drawn(state, outcomes):
    """R2.2, R2.3, R12.3 What was laid out came as an outcome; cards came as often as they are out of the deck."""
    words = [outcome.split() for outcome in outcomes]
    came = {kind: [thing for each, thing in words if each == kind] for kind, _ in words}
    seats, forest = int(state["seats"]), [FOREST[card] for card in state["forest"] if card != NOTHING]
    assert came["forest"] == forest and len(set(forest)) == FORESTS[seats] <= N_FOREST
    in_game = {event for event in came["event"] if event in SPECIAL_EVENTS}
    assert len(came["event"]) == len(in_game) == 4
    assert "die" not in came or seats == 1
    kinds = Counter(came["card"])
    for card, copies in enumerate(COPIES[state["edition"]]):
        out = int(copies - state["deck"][card] - state["pile"][card])
        assert kinds[CARDS[card]] >= out, f"{CARDS[card]} was taken and never drawn"
