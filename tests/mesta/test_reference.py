"""R9.1 to R9.14, R10.3: every card, every milestone and every area, compared with slow counting in random districts.

`OSADA_DISTRICTS` says how many. Districts are of all sizes, of the short game and of the long one, with many wild lots.
What is explained of them agrees with the rules for any condition. What is possible is compared with `OSADA_MATCHES`
matches, and with all that the last turns of these can come to.
"""

import os
import random

import pytest

from osada.engine.compiled import as_python
from osada.engine.game import SPECTATOR
from osada.engine.layout import as_json, empty
from osada.engine.loops import fill_state, fill_view, generator
from osada.games.mesta import counting
from osada.games.mesta.components import CARD, CARDS, MILESTONE, MILESTONES, TILES
from osada.games.mesta.conditions import COLOURS, PARK, WATER
from osada.games.mesta.counting import is_met, payment
from osada.games.mesta.explaining import Seat
from osada.games.mesta.explaining.goals import way
from osada.games.mesta.explaining.plain import plain
from osada.games.mesta.explaining.steps import card_steps
from osada.games.mesta.known import SHOWN, VIEW
from osada.games.mesta.scoring import ALWAYS, area_points, statue_points
from osada.games.mesta.state import NOTHING, OVER, STATE
from tests.mesta import reference
from tests.mesta.playing import at_random, ends_of_turn, for_points, last_turns, table_of, walk
from tests.mesta.wanted import random_card, random_milestone

count = as_python(counting.count)
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
        cards, milestones = ([draw(rng) for _ in range(CONDITIONS)] for draw in (random_card, random_milestone))
        check_explained(states["districts"][0, 0], cards, milestones)


def check_explained(district, cards, milestones):
    for card in cards:
        steps = card_steps(plain(district), plain(card))
        assert sum(step.points for step in steps) == payment(district, card), card
    for milestone in milestones:
        reached, needed, counted = way(plain(district), plain(milestone))
        assert (reached >= needed) == is_met(district, milestone), milestone
        assert counted or not reached


# --- What is possible -------------------------------------------------------

SEEDS = range(int(os.environ.get("OSADA_MATCHES", "1")))
MATCHES = [(seats, long, seed) for seats, long in ((2, "no"), (3, "no"), (4, "no"), (2, "yes")) for seed in SEEDS]
EVERY = 13  # positions of a match from one look to the next


@pytest.mark.parametrize("seats, long, seed", MATCHES)
@pytest.mark.parametrize("manner", [at_random, for_points], ids=lambda manner: manner.__name__)
def test_what_is_possible_never_rises_and_is_never_exceeded(seats, long, seed, manner):
    """For every card and every milestone, whoever holds it, and for what is asked for elsewhere."""
    rng = random.Random(seed)
    wanted = all_conditions(rng)
    before = [{} for _ in range(seats)]
    for position, table in enumerate(walk(table_of(seats, seed, long=long), manner(rng))):
        if position % EVERY == 0 or table.over:
            seat = position // EVERY % seats
            for name, (now, possible) in counted(table, seat, wanted).items():
                assert now <= possible <= before[seat].get(name, possible), (name, position)
                before[seat][name] = possible


def all_conditions(rng):
    """By name: ours, and others."""
    rows = {**dict(zip(CARDS, CARD[0], strict=True)), **dict(zip(MILESTONES, MILESTONE[0], strict=True))}
    for number in range(CONDITIONS):
        rows |= {f"card {number}": random_card(rng), f"milestone {number}": random_milestone(rng)}
    return {name: plain(row) for name, row in rows.items()}


def counted(table, seat, wanted):
    """By name: how many there are, and how many there may be."""
    possible, now = most_of(table, seat, wanted), now_of(table, seat, wanted)
    return {name: (now[name], possible[name]) for name in wanted}


def most_of(table, seat, wanted):
    found = Seat(plain(table.state), seat)
    return {name: found.most(row) for name, row in wanted.items()}


def now_of(table, seat, wanted):
    district = plain(table.state).districts[seat]
    return {name: count(district, row) for name, row in wanted.items()}


@pytest.mark.parametrize("seats, long, seed", MATCHES)
def test_in_the_last_turn_it_is_what_the_best_line_brings(seats, long, seed):
    """Never less, and rarely more: all lines and all outcomes are tried."""
    rng = random.Random(seed)
    wanted, over = all_conditions(rng), []
    for table, seat in last_turns(table_of(seats, seed, long=long), for_points(rng)):
        ends = ends_of_turn(table, seat)
        if ends:
            said = points_said(table, seat)
            over += beyond(said, [end.scores().seats[seat].parts for end in ends])
            beyond(most_of(table, seat, wanted), [now_of(end, seat, wanted) for end in ends])
    assert len(over) > seats * len(ALWAYS) and over.count(0) >= EXACT * len(over)


EXACT = 0.9  # of the parts


def points_said(table, seat):
    return {part.part: part.possible for part in table.game.count(table.states, seat).parts}


def beyond(said, ends):
    """By how much what is possible exceeds the best end."""
    best = {name: max(end[name] for end in ends) for name in said}
    assert all(best[name] <= most for name, most in said.items()), (said, best)
    return [most - best[name] for name, most in said.items()]
