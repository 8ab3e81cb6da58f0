"""The search: it plays by the rules, sees only views, keeps to its budget, and thinking helps."""

import pytest

import osada
from osada.bots import simulate, suggest, tree
from osada.bots.evaluation import NO_ROLLOUT, SearchParameters, SearchProfile
from osada.bots.levels import LEVELS
from osada.bots.players import bot_named
from osada.bots.rollouts import NONE, ROOT
from osada.bots.search import Budget, Search, search_ready
from osada.bots.values import profile_of
from osada.games import GAMES
from osada_ferry.state import STOW
from tests.games import FERRY
from tests.patience import PATIENCE

BORDER, HASHI = GAMES["border"], GAMES["hashi"]
LONG = 300  # actions; a match of Hashi has fewer


def begun(game="hashi", seats=2, seed=1):
    table = osada.new(game, seats=seats, seed=seed)
    table.roll()
    return table


def searched(table, seat, iterations=200, seed=1, seconds=PATIENCE, threads=1):
    search_ready(table.game)
    return Search(table.game, seed, threads).candidates(table.observe(seat), Budget(iterations, seconds))


def visits(rows):
    return sum(row.visits for row in rows)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_thinking_bot_plays_whole_matches(seats):
    table, bot = begun(seats=seats), bot_named("easy", HASHI, 1)
    for _ in range(LONG):
        table.roll()
        for seat in table.actors[-1:]:
            table.play(seat, bot.choose(table.observe(seat)))
    assert table.over


def test_every_legal_action_is_a_candidate_and_all_iterations_are_counted():
    table = begun("border")
    seat = table.actors[0]
    found = searched(table, seat)
    assert sorted(row.code for row in found) == sorted(table.legal_codes(seat))
    assert visits(found) == 199, "all but the first iteration, which opens the root"
    assert [row.visits for row in found] == sorted((row.visits for row in found), reverse=True)
    assert all(0 <= row.win <= 1 for row in found)


def test_equal_seeds_give_equal_answers():
    table = begun("border")
    assert searched(table, table.actors[0], seed=5) == searched(table, table.actors[0], seed=5)


def test_without_time_a_legal_action_is_answered_all_the_same():
    table = begun("border")
    found = searched(table, table.actors[0], iterations=10**9, seconds=0.0)
    assert found[0].code in table.legal_codes(table.actors[0])
    assert not any(row.visits for row in found)


def test_a_forced_action_is_not_searched(monkeypatch):
    table, bot = begun("border"), bot_named("max", BORDER, 1)
    seat = table.actors[0]
    monkeypatch.setattr(type(table), "legal_codes", lambda self, seat: [7])
    monkeypatch.setattr(Search, "candidates", None)
    assert bot.choose(table.observe(seat)) == 7


# --- Several at once, and from move to move ---------------------------------


def test_threads_share_the_iterations_and_add_up_what_they_find():
    table = begun("border")
    seat = table.actors[0]
    alone, together = searched(table, seat), searched(table, seat, threads=2)
    assert visits(together) == 198, "each tree opens its root once"
    assert together != alone
    assert together == searched(table, seat, threads=2), "and equal seeds still give equal answers"


def after_own_choice(table, seat, search, budget):
    """Thinks, plays what it found and goes on until the seat has a choice again."""
    chosen = search.candidates(table.observe(seat), budget)[0]
    table.play(seat, chosen.code)
    return chosen


def with_two_bridges_to_draw():
    """Hashi alone, after a card with two bridges: two decisions with nothing falling between."""
    table = osada.new("hashi", seats=1, seed=1)
    table.play(0, "start 4 4")
    table.outcome("card 5x2")
    table.play(0, "skip-write")
    return table


def test_from_move_to_move_the_tree_is_kept_as_far_as_nothing_falls():
    table, budget = with_two_bridges_to_draw(), Budget(300)
    search_ready(HASHI)
    search = Search(HASHI, 1)
    chosen = after_own_choice(table, 0, search, budget)
    kept = search.candidates(table.observe(0), Budget(0))
    assert 0 < visits(kept) < chosen.visits, "all but the visit that opened the place"
    assert visits(search.candidates(table.observe(0), budget)) >= 299, "and what was kept counts"


