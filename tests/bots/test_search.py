"""The search: it plays by the rules, sees only views, keeps to its budget, and thinking helps."""

import pytest

import osada
from osada.bots import simulate, suggest
from osada.bots.levels import LEVELS, iterations
from osada.bots.players import bot_named
from osada.bots.search import Search, search_ready
from osada.engine.loops import generator
from osada.games import GAMES
from tests.games import FERRY
from tests.laws.matches import Case, some_positions
from tests.laws.secrets import imagined

BORDER, HASHI = GAMES["border"], GAMES["hashi"]


def begun(game="hashi", seats=2, seed=1):
    table = osada.new(game, seats=seats, seed=seed)
    table.roll()
    return table


def searched(table, seat, budget=200, seed=1, seconds=60.0):
    search_ready(table.game)
    return Search(table.game, seed).candidates(table, seat, budget, seconds)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_thinking_bot_plays_whole_matches(seats):
    table, bot = begun(seats=seats), bot_named("easy", HASHI, 1)
    while not table.over:
        table.roll()
        if table.actors:
            seat = table.actors[-1]
            table.play(seat, bot.choose(table, seat))
    assert table.scores().final


def test_every_legal_action_is_a_candidate_and_all_iterations_are_counted():
    table = begun("border")
    seat = table.actors[0]
    found = searched(table, seat)
    assert sorted(row.code for row in found) == sorted(table.legal_codes(seat))
    assert sum(row.visits for row in found) == 199, "all but the first iteration, which opens the root"
    assert [row.visits for row in found] == sorted((row.visits for row in found), reverse=True)
    assert all(0 <= row.win <= 1 for row in found)


def test_equal_seeds_give_equal_answers():
    table = begun("border")
    assert searched(table, table.actors[0], seed=5) == searched(table, table.actors[0], seed=5)


def test_without_time_a_legal_action_is_answered_all_the_same():
    table = begun("border")
    found = searched(table, table.actors[0], budget=10**9, seconds=0.0)
    assert found[0].code in table.legal_codes(table.actors[0])
    assert not any(row.visits for row in found)


def test_a_forced_action_is_not_searched(monkeypatch):
    table, bot = begun("border"), bot_named("max", BORDER, 1)
    seat = table.actors[0]
    monkeypatch.setattr(type(table), "legal_codes", lambda self, seat: [7])
    monkeypatch.setattr(Search, "candidates", None)
    assert bot.choose(table, seat) == 7


@pytest.mark.parametrize("seats", FERRY.seats)
def test_what_a_bot_cannot_see_never_changes_its_choice(seats):
    options = FERRY.check(seats, {})
    for table in some_positions(Case(FERRY, seats, options, 3)):
        for seat in table.actors:
            guess = imagined(table, seat, generator(9))
            assert searched(table, seat, 60) == searched(guess, seat, 60)


def test_thinking_beats_looking_one_step_ahead():
    found = simulate(HASHI, ["medium", "greedy"], 4)
    assert found.wins[0] >= 3


def test_levels_think_more_and_more():
    for game in GAMES:
        budgets = [iterations(game, level) for level in LEVELS]
        assert budgets == sorted(set(budgets))


def test_a_suggestion_tells_how_the_candidates_look():
    table = begun("border")
    found = suggest(table, table.actors[0], "easy", 1.0)
    assert found["candidates"][0]["action"] == found["action"]
    assert found["win"] == found["candidates"][0]["win"]
    assert {"action", "value", "win", "visits"} == set(found["candidates"][0])
