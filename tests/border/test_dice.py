"""The dice: up to three rolls, which dice are rolled again, and when the rolling ends."""

import pytest

from osada.engine.errors import IllegalAction, ImpossibleOutcome, NotAnActor, UnknownWords
from tests.border.given import check_example, check_refused, labels, match, play

COLOURS = ["die grey", "die red", "die yellow", "die blue", "die orange", "die green"]
REROLLS = (
    "reroll 1 2 3 4 5 12 13 14 15 23 24 25 34 35 45 123 124 125 134 135 145 234 235 245 345 "
    "1234 1235 1245 1345 2345 12345, stop"
)
ROLLED = "1 2 | roll 2grey 2red blue"  # dice 1 to 5 in this order
THIRD = f"{ROLLED}; 0 reroll 1; roll red; 0 reroll 1; roll red"
STOPPED = f"{ROLLED}; 0 stop"
REROLLING = f"{ROLLED}; 0 reroll 13; roll grey"

# fmt: off
EXAMPLES = [
    # label, given,
    #     when, then
    ("R4.1 nothing is rolled yet",         "1 2 |",
        "",                           "actors:; chance: die; over: no"),
    ("R4.1 four dice are rolled",          "1 2 |",
        "roll 4grey",                 "actors:; chance: die"),
    ("R4.1 case 6.11 all five roll",       "1 2 |",
        "roll 5grey",                 f"actors: 0; chance:; legal 0: {REROLLS}; legal 1:"),
    ("R4.2 three dice roll again",         ROLLED,
        "0 reroll 135; roll 2grey",   "actors:; chance: die"),
    ("R4.2 the second roll has come",      ROLLED,
        "0 reroll 135; roll 3grey",   f"actors: 0; legal 0: {REROLLS}"),
    ("R4.2 one die rolls again",           ROLLED,
        "0 reroll 4; roll grey",      f"actors: 0; legal 0: {REROLLS}"),
    ("R4.2 all dice roll again",           ROLLED,
        "0 reroll 12345; roll 4grey", "actors:; chance: die"),
    ("R4.3 no line after the third roll",  f"{ROLLED}; 0 reroll 345; roll 3grey",
        "0 reroll 12; roll 2green",   "actors: 0; legal 0: done, group green2 grey2 grey3"),
    ("R4.2 stop after the first roll",     ROLLED,
        "0 stop",                     "actors: 0; legal 0: done, group grey2 red2"),
    ("R4.2 stop after the second roll",    f"{ROLLED}; 0 reroll 5; roll grey",
        "0 stop",                     "legal 0: done, group grey2 grey3 red2"),
    ("R4.2 case 6.11 none again: stop",    f"{ROLLED}; 0 reroll 5; roll blue",
        "0 stop",                     "legal 0: done, group grey2 red2"),
    ("R4.2 kept dice may roll later",      f"{ROLLED}; 0 reroll 345; roll 3yellow",
        "0 reroll 12; roll 2yellow",  "legal 0: done, group yellow2 yellow3 yellow4 yellow5"),
    ("R4.2 rerolled dice roll once more",  f"{ROLLED}; 0 reroll 345; roll 3yellow",
        "0 reroll 345; roll 3grey",   "legal 0: done, group grey2 grey3 grey4 grey5"),
    ("R4.2 some of kept and rerolled",     f"{ROLLED}; 0 reroll 35; roll 2grey",
        "0 reroll 14; roll 2red",     "legal 0: done, group grey2 grey3 red2"),
    ("R4.2 lower die first",               f"{ROLLED}; 0 reroll 35; roll red green",
        "0 reroll 5; roll red",       "legal 0: done, group grey2 red2 red3"),
    ("R4.2 higher die last",               f"{ROLLED}; 0 reroll 35; roll red green",
        "0 reroll 3; roll green",     "legal 0: done, group green2 grey2"),
    ("R4.2 dice 1 to 5 in order",          "1 2 | roll grey red yellow blue green",
        "0 reroll 25; roll 2grey; 0 reroll 34; roll 2grey", "legal 0: done, group grey2 grey3 grey4 grey5"),
]

