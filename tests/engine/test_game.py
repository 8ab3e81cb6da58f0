"""The small parts of the contract: options, reasons, editions, score sheets."""

from dataclasses import replace
from enum import IntEnum

import numpy as np
import pytest

from osada.engine import loops
from osada.engine.errors import BadSetUp
from osada.engine.game import (
    ABSENT,
    OK,
    PLACE,
    TOTAL,
    Edition,
    Option,
    Part,
    Reasons,
    comma_separated,
    edition_option,
    first_option,
    listed_range,
    why,
)
from osada.engine.scores import Score, Scores
from tests.games import FERRY, HASHI


class Why(IntEnum):
    OK = OK
    TOO_FEW = 1
    NO_CARD = 255


packed = getattr(why, "py_func", why)  # in plain Python: what is compiled is compiled under a lock
REASONS = Reasons(Why, {Why.TOO_FEW: {"missing": (), "resource": ("twig", "resin")}})


@pytest.mark.parametrize("answer, reason, arguments", [
    (packed(Why.TOO_FEW, 4095, 1), "too_few", {"missing": 4095, "resource": "resin"}),
    (packed(Why.TOO_FEW, 0, 0),    "too_few", {"missing": 0, "resource": "twig"}),
    (packed(Why.NO_CARD),          "no_card", {}),
])
def test_reasons_pack_and_unpack(answer, reason, arguments):
    assert REASONS.unpack(answer) == (reason, arguments)


def test_listed_range_adds_codes():
    codes = np.zeros(6, np.int16)
    assert getattr(listed_range, "py_func", listed_range)(codes, 1, 7, 10) == 4
    assert codes.tolist() == [0, 7, 8, 9, 0, 0]


OPTIONS = [
    # option                                                                 value    seats  allowed
    (Option("side", ("A", "B"), "A"),                                        "B",     2,     True),
    (Option("side", ("A", "B"), "A"),                                        "C",     2,     False),
    (Option("layouts", ("1 2",), "1 2", allows=lambda value, seats: len(value.split()) == seats), "3 1", 2, True),
    (Option("layouts", ("1 2",), "1 2", allows=lambda value, seats: len(value.split()) == seats), "3 1", 3, False),
    (first_option(4),                                                        "2",     3,     True),
    (first_option(4),                                                        "3",     3,     False),
    (first_option(4),                                                        "random", 2,    True),
    (first_option(4),                                                        "",      2,     False),
]


@pytest.mark.parametrize("option, value, seats, allowed", OPTIONS)
def test_what_an_option_may_be(option, value, seats, allowed):
    assert option.has(value, seats) is allowed


def test_an_option_of_some_numbers_of_seats():
    solo = Option("year", ("1", "2"), "1", seats=(1,))
    assert [solo.exists_for(seats) for seats in (1, 2)] == [True, False]
    game = replace(HASHI, options=(solo, *HASHI.options))
    assert game.check(1, {}) == {"year": "1", "side": "A", "edition": "osada"}
    assert game.check(2, {"side": "B"}) == {"side": "B", "edition": "osada"}
    with pytest.raises(BadSetUp, match="hashi with 2 seats has no option “year”"):
        game.check(2, {"year": "1"})


def test_editions_are_an_option():
    option = edition_option([Edition("osada", "1"), Edition("mine", "2")])
    assert (option.values, option.default) == (("osada", "mine"), "osada")
    assert FERRY.edition("osada") is FERRY.editions[0]


def test_an_empty_score_sheet_has_a_row_a_seat_and_one_for_a_rival():
    assert (HASHI.sheet() == ABSENT).all()
    assert HASHI.sheet().shape == (5, 2 + 5)
    assert (HASHI.max_seats, FERRY.max_seats) == (4, 3)


def test_only_who_plays_has_a_place():
    """A sheet may be used again: what another match has left there does not count."""
    sheet = HASHI.sheet()
    sheet[2:, TOTAL] = 99
    loops.score_all(HASHI.new(2, HASHI.check(2, {})), sheet[None])
    assert sheet[:2, PLACE].tolist() == [1, 1]
    assert (sheet[2:, PLACE] == ABSENT).all()


def test_scores_as_json():
    seats = (Score(7, 2, {"islands": 7}), Score(9, 1, {"islands": 9}), Score(9, 1, {"islands": 9}))
    scores = Scores(seats, Score(5, 4, {}), final=True)
    assert scores.winners == [1, 2]
    assert scores.as_json() == {
        "scores": [{"seat": seat, "total": score.total, "parts": score.parts} for seat, score in enumerate(seats)],
        "winners": [1, 2], "rival": {"total": 5, "parts": {}}, "final": True,
    }


def test_a_part_without_words_is_points():
    assert [part.words for part in (Part("islands"), Part("rating", ("helper",)))] == [(), ("helper",)]


def test_a_list_in_words():
    assert comma_separated([1, "two"]) == "1, two"
