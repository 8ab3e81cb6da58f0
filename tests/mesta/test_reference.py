"""R9.1 to R9.14, R10.3: every card, every milestone and every area, compared with slow counting in random districts.

`OSADA_DISTRICTS` says how many. Districts are of all sizes, of the short game and of the long one, with many wild lots.
What is explained of them agrees with the rules for any condition; what is possible, with all that really can happen.
"""

import os
import random

import pytest

from osada.engine.game import SPECTATOR
from osada.engine.layout import as_json, empty
from osada.engine.loops import fill_state, fill_view, generator
from osada.games.mesta.components import CARD, CARDS, MILESTONE, MILESTONES, TILES
from osada.games.mesta.conditions import COLOURS, PARK, WATER
from osada.games.mesta.counting import count, is_met, payment
from osada.games.mesta.explaining import Seat
from osada.games.mesta.explaining.goals import way
from osada.games.mesta.explaining.plain import plain
from osada.games.mesta.explaining.steps import card_steps
from osada.games.mesta.known import SHOWN, VIEW
from osada.games.mesta.scoring import area_points, statue_points
from osada.games.mesta.state import NOTHING, OVER, STATE
from tests.mesta import reference
from tests.mesta.playing import at_random, for_points, table_of, walk
from tests.mesta.wanted import random_card, random_milestone

DISTRICTS = int(os.environ.get("OSADA_DISTRICTS", "300"))
BATCHES = 10
PLACES, SPACES = SHOWN["districts.tiles"].keys, SHOWN["districts.heights"].words
FEATURES = SHOWN["districts.features"].how.words
MOST_WILD = 6  # all colourings of more would take the slow counting long


def random_places(rng, longest):
    """Places of tiles, joined, within three tiles by `longest`, the starting tile among them."""
    places = [(0, 0)]
    for _ in range(rng.randrange(3 * longest)):
        fitting = [at for at in reachable(places) if fits([*places, at], longest)]
        if fitting:
            places.append(rng.choice(fitting))
    return places


def reachable(places):
    return sorted({at for place in places for at in reference.around(place)} - set(places))


def fits(places, longest):
    wide, high = (max(at[axis] for at in places) - min(at[axis] for at in places) + 1 for axis in (0, 1))
    return min(wide, high) <= 3 and max(wide, high) <= longest


def random_district(rng):
    """A view with one district in it, and the same district as plain dicts."""
    known = empty(VIEW)
    known["seats"], known["phase"], known["rings"], known["metropolis"] = 1, OVER, NOTHING, 0
    shown = known[0]["districts"][0]
    shown["tiles"], shown["features"], shown["colours"] = NOTHING, NOTHING, NOTHING
    tiles = rng.sample(range(4, len(TILES)), 15)
    for (x, y), tile in zip(random_places(rng, rng.choice((3, 5))), tiles, strict=False):
        place = PLACES.index(f"{x},{y}")
        shown["tiles"][place], shown["rotations"][place] = tile, 90 * rng.randrange(4)
    plain = reference.district_of(as_json(known[0], SHOWN)["districts"][0])
    furnish(rng, shown, plain["ground"])
    return known, reference.district_of(as_json(known[0], SHOWN)["districts"][0])


def furnish(rng, shown, ground):
    """Features on their ground, buildings on lots and wild lots; now and then many of them."""
    featured, built, wild = rng.random(), rng.random(), 0
    for (x, y), letter in ground.items():
        space = SPACES.index(f"{x},{y}")
        if rng.random() < featured and (feature := fitting_feature(rng, letter, wild)):
            shown["features"][space] = FEATURES.index(feature)
            wild += feature == "wild"
        feature = shown["features"][space]
        if letter in COLOURS and feature != FEATURES.index("statue") and rng.random() < built:
            colour = rng.choice(COLOURS) if feature == FEATURES.index("wild") else letter
            shown["colours"][space], shown["heights"][space] = COLOURS.index(colour), rng.randint(1, 4)


