"""R1 and R2: the box, the options, the starting tiles."""

import pytest

from osada.engine.errors import BadSetUp, IllegalAction, ImpossibleOutcome, NotAnActor, PlayError, UnknownWords
from tests.mesta.given import check, check_refused, deal, due, labels, match, new_table, play, read

CITIES = (
    "New York",
    "Rio de Janeiro",
    "Barcelona",
    "Lisbon",
    "Sydney",
    "Venice",
    "Mexico City",
    "Buenos Aires",
)
ALL_TILES = "legal {seat}: start S1 S2 S3 S4"

# fmt: off
BAD_SET_UPS = [
    # label                                 seatsoptions
    ("R1.1 no seat",                        0,  {}),
    ("R1.1 one seat",                       1,  {}),
    ("R1.1 five seats",                     5,  {}),
    ("R2.1 a metropolis that is none",      2,  {"metropolis": "London"}),
    ("R2.1 a metropolis in small letters",  2,  {"metropolis": "venice"}),
    ("R2.1 no metropolis",                  2,  {"metropolis": ""}),
    ("R2.2 first: no such seat",            2,  {"first": "2"}),
    ("R2.2 first: not one of three",        3,  {"first": "3"}),
    ("R2.2 first: not one of four",         4,  {"first": "4"}),
    ("R2.2 first: below zero",              2,  {"first": "-1"}),
    ("R2.2 first: no number",               2,  {"first": "Eva"}),
    ("R2.2 first: no text",                 2,  {"first": 1}),
    ("R11.1 long with three",               3,  {"long": "yes"}),
    ("R11.1 long with four",                4,  {"long": "yes"}),
    ("R11.1 neither yes nor no",            2,  {"long": "7"}),
    ("R11.1 no text",                       2,  {"long": True}),
    ("R6.5 neither yes nor no",             2,  {"features_optional": "maybe"}),
    ("no such option",                      2,  {"side": "A"}),
]

ORDERS = [
    # label                        seatsfirst who chooses
    ("R2.3 two",                   2,  "0",  [1, 0]),
    ("R2.3 two, seat 1 begins",    2,  "1",  [0, 1]),
    ("R2.3 three",                 3,  "0",  [2, 1, 0]),
    ("R2.3 three, seat 1 begins",  3,  "1",  [0, 2, 1]),
    ("R2.3 three, seat 2 begins",  3,  "2",  [1, 0, 2]),
    ("R2.3 four",                  4,  "0",  [3, 2, 1, 0]),
    ("R2.3 four, seat 1 begins",   4,  "1",  [0, 3, 2, 1]),
    ("R2.3 four, seat 3 begins",   4,  "3",  [2, 1, 0, 3]),
]

REFUSED = [
    # label                                  lines before               line                error
    ("R2.3 the starting player comes last",  "",                        "0 start S1",       NotAnActor),
    ("R2.3 a tile that is gone",             "1 start S3",              "0 start S3",       IllegalAction),
    ("R2.3 twice",                           "1 start S3",              "1 start S1",       NotAnActor),
    ("R2.3 no such tile",                    "",                        "1 start S5",       UnknownWords),
    ("R2.3 a land tile",                     "",                        "1 start T01",      UnknownWords),
    ("R3.5 no worker yet",                   "",                        "1 take 1.1",       IllegalAction),
    ("R2.3 no card before the tiles",        "",                        "chance card C01",  NotAnActor),
    ("R2.3 no seat acts while cards come",   "1 start S3; 0 start S1",  "0 take 1.1",       NotAnActor),
    ("nobody sits there",                    "",                        "2 start S1",       PlayError),
    ("no words",                             "",                        "1 ",               UnknownWords),
    ("nonsense",                             "",                        "1 jump",           UnknownWords),
]

PRINTED = [
    # label                starting tile   where a red, a blue, a green, a yellow piece may stand
    ("R2.4 S1",  "S1",  ["0,0", "1,1", "", ""]),
    ("R2.4 S2",  "S2",  ["", "0,0", "1,1", ""]),
    ("R2.4 S3",  "S3",  ["", "", "0,0", "1,1"]),
    ("R2.4 S4",  "S4",  ["1,1", "", "", "0,0"]),
]
# fmt: on


@pytest.mark.parametrize("label, seats, options", BAD_SET_UPS, ids=labels(BAD_SET_UPS))
def test_refused_set_up(label, seats, options):
    with pytest.raises(BadSetUp):
        new_table(seats, options)


@pytest.mark.parametrize("label, seats, first, order", ORDERS, ids=labels(ORDERS))
def test_who_chooses_a_starting_tile(label, seats, first, order):
    table, left = new_table(seats, {"metropolis": "New York", "first": first}), ["S1", "S2", "S3", "S4"]
    for seat in order:
        check(table, f"actors: {seat}; due: ; legal {seat}: start {' '.join(left)}")
        table.play(seat, f"start {left.pop()}")
    check(table, "actors: ; due: card")
    deal(table)
    check(table, f"actors: {first}")


