"""R6.12 to R6.25, R8.1 to R8.47, R11.3 to R11.8, R12.14, R12.15: random tables, scored once more by slow counting.

`OSADA_CITIES` says how many tables. They need not have come about by play: everything that scores may lie anywhere.
"""

import os
import random

import pytest

from osada.engine.game import SPECTATOR
from osada.engine.layout import as_json, empty
from osada.engine.loops import fill_view
from osada.engine.scores import scores_of
from osada.games import GAMES
from osada.games.divukraj.components import (
    CARDS,
    CEMETERY,
    COVERS,
    CRITTERS,
    HOST,
    HUSBAND,
    IS_UNIQUE,
    KEEPERS,
    MONASTERY,
    N_BASIC_EVENTS,
    N_CARDS,
    N_EVENTS,
    N_RESOURCES,
    WIFE,
)
from osada.games.divukraj.known import SHOWN, VIEW
from osada.games.divukraj.state import GUESTS, NOBODY, NOT_IN_GAME, RIVAL, new
from osada.games.divukraj.tasks import Task
from tests.divukraj import reference
from tests.divukraj.board import GOODS

TABLES = int(os.environ.get("OSADA_CITIES", "300"))
BATCHES = 10
GAME = GAMES["divukraj"]


def random_table(rng):
    seats = rng.randint(1, 4)
    options = {"edition": "osada", "first": "0", "year": str(rng.randint(1, 3))}
    states = new(seats, options)
    state = states[0]
    state["phase"], state["depth"], state["rival_season"] = Task.OVER, 0, rng.randrange(4)
    for seat in range(seats):
        fill_city(rng, state["cities"][seat], seat, rng.randint(0, 15))
        fill_player(rng, state["players"][seat])
    fill_events(rng, state, seats)
    if seats == 1:
        for _ in range(rng.randint(0, 30)):
            state["cities"][RIVAL]["cards"][rng.randrange(N_CARDS)] += 1
        state["cities"][RIVAL]["points"] = rng.randint(0, 5)
    return states


def fill_city(rng, city, seat, count):
    for _ in range(count):
        card = rng.choice((rng.randrange(N_CARDS), HUSBAND, WIFE))
        if not (IS_UNIQUE[card] and city["cards"][card]):
            city["cards"][card] += 1
            city["n_cards"] += 1
    city["points"], city["chapel"], city["clock"] = rng.randint(0, 30), rng.randint(0, 4), rng.randint(0, 3)
    for cell in range(rng.randint(0, 2)):
        city["prisoners"][cell] = CARDS.index(rng.choice(CRITTERS))
    for card in (CEMETERY, MONASTERY):
        workers = rng.randint(0, 2)
        city["guests"][HOST[card], 0] = seat + GUESTS * workers if workers else 0


def fill_player(rng, player):
    for resource in range(N_RESOURCES):
        player["resources"][resource] = rng.randint(0, 5)
    for spot in range(len(player["at_journey"])):
        player["at_journey"][spot] = rng.randint(0, 1)


def fill_events(rng, state, seats):
    owners = [NOBODY, *range(seats), *([RIVAL] if seats == 1 else [])]
    for event in range(N_EVENTS):
        is_special = event >= N_BASIC_EVENTS
        choice = rng.choice([owner for owner in owners if owner != RIVAL or not is_special])
        state["event_owner"][event] = NOT_IN_GAME if is_special and rng.random() < 0.3 else choice
    for keeper, event in enumerate(KEEPERS):
        for resource in GOODS[event]:
            state["stored"][keeper, resource] = rng.randint(0, 3)
    for cover in range(len(COVERS)):
        for index in range(rng.randint(0, 5)):
            state["beneath"][cover, index] = rng.randrange(N_CARDS)


def as_table(found):
    """What the compiled scores say, as the slow ones do."""
    rows = {str(seat): score for seat, score in enumerate(found.seats)}
    rows |= {reference.RIVAL: found.rival} if found.rival else {}
    return {owner: (score.total, score.place, score.parts) for owner, score in rows.items()}


@pytest.mark.parametrize("batch", range(BATCHES))
def test_scores_are_counted_as_slowly_as_can_be(batch):
    rng = random.Random(batch)
    for _ in range(TABLES // BATCHES):
        states, known = random_table(rng), empty(VIEW)
        fill_view(states, 0, SPECTATOR, known)
        view = as_json(known[0], SHOWN)
        slow = reference.scores(view)
        assert as_table(scores_of(GAME, states, final=True)) == slow
        for seat, player in enumerate(view["players"]):
            assert player["scores"] == slow[str(seat)][2]