def test_a_tree_is_not_kept_for_another_match_or_seat_or_after_an_outcome():
    search_ready(HASHI)
    search, budget = Search(HASHI, 1), Budget(300)
    table = with_two_bridges_to_draw()
    while not table.chance_due:
        after_own_choice(table, 0, search, budget)
    table.roll()
    assert visits(search.candidates(table.observe(0), Budget(0))) == 0
    assert visits(search.candidates(with_two_bridges_to_draw().observe(0), Budget(0))) == 0


def test_what_is_kept_is_what_was_below():
    """The compacted tree is the old one from that place on, node for node."""
    table, search = with_two_bridges_to_draw(), Search(HASHI, 1)
    search_ready(HASHI)
    chosen = search.candidates(table.observe(0), Budget(400))[0]
    grown = search.trees[0]
    number = int(tree.child_of(ROOT, 0, chosen.code, grown.buffers))
    before = written(grown.buffers.nodes, number)
    assert grown.advance([(0, chosen.code)])
    assert written(grown.buffers.nodes, ROOT) == before
    assert len(before) > 3


def written(nodes, top):
    """All that lies below a node: (path of codes, visits, sum of points)."""
    rows, child = [], int(nodes[top]["child"])
    while child != NONE:
        node = nodes[child]
        rows.append((int(node["code"]), int(node["visits"]), float(node["margin"]), written(nodes, child)))
        child = int(node["sibling"])
    return rows


def test_a_settled_search_stops_early_with_the_same_choice():
    table = begun("border")
    seat = table.actors[0]
    search_ready(BORDER)
    whole = Search(BORDER, 1).candidates(table.observe(seat), Budget(400))
    settled = Search(BORDER, 1).candidates(table.observe(seat), Budget(400, settles=True))
    assert settled[0].code == whole[0].code
    assert visits(settled) < visits(whole)


# --- The end ------------------------------------------------------------------


def test_where_playing_on_reaches_the_end_the_places_say_who_won():
    """In Ferry both stow a card at the end: the own one is the tree's, the rival's is played on."""
    table, bot = begun(FERRY.id), bot_named("random", FERRY, 4)
    while table.state["phase"] != STOW:
        table.play(table.actors[0], bot.choose(table.observe(table.actors[0])))
        table.roll()
    search_ready(FERRY)
    search = Search(FERRY, 1)
    search.parameters = SearchParameters(rollout_limit=1)
    assert all(len(table.legal_codes(seat)) > 1 for seat in (0, 1))
    first, *others = search.candidates(table.observe(0), Budget(2))
    assert first.visits == 1
    assert first.win in (0, 1)
    assert not any(row.visits for row in others)


# --- How strong it is -------------------------------------------------------


def test_thinking_beats_looking_one_step_ahead():
    found = simulate(HASHI, ["medium", "greedy"], 4)
    assert found.wins[0] >= 3


def test_levels_think_more_and_more():
    for game in GAMES.values():
        for seats in (1, 2):
            budgets = [getattr(profile_of(game, seats), level) for level in LEVELS]
            assert budgets == sorted(set(budgets))


def test_a_level_may_have_parameters_of_its_own():
    profile = SearchProfile(parameters_by_level=(("easy", NO_ROLLOUT),))
    assert [level for level in LEVELS if profile.parameters_of(level) == NO_ROLLOUT] == ["easy"]
    assert profile.parameters_of("hard") == SearchParameters()


def test_a_suggestion_tells_how_the_candidates_look():
    table = begun("border")
    found = suggest(table.observe(table.actors[0]), "easy", 1.0)
    assert found["candidates"][0]["action"] == found["action"]
    assert found["win"] == found["candidates"][0]["win"]
    assert {"action", "value", "win", "visits"} == set(found["candidates"][0])