def fitting_feature(rng, letter, wild):
    group = {"P": "park", "W": "water"}.get(letter)
    if group:
        return rng.choice([feature for feature in FEATURES if feature.startswith(group)])
    feature = rng.choice(("statue", "wild", None))
    return None if feature == "wild" and wild == MOST_WILD else feature


@pytest.mark.parametrize("batch", range(BATCHES))
def test_everything_is_counted_as_slowly_as_can_be(batch):
    rng = random.Random(batch)
    for _ in range(DISTRICTS // BATCHES):
        known, plain = random_district(rng)
        states, again = empty(STATE), empty(VIEW)
        fill_state(known, SPECTATOR, generator(1), states)
        fill_view(states, 0, SPECTATOR, again)
        assert reference.district_of(as_json(again[0], SHOWN)["districts"][0]) == plain
        check(states[0].districts[0] if hasattr(states[0], "districts") else states["districts"][0, 0], plain)


def check(district, plain):
    for index, card in enumerate(CARDS):
        assert payment(district, CARD[0, index]) == reference.card_points(plain, card), (card, plain)
    for index, milestone in enumerate(MILESTONES):
        assert is_met(district, MILESTONE[0, index]) == reference.is_met(plain, milestone), (milestone, plain)
    assert area_points(district, WATER) == reference.area_points(plain, "water")
    assert area_points(district, PARK) == reference.area_points(plain, "park")
    assert statue_points(district) == reference.statue_points(plain)


# --- What is explained ------------------------------------------------------

CONDITIONS = 12  # tried in each district


@pytest.mark.parametrize("batch", range(BATCHES))
def test_whatever_a_card_or_milestone_asks_for_is_explained(batch):
    """R9.1 to R9.14, also as an owner's edition may ask for it."""
    rng = random.Random(batch)
    for _ in range(DISTRICTS // BATCHES):
        known, _ = random_district(rng)
        states = empty(STATE)
        fill_state(known, SPECTATOR, generator(1), states)
        check_explained(states["districts"][0, 0], [random_card(rng) for _ in range(CONDITIONS)],
                        [random_milestone(rng) for _ in range(CONDITIONS)])


def check_explained(district, cards, milestones):
    for card in cards:
        steps = card_steps(plain(district), plain(card))
        assert sum(step.points for step in steps) == payment(district, card), card
    for milestone in milestones:
        reached, needed, counted = way(plain(district), plain(milestone))
        assert (reached >= needed) == is_met(district, milestone), milestone
        assert counted or not reached


# --- What is possible -------------------------------------------------------

MATCHES = [(seats, long) for seats, long in ((2, "no"), (3, "no"), (4, "no"), (2, "yes"))]
EVERY = 5  # positions of a match from one look to the next


@pytest.mark.parametrize("seats, long", MATCHES)
@pytest.mark.parametrize("manner", [at_random, for_points], ids=lambda manner: manner.__name__)
def test_what_is_possible_never_rises_and_is_never_exceeded(seats, long, manner):
    """For every card and every milestone, whoever holds it, and for what is asked for elsewhere."""
    rng = random.Random(seats)
    wanted = all_conditions(rng)
    before = [{} for _ in range(seats)]
    for position, table in enumerate(walk(table_of(seats, seats, long=long), manner(rng))):
        if position % EVERY == 0 or table.over:
            seat = position // EVERY % seats
            for name, (now, possible) in counted(table, seat, wanted).items():
                assert now <= possible <= before[seat].get(name, possible), (name, position)
                before[seat][name] = possible


def all_conditions(rng):
    """By name: ours, and others."""
    ours = {**dict(zip(CARDS, CARD[0], strict=True)), **dict(zip(MILESTONES, MILESTONE[0], strict=True))}
    cards = {f"card {number}": random_card(rng) for number in range(CONDITIONS)}
    return ours | cards | {f"milestone {number}": random_milestone(rng) for number in range(CONDITIONS)}


def counted(table, seat, wanted):
    """By name: how many there are, and how many there may be."""
    found = Seat(plain(table.state), seat)
    district = table.states["districts"][0, seat]
    return {name: (count(district, row), found.most(plain(row))) for name, row in wanted.items()}
