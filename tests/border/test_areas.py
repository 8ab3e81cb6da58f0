"""Areas: when a border is closed, who gets the higher value, and when it is paid."""

import pytest

from tests.border.given import check, check_example, fill, labels, layout_of, match, play
from tests.border.printed import AREAS, areas, touching

WELL = "1 2 | 0 closes well but blue2; 1 closes well but green2; until 0"  # each lacks one group
ROUND = f"{WELL}; roll 2blue 3green; 0 stop"
THREE = "1 2 3 | 1 closes well but green2; 2 closes well but grey3; until 0; roll green grey 3red; 0 stop; 0 done"
CORNER = "1 closes well villa forest but green2; 1 draws 29; until 0; roll green 4red; 0 stop; 0 done"

# fmt: off
EXAMPLES = [
    # label, given,
    #     when, then
    ("R7.1 a hex is missing",                    WELL,
        "",                                       "totals: 0 0"),
    ("R7.3 closed by a group: at once",          ROUND,
        "0 group blue2",                          "paid 0: well 4; paid 1:; actors: 0"),
    ("R7.1 paid once",                           ROUND,
        "0 group blue2; 0 done; 1 done",          "paid 0: well 4; totals: 4 0"),
    ("R7.1 no more for it later",                f"{ROUND}; 0 group blue2; 0 done; 1 done",
        "0 fills grey5; 0 draws 80 79",           "paid 0: well 4; totals: 4 0"),
    ("R7.2 later: the lower value",              "1 2 | 0 closes well",
        "1 closes well",                          "paid 0: well 4; paid 1: well 2"),
    ("R7.2 the other one first",                 "1 2 | 1 closes well",
        "0 closes well",                          "paid 0: well 2; paid 1: well 4"),
    ("R7.3 the same round: later",               f"{ROUND}; 0 group blue2; 0 done",
        "1 cross 35; 1 done",                     "paid 0: well 4; paid 1: well 2"),
    ("R7.4 only in the second action: first",    f"{ROUND}; 0 done",
        "1 cross 35; 1 done",                     "paid 0:; paid 1: well 4"),
    ("R7.2 afterwards: later",                   f"{ROUND}; 0 done; 1 cross 35; 1 done",
        "0 fills blue2",                          "paid 0: well 2; paid 1: well 4"),
    ("R7.4 not paid before done",                f"{ROUND}; 0 done",
        "1 cross 35",                             "paid 1:; actors: 1; legal 1: cross 1 29 62 71, done"),
    ("R7.4 not paid before all are done",        THREE,
        "1 cross 35; 1 done",                     "paid 1:; actors: 2; totals: 0 0 0"),
    ("R7.4 together: the higher for both",       THREE,
        "1 cross 35; 1 done; 2 cross 35; 2 done", "paid 1: well 4; paid 2: well 4"),
    ("R7.4 together, the other way round",       THREE,
        "2 cross 35; 2 done; 1 cross 35; 1 done", "paid 1: well 4; paid 2: well 4"),
    ("R7.4 both closed, nobody done",            THREE,
        "2 cross 35; 1 cross 35; 1 done; 2 done", "totals: 0 4 4; over: no"),
    ("R7.4 only one of the two",                 THREE,
        "2 cross 35; 1 done; 2 done",             "paid 1:; paid 2: well 4"),
    ("R7.2 the other a round later",             f"{THREE}; 2 cross 35; 1 done; 2 done",
        "1 draws 35",                             "paid 1: well 2; paid 2: well 4"),
    ("R7.2 a third one after two",               f"{THREE}; 2 cross 35; 1 cross 35; 1 done; 2 done",
        "0 closes well",                          "totals: 2 4 4"),
    ("R7.5 two areas with a group",              "1 2 | 0 closes sailboat castle but orange3",
        "0 fills orange3",                        "paid 0: sailboat 5, castle 11"),
    ("R7.5 three areas with a group",            "1 2 | 0 closes well villa forest but blue2",
        "0 fills blue2",                          "paid 0: well 4, villa 9, forest 10; totals: 23 0"),
    ("R7.5 three areas with one cross",          f"1 2 | {CORNER}",
        "1 cross 35; 1 done",                     "paid 1: well 4, villa 9, forest 10; totals: 0 23"),
    ("R7.5 three areas, one was closed",         f"1 2 | 0 closes villa; {CORNER}",
        "1 cross 35; 1 done",                     "paid 1: well 4, villa 4, forest 10"),
    ("R7.1 two areas, one round after another",  "1 2 | 0 closes well",
        "0 closes villa but blue2 orange2",       "paid 0: well 4, villa 9"),
    ("R1.3 case 6.6 wind turbine, white 0",      "1 2 | 0 fills red5 yellow5 green3",
        "0 fills blue3",                          "paid 0: wind_turbine 7"),
    ("R7.1 case 6.6 wind turbine, hex 3",        "1 2 | 0 fills red5 yellow5 green3",
        "0 draws 1 2",                            "paid 0:"),
    ("R1.3 case 6.6 mountain, white 81",         "1 2 | 0 closes mountain but grey2",
        "0 fills grey2",                          "paid 0: mountain 12"),
    ("R7.1 case 6.6 mountain, hex 79",           "1 2 | 0 closes mountain but grey2",
        "0 draws 80",                             "paid 0:"),
    ("R7.1 case 6.13 a group closes nothing",    "1 2 | 0 fills grey5 red5 yellow5",
        "0 fills blue5",                          "totals: 0 0"),
    ("R1.6 rulebook: Tom and the villa",         "4 3 2 1 | 0 closes villa",
        "",                                       "paid 0: villa 9"),
    ("R7.2 rulebook: Ema and the well",          "2 1 3 4 | 0 closes well",
        "1 closes well; 3 closes well",           "totals: 4 2 0 2"),
]
# fmt: on


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_areas(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("layout", "1234")
@pytest.mark.parametrize("area", AREAS)
def test_each_area_of_each_layout(layout, area):
    """R7.1, R7.2 The last group closes it, for the higher value; the next seat gets the lower one."""
    other = str(int(layout) % 4 + 1)
    table = match(f"{layout} {other} |")
    *groups, last = touching(layout_of(table, 0), [area])
    _, high, low = areas()[area]
    for more, points in ((groups, 0), ([last], high)):
        fill(table, 0, more)
        assert table.scores().seats[0].parts[area] == points
    play(table, f"1 closes {area}")
    assert table.scores().seats[1].parts[area] == low


def test_the_values():
    """R1.6 Each area pays what is printed: 4 to 12, later half of it, rounded down."""
    assert set(areas()) == set(AREAS)
    values = {name: (high, low) for name, (_, high, low) in areas().items()}
    assert sorted(high for high, _ in values.values()) == list(range(4, 13))
    assert all(low == high // 2 for high, low in values.values())
    assert (values["well"], values["villa"]) == ((4, 2), (9, 4))


def test_open_areas_are_parts_too():
    table = match("1 2 | 0 closes well")
    assert table.scores().seats[0].parts == dict.fromkeys(areas(), 0) | {"well": 4}
    assert table.scores().seats[1].parts == dict.fromkeys(areas(), 0)
    check(table, "totals: 4 0; places: 1 2")