@pytest.mark.parametrize("label, before, line, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, before, line, error):
    table = new_table(2, {"metropolis": "New York", "first": "0"})
    play(table, before)
    check_refused(table, line, error)


@pytest.mark.parametrize("label, start, lots", PRINTED, ids=labels(PRINTED))
def test_a_starting_tile_lies_as_it_is_printed(label, start, lots):
    other = "S1" if start != "S1" else "S2"
    for colour, lot in zip("RBGY", lots, strict=True):
        table = match(f"deal | | | {colour}; 0 4.1 {colour}", starts=(start, other))
        check(table, "legal 0: " + (f"build {lot}, discard" if lot else "discard"))


@pytest.mark.parametrize("start", ["S1", "S2", "S3", "S4"])
def test_park_and_water_of_a_starting_tile(start):
    """R1.2, R2.4: park at the top right, water at the bottom left."""
    starts = (start, "S1" if start != "S1" else "S2")
    check(match("deal | | - - park:kiosk; 0 3.2", starts=starts), "legal 0: feature 1,0")
    check(match("deal | | - - water:ducks; 0 3.2", starts=starts), "legal 0: feature 0,1")
    check(match("deal | | - - statue; 0 3.2", starts=starts), "legal 0: feature 0,0 1,1")


@pytest.mark.parametrize("city", CITIES)
def test_each_metropolis_can_be_chosen(city):
    """R2.1"""
    table = new_table(2, {"metropolis": city})
    check(table, "actors: 1; due: ; totals: 0 0; points 0: ")


@pytest.mark.parametrize("city", CITIES)
def test_each_metropolis_can_be_drawn(city):
    """R2.1: all are equally likely, and the draw comes before the starting tiles."""
    table = new_table(2, {"metropolis": "random", "first": "0"})
    assert table.outcomes().keys() == {f"metropolis {name}" for name in CITIES}
    assert len(set(table.outcomes().values())) == 1
    play(table, f"chance metropolis {city}")
    check(table, "due: ; actors: 1; " + ALL_TILES.format(seat=1))


def test_a_metropolis_is_drawn_unless_chosen():
    """R2.1"""
    assert due(new_table(2, {})) == "metropolis"
    assert due(new_table(4, {"first": "3"})) == "metropolis"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_is_as_likely_to_begin(seats):
    """R2.2: who begins is drawn before the metropolis."""
    table = new_table(seats, {"first": "random"})
    assert table.outcomes().keys() == {f"first {seat}" for seat in range(seats)}
    assert len(set(table.outcomes().values())) == 1
    play(table, f"chance first {seats - 1}")
    check(table, "due: metropolis")
    play(table, "chance metropolis Venice")
    check(table, f"actors: {seats - 2}; " + ALL_TILES.format(seat=seats - 2))


@pytest.mark.parametrize("line, error", [
    ("chance first 2", ImpossibleOutcome),
    ("chance first 4", UnknownWords),
    ("chance metropolis Venice", ImpossibleOutcome),
    ("chance card C01", ImpossibleOutcome),
    ("0 start S1", NotAnActor),
])
def test_nothing_else_comes_before_the_first_seat(line, error):
    """R2.2"""
    check_refused(new_table(2, {"first": "random"}), line, error)


def test_seat_0_begins_unless_chosen():
    """R2.2"""
    table = new_table(3, {"metropolis": "New York"})
    check(table, "actors: 2")


def test_the_box():
    """R1.1, R2.5: what can come, and how often."""
    table = match()
    assert table.outcomes() == {f"card C{number:02}": 1 for number in range(1, 33)}
    play(table, "chance card C01; chance card C02; chance card C03")
    assert table.outcomes() == {f"tile T{number:02}": 1 for number in range(1, 33)}
    play(table, "chance tile T01; chance tile T02; chance tile T03")
    assert sum(table.outcomes().values()) == 48
    check(table, "weight statue: 8; weight wild: 8")
    kinds = [text.split(" ")[1] for text in table.outcomes()]
    grounds = [kind.split(":")[0] for kind in kinds]
    assert (grounds.count("water"), grounds.count("park"), len(kinds)) == (4, 4, 10)
    play(table, "chance feature wild; chance feature wild; chance feature wild; chance feature wild")
    check(table, "weight wild: 4")
    play(table, "chance feature statue")
    assert table.outcomes() == {f"piece {colour}": 25 for colour in "RBGY"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_points_at_the_start(seats):
    """R1.4, R1.5: no ring, no card."""
    table = match(seats=seats)
    check(table, "totals: " + " ".join(["0"] * seats))
    parts = {name: 0 for name in ("milestones", "water", "park", "statues")}
    assert all(score.parts == parts for score in table.scores().seats)
    assert read(table, "over") == "no"
