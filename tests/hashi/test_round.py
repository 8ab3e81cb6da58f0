"""R3 and R10: the round, in which all act at once, and what everybody knows."""

import pytest

from osada.engine.errors import ImpossibleOutcome, NotAnActor, UnknownWords
from osada.engine.game import SPECTATOR
from tests.hashi.given import check, match, play, read, refusal

TWO = "start: 3 3 | 0 4; "  # seat 0 plays on the board with a 4 in island 0, seat 1 on the one with a 3 in island 3

THEN = [
    # rule        given             when                             then, for seat 0
    ("R3.1",     "",               "chance card 5x3",               dict(actors=[0, 1], card="5x3", rounds=1)),
    ("R3.1",     "",               "chance card 1x1",               dict(actors=[0, 1], card="1x1", duty="write")),
    ("R3.2",     "5x3:",           "0 write 2",                     dict(duty="bridges", owed=3, numbers="0:4 2:5")),
    ("R3.2",     "5x2: 2",         "0 bridge 2-3",                  dict(duty="bridges", owed=1, bridges="2-3")),
    ("R3.3",     "5x3:",           "0 skip-write",                  dict(duty="bridges", owed=3, numbers="0:4")),
    ("case 9.2", "1x1: -",         "0 bridge 0-1",                  dict(duty="nothing", numbers="0:4", bridges="0-1")),
    ("case 9.2", "1x1: 2",         "0 skip-bridges",                dict(duty="nothing", numbers="0:4 2:1")),
    ("R3.3",     "1x1: -",         "0 skip-bridges",                dict(duty="nothing", numbers="0:4", bridges="")),
    ("R3.4",     "1x1: 2",         "0 bridge 0-1",                  dict(actors=[1], phase="round", chance_due=False)),
    ("R3.4",     "1x1: 2 -",       "1 skip-write; 1 bridge 2-3",    dict(actors=[], phase="turn-up", card=None)),
    ("R3.4",     "1x1: | 2 -",     "0 skip-write; 0 skip-bridges",  dict(actors=[], chance_due=True)),
    ("R3.4",     "1x1: - - | - -", "chance card 5x3",               dict(actors=[0, 1], rounds=2, duty="write")),
]

REFUSED = [
    # rule    given        line                why not
    ("R3.2", "5x3:",      "0 bridge 0-1",     "not_now write"),
    ("R3.2", "5x3:",      "0 skip-bridges",   "not_now write"),
    ("R3.2", "5x3: 2",    "0 write 3",        "not_now bridges"),
    ("R3.2", "5x3: 2",    "0 skip-write",     "not_now bridges"),
    ("R3.2", "5x3: -",    "0 write 3",        "not_now bridges"),
    ("R3.3", "5x3: -",    "0 skip-write",     "not_now bridges"),
    ("R3.2", "5x3:",      "0 start 3 3",      "not_now write"),
    ("R3.2", "5x3: 2",    "0 start 3 3",      "not_now bridges"),
    ("R5.1", "5x3: 2 2-3", "0 write 3",       "not_now bridges"),
    ("R3.2", "5x3:",      "0 write 2",        None),
    ("R3.3", "5x3:",      "0 skip-write",     None),
    ("R3.3", "5x3: 2",    "0 skip-bridges",   None),
    ("R3.3", "5x3: -",    "0 skip-bridges",   None),
    ("R3.3", "5x3: -",    "0 bridge 0-1",     None),
]

NOT_TO_ACT = [
    # rule    given            line                error
    ("R3.4", "5x3: 2 -",      "0 write 3",         NotAnActor),
    ("R3.4", "5x3: 2 -",      "0 skip-bridges",    NotAnActor),
    ("R3.4", "5x3: 2 -",      "chance card 1x1",   NotAnActor),
    ("R3.1", "5x3:",          "chance card 1x1",   NotAnActor),
    ("R3.1", "",              "0 write 2",         NotAnActor),
    ("R3.4", "5x3: - - | - -", "1 skip-write",     NotAnActor),
    ("R3.1", "5x3: - - | - -", "chance card 5x3",  ImpossibleOutcome),
    ("R1.4", "",              "chance card 7x1",   UnknownWords),
    ("R1.4", "",              "chance card 5x4",   UnknownWords),
    ("R1.2", "5x3:",          "0 write 18",        UnknownWords),
    ("R5.2", "5x3: 2",        "0 bridge 3-2",      UnknownWords),
]


