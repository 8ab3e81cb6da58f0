"""How a small network (network.py) learns: Adam, on batches drawn at random; the steps become smaller."""

from typing import Any, NamedTuple

import numpy as np
from rich.progress import track

STEADY = (0.9, 0.999)  # of Adam
RAREST = 1 / 30  # a row that is usually smaller learns slower
WORTH = -1  # the row that says what each unit is worth


class Course(NamedTuple):
    """How it learns."""

    batches: int
    size: int  # positions of a batch
    learning_rate: float  # at first


def learn(net: Any, rows: Any, worth: Any, course: Course, rng: np.random.Generator) -> None:
    """Changes the network so that what it says of a position, summed over its parts, comes nearer to `worth`.

    `rows` are [position, part, row]. A row counts by its usual size, so that points are learnt as fast as what is
    there or not.
    """
    usual = np.sqrt((rows.astype(np.float32) ** 2).mean(axis=(0, 1)))
    scale = np.append(1 / np.maximum(usual, RAREST), 1).astype(np.float32)
    scaled = (net / scale[:, None]).astype(np.float32) if net.any() else first_net(net.shape, rng)
    mean, spread = np.zeros_like(scaled), np.zeros_like(scaled)
    for done in track(range(1, course.batches + 1), "learns"):
        chosen = rng.integers(len(rows), size=course.size)
        slope = slope_of(scaled, rows[chosen] * scale[:WORTH], worth[chosen])
        mean += (1 - STEADY[0]) * (slope - mean)
        spread += (1 - STEADY[1]) * (slope**2 - spread)
        learning_rate = course.learning_rate * (1 - done / course.batches) / (1 - STEADY[0] ** done)
        scaled -= learning_rate * mean / (np.sqrt(spread / (1 - STEADY[1] ** done)) + 1e-8)
    net[:] = scaled * scale[:, None]


def first_net(shape: tuple[int, ...], rng: np.random.Generator) -> Any:
    """Units that look at things at random, and are worth nothing yet."""
    net = rng.normal(size=shape).astype(np.float32) / np.sqrt(shape[0])
    net[WORTH] = 0
    return net


def slope_of(net: Any, rows: Any, worth: Any) -> Any:
    """How the mean square of what it misses by depends on each weight."""
    flat = rows.reshape(-1, rows.shape[-1])
    active = np.maximum(flat @ net[:WORTH], 0)
    missed = (active @ net[WORTH]).reshape(len(rows), -1).sum(axis=1) - worth
    at_part = np.repeat(missed * 2 / len(rows), rows.shape[1])
    above = flat.T @ (at_part[:, None] * (active > 0) * net[WORTH])
    return np.vstack((above, at_part @ active))
