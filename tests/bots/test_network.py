"""Small networks: their tables, and how they learn."""

import numpy as np
import pytest

from osada.bots.network import read_net, write_net
from osada.bots.network_training import Course, first_net, learn, slope_of

ROWS = ("near", "far", "always", "worth")


def said(net, rows):
    """What a network says of each position, by the definition."""
    return [sum(max(0.0, part @ net[:-1, unit]) * net[-1, unit] for part in each for unit in range(3)) for each in rows]


def examples(count, seed=1):
    rng = np.random.default_rng(seed)
    rows = rng.integers(0, 5, size=(count, 2, 3)).astype(np.float32)
    return rows, rng.normal(size=(len(ROWS), 3))


def test_weights_are_read_as_they_were_written(tmp_path):
    net = np.arange(len(ROWS) * 6).reshape(len(ROWS), 6) % 80 / 8
    write_net(tmp_path / "net.csv", ROWS, net)
    assert read_net(tmp_path / "net.csv", ROWS).tolist() == net.tolist()


def test_weights_of_other_rows_are_refused(tmp_path):
    (tmp_path / "net.csv").write_text("hope,1\n", encoding="utf-8")
    with pytest.raises(ValueError, match="net.csv names other rows than net.py"):
        read_net(tmp_path / "net.csv", ROWS)


@pytest.mark.parametrize("weight", list(np.ndindex(len(ROWS), 3)))
def test_the_slope_is_that_of_the_mean_square(weight):
    rows, net = examples(40)
    worth, small = np.full(40, 2.0), 1e-4

    def missed(change):
        other = net.copy()
        other[weight] += change
        return np.mean((np.array(said(other, rows)) - worth) ** 2)

    expected = (missed(small) - missed(-small)) / (2 * small)
    assert slope_of(net, rows, worth)[weight] == pytest.approx(expected, rel=1e-3, abs=1e-3)


def test_it_learns_what_another_network_says():
    rows, teacher = examples(2000)
    worth = np.array(said(teacher, rows), np.float32)
    net = np.zeros((len(ROWS), 12))
    learn(net, rows, worth, Course(batches=1500, size=200, learning_rate=0.02), np.random.default_rng(0))
    missed = np.maximum(rows.reshape(-1, 3) @ net[:-1], 0) @ net[-1]
    assert np.mean((missed.reshape(-1, 2).sum(axis=1) - worth) ** 2) < np.var(worth) / 50


def test_a_new_network_says_nothing():
    assert said(first_net((4, 3), np.random.default_rng(0)), examples(5)[0]) == [0] * 5
