"""How points come about: the steps of every part, the way to every milestone, and what may still be paid."""

import pytest

from osada.games.mesta.components import CARDS, MILESTONES
from tests.mesta import test_cards, test_milestones
from tests.mesta.districts import built, pad_file
from tests.mesta.explained import explained, explained_at, goal_in_words, goal_of, part_of, steps_in_words
from tests.mesta.given import labels, new_table, pad_scores, play

DISTRICTS = {label: district for label, district, _ in test_cards.CARDS + test_cards.AREAS}
WAYS = {label: rest for label, *rest in test_milestones.MILESTONES}

# fmt: off
STEPS = [
    # district of test_cards.py                      part         points: spaces that score | spaces looked at
    ("R9.3 C01 red",                                 "C01",       "1: 0,0; 1: 2,0"),
    ("R9.3 C02 blue",                                "C02",       "1: 3,0; 1: 1,1"),
    ("R9.3 C03 green",                               "C03",       "1: 2,1; 1: 1,2"),
    ("R9.3 C04 yellow",                              "C04",       "1: 3,1; 1: 0,3"),
    ("R9.14 C04 a wild lot has its piece's colour",  "C04",       "1: 0,0"),
    ("R9.14 C01 an empty lot is no building",        "C01",       ""),
    ("R9.2 C05 red towers",                          "C05",       "3: 0,0; 3: 0,2"),
    ("R9.2 C06 blue towers",                         "C06",       "3: 1,1"),
    ("R9.2 C07 green towers",                        "C07",       "3: 2,1; 3: 1,2"),
    ("R9.2 C08 yellow towers",                       "C08",       "3: 3,1"),
    ("R9.4 C09 every two low houses: three",         "C09",       "1: 0,0 2,0"),
    ("R9.4 C09 every two low houses: four",          "C09",       "1: 0,0 2,0; 1: 1,1 2,1"),
    ("R9.2 C10 exactly two storeys",                 "C10",       "1: 0,0; 1: 1,1"),
    ("R9.4 C11 four of exactly three",               "C11",       "3: 0,0 1,1; 3: 2,1 3,1"),
    ("R9.4 C12 two of four storeys",                 "C12",       "3: 0,0; 3: 1,1"),
    ("R9.3 C13 red by the park",                     "C13",       "2: 0,0 | 1,0; 2: 2,0 | 1,0"),
    ("R9.3 C14 yellow by the park",                  "C14",       "2: 0,0 | 1,0"),
    ("R9.3 C15 blue by the water",                   "C15",       "2: 1,1 | 0,1"),
    ("R9.3 C16 green by the water",                  "C16",       "2: 2,0 | 3,0 2,1; 2: 1,1 | 0,1 2,1"),
    ("R9.6 C17 red and yellow, one in two pairs",    "C17",       "2: 2,0 3,0; 2: 3,0 4,0"),
    ("R9.6 C18 blue and green",                      "C18",       "2: 2,1 3,1"),
    ("R9.6 C19 red and green",                       "C19",       "2: 0,2 1,2; 2: 2,0 2,1"),
    ("R9.6 C19 a red one between two green ones",    "C19",       "2: 2,-1 2,0; 2: 2,0 2,1"),
    ("R9.6 C20 blue and yellow",                     "C20",       "2: 0,3 1,3; 2: 3,0 3,1"),
    ("R9.5 C21 two sets of colours",                 "C21",       "2: 0,0 3,0 2,1 3,1; 2: 2,0 1,1 1,2 0,3"),
    ("R9.5 C22 two sets of heights",                 "C22",       "2: 0,0 2,0 3,0; 2: 1,1 2,1 3,1"),
    ("R9.5 C23 heights 1 2 3 4",                     "C23",       "5: 0,0 1,1 2,1 3,1"),
    ("R9.5 C24 four colours from two storeys",       "C24",       "5: 0,0 1,1 2,1 3,1"),
    ("R9.7 C25 two parks of three",                  "C25",       "2: 1,0 2,0 3,0; 2: 1,2 0,3 1,3"),
    ("R9.7 C26 a lake of four",                      "C26",       "2: -1,0 -2,1 -1,1 0,1"),
    ("R9.7 C27 parks with a feature",                "C27",       "2: 1,0 | 1,0; 2: 1,2 0,3 1,3 | 0,3 1,3"),
    ("R9.7 C28 lakes with a feature",                "C28",       "2: -1,0 -2,1 -1,1 0,1 | 0,1"),
    ("R9.7 C29 features in parks, equal ones too",   "C29",       "1: 1,0; 1: 2,0"),
    ("R9.7 C30 features on water",                   "C30",       "1: -1,0; 1: 3,0; 1: 0,1"),
    ("R9.8 C31 a row and a column",                  "C31",
     "2: 2,0 3,0 4,0 5,0 | 0,0 1,0 2,0 3,0 4,0 5,0; 2: 2,0 2,1 2,2 2,3 | 2,0 2,1 2,2 2,3"),
    ("R9.3 C32 beside two statues: once",            "C32",       "1: 3,0 | 2,0 3,1"),
    ("R10.3 nothing",                                "park",      ""),
    ("R10.3 one set an area",                        "park",      "10: 1,0 2,0 2,1 3,1 2,2 3,2 | 1,0 2,0 2,1 3,1"),
    ("R10.3 equal ones add nothing",                 "park",      "1: 1,0 2,0 2,1 3,1 | 1,0"),
    ("R10.3 two lakes",                              "water",
     "1: -1,0 -2,1 -1,1 0,1 | 0,1; 3: 3,0 2,1 3,1 | 3,0 2,1"),
    ("R10.4 three statues",                          "statues",   "2: 0,0; 2: 1,1; 2: 3,1"),
]

