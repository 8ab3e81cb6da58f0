"""What a network adds to the value of a position of Divukraj, alone in harder years."""

import numpy as np
import pytest

from osada.bots.values import value, workspace_for
from osada.games import GAMES
from osada.games.divukraj.bot.evaluation import look, stage
from osada.games.divukraj.bot.outlook import ROWS, UNITS, WORTH, outlook, see
from osada.games.divukraj.bot.traits import OUTLOOK
from tests.divukraj.given import position

DIVUKRAJ = GAMES["divukraj"]
SOLO = "seats 1; forest two_any three_berries twig_resin_berry; "
SUMMER = SOLO + "0 summer; 0 hand wife farm; 0 city farm inn inn; rugwort city king; meadow bard bard fool"


def looked_at(given):
    state, work = position(given).state, workspace_for(DIVUKRAJ)
    look(state, 0, work)
    return state, work


def seen(given):
    """Row by row, what is there."""
    state, work = looked_at(given)
    row = np.zeros(WORTH)
    see(state, 0, stage(state, 0), work.found, row)
    return {name: number for name, number in zip(ROWS, row, strict=False) if number != 0}


@pytest.mark.parametrize(
    ("row", "number"),
    [("meadow bard", 2), ("meadow fool", 1), ("city inn", 2), ("hand wife", 1), ("workers", 4), ("always", 1),
     ("else summer 2", 1), ("points", 5), ("last year", 1)],
)  # fmt: skip
def test_it_sees_traits_the_meadow_and_how_far_the_match_is(row, number):
    assert seen("year 3; " + SUMMER)[row] == number


def test_it_knows_the_last_year_from_the_one_before():
    assert "last year" not in seen("year 2; " + SUMMER)


def test_it_is_what_plain_arithmetic_gives():
    state, work = looked_at("year 3; " + SUMMER)
    rng = np.random.default_rng(1)
    work.scratch.net[:] = rng.normal(size=(len(ROWS), UNITS))
    row = np.zeros(WORTH)
    see(state, 0, stage(state, 0), work.found, row)
    expected = np.maximum(row @ work.scratch.net[:WORTH], 0) @ work.scratch.net[WORTH]
    assert outlook(state, 0, stage(state, 0), work.found, work.scratch) == pytest.approx(expected)


def test_it_is_added_to_the_value():
    state, work = looked_at("year 3; " + SUMMER)
    told, with_it = work.found[OUTLOOK], value(state, 0, work)
    work.scratch.net[WORTH] = 0
    assert told != 0
    assert with_it - value(state, 0, work) == pytest.approx(told)


@pytest.mark.parametrize("given", ["year 1; " + SOLO, "seats 2"])
def test_it_is_not_asked_in_year_1_and_with_others(given):
    assert looked_at(given)[1].found[OUTLOOK] == 0
