"""How hard each level thinks: iterations, a limit of time, and noise. No level sees more than its seat may."""

from typing import NamedTuple


class Level(NamedTuple):
    """`noise` 0 plays the best action found; else an action is drawn by its visits to the power of 1 / noise."""

    share: float  # of the game's iterations for `hard`
    seconds: float  # it answers within, whatever was found by then
    noise: float = 0.0


LEVELS = {
    "easy": Level(share=0.0005, seconds=0.5, noise=1.0),
    "medium": Level(share=0.08, seconds=0.5),
    "hard": Level(share=1.0, seconds=0.9),
    "max": Level(share=5.0, seconds=4.5),
}
HARD = {  # iterations of `hard`, alone where that differs: what a core does in half a second or less
    "bobrany": 2_500,
    "border": 20_000,
    "divukraj": 8_000,
    "hashi": 20_000,
    "hashi alone": 2_000,
    "mesta": 1_000,
}
USUAL = 1_000  # of a game not named there
LEAST = 16


def iterations(game: str, seats: int, level: str) -> int:
    hard = HARD.get(game, USUAL)
    if seats == 1:
        hard = HARD.get(f"{game} alone", hard)
    return max(LEAST, round(LEVELS[level].share * hard))
