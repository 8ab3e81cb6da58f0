"""How hard each level thinks: iterations, a limit of time, and noise. No level sees more than its seat may."""

from typing import NamedTuple


class Level(NamedTuple):
    """`noise` 0 plays the best action found; else an action is drawn by its visits to the power of 1 / noise."""

    share: float  # of the game's iterations for `hard`
    seconds: float  # it answers within, whatever was found by then
    noise: float = 0.0


LEVELS = {
    "easy": Level(share=0.0005, seconds=0.5, noise=1.0),
    "medium": Level(share=0.02, seconds=0.5),
    "hard": Level(share=1.0, seconds=0.9),
    "max": Level(share=5.0, seconds=4.5),
}
LEAST = 16


def iterations(hard: int, level: str) -> int:
    """Of a level, where `hard` has so many."""
    return max(LEAST, round(LEVELS[level].share * hard))
