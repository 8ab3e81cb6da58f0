"""What the search foresees in The Border: hands of dice, hopes, a whole turn, and what it leaves to others."""

import numpy as np
import pytest

from osada.bots import simulate
from osada.bots.border_hands import COUNTS, FULL, N_HANDS, NOTHING, NUMBER, expect, keep_best, parts_of
from osada.bots.border_hopes import EASE, NEARLY, hope, new_plans
from osada.bots.border_rests import weigh_rests
from osada.bots.border_turn import foreseen
from osada.bots.judging import NONE, ROOT
from osada.bots.search import Budget, Search, search_ready
from osada.games import GAMES
from osada.games.border.components import AREAS, COLOURS, N_DICE
from osada.games.border.rules.actions import DONE, STOP
from tests.border.given import match

BORDER = GAMES["border"]
RED = COLOURS.index("red")
LATER_ON = "0 fills grey5 blue2 red4; 1 fills blue5 red3; 0 draws 80; until 0"  # a match that has begun


def worth(table, seat):
    return foreseen(table.states[0], seat, new_plans())


def hope_for(short, area):
    state = match(short).states[0]
    return hope(state, state["boards"][0], AREAS.index(area), new_plans())


# --- Hands ------------------------------------------------------------------


def test_a_hand_splits_in_all_ways():
    assert parts_of((1, 0, 2, 0, 0, 0)) == [
        ((0, 0, 0, 0, 0, 0), (1, 0, 2, 0, 0, 0)),
        ((0, 0, 1, 0, 0, 0), (1, 0, 1, 0, 0, 0)),
        ((0, 0, 2, 0, 0, 0), (1, 0, 0, 0, 0, 0)),
        ((1, 0, 0, 0, 0, 0), (0, 0, 2, 0, 0, 0)),
        ((1, 0, 1, 0, 0, 0), (0, 0, 1, 0, 0, 0)),
        ((1, 0, 2, 0, 0, 0), (0, 0, 0, 0, 0, 0)),
    ]


def test_what_is_expected_of_rolls_is_exact():
    """If a point were paid for each red die: one roll of five brings 5/6, two with the red ones kept bring more."""
    last, middle = np.zeros(N_HANDS), np.zeros(N_HANDS)
    last[FULL:] = COUNTS[FULL:, RED]
    expect(last)
    keep_best(middle, last)
    expect(middle)
    two_red = NUMBER[tuple(2 if colour == RED else 0 for colour in range(len(COLOURS)))]
    assert last[NOTHING] == pytest.approx(5 / 6)
    assert last[two_red] == pytest.approx(2 + 3 / 6)
    assert middle[NOTHING] == pytest.approx(N_DICE * (1 - (5 / 6) ** 2))


# --- Hopes ------------------------------------------------------------------


def test_hope_grows_group_by_group_and_is_sure_without_a_gap():
    nothing, almost = hope_for("1 2 | ", "well"), hope_for("1 2 | 0 closes well but grey2 red2 blue2 green2", "well")
    assert 0 < nothing < almost <= 1
    assert hope_for("1 2 | 0 closes well", "well") == 1


def test_no_group_that_lacks_a_hex_leaves_all_hope():
    lacks = np.tril(np.ones(EASE.shape, bool))
    lacks[0], lacks[:, 0] = False, False
    assert (EASE[lacks] < NEARLY).all()
    assert (EASE[~lacks] == 1).all()


# --- The turn ---------------------------------------------------------------


@pytest.mark.parametrize("steps", ["", f"{LATER_ON};"])
def test_a_die_is_worth_the_mean_of_its_outcomes(steps):
    """What stands in the tables of a turn is what is found with the dice on the table."""
    rolled = f"1 2 | {steps} roll 2grey 2red blue; 0 reroll 5; roll yellow; 0 reroll 5"
    fallen = [worth(match(f"{rolled}; roll {colour}"), 0) for colour in COLOURS]
    assert worth(match(rolled), 0) == pytest.approx(np.mean(fallen))
    assert max(fallen) > min(fallen)


def test_a_choice_is_worth_its_best_action():
    chosen = f"1 2 | {LATER_ON}; roll 2grey 2red blue; 0 reroll 5; roll yellow"
    table = match(chosen)
    after = [worth(match(f"{chosen}; 0 {BORDER.actions.text[code]}"), 0) for code in table.legal_codes(0)]
    assert worth(table, 0) == pytest.approx(max(after))


def test_what_a_group_promises_is_found_after_it():
    standing = f"1 2 | {LATER_ON}; roll 3grey 2red; 0 stop"
    table = match(standing)
    after = [worth(match(f"{standing}; 0 {BORDER.actions.text[code]}"), 0) for code in table.legal_codes(0)]
    assert len(after) > 2
    assert worth(table, 0) == pytest.approx(max(after))


# --- What it leaves ---------------------------------------------------------


@pytest.mark.parametrize("colour", range(len(COLOURS)))
def test_a_die_that_is_left_is_worth_the_best_cross_of_the_other(colour):
    left, plans = f"1 2 | {LATER_ON}; roll 5{COLOURS[colour]}; 0 stop; 0 done", new_plans()
    table = match(left)
    crosses = [code for code in table.legal_codes(1) if code != DONE]
    after = [worth(match(f"{left}; 1 {BORDER.actions.text[code]}"), 1) for code in crosses]
    weigh_rests(table.states[0], plans)
    assert plans.chains[colour, 1] == pytest.approx(max(after, default=worth(table, 1)) - worth(table, 1))


def test_what_others_can_use_is_better_not_left():
    """Seat 1 has blue beside a white hex, and no other colour that lies there is at hand."""
    lying = [worth(match(f"1 2 | roll 5{colour}; 0 stop; 0 done"), 0) for colour in COLOURS]
    usable = [len(match(f"1 2 | roll 5{colour}; 0 stop; 0 done").legal_codes(1)) > 1 for colour in COLOURS]
    start = worth(match("1 2 | "), 0)
    assert any(usable)
    for value, is_usable in zip(lying, usable, strict=True):
        assert value < start if is_usable else value == pytest.approx(start)


# --- The search -------------------------------------------------------------


def test_the_tree_ends_where_dice_fall():
    table = match("1 2 | roll 3grey 2red")
    search_ready(BORDER)
    search = Search(BORDER, 1)
    search.candidates(table, 0, Budget(300))
    nodes, grown = search.trees[0].paper.nodes, []
    child = int(nodes[ROOT]["child"])
    while child != NONE:
        if nodes[child]["child"] != NONE:
            grown.append(int(nodes[child]["code"]))
        child = int(nodes[child]["sibling"])
    assert grown in ([], [STOP])


def test_thinking_beats_greedy_in_the_border():
    assert simulate(BORDER, ["medium", "greedy"], 12).wins[0] >= 7
