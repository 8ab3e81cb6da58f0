"""R1 and R2: the box, the options, what is laid out and dealt."""

import json
from collections import Counter
from pathlib import Path

import pytest

import osada.games
from osada.engine.errors import BadSetUp, IllegalAction, ImpossibleOutcome, NotAnActor, UnknownWords
from tests.divukraj.given import check, check_example, check_refused, labels, new_table, play, position

BOX = json.loads((Path(osada.games.__file__).parent / "divukraj/components.json").read_text(encoding="utf-8"))
COPIES = {card["id"]: card["count"] for card in BOX["cards"]}
FORESTS = ("three_berries", "two_any", "twig_resin_berry", "two_resin_one_twig")
EVENTS = ("tax_relief", "croak_wart_cure", "the_everdell_games", "performer_in_residence")
MEADOW = ("farm", "inn", "farm", "king", "mine", "wife", "bard", "ruins")
LAID_OUT = "".join(f"chance event {event}; " for event in EVENTS) + "".join(f"chance card {card}; " for card in MEADOW)

# fmt: off
BAD_SET_UPS = [
    # label  seatsoptions
    ("R1.1 no seat",                  0, {}),
    ("R1.1 five seats",               5, {}),
    ("R2.1 first: no such seat",      2, {"first": "2"}),
    ("R2.1 first: not the only seat", 1, {"first": "1"}),
    ("R2.1 first: below zero",        2, {"first": "-1"}),
    ("R2.1 first: no number",         3, {"first": "Eva"}),
    ("R12.1 a year with two",         2, {"year": "1"}),
    ("R12.1 a year with four",        4, {"year": "3"}),
    ("R12.1 a fourth year",           1, {"year": "4"}),
    ("R12.1 no year",                 1, {"year": "0"}),
    ("R12.1 no text",                 1, {"year": 2}),
    ("no such option",                2, {"side": "A"}),
]

HANDS = [
    # label  seatsfirstcards by seat
    ("R2.5 two",                  2, 0, [5, 6]),
    ("R2.5 two, seat 1 begins",   2, 1, [6, 5]),
    ("R2.5 three",                3, 0, [5, 6, 7]),
    ("R2.5 three, seat 2 begins", 3, 2, [6, 7, 5]),
    ("R2.5 four",                 4, 0, [5, 6, 7, 8]),
    ("R2.5 four, seat 1 begins",  4, 1, [8, 5, 6, 7]),
    ("R12.1 one",                 1, 0, [5]),
]

PRINTED = [
    # label  colours and kinds  kinds of cardscards
    ("R1.2 tan",           {"colour": "tan"},        8,  19),
    ("R1.2 green",         {"colour": "green"},      16, 52),
    ("R1.2 red",           {"colour": "red"},        8,  18),
    ("R1.2 blue",          {"colour": "blue"},       8,  21),
    ("R1.2 purple",        {"colour": "purple"},     8,  18),
    ("R1.3 critters",      {"kind": "critter"},      24, 63),
    ("R1.3 constructions", {"kind": "construction"}, 24, 65),
    ("R1.4 unique",        {"rarity": "unique"},     29, 64),
    ("R1.4 common",        {"rarity": "common"},     19, 64),
]

PLAIN = [
    # label  given  when  then
    ("R1.4 a common card again",         "0 city farm; 0 hand farm; 0 stock 2twig 1resin",
     "0 play farm, by cost", "city 0: farm farm"),
    ("R1.5 the supply does not run out", "0 stock 30twig", "0 visit three_twigs", "stock 0: 33twig"),
    ("R1.6 a Farm names Husband",        "0 city farm; 0 hand husband",
     "0 play husband, by house", "city 0: farm* husband"),
    ("R1.6 and Wife",                    "0 city farm; 0 hand wife", "0 play wife, by house", "city 0: farm* wife"),
    ("R1.6 Ever Tree names all",         "0 city ever_tree; 0 hand fool",
     "0 play fool, by ever_tree, to 1", "city 0: ever_tree*; city 1: fool"),
    ("R1.7 point tokens do not run out", "0 tokens 50", "0 visit two_cards_one_point, ? farm inn", "tokens 0: 51"),
]
# fmt: on


@pytest.mark.parametrize("label, seats, options", BAD_SET_UPS, ids=labels(BAD_SET_UPS))
def test_refused_set_up(label, seats, options):
    with pytest.raises(BadSetUp):
        new_table(seats, options)


