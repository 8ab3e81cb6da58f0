"""The contract: how a game is made known, and how compiled code finds its rules."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from osada.engine import contract, loops
from osada.engine.compiled import rule
from osada.engine.game import CHANCE
from osada.engine.layout import empty
from osada.engine.playouts import playouts
from osada.engine.ready import ready
from osada.engine.table import Table
from tests.games import EVERY_GAME, FERRY, HASHI
from tests.laws.matches import bytes_of
from tests.laws.secrets import after, next_lines


def test_two_games_cannot_have_equal_records():
    with pytest.raises(ValueError, match="copy and ferry have equal records"):
        contract.register(replace(FERRY, id="copy"))


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_a_record_finds_its_game(game):
    assert contract.game_of(empty(game.state)[0]) is game
    assert contract.game_of(empty(game.known)[0]) is game
    assert contract.n_outcomes(empty(game.state)[0]) == len(game.outcomes)


@rule
def lines_until_chance(states, codes):
    """A compiled loop of one's own: everybody does the first legal thing until an outcome is due."""
    state, lines = states[0], 0
    while contract.actors(state) != 1 << CHANCE:
        for seat in range(state.seats):
            if loops.legal(state, seat, codes):
                contract.apply(state, seat, int(codes[0]))
                lines += 1
    return lines + 100 * contract.n_outcomes(state)


@pytest.mark.parametrize("game, seats", [(HASHI, 4), (FERRY, 3)], ids=["hashi", "ferry"])
def test_a_loop_of_ones_own_serves_every_game(game, seats):
    codes = np.zeros(len(game.actions), np.int16)
    assert lines_until_chance(Table(game, seats).states, codes) == seats + 100 * len(game.outcomes)


# --- Random play in bulk ----------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_playouts(game):
    found = playouts(game.id, 50, seats=2, seed=1)
    assert found.totals.shape == found.places.shape == (50, 2)
    assert (found.places.min(axis=1) == 1).all()
    assert found.lines > 50
    again = playouts(Table(game, 2), 50, seed=1)
    assert (again.totals == found.totals).all() and again.lines == found.lines
    assert (playouts(game.id, 50, seats=2, seed=2).totals != found.totals).any()


def test_playouts_of_a_match_that_is_over():
    table = Table(FERRY, 2)
    while not table.over:
        if table.chance_due:
            table.outcome(next(iter(table.outcomes())))
        else:
            table.play(table.actors[0], table.legal(table.actors[0])[0])
    found = playouts(table, 3)
    assert found.lines == 0
    assert found.totals.tolist() == [[score.total for score in table.scores().seats]] * 3


def test_streams_of_one_seed_differ():
    assert len({int(loops.generator(seed, stream)[0]) for seed in range(3) for stream in range(3)}) == 9


def random_lines(table, count):
    """How often each line comes when one is played at random."""
    results = {bytes_of(after(table, line)): line for line in next_lines(table)}
    states, rng = np.repeat(table.states, count), loops.generator(1)
    codes, weights = np.zeros(len(table.game.actions), np.int16), np.zeros(len(table.game.outcomes), np.int32)
    loops.playouts(states, rng, codes, weights, 1)
    return Counter(results[states[index : index + 1].tobytes()] for index in range(count))


def test_every_legal_action_is_picked_equally_often():
    table = Table(FERRY, 2)
    counts = random_lines(table, 5000)
    assert set(counts) == {(seat, code) for seat in (0, 1) for code in table.legal_codes(seat)}
    assert 400 < min(counts.values()) <= max(counts.values()) < 600


def test_outcomes_are_drawn_by_their_weights():
    table = Table(FERRY, 2)
    for seat in (0, 1):
        table.play(seat, "anchor Brac")
    counts = random_lines(table, 5000)
    for words, weight in table.outcomes().items():
        assert abs(counts[CHANCE, FERRY.outcomes.parse(words)] - 500 * weight) < 150


def test_a_game_that_is_ready_tells_no_progress():
    told = []
    ready(HASHI)
    ready(HASHI, lambda *progress: told.append(progress))
    assert told == []
