"""The score pad: a finished real table as data. What its cards pay stands in test_cards."""

from copy import deepcopy

import pytest

from osada.engine.errors import OsadaError
from tests.mesta.districts import pad_district, pad_file
from tests.mesta.given import labels, listed, pad_scores, points

EXAMPLE = {
    "metropolis": "New York",
    "districts": [
        {
            "tiles": [{"tile": "S1", "x": 0, "y": 0, "rotation": 0}, {"tile": "T06", "x": 2, "y": 0, "rotation": 1}],
            "features": [{"feature": "water:sailboat", "x": 0, "y": 1}, {"feature": "statue", "x": 1, "y": 1}],
            "buildings": [
                {"x": 0, "y": 0, "colour": "R", "height": 4},
                {"x": 3, "y": 0, "colour": "B", "height": 1},
            ],
            "cards": ["C01", "C02", "C12"],
            "rings": {"A01": 6},
        }
    ],
}
LOTS = "S1, T01 1,0/0"
TOWERS = "S2, T02 1,0/0, R4@2,0, C12, G3@3,0, C07"  # pays 6
STATUES = "S3, T03 1,0/0, statue@0,0, statue@1,1, statue@2,0"  # pays 6


def table_of(*districts, metropolis="New York"):
    return {"metropolis": metropolis, "districts": list(districts)}


def changed(*path, **fields):
    """The example with other fields in one place of its district."""
    data = deepcopy(EXAMPLE)
    place = data["districts"][0]
    for step in path:
        place = place[step]
    place.update(fields)
    return data


def without(name):
    return {key: value for key, value in EXAMPLE.items() if key != name}


def with_tiles(*tiles):
    """A district of these tiles alone: `T01 2,0`."""
    words = [tile.replace(",", " ").split() for tile in tiles]
    entries = [{"tile": name, "x": int(x), "y": int(y), "rotation": 0} for name, x, y in words]
    return table_of({"tiles": entries, "features": [], "buildings": [], "cards": [], "rings": {}})


SQUARE = ["S1 0,0", "T01 2,0", "T02 4,0", "T03 6,0", "T04 6,2", "T05 6,4", "T06 6,6"]  # four by four
FIRST, RIVAL = pad_district(LOTS, A01=6), pad_district(TOWERS)

# fmt: off
SCORED = [
    # label, data, totals, winners
    ("R10.2 the example",                     EXAMPLE,                                                 "14",       "0"),
    ("R10.6 two districts",                   table_of(FIRST, RIVAL),                                  "6 6",      "0"),
    ("R10.6 equal: more from milestones",     table_of(RIVAL, FIRST),                                  "6 6",      "1"),
    ("R10.6 equal in both: shared",
     pad_file(TOWERS, STATUES), "6 6", "0 1"),
    ("R10.6 three, two of them share",
     table_of(RIVAL, pad_district(STATUES), pad_district("S1")), "6 6 0", "0 1"),
    ("R10.6 four",
     pad_file("S1, R1@0,0, C01", "S2", "S3, statue@0,0", "S4"), "1 0 2 0", "2"),
    ("R10.2 three rings",                     table_of(pad_district("S1", A01=6, A02=4, A03=2)),       "12",       "0"),
    ("R10.2 rings of Venice",
     table_of(pad_district("S1", A16=8), metropolis="Venice"), "8", "0"),
    ("R8.2 one milestone, two slots",
     table_of(pad_district("S1", A01=6), pad_district("S2", A01=2)), "6 2", "0"),
    ("R2.4 the starting tile lies anywhere",  pad_file("S1, T01 -1,0/0, T02 -1,-1/90, R3@0,0, C05"),   "3",        "0"),
    ("R5.2 turned by three quarters",         pad_file("S1, T01 1,0/270, B1@2,0, C02"),                "1",        "0"),
    ("R7.4 a building on a wild lot",         pad_file("S1, wild@0,0, G3@0,0, C07"),                   "3",        "0"),
    ("R11.1 five tiles in a row",
     pad_file("S1, T01 1,0/0, T02 2,0/0, T03 3,0/0, T04 4,0/0, statue@9,1"), "2", "0"),
    ("R10.5 no cards, nothing built",         pad_file("S4"),                                          "0",        "0"),
]

