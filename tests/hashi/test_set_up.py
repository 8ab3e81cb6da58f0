"""R1 and R2: the box and the set-up."""

import pytest

from osada.engine.errors import BadSetUp, ImpossibleOutcome, NotAnActor, UnknownWords
from tests.hashi.given import check, finish, match, play, read, refusal
from tests.hashi.reference import CARDS

WITHOUT_FLAG = {"A": "0 2 3 4 6 8 11 12 13 16 17", "B": "0 2 4 6 8 9 10 11 12 13 14"}
WITH_FLAG = {"A": "1 5 7 9 10 14 15", "B": "1 3 5 7 15 16 17"}
LINES = {
    "A": "0-1 0-7 1-2 1-4 2-3 2-6 3-9 4-5 4-14 5-6 5-8 6-16 7-8 7-10 8-9 8-11 9-12 10-11 10-13 11-12 11-15 12-17 "
         "13-14 14-15 15-16 16-17",
    "B": "0-1 0-6 1-13 2-3 2-15 3-4 3-9 4-5 4-7 5-8 6-7 6-11 7-8 7-12 8-10 9-10 9-16 11-12 11-14 12-13 13-17 14-15 "
         "15-16 16-17",
}
SIDES = ["A", "B"]

STARTS = [
    # rule    seats  each seat writes                    then the boards hold, by seat
    ("R2.2", 2, "start: 3 3 | 0 4",                      ["0:4", "3:3"]),
    ("R2.2", 3, "start: 3 3 | 0 4 | 8 3",                ["8:3", "3:3", "0:4"]),
    ("R2.2", 4, "start: 3 3 | 0 4 | 8 3 | 17 4",         ["17:4", "3:3", "0:4", "8:3"]),
    ("R2.2", 4, "start: 3 3 | 3 3 | 3 4 | 3 4",          ["3:4", "3:3", "3:3", "3:4"]),
    ("R2.3", 1, "start: 3 3",                            ["3:3"]),
    ("R2.3", 1, "start: 16 4",                           ["16:4"]),
]

REFUSED = [
    # rule    side  line              why not
    ("R2.2", "A", "0 start 1 3",     "flagged 1"),
    ("R2.2", "A", "0 start 15 4",    "flagged 15"),
    ("R2.2", "A", "0 start 14 4",    "flagged 14"),
    ("R2.2", "A", "0 start 3 3",     None),
    ("R2.2", "A", "0 start 3 4",     None),
    ("R2.2", "B", "0 start 1 3",     "flagged 1"),
    ("R2.2", "B", "0 start 17 3",    "flagged 17"),
    ("R2.2", "B", "0 start 14 3",    None),
    ("R3.2", "A", "0 write 3",       "not_now start"),
    ("R3.2", "A", "0 skip-write",    "not_now start"),
    ("R3.2", "A", "0 bridge 0-1",    "not_now start"),
    ("R3.2", "A", "0 skip-bridges",  "not_now start"),
]


@pytest.mark.parametrize("rule, seats, start, numbers", STARTS)
def test_the_board_goes_to_the_left_neighbour(rule, seats, start, numbers):
    table = match(start, seats=seats)
    assert [read(table, "numbers", seat) for seat in range(seats)] == numbers


@pytest.mark.parametrize("rule, side, line, reason", REFUSED)
def test_start_number(rule, side, line, reason):
    assert refusal(match(seats=2, side=side), line) == reason


@pytest.mark.parametrize("rule, seats", [("R1.1", 1), ("R1.1", 2), ("R1.1", 3), ("R1.1", 4)])
def test_one_to_four_players_begin_with_boards_alike(rule, seats):
    table = match(seats=seats)
    assert table.actors == list(range(seats))
    assert len({read(table, "legal", seat) for seat in range(seats)}) == 1


@pytest.mark.parametrize("rule, seats, side", [("R1.1", 0, "A"), ("R1.1", 5, "A"), ("R1.1", 2, "C")])
def test_other_tables_do_not_exist(rule, seats, side):
    with pytest.raises(BadSetUp):
        match(seats=seats, side=side)