GOALS = [
    # districts of test_milestones.py, just missed and just met
    ("R9.1 A01 a park of six",                "5 of 6: 1,0 2,0 2,1 3,1 3,2",        "6 of 6: 1,0 2,0 2,1 3,1 2,2 3,2"),
    ("R9.3 A02 four of three storeys",        "3 of 4: 2,0 3,0 2,1",                "4 of 4: 2,0 3,0 2,1 3,1"),
    ("R9.8 A03 a park breaks the row",        "3 of 4: 2,0 3,0 4,0",                "4 of 4: 2,0 3,0 4,0 5,0"),
    ("R9.8 A03 four in a column",             "3 of 4: 2,0 2,1 2,2",                "4 of 4: 2,0 2,1 2,2 2,3"),
    ("R9.3 A04 seven by the water",
     "6 of 7: 0,0 2,0 1,1 3,1 0,2 1,3", "7 of 7: 0,0 2,0 1,1 3,1 0,2 2,2 1,3"),
    ("R9.7 A05 two statues",                  "1 of 2: 0,0",                        "2 of 2: 0,0 1,1"),
    ("R9.9 A06 three different in one park",  "2 of 3: 1,0 2,0",                    "3 of 3: 1,0 2,0 2,1"),
    ("R9.11 A07 a block over two tiles",      "3 of 4: 3,0 4,0 3,1",                "4 of 4: 3,0 4,0 3,1 4,1"),
    ("R9.8 A08 four park spaces in a row",    "3 of 4: 1,0 2,0 3,0",                "4 of 4: 1,0 2,0 3,0 4,0"),
    ("R9.10 A09 four colours, four heights",  "3 of 4: 0,0 1,1 2,1",                "4 of 4: 0,0 1,1 2,1 3,1"),
    ("R9.13 A10 nine lots are three areas",
     "2 of 3: 0,-1 1,-1 2,-1 3,-1 4,-1 0,0 2,0 3,0", "3 of 3: 0,-1 1,-1 2,-1 3,-1 4,-1 0,0 2,0 3,0 4,0"),
    ("R9.14 A10 a wild lot beside the red ones",
     "2 of 3: 0,-1 1,-1 2,-1 3,-1 4,-1 0,0 2,0 3,0", "3 of 3: 1,-2 0,-1 1,-1 2,-1 3,-1 4,-1 0,0 2,0 3,0"),
    ("R9.3 A11 seven of two storeys",
     "6 of 7: 0,0 2,0 3,0 1,1 2,1 3,1", "7 of 7: 0,0 2,0 3,0 1,1 2,1 3,1 0,2"),
    ("R9.9 A12 five at one water area",       "4 of 5: -2,0 0,0 1,1 0,2",           "5 of 5: -2,0 0,0 1,1 -1,2 0,2"),
    ("R9.9 A13 seven water spaces",
     "6 of 7: -1,0 -2,1 -1,1 0,1 -2,2 -1,2", "7 of 7: -1,0 -2,1 -1,1 0,1 -1,2 -2,3 -1,3"),
    ("R9.10 A14 heights 1 to 4 by the water", "3 of 4: 0,0 2,0 1,1",                "4 of 4: 0,0 2,0 1,1 3,1"),
    ("R9.9 A15 three different in one water area", "2 of 3: -1,0 -1,1",             "3 of 3: -1,0 -1,1 0,1"),
    ("R9.9 A16 from side to side",
     "5 of 6: 3,-2 3,-1 3,0 3,1 3,2", "6 of 6: 3,-2 3,-1 3,0 3,1 3,2 3,3"),
    ("R9.11 A17 four sides are one bridge",   "2 of 3: 0,1 2,1",                    "3 of 3: 3,0 0,1 2,1"),
    ("R9.3 A18 five of two storeys by the water", "4 of 5: 0,0 2,0 1,1 3,1",        "5 of 5: 0,0 2,0 1,1 3,1 0,2"),
    ("R9.2 A19 eight of exactly one storey",
     "7 of 8: 0,0 2,0 3,0 1,1 2,1 3,1 0,2", "8 of 8: 0,0 2,0 3,0 1,1 2,1 3,1 0,2 1,2"),
    ("R9.9 A20 ten park spaces",
     "9 of 10: 1,0 3,0 2,1 3,1 1,2 0,3 1,3 2,3 3,3", "10 of 10: 1,0 3,0 -1,1 2,1 3,1 1,2 0,3 1,3 2,3 3,3"),
    ("R9.12 A21 a tower and two low ones",    "1 of 2: 2,0 3,0",                    "2 of 2: 2,0 3,0 2,1"),
    ("R9.12 A22 four colours in a row",       "3 of 4: 0,0 2,0 3,0",                "4 of 4: 0,0 2,0 3,0 5,0"),
    ("R9.12 A23 a statue and three buildings", "2 of 3: 2,0 3,0 2,1",               "3 of 3: 2,-1 2,0 3,0 2,1"),
    ("R9.7 A24 two parks of three",           "1 of 2: 1,0 2,0 3,0",                "2 of 2: 1,0 2,0 3,0 1,2 0,3 1,3"),
]
# fmt: on


