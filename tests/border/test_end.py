"""The end: the sixth area, the action that is still played, the winner and the tie-break."""

import pytest

from osada.engine.errors import NotAnActor
from tests.border.given import check_example, check_refused, labels, match
from tests.border.printed import AREAS

NINE = " ".join(AREAS)
FOUR = f"1 2 | 1 closes well but green2; 0 closes {NINE} but blue2 orange3; until 0"
LAST_CHANCE = f"{FOUR}; roll 2blue 3green; 0 stop; 0 group blue2; 0 done"
SEVENTH = f"{FOUR}; roll 2blue 3orange; 0 stop; 0 group blue2"
FIVE = f"1 2 | 0 closes {NINE} but blue2 grey3"
SIXTH = f"{FIVE}; until 0; roll 3grey green red; 0 stop; 0 group grey3"
RIVAL = f"1 2 3 | 2 closes well but grey3; 1 closes {NINE} but green2 green5; until 0"
RIVAL_ROUND = f"{RIVAL}; roll 2green grey 2red; 0 stop; 0 done"
RIVALS_SEVEN = f"{RIVAL_ROUND}; 1 cross 29; 1 cross 35"
LAST = f"{RIVALS_SEVEN}; 1 done; 2 done"
THIRTY_THREE = "3 1 | 1 closes lighthouse mountain wind_turbine; 0 closes forest well eagle mountain wind_turbine"
TIE_FOR_0 = "2 3 | 1 closes lighthouse wind_turbine forest villa; 0 closes well sailboat castle eagle villa lighthouse"
TIE_FOR_1 = "1 4 | 1 closes well eagle forest wind_turbine; 0 closes eagle sailboat forest well wind_turbine villa"
TWINS = f"""1 2 3 |
    1 closes {NINE} but grey2 blue2 green2 blue5 red5; 2 closes {NINE} but grey2 grey4 grey3 yellow2 blue4;
    1 draws 62 66 70 14 18; 1 draws 25; 2 draws 43 38;
    until 0; roll 2green 3grey; 0 stop; 0 done;
    1 cross 29; 2 cross 28; 2 cross 29; 2 cross 35; 1 cross 35; 1 done; 2 done;
    until 0; roll 2blue 2yellow red; 0 stop; 0 done;
    2 cross 66; 1 cross 77; 1 cross 76; 2 cross 70; 2 done; 1 done"""
TWINS_LAST = "until 0; roll 2blue 2red green; 0 stop; 0 done; 1 cross 32; 1 cross 33; 2 cross 33; 2 cross 32; 2 done"

# fmt: off
EXAMPLES = [
    # label, given,
    #     when, then
    ("R8.3 the beginning",                      "1 2 |",
        "",                                "over: no; totals: 0 0; places: 1 1; winners: 0 1"),
    ("R8.1 four areas",                         FOUR,
        "",                                "over: no; paid 0: eagle 6, wind_turbine 7, lighthouse 8, mountain 12"),
    ("R8.1 five areas: it goes on",             FIVE,
        "", "over: no; chance: die; paid 0: eagle 6, wind_turbine 7, lighthouse 8, castle 11, mountain 12"),
    ("R8.1 the sixth, in a first action",       SIXTH,
        "",                                "over: no; actors: 0; totals: 49 0; legal 0: done"),
    ("R8.1 its second action is played",        SIXTH,
        "0 done",                          "over: no; actors: 1; legal 1: cross 1, done"),
    ("R8.1 then it is over",                    SIXTH,
        "0 done; 1 cross 1; 1 done",       "over: yes; actors:; chance:; winners: 0; places: 1 2"),
    ("R8.2 the active seat goes on",            SEVENTH,
        "",                                "over: no; actors: 0; legal 0: done, group orange3; totals: 56 0"),
    ("R8.2 more than six areas count",          SEVENTH,
        "0 group orange3",                 "over: no; totals: 72 0"),
    ("R8.2 all nine areas",                     SEVENTH,
        "0 group orange3; 0 done; 1 done", "over: yes; totals: 72 0; winners: 0"),
    ("R8.1 others close it later",              LAST_CHANCE,
        "1 cross 35; 1 done",              "over: yes; paid 1: well 2; totals: 56 2"),
    ("R8.1 case 6.10 four in a rival's round",  RIVAL_ROUND,
        "",                                "over: no; actors: 1 2; totals: 0 33 0"),
    ("R8.1 case 6.10 seven, not yet paid",      RIVALS_SEVEN,
        "1 done",                          "over: no; actors: 2; totals: 0 33 0; legal 2: cross 9 30 35 56 71, done"),
    ("R8.2 case 6.10 over, no other round",     RIVALS_SEVEN,
        "1 done; 2 done",                  "over: yes; actors:; chance:; totals: 0 56 0; winners: 1"),
    ("R8.1 it is finished for all",             RIVALS_SEVEN,
        "1 done; 2 cross 35; 2 done",      "over: yes; totals: 0 56 4; places: 3 1 2"),
    ("R8.1 case 6.14 no round with six",        SIXTH,
        "0 done; 1 done",                  "over: yes; chance:; actors:"),
    ("R8.2 case 6.9 33 points",                 THIRTY_THREE,
        "",
        "paid 0: well 4, eagle 6, wind_turbine 3, lighthouse 4, forest 10, mountain 6; totals: 33 27; winners: 0"),
    ("R8.3 tie: the best single area",          TIE_FOR_0,
        "",                                "over: yes; totals: 34 34; winners: 0; places: 1 2"),
    ("R8.3 tie: the other seat's is best",      TIE_FOR_1,
        "",                                "over: yes; totals: 27 27; winners: 1; places: 2 1"),
    ("R8.3 twins before the last action",       TWINS,
        "",                                "over: no; totals: 0 46 46; winners: 1 2"),
    ("R8.3 tie to the end: shared",             TWINS,
        f"{TWINS_LAST}; 1 done",           "over: yes; totals: 0 60 60; winners: 1 2"),
    ("R8.1 four seats",                         f"4 3 2 1 | 2 closes {NINE} but green2 yellow2",
        "2 fills yellow2",                 "over: yes; totals: 0 0 49 0; winners: 2"),
]

REFUSED = [
    # label                         given  when           error
    ("R8.1 over: the winner",       LAST,  "1 done",      NotAnActor),
    ("R8.1 over: the active seat",  LAST,  "0 stop",      NotAnActor),
    ("R8.1 over: no more crosses",  LAST,  "2 cross 35",  NotAnActor),
]
# fmt: on


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_end(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, error):
    check_refused(given, when, error)


def test_no_dice_after_the_end():
    """R8.1"""
    table = match(LAST)
    before = table.hash
    with pytest.raises(NotAnActor):
        table.outcome("die grey")
    assert table.hash == before


def test_final_only_at_the_end():
    """R8.1"""
    assert not match(RIVALS_SEVEN).scores().final
    assert match(LAST).scores().final