@pytest.mark.parametrize("rule, given, when, then", THEN)
def test_round(rule, given, when, then):
    table = match(TWO + given, seats=2)
    play(table, when)
    check(table, **then)


@pytest.mark.parametrize("rule, given, line, reason", REFUSED)
def test_order_of_the_two_actions(rule, given, line, reason):
    assert refusal(match(TWO + given, seats=2), line) == reason


@pytest.mark.parametrize("rule, given, line, error", NOT_TO_ACT)
def test_refused_lines_change_nothing(rule, given, line, error):
    table = match(TWO + given, seats=2)
    before = table.hash
    with pytest.raises(error):
        play(table, line)
    assert table.hash == before


@pytest.mark.parametrize("rule, seats", [("R3.4", 1), ("R3.4", 2), ("R3.4", 3), ("R3.4", 4)])
def test_the_next_card_waits_for_everybody(rule, seats):
    table = match("start: 3 3" + " | 3 3" * (seats - 1) + "; 5x1:", seats=seats)
    for seat in reversed(range(seats)):
        check(table, chance_due=False, actors=list(range(seat + 1)))
        play(table, f"{seat} write 2; {seat} bridge 2-3")
    check(table, chance_due=True, actors=[])


@pytest.mark.parametrize("rule", ["R3.1"])
def test_seats_may_mix_their_lines_in_any_order(rule):
    orders = [
        "0 write 2; 0 bridge 0-1; 0 bridge 2-6; 1 write 4; 1 bridge 2-3; 1 bridge 4-5",
        "1 write 4; 1 bridge 2-3; 1 bridge 4-5; 0 write 2; 0 bridge 0-1; 0 bridge 2-6",
        "1 write 4; 0 write 2; 1 bridge 2-3; 0 bridge 0-1; 1 bridge 4-5; 0 bridge 2-6",
    ]
    tables = [match(TWO + "5x2:", seats=2) for _ in orders]
    for table, order in zip(tables, orders, strict=True):
        play(table, order)
        check(table, chance_due=True, bridges="0-1 2-6")
    assert len({table.hash for table in tables}) == 1


@pytest.mark.parametrize("rule", ["R3.1"])
def test_one_card_serves_all_boards(rule):
    table = match("start: 3 3 | 0 4 | 8 3; 6x1: 2 - | 4 - | - -; 2x1: - - | - - | 11 -", seats=3)
    assert [read(table, "numbers", seat) for seat in range(3)] == ["2:6 8:3", "3:3 4:6", "0:4 11:2"]


@pytest.mark.parametrize("rule, given", [("R10.1", "5x3: 2 2-3 | 4"), ("R10.1", "5x3: 2 2-3 2-3 2-6 | - -; 1x1: 4")])
def test_everybody_sees_everything_but_the_cards_to_come(rule, given):
    table = match(TWO + given, seats=2)
    assert table.view(0) == table.view(1) == table.view(SPECTATOR)
    assert table.lines(reader=0) == table.lines(reader=1) == table.lines(reader=SPECTATOR) == table.lines()


@pytest.mark.parametrize("rule", ["R10.1"])
def test_every_card_not_turned_up_is_equally_likely(rule):
    table = match(TWO + "5x3: - - | - -; 1x1: - - | - -", seats=2)
    cards = [f"{numeral}x{bridges}" for numeral in range(1, 7) for bridges in (1, 2, 3)]
    unseen = [card for card in cards if card not in ("5x3", "1x1")]
    assert table.outcomes() == {f"card {card}": 1 for card in unseen}
    assert read(table, "unseen") == {card: 1 for card in unseen}