def milestone_of(label):
    """`A01` of `R9.1 A01 a park of six`."""
    return label.split()[1]


# --- Steps ------------------------------------------------------------------


@pytest.mark.parametrize("label, part, steps", STEPS, ids=labels(STEPS))
def test_steps(label, part, steps):
    assert steps_in_words(part_of(explained(DISTRICTS[label]), part)) == steps


def test_every_card_has_an_example_of_its_steps():
    assert {part for _, part, _ in STEPS} == {*CARDS, "water", "park", "statues"}


@pytest.mark.parametrize("label, district", DISTRICTS.items(), ids=DISTRICTS)
def test_steps_add_up_to_the_score(label, district):
    [score] = pad_scores(pad_file(district)).seats
    parts = explained(district).parts
    assert {part.part: part.now for part in parts} == score.parts
    assert [sum(step.points for step in part.steps) for part in parts] == [part.now for part in parts]
    assert [part.possible for part in parts] == [part.now for part in parts], "nothing comes any more"


def test_a_district_that_lies_on_its_side():
    """R11.1: five tiles in a row; spaces are called as they are in the match."""
    row = "S1, T01 1,0/0, T02 2,0/0, T03 -1,0/0, T04 -2,0/0, R1@-4,0, R1@-2,0, B1@3,0, G1@5,0, C31"
    line = " ".join(f"{x},0" for x in range(-4, 6))
    assert steps_in_words(part_of(explained(row), "C31")) == f"2: -4,0 -2,0 3,0 5,0 | {line}"


# --- Goals ------------------------------------------------------------------


@pytest.mark.parametrize("label, missed, met", GOALS, ids=labels(GOALS))
def test_the_way_to_a_milestone(label, missed, met):
    metropolis, *districts, _ = WAYS[label]
    goals = [goal_of(explained(district, metropolis), milestone_of(label)) for district in districts]
    assert [goal_in_words(goal) for goal in goals] == [missed, met]


def test_every_milestone_has_an_example_of_its_way():
    assert {milestone_of(label) for label, _, _ in GOALS} == set(MILESTONES)


@pytest.mark.parametrize("label", WAYS)
def test_a_goal_is_reached_when_its_milestone_is_met(label):
    metropolis, missed, met, _ = WAYS[label]
    goals = [goal_of(explained(district, metropolis), milestone_of(label)) for district in (missed, met)]
    assert [goal.reached >= goal.needed for goal in goals] == [False, True]


def test_a_metropolis_that_is_not_drawn_yet():
    """R2.1 Then there are no goals, and the best that may come is possible: Venice."""
    count = explained_at(new_table(2, {"metropolis": "random", "first": "0"}))
    assert (count.goals, part_of(count, "milestones").possible) == ((), 8 + 6 + 6)


def test_a_ring_with_what_makes_it():
    """R8.4 It stays when nothing makes it any more."""
    table = built(f"{test_milestones.LOTS}, {test_milestones.SINGLES}, G1@1,2", "Mexico City")
    assert steps_in_words(part_of(explained_at(table), "milestones")) == "5: | 0,0 2,0 3,0 1,1 2,1 3,1 0,2 1,2"
    play(table, "0 4.2 R@0,0 R@- R@-")
    assert steps_in_words(part_of(explained_at(table), "milestones")) == "5:"