@pytest.mark.parametrize("label, given, when, then", PLAIN, ids=labels(PLAIN))
def test_the_box_in_play(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, fields, kinds, cards", PRINTED, ids=labels(PRINTED))
def test_what_is_printed(label, fields, kinds, cards):
    found = [card for card in BOX["cards"] if fields.items() <= card.items()]
    assert (len(found), sum(card["count"] for card in found)) == (kinds, cards)


def test_what_cards_cost():
    """R1.3"""
    for card in BOX["cards"]:
        kinds = {resource for resource, count in card["cost"].items() if count}
        if card["kind"] == "critter":
            assert kinds == {"berry"}
        else:
            assert kinds <= {"twig", "resin", "pebble"}
            assert bool(kinds) == (card["id"] != "ruins")


def laid_out(seats, first="0"):
    """A table up to the first card of a hand."""
    table = new_table(seats, {"first": first})
    count = 3 if seats < 3 else 4
    play(table, "".join(f"chance forest {forest}; " for forest in FORESTS[:count]) + LAID_OUT)
    return table


@pytest.mark.parametrize("seats, count", [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_the_order_of_laying_out(seats, count):
    """R2.2, R2.3, R2.4"""
    table = new_table(seats, {"first": "0"})
    for number in range(count):
        assert table.outcomes() == {
            f"forest {place['id']}": 1 for place in BOX["forest_locations"] if place["id"] not in FORESTS[:number]
        }
        table.outcome(f"forest {FORESTS[number]}")
    for number in range(4):
        assert table.outcomes() == {
            f"event {event['id']}": 1 for event in BOX["special_events"] if event["id"] not in EVENTS[:number]
        }
        table.outcome(f"event {EVENTS[number]}")
    for number in range(8):
        left = Counter(COPIES) - Counter(MEADOW[:number])
        assert table.outcomes() == {f"card {card}": copies for card, copies in left.items()}
        table.outcome(f"card {MEADOW[number]}")
    check(table, "meadow: farm inn farm king mine wife bard ruins; deck: 120; deck farm: 6; deck king: 1")


@pytest.mark.parametrize("label, seats, first, hands", HANDS, ids=labels(HANDS))
def test_hands_by_turn_order(label, seats, first, hands):
    """R2.5, R2.6: and then the starting player begins, in winter, with two workers."""
    table = laid_out(seats, str(first))
    for turn in range(seats):
        seat = (first + turn) % seats
        for number in range(hands[seat]):
            check(table, f"due: card; actors: ; cards {seat}: {number}")
            table.outcome("card peddler" if number == 0 and turn < 3 else next(iter(table.outcomes())))
    check(table, f"due: ; actors: {first}; deck: {120 - sum(hands)}; pile: ")
    for seat in range(seats):
        check(
            table,
            f"cards {seat}: {hands[seat]}; stock {seat}: ; tokens {seat}: 0; workers {seat}: 2; season {seat}: winter",
        )
        check(table, f"city {seat}: ; events {seat}: ; points {seat}: ; at {seat}: ")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_is_as_likely_to_begin(seats):
    """R2.1: who begins is drawn before all else."""
    table = new_table(seats, {"first": "random"})
    assert table.outcomes() == {f"first {seat}": 1 for seat in range(seats)}
    table.outcome(f"first {seats - 1}")
    check(table, "due: forest")


def test_the_seat_that_was_drawn_begins():
    """R2.1, R2.5"""
    table = new_table(3, {"first": "random"})
    play(table, "chance first 1; " + "".join(f"chance forest {forest}; " for forest in FORESTS) + LAID_OUT)
    for _ in range(18):
        table.outcome(next(iter(table.outcomes())))
    check(table, "actors: 1; cards 0: 7; cards 1: 5; cards 2: 6")


def test_seat_0_begins_unless_chosen():
    """R2.1"""
    table = new_table(2, {})
    check(table, "due: forest")
    check(position("seats 2"), "actors: 0")


@pytest.mark.parametrize(
    "line, error",
    [
        ("chance forest two_any", ImpossibleOutcome),
        ("chance event tax_relief", ImpossibleOutcome),
        ("chance card farm", ImpossibleOutcome),
        ("chance die 1", ImpossibleOutcome),
        ("chance forest haven", UnknownWords),
        ("0 pass", NotAnActor),
    ],
)
def test_only_what_is_due_comes(line, error):
    """R2.2: no forest card twice, nothing before it is due."""
    table = new_table(2, {"first": "0"})
    table.outcome("forest two_any")
    check_refused(table, line, error)


@pytest.mark.parametrize("event", ["grand_tour", "city_monument", "harvest_festival", "cartographers_expedition"])
def test_the_basic_events_are_always_there(event):
    """R2.3: they are not drawn, and can be achieved at once."""
    colours = "0 city crane courthouse innkeeper inn inn inn wanderer wanderer wanderer farm farm farm farm"
    check_example(colours, f"0 visit {event}", f"events 0: {event}; at 0: {event}")


def test_four_special_events():
    """R2.3: what was not drawn is not in the game."""
    table = position("specials tax_relief; 0 city inn bard")
    check_refused(table, "0 visit performer_in_residence", IllegalAction)
