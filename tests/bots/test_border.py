"""What the search foresees in The Border: hands of dice, an outlook, a whole turn, and what it leaves to others."""

import numpy as np
import pytest

from osada.bots import simulate
from osada.bots.players import bot_named
from osada.bots.rollouts import NONE, ROOT
from osada.bots.search import Budget, Search, search_ready
from osada.bots.values import profile_of
from osada.engine.dice import Dice
from osada.engine.table import Table
from osada.games import GAMES
from osada.games.border.bot.hands import COUNTS, FULL, N_HANDS, NOTHING, NUMBER, expect, keep_best, parts_of
from osada.games.border.bot.outlook import (
    ALL_CLOSED,
    ALWAYS,
    CLOSED,
    EASE,
    FACTS,
    HOPE,
    LACK,
    LACKS,
    MISSING,
    ONE_TO_GO,
    OWN,
    PRICE,
    REACH,
    RIVALS,
    TURN,
    WIN,
    WORTH,
    look_at_board,
    margin,
)
from osada.games.border.bot.plans import MINE, THEIRS, new_plans
from osada.games.border.bot.rests import weigh_rests
from osada.games.border.bot.turn import foreseen, meet
from osada.games.border.components import AREAS, BESIDE_WHITE, COLOURS, FIRST, N_DICE, VALUES, WHITE
from osada.games.border.components import BORDER as BORDER_HEXES
from osada.games.border.rules.actions import DONE, STOP
from tests.border.given import match

BORDER = GAMES["border"]
RED = COLOURS.index("red")
LATER_ON = "0 fills grey5 blue2 red4; 1 fills blue5 red3; 0 draws 80; until 0"  # a match that has begun
WELL = AREAS.index("well")


def worth(table, seat):
    return foreseen(table.states[0], seat, new_plans())


def facts_of(short, seat=0):
    state, facts = match(short).states[0], np.zeros((len(AREAS), len(FACTS)))
    look_at_board(state, state["boards"][seat], facts)
    return facts


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


# --- The outlook ------------------------------------------------------------


def test_hope_grows_group_by_group_and_is_sure_without_a_gap():
    nothing, almost = facts_of("1 2 | "), facts_of("1 2 | 0 closes well but grey2 red2 blue2 green2")
    assert 0 < nothing[WELL, HOPE] < almost[WELL, HOPE] < 1
    closed = facts_of("1 2 | 0 closes well")
    assert (closed[WELL, HOPE], closed[WELL, CLOSED], closed[WELL, MISSING]) == (1, 1, 0)
    assert not closed[WELL, LACK:].any()


def test_no_group_that_lacks_a_hex_leaves_all_hope():
    lacks = np.tril(np.ones(EASE.shape, bool))
    lacks[0], lacks[:, 0] = False, False
    assert (EASE[lacks] < 1).all()
    assert (EASE[~lacks] == 1).all()


@pytest.mark.parametrize("seat", range(2))
def test_what_groups_lack_at_a_border_is_what_it_misses(seat):
    for facts in (facts_of("1 2 | ", seat), facts_of(f"1 2 | {LATER_ON}", seat)):
        lacking = facts[:, LACK:] @ [here for _, here in LACKS]
        assert lacking.tolist() == facts[:, MISSING].tolist()
        assert (facts[:, REACH] <= facts[:, MISSING]).all()


def test_at_the_start_only_what_is_beside_a_white_hex_is_in_reach():
    beside = BORDER_HEXES[0] & BESIDE_WHITE[0] & ~WHITE[0]
    reach = [sum(int(word).bit_count() for word in words) for words in beside]
    assert facts_of("1 2 | ")[:, REACH].tolist() == reach
    assert any(reach) and not all(reach)


def test_a_board_knows_how_many_areas_it_has_closed():
    facts = facts_of("1 2 | 0 closes well")
    assert (facts[:, ALL_CLOSED] == 1).all()
    assert not facts[:, ONE_TO_GO].any()


