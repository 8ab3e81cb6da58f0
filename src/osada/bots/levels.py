"""How long each level thinks at most, and its noise. No level sees more than its seat may.

How many iterations it has is said by game: `SearchProfile` in bots/evaluation.py.
"""

from typing import NamedTuple


class Level(NamedTuple):
    """`noise` 0 plays the best action found; else an action is drawn by its visits to the power of 1 / noise."""

    seconds: float  # it answers within, whatever was found by then
    noise: float = 0.0


LEVELS = {
    "easy": Level(seconds=0.5, noise=1.0),
    "medium": Level(seconds=0.5),
    "hard": Level(seconds=0.9),
    "max": Level(seconds=4.5),
}