REFUSED = [
    # label                              given                when              error
    ("R4.1 the first roll is not over",  "1 2 | roll 4grey",  "0 stop",         NotAnActor),
    ("R4.2 an outcome is due",           REROLLING,           "0 done",         NotAnActor),
    ("R4.1 others do not roll",          ROLLED,              "1 reroll 1",     NotAnActor),
    ("R4.2 others do not stop",          ROLLED,              "1 stop",         NotAnActor),
    ("R4.2 groups wait for the dice",    ROLLED,              "0 group grey2",  IllegalAction),
    ("R3.2 done is no stop",             ROLLED,              "0 done",         IllegalAction),
    ("R4.2 no crosses while rolling",    ROLLED,              "0 cross 1",      IllegalAction),
    ("R4.3 no fourth roll",              THIRD,               "0 reroll 1",     IllegalAction),
    ("R4.3 no stop after the third",     THIRD,               "0 stop",         IllegalAction),
    ("R4.2 no roll after a stop",        STOPPED,             "0 reroll 12",    IllegalAction),
    ("R4.2 no second stop",              STOPPED,             "0 stop",         IllegalAction),
    ("R4.2 descending digits",           ROLLED,              "0 reroll 531",   UnknownWords),
    ("R1.1 there is no sixth die",       ROLLED,              "0 reroll 6",     UnknownWords),
    ("R1.1 there is no die 0",           ROLLED,              "0 reroll 01",    UnknownWords),
    ("R4.2 a die twice",                 ROLLED,              "0 reroll 11",    UnknownWords),
    ("R4.2 case 6.11 not even one die",  ROLLED,              "0 reroll",       UnknownWords),
    ("R4.2 digits apart",                ROLLED,              "0 reroll 1 3",   UnknownWords),
    ("R4.2 a colour is no die",          ROLLED,              "0 reroll grey",  UnknownWords),
]

BAD_OUTCOMES = [
    # label                           given                                           outcome       error
    ("R1.2 no white side",            "1 2 |",                                        "die white",  UnknownWords),
    ("R1.2 no colour",                "1 2 |",                                        "die",        UnknownWords),
    ("R2.2 the first seat is known",  "1 2 |",                                        "first 0",    ImpossibleOutcome),
    ("R4.1 no die is due",            ROLLED,                                         "die grey",   NotAnActor),
    ("R4.1 a sixth die",              "1 2 | roll 4grey red; 0 reroll 5; roll grey",  "die grey",   NotAnActor),
]
# fmt: on


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_rolling(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, error):
    check_refused(given, when, error)


@pytest.mark.parametrize("label, given, outcome, error", BAD_OUTCOMES, ids=labels(BAD_OUTCOMES))
def test_outcome_refused(label, given, outcome, error):
    table = match(given)
    before = table.hash, table.lines()
    with pytest.raises(error):
        table.outcome(outcome)
    assert (table.hash, table.lines()) == before


def test_each_colour_is_as_likely():
    """R1.2"""
    weights = match("1 2 |").outcomes()
    assert sorted(weights) == sorted(COLOURS)
    assert len(set(weights.values())) == 1


def test_a_round_in_the_words_of_the_record():
    table = match("1 2 | roll 2grey 2red blue; 0 reroll 345; roll grey yellow blue")
    play(table, "0 stop; 0 group grey3; 0 done; 1 cross 71; 1 done; roll red")
    first = ["chance die grey", "chance die grey", "chance die red", "chance die red", "chance die blue"]
    second = ["0 reroll 345", "chance die grey", "chance die yellow", "chance die blue", "0 stop"]
    assert table.lines() == [*first, *second, "0 group grey3", "0 done", "1 cross 71", "1 done", "chance die red"]