@pytest.mark.parametrize("seat", range(2))
@pytest.mark.parametrize("is_next", [False, True])
def test_the_lead_is_what_the_network_says_in_plain_words(seat, is_next):
    state, plans = match(f"1 2 | {LATER_ON}").states[0], new_plans()
    meet(state, seat, plans)
    net, own, rival = plans.net, facts_of(f"1 2 | {LATER_ON}", seat), facts_of(f"1 2 | {LATER_ON}", 1 - seat)
    seen = own @ net[OWN : OWN + len(FACTS)] + rival @ net[RIVALS : RIVALS + len(FACTS)] + net[ALWAYS]
    seen += np.outer(VALUES[0, :, FIRST], net[PRICE]) + is_next * net[TURN]
    expected = (np.maximum(seen, 0) @ net[WORTH]).sum() + np.sign(0.5 - seat) * (
        state["boards"][0]["paid"].sum() - state["boards"][1]["paid"].sum()
    )
    assert margin(state, MINE, THEIRS + 1 - seat, is_next, plans) == pytest.approx(expected)


def test_a_match_that_is_over_is_worth_its_points_and_the_win():
    table, bot = Table(BORDER, 2, {}, Dice("a match")), bot_named("greedy", BORDER)
    while not table.over:
        if table.chance_due:
            table.roll_once()
        else:
            table.play(table.actors[0], bot.choose(table.observe(table.actors[0])))
    totals = [seat.total for seat in table.scores().seats]
    ahead = abs(totals[0] - totals[1])
    assert ahead > 0
    assert sorted(worth(table, seat) for seat in range(2)) == [-ahead - WIN, ahead + WIN]


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
    """One group is made; another can follow, or none."""
    standing = f"1 2 | {LATER_ON}; roll 3grey 2red; 0 stop; 0 group grey3"
    table = match(standing)
    after = [worth(match(f"{standing}; 0 {BORDER.actions.text[code]}"), 0) for code in table.legal_codes(0)]
    assert len(after) > 1
    assert worth(table, 0) == pytest.approx(max(after))


# --- What it leaves ---------------------------------------------------------


@pytest.mark.parametrize("colour", range(len(COLOURS)))
def test_a_die_that_is_left_is_worth_the_best_cross_of_the_other(colour):
    left, plans = f"1 2 | {LATER_ON}; roll 5{COLOURS[colour]}; 0 stop; 0 done", new_plans()
    table = match(left)

    def lead_after(line):
        state = match(left + line).states[0]
        meet(state, 0, plans)
        return margin(state, MINE, THEIRS + 1, False, plans)

    crosses = [f"; 1 {BORDER.actions.text[code]}" for code in table.legal_codes(1) if code != DONE]
    least = min(map(lead_after, crosses), default=lead_after(""))
    before = lead_after("")
    weigh_rests(table.states[0], plans)
    assert plans.chains[colour, 1] == pytest.approx(before - least)


def test_what_others_can_use_is_better_not_left():
    """Seat 1 has blue beside a white hex, and no other colour that lies there is at hand."""
    lines = [f"1 2 | roll 5{colour}; 0 stop; 0 done" for colour in COLOURS]
    usable = [worth(match(line), 0) for line in lines if len(match(line).legal_codes(1)) > 1]
    useless = [worth(match(line), 0) for line in lines if len(match(line).legal_codes(1)) <= 1]
    assert useless == pytest.approx([useless[0]] * len(useless))
    assert min(usable) < max(usable) <= useless[0]


# --- The search -------------------------------------------------------------


def tried_often(parameters=()):
    """The actions that a search visited often, and whether its tree goes on after each."""
    search_ready(BORDER)
    search = Search(BORDER, 1)
    search.parameters = parameters
    search.candidates(match("1 2 | roll grey red yellow blue orange").observe(0), Budget(300))
    nodes, found = search.trees[0].buffers.nodes, {}
    child = int(nodes[ROOT]["child"])
    while child != NONE:
        if nodes[child]["visits"] > 10:
            found[int(nodes[child]["code"])] = bool(nodes[child]["child"] != NONE)
        child = int(nodes[child]["sibling"])
    return found


def test_the_tree_ends_where_dice_fall():
    """After `stop` it goes on, after a reroll it does not; it would, were it not for the parameter."""
    goes_on = tried_often()
    rerolls = goes_on.keys() - {STOP}
    assert rerolls and not any(goes_on[code] for code in rerolls)
    past_chance = tried_often(profile_of(BORDER, 2).parameters._replace(past_chance=1))
    assert any(past_chance[code] for code in past_chance.keys() - {STOP})


def test_thinking_beats_greedy_in_the_border():
    assert simulate(BORDER, ["medium", "greedy"], 12).wins[0] >= 7
