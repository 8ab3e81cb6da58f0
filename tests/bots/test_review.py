"""Reviews: every choice is judged as it stood, the worst move is found, and what is not known is not made up."""

import pytest

import osada
from osada.bots import Greedy, Random
from osada.bots.review import Reviewed, curve, decisions, finished, has_wins, review, summary
from osada.engine.errors import BadFile, BadSetUp
from osada.engine.record import record_of
from osada.games import GAMES
from tests.patience import PATIENCE

BORDER, HASHI = GAMES["border"], GAMES["hashi"]
BLUNDER = 20  # the first choice after so many lines is the worst there is


def played(game, bots, blunder=None):
    """A whole match; after so many lines seat 0 once does what greedy likes least."""
    table, greedy, blundered = osada.new(game.id, seats=len(bots), seed=5), Greedy(game), None
    while not table.over:
        table.roll()
        for seat in table.actors[:1]:
            ranked = greedy.ranked(table.observe(seat))
            is_due = blunder is not None and seat == 0 and len(table.log) >= blunder and blundered is None
            if is_due and ranked[0][1] > ranked[-1][1]:
                blundered = len(table.log) + 1
                table.play(seat, ranked[-1][0])
            else:
                table.play(seat, bots[seat].choose(table.observe(seat)))
    return table, blundered


# --- With a bot that exists -------------------------------------------------


def test_each_choice_of_a_seat_is_judged_once():
    table, _ = played(BORDER, [Random(BORDER, 1), Greedy(BORDER, 2)])
    moves = list(review(finished(record_of(table)), [0], "greedy", 1.0))
    assert len(moves) == decisions(table, [0]) > 10
    for move in moves:
        line = table.log[move.line - 1]
        assert (line.seat, BORDER.actions.text[line.code]) == (0, move.action)
        assert move.value_before >= move.value_after
    assert summary(moves, 0).mean_value_lost > 0


def test_who_plays_as_the_judge_does_loses_nothing():
    table, _ = played(BORDER, [Greedy(BORDER, 1), Greedy(BORDER, 2)])
    found = summary(review(table, [0, 1], "greedy", 1.0), 1)
    assert (found.found, found.mean_value_lost, found.worst) == (found.moves, 0.0, [])


def test_the_one_blunder_is_the_worst_move():
    """Later moves are those of greedy, so nothing else costs anything."""
    table, blundered = played(HASHI, [Greedy(HASHI, 1), Greedy(HASHI, 2)], BLUNDER)
    moves = list(review(table, [0], "greedy", 1.0))
    found = summary(moves, 0)
    assert [move.line for move in found.worst] == [blundered]
    assert found.found == found.moves - 1
    (worst,) = found.worst
    assert worst.better == worst.best != worst.action
    assert found.mean_value_lost == pytest.approx(worst.value_lost / found.moves)


def test_a_search_judges_by_chances():
    table, _ = played(HASHI, [Random(HASHI, 1), Greedy(HASHI, 2)])
    moves = list(review(table, [0], "easy", PATIENCE))
    assert all(0 <= move.win_before <= 1 for move in moves)
    assert summary(moves, 0).mean_win_lost > 0
    assert curve(moves, 0)[0][1] > curve(moves, 0)[-1][1]


# --- With a judge of our own ------------------------------------------------


def judge(asked=None, **mine):
    """Says that the last legal action wins by 10 and every other is worth what is given here."""
    def suggest(table, seat, level, seconds):
        *others, best = table.legal(seat)
        if asked is not None:
            asked.append((len(table.log), seat, level, seconds))
        candidates = [{"action": best, "value": 10.0, "win": 0.9, "visits": 500}]
        candidates += [{"action": each, **mine} for each in others if mine]
        return {**candidates[0], "candidates": candidates}
    return suggest


@pytest.fixture(scope="module")
def match():
    return played(HASHI, [Random(HASHI, 1), Random(HASHI, 2)])[0]


def test_it_is_asked_before_each_move_and_knows_nothing_later(match):
    asked = []
    moves = list(review(match, [1], "hard", 0.5, judge(asked)))
    assert asked == [(move.line - 1, 1, "hard", 0.5) for move in moves]


def test_chances_and_points_are_lost_apart(match):
    moves = list(review(match, [0], "hard", 1.0, judge(value=4.0, win=0.6, visits=100)))
    wrong = [move for move in moves if not move.found]
    assert wrong
    for move in wrong:
        assert (move.value_lost, move.win_lost) == (6.0, pytest.approx(0.3))
        assert not move.is_guess
    assert has_wins(moves)
    assert curve(moves, 0) == [(move.line, 0.9) for move in moves]
    assert curve(moves, 1) == []


def test_what_was_hardly_tried_is_a_guess(match):
    moves = list(review(match, [0], "hard", 1.0, judge(value=4.0, win=0.6, visits=3)))
    assert all(move.is_guess != move.found for move in moves)


@pytest.mark.parametrize("mine", [{}, {"value": 0.0, "win": 0.0, "visits": 0}])
def test_what_was_never_tried_has_no_cost(match, mine):
    moves = list(review(match, [0], "hard", 1.0, judge(**mine)))
    wrong = [move for move in moves if not move.found]
    assert all((move.value_lost, move.win_lost, move.is_guess) == (None, None, True) for move in wrong)
    assert summary(moves, 0).worst == []


def test_a_move_that_looks_even_better_costs_nothing(match):
    moves = list(review(match, [0], "hard", 1.0, judge(value=11.0, win=0.95, visits=100)))
    assert {(move.value_lost, move.win_lost, move.better) for move in moves} == {(0.0, 0.0, None)}


def moved(line, win_after, value_after=0.0):
    return Reviewed(line, 0, "a", "b", 5.0, value_after, 0.5, win_after, 100)


def test_the_three_worst_come_first_by_chances_then_by_points():
    moves = [moved(1, 0.5, 4.0), moved(2, 0.1), moved(3, 0.4, 2.0), moved(4, 0.4, 1.0), moved(5, 0.5, 5.0)]
    assert [move.line for move in summary(moves, 0).worst] == [2, 4, 3]
    assert summary(moves, 0).as_json()["worst"] == [2, 4, 3]


def test_a_seat_without_choices_has_an_empty_summary():
    found = summary([], 0)
    assert (found.moves, found.mean_value_lost, found.mean_win_lost, found.worst) == (0, None, None, [])


# --- Bad input --------------------------------------------------------------


def test_an_unfinished_match_is_refused():
    record = record_of(osada.new("hashi", seats=2, seed=5))
    with pytest.raises(BadFile, match="not over"):
        finished(record)


def test_a_bot_without_values_cannot_judge(match):
    with pytest.raises(BadSetUp, match="no values"):
        list(review(match, [0], "random", 1.0))
    with pytest.raises(BadSetUp, match="clever"):
        list(review(match, [0], "clever", 1.0))