REFUSED = [
    # label                                 named          data
    ("R2.1 no such metropolis",             "metropolis",  {**EXAMPLE, "metropolis": "London"}),
    ("R2.1 no metropolis",                  "metropolis",  without("metropolis")),
    ("no districts",                        "districts",   without("districts")),
    ("R1.1 an empty list",                  "districts",   {**EXAMPLE, "districts": []}),
    ("R1.1 five districts",                 "districts",   {**EXAMPLE, "districts": EXAMPLE["districts"] * 5}),
    ("a district is a number",              "districts",   {**EXAMPLE, "districts": [7]}),
    ("a field too many",                    "bonus",       {**EXAMPLE, "bonus": 3}),
    ("a field too many in a district",      "bonus",       changed(bonus=3)),
    ("R1.1 no such tile",                   "tile",        changed("tiles", 1, tile="T33")),
    ("R1.1 a tile twice",                   "tile",        changed("tiles", 1, tile="S1")),
    ("R1.1 a tile in two districts",        "tile",        pad_file("S1, T01 1,0/0", "S2, T01 1,0/0")),
    ("R5.1 one tile on another",            "tiles",       changed("tiles", 1, x=0)),
    ("R5.1 half a tile aside",              "tiles",       changed("tiles", 1, x=3)),
    ("R5.1 a tile apart",                   "tiles",       with_tiles("S1 0,0", "T01 4,0")),
    ("R5.1 tiles at a corner",              "tiles",       with_tiles("S1 0,0", "T01 2,2")),
    ("R5.3 four by four",                   "tiles",       with_tiles(*SQUARE)),
    ("R5.2 no such turn",                   "rotation",    changed("tiles", 1, rotation=90)),
    ("a place that is no number",           "tiles",       changed("tiles", 1, x="2")),
    ("R1.3 no such feature",                "feature",     changed("features", 0, feature="water:whale")),
    ("R6.1 a ship in the park",             "features",    changed("features", 0, x=1, y=0)),
    ("R6.1 a statue on water",              "features",    changed("features", 1, x=2, y=1)),
    ("R6.1 a feature beside the district",  "features",    changed("features", 1, x=8, y=8)),
    ("R6.2 two on one space",               "features",    changed("features", 0, feature="wild", x=1, y=1)),
    ("R7.3 a building in the park",         "buildings",   changed("buildings", 0, x=1)),
    ("R7.3 another colour than the lot",    "buildings",   changed("buildings", 0, colour="B")),
    ("R7.3 no such colour",                 "colour",      changed("buildings", 0, colour="W")),
    ("R7.5 five storeys",                   "height",      changed("buildings", 0, height=5)),
    ("R7.5 no storey",                      "height",      changed("buildings", 0, height=0)),
    ("R6.6 a building on the statue",       "buildings",   changed("buildings", 1, x=1, y=1)),
    ("R7.3 two buildings on one lot",       "buildings",   changed("buildings", 1, x=0, y=0, colour="R")),
    ("R1.5 no such card",                   "cards",       changed(cards=["C33"])),
    ("R1.1 a card twice",                   "cards",       changed(cards=["C01", "C01"])),
    ("R1.4 no such milestone",              "rings",       changed(rings={"A25": 6})),
    ("R1.4 a milestone of another city",    "rings",       changed(rings={"A04": 5})),
    ("R1.4 no slot is worth that",          "rings",       changed(rings={"A01": 5})),
    ("R8.2 two rings on one slot",          "rings",       table_of(FIRST, pad_district("S2", A01=6))),
]
# fmt: on


@pytest.mark.parametrize("label, data, totals, winners", SCORED, ids=labels(SCORED))
def test_scores(label, data, totals, winners):
    scores = pad_scores(data)
    assert listed(score.total for score in scores.seats) == totals
    assert listed(scores.winners) == winners


@pytest.mark.parametrize("label, named, data", REFUSED, ids=labels(REFUSED))
def test_refused(label, named, data):
    with pytest.raises(OsadaError) as refusal:
        pad_scores(data)
    assert named in str(refusal.value).lower()


def test_the_example_part_by_part():
    """R10.2 to R10.5"""
    [score] = pad_scores(EXAMPLE).seats
    assert score.parts == {"milestones": 6, "water": 1, "park": 0, "statues": 2, "C01": 1, "C02": 1, "C12": 3}
    assert points(score) == "milestones 6, water 1, statues 2, C01 1, C02 1, C12 3"
    assert pad_scores(EXAMPLE).final
