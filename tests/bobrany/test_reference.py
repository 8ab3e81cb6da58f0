"""The compiled cards against the reference: over random towns, and over whole random matches line by line.

What is possible against all that can be played, and against those who play for it."""

import os
import random

import pytest

from osada.engine.dice import Dice
from osada.engine.table import Table
from osada.games import GAMES
from osada.games.bobrany.components import CARDS
from osada.games.bobrany.town import CELLS
from tests.bobrany.brute import best_parts
from tests.bobrany.reference import BY_CARD, score
from tests.bobrany.towns import points, random_town, towns_of

TOWNS = int(os.environ.get("OSADA_TOWNS", "500"))
MATCHES = int(os.environ.get("OSADA_MATCHES", "3"))
BOBRANY = GAMES["bobrany"]


def test_the_reference_knows_every_card():
    assert tuple(BY_CARD) == CARDS


@pytest.mark.parametrize("card", CARDS)
def test_a_card_pays_the_same_in_random_towns(card):
    """R9.1 to R9.22, R8.3"""
    rng = random.Random(card)
    paid = set()
    for _ in range(TOWNS):
        own, rival, lone = random_town(rng), random_town(rng), rng.random() < 0.5
        expected = score(card, own, rival, lone=lone)
        assert points(card, own, rival, lone=lone) == expected, own
        paid.add(expected)
    assert len(paid) > 2, "these towns are all alike"


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("lone", ["no", "yes"])
def test_scores_are_live_through_a_random_match(seed, lone):
    """R8.1, R8.2, R6.4: every part at every moment, the total and the places."""
    rng = random.Random(f"{seed} {lone}")
    table = Table(BOBRANY, 2, {"cards": "random", "first": "random", "monastery_lone": lone}, Dice(seed))
    while not table.over:
        table.roll()
        seat = table.actors[0]
        table.play(seat, rng.choice(table.legal_codes(seat)))
        agree(table)


def agree(table):
    view, scores = table.view(), table.scores()
    towns = towns_of(view)
    totals = []
    for seat, town in enumerate(towns):
        parts = {card: score(card, town, towns[1 - seat], lone=bool(view["lone"])) for card in view["cards"].values()}
        parts["builder"] = 5 if view["builder"] == seat else 0
        totals.append(sum(parts.values()))
        assert scores.seats[seat].parts == parts
        assert scores.seats[seat].total == totals[seat]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    assert scores.winners == ([view["builder"]] if view["builder"] in best else best)


# --- What is possible -------------------------------------------------------

PLACING = ("take", "claim", "dam", "place", "pay")
MOST_POSITIONS = 3000
FEW_CELLS = 3
SHARE = 0.8  # of the parts that could still pay more are told exactly


def random_table(seed):
    return Table(BOBRANY, 2, {"cards": "random", "first": "random"}, Dice(seed))


def build(table, rng):
    """A line of somebody who fills the town, mostly."""
    [seat] = table.actors
    lines = table.legal(seat)
    placing = [line for line in lines if line.split()[0] in PLACING]
    table.play(seat, rng.choice(placing if placing and rng.random() < 0.93 else lines))


def late_positions(seed):
    """The last rounds of a match, in which all tiles have come, with the seats that have few cells left."""
    table, rng = random_table(seed), random.Random(seed)
    while not table.over:
        table.roll()
        view = table.view()
        if view["phase"] == "turn" and not view["unseen"] and rng.random() < 0.3:
            left = [len(CELLS) - len(town["tiles"]) for town in view["towns"]]
            yield from ((table, seat) for seat in (0, 1) if 0 < left[seat] <= FEW_CELLS)
        build(table, rng)


def test_what_is_possible_is_what_can_be_played():
    """R9.1 to R9.22 Never less; and mostly not more."""
    told = []
    for seed in range(8 * MATCHES):
        for table, seat in late_positions(seed):
            best = best_parts(table, seat, MOST_POSITIONS)
            parts = BOBRANY.count(table.states, seat).parts if best else []
            assert all(best[part.part] <= part.possible for part in parts), parts
            told += [best[part.part] == part.possible for part in parts if part.possible != part.now]
    assert len(told) > 4 * MATCHES and sum(told) > SHARE * len(told)


def hunted(table, seat, part, rng):
    """The line that pays most for one part at once; the rival does not disturb."""
    lines = table.legal(seat)
    rng.shuffle(lines)
    return max(lines, key=lambda line: (paid_after(table, seat, line, part), line != "end"))


def paid_after(table, seat, line, part):
    later = table.copy()
    later.play(seat, line)
    return later.scores().seats[seat].parts[part]


@pytest.mark.parametrize("seed", range(2 * MATCHES))
def test_nobody_gets_more_of_a_part_than_is_possible(seed):
    """R9.1 to R9.22 Not even who plays for nothing else; and it never rises."""
    table, rng = random_table(seed), random.Random(seed)
    table.roll()
    hunter, part, most = seed % 2, rng.choice([*table.scores().seats[0].parts]), None
    while not table.over:
        [seat] = table.actors
        lines = table.legal(seat)
        table.play(seat, hunted(table, seat, part, rng) if seat == hunter else "end" if "end" in lines else lines[0])
        table.roll()
        told = next(row for row in BOBRANY.count(table.states, hunter).parts if row.part == part)
        assert told.now <= told.possible and (most is None or told.possible <= most)
        most = told.possible
    assert told.now == most
