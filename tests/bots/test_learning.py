"""Learning: traits have names, weights come back from their file, and playing makes the bots better."""

from dataclasses import replace
from functools import partial
from importlib import import_module

import numpy as np
import pytest

from osada.bots.evaluation import Evaluation, Traits, read_weights, write_weights
from osada.bots.learning import TrainingParameters, train
from osada.bots.values import UNKNOWN, WEIGHTS, evaluation_of, value, workspace_for
from osada.engine import loops
from osada.engine.game import TOTAL
from osada.games import GAMES
from tests.games import FERRY

HASHI = GAMES["hashi"]
TINY = Evaluation(("one", "one more", "two"), ("early", "late"), lambda: None, lambda: 0, {"one": 1, "one more": 3})


def test_traits_are_numbered_in_families():
    traits = Traits()
    assert traits.add("points") == 0
    assert traits.add("open", ("red", "blue"), range(2)) == 1
    assert traits.add("last") == 5
    assert tuple(traits) == ("points", "open red 0", "open red 1", "open blue 0", "open blue 1", "last")


def test_guesses_hold_for_a_family_and_then_for_a_member():
    assert TINY.first_weights().tolist() == [[1, 3, 0], [1, 3, 0]]


def test_weights_come_back_from_their_file(tmp_path):
    weights, path = np.array([[1.5, 0, -2], [0.125, 7, -0.0001]]), tmp_path / "tiny.csv"
    write_weights(TINY, weights, path)
    assert path.read_text().splitlines() == ["trait,early,late", "one,1.5,0.125", "one more,0,7", "two,-2,0"]
    assert np.array_equal(read_weights(TINY, path), np.round(weights, 3))


@pytest.mark.parametrize("text", ["trait,early\none,1\n", "trait,early,late\none,1,1\ntwo,1,1\none more,1,1\n"])
def test_a_file_of_other_traits_is_refused(tmp_path, text):
    path = tmp_path / "tiny.csv"
    path.write_text(text)
    with pytest.raises(ValueError, match=r"tiny.csv does not name the traits and stages of its game"):
        read_weights(TINY, path)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_game_has_weights_for_its_traits(game):
    weights, evaluation = workspace_for(game).weights, evaluation_of(game)
    assert weights.shape == (len(evaluation.stages), len(evaluation.traits))
    assert np.isfinite(weights).all()
    assert (weights != 0).any(axis=1).all(), "at every stage something counts"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_whoever_learnt_weights_says_how(game):
    if (game.folder / WEIGHTS).exists():
        training = import_module(f"{game.package}.bot.training").TRAINING
        assert {seats for seats, _ in training.set_ups} <= set(game.seats)
        assert all(game.check(seats, options) for seats, options in training.set_ups)


def test_a_game_without_knowledge_counts_its_points():
    assert evaluation_of(FERRY) is UNKNOWN
    states, sheet = FERRY.new(2, FERRY.check(2, {})), FERRY.sheet()
    loops.score_all(states, sheet[None])
    assert value(states[0], 0, workspace_for(FERRY)) == sheet[0, TOTAL]


def test_at_the_end_a_position_is_worth_what_it_scored():
    game = HASHI
    seats, work, sheet = game.seats[-1], workspace_for(game), game.sheet()
    states = np.repeat(game.new(seats, game.check(seats, {})), 3)
    codes, weights = np.zeros(len(game.actions), np.int16), np.zeros(len(game.outcomes), np.int32)
    loops.playouts(states, loops.generator(4), codes, weights, 10_000)
    for index in range(len(states)):
        loops.score_all(states[index : index + 1], sheet[None])
        assert [value(states[index], seat, work) for seat in range(seats)] == sheet[:seats, TOTAL].tolist()


def keep_result(results, done, result):
    results.append(result)


def test_playing_makes_a_bot_better():
    def mean(weights, parameters, matches, seed):
        results = []
        keep = partial(keep_result, results)
        train(HASHI, weights, [(1, {})], matches, parameters=parameters, seed=seed, progress=keep)
        return np.mean(results)

    weights = replace(evaluation_of(HASHI), guesses={"finished": 2}).first_weights()
    before = mean(weights.copy(), TrainingParameters(0, 0, 1), 200, 9)
    mean(weights, TrainingParameters(), 1500, 1)
    assert mean(weights.copy(), TrainingParameters(0, 0, 1), 200, 9) > before + 5


def test_equal_seeds_learn_the_same_and_without_pace_nothing():
    def learnt(seed, learning_rate=0.1):
        weights = evaluation_of(HASHI).first_weights()
        train(HASHI, weights, [(1, {})], 5, parameters=TrainingParameters(learning_rate=learning_rate), seed=seed)
        return weights

    assert np.array_equal(learnt(1), learnt(1))
    assert not np.array_equal(learnt(1), learnt(2))
    assert np.array_equal(learnt(1, learning_rate=0.0), evaluation_of(HASHI).first_weights())
