"""The score pad: a real table's boards as data, with what every closed area paid."""

import pytest

from osada.engine.errors import OsadaError
from tests.border.given import labels, listed, pad_scores, paid
from tests.border.printed import AREAS, areas

WELL = [0, 35, 36, 37, 41, 42, 46, 47, 57, 58, 81]
TURBINE = [1, 2, 3, 9, 10, 15, 16, 19, 20, 21, 22, 26, 27]  # without its white hex
VILLA = [4, 5, 6, 10, 11, 12, 16, 17, 22, 23, 28, 29, 30, 35, 36, 37]
EVERYWHERE = list(range(86))
SIX = dict(well=4, eagle=6, wind_turbine=3, lighthouse=4, forest=10, mountain=6)
NINE, TWO, FIRST, LATE = dict(villa=9), dict(well=4, sailboat=5), dict(castle=11), dict(castle=5)
SEVEN, EAGLE = dict(sailboat=5, well=2), dict(eagle=6, wind_turbine=7)


def board(layout=1, **fields):
    return {"layout": layout, **fields}


# fmt: off
SCORED = [
    # label, boards,
    #     totals, winners
    ("R8.2 the example",                [board(crossed=WELL, closed=dict(well=4))],
        "4",     "0"),
    ("R7.2 the lower value",            [board(crossed=WELL, closed=dict(well=2))],
        "2",     "0"),
    ("R8.2 crossed is left out",        [board(closed=dict(well=4))],
        "4",     "0"),
    ("R8.3 nothing was closed",         [board(crossed=[0, 81], closed={}), board(2, closed={})],
        "0 0",   "0 1"),
    ("R8.2 case 6.9 33 points",         [board(3, closed=SIX)],
        "33",    "0"),
    ("R8.2 two areas",                  [board(crossed=WELL + VILLA, closed=dict(well=4, villa=9))],
        "13",    "0"),
    ("R8.2 all nine",                   [board(crossed=EVERYWHERE, closed=dict(SIX, sailboat=5, villa=9, castle=11))],
        "58",    "0"),
    ("R7.2 two boards",                 [board(4, closed=dict(villa=9)), board(2, closed=dict(villa=4))],
        "9 4",   "0"),
    ("R7.4 both were first",            [board(1, closed=dict(well=4)), board(2, closed=dict(well=4))],
        "4 4",   "0 1"),
    ("R8.3 tie: the best single area",  [board(closed=EAGLE), board(2, closed=dict(well=4, villa=9))],
        "13 13", "1"),
    ("R8.3 tie: fewer areas win",       [board(1, closed=dict(wind_turbine=7)), board(2, closed=SEVEN)],
        "7 7",   "0"),
    ("R8.3 tie of three: two share",    [board(1, closed=NINE), board(2, closed=NINE), board(3, closed=TWO)],
        "9 9 9", "0 1"),
    ("R8.3 three boards",               [board(4, closed=LATE), board(2, closed=FIRST), board(3, closed=LATE)],
        "5 11 5", "1"),
    ("R8.3 four boards",                [*(board(layout, closed=LATE) for layout in (1, 2, 3)), board(4, closed=NINE)],
        "5 5 5 9", "3"),
    ("R1.3 white need not be listed",   [board(crossed=TURBINE, closed=dict(wind_turbine=7))],
        "7",     "0"),
]

REFUSED = [
    # label                           named      data
    ("R7.1 a border with a gap",      "well",    {"boards": [board(crossed=WELL[2:], closed=dict(well=4))]}),
    ("R7.1 nothing crossed",          "villa",   {"boards": [board(crossed=[], closed=dict(villa=9))]}),
    ("R7.1 the second board's gap",   "villa",   {"boards": [board(closed={}), board(2, crossed=WELL, closed=NINE)]}),
    ("R7.1 one closed, one not",      "villa",   {"boards": [board(crossed=WELL, closed=dict(well=4, villa=9))]}),
    ("R7.2 a wrong value",            "well",    {"boards": [board(crossed=WELL, closed=dict(well=3))]}),
    ("R7.2 a value of another area",  "villa",   {"boards": [board(closed=dict(villa=12))]}),
    ("a value as text",               "well",    {"boards": [board(closed=dict(well="4"))]}),
    ("R1.3 no such area",             "harbour", {"boards": [board(closed=dict(harbour=4))]}),
    ("R2.1 no such layout",           "layout",  {"boards": [board(5, closed=dict(well=4))]}),
    ("a layout by name",              "layout",  {"boards": [board("sofie", closed=dict(well=4))]}),
    ("no layout",                     "layout",  {"boards": [{"closed": dict(well=4)}]}),
    ("R1.3 hex 99",                   "crossed", {"boards": [board(crossed=[*WELL, 99], closed=dict(well=4))]}),
    ("R1.3 hex -1",                   "crossed", {"boards": [board(crossed=[*WELL, -1], closed=dict(well=4))]}),
    ("a field too many",              "bonus",   {"boards": [board(closed=dict(well=4), bonus=3)]}),
    ("no boards",                     "boards",  {"boards": []}),
    ("R1.1 five boards",              "boards",  {"boards": [board(closed={})] * 5}),
    ("boards are missing",            "boards",  {}),
    ("a board is a number",           "boards",  {"boards": [7]}),
]
# fmt: on


@pytest.mark.parametrize("label, boards, totals, winners", SCORED, ids=labels(SCORED))
def test_scores(label, boards, totals, winners):
    scores = pad_scores({"boards": boards})
    assert listed(score.total for score in scores.seats) == totals
    assert listed(scores.winners) == winners


@pytest.mark.parametrize("label, named, data", REFUSED, ids=labels(REFUSED))
def test_refused(label, named, data):
    with pytest.raises(OsadaError) as refusal:
        pad_scores(data)
    assert named in str(refusal.value).lower()


@pytest.mark.parametrize("area", AREAS)
def test_both_values_of_each_area(area):
    border, high, low = areas()[area]
    for points in (high, low):
        [score] = pad_scores({"boards": [board(crossed=[*border, 0, 81], closed={area: points})]}).seats
        assert paid(score) == f"{area} {points}"


def test_all_areas_are_parts():
    [score] = pad_scores({"boards": [board(crossed=WELL, closed={"well": 4})]}).seats
    assert score.parts == dict.fromkeys(areas(), 0) | {"well": 4}