@pytest.mark.parametrize("rule, side", [("R1.2", side) for side in SIDES])
def test_eleven_islands_without_a_flag_and_seven_with(rule, side):
    table = match(side=side)
    starts = [f"start {island} {number}" for island in WITHOUT_FLAG[side].split() for number in (3, 4)]
    check(table, legal=", ".join(starts))
    for island in WITH_FLAG[side].split():
        assert refusal(table, f"0 start {island} 3") == f"flagged {island}"


@pytest.mark.parametrize("rule, side", [("R1.3", side) for side in SIDES])
def test_lines_join_the_nearest_islands(rule, side):
    table = match("start: 0 3; 1x1: -", side=side)
    pairs = [f"{one}-{other}" for one in range(18) for other in range(one + 1, 18)]
    lines = [pair for pair in pairs if refusal(table, f"0 bridge {pair}") != f"no_such_line {pair}"]
    assert " ".join(lines) == LINES[side]


@pytest.mark.parametrize("rule, side", [("R2.1", side) for side in SIDES])
def test_everybody_uses_the_same_side(rule, side):
    table = match(seats=4, side=side)
    assert [read(table, "side", seat) for seat in range(4)] == [side] * 4


@pytest.mark.parametrize("rule", ["R1.4"])
def test_every_pair_of_numeral_and_bridges_is_one_card(rule):
    table = match("start: 3 3")
    assert table.outcomes() == {f"card {card}": 1 for card in CARDS}


@pytest.mark.parametrize("rule", ["R2.4"])
def test_one_card_stays_unknown(rule):
    table = match("start: 3 3")
    left = []
    while table.chance_due:
        left.append(len(table.outcomes()))
        play(table, f"chance {next(iter(table.outcomes()))}; 0 skip-write; 0 skip-bridges")
    assert left == list(range(18, 1, -1))
    check(table, over=True, rounds=17)
    assert sum(read(table, "unseen").values()) == 1


@pytest.mark.parametrize("rule", ["R2.4"])
def test_no_card_comes_twice(rule):
    table = match("start: 3 3; 5x3: - -")
    assert "card 5x3" not in table.outcomes()
    with pytest.raises(ImpossibleOutcome):
        table.outcome("card 5x3")


@pytest.mark.parametrize("rule, start", [("R2.5", "start: 3 3 | 0 4"), ("R2.5", "start: 8 4 | 11 4")])
def test_no_bridge_belongs_to_the_start_number(rule, start):
    table = match(start, seats=2)
    for seat in range(2):
        check(table, seat, bridges="", finished="", owed=0, total=0)


@pytest.mark.parametrize("rule", ["R2.2"])
def test_only_a_three_or_a_four(rule):
    for number in (0, 1, 2, 5, 6):
        with pytest.raises(UnknownWords):
            match(f"start: 3 {number}")


@pytest.mark.parametrize("rule", ["R2.2"])
def test_each_seat_starts_once_and_no_card_comes_before(rule):
    table = match("start: 3 3", seats=2)
    check(table, actors=[1], chance_due=False, phase="set-up")
    with pytest.raises(NotAnActor):
        play(table, "0 start 0 3")
    with pytest.raises(NotAnActor):
        play(table, "chance card 1x1")
    play(table, "1 start 3 3")
    check(table, actors=[], chance_due=True, phase="turn-up")


@pytest.mark.parametrize("rule", ["R2.2"])
def test_seats_start_in_any_order(rule):
    one, other = match(seats=2), match(seats=2)
    play(one, "0 start 3 3; 1 start 0 4")
    play(other, "1 start 0 4; 0 start 3 3")
    assert one.hash == other.hash


@pytest.mark.parametrize("rule, seats", [("R3.1", 1), ("R3.1", 4)])
def test_after_the_set_up_a_match_has_seventeen_rounds(rule, seats):
    table = finish(match("start: 3 3" + " | 3 3" * (seats - 1), seats=seats))
    check(table, rounds=17, over=True, chance_due=False, actors=[])
